/** From pages to the state of a table: the whole journal, or the pages that follow on what is known. */
import { seatsAtFirst } from "../journal/header-now.ts";
import type { Page } from "../journal/page.ts";
import { moveOf } from "./move.ts";
import { positionAfter, positionAtStart, type Position } from "./position.ts";
import { atOnce, counted, type Steps } from "./steps.ts";
import { seatsAfter } from "./seats.ts";
import {
  emptyState,
  playOf,
  stateAfter,
  type GameNow,
  type GameSetup,
  type TableState,
} from "./table-state.ts";
import { emptyTimeline, reaching, timelineAfter, undoneAfter, type Timeline } from "./timeline.ts";

export interface FoldResult {
  readonly state: TableState;
  readonly timeline: Timeline;
  /** Moves folded on the way: behind an early amendment everything is folded again. */
  readonly folds: number;
}

/** Before the first of these pages. */
export function unwritten({ setup }: GameSetup, pages: readonly Page[]): FoldResult {
  return {
    state: emptyState(seatsAtFirst(setup.seats, pages)),
    timeline: emptyTimeline,
    folds: 0,
  };
}

/** Folds everything: for opening a table, for take-backs and for replays. Each move is folded once. */
export function foldPages(gameSetup: GameSetup, pages: readonly Page[]): FoldResult {
  return atOnce(folding(gameSetup, pages));
}

export function* folding(gameSetup: GameSetup, pages: readonly Page[]): Steps<FoldResult> {
  let folded = unwritten(gameSetup, pages);
  for (const page of pages) {
    folded = yield* foldingPage(gameSetup, folded, page);
    yield;
  }
  return folded;
}

export function foldPage(gameSetup: GameSetup, folded: FoldResult, page: Page): FoldResult {
  return atOnce(foldingPage(gameSetup, folded, page));
}

/** An early amendment folds everything behind it again: each move is a step. */
export function* foldingPage(
  gameSetup: GameSetup,
  { state, timeline, folds }: FoldResult,
  page: Page,
): Steps<FoldResult> {
  const next = timelineAfter(playOf(gameSetup, seatsAfter(state.seats, page)), timeline, page);
  let moves = 0;
  const position = yield* counted(reaching(next), () => moves++);
  const game = { position, undone: next.undone };
  return { state: stateAfter(state, page, game), timeline: next, folds: folds + moves };
}

/** As many as `Folded.folds` grows by, or a few more: what an amendment removed is counted too. */
export function foldsOf(page: Page): number {
  if (page.type === "amended") return page.version - (page.before ?? page.page);
  return page.type === "played" ? 1 : 0;
}

/** These need the whole journal: what they lead to stands in earlier pages. */
export function changesThePast({ type }: Page): boolean {
  return type === "taken-back" || type === "amended";
}

/** `judged`: the position after these pages, where the judge has worked it out already. */
export function foldOn(
  gameSetup: GameSetup,
  before: TableState,
  pages: readonly Page[],
  judged: Position | null,
): TableState {
  let state = before;
  for (const page of pages)
    state = stateAfter(state, page, gameAfter(gameSetup, state, page, judged));
  return state;
}

function gameAfter(
  gameSetup: GameSetup,
  state: TableState,
  page: Page,
  judged: Position | null,
): GameNow {
  switch (page.type) {
    case "started":
      return {
        position: judged ?? positionAtStart(playOf(gameSetup, state.seats), page.events),
        undone: null,
      };
    case "played":
      return {
        position: judged ?? playedOn(gameSetup, state, page),
        undone: undoneAfter(state.undone, page),
      };
    case "taken-back":
    case "amended":
      if (judged === null) throw new Error("a changed past is read from the journal");
      return { position: judged, undone: null };
    default:
      return state;
  }
}

function playedOn(
  gameSetup: GameSetup,
  { position, seats }: TableState,
  page: Extract<Page, { type: "played" }>,
): Position | null {
  return position && positionAfter(playOf(gameSetup, seats), position, moveOf(page)).position;
}
