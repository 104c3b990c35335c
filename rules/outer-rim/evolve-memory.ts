/** What people at a table remember of a turn: who fights whom, how the card being resolved has gone, what has moved. */
import type { Event } from "./events.ts";
import type { Faction } from "./names.ts";
import type { TurnDeed, Patrol, State } from "./state.ts";
import { unreachable } from "../game.ts";

type MemoryEvent = Extract<
  Event,
  {
    readonly type:
      | "combat-began"
      | "combat-resolved"
      | "test-resolved"
      | "line-taken"
      | "patrol-moved"
      | "patrol-replaced";
  }
>;

export function evolveMemory(state: State, event: MemoryEvent): State {
  switch (event.type) {
    case "combat-began": {
      const { kind, attacker, defender, strengths, foe = null } = event;
      return { ...state, fight: { kind, attacker, defender, strengths, foe } };
    }
    case "combat-resolved":
      return { ...withDeed(state, foughtIn(state, event.won)), fight: null };
    case "test-resolved":
      return withDeed(state, { type: "test", skill: event.skill, passed: event.passed });
    case "line-taken":
      return withDeed(state, { type: "choice" });
    case "patrol-moved": {
      const { faction, to } = event;
      const now = withPatrol(state, faction, { level: state.patrols[faction].level, space: to });
      return { ...now, patrolsMoved: [...now.patrolsMoved, faction] };
    }
    // [OR-PAT-04] The next level appears somewhere: it did not come from anywhere.
    case "patrol-replaced":
      return withPatrol(state, event.faction, { level: event.level, space: event.to });
    default:
      return unreachable(event);
  }
}

function foughtIn({ fight }: State, won: boolean): TurnDeed | null {
  return fight === null
    ? null
    : { type: "fight", combat: fight.kind, strength: fight.strengths[1], passed: won };
}

/** Of what is tried until it succeeds the last try counts. */
function withDeed(state: State, deed: TurnDeed | null): State {
  const { shown } = state;
  if (deed === null || shown?.type !== "databank" || shown.over) return state;
  const last = shown.done.at(-1);
  const before =
    last !== undefined && isSameAgain(last, deed) ? shown.done.slice(0, -1) : shown.done;
  return { ...state, shown: { ...shown, done: [...before, deed] } };
}

function isSameAgain(last: TurnDeed, deed: TurnDeed): boolean {
  if (last.type === "test" && deed.type === "test")
    return !last.passed && last.skill === deed.skill;
  if (last.type !== "fight" || deed.type !== "fight") return false;
  return !last.passed && last.combat === deed.combat && last.strength === deed.strength;
}

function withPatrol(state: State, faction: Faction, patrol: Patrol): State {
  return {
    ...state,
    patrols: { ...state.patrols, [faction]: patrol },
    patrolsMoved: state.patrolsMoved.filter((each) => each !== faction),
  };
}
