/** What the table makes of an ask: pages to write, or an answer at once. */
import type { Chance, Params } from "#rules/game.ts";
import type { Book, Rules } from "../state/table-state.ts";
import type { Draft, Header, PersonId } from "../journal/page.ts";
import type { Person } from "../ports.ts";
import type { Stand } from "../state/position.ts";
import type { Answer } from "../talk/words.ts";

export type Ruling =
  | Answer
  /** `stand`: how the game stands after these pages, when that is already known. */
  | { readonly type: "pages"; readonly drafts: readonly Draft[]; readonly stand: Stand | null };

/** All a judgement may look at. */
export interface Bench {
  readonly rules: Rules;
  readonly header: Header;
  readonly book: Book;
  readonly chance: Chance;
}

export interface Asker extends Bench {
  readonly person: Person;
  readonly isHere: (person: PersonId) => boolean;
}

export type TableError = Extract<Answer, { type: "error" }>;

const noParams: Params = {};

export function tableError(code: string, params: Params = noParams): TableError {
  return { type: "error", code, params };
}

export function pages(...drafts: readonly Draft[]): Ruling {
  return { type: "pages", drafts, stand: null };
}

/** Nothing to write: it is as asked already. */
export function already(book: Book): Answer {
  return { type: "done", version: book.version };
}
