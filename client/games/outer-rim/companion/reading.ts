/** How its card is read: line by line, asking only what somebody at the table has to see. */
import type { Rng } from "#rules/game.ts";
import { aiCard } from "#rules/outer-rim/cards/ai/cards.ts";
import type { AiLine } from "#rules/outer-rim/cards/ai/lines.ts";
import { putUnder, shuffledBack, type MarketDeck } from "#rules/outer-rim/index.ts";
import { isOpen, judge, printed, type Change, type LineVerdict } from "./facts.ts";
import type { ChangeAtTable, Opponent, Turn } from "./opponent.ts";

const steps = ["planning", "action", "encounter"] as const;
type Step = (typeof steps)[number] | "special";

export interface Spot {
  readonly step: Step;
  readonly line: AiLine;
}

/** Every line of the card in the order it is read; the special one clears cards away or hires. */
export function spotsOf(card: string): readonly Spot[] {
  const { special } = aiCard(card);
  const spots: Spot[] = steps.flatMap((step) => aiCard(card)[step].map((line) => ({ step, line })));
  if (special === "hire-faceup") spots.push({ step: "special", line: { do: "hire-faceup" } });
  return spots;
}

/** [OR-SOLO-02] The top card; it lies at the bottom from now on, as at a table online. */
export function draw(opponent: Opponent, hasDroid: boolean): Opponent {
  const [card] = opponent.cards;
  if (card === undefined) throw new Error("an opponent without cards");
  const left = hasDroid && aiCard(card).twiceWithDroid === true ? 2 : 1;
  const turn: Turn = { card, at: 0, taken: [], left, open: null };
  return settled({ ...opponent, cards: putUnder(opponent.cards, card), turn });
}

/** The line that waits for an answer; `null` when only the card is left to be put away. */
export function spotNow({ turn }: Opponent): Spot | null {
  return turn === null ? null : (spotsOf(turn.card)[turn.at] ?? null);
}

export function judgedNow(opponent: Opponent): LineVerdict | null {
  const spot = spotNow(opponent);
  return spot === null ? null : judge(spot.line, opponent);
}

/** The table says whether a line has an effect. */
export function answer(opponent: Opponent, has: boolean): Opponent {
  const { turn } = opponent;
  const spot = spotNow(opponent);
  if (turn === null || spot === null) return opponent;
  if (!has) return settled({ ...opponent, turn: { ...turn, at: turn.at + 1 } });
  if (isOpen(spot.line)) return said(opponent, { ...printed(spot.line), fell: false });
  return settled(taken(opponent, turn, spot, printed(spot.line)));
}

/** What a line brought, as it is being read off the table: nothing changes hands yet. */
export function said(opponent: Opponent, open: ChangeAtTable): Opponent {
  return { ...opponent, turn: opponent.turn && { ...opponent.turn, open } };
}

/** What was said counts; a fall ends the turn [OR-SOLO-09]. */
export function brought(opponent: Opponent): Opponent {
  const { turn } = opponent;
  const spot = spotNow(opponent);
  if (turn === null || turn.open === null || spot === null) return opponent;
  const after = taken(opponent, turn, spot, turn.open);
  if (!turn.open.fell) return settled(after);
  const end = spotsOf(turn.card).length;
  return { ...fallen(after), turn: after.turn && { ...after.turn, at: end } };
}

/** [OR-SOLO-09] In its own turn or in somebody else's: it costs 3,000. */
export function fallen(opponent: Opponent): Opponent {
  return { ...opponent, credits: Math.max(0, opponent.credits - 3000), defeated: true };
}

function taken(opponent: Opponent, turn: Turn, spot: Spot, change: Change): Opponent {
  const again = spot.step === "action" || turn.left > 1;
  const at = again ? turn.at + 1 : stepAfter(turn, spot.step);
  const stands = spot.line.do === "recover-if-defeated" || spot.line.do === "recover";
  return {
    ...opponent,
    fame: Math.max(0, opponent.fame + change.fame),
    credits: Math.max(0, opponent.credits + change.credits),
    defeated: opponent.defeated && !stands,
    turn: {
      ...turn,
      at,
      taken: [...turn.taken, turn.at],
      left: spot.step === "planning" && turn.left > 1 ? turn.left - 1 : 1,
      open: null,
    },
  };
}

function stepAfter({ card, at }: Turn, step: Step): number {
  const spots = spotsOf(card);
  const next = spots.findIndex((spot, i) => i > at && spot.step !== step);
  return next === -1 ? spots.length : next;
}

/** Lines that need nobody's eyes are judged at once; of what happens in any case only the outcome is asked. */
export function settled(opponent: Opponent): Opponent {
  const judged = judgedNow(opponent);
  if (judged === "no") return answer(opponent, false);
  if (judged === "yes" || judged?.ask === "sure") return answer(opponent, true);
  return opponent;
}

/** [OR-SOLO-09, OR-SOLO-10] What the last line clears away; nothing once it has fallen. */
export function clearedBy({ turn, defeated }: Opponent): readonly MarketDeck[] | null {
  if (turn === null || defeated) return null;
  const { special } = aiCard(turn.card);
  return special === "hire-faceup" ? null : special;
}

/** The turn is over; a card that cleared something away is shuffled back among the others [OR-SOLO-10]. */
export function putAway(opponent: Opponent, chance: Rng): Opponent {
  const { turn, cards } = opponent;
  if (turn === null) return opponent;
  return {
    ...opponent,
    cards:
      clearedBy(opponent) === null
        ? cards
        : shuffledBack(cards, turn.card, (places) => chance.below(places)),
    turn: null,
    turns: opponent.turns + 1,
  };
}
