/**
 * A journal as a file: JSON lines, one for the header, one per page, one for the end. Every line carries the hash of
 * the text so far, so a changed byte is found where it stands and a cut-off file is noticed.
 */
import type { Game } from "#rules/game.ts";
import { hashOf, type Hex } from "#rules/seeded-chance.ts";
import { headerNow } from "./header-now.ts";
import type { Header, Page } from "./page.ts";
import { errorAnswer, type ErrorAnswer } from "../talk/errors.ts";
import { largestJournal } from "../talk/limits.ts";
import { type Flaw, flaw } from "./flaw.ts";

/** The seed is in the `ended` page alone. */
export type FileHeader = Omit<Header, "seed">;

export interface JournalFile {
  readonly header: FileHeader;
  readonly content: unknown;
  readonly pages: readonly Page[];
}

/** The same file piece by piece, for a reader who may be slow: no more of it is in memory than one piece. */
export async function journalPieces(
  game: Game,
  { seed: _secret, ...header }: Header,
  content: unknown,
  pieces: () => AsyncIterable<readonly Page[]>,
): Promise<AsyncIterable<string> | ErrorAnswer> {
  const people = new Set<string>();
  let ended = false;
  for await (const pages of pieces()) {
    for (const { person } of pages) if (person !== null) people.add(person);
    ended ||= pages.some(({ type }) => type === "ended");
  }
  if (!game.amendable && !ended) return errorAnswer("not-over");
  const named = nameless([...people]);
  return linesOf(
    { ...withoutGuild(header), host: named(header.host) },
    content,
    mapped(pieces(), withNobody(named)),
  );
}

/** Whose table it was, of which tournament, and what was played before is no matter of the game. */
function withoutGuild({ follows: _former, ...header }: FileHeader): FileHeader {
  const { membersOf: _guild, tournament: _tournament, ...terms } = header.terms;
  return { ...header, terms };
}

async function* mapped(
  pieces: AsyncIterable<readonly Page[]>,
  change: (page: Page) => Page,
): AsyncGenerator<readonly Page[]> {
  for await (const pages of pieces) yield pages.map(change);
}

async function* linesOf(
  header: FileHeader,
  content: unknown,
  pieces: AsyncIterable<readonly Page[]>,
): AsyncGenerator<string> {
  const line = chained();
  let count = 0;
  yield line("journal", { header, content });
  for await (const pages of pieces) {
    count += pages.length;
    yield pages.map((page) => line("page", page)).join("");
  }
  yield line("end", count);
}

/** Only a finished game may leave the table, or one without secrets: a running journal holds everyone's hand. */
export function writeJournal(
  game: Game,
  header: Header,
  content: unknown,
  pages: readonly Page[],
): string | ErrorAnswer {
  if (!game.amendable && !pages.some(({ type }) => type === "ended"))
    return errorAnswer("not-over");
  const { seed: _secret, ...open } = header;
  return writeFile({
    header: { ...withoutGuild(open), host: nobody(pages)(open.host) },
    content,
    pages: pages.map(withNobody(nobody(pages))),
  });
}

export function writeFile({ header, content, pages }: JournalFile): string {
  const line = chained();
  return (
    line("journal", { header, content }) +
    pages.map((page) => line("page", page)).join("") +
    line("end", pages.length)
  );
}

/** Every line carries the hash of the text so far. */
function chained(): (what: string, value: unknown) => string {
  let hash: Hex = "";
  return (what, value) => {
    const text = JSON.stringify(value);
    hash = hashOf(hash + text);
    return `{"hash":"${hash}","${what}":${text}}\n`;
  };
}

/** People are numbered in the order they appear: a file says who is the same, not who it is. */
function nobody(pages: readonly Page[]): (person: string | null) => string {
  return nameless([...new Set(pages.flatMap(({ person }) => person ?? []))]);
}

function nameless(known: readonly string[]): (person: string | null) => string {
  const numbers = new Map(known.map((person, at) => [person, at + 1]));
  return (person) => `person-${numbers.get(person ?? "") ?? 0}`;
}

function withNobody(named: (person: string | null) => string): (page: Page) => Page {
  return (page) => (page.person === null ? page : { ...page, person: named(page.person) });
}

/** As it was read: `hash` is that of its last line, and so of every byte before it. */
export interface ReadJournal extends JournalFile {
  readonly hash: Hex;
}

const shape = /^\{"hash":"([0-9a-f]{64})","(journal|page|end)":(.*)\}$/;

export function readJournal(text: string): ReadJournal | Flaw {
  if (text.length > largestJournal) return flaw("too-large", null);
  const lines = text.split("\n");
  if (lines.at(-1) === "") lines.pop();
  const kindOf = (line: string | undefined): string | undefined => shape.exec(line ?? "")?.[2];
  if (kindOf(lines[0]) !== "journal") return flaw("not-a-journal", null);
  if (kindOf(lines.at(-1)) !== "end") return flaw("cut-off", null);
  const values: unknown[] = [];
  let hash: Hex = "";
  for (const [at, line] of lines.entries()) {
    const read = readLine(hash, line);
    if (read === "altered" || read === "unreadable") return flaw(read, at);
    hash = read.hash;
    values.push(read.value);
  }
  return assembled(values, hash);
}

/** One line behind a text with this hash. */
export function readLine(
  before: Hex,
  line: string,
): { readonly hash: Hex; readonly value: unknown } | "altered" | "unreadable" {
  const [, hash, , body] = shape.exec(line) ?? [];
  if (hash === undefined || body === undefined || hash !== hashOf(before + body)) return "altered";
  const value = parsed(body);
  return value === undefined ? "unreadable" : { hash, value };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

function assembled(values: readonly unknown[], hash: Hex): ReadJournal | Flaw {
  const pages = values.slice(1, -1) as readonly Page[];
  if (values.at(-1) !== pages.length) return flaw("cut-off", null);
  const { header, content } = values[0] as Partial<JournalFile>;
  if (header === undefined || content === undefined || typeof header !== "object")
    return flaw("not-a-journal", null);
  if (header.format !== 1) return flaw("newer-format", null);
  const misnumbered = pages.findIndex((page, i) => page?.version !== i + 1);
  return misnumbered >= 0
    ? flaw("numbering", misnumbered + 1)
    : { header: headerNow(header, pages), content, pages, hash };
}
