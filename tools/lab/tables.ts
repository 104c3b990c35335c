/** The tables of bots the lab sets up: who plays, how many, which game. */
import type { CardSet } from "#rules/bounty-hunters/index.ts";
import type { Mode } from "#bots/bounty-hunters/players/match.ts";
import {
  noviceWeights,
  sharpWeights,
  steadyWeights,
} from "#bots/bounty-hunters/appraisal/weights.ts";
import type { Weights } from "#bots/bounty-hunters/appraisal/weights.ts";

export interface LabTable {
  readonly name: string;
  readonly group: "sharp" | "steady" | "mixed" | "introductory" | "lean";
  readonly mode: Mode;
  readonly players: readonly Weights[];
  readonly games: number;
}

/** A sharp player with a taste: what it leans to counts for more, or the other two for less. */
const leans: Readonly<Record<string, Weights>> = {
  balanced: sharpWeights,
  targets: {
    ...sharpWeights,
    crates: sharpWeights.crates * 0.5,
    majority: sharpWeights.majority * 0.5,
    contracts: sharpWeights.contracts * 0.5,
  },
  crates: {
    ...sharpWeights,
    crates: sharpWeights.crates * 1.4,
    majority: sharpWeights.majority * 1.4,
  },
  contracts: { ...sharpWeights, contracts: sharpWeights.contracts * 1.4 },
};

const some = (weights: Weights, n: number): Weights[] => Array.from({ length: n }, () => weights);

export function labTables(games: number): LabTable[] {
  const tables: LabTable[] = [];
  for (const seats of [2, 3, 4, 5, 6]) {
    tables.push({
      name: `sharp, ${seats} players`,
      group: "sharp",
      mode: "full",
      players: some(sharpWeights, seats),
      games,
    });
    tables.push({
      name: `steady, ${seats} players`,
      group: "steady",
      mode: "full",
      players: some(steadyWeights, seats),
      games,
    });
  }
  tables.push({
    name: "mixed, 2 players",
    group: "mixed",
    mode: "full",
    players: [sharpWeights, noviceWeights],
    games,
  });
  tables.push({
    name: "mixed, 4 players",
    group: "mixed",
    mode: "full",
    players: [sharpWeights, sharpWeights, steadyWeights, noviceWeights],
    games,
  });
  const six = [...some(sharpWeights, 2), ...some(steadyWeights, 2), ...some(noviceWeights, 2)];
  tables.push({ name: "mixed, 6 players", group: "mixed", mode: "full", players: six, games });
  for (const seats of [2, 4, 6]) {
    tables.push({
      name: `introductory, steady, ${seats} players`,
      group: "introductory",
      mode: "introductory",
      players: some(steadyWeights, seats),
      games,
    });
  }
  for (const seats of [2, 3, 4, 6]) tables.push(...leanTables(seats, Math.ceil(games / 2)));
  return tables;
}

/** One of each taste in turn among balanced players; with two seats, against one of them. */
function leanTables(seats: number, games: number): LabTable[] {
  return ["targets", "crates", "contracts"].map((name) => ({
    name: `${name}, ${seats} players`,
    group: "lean",
    mode: "full",
    players: [leans[name] ?? sharpWeights, ...some(sharpWeights, seats - 1)],
    games,
  }));
}

export interface TableSurvey<S> {
  readonly table: LabTable;
  readonly set: CardSet;
  readonly survey: S;
}

export function foundAt<T>(results: readonly TableSurvey<T>[], name: string): TableSurvey<T> {
  const found = results.find(({ table }) => table.name === name);
  if (found === undefined) throw new Error(`no table ${name}`);
  return found;
}
