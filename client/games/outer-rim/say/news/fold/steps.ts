/** News that is told together. */
import type { NewsOf } from "../../message.ts";
import type { Bundle, Faction, MarketDeck, News } from "#rules/outer-rim/index.ts";

/** What a player got and lost in one go. */
export type Change = NewsOf<
  | "credits-gained"
  | "credits-lost"
  | "fame-gained"
  | "fame-lost"
  | "reputation-changed"
  | "damage-suffered"
>;

export type DeedNews = NewsOf<
  "cargo-delivered" | "bounty-claimed" | "job-completed" | "patrol-beaten"
>;

export type MarketStep = Extract<
  LogPassage,
  { readonly type: "cleared" | "bought" | "ship-bought" | "one" }
>;

export type LogPassage =
  | { readonly type: "one"; readonly news: News }
  | {
      readonly type: "cleared";
      readonly deck: MarketDeck;
      readonly cards: readonly string[];
      readonly next: string;
      readonly rule: string;
    }
  | {
      readonly type: "bought";
      readonly player: number;
      readonly card: string;
      readonly price: number;
      readonly rule: string;
    }
  | {
      readonly type: "ship-bought";
      readonly player: number;
      readonly ship: string;
      readonly price: number;
      readonly rule: string;
    }
  /** Given up and bought, or cleared away in two decks: one visit to the market. */
  | { readonly type: "visit"; readonly steps: readonly MarketStep[] }
  | {
      readonly type: "goal-reached";
      readonly goal: NewsOf<"goal-completed">;
      readonly fame: number;
      /** The ship whose goal it was, or the character. */
      readonly card: string;
    }
  | {
      readonly type: "outfitted";
      readonly player: number;
      readonly ship: string;
      readonly credits: number;
      readonly rule: string;
    }
  /** A favor, and what it was done for; a debt token given back obliges [UB-DEBT-03]. */
  | {
      readonly type: "favored";
      readonly favor: NewsOf<"favor-granted">;
      readonly paid: Bundle;
      readonly isOwed: boolean;
    }
  /** [OR-TRADE-02] A deal in which one side laid nothing. */
  | {
      readonly type: "gift";
      readonly from: number;
      readonly to: number;
      readonly rule: string;
    }
  /** Everybody who was asked declined. */
  | { readonly type: "nobody-agrees"; readonly player: number; readonly rule: string }
  /** A printed opponent's turn begins with the card it draws. */
  | {
      readonly type: "ai-turn";
      readonly turn: NewsOf<"turn-began">;
      readonly drawn: NewsOf<"ai-card-drawn">;
    }
  /** One of its lines, and where that led. */
  | {
      readonly type: "ai-line";
      readonly line: NewsOf<"ai-line-done">;
      readonly led: NewsOf<"moved" | "credits-gained">;
    }
  /** Hondo's: whose card it was, by name. */
  | {
      readonly type: "robbed";
      readonly line: NewsOf<"ai-line-done">;
      readonly lost: NewsOf<"card-discarded">;
    }
  /** Fame a printed opponent pays for. */
  | {
      readonly type: "fame-bought";
      readonly line: NewsOf<"ai-line-done">;
      readonly paid: number;
      readonly fame: number;
    }
  /** Small enough to be left out. */
  | { readonly type: "silent" }
  | {
      readonly type: "whole-fight";
      readonly began: NewsOf<"combat-began">;
      readonly dice: readonly [NewsOf<"dice-rolled">, NewsOf<"dice-rolled">];
      readonly fight: NewsOf<"combat-resolved">;
      readonly hurt: readonly NewsOf<"damage-suffered">[];
    }
  | { readonly type: "already-here"; readonly contact: string; readonly rule: string }
  | {
      readonly type: "patrol-came";
      readonly faction: Faction;
      readonly steps: number;
      readonly to: string;
      readonly rule: string;
    }
  | { readonly type: "changes"; readonly changes: readonly Change[]; readonly rule: string }
  | {
      readonly type: "rewarded";
      readonly deed: DeedNews;
      readonly changes: readonly Change[];
      /** [UB-ROT-03] The card lies there with its other end up. */
      readonly turned: boolean;
    }
  | {
      readonly type: "chosen";
      readonly line: NewsOf<"line-taken">;
      readonly paid: number;
    }
  | {
      readonly type: "tested";
      readonly roll: NewsOf<"dice-rolled">;
      readonly test: NewsOf<"test-resolved">;
    }
  | {
      readonly type: "fought";
      readonly fight: NewsOf<"combat-resolved">;
      readonly hurt: readonly NewsOf<"damage-suffered">[];
    };

const changing = new Set<News["type"]>([
  "credits-gained",
  "credits-lost",
  "fame-gained",
  "fame-lost",
  "reputation-changed",
  "damage-suffered",
]);

const dealing = new Set<News["type"]>([
  "cargo-delivered",
  "bounty-claimed",
  "job-completed",
  "patrol-beaten",
]);

/** Said already by the deed they belong to. */
const tidying = new Set<News["type"]>(["card-removed", "card-discarded", "card-rotated"]);

export function isChange(news: News | undefined): news is Change {
  return news !== undefined && changing.has(news.type);
}

export function isDeed(news: News): news is DeedNews {
  return dealing.has(news.type);
}

export function isTidying({ type }: News): boolean {
  return tidying.has(type);
}

export interface PassageMatch {
  readonly folded: LogPassage;
  /** How many pieces of news it says. */
  readonly count: number;
}

/** Said by something else. */
export function silence(count: number): PassageMatch {
  return { folded: { type: "silent" }, count };
}
