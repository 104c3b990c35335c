/** Cards, crew and secrets changing hands. */
import { homeDeck } from "./cards/market/index.ts";
import { editPlayer, editToken } from "./edit.ts";
import { unreachable } from "../game.ts";
import type { Event } from "./events.ts";
import type { EncounterDeck, MarketDeck } from "./names.ts";
import type { Crew, HeldCard, State } from "./state.ts";

type CardEvent = Extract<
  Event,
  {
    readonly type:
      | "top-discarded"
      | "top-removed"
      | "deck-shuffled"
      | "card-gained"
      | "card-discarded"
      | "card-removed"
      | "card-given"
      | "card-rotated"
      | "card-marked"
      | "crew-gained"
      | "crew-discarded"
      | "crew-removed"
      | "crew-given"
      | "contact-captured"
      | "encounter-drawn"
      | "secret-kept"
      | "secret-used"
      | "secrets-discarded";
  }
>;

export function evolveCards(state: State, event: CardEvent): State {
  switch (event.type) {
    case "top-discarded":
      return toBottom(fromDeck(state, event.deck, event.card), event.card);
    case "top-removed":
      return toBox(fromDeck(state, event.deck, event.card), event.card);
    case "deck-shuffled":
      return { ...state, market: { ...state.market, [event.deck]: event.cards } };
    case "card-gained": {
      const taken = event.deck === null ? state : fromDeck(state, event.deck, event.card);
      return addHeld(taken, event.player, {
        id: event.card,
        side: 0,
        token: null,
        mark: false,
        planet: null,
      });
    }
    case "card-discarded":
      return toBottom(
        freeToken(
          dropHeld(state, event.player, event.card),
          heldOf(state, event.player, event.card),
        ),
        event.card,
      );
    case "card-removed":
      return toBox(
        freeToken(
          dropHeld(state, event.player, event.card),
          heldOf(state, event.player, event.card),
        ),
        event.card,
      );
    // [UB-ROT-05] It keeps its orientation; [UB-ROT-06] one that is discarded starts anew.
    case "card-given":
      return addHeld(
        dropHeld(state, event.from, event.card),
        event.to,
        heldOf(state, event.from, event.card),
      );
    case "card-rotated":
      return editHeld(state, event.player, event.card, (held) => ({
        ...held,
        side: held.side === 0 ? 1 : 0,
      }));
    case "card-marked":
      return editHeld(state, event.player, event.card, (held) =>
        event.planet === null ? { ...held, mark: true } : { ...held, planet: event.planet },
      );
    case "crew-gained": {
      const taken = event.deck === null ? state : fromDeck(state, event.deck, event.crew);
      const aboard =
        event.token === null
          ? taken
          : editToken(taken, event.token, (token) => ({ ...token, at: "crew", faceup: true }));
      return addCrew(aboard, event.player, { id: event.crew, token: event.token });
    }
    case "crew-discarded": {
      const { to } = event;
      const crew = crewOf(state, event.player, event.crew);
      const left = dropCrew(state, event.player, event.crew);
      if (crew.token === null) return toBottom(left, event.crew);
      return editToken(left, crew.token, (token) => ({ ...token, at: to ?? "gone", faceup: true }));
    }
    case "crew-removed": {
      const crew = crewOf(state, event.player, event.crew);
      const left = dropCrew(state, event.player, event.crew);
      return crew.token === null
        ? toBox(left, event.crew)
        : editToken(left, crew.token, (token) => ({ ...token, at: "gone" }));
    }
    case "crew-given":
      return addCrew(
        dropCrew(state, event.from, event.crew),
        event.to,
        crewOf(state, event.from, event.crew),
      );
    case "contact-captured":
      return editHeld(
        editToken(state, event.token, (token) => ({ ...token, at: "captured", faceup: true })),
        event.player,
        event.card,
        (held) => ({ ...held, token: event.token }),
      );
    case "encounter-drawn":
      return {
        ...drawn(state, event.deck, event.card, "to-bottom"),
        shown: {
          type: "encounter",
          over: false,
          player: event.player,
          card: event.card,
          section: event.section,
        },
      };
    case "secret-kept":
      return editPlayer(drawn(state, event.deck, event.card, "kept"), event.player, (player) => ({
        ...player,
        secrets: [
          ...player.secrets,
          { deck: event.deck, card: event.card, section: event.section },
        ],
      }));
    case "secret-used": {
      const returned: State = {
        ...state,
        shown: {
          type: "encounter",
          over: false,
          player: event.player,
          card: event.card,
          section: event.section,
        },
        encounters: {
          ...state.encounters,
          [event.deck]: [...state.encounters[event.deck], event.card],
        },
      };
      return editPlayer(returned, event.player, (player) => ({
        ...player,
        secrets: player.secrets.filter((secret) => secret.card !== event.card),
      }));
    }
    case "secrets-discarded": {
      let now = state;
      for (const secret of state.players[event.player]?.secrets ?? []) {
        now = {
          ...now,
          encounters: {
            ...now.encounters,
            [secret.deck]: [...now.encounters[secret.deck], secret.card],
          },
        };
      }
      return editPlayer(now, event.player, (player) => ({ ...player, secrets: [] }));
    }
    default:
      return unreachable(event);
  }
}

