/** [LC-TOUR-06] A list as it is checked on the spot: what was read of it, against what it says and what is allowed. */
import { factionOf } from "../cards/faction.ts";
import {
  isTrouble,
  type ArmyList,
  type BattleDeck,
  type ImportTrouble,
} from "../lists/army-list.ts";
import { readList } from "../lists/index.ts";
import { numbered } from "../lists/numbered.ts";
import { unitsFromList } from "../lists/units.ts";
import type { NewUnit } from "../commands.ts";
import type { Side } from "../names.ts";
import type { Settings } from "./settings.ts";

/** What is wrong with a list, or still to be asked. */
export const flaws = [
  "unreadable",
  "too-dear",
  "too-many-units",
  "other-count",
  "other-total",
  "questions",
  "unread",
] as const;
export type ListFlaw = (typeof flaws)[number];

export interface ListSummary {
  readonly faction: string | null;
  readonly units: number;
  /** As the list counts itself; `null` where it does not. */
  readonly saidUnits: number | null;
  readonly points: number;
  readonly saidPoints: number | null;
  /** Units whose card or rank is not sure. */
  readonly questions: readonly string[];
  readonly flaws: readonly ListFlaw[];
  readonly deck: BattleDeck | null;
}

export type ListLimits = Pick<Settings, "edition" | "points" | "units">;

const shownQuestions = 20;
const longestName = 60;
const none: Omit<ListSummary, "flaws"> = {
  faction: null,
  units: 0,
  saidUnits: null,
  points: 0,
  saidPoints: null,
  questions: [],
  deck: null,
};

/** `null`: nothing was handed in. */
export function listSummary(text: string, limits: ListLimits): ListSummary | null {
  if (text.trim() === "") return null;
  const list = readList(text, limits.edition);
  if (isTrouble(list)) return { ...none, flaws: ["unreadable"] };
  const units = armyIn(list, "blue", limits.edition);
  const said = /\/list\//u.test(text) ? null : list.points;
  const summary = {
    faction: list.faction ?? factionOf(units),
    units: units.length,
    saidUnits: list.activations ?? null,
    points: units.reduce((sum, unit) => sum + unit.points, 0),
    saidPoints: said,
    questions: units
      .flatMap(({ name, open }) => (open === undefined ? [] : [name.slice(0, longestName)]))
      .slice(0, shownQuestions),
    deck: shortDeck(list.deck),
  };
  return { ...summary, flaws: flawsOf(summary, list, limits) };
}

function flawsOf(
  { units, saidUnits, points, saidPoints, questions }: Omit<ListSummary, "flaws">,
  { unread }: ArmyList,
  limits: ListLimits,
): readonly ListFlaw[] {
  const found: Readonly<Record<ListFlaw, boolean>> = {
    unreadable: false,
    "too-dear": points > limits.points,
    "too-many-units": limits.units !== null && units > limits.units,
    "other-count": saidUnits !== null && saidUnits !== units,
    "other-total": saidPoints !== null && saidPoints !== points,
    questions: questions.length > 0,
    unread: unread.length > 0,
  };
  return flaws.filter((flaw) => found[flaw]);
}

const mostCards = 6;

function shortDeck(deck: BattleDeck | undefined): BattleDeck | null {
  if (deck === undefined) return null;
  const few = (names: readonly string[]): readonly string[] =>
    names.slice(0, mostCards).map((name) => name.slice(0, longestName));
  return {
    primary: few(deck.primary),
    secondary: few(deck.secondary),
    advantage: few(deck.advantage),
  };
}

/** [LC-TOUR-10] The units of a handed-in list as a ledger takes them, open questions included. */
export function armyOf(text: string, side: Side, edition: Settings["edition"]): readonly NewUnit[] {
  const list: ArmyList | ImportTrouble = readList(text, edition);
  return isTrouble(list) ? [] : numbered(armyIn(list, side, edition));
}

function armyIn(list: ArmyList, side: Side, edition: Settings["edition"]): readonly NewUnit[] {
  const copies = list.units.flatMap((unit) => Array.from({ length: unit.count }, () => unit));
  return unitsFromList(list, side, edition, () => "corps").map((unit, at) => {
    const listed = copies[at];
    return listed?.id === null ? { ...unit, open: listed.mayBe ?? [] } : unit;
  });
}
