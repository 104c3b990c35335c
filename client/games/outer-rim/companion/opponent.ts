/** A printed opponent beside a real board: its deck, its fame and credits, and how far its turn has come. */
import type { Rng } from "#rules/game.ts";
import { aiDeckFor, characterCard, type CharacterId } from "#rules/outer-rim/index.ts";
import { shuffled } from "#rules/rng.ts";
import type { Standing } from "./facts.ts";

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
  /** All its cards, the next one first; the one being read already lies at the bottom. */
  readonly cards: readonly string[];
  readonly turn: Turn | null;
  readonly turns: number;
}

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
  chance: Rng,
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
    cards: shuffled(cards, chance),
    turn: null,
    turns: 0,
  };
}

/** [OR-SOLO-01, UB-BHAI-03] What it flies at first. */
export function shipOf({ deck }: Opponent): "g9-rigger" | "g-1a-starfighter" {
  return deck === "bounty-hunter" ? "g-1a-starfighter" : "g9-rigger";
}
