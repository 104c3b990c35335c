/** Two hidden things change places: the table is another, and the viewer cannot tell. For the two-worlds test. */
import { encounterCard } from "../cards/encounters/index.ts";
import { encounterDecks, marketDecks } from "../names.ts";
import type { Player, Secret, State, Token } from "../state.ts";
import type { Rng, Seat } from "../../game.ts";

export function swap(state: State, viewer: Seat, rng: Rng): State {
  const ways = [swapTokens, swapEncounters, swapMarket, swapOpponents, swapSecret];
  return ways[rng.below(ways.length)]?.(state, viewer, rng) ?? state;
}

/** Two people of one class whom the viewer has not seen. */
function swapTokens(state: State, viewer: Seat, rng: Rng): State {
  const hidden = state.tokens.flatMap((token, i) => (isHidden(token, viewer) ? [i] : []));
  const one = hidden[rng.below(Math.max(1, hidden.length))];
  const alike = hidden.filter((i) => state.tokens[i]?.class === state.tokens[one ?? -1]?.class);
  const two = alike[rng.below(Math.max(1, alike.length))];
  const [first, second] = [state.tokens[one ?? -1], state.tokens[two ?? -1]];
  if (one === undefined || two === undefined || first === undefined || second === undefined)
    return state;
  const tokens = state.tokens
    .with(one, { ...first, contact: second.contact })
    .with(two, { ...second, contact: first.contact });
  return { ...state, tokens };
}

/** Seen by nobody: else somebody's choices may already hang on who it is. */
function isHidden(token: Token, viewer: Seat): boolean {
  return !token.faceup && !token.seenBy.includes(viewer) && token.seenBy.length === 0;
}

function swapEncounters(state: State, _: Seat, rng: Rng): State {
  const deck = encounterDecks[rng.below(encounterDecks.length)];
  if (deck === undefined) return state;
  const cards = exchanged(state.encounters[deck], 0, rng);
  return { ...state, encounters: { ...state.encounters, [deck]: cards } };
}

/** The top card lies face up. */
function swapMarket(state: State, _: Seat, rng: Rng): State {
  const deck = marketDecks[rng.below(marketDecks.length)];
  if (deck === undefined) return state;
  return { ...state, market: { ...state.market, [deck]: exchanged(state.market[deck], 1, rng) } };
}

function swapOpponents(state: State, _: Seat, rng: Rng): State {
  const players = state.players.map((player): Player => {
    const { opponent } = player;
    return opponent === null
      ? player
      : { ...player, opponent: { ...opponent, cards: exchanged(opponent.cards, 0, rng) } };
  });
  return { ...state, players };
}

/** Somebody else's secret and another that lies in the same deck; not while its owner is asked whether to use one. */
function swapSecret(state: State, viewer: Seat): State {
  const isAsked = state.pending.questions.some(({ choices }) =>
    choices.some((choice) => choice.type === "use-secret"),
  );
  const owner = state.players.findIndex((player, i) => i !== viewer && player.secrets.length > 0);
  const [secret, ...others] = state.players[owner]?.secrets ?? [];
  const player = state.players[owner];
  if (isAsked || secret === undefined || player === undefined) return state;
  const pile = state.encounters[secret.deck];
  const at = pile.findIndex((card) => secretIn(card) !== null);
  const card = pile[at];
  const section = card === undefined ? null : secretIn(card);
  if (card === undefined || section === null) return state;
  const given: Secret = { deck: secret.deck, card, section };
  return {
    ...state,
    players: state.players.with(owner, { ...player, secrets: [given, ...others] }),
    encounters: { ...state.encounters, [secret.deck]: pile.with(at, secret.card) },
  };
}

function secretIn(card: string): string | null {
  for (const [name, section] of Object.entries(encounterCard(card).sections))
    if ("secret" in section) return name;
  return null;
}

/** Two cards from this place on. */
function exchanged<T>(pile: readonly T[], from: number, rng: Rng): readonly T[] {
  const rest = pile.length - from;
  if (rest < 2) return pile;
  const [one, two] = [from + rng.below(rest), from + rng.below(rest)];
  const [first, second] = [pile[one], pile[two]];
  return first === undefined || second === undefined
    ? pile
    : pile.with(one, second).with(two, first);
}
