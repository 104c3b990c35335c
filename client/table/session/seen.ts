/** What one viewer has seen of a table: a whole view, then every change to it. */
import { batch, signal, type ReadonlySignal } from "@preact/signals";
import type { Seat } from "#rules/game.ts";
import { apply } from "#table/talk/apply-patch.ts";
import type { LogEntry, TakeBack, Tell, Version } from "#table/talk/words.ts";

/**
 * The pages that just arrived, for motion and toasts; `null` after a whole view, a replay step or a change of viewer.
 */
export interface Batch {
  readonly version: Version;
  readonly entries: readonly LogEntry[];
}

type Whole = Extract<Tell, { type: "view" }>;
type Update = Extract<Tell, { type: "update" }>;

export interface SeenSignals {
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
}

export interface Seen {
  readonly signals: SeenSignals;
  showWhole(tell: Whole): void;
  /** What was said before the log of the last whole view began. */
  showEarlier(entries: readonly LogEntry[]): void;
  /** `gap`: something before it was missed; only a whole view helps. */
  take(tell: Update): "taken" | "gap";
  /** Shows what waits for its breath. */
  flush(): void;
  /** Whatever comes next must be a whole view. */
  startAnew(): void;
}

const breathMs = 120;

export function keepSeen(before: Whole | null): Seen {
  const view = signal<unknown>(before?.view ?? null);
  const version = signal<Version>(before?.version ?? 0);
  const log = signal<readonly LogEntry[]>(before?.log ?? []);
  const latest = signal<Batch | null>(null);
  const takeBack = signal<TakeBack>({ type: "none" });
  const redo = signal(false);
  const awaited = signal<readonly Seat[]>([]);
  const deadlines = signal<readonly number[]>([]);
  const arrived: Update[] = [];
  let lastShown = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let whole = false;

  return {
    signals: { view, version, log, latest, takeBack, redo, awaited, deadlines },
    showWhole(tell) {
      whole = true;
      arrived.length = 0;
      batch(() => {
        latest.value = null;
        view.value = tell.view;
        log.value = tell.log;
        showStatus(tell);
      });
    },
    showEarlier(entries) {
      log.value = [...entries, ...log.value];
    },
    take(tell) {
      const known = arrived.at(-1)?.version ?? version.value;
      if (whole && tell.version <= known) return "taken";
      if (!whole || tell.from !== known) return "gap";
      arrived.push(tell);
      const rest = lastShown + breathMs - performance.now();
      if (rest <= 0) flush();
      else timer ??= setTimeout(flush, rest);
      return "taken";
    },
    flush,
    startAnew() {
      whole = false;
      arrived.length = 0;
    },
  };

  function showStatus(tell: Whole | Update): void {
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
      showStatus(last);
      const entries = updates.flatMap((update) => update.log);
      if (entries.length === 0) return;
      log.value = [...log.value, ...entries];
      latest.value = { version: last.version, entries };
    });
  }
}
