/** Asks that wait for their answer: written down before they are said, so that a page closed now loses nothing. */
import { signal, type ReadonlySignal } from "@preact/signals";
import type { Answer, Ask } from "#table/talk/words.ts";
import type { Outbox } from "./outbox.ts";

export interface Unanswered {
  readonly pending: ReadonlySignal<readonly string[]>;
  /** The moves among them, in the order they were made. */
  readonly moves: ReadonlySignal<readonly Ask[]>;
  /** The answer to something asked before the page was opened. */
  readonly late: ReadonlySignal<Answer | null>;
  ask(ask: Ask): Promise<Answer>;
  answered(id: string, answer: Answer): void;
  /** With the same ids: whatever was answered meanwhile is not done twice. */
  sayAgain(): void;
}

interface Waiting {
  readonly ask: Ask;
  readonly answered: (answer: Answer) => void;
}

export function keepUnanswered(outbox: Outbox | null, say: (ask: Ask) => void): Unanswered {
  const pending = signal<readonly string[]>([]);
  const moves = signal<readonly Ask[]>([]);
  const late = signal<Answer | null>(null);
  const waiting = new Map<string, Waiting>();
  for (const kept of outbox?.asks() ?? [])
    waiting.set(kept.id, { ask: kept, answered: (answer) => (late.value = answer) });
  changed();
  return {
    pending,
    moves,
    late,
    ask: (ask) =>
      new Promise((answered) => {
        waiting.set(ask.id, { ask, answered });
        changed();
        say(ask);
      }),
    answered(id, answer) {
      const asked = waiting.get(id);
      waiting.delete(id);
      changed();
      asked?.answered(answer);
    },
    sayAgain() {
      for (const { ask } of waiting.values()) say(ask);
    },
  };

  function changed(): void {
    const asks = [...waiting.values()].map(({ ask }) => ask);
    pending.value = [...waiting.keys()];
    moves.value = asks.filter(({ type }) => type === "command" || type === "amend");
    outbox?.keep(asks);
  }
}
