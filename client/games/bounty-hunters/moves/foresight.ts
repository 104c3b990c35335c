/**
 * What would happen if…: the real rules, run on a table of one.
 * Nobody else can touch my board inside step 2, so my own cards are all the judge needs. The decks of this
 * little table are empty: a bonus contract shows as one that is due.
 */
import { fold, isRefusal, type Chance, type Refusal, type Seat } from "#rules/game.ts";
import type { Card } from "#rules/bounty-hunters/cards/face.ts";
import {
  bountyHunters,
  padsOfBoards,
  type Board,
  type Command,
  type Event,
  type Fate,
  type State,
  type Step,
  type View,
} from "#rules/bounty-hunters/index.ts";

export interface Foresight {
  readonly events: readonly Event[];
  readonly board: Board;
  /** My score afterwards minus my score now, as if the game ended. */
  readonly gain: number;
  /** The rules will ask where the card goes. */
  readonly asksWhere: boolean;
}

export interface Plan {
  readonly card: Card;
  readonly fate: Fate;
  readonly onto: number | null;
}

/** The card chosen, revealed and resolved; with `onto`, the question of its place answered too. */
export function foresee(view: View, seat: Seat, plan: Plan): Foresight | Refusal {
  const state = tableOfOne(view, seat, { type: "choose", chosen: [null] });
  const fate: Command = { type: "choose", card: plan.card, fate: plan.fate };
  const placed: readonly Command[] = plan.onto === null ? [] : [{ type: "place", onto: plan.onto }];
  return run(view, seat, state, [fate, ...placed]);
}

/** One command of mine after the reveal. */
export function foreseeNow(view: View, seat: Seat, command: Command): Foresight | Refusal {
  if (view.step.type !== "resolve") throw new Error("only after the reveal");
  const { type, round, reserve, windows } = view.step;
  // Named one by one: what the others still have coming [AMB-10, AMB-25] is none of mine.
  const step: Step = {
    type,
    round,
    windows: [windows[seat] ?? { type: "closed" }],
    drawn: [0],
    owed: [0],
    reserve,
    took: [0],
    due: [0],
  };
  return run(view, seat, tableOfOne(view, seat, step), [command]);
}

function tableOfOne(view: View, seat: Seat, step: Step): State {
  const board = view.boards[seat];
  if (board === undefined) throw new Error(`no seat ${seat}`);
  const none: readonly (readonly Card[])[] = [[], [], [], []];
  return {
    set: view.set,
    rules: { ...view.rules, commit: "fate" },
    seats: 1,
    turn: view.turn,
    lastTurn: view.lastTurn,
    step,
    decks: none,
    discards: none,
    hands: [view.hand],
    boards: [board],
  };
}

/** Only what comes after my turn would roll, and that is cut off. */
const noChance: Chance = () => ({ below: () => 0 });

function run(
  view: View,
  seat: Seat,
  start: State,
  commands: readonly Command[],
): Foresight | Refusal {
  let state = start;
  const events: Event[] = [];
  for (const command of commands) {
    if (events.length > 0 && !events.some((event) => event.type === "placement-asked")) break;
    const decision = bountyHunters.decide(state, 0, command, noChance);
    if (isRefusal(decision)) return decision;
    const mine = untilMyTurnIsOver(decision);
    state = fold(bountyHunters, state, mine);
    events.push(...mine);
  }
  const board = state.boards[0];
  if (board === undefined) throw new Error("the board is gone");
  const asksWhere = state.step.type === "resolve" && state.step.windows[0]?.type === "place";
  return {
    events,
    board,
    gain: scoreWith(view, seat, board) - scoreWith(view, seat, view.boards[seat] ?? board),
    asksWhere,
  };
}

/** What comes after (passing, the next turn) depends on the others. */
function untilMyTurnIsOver(events: readonly Event[]): readonly Event[] {
  const end = events.findIndex(
    (event) =>
      event.type === "hands-passed" || event.type === "turn-began" || event.type === "game-ended",
  );
  return end === -1 ? events : events.slice(0, end);
}

function scoreWith(view: View, seat: Seat, board: Board): number {
  const boards = view.boards.map((other, at) => (at === seat ? board : other));
  return padsOfBoards(view.set, view.rules, boards)[seat]?.total ?? 0;
}
