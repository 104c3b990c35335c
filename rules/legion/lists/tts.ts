/** The JSON that Legion HQ and Tabletop Admiral write for Tabletop Simulator. */
import { asRecord, type Raw } from "../reading/read-unit.ts";
import type { EditionName } from "../names.ts";
import type { ArmyList, BattleDeck, ImportTrouble } from "./army-list.ts";
import { readLegionHqLink } from "./legion-hq-link.ts";
import { settle } from "./settle.ts";
import type { WrittenUnit } from "./text/unit-line.ts";

/** JSON anywhere: alone, in a code block, between two sentences. `null`: there is none. */
export function jsonIn(text: string): Raw | ImportTrouble | null {
  const whole = parsed(text);
  if (whole !== null) return whole;
  const [from, to] = [text.indexOf("{"), text.lastIndexOf("}")];
  const inner = from < 0 || to < from ? null : text.slice(from, to + 1);
  const found = inner === null ? null : (parsed(inner) ?? parsed(inner.replaceAll(/[“”„]/gu, '"')));
  if (found !== null) return found;
  return text.startsWith("{") ? { trouble: "broken-json" } : null;
}

function parsed(text: string): Raw | null {
  if (!/^[{[]/u.test(text)) return null;
  try {
    return asRecord(JSON.parse(text)) ?? {};
  } catch {
    return null;
  }
}

export function readTtsJson(raw: Raw, edition: EditionName): ArmyList | ImportTrouble {
  const listed = raw["units"];
  if (!Array.isArray(listed)) return { trouble: "other-json" };
  const inLink = fromLink(raw["listlink"], edition);
  const army =
    asRecord(raw["battlefieldDeck"])?.["scenario"] === "scenario"
      ? { scenario: true as const }
      : {};
  if (inLink !== null) return { ...inLink, ...army };
  const names = listed.map(readUnit);
  const units = settle(
    names.filter((unit) => unit !== null),
    edition,
  );
  if (units.length === 0) return { trouble: "no-units" };
  const activations = numberIn(raw, "numActivations");
  const deck = deckIn(asRecord(raw["battlefieldDeck"]) ?? {});
  const unread = listed
    .filter((_, at) => names[at] === null)
    .map((entry: unknown) => JSON.stringify(entry, shallow).slice(0, 120));
  return {
    faction: factionOf(textIn(raw, "armyFaction")),
    points: numberIn(raw, "points") ?? numberIn(raw, "point"),
    ...(activations === null ? {} : { activations }),
    ...(deck === null ? {} : { deck }),
    battleForce: textIn(raw, "battleForce"),
    units,
    cards: ["commandCards", "contingencies"].flatMap((key) => textsIn(raw, key)),
    unread,
    ...army,
  };
}

/** What nobody can read may be as deep as it is long. */
function shallow(key: string, value: unknown): unknown {
  return key !== "" && typeof value === "object" ? null : value;
}

/** The link carries ids, which are surer than names. */
function fromLink(link: unknown, edition: EditionName): ArmyList | null {
  if (typeof link !== "string") return null;
  const list = readLegionHqLink(link, edition);
  return "trouble" in list ? null : list;
}

/** A counterpart stands among the upgrades, with its full name. */
function readUnit(entry: unknown): WrittenUnit | null {
  const record = asRecord(entry) ?? {};
  const name = textIn(record, "name");
  if (name === null) return null;
  const upgrades = textsIn(record, "upgrades");
  return {
    ...plain,
    name: withoutSet(name),
    upgrades: upgrades.map((upgrade) => ({ name: withoutSet(upgrade), cost: null })),
  };
}

const plain = {
  count: 1,
  apart: false,
  base: null,
  total: null,
  rank: null,
} as const;

/** `(CotW)`: the box a card came in. */
function withoutSet(name: string): string {
  return name.replaceAll(/\([^()]*\)/gu, "").trim();
}

const factions: Readonly<Record<string, string>> = {
  rebel: "rebels",
  imperial: "empire",
  separatist: "separatists",
};

function factionOf(written: string | null): string | null {
  return written === null ? null : (factions[written] ?? written);
}

/** The exporter's keys are older than the cards: what it calls deployment are the objectives. */
function deckIn(raw: Raw): BattleDeck | null {
  const deck = {
    primary: textsIn(raw, "deployment"),
    secondary: textsIn(raw, "objective"),
    advantage: textsIn(raw, "conditions"),
  };
  return Object.values(deck).some((names) => names.length > 0) ? deck : null;
}

function textsIn(raw: Raw, key: string): readonly string[] {
  const list = raw[key];
  return Array.isArray(list) ? list.filter((name) => typeof name === "string") : [];
}

function textIn(raw: Raw, key: string): string | null {
  const text = raw[key];
  return typeof text === "string" && text !== "" ? text : null;
}

function numberIn(raw: Raw, key: string): number | null {
  const n = raw[key];
  return typeof n === "number" ? n : null;
}
