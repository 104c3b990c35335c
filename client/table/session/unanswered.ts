/** Asks that wait for their answer: written down before they are said, so that a page closed now loses nothing. */
import { signal, type ReadonlySignal } from "@preact/signals";
import type { Answer, Ask, Version } from "#table/talk/words.ts";
import { isLasting, type Outbox, type UndecidedAsk, type WaitingAsk } from "./outbox.ts";

export interface AskQueue {
  readonly pending: ReadonlySignal<readonly string[]>;
  /** The moves that the table has not told yet, in the order they were made. */
  readonly moves: ReadonlySignal<readonly WaitingAsk[]>;
  /** What the table refused though it had counted here, until its author decides. */
  readonly undecided: ReadonlySignal<readonly UndecidedAsk[]>;
  /** The answer to something asked before the page was opened. */
  readonly late: ReadonlySignal<Answer | null>;
  ask(waiting: WaitingAsk): Promise<Answer>;
  answered(id: string, answer: Answer): void;
  /** The table has told everything up to this version. */
  told(version: Version): void;
  /** Its author has decided. */
  drop(id: string): void;
  /** With the same ids: whatever was answered meanwhile is not done twice. */
  sayAgain(): void;
}

interface Waiting extends WaitingAsk {
  readonly answered: (answer: Answer) => void;
  /** The page that was written for it, once the answer has come: it is to be heard of before this is forgotten. */
  readonly written: Version | null;
}

export function keepUnanswered(outbox: Outbox | null, say: (ask: Ask) => void): AskQueue {
  const pending = signal<readonly string[]>([]);
  const moves = signal<readonly WaitingAsk[]>([]);
  const late = signal<Answer | null>(null);
  const waiting = new Map<string, Waiting>();
  let lastTold: Version = 0;
  const kept = outbox?.read() ?? { waiting: [], undecided: [] };
  const undecided = signal(kept.undecided);
  for (const one of kept.waiting)
    waiting.set(one.ask.id, {
      ...one,
      written: null,
      answered: (answer) => (late.value = answer),
    });
  changed();
  return {
    pending,
    moves,
    undecided,
    late,
    ask: (one) =>
      new Promise((answered) => {
        waiting.set(one.ask.id, { ...one, answered, written: null });
        changed();
        say(one.ask);
      }),
    answered(id, answer) {
      const asked = waiting.get(id);
      if (asked === undefined || asked.written !== null) return;
      if (answer.type === "done" && isLasting(asked.ask) && answer.version > lastTold)
        waiting.set(id, { ...asked, written: answer.version });
      else waiting.delete(id);
      keepRefused(asked, answer);
      changed();
      asked.answered(answer);
    },
    told(version) {
      lastTold = version;
      const before = waiting.size;
      for (const [id, { written }] of waiting)
        if (written !== null && written <= version) waiting.delete(id);
      if (waiting.size < before) changed();
    },
    drop(id) {
      undecided.value = undecided.value.filter(({ ask }) => ask.id !== id);
      changed();
    },
    sayAgain() {
      for (const { ask } of waiting.values()) say(ask);
    },
  };

  function keepRefused({ ask, after, news }: Waiting, answer: Answer): void {
    if (outbox?.keepsRefused !== true || answer.type === "done" || !isLasting(ask)) return;
    const refused = { ask, after, news, answer };
    undecided.value = corrected(undecided.value, refused) ?? [...undecided.value, refused];
  }

  function changed(): void {
    const all = [...waiting.values()].map(({ ask, after, news }) => ({ ask, after, news }));
    const unanswered = [...waiting].filter(([, { written }]) => written === null);
    pending.value = unanswered.map(([id]) => id);
    moves.value = all.filter(({ ask }) => isLasting(ask));
    outbox?.keep({ waiting: all, undecided: undecided.value });
  }
}

/**
 * A correction of an entry that was refused itself: removed, there is nothing left to decide; changed, that is what is
 * to be decided on. `null` when it corrects something else.
 */
function corrected(
  undecided: readonly UndecidedAsk[],
  correction: UndecidedAsk,
): readonly UndecidedAsk[] | null {
  const { ask, answer } = correction;
  if (ask.type !== "amend" || typeof ask.page === "number") return null;
  if (answer.type !== "error" || answer.code !== "no-such-page") return null;
  const { said } = ask.page;
  const others = undecided.filter((one) => one.ask.id !== said);
  if (ask.command === null) return others;
  const { table, seat, command } = ask;
  const entry: Ask = { type: "command", id: said, table, seat, command };
  const before = undecided.find((one) => one.ask.id === said);
  return [...others, { ...correction, answer: before?.answer ?? answer, ask: entry }];
}
