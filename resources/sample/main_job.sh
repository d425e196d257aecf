# From a list of players to seat cards, without a window. After: python3 installer/make.py setup
set -e
sample=$PWD/resources/sample PATH=$PWD/.venv/bin:$PATH
cd "$(mktemp -d)"                                            # leaves nothing in the checkout

director new evening.floor "$sample/evening.toml"            # the file, the event, tables 1 to 8
director import evening.floor "$sample/players.csv"          # 64 new, 0 known
director draw evening.floor --seal --fill lowest             # shows the hashes of key and list
director draw evening.floor --word "Ks Qd 7c"                # three cards turned in front of all
director print evening.floor seat-cards --out cards.pdf

director do evening.floor <<'LINES'
1-1 > 2-9
{"do": "Void", "entry": 10, "reason": "registered twice on paper"}
{"do": "register", "family": "Garside", "given": "Ann"}
undo
undo
undo
LINES

director check evening.floor                                 # every line, every seat of the draw
