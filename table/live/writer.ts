/** Keeps the book: judges, writes, and only then turns the page. */
import type { Chance } from "#rules/game.ts";
import { bookAfter, bookOf, type Book, type Rules } from "../state/table-state.ts";
import { chanceFrom } from "../judge/chance.ts";
import type { Draft, Header, Journal, Page, PersonId } from "../journal/page.ts";
import { lineOf, type Line } from "../state/timeline.ts";
import { tableError, type Bench, type Ruling } from "../judge/verdict.ts";
import { entropiesOf } from "../state/seats.ts";
import type { Stand } from "../state/position.ts";
import type { Answer } from "../talk/words.ts";

/** Other copies of the program may write too; losing so many races in a row means something is wrong. */
const mostRaces = 50;

export interface Scribe {
  book(): Book;
  bench(): Bench;
  /** Judges again whenever someone else wrote first. */
  write(judge: () => Ruling | Promise<Ruling>, asked: Asked | null): Promise<Answer>;
  /** Takes in what others wrote. */
  readOn(): Promise<void>;
  line(): Promise<Line>;
}

interface Asked {
  readonly person: PersonId;
  readonly id: string;
}

interface Writing {
  readonly rules: Rules;
  readonly header: Header;
  readonly journal: Journal;
  readonly now: () => number;
  readonly pages: readonly Page[];
  /** Durable by now: announce. */
  readonly turned: (before: Book, pages: readonly Page[]) => void;
}

export function hireScribe({
  rules,
  header,
  journal,
  now,
  pages: stored,
  turned,
}: Writing): Scribe {
  let book = bookOf(rules, stored);
  let chance: Chance | null = null;
  /** An append that failed half-way may have been written: look before judging again. */
  let unsure = false;

  const read = (): Promise<readonly Page[]> => journal.read(header.table, 0);
  const scribe: Scribe = {
    book: () => book,
    bench() {
      chance ??= book.stand && chanceFrom(header.seed, entropiesOf(book.seats));
      return { rules, header, book, chance: chance ?? noChanceYet };
    },
    async write(judge, asked) {
      if (unsure) await scribe.readOn();
      for (let race = 0; race < mostRaces; race++) {
        const ruling = await judge();
        if (ruling.type !== "pages") return ruling;
        const written = numbered(book.version, ruling.drafts, now(), asked);
        unsure = true;
        const { type } = await journal.append(header.table, book.version, written);
        unsure = false;
        if (type === "conflict") await scribe.readOn();
        else {
          await turn(written, ruling.stand);
          return { type: "done", version: book.version - written.length + 1 };
        }
      }
      return tableError("busy");
    },
    async readOn() {
      const written = await journal.read(header.table, book.version);
      unsure = false;
      if (written.length > 0) await turn(written, null);
    },
    line: async () => lineOf(await read()),
  };
  return scribe;

  async function turn(written: readonly Page[], stand: Stand | null): Promise<void> {
    const before = book;
    const rewound =
      stand === null && written.some(({ type }) => type === "taken-back" || type === "amended");
    if (rewound) book = bookOf(rules, await read());
    else
      for (const page of written)
        book = bookAfter(rules, book, page, stand ? { stand } : { line: noLine });
    turned(before, written);
  }
}

/** The first page answers the ask, so it carries the id. */
function numbered(
  version: number,
  drafts: readonly Draft[],
  at: number,
  asked: Asked | null,
): readonly Page[] {
  return drafts.map((draft, i) => ({
    ...draft,
    version: version + 1 + i,
    at,
    person: (i === 0 && asked?.person) || null,
    id: (i === 0 && asked?.id) || null,
  }));
}

function noChanceYet(): never {
  throw new Error("no chance before the start");
}

function noLine(): never {
  throw new Error("a changed past is read from the journal");
}
