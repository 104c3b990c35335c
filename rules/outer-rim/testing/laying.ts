/** The events that lay a staged table, so that it can stand at the head of a journal as if it had been played. */
import { fold } from "../../game.ts";
import { sameData } from "../../same-data.ts";
import { outerRim } from "../index.ts";
import { factions } from "../names.ts";
import { emptyState } from "../setup/empty.ts";
import type { Event } from "../events.ts";
import type { Player, State } from "../state.ts";

const rule = "OR-SETUP-01";
/** An event without its rule. */
type Laid = Event extends infer E ? (E extends Event ? Omit<E, "rule"> : never) : never;

/** Throws where no event lays what the test wants. */
export function layingOf(state: State): readonly Event[] {
  const { rules, seats, players, tokens, market, encounters, removed, first } = state;
  const laid: Laid[] = [
    {
      type: "table-laid",
      rules,
      seats,
      players: players.length,
      tokens,
      market,
      encounters,
      removed,
      first,
    },
    ...players.flatMap((one, player) => seatOf(one, player)),
    ...players.flatMap(({ debts }, player) =>
      debts
        .filter((owner) => owner !== player)
        .map((owner): Laid => ({ type: "debt-given", owner, from: owner, to: player })),
    ),
    ...patrolsOf(state),
    { type: "turn-began", player: state.current, round: state.round },
    {
      type: "asked",
      pending: { questions: [], answers: [] },
      agenda: state.agenda,
      rolls: state.rolls,
    },
  ];
  const events = laid.map((one) => ({ ...one, rule }) as Event);
  const laidOut = comparable(fold(outerRim, empty(state), events));
  for (const [part, wanted] of Object.entries(comparable(state)))
    if (!sameData(laidOut[part], wanted))
      throw new Error(`no event lays ${part}: ${JSON.stringify(laidOut[part])}`);
  return events;
}

const empty = ({ rules, seats, players }: State): State => emptyState(rules, seats, players.length);

/** Where fame came from nobody stages; how often somebody was asked counts anew. */
function comparable(state: State): Readonly<Record<string, unknown>> {
  const players = state.players.map((one) => ({ ...one, fameBy: {} }));
  return { ...state, players, pending: null };
}

function patrolsOf({ rules, seats, players, patrols }: State): readonly Laid[] {
  const { patrols: before } = emptyState(rules, seats, players.length);
  return factions.flatMap((faction): Laid[] => {
    const { level, space } = patrols[faction];
    const isThere = before[faction].level === level && before[faction].space === space;
    return isThere ? [] : [{ type: "patrol-replaced", faction, level, to: space }];
  });
}

function seatOf(one: Player, player: number): readonly Laid[] {
  const { character, opponent, ship, shipDamage, space } = one;
  const laid: Laid[] = [];
  if (character !== null)
    laid.push(
      opponent === null
        ? { type: "character-taken", player, character }
        : { type: "opponent-seated", player, character, opponent },
    );
  laid.push({ type: "ship-taken", player, ship, damage: shipDamage });
  laid.push({ type: "placed", player, space });
  return [...laid, ...figuresOf(one, player), ...cardsOf(one, player), ...goalsOf(one, player)];
}

function figuresOf(one: Player, player: number): readonly Laid[] {
  const laid: Laid[] = [];
  if (one.credits > 0) laid.push({ type: "credits-gained", player, amount: one.credits });
  if (one.fame > 0)
    laid.push({ type: "fame-gained", player, amount: one.fame, source: "job", card: "" });
  for (const faction of factions)
    if (one.reputation[faction] !== 0)
      laid.push({ type: "reputation-changed", player, faction, to: one.reputation[faction] });
  if (one.damage > 0)
    laid.push({ type: "damage-suffered", player, on: "character", amount: one.damage });
  if (one.defeated) laid.push({ type: "defeated", player });
  for (const ability of one.used) laid.push({ type: "ability-used", player, ability });
  return laid;
}

function cardsOf({ cards, crew, secrets }: Player, player: number): readonly Laid[] {
  const laid: Laid[] = [];
  for (const { id: card, side, mark, planet } of cards) {
    laid.push({ type: "card-gained", player, card, deck: null });
    if (side === 1) laid.push({ type: "card-rotated", player, card });
    if (mark) laid.push({ type: "card-marked", player, card, planet: null });
    if (planet !== null) laid.push({ type: "card-marked", player, card, planet });
  }
  for (const { id, token } of crew)
    laid.push({ type: "crew-gained", player, crew: id, token, deck: null });
  for (const secret of secrets) laid.push({ type: "secret-kept", player, ...secret });
  return laid;
}

function goalsOf(one: Player, player: number): readonly Laid[] {
  const laid: Laid[] = [];
  if (one.goal > 0) laid.push({ type: "goal-advanced", player, of: "character", to: one.goal });
  if (one.flipped) laid.push({ type: "goal-completed", player, of: "character" });
  if (one.shipGoal > 0) laid.push({ type: "goal-advanced", player, of: "ship", to: one.shipGoal });
  if (one.shipFlipped) laid.push({ type: "goal-completed", player, of: "ship" });
  if (one.ambition !== null) {
    laid.push({ type: "ambition-taken", player, ambition: one.ambition.id });
    for (const [goal, done] of one.ambition.done.entries())
      laid.push({ type: "ambition-advanced", player, goal, done });
  }
  return laid;
}
