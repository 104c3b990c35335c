/**
 * What is still to be done, as data. A rule that needs an answer puts its own task back on the agenda and asks;
 * the answer is handed to that task. So a game can be saved, shown and resumed in the middle of anything.
 */
import type { Effects, Source } from "../cards/effects.ts";
import type { Deal, DealMoment } from "../bargaining/deal.ts";
import type { CombatKind, Face, Faction, MarketDeck, Skill, SpaceId } from "../names.ts";
import type { CombatAfter, CombatTask, TestTask } from "./rolls.ts";

export type Task =
  | { readonly type: "choose-character"; readonly player: number }
  | { readonly type: "seat-opponents" }
  | {
      readonly type: "seat-opponent";
      readonly player: number;
      readonly deck: "base" | "bounty-hunter";
    }
  | { readonly type: "choose-ship"; readonly player: number }
  | { readonly type: "starting-card"; readonly player: number }
  | { readonly type: "starting-reputation"; readonly player: number }
  | { readonly type: "choose-start"; readonly player: number }
  | { readonly type: "offer-ambitions" }
  | { readonly type: "choose-ambition"; readonly player: number }
  | { readonly type: "turn"; readonly player: number }
  | { readonly type: "planning"; readonly player: number }
  | {
      readonly type: "move";
      readonly player: number;
      readonly left: number;
      readonly ignoring: boolean;
      readonly must: boolean;
    }
  | { readonly type: "slip-past"; readonly player: number; readonly left: number }
  | { readonly type: "action"; readonly player: number; readonly done: readonly string[] }
  | { readonly type: "encounter"; readonly player: number }
  | { readonly type: "end-turn"; readonly player: number }
  | {
      readonly type: "market";
      readonly player: number;
      readonly discarded: MarketDeck | null;
      readonly discards: number;
      readonly discount: number;
      readonly decks: readonly MarketDeck[];
    }
  | {
      readonly type: "buy";
      readonly player: number;
      readonly deck: MarketDeck;
      readonly bartered: readonly string[];
      readonly discount: number;
      /** The visit it is part of: a purchase called off goes back to it. */
      readonly visit?: TaskOf<"market">;
    }
  | {
      readonly type: "gain-card";
      readonly player: number;
      readonly card: string;
      readonly from: MarketDeck | null;
      readonly forced: boolean;
    }
  | { readonly type: "fit-cards"; readonly player: number }
  | {
      readonly type: "reveal-top";
      readonly player: number;
      readonly deck: MarketDeck;
      readonly away?: boolean;
    }
  | { readonly type: "put-back"; readonly deck: MarketDeck; readonly card: string }
  | {
      readonly type: "patrol-toward";
      readonly faction: Faction;
      readonly player: number;
      readonly chooser: number;
      readonly left: number;
      readonly market: boolean;
    }
  | { readonly type: "move-patrol-away"; readonly player: number; readonly faction: Faction }
  | { readonly type: "reveal-contact"; readonly player: number }
  | { readonly type: "meet"; readonly player: number; readonly token: number }
  | {
      readonly type: "hunt";
      readonly player: number;
      readonly card: string;
      readonly token: number;
    }
  | {
      readonly type: "effects";
      readonly player: number;
      readonly effects: Effects;
      readonly source: Source;
    }
  | {
      readonly type: "roll-one";
      readonly player: number;
      readonly face: Face;
      readonly lines: Readonly<Record<Face, Effects>>;
      readonly used: readonly string[];
      readonly source: Source;
    }
  | TestTask
  | CombatTask
  | {
      readonly type: "combat-damage";
      readonly kind: CombatKind;
      readonly players: readonly [number | null, number | null];
      readonly amounts: readonly [number, number];
      /** The card that was fought over, as a text key. */
      readonly cause?: string;
    }
  | {
      readonly type: "aftermath";
      readonly attacker: number;
      readonly defender: number | null;
      readonly kind: CombatKind;
      readonly won: boolean;
      readonly stunned: boolean;
      readonly after: CombatAfter;
    }
  | {
      readonly type: "smuggle";
      readonly player: number;
      readonly card: string;
      readonly face: Face;
      readonly used: readonly string[];
    }
  | {
      readonly type: "deliver";
      readonly player: number;
      readonly card: string;
      readonly less: number;
    }
  | {
      readonly type: "bounty-won";
      readonly player: number;
      readonly card: string;
      readonly token: number;
      readonly stunned: boolean;
    }
  | {
      readonly type: "bounty-reward";
      readonly player: number;
      readonly card: string;
      readonly how: "eliminate" | "capture";
    }
  | {
      readonly type: "hunted-crew";
      readonly player: number;
      readonly card: string;
      readonly owner: number;
      readonly crew: string;
    }
  | {
      readonly type: "player-bounty-reputation";
      readonly player: number;
      readonly loser: number;
      readonly sign: 1 | -1;
    }
  | {
      readonly type: "credit-reward";
      readonly player: number;
      readonly of: "bounty" | "job" | "illegal";
      readonly credits: number;
      readonly source: Source;
    }
  | {
      readonly type: "job-done";
      readonly player: number;
      readonly card: string;
      readonly source: Source;
    }
  | { readonly type: "job-over"; readonly player: number; readonly card: string }
  | {
      readonly type: "purchase-die";
      readonly player: number;
      readonly deck: MarketDeck;
      readonly card: string;
      readonly face: Face;
      readonly used: readonly string[];
    }
  | { readonly type: "patrol-replaced"; readonly player: number; readonly faction: Faction }
  | { readonly type: "patrol-secrets"; readonly player: number; readonly faction: Faction }
  | {
      readonly type: "hold-ship";
      readonly player: number;
      readonly holder: number;
      readonly at: SpaceId;
      readonly to: SpaceId;
      readonly left: number;
      readonly patrols: "heeding" | "ignoring";
    }
  | {
      readonly type: "goal-paid";
      readonly player: number;
      readonly of: "character" | "ship";
      readonly pay: number;
    }
  | { readonly type: "avoid-defeat"; readonly player: number }
  | {
      readonly type: "make-berth";
      readonly player: number;
      readonly token: number;
      readonly rule: string;
      /** What waits for the berth: the price, and the line of the card that was taken. */
      readonly line?: { readonly pay: number; readonly effects: Effects; readonly source: Source };
    }
  | {
      readonly type: "talk";
      /** Who opened it. */
      readonly player: number;
      readonly moment: DealMoment;
      readonly skill: Skill | null;
      /** What it was opened about. */
      readonly matter: string;
      /** The offer that stands. */
      readonly deal: Deal;
      /** The last word of the other side. */
      readonly before: Deal | null;
      /** Answers to a favor asked of everybody. */
      readonly offers: readonly Deal[] | null;
      readonly said: number;
    }
  /** Talks of earlier rules, in journals that stopped in the middle of one: broken off. */
  | { readonly type: "trade"; readonly player: number }
  | { readonly type: "favor"; readonly player: number }
  | { readonly type: "ai-turn"; readonly player: number }
  | {
      readonly type: "ai-lines";
      readonly player: number;
      readonly card: string;
      readonly step: "planning" | "action" | "encounter" | "special";
      readonly from: number;
      readonly times: number;
    }
  | {
      readonly type: "ai-hunt";
      readonly player: number;
      readonly card: string;
      readonly opponent: number;
      readonly crew: string | null;
    }
  | {
      readonly type: "ai-reputation";
      readonly player: number;
      readonly loser: number;
      readonly sign: 1 | -1;
    }
  | { readonly type: "lose-choice"; readonly player: number; readonly rule: string };

export type TaskOf<T extends Task["type"]> = Extract<Task, { readonly type: T }>;
