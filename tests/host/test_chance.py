from director.host import chance


def test_a_key_has_as_many_bytes_as_the_hash_that_is_shown() -> None:
    assert len(chance.key()) == 32


def test_no_two_keys_are_alike() -> None:
    assert len({chance.key() for _ in range(100)}) == 100


def test_what_shuffles_cards_does_not_repeat_itself() -> None:
    decks = {tuple(chance.cards().sample(range(52), 52)) for _ in range(20)}

    assert len(decks) == 20
