/** How a test begins: effects before the turn, crew aboard. */
import { tokenNumber, withContact } from "./stage.ts";
import type { Task } from "../agenda/agenda.ts";
import type { Effects } from "../cards/effects.ts";
import type { State } from "../state.ts";

const source = { card: "encounter.test", rule: "OR-ENC-03" } as const;

/** First these effects, then the turn. */
export function first(
  effects: Effects,
  more: { readonly held?: string; readonly opponent?: number } = {},
): Task[] {
  return [
    { type: "turn", player: 0 },
    { type: "effects", player: 0, effects, source: { ...source, ...more } },
  ];
}

export function crewed(state: State, player: number, ...people: readonly string[]): Partial<State> {
  let { tokens } = state;
  for (const one of people) tokens = withContact({ ...state, tokens }, one, "crew");
  const crew = people.map((id) => ({ id, token: tokenNumber(state, id) }));
  return {
    tokens,
    players: state.players.map((one, i) => (i === player ? { ...one, crew } : one)),
  };
}
