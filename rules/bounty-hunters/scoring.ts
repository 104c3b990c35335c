/** The score pad, row by row [BH-SCORE-01]. */
import type { Outcome, Seat } from "#rules/game.ts";
import type { CardSet } from "./cards/face.ts";
import { contractPay } from "./pieces/contracts.ts";
import { majorityBonus } from "./pieces/crates.ts";
import { haulOf } from "./pieces/haul.ts";
import type { Haul } from "./pieces/haul.ts";
import type { Board, State, TableRules } from "./state.ts";

export interface Pad {
  readonly targets: number;
  readonly crates: number;
  readonly contracts: number;
  /** Zero or less. */
  readonly hunters: number;
  readonly total: number;
}

/**
 * All of it is settled at the end and not before [BH-CAP-08]. Credits left over are worth nothing here; they only
 * part ties [BH-SCORE-08].
 */
export function padsOf(
  hauls: readonly Haul[],
  rules: Pick<TableRules, "mode" | "emptyMajority">,
): Pad[] {
  const bonus = majorityBonus(
    hauls.map((haul) => haul.crates),
    rules.emptyMajority,
  );
  return hauls.map((haul, seat) => padOf(haul, bonus[seat] ?? 0, rules.mode));
}

function padOf(haul: Haul, majority: number, mode: TableRules["mode"]): Pad {
  const targets = haul.targetPoints; // [BH-SCORE-02]
  const crates = haul.cratePoints + majority; // [BH-SCORE-03]
  // [BH-SCORE-04]; the introductory game leaves the row out [BH-INTRO-05].
  let contracts = 0;
  if (mode === "full")
    for (const contract of haul.contracts) contracts += contractPay(contract, haul).points;
  const hunters = haul.hunterLoss === 0 ? 0 : -haul.hunterLoss; // [BH-SCORE-05]
  return { targets, crates, contracts, hunters, total: targets + crates + contracts + hunters };
}

/** The pads as they stand: at the end, or running while the game is on. */
export function padsOfBoards(set: CardSet, rules: TableRules, boards: readonly Board[]): Pad[] {
  return padsOf(
    boards.map((board) => haulOf(set, board)),
    rules,
  );
}

/**
 * Most points, then most credits left, then a shared place;
 * the same for every place [BH-SCORE-06, BH-SCORE-07, AMB-37].
 */
export function placesOf(totals: readonly number[], credits: readonly number[]): Seat[][] {
  const compare = (x: Seat, y: Seat): number =>
    (totals[y] ?? 0) - (totals[x] ?? 0) || (credits[y] ?? 0) - (credits[x] ?? 0);
  const order = totals.map((_, seat) => seat).sort((x, y) => compare(x, y) || x - y);
  const places: Seat[][] = [];
  for (const seat of order) {
    const last = places.at(-1);
    if (last?.[0] !== undefined && compare(last[0], seat) === 0) last.push(seat);
    else places.push([seat]);
  }
  return places;
}

/** [BH-END-05] */
export function outcome(state: State): Outcome | null {
  if (state.step.type !== "over") return null;
  const pads = padsOfBoards(state.set, state.rules, state.boards);
  const places = placesOf(
    pads.map((pad) => pad.total),
    state.boards.map((board) => board.credits),
  );
  const rule = isTiedAtTheTop(pads) ? "BH-SCORE-07" : "BH-SCORE-06";
  return { places, pads: pads.map((pad) => rowsOf(pad, state.rules.mode)), rule };
}

/** Equal points at the top: credits decided, or the win is shared. */
function isTiedAtTheTop(pads: readonly Pad[]): boolean {
  const best = Math.max(...pads.map(({ total }) => total));
  return pads.filter(({ total }) => total === best).length > 1;
}

function rowsOf(pad: Pad, mode: TableRules["mode"]): Record<string, number> {
  const { targets, crates, contracts, hunters, total } = pad;
  return mode === "full"
    ? { targets, crates, contracts, hunters, total }
    : { targets, crates, hunters, total };
}
