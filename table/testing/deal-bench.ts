/** A table before its first card, and the devices of those who sit there: each promises and shows while it is awake. */
import type { Game, Seat } from "#rules/game.ts";
import { hashOf } from "#rules/seeded-chance.ts";
import { readJournal, writeJournal, type JournalFile } from "../journal/file.ts";
import type { Page } from "../journal/page.ts";
import type { Person } from "../ports.ts";
import { commitToPart } from "../state/deal.ts";
import type { Table } from "../table.ts";
import type { Answer, TableTerms } from "../talk/words.ts";
import { ask, openNew, rig, terms, type Rig } from "./rig.ts";
import { sealed } from "./sealed-game.ts";
import { seal, slowBots } from "./slow-bots.ts";
import { the } from "./the.ts";

export interface DealBench {
  readonly bench: Rig;
  readonly table: Table;
  promise(seat: Seat, part?: string): Promise<Answer>;
  show(seat: Seat, part?: string): Promise<Answer>;
  waive(seat: Seat): Promise<Answer>;
  start(): Promise<Answer>;
  /** These devices do what is theirs to do until nothing is left. */
  wake(...seats: readonly Seat[]): Promise<void>;
  pages(): Promise<readonly Page[]>;
  /** The seats whose parts the cards came from; `null` while nothing is dealt. */
  from(): readonly Seat[] | null;
  /** What this device draws for that start: the one under way, unless told. */
  partOf(seat: Seat, attempt?: number): string;
  /** People alone sit there: they play to the end, and this is the file. */
  playedOut(): Promise<JournalFile>;
}

interface Wish {
  readonly game?: Game;
  readonly terms?: Partial<TableTerms>;
  /** Seats given to bots. */
  readonly bots?: number;
  /** What each throws in openly; nothing unless told. */
  readonly entropies?: readonly string[];
}

/** `people` sit down in order; the same person may sit twice. */
export async function gathered(people: readonly Person[], wish: Wish = {}): Promise<DealBench> {
  const { game = sealed, bots = 0, entropies = [] } = wish;
  const bench = rig(slowBots());
  const seats = people.length + bots;
  const levels = Array.from({ length: seats }, (_, seat) =>
    seat < people.length ? null : "random",
  );
  const table = await openNew(bench, game, terms(game, seats, wish.terms), levels);
  for (const [seat, person] of people.entries())
    await ask(table, person, { type: "sit", seat, entropy: entropies[seat] ?? "" });
  return atTable(bench, table, people);
}

export function atTable(bench: Rig, table: Table, people: readonly Person[]): DealBench {
  const who = (seat: Seat): Person => people[seat] ?? { id: "nobody", name: "Nobody" };
  const deal = () => table.info(null).deal;
  const partOf = (seat: Seat, attempt = deal().attempt): string =>
    hashOf(`${table.id} ${seat} ${attempt}`);
  /** While a start waits a promise is one for the next. */
  const nextStart = (): number => deal().attempt + (deal().sealed ? 1 : 0);
  const promise = (seat: Seat, part = partOf(seat, nextStart())): Promise<Answer> =>
    ask(table, who(seat), {
      type: "promise-part",
      seat,
      commit: commitToPart(table.id, seat, part),
    });
  const show = (seat: Seat, part = partOf(seat)): Promise<Answer> =>
    ask(table, who(seat), { type: "show-part", seat, part });

  /** Tells whether there was anything to do. */
  async function step(seat: Seat): Promise<boolean> {
    const { phase, seats, deal: now } = table.info(null);
    if (phase !== "gathering" || seats[seat]?.holder.type !== "person") return false;
    const commit = now.commits[seat] ?? null;
    if (now.sealed) return now.missing.includes(seat) && (await show(seat)).type === "done";
    return commit === null && !now.waived.includes(seat) && (await promise(seat)).type === "done";
  }

  return {
    bench,
    table,
    promise,
    show,
    waive: (seat) => ask(table, who(seat), { type: "waive-part", seat }),
    start: () => ask(table, who(0), { type: "start" }),
    async wake(...seats) {
      for (let busy = true; busy;) {
        busy = false;
        for (const seat of seats) if (await step(seat)) busy = true;
      }
    },
    pages: () => bench.journal.read(table.id, 0),
    from: () => deal().from,
    partOf,
    async playedOut() {
      for (const round of [1, 2, 3])
        for (const seat of people.keys()) await ask(table, who(seat), seal(seat, round));
      const header = the(await bench.journal.header(table.id));
      const pages = await bench.journal.read(table.id, 0);
      const text = writeJournal(sealed, header, null, pages);
      const file = typeof text === "string" ? readJournal(text) : text;
      if ("type" in file) throw new Error(file.code);
      return file;
    },
  };
}
