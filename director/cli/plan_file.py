"""The plan of an event as people write it down, in TOML.

Amounts are written in the currency, never in minor units: `buy_in = 1000` or `buy_in = "1000.50"`. What the
event has otherwise than its rule set stands in a table of its own:

    [options]
    cap_raises = 4
    ft_size = { 9 = 10, 8 = 9 }

and what is offered besides the first entry in tables of theirs, what early players get on top in a list:

    reentry = { buy_in = 1000, fee = 100, stack = 20000, most = 2 }
    rebuy = { buy_in = 1000, fee = 0, stack = 20000 }
    add_on = { buy_in = 1000, fee = 0, stack = 30000, most = 1 }
    bonuses = [{ name = "Early bird", chips = 1000 }]
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import date, datetime
from decimal import Decimal, InvalidOperation
from pathlib import Path
from typing import Any, Final

import msgspec

from director.cli.files import open_in
from director.cli.outcome import misused
from director.domain.ids import Seq, TournamentId
from director.domain.line import Line
from director.domain.misfits import as_written, of_fields, of_toml
from director.domain.options import OPTIONS, Options, plain, read_options
from director.domain.plan import DISCIPLINES, MOST_DECIMALS, MOST_MONEY, OFFERS, RULE_SETS, STRUCTURES, Plan
from director.domain.refusal import Impossible
from director.domain.setup import OpenTables
from director.domain.tournament import Tournament
from director.host.i18n import _, current
from director.rules.toml_text import toml_fields
from director.views.misfits import misfit_words
from director.views.runs import read_ranges

KEYS: Final = (*Plan.__struct_fields__, "tables")
_MONEY: Final = ("buy_in", "fee")
_CHOICES: Final = {"discipline": DISCIPLINES, "structure": STRUCTURES, "rules": RULE_SETS}
_MOST_TABLES: Final = 5_000
_MOST_BYTES: Final = 100_000


class EventPlan(msgspec.Struct, frozen=True):
    """An event to be made, and the tables that open at once."""

    plan: Plan
    tables: OpenTables | None


def read_plan(file: Path) -> EventPlan:
    """The plan in a file. Ends the command with a sentence that names the key that cannot be."""
    try:
        with open_in(file) as written_down:
            content = written_down.read(_MOST_BYTES + 1)
        if len(content) > _MOST_BYTES:
            raise misused(_("The plan {path} is too long for a plan.").format(path=file))
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as trouble:
        raise misused(_("The plan {path} is not in UTF-8. Save it as UTF-8.").format(path=file)) from trouble
    try:
        written = toml_fields(text, Decimal)
    except (ValueError, InvalidOperation, RecursionError) as trouble:
        sentence = _("The plan {path} cannot be read. {why}")
        why = misfit_words(of_toml(trouble, text), current())
        raise misused(sentence.format(path=file, why=why)) from trouble
    return plan_of(written)


def plan_of(written: Mapping[str, Any]) -> EventPlan:
    """The plan that a table of keys and values means. Raises Impossible for values that cannot be."""
    unknown = [key for key in written if key not in KEYS]
    if unknown:
        sentence = _("A plan has no “{key}”. It may have: {keys}.")
        raise misused(sentence.format(key=unknown[0], keys=", ".join(KEYS)))
    fields = {key: _plain(value) for key, value in written.items() if key != "tables"}
    if not fields.get("name"):
        raise misused(_('The plan names no event. Begin with a line such as name = "Spring Cup".'))
    for key, choices in _CHOICES.items():
        if fields.get(key, choices[0]) not in choices:
            sentence = _("The plan’s “{key}” is {value}. It is one of: {choices}.")
            value = as_written(fields[key])
            raise misused(sentence.format(key=key, value=value, choices=", ".join(choices)))
    if "options" in fields:
        fields["options"] = _options(fields["options"])
    decimals = _decimals(fields.get("decimals", 2))
    for key in _MONEY:
        if key in fields:
            fields[key] = _minor(key, fields[key], decimals)
    for name in OFFERS:
        if name in fields:
            fields[name] = _offer(name, fields[name], decimals)
    try:
        plan = msgspec.convert(fields, Plan)
    except msgspec.ValidationError as error:
        why = misfit_words(of_fields(error, Plan, fields), current())
        raise misused(_("The plan does not fit. {why}").format(why=why)) from error
    plan.check()
    return EventPlan(plan, _tables(written.get("tables"), plan))


def _decimals(value: Any) -> int:
    """How many decimals amounts have; asked first, as amounts depend on it."""
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST_DECIMALS:
        return value
    sentence = _("The plan’s “{key}” is {value}. It is a whole number from 0 to {most}.")
    raise misused(sentence.format(key="decimals", value=as_written(value), most=MOST_DECIMALS))


def _offer(name: str, written: Any, decimals: int) -> dict[str, Any]:
    """What an offer costs and gives, with its amounts in minor units."""
    if not isinstance(written, Mapping):
        sentence = _("Write the plan’s “{key}” as a table, such as {example}.")
        example = f"{name} = {{ buy_in = 1000, fee = 100, stack = 20000 }}"
        raise misused(sentence.format(key=name, example=example))
    fields = {"buy_in": 0, "fee": 0, **written}
    return {
        key: _minor(f"{name}.{key}", value, decimals) if key in _MONEY else value
        for key, value in fields.items()
    }


def _options(written: Any) -> Options:
    if not isinstance(written, Mapping):
        raise misused(
            _("Write the options of the rules as a table: `[options]`, and below it `cap_raises = 4`.")
        )
    try:
        return read_options(written)
    except Impossible as bad:
        key = str(bad.facts["key"])
        if key not in OPTIONS:
            sentence = _("The rules have no option “{key}”. There are: {keys}.")
            raise misused(sentence.format(key=key, keys=", ".join(OPTIONS))) from bad
        choices = ", ".join(json.dumps(plain(value)) for value in OPTIONS[key].values)
        sentence = _("The option “{key}” cannot have this value. It has values such as: {choices}.")
        raise misused(sentence.format(key=key, choices=choices)) from bad


def _plain(value: Any) -> Any:
    """A date and time of TOML as the text that the plan keeps."""
    if isinstance(value, datetime):
        return value.isoformat(timespec="minutes")
    return value.isoformat() if isinstance(value, date) else value


def _minor(key: str, value: Any, decimals: int) -> int:
    """An amount of the currency in minor units, exactly."""
    try:
        amount = Decimal(str(value).replace(" ", "").replace("\N{NO-BREAK SPACE}", ""))
        minor = amount.scaleb(decimals)
    except InvalidOperation:
        minor = Decimal(-1)
    if isinstance(value, bool) or not minor.is_finite() or not 0 <= minor <= MOST_MONEY or minor % 1:
        sentence = _("The plan’s “{key}” is {value}. Write an amount such as 1000 or 1000.50.")
        raise misused(sentence.format(key=key, value=as_written(value)))
    return int(minor)


def _tables(value: Any, plan: Plan) -> OpenTables | None:
    """The tables to open: "1-8", "1-4, 7" or a list of numbers."""
    if value is None or value in ("", []):
        return None
    numbers = _numbers(value)
    if numbers is None:
        sentence = _('The plan’s “tables” is {value}. Write "1-8", "1-4, 7" or [1, 2, 3].')
        raise misused(sentence.format(value=as_written(value)))
    tables = OpenTables(numbers, plan.seats)
    # Asked of an empty event, so that nothing is made when the tables cannot be.
    tables.apply(Tournament(TournamentId(""), plan=plan), Line(Seq(2), "", "", "", "", tables))
    return tables


def _numbers(value: Any) -> tuple[int, ...] | None:
    if isinstance(value, list):
        good = all(isinstance(number, int) and not isinstance(number, bool) for number in value)
        return tuple(value) if good and len(value) <= _MOST_TABLES else None
    return read_ranges(str(value), _MOST_TABLES)
