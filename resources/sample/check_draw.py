"""Recomputes a seat draw of Floor Director. Usage: python3 check_draw.py draw.json"""
import hashlib, hmac, json, sys

draw = json.load(open(sys.argv[1], encoding="utf-8"))
key = bytes.fromhex(draw["key"])

def numbers():
    block = 0
    while True:
        text = f"{draw['context']}|{block}".encode()
        digest = hmac.new(key, text, hashlib.sha256).digest()
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
        block += 1

stream = numbers()

def below(count):
    while (number := next(stream)) >= 2**32 - 2**32 % count:
        pass
    return number % count

def shuffle(things):
    for last in range(len(things) - 1, 0, -1):
        other = below(last + 1)
        things[last], things[other] = things[other], things[last]

players = draw["players"]
places = {who: (table, seat) for who, table, seat in draw["reserved"]}
fixed = set(places)
held = [[seat for at, seat in places.values() if at == table["number"]] for table in draw["tables"]]
sizes, left = list(map(len, held)), len(players) - len(places)
while left:  # how many sit where: the lowest tables gain one, again and again
    free = [n for n, t in enumerate(draw["tables"]) if sizes[n] < t["seats"] - len(t["locked"])]
    lowest = [n for n in free if sizes[n] == min(sizes[m] for m in free)]
    if left < len(lowest):
        shuffle(lowest)
    for n in lowest[:left]:
        sizes[n] += 1
    left -= len(lowest[:left])
chairs = []
for table, size, taken in zip(draw["tables"], sizes, held):  # which seats are used
    seats = [s for s in range(1, table["seats"] + 1) if s not in table["locked"] + taken]
    if draw["fill"] == "random":
        shuffle(seats)
    chairs += [(table["number"], seat) for seat in sorted(seats[: size - len(taken)])]
shuffle(chairs)  # who sits there, in order of registration
places.update(zip((who for who in players if who not in fixed), chairs))

rank = {table["number"]: at for at, table in enumerate(draw["tables"])}
movable = sorted((places[w] for w in players if w not in fixed), key=lambda c: (rank[c[0]], c[1]))
foes = lambda who: {b if a == who else a for a, b in draw["apart"] if who in (a, b)}
for pair in draw["apart"]:  # those kept apart change places with somebody drawn among all who may
    if places[pair[0]][0] == places[pair[1]][0]:
        mover = max((who for who in pair if who not in fixed), key=players.index)
        holders, here = {chair: who for who, chair in places.items()}, places[mover][0]
        there = {number: set() for number in rank}
        for who, chair in places.items():
            there[chair[0]].add(who)
        fits = [c for c in movable if c[0] != here and not foes(mover) & there[c[0]] - {holders[c]}
                and not foes(holders[c]) & there[here] - {mover}]
        chair = fits[below(len(fits))]
        places[holders[chair]], places[mover] = places[mover], chair

listed = hashlib.sha256("\n".join(map(str, players)).encode()).hexdigest()
right = {"the key": hashlib.sha256(key).hexdigest() == draw["key_hash"],
         "the list": listed == draw["list_hash"],
         "every seat": [[who, *places[who]] for who in players] == [s[:3] for s in draw["seats"]]}
print(*(f"{what}: {'as promised' if so else 'WRONG'}" for what, so in right.items()), sep="\n")
sys.exit(not all(right.values()))
