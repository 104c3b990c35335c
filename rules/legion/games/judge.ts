/**
 * Plays a worked game through the referee and says what came out, in the file's own shape.
 * Whole games are among them: [LB-E2E-01] [LB-E2E-02] [LB-E2E-03] [LB-E2E-04] [LB-E2E-05] [LC-E2E-01] [LC-E2E-02].
 */
import { isRefusal, type Setup } from "../../game.ts";
import { decide } from "../decide.ts";
import type { Event } from "../events.ts";
import { evolve } from "../evolve.ts";
import { begin, setUp } from "../setup.ts";
import { standing } from "../entries/standing.ts";
import { claimedBy, findUnit, marksOn, secretsOn } from "../units.ts";
import { type Side } from "../names.ts";
import { type State, type Unit } from "../state.ts";
import type { KeptEntry } from "./entry.ts";
import type { Judgement, WorkedGame } from "./worked-game.ts";

export function judgeWorkedGame(game: WorkedGame): Judgement {
  const setup = setupOf(game);
  let state = setUp(setup).reduce(evolve, begin(setup));
  const refused: { event: number; code: string }[] = [];
  for (const [at, entry] of game.events.entries()) {
    const decision = judgeEntry(state, entry);
    if (typeof decision === "string") refused.push({ event: at + 1, code: decision });
    else state = decision.reduce(evolve, state);
  }
  return judgementOf(state, refused);
}

/**
 * [LB-POISON-08] A worked game has no dialogue: a question left open stands
 * there as a refusal, and the entry is written again with its answer.
 */
function judgeEntry(state: State, { command }: KeptEntry): readonly Event[] | string {
  const decision = decide(state, command);
  if (isRefusal(decision)) return decision.code;
  return decision.some((event) => event.type === "asked") ? "CHOICE_REQUIRED" : decision;
}

function setupOf({ edition, scenario, policy, units, mission }: WorkedGame): Setup {
  const word = (value: string | boolean): string =>
    value === true ? "yes" : value === false ? "no" : value;
  const policies = Object.fromEntries(
    Object.entries(policy).map(([id, value]: [string, string | boolean]) => [id, word(value)]),
  );
  return {
    seats: 1,
    options: { edition, scenario: word(scenario), ...policies },
    // A worked game of the classic edition names the units it is about; others stand beside them.
    content: { units, mission, whole: edition === "current" },
  };
}

function judgementOf(state: State, refused: Judgement["refused"]): Judgement {
  return {
    marks: perUnit(state.units, (unit) =>
      marksOn(state, unit.id).map((token) => token.placedBy ?? "hunted"),
    ),
    claimed: perUnit(state.units, (unit) =>
      claimedBy(state, unit.id).map((token) => `${token.placedBy}>${token.placedOn}`),
    ),
    secret: Object.fromEntries(
      state.units
        .map((unit) => [unit.id, secretsOn(state, unit.id).length] as const)
        .filter(([, n]) => n > 0),
    ),
    defeated: state.units
      .filter((unit) => unit.defeated)
      .map((unit) => unit.id)
      .toSorted(),
    tokensOutOfGame: state.tokens.filter((token) => token.holder === null).length,
    refused,
    ...(state.edition === "current" ? currentPart(state) : classicPart(state)),
  };
}

/** The classic keyword pays at the end, so there is nothing to say before it. */
function classicPart({ result }: State): Pick<Judgement, "victoryTokens" | "winner"> {
  if (result === null) return { victoryTokens: null, winner: null };
  const counted = (side: Side) => {
    const { primary: _primary, secondary: _secondary, ...rest } = result.victoryTokens[side];
    return rest;
  };
  return {
    victoryTokens: { blue: counted("blue"), red: counted("red") },
    winner: result.winner,
  };
}

function currentPart(
  state: State,
): Omit<Judgement, "marks" | "claimed" | "secret" | "defeated" | "tokensOutOfGame" | "refused"> {
  const { result } = state;
  const { victoryTokens, pointsDefeated } = result ?? standing(state);
  return {
    victoryTokens,
    winner: result === null ? null : (result.winner ?? "draw"),
    markedTargets: state.mission.targets
      .map(({ unit }) => unit)
      .filter((id) => findUnit(state, id)?.defeated === false)
      .toSorted(),
    ended: result === null ? null : { by: result.endedBy, round: result.round },
    lostPoints: { blue: pointsDefeated.red, red: pointsDefeated.blue },
  };
}

function perUnit<T>(
  units: readonly Unit[],
  of: (unit: Unit) => readonly T[],
): Readonly<Record<string, readonly T[]>> {
  return Object.fromEntries(
    units.map((unit) => [unit.id, of(unit)] as const).filter(([, list]) => list.length > 0),
  );
}
