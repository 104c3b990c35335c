/** Pasted text: the exports of Legion HQ and of Tabletop Admiral, what chats make of them, and names typed by hand. */
import { findCards } from "../find-card.ts";
import { activationsIn, cleanLine, headingIn, isCommandLine, sectionIn, totalIn } from "./line.ts";
import { settle } from "../settle.ts";
import { readLine } from "./text-lines.ts";
import type { EditionName } from "../../names.ts";
import type { ArmyList, BattleDeck, ImportTrouble } from "../army-list.ts";
import type { Line } from "./line.ts";
import type { Reading } from "./text-lines.ts";

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
    unitDash: null,
    fresh: false,
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
  if (body.some(({ dash }) => dash === null)) return 0;
  return Math.min(...body.map(({ dash }) => Number(dash))) + 1;
}

function beforeCards(lines: readonly Line[]): readonly Line[] {
  const end = lines.findIndex(({ text }) => sectionIn(text) !== null || isCommandLine(text));
  return end < 0 ? lines : lines.slice(0, end);
}
