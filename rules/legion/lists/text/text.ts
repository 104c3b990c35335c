/** Pasted text: the exports of Legion HQ and of Tabletop Admiral, what chats make of them, and names typed by hand. */
import { findCards } from "../names/find-card.ts";
import { settle } from "../settle.ts";
import { amountsIn } from "./amounts.ts";
import { isCardLike, isCardName } from "./kinds.ts";
import { cleanLine, withoutPlaces, type ListLine } from "./line.ts";
import { withoutLead } from "./lead.ts";
import { headingIn } from "./words/rank-words.ts";
import { emptyReading, readLine, unread, type Reading } from "./reading.ts";
import { isCommandLine, sectionIn } from "./words/sections.ts";
import { rowIn, tableIn } from "./table.ts";
import { unitLineOf } from "./unit-line.ts";
import { activationsIn, totalIn } from "./words/totals.ts";
import type { EditionName } from "../../names.ts";
import type { ArmyList, BattleDeck, ImportTrouble } from "../army-list.ts";

export function readListText(text: string, edition: EditionName): ArmyList | ImportTrouble {
  const reading = emptyReading();
  const lines = withoutTables(withoutPlaces(linesOf(text)), reading)
    .map(cleanLine)
    .filter((line) => line !== null)
    .map((line) => ({ ...line, text: withoutLead(line.text) }));
  const start = headOf(lines, reading);
  const body = lines.slice(start);
  const deepest = upgradeDepth(body);
  for (const line of body) readLine(line, deepest, reading);
  if (reading.units.length === 0) return { trouble: "no-units" };
  return listOf(reading, edition);
}

/** A count on a line of its own belongs to the next. */
function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r?\n/u);
  return lines.flatMap((line, at) => {
    const before = lines[at - 1]?.trim() ?? "";
    if (isCount(line.trim()) && /^\s*\p{L}/u.test(lines[at + 1] ?? "")) return [];
    return isCount(before) && /^\s*\p{L}/u.test(line) ? [`${before} ${line.trim()}`] : [line];
  });
}

function isCount(text: string): boolean {
  return text.length < 5 && /^\d{1,2}\s?[x×]$/u.test(text);
}

/** What stands around the tables; their rows are read here. */
function withoutTables(raw: readonly string[], reading: Reading): readonly string[] {
  const left: string[] = [];
  let table = null;
  for (const line of raw) {
    const head = tableIn(line);
    const row = head === null && table !== null ? rowIn(line, table) : null;
    table = head ?? table;
    if (row === null && head === null) left.push(cellsOf(line));
    else if (row !== null && "points" in row) reading.points = row.points;
    else if (row !== null) {
      reading.units.push(...row.units);
      reading.unread.push(...row.unread);
    }
  }
  return left;
}

/** The cells of a table without a head are parted by tabs. */
function cellsOf(raw: string): string {
  if (!raw.includes("|")) return raw;
  const [first = "", ...others] = raw.split("|");
  return [first.trimEnd(), ...others.map((cell) => cell.trim())].join("\t");
}

function listOf(reading: Reading, edition: EditionName): ArmyList {
  const { points, maximum, activations, cards } = reading;
  const deck = deckOf(reading);
  return {
    faction: null,
    points,
    ...(maximum === null ? {} : { maximum }),
    ...(activations === null ? {} : { activations }),
    battleForce: null,
    units: settle(reading.units, edition),
    cards,
    ...(deck === null ? {} : { deck }),
    unread: reading.unread,
  };
}

function deckOf({ deck }: Reading): BattleDeck | null {
  return Object.values(deck).some((cards) => cards.length > 0) ? deck : null;
}

/** Above the total stand a title and whatever was said before it; the line next to it is the title. */
function headOf(lines: readonly ListLine[], reading: Reading): number {
  const at = lines.slice(0, 8).findIndex(({ text }) => totalIn(text) !== null);
  if (at < 0) return greetingsBefore(lines, reading);
  for (const { text } of lines.slice(0, Math.max(0, at - 1))) unread(text, reading);
  return at;
}

/** With headings by rank, nothing above the first of them is a unit, unless it is called so; nor is a title. */
function greetingsBefore(lines: readonly ListLine[], reading: Reading): number {
  const first = lines.findIndex(({ text }) => headingIn(text) !== null);
  const above = lines.slice(0, first < 0 ? Number(isTitle(lines)) : first);
  if (above.some(({ text, dash }) => dash !== null || isCalled(text))) return 0;
  for (const line of above) readLine({ ...line, framed: true }, 0, reading);
  return above.length;
}

function isCalled(text: string): boolean {
  const { name } = amountsIn(text, isCardLike);
  return text.split(/[,;]/u).some((part) => isCardName(part)) || isCardName(name);
}

/** Nobody knows it, and it tells neither count nor price where the others do. */
function isTitle([first, ...others]: readonly ListLine[]): boolean {
  if (first === undefined || first.dash !== null || /\d/u.test(first.text)) return false;
  const figures = others.filter(({ text }) => /\d/u.test(text)).length;
  const { units } = unitLineOf(first.text, true);
  return figures > 1 && units.every(({ name }) => findCards(name).ids.length === 0);
}

/**
 * From which indentation on a dash begins an upgrade. If no unit stands without a dash, the leftmost dashes are units.
 */
function upgradeDepth(lines: readonly ListLine[]): number {
  const units = beforeCards(lines).filter(
    ({ text, framed }) => !framed && headingIn(text) === null,
  );
  const body = units.filter(({ text }) => totalIn(text) === null && activationsIn(text) === null);
  if (body.some(({ dash }) => dash === null)) return 0;
  return Math.min(...body.map(({ dash }) => Number(dash))) + 1;
}

function beforeCards(lines: readonly ListLine[]): readonly ListLine[] {
  const end = lines.findIndex(({ text }) => sectionIn(text) !== null || isCommandLine(text));
  return end < 0 ? lines : lines.slice(0, end);
}
