/** Pasted text: the exports of Legion HQ and of Tabletop Admiral, what chats make of them, and names typed by hand. */
import type { EditionName, Rank } from "../names.ts";
import type { ArmyList, BattleDeck, ImportTrouble } from "./army-list.ts";
import { findCards } from "./find-card.ts";
import {
  activationsIn,
  cleanLine,
  headingIn,
  isCommandLine,
  isSentence,
  sectionIn,
  totalIn,
  withoutPips,
  type Line,
  type Section,
} from "./line.ts";
import { settle, type Written } from "./settle.ts";
import { unitLineOf, upgradesIn, type WrittenUnit } from "./unit-line.ts";

const longestLine = 400;

interface Reading {
  readonly units: Written[];
  readonly cards: string[];
  readonly deck: { primary: string[]; secondary: string[]; advantage: string[] };
  readonly unread: string[];
  heading: Rank | "counterpart" | null;
  section: Section | null;
  points: number | null;
  maximum: number | null;
  activations: number | null;
}

export function readListText(text: string, edition: EditionName): ArmyList | ImportTrouble {
  const lines = text
    .split(/\r?\n/u)
    .map(cleanLine)
    .filter((line) => line !== null);
  const reading: Reading = {
    units: [],
    cards: [],
    deck: { primary: [], secondary: [], advantage: [] },
    unread: [],
    heading: null,
    section: null,
    points: null,
    maximum: null,
    activations: null,
  };
  const start = headOf(lines, reading);
  const body = lines.slice(start);
  const deepest = upgradeDepth(body);
  for (const line of body) readLine(line, deepest, reading);
  if (reading.units.length === 0) return { trouble: "no-units" };
  return listOf(reading, edition);
}

function listOf(reading: Reading, edition: EditionName): ArmyList {
  const { points, maximum, activations, cards, unread } = reading;
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
    unread,
  };
}

function deckOf({ deck }: Reading): BattleDeck | null {
  return Object.values(deck).some((cards) => cards.length > 0) ? deck : null;
}

/** Above the total stand a title and whatever was said before it; the line next to it is the title. */
function headOf(lines: readonly Line[], reading: Reading): number {
  const at = lines.slice(0, 8).findIndex(({ text }) => totalIn(text) !== null);
  if (at < 0) return greetingsBefore(lines, reading);
  for (const { text } of lines.slice(0, Math.max(0, at - 1)))
    reading.unread.push(text.slice(0, 120));
  return at;
}

/** With headings by rank, nothing above the first of them is a unit. */
function greetingsBefore(lines: readonly Line[], reading: Reading): number {
  const first = lines.findIndex(({ text }) => headingIn(text) !== null);
  const above = lines.slice(0, Math.max(0, first));
  if (above.some(({ text, dash }) => dash !== null || findCards(text).ids.length > 0)) return 0;
  for (const { text } of above) reading.unread.push(text.slice(0, 120));
  return above.length;
}

/**
 * From which indentation on a dash begins an upgrade. If no unit stands without a dash, the leftmost dashes are units.
 */
function upgradeDepth(lines: readonly Line[]): number {
  const units = beforeCards(lines).filter(({ text }) => headingIn(text) === null);
  const body = units.filter(({ text }) => totalIn(text) === null && activationsIn(text) === null);
  if (body.some(({ dash, double }) => dash === null && !double)) return 0;
  return Math.min(...body.map(({ dash }) => dash ?? 0)) + 1;
}

function beforeCards(lines: readonly Line[]): readonly Line[] {
  const end = lines.findIndex(({ text }) => sectionIn(text) !== null || isCommandLine(text));
  return end < 0 ? lines : lines.slice(0, end);
}

function readLine(line: Line, depth: number, reading: Reading): void {
  const { text } = line;
  const total = totalIn(text);
  const section = sectionIn(text);
  const heading = headingIn(text);
  if (total !== null)
    Object.assign(reading, { ...total, activations: total.activations ?? reading.activations });
  else if (section !== null) openSection(section.section, section.rest, reading);
  else if (isCommandLine(text)) {
    openSection("commands", text, reading);
    reading.section = "primary";
  } else if (reading.section !== null) readCards(text, reading);
  else if (heading !== null) reading.heading = heading;
  else if (/^\d{1,2}\s+activations?$/iu.test(text)) reading.activations = activationsIn(text);
  else readUnit(line, depth, reading);
}

function openSection(section: Section, rest: string, reading: Reading): void {
  reading.section = section;
  if (rest !== "") readCards(rest, reading);
}

/** Three lines of cards behind the commands, one kind each; or one card a line under its heading. */
function readCards(text: string, reading: Reading): void {
  const names = text
    .split(",")
    .map(withoutPips)
    .filter((name) => name !== "");
  const { section, deck } = reading;
  if (section === null || section === "commands" || section === "deck")
    reading.cards.push(...names);
  else {
    deck[section].push(...names);
    if (names.length > 1) reading.section = section === "primary" ? "secondary" : "advantage";
  }
}

function readUnit(line: Line, depth: number, reading: Reading): void {
  const { text, dash, double } = line;
  const last = reading.units.at(-1);
  if (last !== undefined && (double || (dash !== null && dash >= depth))) {
    const upgrades = [...last.upgrades, ...upgradesIn(text)];
    reading.units[reading.units.length - 1] = { ...last, upgrades };
    return;
  }
  const unit = text.length > longestLine || isSentence(text) ? null : unitLineOf(text);
  if (unit === null) {
    reading.unread.push(text.slice(0, 120));
    return;
  }
  const { heading } = reading;
  const rank = heading === "counterpart" ? null : heading;
  const placed = { rank, counterpart: heading === "counterpart" };
  for (const each of severalIn(unit, line, reading)) reading.units.push({ ...each, ...placed });
}

/**
 * "Boba, Luke" typed by hand: several units on one line. Behind a dash or under a heading the second part is a title.
 */
function severalIn(
  unit: WrittenUnit,
  { dash }: Line,
  { heading }: Reading,
): readonly WrittenUnit[] {
  const parts = unit.name.split(/\s*[,;]\s*/u).filter((part) => part !== "");
  const titled =
    dash !== null || heading !== null || unit.total !== null || unit.upgrades.length > 0;
  if (
    parts.length < 2 ||
    (findCards(unit.name).how === "sure" && findCards(unit.name).ids.length > 0)
  )
    return [unit];
  if (titled && parts.filter((part) => findCards(part).ids.length > 0).length < 2) return [unit];
  return parts.map((part) => unitLineOf(part) ?? { ...unit, name: part, count: 1 });
}
