"""State becomes rows and sentences for people, once for all who show them. No Qt, no SQL."""
