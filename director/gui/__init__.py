"""The window: the only place that knows Qt.

A page never changes a tournament. It builds an action and hands it to the `Bridge`; the desk stores it on
a thread of its own; the bridge then says `changed`, once, with the state before and after, and every page
that is shown takes what it needs. Hidden pages only remember that they are stale.

To add a page: subclass `pages.page.Page` and name it in `page_list.PAGES`. To add something people can do:
give a `Command` from the page; menus, quick box and the page of shortcuts follow by themselves.

Decision 5, in force. *How do pages learn of a change?* By one signal, `changed`, with the frozen state before
and after and the lines between. `before.seating is after.seating` says at no cost that seats did not change.
Instead of a signal for each kind of change, flags of what changed, or models that watch each other: all of
these are forgotten somewhere, and then a page is out of date.
"""
