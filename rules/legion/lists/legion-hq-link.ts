/** Legion HQ links, version 1 and 2: the whole list is in the address. */
import type { EditionName } from "../names.ts";
import type { ArmyList, ImportTrouble, ListedUnit } from "./army-list.ts";
import { unitOfCard } from "./listed.ts";

const address = /(?:^|\/)list\/(?<faction>[a-z]+)\/(?<codes>[^\s?#]*)/iu;
const record = /\/list\/\d+\/?(?:[\s?#]|$)/u;

export function isLegionHqLink(text: string): boolean {
  return address.test(text) || record.test(text);
}

export function readLegionHqLink(text: string, edition: EditionName): ArmyList | ImportTrouble {
  const groups = address.exec(text)?.groups;
  if (groups === undefined) return { trouble: "server-record" };
  const parts = decoded(String(groups["codes"])).split(":");
  const codes = String(parts.at(-1))
    .split(",")
    .filter((code) => code !== "");
  const before = parts.slice(0, -1);
  const points = before.find((part) => /^\d+$/u.test(part));
  const battleForce = before.find((part) => part !== "" && !/^\d+$/u.test(part));
  const units: ListedUnit[] = [];
  const cards: string[] = [];
  const unread: string[] = [];
  for (const code of codes) {
    const unit = readUnitCode(code, edition);
    if (unit !== null) units.push(unit);
    else if (code.length === 2) cards.push(code);
    else unread.push(code);
  }
  if (units.length === 0) return { trouble: "no-units" };
  return {
    faction: String(groups["faction"]).toLowerCase(),
    points: points === undefined ? null : Number(points),
    battleForce: battleForce ?? null,
    units,
    cards,
    unread,
  };
}

function decoded(codes: string): string {
  try {
    return decodeURIComponent(codes);
  } catch {
    return codes;
  }
}

/** One digit count, two-character card, then slots; `_` begins the loadout, `+` a counterpart. */
function readUnitCode(code: string, edition: EditionName): ListedUnit | null {
  const [own, companion] = code.split("+");
  const [body, loadout] = String(own).split("_");
  const unit = readBody(String(body));
  if (unit === null) return null;
  const listed = unitOfCard(unit.id, unit.count, unit.upgrades, edition);
  const counterpart = companion === undefined ? null : readBody(companion);
  return {
    ...listed,
    ...(loadout === undefined ? {} : { loadout }),
    ...(counterpart === null ? {} : { counterpart }),
  };
}

function readBody(
  body: string,
): { count: number; id: string; upgrades: readonly (string | null)[] } | null {
  const match = /^([1-9])([A-Za-z][A-Za-z0-9])([A-Za-z0-9]*)$/u.exec(body);
  if (match === null) return null;
  const upgrades = readSlots(String(match[3]));
  return upgrades === null ? null : { count: Number(match[1]), id: String(match[2]), upgrades };
}

function readSlots(slots: string): readonly (string | null)[] | null {
  const upgrades: (string | null)[] = [];
  for (let at = 0; at < slots.length;) {
    if (slots[at] === "0") {
      upgrades.push(null);
      at += 1;
    } else {
      const id = slots.slice(at, at + 2);
      if (id.length < 2) return null;
      upgrades.push(id);
      at += 2;
    }
  }
  return upgrades;
}
