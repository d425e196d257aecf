"""Recomputes a seat draw of Floor Director: python3 check_draw.py draw.json."""

import hashlib
import hmac
import json
import sys

draw = json.loads(open(sys.argv[1], encoding="utf-8").read())
key, players, tables = bytes.fromhex(draw["key"]), draw["players"], draw["tables"]


def numbers():
    for block in range(2**62):
        digest = hmac.digest(key, f"{draw['context']}|{block}".encode(), "sha256")
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))


def below(count, stream=numbers()):
    return next(number for number in stream if number < 2**32 - 2**32 % count) % count


def shuffle(things):
    for last in range(len(things) - 1, 0, -1):
        other = below(last + 1)
        things[last], things[other] = things[other], things[last]


places = {who: (table, seat) for who, table, seat in draw["reserved"]}
fixed, chairs = set(places), []
held = [[seat for at, seat in places.values() if at == table["number"]] for table in tables]
sizes, left = [len(seats) for seats in held], len(players) - len(places)
while left:  # how many sit where: the lowest tables gain one, again and again
    free = [n for n, t in enumerate(tables) if sizes[n] < t["seats"] - len(t["locked"])]
    lowest = [n for n in free if sizes[n] == min(sizes[m] for m in free)]
    if left < len(lowest):
        shuffle(lowest)
    for n in lowest[:left]:
        sizes[n] += 1
    left -= len(lowest[:left])
for table, size, taken in zip(tables, sizes, held):  # which seats are used
    seats = [n for n in range(1, table["seats"] + 1) if n not in table["locked"] + taken]
    if draw["fill"] == "random":
        shuffle(seats)
    chairs += [(table["number"], seat) for seat in sorted(seats[: size - len(taken)])]
shuffle(chairs)  # who sits there, in order of registration
places.update(zip((who for who in players if who not in fixed), chairs))

rank = {table["number"]: at for at, table in enumerate(tables)}
movable = sorted((places[who] for who in players if who not in fixed), key=lambda c: (rank[c[0]], c[1]))
foes = {who: {a if b == who else b for a, b in draw["apart"] if who in (a, b)} for who in players}
for pair in draw["apart"]:  # those kept apart change places with somebody drawn among all who may
    if places[pair[0]][0] == places[pair[1]][0]:
        mover = max((who for who in pair if who not in fixed), key=players.index)
        at, old = {chair: who for who, chair in places.items()}, places[mover]
        there = {n: {who for who in players if places[who][0] == n} for n in rank}
        fits = [c for c in movable if c[0] != old[0] and not foes[mover] & there[c[0]] - {at[c]}]
        fits = [c for c in fits if not foes[at[c]] & there[old[0]] - {mover}]
        chair = fits[below(len(fits))]
        places[at[chair]], places[mover] = old, chair

listed = hashlib.sha256("\n".join(map(str, players)).encode()).hexdigest()
found = [[who, *places[who]] for who in players] == draw["seats"]
right = [hashlib.sha256(key).hexdigest() == draw["key_hash"], listed == draw["list_hash"], found]
for what, so in zip(["the key", "the list", "every seat"], right):
    print(f"{what}: {'as promised' if so else 'WRONG'}")
sys.exit(not all(right))
