"""A complete player in Python's standard library: joins a table by its link, plays at random, and finishes the game.

    python3 examples/bot.py http://localhost:3000/t/TABLE [name]
"""
import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid
from urllib.parse import urlsplit

link = urlsplit(sys.argv[1])
table = f"{link.scheme}://{link.netloc}/api/tables/{link.path.rstrip('/').split('/')[-1]}"
headers = {"content-type": "application/json"}


def call(url, body=None):
    """GET, or POST when there is a body. The hall may be restarting: ask again until it answers."""
    data = None if body is None else json.dumps(body).encode()
    while True:
        try:
            with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            sys.exit(f"{url}: {error.code} {error.read().decode()}")
        except OSError:
            time.sleep(0.5)


def ask(**words):
    """Each ask has an id of its own, so asking twice does no harm."""
    return call(f"{table}/asks", {"id": str(uuid.uuid4()), **words})["answer"]


me = call(f"{link.scheme}://{link.netloc}/api/me", {"name": sys.argv[2] if len(sys.argv) > 2 else "Robot", "token": True})
headers["authorization"] = f"Bearer {me['token']}"

# Who throws in openly agrees to be dealt to without a secret part; docs/api.md says how a program takes part.
open_seats = [each["seat"] for each in call(table)["seats"] if each["holder"]["type"] == "open"]
seat = next((each for each in open_seats if ask(type="sit", seat=each, entropy=str(uuid.uuid4()))["type"] == "done"), None)
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
