/** The three text exports of Legion HQ, and names typed by hand. */
import type { EditionName } from "../state.ts";
import type { ArmyList, ImportTrouble, ListedUnit } from "./army-list.ts";
import { cardsNamed, unitOfName, upgradeNamed } from "./names.ts";

const heading =
  /^(?:commanders?|operatives?|corps|special forces|special|support|heavy|heavies)\s*:?$/iu;
const total = /^\d+\s*\/\s*\d+/u;
const closing =
  /^(?:commands?|command cards|contingencies|battle deck|objectives?|deployments?|conditions?)\b\s*:?/iu;
/** `2× Unit (cost): …` or `Unit (total)`; the count and the cost may be missing. */
const unitLine =
  /^(?:[-•*]\s*)?(?:(?<count>\d{1,2})\s*[×x]\s+)?(?<name>[^(:=]+?)\s*(?:\((?<inner>[^)]*(?:\([^)]*\)[^)]*)*)\))?\s*(?::\s*(?<rest>.*?))?\s*(?:=\s*(?<sum>\d+))?$/u;
const longestLine = 400;

export function readListText(text: string, edition: EditionName): ArmyList | ImportTrouble {
  const units: ListedUnit[] = [];
  const cards: string[] = [];
  const unread: string[] = [];
  let points: number | null = null;
  const lines = text
    .split(/\r?\n/u)
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== "");
  const titled = lines.length > 1 && lines.slice(1, 3).some((line) => total.test(line.trim()));
  // Under rank headings every dash begins a unit; without them it begins an upgrade.
  const byRank = lines.some((line) => heading.test(line.trim()));
  let closed = false;
  for (const [at, line] of lines.entries()) {
    const words = line.trim();
    if (total.test(words)) points = Number(/\/\s*(\d+)/u.exec(words)?.[1] ?? 0);
    else if (closing.test(words)) {
      closed = true;
      cards.push(
        ...words
          .replace(closing, "")
          .split(",")
          .map(withoutPips)
          .filter((card) => card !== ""),
      );
    } else if (heading.test(words) || (at === 0 && titled)) continue;
    else if (closed) cards.push(withoutPips(words));
    else addLine(byRank ? words : line, units, unread, edition);
  }
  if (units.length === 0) return { trouble: "no-units" };
  return { faction: null, points, battleForce: null, units, cards, unread };
}

function withoutPips(text: string): string {
  return text.replaceAll(/[•*]/gu, "").trim();
}

function addLine(line: string, units: ListedUnit[], unread: string[], edition: EditionName): void {
  const last = units.at(-1);
  if (/^\s+[-•]\s/u.test(line) && last !== undefined) {
    units[units.length - 1] = withUpgrade(last, line, edition);
    return;
  }
  const read = line.length > longestLine ? [] : readUnitLine(line.trim(), edition);
  if (read.length === 0) unread.push(line.trim().slice(0, 120));
  else units.push(...read);
}

/** ` - Upgrade (cost)` under its unit. */
function withUpgrade(unit: ListedUnit, line: string, edition: EditionName): ListedUnit {
  const upgrade = upgradeFrom(line.replace(/^\s+[-•]\s/u, ""));
  const upgrades = [...unit.upgrades, upgrade];
  return unit.id === null
    ? { ...unit, upgrades }
    : {
        ...unitOfName(unit.name, unit.count, upgrades, edition),
        ...(unit.points === undefined ? {} : { points: unit.points }),
      };
}

function readUnitLine(line: string, edition: EditionName): readonly ListedUnit[] {
  const groups = unitLine.exec(line)?.groups;
  const name = groups?.["name"]?.trim() ?? "";
  if (groups === undefined || !/\p{L}/u.test(name)) return [];
  const count = Number(groups["count"] ?? 1);
  if (count === 0) return [];
  const inner = groups["inner"] ?? "";
  const listed = /^\d*$/u.test(inner) ? (groups["rest"] ?? "") : inner;
  const upgrades = listed
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map(upgradeFrom);
  // "Boba, Luke" typed by hand: several units on one line.
  const typed = name
    .split(/[,;]/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (typed.length > 1 && cardsNamed(name).length === 0)
    return typed.map((each) => unitOfName(each, 1, [], edition));
  const cost = pointsFrom(groups, count);
  return [
    { ...unitOfName(name, count, upgrades, edition), ...(cost === null ? {} : { points: cost }) },
  ];
}

/** `= total` counts every copy, `(total)` without upgrades behind it counts one. */
function pointsFrom(
  groups: Readonly<Record<string, string | undefined>>,
  count: number,
): number | null {
  if (groups["sum"] !== undefined) return Math.round(Number(groups["sum"]) / count);
  return /^\d+$/u.test(groups["inner"] ?? "") ? Number(groups["inner"]) : null;
}

function upgradeFrom(text: string): string {
  const name = text.replace(/\s*\(\d+\)\s*$/u, "").trim();
  return upgradeNamed(name) ?? name.slice(0, 80);
}
