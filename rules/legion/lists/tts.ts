/** The JSON that Legion HQ and Tabletop Admiral write for Tabletop Simulator. */
import { asRecord, type Raw } from "../reading/read-unit.ts";
import type { EditionName } from "../state.ts";
import type { ArmyList, ImportTrouble, ListedUnit } from "./army-list.ts";
import { isLegionHqLink, readLegionHqLink } from "./legion-hq-link.ts";
import { unitOfName, upgradeNamed } from "./names.ts";

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
  const names = listed.map((entry: unknown) => readUnit(entry, edition));
  const units = mergeCopies(names.filter((unit) => unit !== null));
  if (units.length === 0) return { trouble: "no-units" };
  const unread = listed
    .filter((_, at) => names[at] === null)
    .map((entry: unknown) => JSON.stringify(entry).slice(0, 120));
  return {
    faction: textIn(raw, "armyFaction"),
    points: numberIn(raw, "points"),
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

function readUnit(entry: unknown, edition: EditionName): ListedUnit | null {
  const record = asRecord(entry);
  const name = record === null ? null : textIn(record, "name");
  if (record === null || name === null) return null;
  const upgrades = Array.isArray(record["upgrades"]) ? record["upgrades"] : [];
  return unitOfName(
    name,
    1,
    upgrades
      .filter((upgrade) => typeof upgrade === "string")
      .map((upgrade) => upgradeNamed(upgrade) ?? upgrade.slice(0, 80)),
    edition,
  );
}

/** One entry per copy in the file; one line with a count in the list. */
function mergeCopies(units: readonly ListedUnit[]): readonly ListedUnit[] {
  const merged: ListedUnit[] = [];
  for (const unit of units) {
    const at = merged.findIndex(
      (each) =>
        each.name === unit.name && JSON.stringify(each.upgrades) === JSON.stringify(unit.upgrades),
    );
    const same = merged[at];
    if (same === undefined) merged.push(unit);
    else merged[at] = { ...same, count: same.count + unit.count };
  }
  return merged;
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
