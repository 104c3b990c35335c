/** Untrusted JSON in, a well-formed command or `null` out. Says nothing about legality. */
import { clockHands, secondaryDeeds } from "../commands.ts";
import { mostReminders } from "../reminders.ts";
import {
  asId,
  asListOf,
  asNullOr,
  asOneOf,
  asRecord,
  asText,
  asWhole,
  readUnit,
} from "./read-unit.ts";
import { readFacts, readMission } from "./read-mission.ts";
import { editionNames, reminders, sides } from "../names.ts";
import { effects } from "../state.ts";
import { readAttack, readDetonate, someWounds, wounds } from "./read-blow.ts";
import type { Command, SingleCommand } from "../commands.ts";
import type { Raw } from "./read-unit.ts";

const mostInArmy = 200;

type Reader = (raw: Raw) => Command | null;

export function readCommand(raw: unknown): Command | null {
  const record = asRecord(raw);
  const type =
    record === null ? null : asOneOf(record["type"], Object.keys(readers) as Command["type"][]);
  return record === null || type === null ? null : readers[type](record);
}

const effectList = (raw: unknown) =>
  asListOf(raw, effects.length, (entry) => asOneOf(entry, effects));

/** Reads the fields in order; one unreadable field makes the whole unreadable. */
function withUnit(type: "remove-unit" | "leave-battlefield" | "recover" | "disembark"): Reader {
  return (raw) => {
    const unit = asId(raw["unit"]);
    return unit === null ? null : { type, unit };
  };
}

function withList(type: "add-unit" | "change-unit"): Reader {
  return (raw) => {
    const unit = readUnit(raw["unit"]);
    return unit === null ? null : { type, unit };
  };
}

