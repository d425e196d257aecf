from director.host import chance


def test_a_key_has_as_many_bytes_as_the_hash_that_is_shown() -> None:
    assert len(chance.key()) == 32


def test_no_two_keys_are_alike() -> None:
    assert len({chance.key() for _ in range(100)}) == 100
