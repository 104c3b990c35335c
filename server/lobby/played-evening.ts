/** The tables of an evening, found one from the next, as far as whoever asks may see them. */
import type { PersonId } from "#table/journal/page.ts";
import { eveningOf, type EveningTable } from "#table/past/evening.ts";
import type { EarlierLine, EarlierTalk, PlayedEvening } from "#table/talk/past.ts";
import type { TableId } from "#table/talk/words.ts";
import type { Services } from "../services.ts";
import { mayEnter } from "../door/enter.ts";
import { pagesOf } from "./pages-of.ts";

type Needs = Pick<Services, "tables" | "journal" | "directory" | "guildStore">;
type TalkNeeds = Needs & Pick<Services, "breath">;

/** A long evening; what was before belongs to another one. */
const mostGames = 30;
/** Nobody reads further back, and each is a journal to be read. */
const mostTalked = 6;
const mostLines = 200;
/** Of all tables together: a ledger of years is no talk of one evening. */
const mostPages = 6000;

export async function playedEvening(
  needs: Needs,
  last: TableId,
  person: PersonId | null,
): Promise<PlayedEvening> {
  const tables: EveningTable[] = [];
  for await (const id of backFrom(needs, last, person, mostGames)) {
    const row = await needs.tables.row(id);
    if (row === null) break;
    const sitters = await needs.directory.sitters(id);
    const { game, phase, made, moved, outcome, names, faces } = row;
    const seats = names.map((name, seat) =>
      name === null
        ? null
        : { name, face: faces?.[seat] ?? null, person: sitters.get(seat) ?? null },
    );
    tables.unshift({ table: id, game, phase, made, moved, outcome, seats });
  }
  return eveningOf(tables, person);
}

/** Whoever asks pays for the pages that were read. */
export async function earlierTalk(
  needs: TalkNeeds,
  last: TableId,
  person: PersonId | null,
  pay: (pages: number) => void,
): Promise<EarlierTalk> {
  const sitters = await needs.directory.sitters(last);
  const seatOf = new Map(Array.from(sitters, ([seat, who]) => [who, seat] as const));
  let lines: readonly EarlierLine[] = [];
  let left = mostPages;
  for await (const table of backFrom(needs, last, person, mostTalked + 1)) {
    if (table === last) continue;
    const { said, read } = await saidAt(needs, table, seatOf, left);
    pay(read);
    left -= read;
    lines = [...said, ...lines];
    if (lines.length >= mostLines || left <= 0) break;
  }
  return { lines: lines.slice(-mostLines) };
}

interface TableTalk {
  readonly said: readonly EarlierLine[];
  /** Pages. */
  readonly read: number;
}

async function saidAt(
  needs: TalkNeeds,
  table: TableId,
  seatOf: ReadonlyMap<PersonId, number>,
  most: number,
): Promise<TableTalk> {
  const lines: EarlierLine[] = [];
  let read = 0;
  for await (const pages of pagesOf(needs, table, most)) {
    read += pages.length;
    for (const page of pages) {
      if (page.type !== "said") continue;
      const { version, at, name, said, person } = page;
      const seat = person === null ? null : (seatOf.get(person) ?? null);
      lines.push({ table, version, at, name, seat, said });
    }
  }
  return { said: lines, read };
}

/** A table that is gone or closed to whoever asks ends it there. */
async function* backFrom(
  needs: Needs,
  last: TableId,
  person: PersonId | null,
  most: number,
): AsyncGenerator<TableId> {
  const seen = new Set<TableId>();
  let id: TableId | undefined = last;
  while (id !== undefined && seen.size < most && !seen.has(id)) {
    const header = await needs.journal.header(id);
    if (header === null) return;
    const { host, terms, follows } = header;
    const sitters = await needs.directory.sitters(id);
    const isAt = (one: PersonId): boolean =>
      one === host || [...sitters.values()].some((each) => each === one);
    if (!(await mayEnter(needs, { terms, isAt }, person))) return;
    yield id;
    seen.add(id);
    id = follows;
  }
}
