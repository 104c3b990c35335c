"""A complete player in Python's standard library: joins a table by its link, plays at random, and finishes the game.

    python3 examples/bot.py http://localhost:3000/t/TABLE [name [whose]]

Its token lies in NAME.token of this folder: started again with that name it is the same player and has its seat.
"""
import json
import pathlib
import random
import sys
import time
import urllib.error
import urllib.request
import uuid
from urllib.parse import urlsplit

link = urlsplit(sys.argv[1])
name = sys.argv[2] if len(sys.argv) > 2 else "Robot"
whose = sys.argv[3] if len(sys.argv) > 3 else "home"
hall = f"{link.scheme}://{link.netloc}"
table = f"{hall}/api/tables/{link.path.rstrip('/').split('/')[-1]}"
headers = {"content-type": "application/json"}


def call(url, body=None):
    """GET, or POST when there is a body. Too fast, busy or restarting: ask again when told to, until it answers."""
    data = None if body is None else json.dumps(body).encode()
    while True:
        try:
            with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code not in (429, 503):
                sys.exit(f"{url}: {error.code} {error.read().decode()}")
            time.sleep(float(error.headers.get("retry-after", 1)) * random.uniform(1, 1.5))
        except OSError:
            time.sleep(0.5)


def ask(**words):
    """Each ask has an id of its own, so asking twice does no harm."""
    words = {"id": str(uuid.uuid4()), **words}
    while (answer := call(f"{table}/asks", words)["answer"]).get("code") == "too-fast":
        time.sleep(answer["params"]["seconds"])
    return answer


kept = pathlib.Path(f"{name}.token")
if not kept.exists():
    token = call(f"{hall}/api/me", {"name": name, "by": whose, "token": True})["token"]
    kept.touch(0o600)
    kept.write_text(token)
headers["authorization"] = f"Bearer {kept.read_text()}"

# Who throws in openly agrees to be dealt to without a secret part; docs/api.md says how a program takes part.
seats = {each["seat"]: each["holder"] for each in call(table)["seats"]}
seat = next((each for each in seats if seats[each].get("mine")), None)
for each in seats if seat is None else []:
    if seats[each]["type"] == "open" and ask(type="sit", seat=each, entropy=str(uuid.uuid4()))["type"] == "done":
        seat = each
        break
if seat is None:
    sys.exit("no seat is open at this table")

version = 0
while True:
    now = call(f"{table}/view?as={seat}&since={version}&wait=25")
    if now["info"]["phase"] == "over":
        break
    if now["tell"] is None:
        continue
    version = now["tell"]["version"]
    if seat in now["tell"]["awaited"]:
        ask(type="command", seat=seat, command=random.choice(now["options"]))

places = now["info"]["outcome"]["places"]
print(f"seat {seat} came in at place {1 + next(i for i, seats in enumerate(places) if seat in seats)} of {len(places)}")
