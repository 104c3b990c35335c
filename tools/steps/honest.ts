/** What honest people write, for each reader: the ground that hostile texts grow on. */
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import { legion } from "#rules/legion/index.ts";
import { writeJournal } from "#table/journal/file.ts";
import { ask, ginny, openNew, rig, startWith, terms } from "#table/testing/rig.ts";
import { the } from "#table/testing/the.ts";

const leia = {
  id: "r1",
  name: "Leia Organa",
  side: "red",
  rank: "commander",
  wounds: 6,
  wounded: 0,
  keywords: [],
  types: [],
  points: 75,
  transport: null,
  inside: null,
  emergencyStims: true,
};

const bossk = {
  ...leia,
  id: "b1",
  name: "Bossk",
  side: "blue",
  rank: "operative",
  keywords: ["bounty"],
  card: { id: "ax", upgrades: ["db"], told: true, beside: 0 },
};

const army = {
  points: 800,
  armyFaction: "imperial",
  units: [
    { name: "Boba Fett Infamous Bounty Hunter", upgrades: ["Emergency Stims", "Own Invention"] },
    { name: "Stormtroopers", upgrades: [] },
  ],
  commandCards: ["Ambush"],
  battlefieldDeck: { conditions: ["Ordnance"] },
};

const list = `My list
995/1000 (12 activations)
**Commander:**
- Darth Vader (195): Force Choke (10), Saber Throw (5) = 210
- 2x Stormtroopers 42 x 2 = 84
  - DLT-19 (24)
| Bossk | 105 |
Leia Organa, Luke; Sabine Wren
Commands: Ambush •, Push ••
`;

const offer = {
  type: "offer",
  to: 1,
  give: { credits: 1000, secrets: 1, cards: ["blaster"], favors: [] },
  get: { credits: 0, secrets: 0, cards: [], favors: [] },
};

const entries = [
  { type: "add-unit", unit: bossk },
  { type: "add-army", units: [leia] },
  { type: "close-armies" },
  { type: "mark", by: "b1", target: "r1" },
];

/** A ledger with a bit of everything in it: talk, an entry taken back, one amended, the end. */
async function shortJournal(): Promise<string> {
  const bench = rig();
  const { setup, ...others } = terms(legion, 1);
  const options = { ...setup.options, edition: "classic" };
  const table = await openNew(bench, legion, { ...others, setup: { ...setup, options } });
  await startWith(table, [ginny], 1);
  const write = async (command: unknown) => {
    const answer = await ask(table, ginny, { type: "command", seat: 0, command });
    if (answer.type !== "done") throw new Error(JSON.stringify(answer));
    return answer;
  };
  for (const entry of entries) await write(entry);
  await ask(table, ginny, { type: "say", said: { type: "text", text: "good luck" } });
  const wound = { type: "suffer-wounds", unit: "r1", wounds: 1, by: null, cause: "a fall" };
  await write(wound);
  await ask(table, ginny, { type: "take-back", seat: 0 });
  const { version } = await write(wound);
  const command = { ...wound, wounds: 2 };
  await ask(table, ginny, { type: "amend", seat: 0, page: version, command });
  await write({ type: "end-game", wipedOut: null });
  const header = the(await bench.journal.header(table.id));
  const text = writeJournal(legion, header, null, await bench.journal.read(table.id, 0));
  if (typeof text !== "string") throw new Error(JSON.stringify(text));
  return text.trimEnd();
}

function withoutHashes(journal: string): string {
  return journal
    .split("\n")
    .map((line) => line.replace(/^\{"hash":"[0-9a-f]*",/, "").slice(0, -1))
    .join("\n");
}

export async function honestTexts(): Promise<Readonly<Record<string, readonly string[]>>> {
  const journal = await shortJournal();
  return {
    "an army list": [
      list,
      JSON.stringify(army),
      "https://legionhq2.com/list/empire/800:1aw0,1ardb,2aw0+1tn0_aw",
    ],
    "a journal": [journal],
    "a journal whose lines fit": [withoutHashes(journal)],
    "a card set": [JSON.stringify(bountyHunters.standardContent)],
    "a shared game": [JSON.stringify({ v: 1, o: { edition: "current" }, c: entries })],
    "a player for the desk": [JSON.stringify({ n: "Ann", l: list })],
    "a name": ["Bossk 2", "Zoë d’Île-de-France"],
    "recovery words": ["abbey acorn actor adult agent alarm album"],
    "an ask": [
      JSON.stringify({ id: "x", table: "t", type: "say", said: { type: "text", text: "hello" } }),
      JSON.stringify({ id: "x", table: "t", type: "command", seat: 0, command: offer }),
    ],
    "a command": [...entries, offer].map((each) => JSON.stringify(each)),
    "an ask to a tournament": [
      JSON.stringify({ type: "sign-up", list }),
      JSON.stringify({ type: "add-player", name: "Zoë d’Île-de-France", list }),
      JSON.stringify({ type: "change-pairings", pairings: [{ table: 1, players: [2, 3] }] }),
    ],
    "an address": ["2a02:8070:1:2::1", "203.0.113.6"],
  };
}
