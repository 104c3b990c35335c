/** An id already answered gets its old answer: for ever when it wrote a page, for a while when it was refused. */
import type { Page, PersonId } from "../journal/page.ts";
import type { ErrorCode } from "../talk/errors.ts";
import type { Answer } from "../talk/words.ts";

const keptRefusals = 64;
const passing: readonly ErrorCode[] = ["bug", "busy", "disk-full"];

export interface Answers {
  find(person: PersonId, id: string): Answer | undefined;
  /** Written pages carry their ids, so this works again after a restart. */
  wrote(page: Page): void;
  /** A refusal is remembered; a bug is not, since asking again may help. */
  gave(person: PersonId, id: string, answer: Answer): void;
}

export function keepAnswers(pages: readonly Page[]): Answers {
  const written = new Map<string, number>();
  const recent = new Map<string, Answer>();
  const answers: Answers = {
    find(person, id) {
      const key = keyOf(person, id);
      const version = written.get(key);
      return version === undefined ? recent.get(key) : { type: "done", version };
    },
    wrote(page) {
      if (page.person !== null && page.id !== null)
        written.set(keyOf(page.person, page.id), page.version);
    },
    gave(person, id, answer) {
      if (answer.type === "done" || (answer.type === "error" && passing.includes(answer.code)))
        return;
      recent.set(keyOf(person, id), answer);
      for (const oldest of recent.keys()) {
        if (recent.size <= keptRefusals) break;
        recent.delete(oldest);
      }
    },
  };
  for (const page of pages) answers.wrote(page);
  return answers;
}

function keyOf(person: PersonId, id: string): string {
  return `${person}\n${id}`;
}
