/**
 * [LB-LEDGER-21] What waits for the table is judged ahead, by the
 * table's own judges, over what its log has told: on a device without
 * a network one sees what will come of it. Only where nothing is hidden and no chance decides; the table judges again.
 */
import type { Game, Viewer } from "#rules/game.ts";
import { logOf } from "../announce/eyes.ts";
import { viewOf } from "../announce/view.ts";
import { numbered } from "../journal/numbered.ts";
import type { Page } from "../journal/page.ts";
import { judgingAmend, judgingInsert } from "../judge/amend.ts";
import { noChanceYet } from "../judge/chance.ts";
import { judgeCommand } from "../judge/play.ts";
import type { AskContext, Verdict } from "../judge/verdict.ts";
import { foldPage, foldPages, type FoldResult } from "../state/fold.ts";
import { atOnce } from "../state/steps.ts";
import { moveReferred, reaching, rewoundBefore } from "../state/timeline.ts";
import type { Answer, Ask, EntryRef, LogEntry, TableInfo } from "../talk/words.ts";
import { awayIn, me, pagesOf } from "./known-pages.ts";

export interface KnownTable {
  readonly game: Game;
  readonly info: TableInfo;
  readonly as: Viewer;
  readonly log: readonly LogEntry[];
}

export interface Ahead {
  readonly view: unknown;
  /** What the table has told, then what waits, as the table will tell it. */
  readonly log: readonly LogEntry[];
  /** By the id of the ask: what the table would answer. */
  readonly answers: ReadonlyMap<string, Answer>;
  /** How it stood just before that entry; `null` when there is none. */
  viewBefore(entry: EntryRef): unknown;
}

export type JudgeAhead = typeof judgeAhead;

/** `null` where it cannot be known: a game with secrets or chance, or a log that does not reach back to the start. */
export function judgeAhead(
  { game, info, as, log }: KnownTable,
  asks: readonly Ask[],
  now: number,
): Ahead | null {
  const known = game.amendable ? pagesOf(info, log) : null;
  if (known === null) return null;
  const table = { game, setup: info.setup };
  let folded = foldPages(table, known);
  const answers = new Map<string, Answer>();
  const written: Page[] = [];
  for (const ask of asks) {
    const verdict = judge(contextOf(table, info, folded, now), ask, folded);
    if (verdict === null) continue;
    const { version } = folded.state;
    answers.set(ask.id, verdict.type === "pages" ? { type: "done", version } : verdict);
    if (verdict.type !== "pages") continue;
    for (const page of numbered(version, verdict.drafts, now, { person: me, id: ask.id })) {
      folded = foldPage(table, folded, page);
      written.push(page);
    }
  }
  const { state, timeline } = folded;
  return {
    view: viewOf(game, state, as),
    log: [...log, ...logOf(game, written, as, folded.state.dates)],
    answers,
    viewBefore(entry) {
      const move = moveReferred(timeline, me, entry);
      if (move === null) return null;
      const before = atOnce(reaching(rewoundBefore(timeline, move.page).timeline));
      return before === null ? null : game.viewFor(before.state, as);
    },
  };
}

/** Entries and their corrections; everything else is between people and cannot be known alone. */
function judge(context: AskContext, ask: Ask, { timeline }: FoldResult): Verdict | null {
  switch (ask.type) {
    case "command":
      return judgeCommand(context, ask);
    case "amend":
      return atOnce(judgingAmend(context, ask, timeline));
    case "insert":
      return atOnce(judgingInsert(context, ask, timeline));
    default:
      return null;
  }
}

function contextOf(
  table: Pick<AskContext, "game" | "setup">,
  info: TableInfo,
  { state }: FoldResult,
  now: number,
): AskContext {
  const { patience: _, ...terms } = info;
  return {
    ...table,
    header: {
      format: 1,
      table: info.id,
      at: 0,
      rulesVersion: table.game.rulesVersion,
      terms,
      contentHash: null,
      host: "",
      commit: info.commit,
      // Told at the end by the table alone; nothing is dealt here.
      seed: "",
    },
    state,
    chance: noChanceYet,
    person: { id: me, name: "" },
    awayFor: (person) => awayIn(info, person, now),
    isLate: () => false,
    now,
  };
}
