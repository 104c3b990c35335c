/** What a viewer hears of an event, and which events tell something new. */
import type { Event } from "./events.ts";
import type { Foe } from "./combat/foe.ts";
import { promisedOdds, type Odds } from "./dice/odds.ts";
import type { EncounterDeck, MarketDeck, SpaceId } from "./names.ts";
import type { Player, State, Token } from "./state.ts";
import type { Viewer } from "../game.ts";

/** Events as heard: hidden names are gone, and what was so then stands beside them. */
export type News = Dated & Heard;

type Heard =
  | Exclude<
      Event,
      {
        readonly type:
          | "asked"
          | "table-laid"
          | "deck-shuffled"
          | "contact-looked-at"
          | "secret-kept"
          | "opponent-seated"
          | "ai-deck-shuffled"
          | "answered";
      }
    >
  | {
      readonly type: "table-laid";
      readonly rule: string;
      readonly seats: number;
      readonly players: number;
      readonly first: number;
      readonly tops: Readonly<Record<MarketDeck, string | null>>;
      readonly tokens: readonly Pick<Token, "class" | "at">[];
    }
  | { readonly type: "deck-shuffled"; readonly rule: string; readonly deck: MarketDeck }
  | {
      readonly type: "contact-looked-at";
      readonly rule: string;
      readonly player: number;
      readonly token: number;
      readonly contact: string | null;
    }
  | {
      readonly type: "secret-kept";
      readonly rule: string;
      readonly player: number;
      readonly deck: EncounterDeck;
      readonly card: string | null;
      readonly section: string | null;
    }
  | {
      readonly type: "opponent-seated";
      readonly rule: string;
      readonly player: number;
      readonly character: string;
      readonly deck: "base" | "bounty-hunter";
    }
  | { readonly type: "ai-deck-shuffled"; readonly rule: string; readonly player: number }
  | { readonly type: "answered"; readonly rule: string; readonly seat: number };

/** What `date` adds. */
interface Dated {
  /** Where somebody stood, and what they had, when their turn began. */
  readonly at?: { readonly space: SpaceId; readonly credits: number };
  /** Whose dice they are that no player rolled. */
  readonly foe?: Foe;
  /** [UB-ROT-03] The card lay with its far end up. */
  readonly turned?: true;
  /** Of a test: what the odds promised. */
  readonly odds?: Odds;
}

/** What the table looked like then: neither the news nor today's table tells. */
export function date({ players, fight }: State, event: Event): Dated | null {
  switch (event.type) {
    case "turn-began": {
      const one = players[event.player];
      return one === undefined ? null : { at: { space: one.space, credits: one.credits } };
    }
    case "dice-rolled":
    case "dice-changed":
      return event.player === null && fight !== null && fight.foe !== null
        ? { foe: fight.foe }
        : null;
    case "test-resolved": {
      const one = players[event.player];
      return one === undefined ? null : { odds: promisedOdds(one, event.skill, event.known ?? 0) };
    }
    case "card-discarded":
      return isTurned(players[event.player], event.card) ? { turned: true } : null;
    case "card-given":
      return isTurned(players[event.from], event.card) ? { turned: true } : null;
    default:
      return null;
  }
}

function isTurned(player: Player | undefined, card: string): boolean {
  return player?.cards.some(({ id, side }) => id === card && side === 1) === true;
}

export function newsFor(event: Event, viewer: Viewer): News | null {
  switch (event.type) {
    case "asked":
      return null;
    case "table-laid": {
      const { market } = event;
      const tops = {
        bounty: market.bounty[0] ?? null,
        cargo: market.cargo[0] ?? null,
        "gear-mod": market["gear-mod"][0] ?? null,
        job: market.job[0] ?? null,
        luxury: market.luxury[0] ?? null,
        ship: market.ship[0] ?? null,
      };
      return {
        type: "table-laid",
        rule: event.rule,
        seats: event.seats,
        players: event.players,
        first: event.first ?? 0,
        tops,
        tokens: event.tokens.map((token) => ({ class: token.class, at: token.at })),
      };
    }
    case "deck-shuffled":
      return { type: "deck-shuffled", rule: event.rule, deck: event.deck };
    case "contact-looked-at":
      return {
        type: "contact-looked-at",
        rule: event.rule,
        player: event.player,
        token: event.token,
        contact: event.player === viewer ? event.contact : null,
      };
    case "secret-kept": {
      const own = event.player === viewer;
      return {
        type: "secret-kept",
        rule: event.rule,
        player: event.player,
        deck: event.deck,
        card: own ? event.card : null,
        section: own ? event.section : null,
      };
    }
    case "opponent-seated":
      return {
        type: "opponent-seated",
        rule: event.rule,
        player: event.player,
        character: event.character,
        deck: event.opponent.deck,
      };
    case "ai-deck-shuffled":
      return { type: "ai-deck-shuffled", rule: event.rule, player: event.player };
    case "answered":
      return { type: "answered", rule: event.rule, seat: event.seat };
    default:
      return event;
  }
}

const telling = new Set<Event["type"]>([
  "table-laid",
  "dice-rolled",
  "dice-changed",
  "market-revealed",
  "top-removed",
  "top-discarded",
  "contact-revealed",
  "contact-looked-at",
  "encounter-drawn",
  "secret-kept",
  "secret-used",
  "databank-drawn",
  "deck-shuffled",
  "ai-card-drawn",
  "ai-deck-shuffled",
  "opponent-seated",
  "ambitions-offered",
  "answered",
  "offers-compared",
]);

/** What two people have agreed on is not taken back by one of them. */
const agreed: ReadonlySet<Event["type"]> = new Set(["trade-made", "favor-granted"]);

/** Whoever takes a faceup card from its deck sees the next one, even where turning it up waits for an answer. */
export function reveals(event: Event): boolean {
  if (event.type === "card-gained" || event.type === "crew-gained") return event.deck !== null;
  return event.chance === true || agreed.has(event.type) || telling.has(event.type);
}
