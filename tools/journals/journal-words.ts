/** What `replay`, `verify` and `judge` say about a file they cannot accept: one sentence each. */
import type { Flaw, FlawCode } from "#table/journal/flaw.ts";
import { readJournal, type ReadJournal } from "#table/journal/file.ts";
import { largestJournal } from "#table/talk/limits.ts";
import { fileText } from "./file-text.ts";

const sentences: Readonly<Record<FlawCode, string>> = {
  "not-a-journal": "this is not a Guildhall journal",
  "too-large": "this file is larger than any journal, and was not read",
  "newer-format": "this journal was written by a newer Guildhall",
  altered: "a line was altered: its hash does not match its text",
  "cut-off": "the file is cut off: its last line is missing or incomplete",
  unreadable: "what is written there cannot be read",
  "unknown-game": "this Guildhall does not know the game of this journal",
  "other-rules": "the game was judged by another version of the rules than this Guildhall has",
  content: "the content of the table does not match its hash",
  numbering: "the pages are not numbered in order",
  "not-finished":
    "the game is not finished, so its seed is still a secret and nothing can be verified yet",
  commit: "the seed revealed there is not the one promised before the first card",
  seed: "the seed revealed there is not a seed, or differs from the one revealed before",
  entropies: "what the people threw in differs from what they said when they sat down",
  "set-up": "the set-up written there is not the one the seed gives",
  refused: "the rules refuse the command written there",
  events: "the events written there are not the ones that the rules and the seed give",
  "time-out": "the clock did not play the move that the rules foresee for a time-out",
  reasons: "reasons were told there that should have been told elsewhere",
  "taken-back": "something was taken back there that could not be",
  amended: "the entries judged again there are not judged as the rules say",
  outcome: "the outcome written there is not the one the game ended with",
  "after-the-end": "something was played there after the end",
};

export function sentenceOf({ code, page }: Flaw): string {
  const where = page === null ? "" : page === 0 ? "header: " : `page ${page}: `;
  return `${where}${sentences[code]}`;
}

export type JournalFile =
  | ReadJournal
  | { readonly type: "flaw"; readonly page: number | null; readonly sentence: string };

export function readJournalFile(path: string): JournalFile {
  const file = fileText(path, largestJournal);
  if ("why" in file) return { type: "flaw", page: null, sentence: file.why };
  const read = readJournal(file.text);
  return "type" in read ? { type: "flaw", page: read.page, sentence: sentenceOf(read) } : read;
}
