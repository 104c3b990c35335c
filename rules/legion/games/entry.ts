/** The event language of worked games, translated into commands. */
import { readFacts } from "../reading/read-mission.ts";
import { asId, asListOf, asOneOf, asRecord, asText, asWhole } from "../reading/read-unit.ts";
import { effects } from "../state.ts";
import { sides } from "../names.ts";
import { attackFrom, detonateFrom, listIn, readCount } from "./blow.ts";
import type { Command, EndActivation } from "../commands.ts";
import type { Raw } from "../reading/read-unit.ts";
import type { Complain } from "./complain.ts";

/** Where a file may leave the order open, `command` carries the one the book lists first. */
export interface KeptEntry {
  readonly command: Command;
}

type Known = ReadonlySet<unknown>;

const names = [
  "mark",
  "attack",
  "detonate",
  "wound",
  "leave",
  "heal",
  "board",
  "secret",
  "endAct",
  "objective",
  "target",
  "endPhase",
  "chart",
  "scan",
  "deliver",
  "end",
] as const;

export function readEntry(
  raw: unknown,
  n: number,
  known: Known,
  complain: Complain,
): KeptEntry | null {
  const record = asRecord(raw);
  if (record === null) return complain(`event ${n} is not an object.`);
  const name = asOneOf(record["e"], names);
  if (name === null)
    return complain(
      `event ${n} is ${JSON.stringify(record["e"] ?? null)}, which is not one of ${names.join(", ")}.`,
    );
  for (const id of idsIn(record)) {
    if (typeof id !== "string" || !known.has(id))
      return complain(`event ${n} names the unit ${JSON.stringify(id)}, which is not in "units".`);
  }
  const command = commandFrom(name, record);
  return command === null
    ? complain(`event ${n} (${name}) lacks something it needs or has a number out of range.`)
    : { command };
}

/** Every place of an event where a unit is named. */
function idsIn(record: Raw): readonly unknown[] {
  const nested = ["pools", "hits", "guardian"].flatMap((key) => listIn(record, key));
  const own = [
    ...(sides.some((side) => side === record["by"]) ? [] : ["by"]),
    "on",
    "target",
    "unit",
    "vehicle",
    "armedBy",
    "creditTo",
  ].map((key) => record[key]);
  const inside = nested.flatMap((entry) => [
    entry["on"],
    entry["unit"],
    ...listIn(entry, "guardian").map((share) => share["unit"]),
  ]);
  return [...own, ...inside].filter((id) => id !== undefined && id !== null);
}

function commandFrom(name: (typeof names)[number], raw: Raw): Command | null {
  const unit = asId(raw["unit"]);
  const on = asId(raw["on"]);
  const by = asId(raw["by"]);
  switch (name) {
    case "mark": {
      const target = asId(raw["target"]);
      return by === null || target === null ? null : { type: "mark", by, target };
    }
    case "attack":
      return attackFrom(raw);
    case "detonate":
      return detonateFrom(raw);
    case "wound": {
      const wounds = readCount(raw["n"], 1);
      const cause = typeof raw["cause"] === "string" ? raw["cause"].slice(0, 120) : "";
      return on === null || wounds === null
        ? null
        : { type: "suffer-wounds", unit: on, wounds, by, cause };
    }
    case "leave":
      return unit === null ? null : { type: "leave-battlefield", unit };
    case "heal": {
      const wounds = readCount(raw["n"], 1);
      return unit === null || wounds === null ? null : { type: "heal", unit, wounds };
    }
    case "board": {
      const vehicle = asId(raw["vehicle"]);
      return unit === null || vehicle === null ? null : { type: "board", unit, vehicle };
    }
    case "secret":
      return unit === null
        ? null
        : { type: "secret-mission", unit, inEnemyZone: raw["inEnemyZone"] !== false };
    case "endAct":
      return endActFrom(raw);
    case "objective": {
      const side = asOneOf(raw["player"], sides);
      const tokens = asWhole(raw["n"], -99, 99);
      return side === null || tokens === null ? null : { type: "score-objective", side, tokens };
    }
    case "target": {
      const side = asOneOf(raw["by"], sides);
      const units = asListOf(raw["units"], 8, asId);
      return side === null || units === null ? null : { type: "choose-targets", side, units };
    }
    case "endPhase": {
      const facts = readFacts({ blue: raw["blue"] ?? {}, red: raw["red"] ?? {} });
      return facts === null ? null : { type: "end-phase", facts };
    }
    case "chart": {
      const side = asOneOf(raw["by"], sides);
      const space = asText(raw["space"], 40);
      return side === null || space === null ? null : { type: "take-space", side, space };
    }
    case "scan":
    case "deliver": {
      const side = asOneOf(raw["by"], sides);
      return side === null ? null : { type: "secondary-deed", deed: name, side, unit };
    }
    case "end":
      return { type: "end-game", wipedOut: null };
  }
}

function endActFrom(raw: Raw): EndActivation | null {
  const unit = asId(raw["unit"]);
  const written = raw["order"] ?? effects;
  if (unit === null || !Array.isArray(written)) return null;
  const order = written.map((entry) => asOneOf(entry, effects)).filter((entry) => entry !== null);
  const complete = order.length === written.length && new Set(order).size === order.length;
  return complete
    ? {
        type: "end-activation",
        unit,
        order: order.length === effects.length ? order : effects,
        creditTo: asId(raw["creditTo"]),
      }
    : null;
}
