/** The lines printed on AI cards, as data. `first`: the first line with an effect; `all`: every line [OR-SOLO-02]. */
import type { MarketDeck } from "../../names.ts";

export type AiLine =
  | { readonly do: "recover-if-defeated" }
  /** Whenever there is damage; `perDamage` credits for each one. */
  | { readonly do: "recover"; readonly perDamage?: number }
  | { readonly do: "recover-character"; readonly amount: number }
  /** `fearless`: with a ship of this cost patrols do not stop it. `imperial`: Imperial planets count as goals. */
  | { readonly do: "move-to-goal"; readonly fearless?: number; readonly imperial?: true }
  | { readonly do: "move-to-target" }
  | { readonly do: "move-to-player"; readonly standing?: true }
  | { readonly do: "move-to-most-hated" }
  | { readonly do: "others-lose-reputation" }
  | {
      readonly do: "gain";
      readonly amount: number;
      readonly per?: "crew" | "droid-crew" | "different-skill";
    }
  /**
   * The first deck with a card it can buy. `anywhere`: even at
   * a navpoint. `orSell`: else discard the top cargo for 4,000.
   */
  | {
      readonly do: "buy";
      readonly decks: readonly MarketDeck[];
      readonly anywhere?: true;
      readonly orSell?: true;
      readonly away?: true;
    }
  | {
      readonly do: "buy-unless-full";
      readonly full: "cargo" | "job" | "bounty";
      readonly instead: MarketDeck;
      readonly otherwise: MarketDeck;
      readonly anywhere?: true;
    }
  | { readonly do: "buy-luxury" }
  | {
      readonly do: "deliver";
      readonly illegal?:
        | { readonly on: "ship" | "character"; readonly damage: number }
        | "lose-planet";
    }
  | { readonly do: "reveal-lowest" }
  | { readonly do: "reveal-matching" }
  | { readonly do: "jump"; readonly spaces: number }
  | { readonly do: "rob" }
  | { readonly do: "gamble" }
  | { readonly do: "drop-hopeless-bounty" }
  | { readonly do: "find-bounty" }
  | { readonly do: "sell-fame" }
  | { readonly do: "punish" }
  | { readonly do: "take-droid" }
  | { readonly do: "fight-hostile" }
  | { readonly do: "fight-weak-patrol"; readonly within?: number }
  | { readonly do: "complete-job" }
  | { readonly do: "spend"; readonly amount: number; readonly fame: number }
  | { readonly do: "planet-reputation" }
  | { readonly do: "nearest-patrol-reputation" }
  | {
      readonly do: "gain-and-lose";
      readonly amount: number;
      readonly lose: "planet" | "nearest-patrol";
      readonly perCrew?: number;
    }
  | { readonly do: "hire"; readonly rank: "lowest" | "highest"; readonly needsBerth?: true }
  | { readonly do: "hire-faceup" }
  | { readonly do: "imperial-luck" }
  | { readonly do: "hunt"; readonly within?: number }
  | { readonly do: "brawl" }
  | { readonly do: "fight-player" };

export interface AiCard {
  readonly planning: readonly AiLine[];
  /** IG-88 with a droid crew does the first two lines that apply. */
  readonly twiceWithDroid?: true;
  readonly action: readonly AiLine[];
  readonly encounter: readonly AiLine[];
  /** Discards these tops, then the card is shuffled back in. */
  readonly special: readonly MarketDeck[] | "hire-faceup" | null;
}
