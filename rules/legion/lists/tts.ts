/** The JSON that Legion HQ and Tabletop Admiral write for Tabletop Simulator. */
import { asRecord, type Raw } from "../reading/read-unit.ts";
import type { EditionName } from "../names.ts";
import type { ArmyList, BattleDeck, ImportTrouble } from "./army-list.ts";
import { isLegionHqLink, readLegionHqLink } from "./legion-hq-link.ts";
import { settle } from "./settle.ts";
import { type Written } from "./listed.ts";

export function readTtsJson(text: string, edition: EditionName): ArmyList | ImportTrouble {
  let raw: Raw | null;
  try {
    raw = asRecord(JSON.parse(text));
  } catch {
    return { trouble: "broken-json" };
  }
  const listed = raw?.["units"];
  if (raw === null || !Array.isArray(listed)) return { trouble: "other-json" };
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
  const deck = deckIn(asRecord(raw["battlefieldDeck"]));
  const unread = listed
    .filter((_, at) => names[at] === null)
    .map((entry: unknown) => JSON.stringify(entry).slice(0, 120));
  return {
    faction: factionOf(textIn(raw, "armyFaction")),
    points: numberIn(raw, "points") ?? numberIn(raw, "point"),
    ...(activations === null ? {} : { activations }),
    ...(deck === null ? {} : { deck }),
    battleForce: textIn(raw, "battleForce"),
    units,
    cards: cardsIn(raw),
    unread,
    ...army,
  };
}

/** The link carries ids, which are surer than names. */
function fromLink(link: unknown, edition: EditionName): ArmyList | null {
  if (typeof link !== "string" || !isLegionHqLink(link)) return null;
  const list = readLegionHqLink(link, edition);
  return "trouble" in list ? null : list;
}

/** A counterpart stands among the upgrades, with its full name. */
function readUnit(entry: unknown): Written | null {
  const record = asRecord(entry);
  const name = record === null ? null : textIn(record, "name");
  if (record === null || name === null) return null;
  const upgrades = Array.isArray(record["upgrades"]) ? record["upgrades"] : [];
  return {
    ...plain,
    name: withoutSet(name),
    upgrades: upgrades
      .filter((upgrade) => typeof upgrade === "string")
      .map((upgrade) => ({ name: withoutSet(upgrade), cost: null })),
  };
}

const plain = {
  count: 1,
  apart: false,
  base: null,
  total: null,
  rank: null,
  counterpart: false,
} as const;

/** `(CotW)`: the box a card came in. */
function withoutSet(name: string): string {
  return name.replaceAll(/\s*\([^)]*\)/gu, "").trim();
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
function deckIn(raw: Raw | null): BattleDeck | null {
  const list = (key: string): readonly string[] => {
    const names = raw?.[key];
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  };
  const deck = {
    primary: list("deployment"),
    secondary: list("objective"),
    advantage: list("conditions"),
  };
  return Object.values(deck).some((names) => names.length > 0) ? deck : null;
}

function cardsIn(raw: Raw): readonly string[] {
  return ["commandCards", "contingencies"].flatMap((key) => {
    const list = raw[key];
    return Array.isArray(list) ? list.filter((name) => typeof name === "string") : [];
  });
}

function textIn(raw: Raw, key: string): string | null {
  const text = raw[key];
  return typeof text === "string" && text !== "" ? text : null;
}

function numberIn(raw: Raw, key: string): number | null {
  const n = raw[key];
  return typeof n === "number" && Number.isFinite(n) ? n : null;
}
