/**
 * Changing the past of a ledger: Undo, Redo, Change, Remove and Put before are
 * judged as the table will judge them, and shown first where they touch more than themselves.
 */
import { useSignal, type Signal } from "@preact/signals";
import type { Command } from "#rules/legion/index.ts";
import type { Answer, EntryRef } from "#table/talk/words.ts";
import type { Foreseen } from "../../../table/session/ahead.ts";
import { toast } from "../../../pieces/toasts.ts";
import { errorText } from "../../../words/words.ts";
import type { LedgerProps } from "../screen-types.ts";
import { entriesIn, refOf, type Entry } from "./entries.ts";
import { laterChanges } from "./later-changes.ts";
import { refusalText } from "../say/refusal.ts";
import { stepsOf, type Steps } from "./undo.ts";

/** What is said to the table: another reading of an entry, or a new one in front of it. */
export type Correction =
  | { readonly type: "amend"; readonly page: EntryRef; readonly command: Command | null }
  | { readonly type: "insert"; readonly before: EntryRef; readonly command: Command };

/** A change that waits for a yes. */
export interface ProposedChange {
  readonly title: string;
  readonly foreseen: Foreseen;
  readonly correction: Correction;
  /** What is said once it is done. */
  readonly then?: () => void;
}

export interface Amender {
  readonly entries: readonly Entry[];
  readonly steps: Steps;
  readonly proposed: Signal<ProposedChange | null>;
  /** Writes at once when nothing else changes by it, and asks otherwise. */
  readonly change: (title: string, correction: Correction, then?: () => void) => void;
  readonly write: (correction: Correction) => Promise<boolean>;
  readonly refer: (entry: Pick<Entry, "page" | "id">) => EntryRef;
}

const nothingSeen = { log: [], waiting: new Set<string>() };
const noSteps: Steps = { undo: null, redo: null };

export function useAmend(props: Pick<LedgerProps, "view" | "words" | "session" | "seat">): Amender {
  const { session, seat } = props;
  const proposed = useSignal<ProposedChange | null>(null);
  const { log, waiting } = session?.ahead.value ?? nothingSeen;
  const steps = seat === null ? noSteps : stepsOf(log, seat);
  const entries = entriesIn(log);

  async function write(correction: Correction): Promise<boolean> {
    if (session === null || seat === null) return false;
    return isDone(props, await session.ask({ ...correction, seat }));
  }

  function change(title: string, correction: Correction, then?: () => void): void {
    const writes = (): void => void write(correction).then((done) => done && then?.());
    if (session === null || seat === null) return;
    const foreseen = session.foresee({ ...correction, seat });
    if (foreseen === null) return writes();
    if (!isDone(props, foreseen.answer)) return;
    if (laterChanges(props, foreseen, entries).length > 0)
      proposed.value = { title, foreseen, correction, ...(then === undefined ? {} : { then }) };
    else writes();
  }

  return {
    entries,
    steps,
    proposed,
    change,
    write,
    refer: (entry) => refOf(entry, waiting),
  };
}

/** A no is said aloud. */
function isDone({ words, view }: Pick<LedgerProps, "words" | "view">, answer: Answer): boolean {
  if (answer.type === "done") return true;
  toast(noText({ words, view }, answer), "no");
  return false;
}

export function noText(
  { words, view }: Pick<LedgerProps, "words" | "view">,
  answer: Exclude<Answer, { type: "done" }>,
): string {
  if (answer.type === "refused") return refusalText(answer, words, view);
  return answer.code === "not-your-entry"
    ? words.history.whose(`${answer.params["name"]}`)
    : errorText(answer.code);
}
