/** What a board and the table frame know about one table: the same over a socket and inside this browser. */
import { batch, signal, type ReadonlySignal } from "@preact/signals";
import type { Seat, Viewer } from "#rules/game.ts";
import { apply } from "#table/talk/patch.ts";
import type {
  Answer,
  Ask,
  LogEntry,
  TableId,
  TableInfo,
  TakeBack,
  Tell,
  Version,
} from "#table/talk/words.ts";
import type { Outbox, Remembered } from "./outbox.ts";
import type { Link, Wire } from "./wire.ts";

/** An Ask without the envelope: the session adds id and table. */
export type Saying = Ask extends infer A
  ? A extends Ask
    ? Omit<A, "id" | "table">
    : never
  : never;

/** The pages that just arrived, for motion and toasts; `null` after a whole view, a replay step or a change of viewer. */
export interface Batch {
  readonly version: Version;
  readonly entries: readonly LogEntry[];
}

export interface Session {
  readonly table: TableId;
  readonly info: ReadonlySignal<TableInfo | null>;
  /** Whose view `view` is. */
  readonly as: ReadonlySignal<Viewer>;
  /** `null` before the game has begun. The board knows its type. */
  readonly view: ReadonlySignal<unknown>;
  readonly version: ReadonlySignal<Version>;
  readonly log: ReadonlySignal<readonly LogEntry[]>;
  readonly latest: ReadonlySignal<Batch | null>;
  readonly takeBack: ReadonlySignal<TakeBack>;
  /** May the watching seat play again what it took back? */
  readonly redo: ReadonlySignal<boolean>;
  /** Fresher than `info`: whom the game waits for now, and until when (by this device's clock), in the same order. */
  readonly awaited: ReadonlySignal<readonly Seat[]>;
  readonly deadlines: ReadonlySignal<readonly number[]>;
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

type Update = Extract<Tell, { type: "update" }>;

const breathMs = 120;

interface Waiting {
  readonly ask: Ask;
  readonly answered: (answer: Answer) => void;
}

/** What a session may find and leave on this device. */
export interface Keeping {
  readonly outbox: Outbox | null;
  readonly seen: Remembered | null;
}

const nothingKept: Keeping = { outbox: null, seen: null };

export function openSession(
  table: TableId,
  wire: Wire,
  firstViewer: Viewer,
  { outbox, seen }: Keeping = nothingKept,
): Session {
  const info = signal<TableInfo | null>(seen?.info ?? null);
  const as = signal<Viewer>(firstViewer);
  const view = signal<unknown>(seen?.tell.view ?? null);
  const version = signal<Version>(seen?.tell.version ?? 0);
  const log = signal<readonly LogEntry[]>(seen?.tell.log ?? []);
  const latest = signal<Batch | null>(null);
  const takeBack = signal<TakeBack>({ type: "none" });
  const redo = signal(false);
  const awaited = signal<readonly Seat[]>([]);
  const deadlines = signal<readonly number[]>([]);
  const pending = signal<readonly string[]>([]);
  const moves = signal<readonly Ask[]>([]);
  const late = signal<Answer | null>(null);
  const waiting = new Map<string, Waiting>();
  for (const kept of outbox?.asks() ?? [])
    waiting.set(kept.id, { ask: kept, answered: (answer) => (late.value = answer) });
  waits();
  const arrived: Update[] = [];
  let lastShown = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let whole = false;

  /** Written down before it is said: a page closed now loses nothing. */
  function waits(): void {
    const asks = [...waiting.values()].map(({ ask: each }) => each);
    pending.value = [...waiting.keys()];
    moves.value = asks.filter(({ type }) => type === "command" || type === "amend");
    outbox?.keep(asks);
  }

  function ask(saying: Saying): Promise<Answer> {
    const full = { ...saying, id: newId(), table } as Ask;
    return new Promise((answered) => {
      waiting.set(full.id, { ask: full, answered });
      waits();
      wire.say(full);
    });
  }

  /** A watch has no answer worth waiting for: what it brings is the view itself. */
  function watchAgain(since: Version | null): void {
    wire.say({ type: "watch", as: as.value, since, id: newId(), table });
  }

  function stands(tell: Extract<Tell, { type: "view" | "update" }>): void {
    const now = Date.now();
    version.value = tell.version;
    takeBack.value = tell.takeBack;
    redo.value = tell.redo;
    awaited.value = tell.awaited;
    deadlines.value = tell.clocks.map((left) => now + left);
  }

  /** Pages that came in one breath are shown together: a table of quick bots must not drown the screen. */
  function flush(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    const last = arrived.at(-1);
    if (!last) return;
    const updates = arrived.splice(0);
    lastShown = performance.now();
    batch(() => {
      view.value = updates.reduce((now, update) => apply(now, update.patch), view.value);
      stands(last);
      const entries = updates.flatMap((update) => update.log);
      if (entries.length === 0) return;
      log.value = [...log.value, ...entries];
      latest.value = { version: last.version, entries };
    });
  }

  function heard(tell: Tell): void {
    if (tell.table !== table) return;
    switch (tell.type) {
      case "answer": {
        const asked = waiting.get(tell.id);
        waiting.delete(tell.id);
        waits();
        asked?.answered(tell.answer);
        return;
      }
      case "table":
        flush();
        info.value = tell.info;
        return;
      case "view":
        if (tell.as !== as.value) return;
        whole = true;
        arrived.length = 0;
        batch(() => {
          latest.value = null;
          view.value = tell.view;
          log.value = tell.log;
          stands(tell);
        });
        return;
      case "update": {
        const known = arrived.at(-1)?.version ?? version.value;
        if (tell.as !== as.value || (whole && tell.version <= known)) return;
        if (!whole || tell.from !== known) return watchAgain(null);
        arrived.push(tell);
        const rest = lastShown + breathMs - performance.now();
        if (rest <= 0) flush();
        else timer ??= setTimeout(flush, rest);
        return;
      }
      default:
        return;
    }
  }

  /** After every (re)connection: look again, then say what was never answered, with the same ids. */
  const stop = wire.listen(heard, () => {
    whole = false;
    arrived.length = 0;
    watchAgain(null);
    for (const { ask: unanswered } of waiting.values()) wire.say(unanswered);
  });

  return {
    table,
    info,
    as,
    view,
    version,
    log,
    latest,
    takeBack,
    redo,
    awaited,
    deadlines,
    link: wire.link,
    pending,
    waiting: moves,
    late,
    ask,
    send: (command, seat) => {
      const speaker = seat ?? as.value;
      if (speaker === "spectator")
        return Promise.resolve({ type: "error", code: "not-your-seat", params: {} });
      return ask({ type: "command", seat: speaker, command });
    },
    watch: (viewer) => {
      as.value = viewer;
      whole = false;
      arrived.length = 0;
      watchAgain(null);
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
