/** A printed opponent beside a real board: its deck, its fame and credits, and how far its turn has come. */
import type { Rng } from "#rules/game.ts";
import {
  aiDeckFor,
  huntsBounties,
  openingCredits,
  opponentsOf,
  type CharacterId,
} from "#rules/outer-rim/index.ts";
import { shuffled } from "#rules/rng.ts";
import type { Change, OpponentFacts } from "./facts.ts";

/** Read off the real table; it begins with what the line prints. */
export interface ChangeAtTable extends Change {
  readonly fell: boolean;
}

/** `at` counts the card's lines from planning to the special one; `taken` is which of them had an effect. */
export interface Turn {
  readonly card: string;
  readonly at: number;
  readonly taken: readonly number[];
  /** Lines still to be taken in this step; IG-88 with a droid aboard takes two in planning. */
  readonly left: number;
  /** A line was said yes to: what it brought, as far as it has been said. */
  readonly open: ChangeAtTable | null;
}

export interface Opponent extends OpponentFacts {
  /** Two may be the same face in two boxes: told apart by number. */
  readonly number: number;
  readonly character: CharacterId;
  /** All its cards, the next one first; the one being read already lies at the bottom. */
  readonly cards: readonly string[];
  readonly turn: Turn | null;
  readonly turns: number;
}

/** What is chosen or known before it sits down; `before`: how many printed opponents already do. */
export interface Setup {
  readonly box: "both" | "base";
  readonly handicap: number;
  readonly before: number;
}

/** [OR-SOLO-01, UB-SOLO-04, UB-SOLO-05] Whoever starts with a bounty hunts. */
export function seat(number: number, character: CharacterId, setup: Setup, chance: Rng): Opponent {
  const hunts = huntsBounties(character);
  const deck = setup.box === "base" ? "classic" : hunts ? "bounty-hunter" : "base";
  const cards = aiDeckFor(character, hunts ? "bounty-hunter" : "base", deck);
  return {
    number,
    character,
    deck,
    // [OR-SOLO-11] Expert games: it is known before it begins.
    fame: setup.handicap,
    credits: openingCredits(setup.before),
    defeated: false,
    cards: shuffled(cards, chance),
    turn: null,
    turns: 0,
  };
}

/** Whoever is free; of two one hunts and the other does not [UB-MULTI-01], so that kind comes first. */
export function offered(
  box: Setup["box"],
  seated: readonly Pick<Opponent, "character">[],
): readonly CharacterId[] {
  const free = opponentsOf({ box }).filter((id) => !seated.some((one) => one.character === id));
  const [first] = seated;
  if (first === undefined) return free;
  const isOther = (id: CharacterId): boolean =>
    huntsBounties(id) !== huntsBounties(first.character);
  return [...free.filter(isOther), ...free.filter((id) => !isOther(id))];
}

/** The box does not change in the middle of an evening. */
export function boxOf(seated: readonly Pick<Opponent, "deck">[]): Setup["box"] {
  return seated.some(({ deck }) => deck === "classic") ? "base" : "both";
}

/** [OR-SOLO-01, UB-BHAI-03] What it flies at first. */
export function shipOf({ deck }: Opponent): "g9-rigger" | "g-1a-starfighter" {
  return deck === "bounty-hunter" ? "g-1a-starfighter" : "g9-rigger";
}
