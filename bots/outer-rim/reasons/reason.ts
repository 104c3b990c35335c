/** Why a trader does what it does, as data: a kind and what it is about. The words are the client's. */
import type { Bound, Faction, MarketDeck, Skill, SpaceId } from "#rules/outer-rim/index.ts";
import type { Gain } from "./gains.ts";
import type { Outlook } from "./outlook.ts";

/** What somebody flies for: where it is, how many turns away, and what may come of it. */
interface Trip {
  readonly at: SpaceId;
  readonly turns: number;
}

export interface Pay {
  readonly credits: number;
  readonly fame: number;
  readonly reputation?: Faction;
  /** The fame is enough to win. */
  readonly wins?: true;
}

/** Hundredths. */
export interface Risk {
  readonly chance: number;
  /** Cards still to be used by choice, mine or theirs, could change it. */
  readonly bound?: Exclude<Bound, "exactly">;
}

/** In how many of a hundred purchases the die hands a card over [OR-MKT-08]. */
export interface DealReason {
  readonly deal?: number;
  readonly dealBound?: Exclude<Bound, "exactly">;
}

/** To win, and to be brought down whether it is won or lost. */
export interface FightRisk extends Risk {
  readonly down?: number;
}

/** Whose goal it is, and how many steps it still takes, this one included. */
export interface GoalDistance {
  readonly of: "character" | "ship";
  readonly left: number;
}

