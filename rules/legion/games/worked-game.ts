/** A worked game as judges write it down: the units that matter, what happened, and what is expected. */
import { standardPolicies, type Policies } from "../edition/policies.ts";
import type { MissionChoice } from "../mission/cards.ts";
import { readMission } from "../reading/read-mission.ts";
import type { EditionName, PerSide, Side, UnitId } from "../names.ts";
import type { Ending, VictoryTokens } from "../state.ts";
import type { NewUnit } from "../commands.ts";
import { readEntry, type KeptEntry } from "./entry.ts";
import { asRecord, type Raw } from "../reading/read-unit.ts";
import type { Complain } from "./complain.ts";
import { readListedUnit } from "./listed-unit.ts";

export interface Judgement {
  readonly marks: Readonly<Record<UnitId, readonly UnitId[]>>;
  readonly claimed: Readonly<Record<UnitId, readonly string[]>>;
  readonly secret: Readonly<Record<UnitId, number>>;
  readonly defeated: readonly UnitId[];
  readonly tokensOutOfGame: number;
  readonly refused: readonly { readonly event: number; readonly code: string }[];
  /** `null` while the game goes on. */
  readonly victoryTokens: PerSide<Partial<VictoryTokens>> | null;
  readonly winner: Side | "draw" | null;
  /** Current edition only. */
  readonly markedTargets?: readonly UnitId[];
  readonly ended?: { readonly by: Ending; readonly round: number } | null;
  readonly lostPoints?: PerSide<number>;
}

export interface WorkedGame {
  readonly id: string;
  readonly edition: EditionName;
  readonly scenario: boolean;
  readonly policy: Policies;
  readonly units: readonly NewUnit[];
  readonly mission: MissionChoice | null;
  readonly events: readonly KeptEntry[];
  /** As written in the file; only the fields given are compared. */
  readonly expect: Raw;
}

export interface WorkedGames {
  readonly games: readonly WorkedGame[];
  /** One sentence per mistake in the file. */
  readonly mistakes: readonly string[];
}

/** An object with `vectors`, or a list. */
export function readWorkedGames(file: unknown): WorkedGames {
  const list = Array.isArray(file) ? file : asRecord(file)?.["vectors"];
  if (!Array.isArray(list))
    return {
      games: [],
      mistakes: ['The file is neither a list of worked games nor an object with a list "vectors".'],
    };
  const mistakes: string[] = [];
  const games = list
    .map((raw: unknown, at) => readGame(raw, at, mistakes))
    .filter((game) => game !== null);
  for (const [at, game] of games.entries()) {
    if (games.findIndex((each) => each.id === game.id) !== at)
      mistakes.push(`The id "${game.id}" is used by more than one worked game.`);
  }
  return { games, mistakes };
}

function readGame(raw: unknown, at: number, mistakes: string[]): WorkedGame | null {
  const record = asRecord(raw);
  const id =
    typeof record?.["id"] === "string" && record["id"] !== "" ? record["id"] : `number ${at + 1}`;
  const complain: Complain = (sentence) => {
    mistakes.push(`${id}: ${sentence}`);
    return null;
  };
  if (record === null) return complain("a worked game is an object.");
  if (record["id"] !== id) complain('it has no "id".');
  const { units: listed, events: written } = record;
  if (!Array.isArray(listed)) return complain('"units" is missing or not a list.');
  if (!Array.isArray(written)) return complain('"events" is missing or not a list.');
  const units = listed
    .map((unit: unknown, n) => readListedUnit(unit, n + 1, complain))
    .filter((unit) => unit !== null);
  checkUnits(units, complain);
  const known = new Set(listed.map((unit) => asRecord(unit)?.["id"]));
  const events = written
    .map((event: unknown, n) => readEntry(event, n + 1, known, complain))
    .filter((event) => event !== null);
  const { edition = "classic", scenario = false, expect = {} } = record;
  if (edition !== "classic" && edition !== "current")
    return complain('"edition" is neither "classic" nor "current".');
  if (typeof scenario !== "boolean") return complain('"scenario" is neither true nor false.');
  const wanted = asRecord(expect);
  if (wanted === null) return complain('"expect" is not an object.');
  const policy = readPolicy(record["policy"] ?? {}, complain);
  const chosen = record["mission"] ?? null;
  const mission = chosen === null ? null : readMission(chosen);
  if (mission === null && chosen !== null)
    return complain('"mission" names a card that is not known.');
  return policy && { id, edition, scenario, policy, units, mission, events, expect: wanted };
}

function checkUnits(units: readonly NewUnit[], complain: Complain): void {
  for (const [at, unit] of units.entries()) {
    if (units.findIndex((each) => each.id === unit.id) !== at)
      complain(`two units have the id "${unit.id}".`);
    if (unit.inside === null) continue;
    const vehicle = units.find((each) => each.id === unit.inside);
    if (vehicle === undefined || vehicle.transport === null || vehicle.side !== unit.side) {
      complain(`unit "${unit.id}" is inside "${unit.inside}", which is no transport of its side.`);
    }
  }
}

const policyValues: Readonly<Record<keyof Policies, readonly unknown[]>> = {
  multiMark: ["all", "one"],
  mixedPoison: ["any", "decisive"],
  stimsOnGuardian: [true, false],
  stimsOnCharge: [true, false],
  hunterEffect: [true, false],
  baneToken: [true, false],
  scenarioAllowsBounty: [true, false],
  chargePays: [true, false],
  stimsPay: [true, false],
  poisonPays: [true, false],
};

function readPolicy(raw: unknown, complain: Complain): Policies | null {
  const record = asRecord(raw);
  if (record === null) return complain('"policy" is not an object.');
  const names = Object.keys(policyValues) as (keyof Policies)[];
  for (const name of Object.keys(record)) {
    const known = names.find((each) => each === name);
    if (known === undefined)
      return complain(`the policy "${name}" is not one of ${names.join(", ")}.`);
    if (!policyValues[known].includes(record[name]))
      return complain(`the policy "${name}" cannot be ${JSON.stringify(record[name])}.`);
  }
  return { ...standardPolicies, ...(record as Partial<Policies>) };
}
