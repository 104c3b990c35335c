/**
 * What a viewer sees: an allow-list. Facedown tokens, deck orders and other people's secrets are not in it. What did
 * not change since the last look is the same object (`view/sight.ts`).
 */
import { fameOf } from "./effects/conditions.ts";
import { encounterDecks, marketDecks } from "./names.ts";
import { seeTask } from "./view/agenda.ts";
import { seeQuestion } from "./view/question.ts";
import { sightBy, sightOf } from "./view/sight.ts";
import type { Task } from "./agenda/agenda.ts";
import type { AmbitionId } from "./cards/ambitions.ts";
import type { Command } from "./commands.ts";
import type { ContactClass, EncounterDeck, Faction, MarketDeck } from "./names.ts";
import type { Patrol, Player, Question, Secret, State, TableRules, Token } from "./state.ts";
import type { Viewer } from "../game.ts";

export interface SecretView {
  readonly deck: EncounterDeck;
  readonly card: string | null;
  readonly section: string | null;
}

export interface OpponentView {
  readonly deck: "base" | "bounty-hunter";
  readonly count: number;
  readonly handicap: number;
}

export interface PlayerView extends Omit<Player, "secrets" | "opponent"> {
  readonly secrets: readonly SecretView[];
  readonly opponent: OpponentView | null;
  /** All the fame this player has now. */
  readonly fameNow: number;
}

export interface TokenView {
  readonly contact: string | null;
  readonly class: ContactClass;
  readonly at: Token["at"];
  readonly faceup: boolean;
  /** Who has looked at it is known; what they saw is not. */
  readonly seenBy: readonly number[];
}

export interface DeckView {
  readonly top: string | null;
  readonly count: number;
}

export interface View {
  readonly viewer: Viewer;
  readonly rules: TableRules;
  readonly seats: number;
  readonly players: readonly PlayerView[];
  readonly round: number;
  readonly current: number;
  readonly first: number;
  readonly patrols: Readonly<Record<Faction, Patrol>>;
  readonly patrolsMoved: readonly Faction[];
  readonly tokens: readonly TokenView[];
  readonly market: Readonly<Record<MarketDeck, DeckView>>;
  readonly encounters: Readonly<Record<EncounterDeck, number>>;
  readonly shown: State["shown"];
  readonly fight: State["fight"];
  readonly removed: readonly string[];
  readonly ambitions: readonly AmbitionId[];
  /** Which asking this is [OR-TURN-09]. */
  readonly asked: number;
  readonly questions: readonly Question[];
  readonly answered: readonly boolean[];
  readonly answers: readonly (Command | null)[];
  readonly agenda: readonly Task[];
  readonly rolls: number;
  readonly winner: number | null;
}

export function viewFor(state: State, viewer: Viewer): View {
  const { questions, answers } = state.pending;
  return {
    viewer,
    rules: state.rules,
    seats: state.seats,
    players: state.players.map((player, i) => seePlayer(state, player, i, viewer)),
    round: state.round,
    current: state.current,
    first: state.first,
    patrols: state.patrols,
    patrolsMoved: state.patrolsMoved,
    tokens: seeTokens(state.tokens, viewer),
    market: seeMarket(state.market),
    encounters: countEncounters(state.encounters),
    shown: state.shown,
    fight: state.fight,
    removed: state.removed,
    ambitions: state.ambitions,
    asked: state.pending.number,
    questions: seeQuestions(questions, viewer),
    answered: answers.map((answer) => answer !== null),
    answers: answers.map((answer, i) => (questions[i]?.seat === viewer ? answer : null)),
    agenda: seeAgenda(state.agenda),
    rolls: state.rolls,
    winner: state.winner,
  };
}

const seeOneTask = sightOf(seeTask);
const seeAgenda = sightOf((agenda: State["agenda"]) => agenda.map(seeOneTask));
const seeQuestions = sightBy((questions: readonly Question[], viewer) =>
  questions.map((question) => seeQuestion(question, viewer)),
);

const ownSight = new WeakMap<Player, PlayerView>();
const sightOfOthers = new WeakMap<Player, PlayerView>();

/** Fame may come and go with what happens elsewhere. */
function seePlayer(state: State, player: Player, index: number, viewer: Viewer): PlayerView {
  const seen = index === viewer ? ownSight : sightOfOthers;
  const known = seen.get(player);
  const fameNow = fameOf(state, index);
  if (known?.fameNow === fameNow) return known;
  const sight = playerView(player, fameNow, index === viewer);
  seen.set(player, sight);
  return sight;
}

function playerView(player: Player, fameNow: number, own: boolean): PlayerView {
  const { opponent } = player;
  return {
    opponent:
      opponent === null
        ? null
        : { deck: opponent.deck, count: opponent.cards.length, handicap: opponent.handicap },
    character: player.character,
    flipped: player.flipped,
    goal: player.goal,
    ship: player.ship,
    shipFlipped: player.shipFlipped,
    shipGoal: player.shipGoal,
    credits: player.credits,
    fame: player.fame,
    fameBy: player.fameBy,
    fameNow,
    reputation: player.reputation,
    treated: player.treated,
    space: player.space,
    damage: player.damage,
    shipDamage: player.shipDamage,
    defeated: player.defeated,
    cards: player.cards,
    crew: player.crew,
    secrets: player.secrets.map((secret) => seeSecret(secret, own)),
    ambition: player.ambition,
    debts: player.debts,
    used: player.used,
    favors: player.favors,
    sabotaged: player.sabotaged,
    extraTurn: player.extraTurn,
  };
}

function seeSecret(secret: Secret, own: boolean): SecretView {
  const { deck, card, section } = secret;
  return own ? { deck, card, section } : { deck, card: null, section: null };
}

const seeTokens = sightBy((tokens: readonly Token[], viewer) =>
  tokens.map((token) => {
    const known = token.faceup || (viewer !== "spectator" && token.seenBy.includes(viewer));
    return known ? seeFace(token) : seeBack(token);
  }),
);
const seeFace = sightOf((token: Token) => tokenView(token, token.contact));
const seeBack = sightOf((token: Token) => tokenView(token, null));

function tokenView({ class: rank, at, faceup, seenBy }: Token, contact: string | null): TokenView {
  return { contact, class: rank, at, faceup, seenBy };
}

const seeMarket = sightOf((market: State["market"]) => {
  const seen: Record<MarketDeck, DeckView> = {
    bounty: empty,
    cargo: empty,
    "gear-mod": empty,
    job: empty,
    luxury: empty,
    ship: empty,
  };
  for (const deck of marketDecks) seen[deck] = seeDeck(market[deck]);
  return seen;
});
const seeDeck = sightOf((deck: readonly string[]): DeckView => ({
  top: deck[0] ?? null,
  count: deck.length,
}));

const empty: DeckView = { top: null, count: 0 };

const countEncounters = sightOf((encounters: State["encounters"]) => {
  const counts: Partial<Record<EncounterDeck, number>> = {};
  for (const deck of encounterDecks) counts[deck] = encounters[deck].length;
  return counts as Record<EncounterDeck, number>;
});