function fromDeck(state: State, deck: MarketDeck, card: string): State {
  return {
    ...state,
    market: { ...state.market, [deck]: state.market[deck].filter((id) => id !== card) },
  };
}

/** [OR-MKT-09] Databank cards (starting cards, burdens) have no market deck: they go back to the databank. */
function toBottom(state: State, card: string): State {
  const deck = homeDeck(card);
  return deck === null
    ? state
    : { ...state, market: { ...state.market, [deck]: [...state.market[deck], card] } };
}

function toBox(state: State, card: string): State {
  return homeDeck(card) === null ? state : { ...state, removed: [...state.removed, card] };
}

function drawn(state: State, deck: EncounterDeck, card: string, then: "to-bottom" | "kept"): State {
  const rest = state.encounters[deck].filter((id) => id !== card);
  if (then === "to-bottom") rest.push(card);
  return { ...state, encounters: { ...state.encounters, [deck]: rest } };
}

function heldOf(state: State, player: number, card: string): HeldCard {
  const held = state.players[player]?.cards.find((one) => one.id === card);
  if (held === undefined) throw new Error(`player ${player} does not hold ${card}`);
  return held;
}

function crewOf(state: State, player: number, id: string): Crew {
  const crew = state.players[player]?.crew.find((one) => one.id === id);
  if (crew === undefined) throw new Error(`player ${player} has no crew ${id}`);
  return crew;
}

function freeToken(state: State, held: HeldCard): State {
  return held.token === null
    ? state
    : editToken(state, held.token, (token) => ({ ...token, at: "gone" }));
}

function addHeld(state: State, player: number, held: HeldCard): State {
  return editPlayer(state, player, (one) => ({ ...one, cards: [...one.cards, held] }));
}

function dropHeld(state: State, player: number, card: string): State {
  return editPlayer(state, player, (one) => ({
    ...one,
    cards: one.cards.filter((held) => held.id !== card),
  }));
}

function editHeld(
  state: State,
  player: number,
  card: string,
  edit: (held: HeldCard) => HeldCard,
): State {
  return editPlayer(state, player, (one) => ({
    ...one,
    cards: one.cards.map((held) => (held.id === card ? edit(held) : held)),
  }));
}

function addCrew(state: State, player: number, crew: Crew): State {
  return editPlayer(state, player, (one) => ({ ...one, crew: [...one.crew, crew] }));
}

function dropCrew(state: State, player: number, id: string): State {
  return editPlayer(state, player, (one) => ({
    ...one,
    crew: one.crew.filter((crew) => crew.id !== id),
  }));
}
