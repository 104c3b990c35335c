/** What a board and the table frame know about one table: the same over a socket and inside this browser. */
import { computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { Game, Seat, Viewer } from "#rules/game.ts";
import type { JudgeAhead } from "#table/ahead/ahead.ts";
import type {
  Answer,
  Ask,
  EntryRef,
  LogEntry,
  TableId,
  TableInfo,
  Tell,
  Version,
} from "#table/talk/words.ts";
import { keepAhead, type AheadKeeper, type Foreseen, type SeenAhead } from "./ahead.ts";
import { isLasting, type Outbox, type RememberedTable, type UndecidedAsk } from "./outbox.ts";
import { keepSeen, type SeenTable, type SeenSignals } from "./seen.ts";
import { keepUnanswered, type AskQueue } from "./unanswered.ts";
import type { Link, Wire } from "./wire.ts";

export type { Batch } from "./seen.ts";

/** An Ask without the envelope: the session adds id and table. */
export type AskBody = Ask extends infer A
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
  /** The table with what waits for it, where that can be judged here; else as it was told. */
  readonly ahead: ReadonlySignal<SeenAhead>;
  /** What the table refused though it had counted here, until its author decides. */
  readonly undecided: ReadonlySignal<readonly UndecidedAsk[]>;
  /** The answer to something asked before the page was opened. */
  readonly late: ReadonlySignal<Answer | null>;
  /** Play a command for a seat of mine; the seat I look through unless told otherwise. */
  send(command: unknown, seat?: Seat): Promise<Answer>;
  /** What is seen here to be impossible is answered here and never said. */
  ask(saying: AskBody): Promise<Answer>;
  /** What would come of it? `null` where that cannot be known here. */
  foresee(saying: AskBody): Foreseen | null;
  viewBefore(entry: EntryRef): unknown;
  /** From now on what waits is judged here. */
  judgeWith(game: Game, judge: JudgeAhead): void;
  /** The author of an undecided ask has decided. */
  drop(id: string): void;
  watch(as: Viewer): void;
  close(): void;
}

/** What a session may find and leave on this device. */
export interface DeviceMemory {
  readonly outbox: Outbox | null;
  readonly seen: RememberedTable | null;
  /** The log of a very long game before this version, which a whole view leaves out. */
  readonly earlier?: EarlierLog;
}

export type EarlierLog = (as: Viewer, to: Version) => Promise<readonly LogEntry[]>;

const nothingKept: DeviceMemory = { outbox: null, seen: null };

export function openSession(
  table: TableId,
  wire: Wire,
  firstViewer: Viewer,
  kept: DeviceMemory = nothingKept,
): Session {
  const info = signal<TableInfo | null>(kept.seen?.info ?? null);
  const as = signal<Viewer>(firstViewer);
  const seen = keepSeen(kept.seen?.tell ?? null);
  const unanswered = keepUnanswered(kept.outbox, (asked) => wire.say(asked));
  const stopTelling = effect(() => unanswered.told(seen.signals.version.value));
  const ahead = keepAhead({ info, as, ...seen.signals }, unanswered.moves);
  const made = (saying: AskBody): Ask => ({ ...saying, id: newId(), table }) as Ask;
  const ask = (saying: AskBody): Promise<Answer> =>
    askAhead(made(saying), { ahead, unanswered, after: seen.signals.version.value });

  const { stop, watchAgain } = listen({ ...kept, table, wire, info, as, seen, unanswered });

  return {
    table,
    info,
    as,
    ...seen.signals,
    link: wire.link,
    pending: unanswered.pending,
    waiting: computed(() => unanswered.moves.value.map(({ ask }) => ask)),
    ahead: ahead.seen,
    undecided: unanswered.undecided,
    late: unanswered.late,
    ask,
    foresee: (saying) => ahead.foresee(made(saying)),
    viewBefore: ahead.viewBefore,
    judgeWith: ahead.judgeWith,
    drop: unanswered.drop,
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
    close: () => {
      stopTelling();
      stop();
    },
  };
}

interface Listening extends Pick<DeviceMemory, "earlier"> {
  readonly table: TableId;
  readonly wire: Wire;
  readonly info: Signal<TableInfo | null>;
  readonly as: ReadonlySignal<Viewer>;
  readonly seen: SeenTable;
  readonly unanswered: AskQueue;
}

function listen({ table, wire, info, as, seen, unanswered, earlier }: Listening): {
  readonly watchAgain: () => void;
  readonly stop: () => void;
} {
  let watched = "";
  let retry: ReturnType<typeof setTimeout> | undefined;

  /** What a watch brings is the view itself. */
  function watchAgain(): void {
    clearTimeout(retry);
    watched = newId();
    wire.say({ type: "watch", as: as.value, since: null, id: watched, table });
  }

  /** Who looked too often is shown nothing: without another look the table would stand still until somebody moves. */
  function answered(id: string, answer: Answer): void {
    if (id !== watched) return unanswered.answered(id, answer);
    if (answer.type !== "error" || answer.code !== "too-fast") return;
    retry = setTimeout(watchAgain, lookAgainMs);
  }

  let wholes = 0;
  async function showEarlier(to: Version): Promise<void> {
    const whole = ++wholes;
    if (to === 0 || earlier === undefined) return;
    const entries = await earlier(as.value, to);
    // Another whole view may have come meanwhile, with a log of its own.
    if (whole === wholes) seen.showEarlier(entries);
  }

  function heard(tell: Tell): void {
    if (tell.table !== table) return;
    switch (tell.type) {
      case "answer":
        return answered(tell.id, tell.answer);
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
    watchAgain,
    stop() {
      clearTimeout(retry);
      stop();
    },
  };
}

/** By then a look is allowed again. */
const lookAgainMs = 1000;

interface AskParts {
  readonly ahead: AheadKeeper;
  readonly unanswered: AskQueue;
  readonly after: Version;
}

function askAhead(ask: Ask, { ahead, unanswered, after }: AskParts): Promise<Answer> {
  const foreseen = isLasting(ask) ? ahead.foresee(ask) : null;
  if (foreseen !== null && foreseen.answer.type !== "done") return Promise.resolve(foreseen.answer);
  return unanswered.ask({ ask, after, news: newsIn(foreseen?.line ?? null) });
}

/** What an entry was expected to bring: its words, should the table refuse it. */
function newsIn(line: LogEntry | null): readonly unknown[] {
  if (line?.type === "news") return line.news;
  return line?.type === "amended" ? (line.changed[0]?.news ?? []) : [];
}

let counter = 0;
const salt = Math.random().toString(36).slice(2, 10);
function newId(): string {
  counter += 1;
  return `${salt}-${Date.now().toString(36)}-${counter}`;
}
