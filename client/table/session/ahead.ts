/**
 * What one sees of a table: what it has told, and what waits for it, judged here by the table's own judge. Games with
 * secrets are seen as they were told.
 */
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { Game, Viewer } from "#rules/game.ts";
import type { Ahead, JudgeAhead } from "#table/ahead/ahead.ts";
import type { UndecidedAsk, WaitingAsk } from "./outbox.ts";
import type { Answer, Ask, EntryRef, LogEntry, TableInfo } from "#table/talk/words.ts";

export interface SeenAhead {
  readonly view: unknown;
  readonly log: readonly LogEntry[];
  /** Ids of the asks that are in it and not yet at the table. */
  readonly waiting: ReadonlySet<string>;
  /** What waits and would be refused as things stand now: not in the view, and said all the same. */
  readonly doubtful: readonly UndecidedAsk[];
}

/** What would come of one more ask. */
export interface Foreseen {
  readonly answer: Answer;
  readonly view: unknown;
  /** What the table would tell of it; the last line of the log, if it would write one. */
  readonly line: LogEntry | null;
}

export interface AheadKeeper {
  readonly seen: ReadonlySignal<SeenAhead>;
  judgeWith(game: Game, judge: JudgeAhead): void;
  /** `null` where nothing can be known ahead. */
  foresee(ask: Ask): Foreseen | null;
  viewBefore(entry: EntryRef): unknown;
}

/** How the table stands by what it has told. */
interface TableSignals {
  readonly info: ReadonlySignal<TableInfo | null>;
  readonly as: ReadonlySignal<Viewer>;
  readonly view: ReadonlySignal<unknown>;
  readonly log: ReadonlySignal<readonly LogEntry[]>;
}

interface Judge {
  readonly game: Game;
  readonly judge: JudgeAhead;
}

const none: ReadonlySet<string> = new Set();

export function keepAhead(
  told: TableSignals,
  moves: ReadonlySignal<readonly WaitingAsk[]>,
): AheadKeeper {
  const judging = signal<Judge | null>(null);
  /** What was written meanwhile stands in the log already, though its answer has not come. */
  const unwritten = computed(() => {
    const written = new Set(told.log.value.flatMap((line) => ("id" in line ? [line.id] : [])));
    return moves.value.filter(({ ask }) => !written.has(ask.id));
  });
  const asks = (): readonly Ask[] => unwritten.value.map(({ ask }) => ask);
  const judged = computed(() => (unwritten.value.length === 0 ? null : judge(asks())));
  const seen = computed((): SeenAhead => {
    const ahead = judged.value;
    if (ahead === null)
      return { view: told.view.value, log: told.log.value, waiting: none, doubtful: [] };
    const doubtful = unwritten.value.flatMap((one) => {
      const answer = ahead.answers.get(one.ask.id);
      return answer === undefined || answer.type === "done" ? [] : [{ ...one, answer }];
    });
    const refused = new Set(doubtful.map(({ ask }) => ask.id));
    const waiting = new Set([...ahead.answers.keys()].filter((id) => !refused.has(id)));
    return { view: ahead.view, log: ahead.log, waiting, doubtful };
  });

  function judge(asks: readonly Ask[]): Ahead | null {
    const info = told.info.value;
    if (judging.value === null || info === null) return null;
    const { game, judge: judgeOf } = judging.value;
    return judgeOf({ game, info, as: told.as.value, log: told.log.value }, asks, Date.now());
  }

  return {
    seen,
    judgeWith: (game, judgeOf) => void (judging.value = { game, judge: judgeOf }),
    foresee(ask) {
      const ahead = judge([...asks(), ask]);
      const answer = ahead?.answers.get(ask.id);
      if (ahead === null || answer === undefined) return null;
      const last = ahead.log.at(-1);
      const line = last !== undefined && "id" in last && last.id === ask.id ? last : null;
      return { answer, view: ahead.view, line };
    },
    viewBefore: (entry) => judge(asks())?.viewBefore(entry) ?? null,
  };
}
