/** One line of a list after the other: headings, units, upgrades, command cards. */
import { cardOf, findCards } from "../names/find-card.ts";
import { upgradeCalled, upgradeName, upgradeNamed } from "../names/upgrades.ts";
import { isCounterpart } from "../counterparts.ts";
import { priceIn } from "./amounts.ts";
import { isChatter, isSentence } from "./words/chatter.ts";
import { isCardName } from "./kinds.ts";
import { headingIn, type Heading } from "./words/rank-words.ts";
import { isCommandLine, sectionIn, withoutPips, type Section } from "./words/sections.ts";
import { activationsIn, sumIn, titleSumIn, totalIn } from "./words/totals.ts";
import { unitLineOf, upgradesIn, type WrittenUnit } from "./unit-line.ts";
import type { ListLine } from "./line.ts";

const longestLine = 400;

export interface Reading {
  readonly units: WrittenUnit[];
  readonly cards: string[];
  readonly deck: { primary: string[]; secondary: string[]; advantage: string[] };
  readonly unread: string[];
  heading: Heading | null;
  /** How far the first unit under this heading is indented behind its dash; `null`: it has none, or has not come. */
  unitDash: number | null;
  /** Nothing has come under this heading yet. */
  fresh: boolean;
  section: Section | null;
  points: number | null;
  maximum: number | null;
  activations: number | null;
}

export function emptyReading(): Reading {
  return {
    units: [],
    cards: [],
    deck: { primary: [], secondary: [], advantage: [] },
    unread: [],
    heading: null,
    unitDash: null,
    fresh: false,
    section: null,
    points: null,
    maximum: null,
    activations: null,
  };
}

export function readLine(line: ListLine, depth: number, reading: Reading): void {
  if (line.text.length > longestLine) return unread(line.text, reading);
  if (readLabel(line, reading)) return;
  const { text } = line;
  const [section, heading] = [sectionIn(text), headingIn(text)];
  if (readTotals(text, reading)) return;
  if (section !== null) openSection(section.section, section.rest, reading);
  else if (isCommandLine(text)) {
    openSection("commands", text, reading);
    reading.section = "primary";
  } else if (heading !== null && !isUpgradeOf(text, line, reading))
    Object.assign(reading, { heading, unitDash: null, fresh: true, section: null });
  else if (reading.section !== null) readCards(text, reading.section, reading);
  else readUnit(line, depth, reading);
}

/** `Unit: Bossk`, then `Upgrades: …` and `Points: 113` on lines of their own. */
function readLabel(line: ListLine, reading: Reading): boolean {
  const { text } = line;
  const [head = "", word = ""] =
    /^(units?|names?|upgrades?|points?|cost|faction|army|player)\s?:\s?/iu.exec(text) ?? [];
  const rest = text.slice(head.length);
  const last = reading.units.at(-1);
  if (/^(?:units?|names?)$/iu.test(word) && !isSentence(rest))
    readUnit({ ...line, text: rest, dash: null }, 0, { ...reading, fresh: true });
  else if (/^upgrades?$/iu.test(word) && last !== undefined) carry(rest, last, reading);
  else if (/^(?:points?|cost)$/iu.test(word) && last?.total === null && priceIn(rest) !== null)
    reading.units[reading.units.length - 1] = { ...last, total: priceIn(rest) };
  else if (/^(?:faction|army|player)$/iu.test(word) && totalIn(text) === null)
    unread(text, reading);
  else return false;
  return true;
}

function carry(text: string, last: WrittenUnit, { units }: Reading): void {
  units[units.length - 1] = { ...last, upgrades: [...last.upgrades, ...upgradesIn(text)] };
}

export function unread(text: string, reading: Reading): void {
  reading.unread.push(text.slice(0, 120));
}

/** `Hunter` behind a dash is no heading. */
function isUpgradeOf(text: string, { dash }: ListLine, { units }: Reading): boolean {
  return dash !== null && units.length > 0 && upgradeNamed(text) !== null;
}

function readTotals(text: string, reading: Reading): boolean {
  const total = totalIn(text);
  const activations = total?.activations ?? activationsIn(text);
  const sum = sumIn(text) ?? (findCards(text).ids.length > 0 ? null : titleSumIn(text));
  if (total !== null) Object.assign(reading, { points: total.points, maximum: total.maximum });
  else if (sum !== null) reading.points ??= sum;
  reading.activations = activations ?? reading.activations;
  return total !== null || activations !== null || sum !== null;
}

function openSection(section: Section, rest: string, reading: Reading): void {
  reading.section = section;
  readCards(rest, section, reading);
}

/** Three lines of cards behind the commands, one kind each; or one card a line under its heading. */
function readCards(text: string, section: Section, reading: Reading): void {
  const names = text
    .split(",")
    .map(withoutPips)
    .filter((name) => name !== "");
  if (section === "commands" || section === "deck") reading.cards.push(...names);
  else {
    reading.deck[section].push(...names);
    if (names.length > 1) reading.section = section === "primary" ? "secondary" : "advantage";
  }
}

function readUnit(line: ListLine, depth: number, reading: Reading): void {
  const { text, dash } = line;
  const last = reading.units.at(-1);
  if (last !== undefined && isUpgrade(line, depth, last, reading)) {
    return carry(text, last, reading);
  }
  if (line.framed || isSentence(text)) return unread(text, reading);
  const { heading, fresh } = reading;
  const found = unitLineOf(text, heading !== null || dash !== null);
  if (found.units.every(({ name }) => findCards(name).ids.length === 0 && isChatter(name)))
    return unread(text, reading);
  Object.assign(reading, { fresh: false, unitDash: fresh ? dash : reading.unitDash });
  const under = heading === "counterpart" ? null : heading;
  reading.units.push(...found.units.map((unit) => ({ ...unit, rank: unit.rank ?? under })));
  for (const part of found.unread) unread(part, reading);
}

/**
 * [LC-LEDGER-14] What comes first under a heading is a unit, dash or not, and so is what stands as far out as it.
 * Then what it is called decides: a unit behind the dash of an upgrade is one, an upgrade without a dash too.
 */
function isUpgrade(
  { text, dash, double }: ListLine,
  depth: number,
  last: WrittenUnit,
  { fresh, unitDash }: Reading,
): boolean {
  const stands = dash !== null && !fresh && dash >= (unitDash === null ? depth : unitDash + 1);
  const [first] = unitLineOf(text, true).units;
  if (double || first === undefined) return double || stands;
  const called = upgradeCalled(first.name, findCards(last.name).ids[0] ?? null);
  const isUnit = isCardName(first.name) && !findCards(first.name).ids.every(isCounterpart);
  if (stands || called === null) return stands && (called !== null || !isUnit);
  return !isUnitToo(first.name, called) && first.rank === null && isSingle(first, text);
}

/** `Capo`, on a line of its own: there is a unit card of that name, too. */
function isUnitToo(name: string, upgrade: string): boolean {
  const { ids, how } = findCards(name);
  const isPart = how === "part" && ids.some((id) => cardOf(id).name === upgradeName(upgrade));
  return isPart || isCardName(name);
}

/** A unit that is only called like an upgrade is counted, or costs what no upgrade does. */
function isSingle({ count }: WrittenUnit, text: string): boolean {
  return count === 1 && !/^(?:1\s|\p{L}+\s\d)/u.test(text);
}
