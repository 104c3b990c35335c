/** A tournament as tables for other programs: standings, every game of every round, players. */
import { deskOf, resultAt, standingsCsv, textCsv, type Tournament } from "#rules/legion/index.ts";

export const csvTables = ["standings", "games", "players"] as const;
export type CsvTable = (typeof csvTables)[number];

export function tournamentCsv(now: Tournament, names: readonly string[], which: CsvTable): string {
  const name = (number: number | null): string =>
    number === null ? "" : (names[number - 1] ?? `#${number}`);
  switch (which) {
    case "standings":
      return standingsCsv(deskOf(now, name));
    case "games":
      return textCsv(gameColumns, gameRows(now, name));
    case "players":
      return textCsv(playerColumns, playerRows(now, name));
  }
}

type Name = (number: number | null) => string;
type Row = readonly (string | number)[];

const gameColumns = [
  "round",
  "table",
  "player1",
  "player2",
  "points1",
  "points2",
  "defeated1",
  "defeated2",
  "winner",
  "ended",
];

function gameRows({ rounds }: Tournament, name: Name): readonly Row[] {
  return rounds.flatMap(({ pairings }, at) =>
    pairings.map((pairing): Row => {
      const [one, two] = pairing.players;
      const start = [at + 1, pairing.table, name(one), name(two)];
      const result = resultAt(pairing);
      if (two === null) return [...start, "", "", "", "", name(one), "bye"];
      if (result === null) return [...start, "", "", "", "", "", ""];
      const { points, defeated, winner, how } = result;
      const won = winner === null ? "draw" : name(pairing.players[winner]);
      return [...start, ...points, ...defeated, won, how];
    }),
  );
}

const playerColumns = ["number", "player", "faction", "units", "points", "joined", "left"];

function playerRows({ members }: Tournament, name: Name): readonly Row[] {
  return members
    .filter(({ plays }) => plays)
    .map(({ number, list, joined, left }) => [
      number,
      name(number),
      list?.faction ?? "",
      list?.units ?? "",
      list?.points ?? "",
      joined,
      left ?? "",
    ]);
}
