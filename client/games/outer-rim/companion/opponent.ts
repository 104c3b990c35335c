/** A printed opponent beside a real board: its deck, its fame and credits, and how far its turn has come. */
import { aiCard } from "#rules/outer-rim/cards/ai/cards.ts";
import type { AiLine } from "#rules/outer-rim/cards/ai/lines.ts";
import { aiDeckFor, characterCard, type CharacterId } from "#rules/outer-rim/index.ts";
import { isOpen, judge, printed, type Change, type Judged, type Standing } from "./facts.ts";

/** `at` counts the card's lines from planning to the special one; `taken` is which of them had an effect. */
export interface Turn {
  readonly card: string;
  readonly at: number;
  readonly taken: readonly number[];
  /** Lines still to be taken in this step; IG-88 with a droid aboard takes two in planning. */
  readonly left: number;
  /** A line was said yes to, and what it brought is being asked. */
  readonly open: boolean;
}

export interface Opponent extends Standing {
  /** Two may be the same face in two boxes: told apart by number. */
  readonly number: number;
  readonly character: CharacterId;
  readonly deck: "base" | "bounty-hunter" | "classic";
  readonly cards: readonly string[];
  readonly used: readonly string[];
  readonly turn: Turn | null;
  readonly turns: number;
}

export type Shuffle = <T>(cards: readonly T[]) => T[];

const steps = ["planning", "action", "encounter"] as const;
export type Step = (typeof steps)[number] | "special";

/** [UB-BHAI-01] The card numbered 90 is the starting bounty. */
export function huntsBounties(character: CharacterId): boolean {
  return characterCard(character).startingCard.includes(90);
}

/** [OR-SOLO-01, UB-SOLO-04, UB-SOLO-05] Six thousand credits; whoever starts with a bounty hunts. */
export function seat(
  number: number,
  character: CharacterId,
  box: "both" | "base",
  handicap: number,
  shuffle: Shuffle,
): Opponent {
  const hunts = huntsBounties(character);
  const deck = box === "base" ? "classic" : hunts ? "bounty-hunter" : "base";
  const cards = aiDeckFor(character, hunts ? "bounty-hunter" : "base", deck);
  return {
    number,
    character,
    deck,
    // [OR-SOLO-11] Expert games: it is known before it begins.
    fame: handicap,
    credits: 6000,
    defeated: false,
    cards: shuffle(cards),
    used: [],
    turn: null,
    turns: 0,
  };
}

/** [OR-SOLO-01, UB-BHAI-03] What it flies at first. */
export function shipOf({ deck }: Opponent): "g9-rigger" | "g-1a-starfighter" {
  return deck === "bounty-hunter" ? "g-1a-starfighter" : "g9-rigger";
}

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

export function draw(opponent: Opponent, hasDroid: boolean, shuffle: Shuffle): Opponent {
  const pile = opponent.cards.length > 0 ? opponent.cards : shuffle(opponent.used);
  const used = opponent.cards.length > 0 ? opponent.used : [];
  const [card, ...cards] = pile;
  if (card === undefined) throw new Error("an opponent without cards");
  const left = hasDroid && aiCard(card).twiceWithDroid === true ? 2 : 1;
  const turn: Turn = { card, at: 0, taken: [], left, open: false };
  return settled({ ...opponent, cards, used, turn });
}

/** The line that waits for an answer; `null` when only the card is left to be put away. */
export function spotNow({ turn }: Opponent): Spot | null {
  return turn === null ? null : (spotsOf(turn.card)[turn.at] ?? null);
}

export function judgedNow(opponent: Opponent): Judged | null {
  const spot = spotNow(opponent);
  return spot === null ? null : judge(spot.line, opponent);
}

/** The table says whether a line has an effect. */
export function answer(opponent: Opponent, has: boolean): Opponent {
  const { turn } = opponent;
  const spot = spotNow(opponent);
  if (turn === null || spot === null) return opponent;
  if (!has) return settled({ ...opponent, turn: { ...turn, at: turn.at + 1 } });
  if (isOpen(spot.line)) return { ...opponent, turn: { ...turn, open: true } };
  return settled(taken(opponent, turn, spot, { credits: 0, fame: 0 }));
}

/** What it brought, read off the real table; a fall ends the turn and costs 3,000 [OR-SOLO-09]. */
export function brought(opponent: Opponent, change: Change, fell: boolean): Opponent {
  const { turn } = opponent;
  const spot = spotNow(opponent);
  if (turn === null || spot === null) return opponent;
  const after = taken(opponent, turn, spot, change);
  if (!fell) return settled(after);
  const end = spotsOf(turn.card).length;
  return {
    ...after,
    credits: Math.max(0, after.credits - 3000),
    defeated: true,
    turn: after.turn && { ...after.turn, at: end },
  };
}

function taken(opponent: Opponent, turn: Turn, spot: Spot, change: Change): Opponent {
  const own = printed(spot.line);
  const again = spot.step === "action" || turn.left > 1;
  const at = again ? turn.at + 1 : stepAfter(turn, spot.step);
  const stands = spot.line.do === "recover-if-defeated" || spot.line.do === "recover";
  return {
    ...opponent,
    fame: Math.max(0, opponent.fame + own.fame + change.fame),
    credits: Math.max(0, opponent.credits + own.credits + change.credits),
    defeated: opponent.defeated && !stands,
    turn: {
      ...turn,
      at,
      taken: [...turn.taken, turn.at],
      left: spot.step === "planning" && turn.left > 1 ? turn.left - 1 : 1,
      open: false,
    },
  };
}

function stepAfter({ card, at }: Turn, step: Step): number {
  const spots = spotsOf(card);
  const next = spots.findIndex((spot, i) => i > at && spot.step !== step);
  return next === -1 ? spots.length : next;
}

/** Lines that need nobody's eyes are judged at once. */
function settled(opponent: Opponent): Opponent {
  const judged = judgedNow(opponent);
  if (judged === "no") return answer(opponent, false);
  if (judged === "yes") return answer(opponent, true);
  return opponent;
}

/** [OR-SOLO-10] The turn is over: the card is used, or shuffled back when its last line says so. */
export function putAway(opponent: Opponent, shuffle: Shuffle): Opponent {
  const { turn } = opponent;
  if (turn === null) return opponent;
  const returns = Array.isArray(aiCard(turn.card).special) && !opponent.defeated;
  const ended = { ...opponent, turn: null, turns: opponent.turns + 1 };
  return returns
    ? { ...ended, cards: shuffle([...opponent.cards, turn.card]) }
    : { ...ended, used: [...opponent.used, turn.card] };
}
