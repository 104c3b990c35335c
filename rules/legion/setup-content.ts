/** Armies and missions handed in with a setup. */
import { mostUnits } from "./entries/armies.ts";
import { readMission } from "./reading/read-mission.ts";
import { asRecord, readUnit } from "./reading/read-unit.ts";
import type { Problem, Setup } from "../game.ts";
import type { NewUnit } from "./commands.ts";
import type { MissionChoice } from "./mission/cards.ts";

/** [LB-LEDGER-03] [LB-LEDGER-04] */
export function contentProblems({ content }: Setup): readonly Problem[] {
  if (content === null) return [];
  const listed = listedUnits(content);
  if (listed === null)
    return [{ path: "content", code: "NOT_ARMIES", rule: "LB-LEDGER-03", params: {} }];
  if (listed.length > mostUnits)
    return [
      {
        path: "content.units",
        code: "TOO_MANY_UNITS",
        rule: "LB-LEDGER-04",
        params: { most: mostUnits },
      },
    ];
  const units = listed.map(readUnit);
  const unreadable = units.flatMap((unit, at) => (unit === null ? [at] : []));
  if (unreadable.length === 0) return unitProblems(armiesIn(content) ?? []);
  return unreadable.map((at) => {
    const path = `content.units.${at}`;
    return { path, code: "NOT_A_UNIT", rule: "LB-LEDGER-03", params: {} };
  });
}

function unitProblems(units: readonly NewUnit[]): readonly Problem[] {
  return units.flatMap((unit, at) => {
    const path = `content.units.${at}`;
    if (units.findIndex((each) => each.id === unit.id) !== at)
      return [{ path, code: "UNIT_EXISTS", rule: "LB-LEDGER-03", params: { unit: unit.id } }];
    return unit.inside === null || ridesWell(units, unit)
      ? []
      : [
          {
            path,
            code: "NOT_A_TRANSPORT",
            rule: "LB-SETUP-15",
            params: { unit: unit.id, vehicle: unit.inside },
          },
        ];
  });
}

function ridesWell(units: readonly NewUnit[], unit: NewUnit): boolean {
  const vehicle = units.find((each) => each.id === unit.inside);
  return (
    vehicle !== undefined &&
    vehicle.transport !== null &&
    vehicle.inside === null &&
    vehicle.side === unit.side &&
    !unit.types.includes("vehicle")
  );
}

function listedUnits(content: unknown): readonly unknown[] | null {
  const units = asRecord(content)?.["units"];
  return Array.isArray(units) ? units : null;
}

export function missionIn(content: unknown): MissionChoice | null {
  return readMission(asRecord(content)?.["mission"]);
}

export function saysWhole(content: unknown): boolean {
  return asRecord(content)?.["whole"] === true;
}

/** [LC-TOUR-10] */
export function staysOpen(content: unknown): boolean {
  return asRecord(content)?.["open"] === true;
}

export function armiesIn(content: unknown): readonly NewUnit[] | null {
  return (
    listedUnits(content)
      ?.map(readUnit)
      .filter((unit) => unit !== null) ?? null
  );
}
