/** Long-polling: a program asks again and again, yet to the table it is one person who listens all the while. */
import type { Viewer } from "#rules/game.ts";
import type { Person } from "#table/ports.ts";
import type { Table } from "#table/table.ts";
import type { ErrorAnswer } from "#table/talk/errors.ts";
import type { Tell, Version } from "#table/talk/words.ts";

type WholeView = Extract<Tell, { readonly type: "view" }>;

interface PollQuestion {
  readonly table: Table;
  readonly person: Person;
  readonly as: Viewer;
  readonly since: Version | null;
  readonly waitMilliseconds: number;
  readonly gone: AbortSignal;
}

export interface Polls {
  /** The view as soon as its version is above `since`; `null` when the wait was in vain. */
  next(question: PollQuestion): Promise<WholeView | ErrorAnswer | null>;
  close(): void;
}

interface Line {
  version: Version;
  readonly stop: () => void;
  readonly waiting: Set<() => void>;
  expires: NodeJS.Timeout;
}

/** Between two polls a program counts as present for this long. */
const graceMilliseconds = 30_000;

export function polls(): Polls {
  const lines = new Map<string, Line>();
  let closed = false;

  function hangUp(key: string): void {
    const line = lines.get(key);
    lines.delete(key);
    if (line === undefined) return;
    clearTimeout(line.expires);
    line.stop();
    for (const wake of line.waiting) wake();
  }

  function lineOf({ table, person, as }: PollQuestion): Line | ErrorAnswer {
    const key = `${table.id} ${person.id} ${as}`;
    const known = lines.get(key);
    const later = (): NodeJS.Timeout =>
      setTimeout(() => hangUp(key), graceMilliseconds + longestWait).unref();
    if (known !== undefined) {
      clearTimeout(known.expires);
      known.expires = later();
      return known;
    }
    const waiting = new Set<() => void>();
    const listening = table.listen(person, as, table.version(), (tell) => {
      const line = lines.get(key);
      if (line === undefined || !("version" in tell)) return;
      line.version = tell.version;
      for (const wake of waiting) wake();
    });
    if (listening.type === "error") return listening;
    const line: Line = { version: 0, stop: listening.stop, waiting, expires: later() };
    lines.set(key, line);
    return line;
  }

  async function news(line: Line, { since, waitMilliseconds, gone }: PollQuestion): Promise<void> {
    const deadline = AbortSignal.any([gone, AbortSignal.timeout(waitMilliseconds)]);
    while (since !== null && line.version <= since && !deadline.aborted && !closed) {
      await new Promise<void>((resolve) => {
        const wake = (): void => {
          line.waiting.delete(wake);
          deadline.removeEventListener("abort", wake);
          resolve();
        };
        line.waiting.add(wake);
        deadline.addEventListener("abort", wake);
      });
    }
  }

  return {
    async next(question) {
      const line = lineOf(question);
      if ("type" in line) return line;
      await news(line, question);
      const { since } = question;
      if (question.gone.aborted || (since !== null && line.version <= since)) return null;
      return currentView(question);
    },
    close() {
      closed = true;
      for (const key of lines.keys()) hangUp(key);
    },
  };
}

export const longestWait = 55_000;

/** A listener hears the whole view first. */
function currentView({ table, person, as, since }: PollQuestion): Promise<WholeView | ErrorAnswer> {
  return new Promise((resolve) => {
    const listening = table.listen(person, as, since, (tell) => {
      if (tell.type !== "view") return;
      resolve(tell);
      setImmediate(() => {
        if (listening.type === "listening") listening.stop();
      });
    });
    if (listening.type === "error") resolve(listening);
  });
}
