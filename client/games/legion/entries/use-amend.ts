/**
 * Changing the past of a ledger: Undo, Redo, Change and Remove are
 * all amendments, shown first where they touch more than themselves.
 */
import { useSignal, type Signal } from "@preact/signals";
import type { Command } from "#rules/legion/index.ts";
import type { ErrorAnswer } from "#table/talk/errors.ts";
import type { Version } from "#table/talk/words.ts";
import { toast } from "../../../pieces/toasts.ts";
import { errorText } from "../../../words/words.ts";
import type { LedgerProps } from "../screen-types.ts";
import { entriesIn, type Entry } from "./entries.ts";
import { foreseeAmend, type Amended } from "./foresee-amend.ts";
import { refusalText } from "./log.ts";
import { stepsOf, type Steps } from "./undo.ts";

/** A change that waits for a yes. */
export interface Asked {
  readonly title: string;
  readonly foreseen: Amended;
  readonly page: Version;
  readonly command: Command | null;
}

export interface Amending {
  readonly entries: readonly Entry[];
  readonly steps: Steps;
  readonly asked: Signal<Asked | null>;
  /** Writes at once when nothing else changes by it, and asks otherwise. */
  readonly change: (title: string, page: Version, command: Command | null) => void;
  readonly write: (page: Version, command: Command | null) => Promise<boolean>;
}

export function useAmend(
  props: Pick<LedgerProps, "view" | "words" | "session" | "seat">,
): Amending {
  const { view, words, session, seat } = props;
  const asked = useSignal<Asked | null>(null);
  const entries = session === null ? [] : entriesIn(session.log.value);
  const steps =
    session === null || seat === null
      ? { undo: null, redo: null }
      : stepsOf(session.log.value, seat);

  async function write(page: Version, command: Command | null): Promise<boolean> {
    if (session === null || seat === null) return false;
    const answer = await session.ask({ type: "amend", seat, page, command });
    if (answer.type === "done") return true;
    toast(answer.type === "refused" ? refusalText(answer, words, view) : noText(answer), "no");
    return false;
  }

  function noText({ code, params }: ErrorAnswer): string {
    return code === "not-your-entry" ? words.history.whose(`${params["name"]}`) : errorText(code);
  }

  function change(title: string, page: Version, command: Command | null): void {
    const setup = session?.info.value?.setup;
    if (setup === undefined) return;
    const all = withPage(entries, page);
    const foreseen = foreseeAmend(setup, all, page, command);
    const itself = foreseen.changes.find(({ entry }) => entry.page === page);
    if (itself?.refused) return toast(refusalText(itself.refused, words, view), "no");
    if (foreseen.changes.some(({ entry }) => entry.page !== page))
      asked.value = { title, foreseen, page, command };
    else void write(page, command);
  }

  return { entries, steps, asked, change, write };
}

/** An entry that was removed comes back at its own place. */
function withPage(entries: readonly Entry[], page: Version): readonly Entry[] {
  if (entries.some((entry) => entry.page === page)) return entries;
  const back: Entry = { page, seat: null, events: [], refused: null };
  return [...entries, back].toSorted((a, b) => a.page - b.page);
}
