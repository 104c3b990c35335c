/** One line of a list after the other: headings, units, upgrades, command cards. */
import { findCards } from "../find-card.ts";
import {
  activationsIn,
  headingIn,
  isCommandLine,
  isSentence,
  sectionIn,
  totalIn,
  withoutPips,
} from "./line.ts";
import { unitLineOf, upgradesIn } from "./unit-line.ts";
import type { Rank } from "../../names.ts";
import type { Line, Section } from "./line.ts";
import type { Written } from "../listed.ts";
import type { WrittenUnit } from "./unit-line.ts";

const longestLine = 400;

export interface Reading {
  readonly units: Written[];
  readonly cards: string[];
  readonly deck: { primary: string[]; secondary: string[]; advantage: string[] };
  readonly unread: string[];
  heading: Rank | "counterpart" | null;
  /** How far the first unit under this heading is indented behind its dash; `null`: it has none, or has not come. */
  unitDash: number | null;
  /** Nothing has come under this heading yet. */
  fresh: boolean;
  section: Section | null;
  points: number | null;
  maximum: number | null;
  activations: number | null;
}

export function readLine(line: Line, depth: number, reading: Reading): void {
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
  } else if (reading.section !== null) readCards(text, reading.section, reading);
  else if (heading !== null) Object.assign(reading, { heading, unitDash: null, fresh: true });
  else if (activationsIn(text) !== null) reading.activations = activationsIn(text);
  else readUnit(line, depth, reading);
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

function readUnit(line: Line, depth: number, reading: Reading): void {
  const { text, dash, double } = line;
  const last = reading.units.at(-1);
  if (last !== undefined && (double || isUpgrade(dash, depth, reading))) {
    const upgrades = [...last.upgrades, ...upgradesIn(text)];
    reading.units[reading.units.length - 1] = { ...last, upgrades };
    return;
  }
  const unit = text.length > longestLine || isSentence(text) ? null : unitLineOf(text);
  if (unit === null) {
    reading.unread.push(text.slice(0, 120));
    return;
  }
  const { heading, fresh } = reading;
  Object.assign(reading, { fresh: false, unitDash: fresh ? dash : reading.unitDash });
  const rank = heading === "counterpart" ? null : heading;
  for (const each of severalIn(unit, line, reading)) reading.units.push({ ...each, rank });
}

/** [LC-LEDGER-14] What comes first under a heading is a unit, dash or not, and so is what stands as far out as it. */
function isUpgrade(
  dash: number | null,
  depth: number,
  { fresh, unitDash }: Pick<Reading, "fresh" | "unitDash">,
): boolean {
  return dash !== null && !fresh && dash >= (unitDash === null ? depth : unitDash + 1);
}

/**
 * "Boba, Luke" typed by hand: several units on one line. Behind a dash or under a heading the second part is a title.
 */
function severalIn(
  unit: WrittenUnit,
  { text, dash }: Line,
  { heading }: Reading,
): readonly WrittenUnit[] {
  // Each part with its own count and cost; commas within brackets part upgrades.
  const parts = text.split(/[,;](?![^(]*\))/u).flatMap((part) => unitLineOf(part.trim()) ?? []);
  const isKnown = ({ name }: WrittenUnit): boolean => findCards(name).ids.length > 0;
  const whole = findCards(unit.name);
  if (parts.length < 2 || (whole.how === "sure" && whole.ids.length > 0)) return [unit];
  const titled =
    dash !== null || heading !== null || unit.total !== null || unit.upgrades.length > 0;
  return titled && parts.filter(isKnown).length < 2 ? [unit] : parts;
}
