/** What a board and the table frame know about one table: the same over a socket and inside this browser. */
import { signal, type ReadonlySignal } from "@preact/signals";
import type { Seat, Viewer } from "#rules/game.ts";
import type {
  Answer,
  Ask,
  LogEntry,
  TableId,
  TableInfo,
  Tell,
  Version,
} from "#table/talk/words.ts";
import type { Outbox, Remembered } from "./outbox.ts";
import { keepSeen, type SeenSignals } from "./seen.ts";
import { keepUnanswered } from "./unanswered.ts";
import type { Link, Wire } from "./wire.ts";

export type { Batch } from "./seen.ts";

/** An Ask without the envelope: the session adds id and table. */
export type Saying = Ask extends infer A
  ? A extends Ask
    ? Omit<A, "id" | "table">
    : never
  : never;

export interface Session extends SeenSignals {
  readonly table: TableId;
  readonly info: ReadonlySignal<TableInfo | null>;
  /** Whose view `view` is. */
  readonly as: ReadonlySignal<Viewer>;
  readonly link: ReadonlySignal<Link>;
  /** Ids of asks that wait for their answer. */
  readonly pending: ReadonlySignal<readonly string[]>;
  /** The moves among them, in the order they were made. */
  readonly waiting: ReadonlySignal<readonly Ask[]>;
  /** The answer to something asked before the page was opened. */
  readonly late: ReadonlySignal<Answer | null>;
  /** Play a command for a seat of mine; the seat I look through unless told otherwise. */
  send(command: unknown, seat?: Seat): Promise<Answer>;
  ask(saying: Saying): Promise<Answer>;
  watch(as: Viewer): void;
  close(): void;
}

/** What a session may find and leave on this device. */
export interface Keeping {
  readonly outbox: Outbox | null;
  readonly seen: Remembered | null;
  /** The log of a very long game before this version, which a whole view leaves out. */
  readonly earlier?: EarlierLog;
}

export type EarlierLog = (as: Viewer, to: Version) => Promise<readonly LogEntry[]>;

const nothingKept: Keeping = { outbox: null, seen: null };

export function openSession(
  table: TableId,
  wire: Wire,
  firstViewer: Viewer,
  kept: Keeping = nothingKept,
): Session {
  const info = signal<TableInfo | null>(kept.seen?.info ?? null);
  const as = signal<Viewer>(firstViewer);
  const seen = keepSeen(kept.seen?.tell ?? null);
  const unanswered = keepUnanswered(kept.outbox, (asked) => wire.say(asked));
  const ask = (saying: Saying): Promise<Answer> =>
    unanswered.ask({ ...saying, id: newId(), table } as Ask);

  /** A watch has no answer worth waiting for: what it brings is the view itself. */
  function watchAgain(): void {
    wire.say({ type: "watch", as: as.value, since: null, id: newId(), table });
  }

  let wholes = 0;
  async function showEarlier(to: Version): Promise<void> {
    const whole = ++wholes;
    if (to === 0 || kept.earlier === undefined) return;
    const entries = await kept.earlier(as.value, to);
    // Another whole view may have come meanwhile, with a log of its own.
    if (whole === wholes) seen.showEarlier(entries);
  }

  function heard(tell: Tell): void {
    if (tell.table !== table) return;
    switch (tell.type) {
      case "answer":
        return unanswered.answered(tell.id, tell.answer);
      case "table":
        seen.flush();
        info.value = tell.info;
        return;
      case "view":
        if (tell.as !== as.value) return;
        seen.showWhole(tell);
        return void showEarlier(tell.logFrom);
      case "update":
        if (tell.as === as.value && seen.take(tell) === "gap") watchAgain();
        return;
      default:
        return;
    }
  }

  /** After every (re)connection: look again, then say what was never answered. */
  const stop = wire.listen(heard, () => {
    seen.startAnew();
    watchAgain();
    unanswered.sayAgain();
  });

  return {
    table,
    info,
    as,
    ...seen.signals,
    link: wire.link,
    pending: unanswered.pending,
    waiting: unanswered.moves,
    late: unanswered.late,
    ask,
    send: (command, seat) => {
      const speaker = seat ?? as.value;
      if (speaker === "spectator")
        return Promise.resolve({ type: "error", code: "not-your-seat", params: {} });
      return ask({ type: "command", seat: speaker, command });
    },
    watch: (viewer) => {
      as.value = viewer;
      seen.startAnew();
      watchAgain();
    },
    close: stop,
  };
}

let counter = 0;
const salt = Math.random().toString(36).slice(2, 10);
function newId(): string {
  counter += 1;
  return `${salt}-${Date.now().toString(36)}-${counter}`;
}
