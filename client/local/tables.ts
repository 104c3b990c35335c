/** Tables that live in this browser: the same table as in the server, with a journal in IndexedDB. */
import { signal } from "@preact/signals";
import type { Game } from "#rules/game.ts";
import { headerNow } from "#table/journal/header-now.ts";
import { openStored } from "#table/live/stored.ts";
import type { Person, Ports } from "#table/ports.ts";
import type { Table } from "#table/table.ts";
import type { Ask, TableId, Tell } from "#table/talk/words.ts";
import { gameCard } from "../games/list.ts";
import { myFace, myName } from "../lobby/me.ts";
import { isNear, nearTableId } from "../nearby/near.ts";
import { mySecret, nearPersonId } from "../nearby/person.ts";
import type { Link, Wire } from "../table/session/wire.ts";
import { words } from "../words/words.ts";
import { think } from "./bots.ts";
import { browserJournal } from "./journal.ts";
import { putOnShelf } from "./shelf.ts";

/** Everyone at this device is one person to its own tables; seats carry the names. */
export function localPerson(): Person {
  return { id: "here", name: myName.value ?? words.value.recruit, face: myFace.value };
}

export function nearPerson(): Person {
  return { ...localPerson(), id: nearPersonId(mySecret()) };
}

const personAt = (table: TableId): Person => (isNear(table) ? nearPerson() : localPerson());

function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

export const localPorts: Ports = {
  journal: browserJournal,
  bots: { think: (question) => think(question, someonePlays(question.table)) },
  clock: {
    now: () => Date.now(),
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  },
  freshSeed: () => randomHex(32),
  freshTableId: () => randomHex(8),
  games: async (id) => {
    const screen = await gameCard(id)?.load();
    if (screen === undefined) return undefined;
    const bots = screen.bots(await screen.loadWords("en"));
    return { game: await screen.loadGame(), botLevels: bots.map(({ level }) => level) };
  },
  report: (table, error) => console.error(table, error),
};

/** Where others sit down from their own devices; so does the rematch. */
export const nearPorts: Ports = { ...localPorts, freshTableId: () => nearTableId(randomHex(8)) };

const open = new Map<TableId, Table>();
const tables = new Map<TableId, Promise<Table | null>>();

/** `null` when this device does not keep such a table. */
export function localTable(id: TableId): Promise<Table | null> {
  const known = tables.get(id);
  if (known) return known;
  const opening = openKept(id);
  tables.set(id, opening);
  return opening;
}

async function openKept(id: TableId): Promise<Table | null> {
  const header = await browserJournal.header(id);
  if (header === null) return null;
  const { terms } = headerNow(header, await browserJournal.read(id, 0));
  const screen = await gameCard(terms.game)?.load();
  const game: Game | undefined = await screen?.loadGame();
  const opened = await openStored(isNear(id) ? nearPorts : localPorts, () => game, id);
  if (opened.type !== "opened") return null;
  open.set(id, opened.table);
  return opened.table;
}

/** What is under way is written first. It can be opened again. */
export async function closeTable(id: TableId): Promise<void> {
  const table = open.get(id);
  open.delete(id);
  tables.delete(id);
  await table?.settled();
  table?.close();
}

function someonePlays(id: TableId): boolean {
  const seats = open.get(id)?.info(null).seats ?? [];
  return seats.some(({ holder }) => holder.type === "person" && holder.substitute === null);
}

/** The lobby's list is refreshed with whatever the table last said. */
function shelve(table: Table): void {
  const info = table.info(null);
  // Whoever plays alone here needs no name: the list says "you" in whichever language it is read.
  const isAlone = info.seats.filter(({ holder }) => holder.type === "person").length === 1;
  const names = info.seats.map(({ holder }) =>
    holder.type === "bot" || (holder.type === "person" && !isAlone) ? holder.name : "",
  );
  const myMove = info.seats.some(({ holder, awaited }) => awaited && holder.type === "person");
  void putOnShelf({
    id: info.id,
    game: info.game,
    names,
    phase: info.phase,
    myMove,
    moved: Date.now(),
  });
}

/** What is said and told here travels as over a network: a tap, the table's judging and the drawing are three tasks. */
function tasks(): (job: () => void) => void {
  const jobs: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    for (const job of jobs.splice(0)) job();
  };
  return (job) => {
    jobs.push(job);
    port2.postMessage(null);
  };
}

export function localWire(table: Table): Wire {
  const link = signal<Link>("local");
  const later = tasks();
  let heard: (tell: Tell) => void = () => undefined;
  let stop: () => void = () => undefined;
  const tell = (one: Tell): void => later(() => heard(one));

  function said(ask: Ask): void {
    const person = personAt(table.id);
    if (ask.type === "watch") {
      stop();
      const listening = table.listen(person, ask.as, ask.since, (one) => {
        tell(one);
        if (one.type !== "answer") shelve(table);
      });
      stop = listening.type === "listening" ? listening.stop : () => undefined;
      return;
    }
    void table
      .ask(person, ask)
      .then((answer) => tell({ type: "answer", table: table.id, id: ask.id, answer }));
  }

  return {
    link,
    say: (ask) => later(() => said(ask)),
    listen(hear, opened) {
      heard = hear;
      opened();
      return () => {
        heard = () => undefined;
        // After what was still being said: nothing is lost by leaving.
        later(() => stop());
      };
    },
  };
}
