/** How turns follow each other, and when the last one is over [BH-TURN-18]. */
import { ask } from "./draw.ts";
import { passedLeft } from "../pieces/hands.ts";
import { everyone, nobody } from "../speed/shared-lists.ts";
import { openDecks } from "../pieces/piles.ts";
import { handsPassed } from "../evolve/piles.ts";
import { gameEnded, turnBegan } from "../evolve/steps.ts";
import { tell } from "./page.ts";
import type { PageDraft } from "./page.ts";

/**
 * [AMB-03] A guard against play that never ends: then the game is scored as it stands. An end once announced is
 * played out [BH-END-03].
 */
const turnCap = 100;

/** Step 3, and the next turn. In the very last turn nothing is passed any more [AMB-28]. */
export function passAndGoOn(page: PageDraft): void {
  const { turn, lastTurn, hands } = page.state;
  if (turn === lastTurn) return tell(page, { type: "game-ended", rule: "BH-END-03" }, gameEnded);
  if (turn >= turnCap && lastTurn === 0)
    return tell(page, { type: "game-ended", rule: "AMB-03" }, gameEnded);
  tell(page, { type: "hands-passed", rule: "BH-TURN-16", hands: passedLeft(hands) }, handsPassed);
  beginTurn(page);
}

/** With no card in any hand and none to draw, the game ends at once [AMB-03]. */
export function beginTurn(page: PageDraft): void {
  const { state } = page;
  const canDraw = openDecks(state) > 0;
  const isOut = !canDraw && state.hands.every((hand) => hand.length === 0);
  if (isOut) return tell(page, { type: "game-ended", rule: "AMB-03" }, gameEnded);
  const asked = canDraw ? everyone(state.seats) : nobody(state.seats);
  tell(page, { type: "turn-began", rule: "BH-TURN-01", turn: state.turn + 1, asked }, turnBegan);
  ask(page);
}