export type Reason =
  | ({ readonly kind: "cargo"; readonly card: string } & Trip & Pay & DealReason)
  | ({ readonly kind: "captive"; readonly card: string } & Trip & Pay)
  /** Goods that may be stopped: then a card says what it costs to hand them over [OR-CARGO-03]. */
  | ({ readonly kind: "smuggle"; readonly card: string } & Trip & Pay & DealReason & Risk)
  /** `asked`: how many skills it tests; `known`: how many of them one has; `shared`: who else must be there. */
  | ({
      readonly kind: "job";
      readonly card: string;
      readonly asked?: number;
      readonly known?: number;
      readonly shared?: "together" | "opposed";
    } & Trip &
      Pay &
      FightRisk)
  | ({ readonly kind: "partner"; readonly card: string } & Trip)
  /**
   * `paid`: where they are wanted alive, which is why the nearest trace is not always the best; `sure`: they are there,
   * it is no guess; `among`: it is one guess among so many; `now`: a ship has them there that may fly on, `player`'s if
   * it is not their own.
   */
  | ({
      readonly kind: "bounty";
      readonly card: string;
      readonly paid?: SpaceId;
      readonly sure?: true;
      readonly among?: number;
      readonly now?: true;
      readonly player?: number;
    } & Trip &
      Pay &
      FightRisk)
  | ({ readonly kind: "patrol"; readonly faction: Faction } & Trip & FightRisk & Partial<Pay>)
  | ({ readonly kind: "goal" } & Trip & Partial<GoalDistance>)
  /** The encounter itself counts for a goal, whatever card is drawn; `next`, `then`: what it is on the way to. */
  | ({ readonly kind: "goal-stop"; readonly next?: string; readonly then?: SpaceId } & GoalDistance)
  | ({ readonly kind: "ambition" } & Trip)
  | ({ readonly kind: "stop"; readonly at: SpaceId } & Partial<Outlook>)
  | { readonly kind: "earn" }
  /** Nothing in hand is worth a flight: then the market is where to look, with much or with little to spend. */
  | { readonly kind: "earn-and-look" }
  | { readonly kind: "earn-and-spend" }
  /** `grave`: half of the health or of the hull is gone. */
  | { readonly kind: "mend"; readonly damage: number; readonly grave?: boolean }
  | { readonly kind: "start"; readonly at: SpaceId }
  | { readonly kind: "market" }
  /** For what it can do; the card says it. */
  | { readonly kind: "buy"; readonly card: string }
  /** Fame the moment it is mine. */
  | ({ readonly kind: "fame-now"; readonly card: string } & Pay)
  | { readonly kind: "equip"; readonly card: string; readonly gains: readonly Gain[] }
  /** `short`: what it costs beyond what one has; else the deck is worth more to one than its card. */
  | {
      readonly kind: "look-below";
      readonly deck: MarketDeck;
      readonly card?: string;
      readonly short?: number;
    }
  /** `free`: what costs nothing and has room, and is left all the same. */
  | { readonly kind: "nothing-to-buy"; readonly free?: readonly string[] }
  | { readonly kind: "least-missed"; readonly card: string }
  | ({ readonly kind: "fight-now" } & FightRisk & Partial<Pay>)
  | ({ readonly kind: "job-now"; readonly card: string } & FightRisk)
  | ({ readonly kind: "hunt-now"; readonly card: string } & FightRisk)
  /** Somebody unknown who may be the one that is hunted. */
  | ({ readonly kind: "trace"; readonly card: string } & FightRisk)
  /**
   * `there`: after a flight; `asks`: the job in hand that wants a skill they bring; `of`: whose goal they count for.
   */
  | {
      readonly kind: "hire";
      readonly contact: string;
      readonly there?: true;
      readonly gains?: readonly Gain[];
      readonly asks?: string;
      readonly of?: GoalDistance["of"];
    }
  /** Somebody known who joins nobody. */
  | { readonly kind: "talk"; readonly contact: string; readonly may: Outlook["may"] }
  | { readonly kind: "stranger"; readonly there?: true }
  | { readonly kind: "cross"; readonly at: SpaceId }
  | { readonly kind: "ambition-now" }
  /** The last goal of the ambition: done, the game is won. */
  | ({ readonly kind: "final" } & Partial<Risk>)
  | ({ readonly kind: "eliminate" } & Pay)
  | ({ readonly kind: "deliver" } & Pay)
  | ({ readonly kind: "capture"; readonly at: SpaceId; readonly turns: number } & Pay)
  | ({ readonly kind: "skill"; readonly skill: Skill } & Risk)
  | { readonly kind: "dice" }
  | { readonly kind: "goodwill"; readonly faction: Faction }
  | { readonly kind: "ship-for-fights" }
  | { readonly kind: "ship-for-distance" }
  | { readonly kind: "secret" }
  /** `of`: whose goal it is there for; with its fame, where the ability alone reaches it. */
  | ({ readonly kind: "ability"; readonly of?: GoalDistance["of"] } & Partial<Pay>)
  /** An ability that shows who lies facedown here, before an encounter is chosen. */
  | { readonly kind: "look" }
  /** With this card a goal only has to be paid for. */
  | ({ readonly kind: "goal-card"; readonly card: string; readonly price: number } & Pick<
      GoalDistance,
      "of"
    > &
      Pay)
  | { readonly kind: "line" }
  | { readonly kind: "good-deal" }
  | { readonly kind: "poor-deal" }
  | { readonly kind: "favor-wanted" }
  /**
   * Said beside another reason: somebody else is `left` fame from winning, oneself `mine`. `card`, `brings`: what they
   * hold that would be enough; `sheet`: it takes them the last goal of an ambition, too.
   */
  | {
      readonly kind: "rival";
      readonly player: number;
      readonly left: number;
      readonly mine: number;
      readonly means: "hunt" | "race" | "sure" | "dare" | "late" | "goals";
      readonly card?: string;
      readonly brings?: number;
      readonly sheet?: true;
    }
  /** This turn still. */
  | { readonly kind: "victory" }
  | { readonly kind: "only-way" }
  | { readonly kind: "best" };

/**
 * More likely to go wrong than many would dare: said with its odds, and never as the only idea. Nobody has to
 * lose goods that are stopped [OR-CARGO-03]: that is no gamble.
 */
export function isGamble(reason: Reason): boolean {
  if (reason.kind === "final" || reason.kind === "smuggle") return false;
  return isUnlikely(reason) || ("down" in reason && reason.down >= 50);
}

export function isUnlikely(reason: Reason): boolean {
  return "chance" in reason && reason.chance < 40;
}