const readers: Readonly<Record<Command["type"], Reader>> = {
  "add-unit": withList("add-unit"),
  "add-army": (raw) => {
    const units = asListOf(raw["units"], mostInArmy, readUnit);
    return units === null || units.length === 0 ? null : { type: "add-army", units };
  },
  "list-army": (raw) => {
    const side = asOneOf(raw["side"], sides);
    const units = asListOf(raw["units"], mostInArmy, readUnit);
    return side === null || units === null ? null : { type: "list-army", side, units };
  },
  "poison-unit": (raw) => {
    const unit = asId(raw["unit"]);
    const tokens = asWhole(raw["tokens"], 1, 12);
    const by = asNullOr(raw["by"], asId);
    return unit === null || tokens === null || by === undefined
      ? null
      : { type: "poison-unit", unit, tokens, by };
  },
  "wound-guardian": (raw) => {
    const unit = asId(raw["unit"]);
    const n = someWounds(raw["wounds"]);
    const by = asNullOr(raw["by"], asId);
    return unit === null || n === null || by === undefined
      ? null
      : { type: "wound-guardian", unit, wounds: n, by };
  },
  together: (raw) => {
    const entries = asListOf(raw["entries"], 6, readSingle);
    return entries === null || entries.length === 0 ? null : { type: "together", entries };
  },
  "change-unit": withList("change-unit"),
  "remove-unit": withUnit("remove-unit"),
  "choose-edition": (raw) => {
    const edition = asOneOf(raw["edition"], editionNames);
    return edition === null ? null : { type: "choose-edition", edition };
  },
  "swap-colours": () => ({ type: "swap-colours" }),
  "choose-mission": (raw) => {
    const mission = readMission(raw["mission"]);
    return mission === null ? null : { type: "choose-mission", mission };
  },
  "close-armies": (raw) => ({
    type: "close-armies",
    ...(raw["whole"] === true ? { whole: true } : {}),
  }),
  "choose-targets": (raw) => {
    const side = asOneOf(raw["side"], sides);
    const units = asListOf(raw["units"], 4, asId);
    return side === null || units === null ? null : { type: "choose-targets", side, units };
  },
  "end-phase": (raw) => {
    const facts = readFacts(raw["facts"]);
    return facts === null ? null : { type: "end-phase", facts };
  },
  "secondary-deed": (raw) => {
    const side = asOneOf(raw["side"], sides);
    const deed = asOneOf(raw["deed"], secondaryDeeds);
    const unit = asNullOr(raw["unit"], asId);
    return side === null || deed === null || unit === undefined
      ? null
      : { type: "secondary-deed", side, deed, unit };
  },
  "take-space": (raw) => {
    const side = asOneOf(raw["side"], sides);
    const space = asText(raw["space"], 40);
    return side === null || space === null ? null : { type: "take-space", side, space };
  },
  mark: (raw) => {
    const by = asId(raw["by"]);
    const target = asId(raw["target"]);
    return by === null || target === null ? null : { type: "mark", by, target };
  },
  attack: readAttack,
  detonate: readDetonate,
  "suffer-wounds": (raw) => {
    const unit = asId(raw["unit"]);
    const n = someWounds(raw["wounds"]);
    const by = asNullOr(raw["by"], asId);
    const cause = asText(raw["cause"], 120);
    return unit === null || n === null || by === undefined || cause === null
      ? null
      : { type: "suffer-wounds", unit, wounds: n, by, cause };
  },
  "leave-battlefield": withUnit("leave-battlefield"),
  heal: (raw) => {
    const unit = asId(raw["unit"]);
    const n = someWounds(raw["wounds"]);
    return unit === null || n === null ? null : { type: "heal", unit, wounds: n };
  },
  "correct-wounds": (raw) => {
    const unit = asId(raw["unit"]);
    const wounded = wounds(raw["wounded"]);
    return unit === null || wounded === null ? null : { type: "correct-wounds", unit, wounded };
  },
  recover: withUnit("recover"),
  "set-reminder": (raw) => {
    const unit = asId(raw["unit"]);
    const reminder = asOneOf(raw["reminder"], reminders);
    const count = reminder === null ? null : asWhole(raw["count"], 0, mostReminders[reminder]);
    return unit === null || reminder === null || count === null
      ? null
      : { type: "set-reminder", unit, reminder, count };
  },
  "rename-unit": (raw) => {
    const unit = asId(raw["unit"]);
    const name = asText(raw["name"], 80)?.trim() ?? "";
    return unit === null || name === "" ? null : { type: "rename-unit", unit, name };
  },
  board: (raw) => {
    const unit = asId(raw["unit"]);
    const vehicle = asId(raw["vehicle"]);
    return unit === null || vehicle === null ? null : { type: "board", unit, vehicle };
  },
  disembark: withUnit("disembark"),
  "secret-mission": (raw) => {
    const unit = asId(raw["unit"]);
    const { inEnemyZone } = raw;
    return unit === null || typeof inEnemyZone !== "boolean"
      ? null
      : { type: "secret-mission", unit, inEnemyZone };
  },
  "end-activation": (raw) => {
    const unit = asId(raw["unit"]);
    const order = asNullOr(raw["order"], effectList);
    const creditTo = asNullOr(raw["creditTo"], asId);
    return unit === null || order === undefined || creditTo === undefined
      ? null
      : { type: "end-activation", unit, order, creditTo };
  },
  "choose-order": (raw) => {
    const order = effectList(raw["order"]);
    return order === null ? null : { type: "choose-order", order };
  },
  "choose-credit": (raw) => {
    const hunter = asId(raw["hunter"]);
    return hunter === null ? null : { type: "choose-credit", hunter };
  },
  "score-objective": (raw) => {
    const side = asOneOf(raw["side"], sides);
    const tokens = asWhole(raw["tokens"], -99, 99);
    return side === null || tokens === null ? null : { type: "score-objective", side, tokens };
  },
  "new-round": () => ({ type: "new-round" }),
  "set-clock": (raw) => {
    const hand = asOneOf(raw["hand"], clockHands);
    const minutes = raw["minutes"] === undefined ? undefined : asWhole(raw["minutes"], 10, 600);
    if (hand === null || minutes === null) return null;
    return { type: "set-clock", hand, ...(minutes === undefined ? {} : { minutes }) };
  },
  "end-game": (raw) => {
    const wipedOut = asNullOr(raw["wipedOut"], (entry) => asOneOf(entry, sides));
    return wipedOut === undefined ? null : { type: "end-game", wipedOut };
  },
};

function readSingle(raw: unknown): SingleCommand | null {
  const command = readCommand(raw);
  return command === null || command.type === "together" ? null : command;
}
