"""What is wrong with a question of any topic, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from director.host.i18n import N_

COMPLAINTS: Final[Mapping[str, str]] = {
    "bad_json": N_("This line is not a JSON object."),
    "fault": N_("The program could not cope with this question. Please report it."),
    "unknown_topic": N_("Nothing can be asked by that name; there are: {allowed}."),
    "missing": N_("The field {field} is missing."),
    "unknown_field": N_("There is no field {field} here; it may be misspelt."),
    "duplicate_key": N_("The name {field} stands twice, so nobody can tell which value is meant."),
    "wrong_type object": N_("{field} must be an object with names and values."),
    "wrong_type list": N_("{field} must be a list."),
    "wrong_type whole": N_("{field} must be a whole number."),
    "wrong_type text": N_("{field} must be a text."),
    "wrong_type truth": N_("{field} must be true or false."),
    "bad_card": N_("{field}: {card} is no card. A card is written like As, Td or 10d, 9c."),
    "duplicate_card": N_("{field}: the card {card} stands here a second time; one deck has it once."),
    "too_many_cards": N_("{field} has too many cards; there can be {most}."),
    "bad_seat": N_("{field}: seats are numbers from {low} to {high}."),
    "out_of_range": N_("{field} must be from {low} to {high}."),
    "too_many": N_("{field} holds {count} values; at most {most} are allowed."),
    "not_one_of": N_("{field} must be one of these: {allowed}."),
    "bad_text": N_("{field} holds half a letter and cannot be written as text."),
    "bad_id": N_("{field} must be an id of one line at least one letter long."),
    "bad_key": N_("{field} must be {digits} hexadecimal digits."),
    "unknown_rules": N_("There is no such rule set; there are: {allowed}."),
    "bad_option": N_("{field} is not an option, or cannot have this value."),
    "duplicate": N_("{field} names {value} a second time."),
    "empty": N_("{field} must not be empty."),
    "not_a_pair": N_("{field} must hold exactly two values."),
}
"""Code of a BadQuestion → its sentence."""
