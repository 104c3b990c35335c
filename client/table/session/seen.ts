/** What one viewer has seen of a table: a whole view, then every change to it. */
import { batch, signal, type ReadonlySignal } from "@preact/signals";
import type { Seat } from "#rules/game.ts";
import { wholeStatus } from "#table/talk/spare-status.ts";
import { newsIn, seenSteps, type SeenStep } from "#table/talk/steps/seen-steps.ts";
import type { LogEntry, Tell, Version } from "#table/talk/words.ts";
import type { TakeBack } from "#table/talk/take-back.ts";

/**
 * The pages that just arrived, for motion and toasts; `null` after a whole view, a replay step or a change of viewer.
 */
export interface Batch {
  readonly version: Version;
  readonly entries: readonly LogEntry[];
  /** How the table looked before them, and after each step. */
  readonly before: unknown;
  readonly steps: readonly SeenStep[];
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

export interface SeenTable {
  readonly signals: SeenSignals;
  showWhole(tell: Whole): void;
  /** What was said before the log of the last whole view began. */
  showEarlier(entries: readonly LogEntry[]): void;
  /** `gap`: something before it was missed, or an older hall tells it in other words; only a whole view helps. */
  take(tell: Update): "taken" | "gap";
  /** Shows what waits for its breath. */
  flush(): void;
  /** Whatever comes next must be a whole view. */
  startAnew(): void;
}

const breathMs = 120;

export function keepSeen(before: Whole | null): SeenTable {
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
      if (!whole || tell.from !== known || !Array.isArray(tell.steps)) return "gap";
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
    const status = wholeStatus(tell);
    version.value = status.version;
    takeBack.value = status.takeBack;
    redo.value = status.redo;
    awaited.value = status.awaited;
    deadlines.value = status.clocks.map((left) => now + left);
  }

  /** Pages that came in one breath are shown together: a table of quick bots must not drown the screen. */
  function flush(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    const last = arrived.at(-1);
    if (!last) return;
    const updates = arrived.splice(0);
    lastShown = performance.now();
    const before = view.value;
    const entries = updates.flatMap((update) => update.log);
    const steps = stepsOf(updates, before);
    batch(() => {
      view.value = steps.at(-1)?.view ?? before;
      showStatus(last);
      if (entries.length === 0) return;
      log.value = [...log.value, ...entries];
      latest.value = { version: last.version, entries, before, steps };
    });
  }
}

function stepsOf(updates: readonly Update[], before: unknown): readonly SeenStep[] {
  const steps: SeenStep[] = [];
  for (const { steps: next, log, version } of updates)
    steps.push(...seenSteps(steps.at(-1)?.view ?? before, next, newsIn(log), version));
  return steps;
}
