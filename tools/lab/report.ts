/** What the lab found, as a page of tables. */
import { flagsOf } from "#bots/bounty-hunters/lab/flags.ts";
import type { Survey } from "#bots/bounty-hunters/lab/counts.ts";
import { bands } from "./bands.ts";
import { nameOf } from "./face-names.ts";
import { bandGrid, cardGrid, endGrid, roadGrid, scoreGrid, seatGrid } from "./grids.ts";
import { percent } from "./numbers.ts";
import { foundAt, type TableSurvey } from "./tables.ts";

type Results = readonly TableSurvey<Survey>[];

/** For the terminal: the bands, and the cards that stand out. */
export function summary(results: Results): string {
  const lines = bands(results).map(
    ({ name, wanted, got, met }) =>
      `${met ? "met   " : "MISSED"} ${name}: ${got} (wanted ${wanted})`,
  );
  for (const found of results.filter(({ table }) => table.group === "sharp")) {
    for (const { card, kind, verdict, lift, usual, p } of flagsOf(
      found.set,
      found.survey,
      found.table.players.length,
    )) {
      lines.push(
        `FLAG   ${found.table.name}: ${kind} ${nameOf(found.set.faces[card])} is ${verdict}: lift ${percent(lift)} against ${percent(usual)}, p < ${p.toExponential(1)}`,
      );
    }
  }
  return lines.join("\n");
}

export function balanceReport(results: Results, seed: number, games: number): string {
  const of = (group: string): Results => results.filter(({ table }) => table.group === group);
  const plain = results.filter(({ table }) => table.group !== "lean");
  return [
    "# Balance of the standard set",
    "",
    `Written by \`npm run lab -- --games ${games} --seed ${seed} --write\`: the same command gives the same numbers on any machine. ${results.reduce((sum, { survey }) => sum + survey.games, 0).toLocaleString("en")} games between the project's own bots (\`bots/bounty-hunters\`), played in the compact world that is tested equal to the rules. *sharp* values tempo, denial and the end; *steady* counts its own points; *mixed* tables seat novices too. ± is a 95 % interval.`,
    "",
    "## Is the set inside its limits?",
    "",
    ...bandGrid(results),
    "",
    flagLine(results),
    "",
    "## Length and score",
    "",
    "![Length of games](balance/lengths.svg)",
    "",
    ...scoreGrid(plain),
    "",
    "![Where the winner’s points come from](balance/rows.svg)",
    "",
    "## Seats",
    "",
    ...seatGrid(of("sharp")),
    "",
    "![Wins by seat](balance/seats.svg)",
    "",
    "## Roads",
    "",
    "One sharp player with a taste among balanced ones: crates or contracts worth 1.4 times as much to it, or, for targets, both worth half.",
    "",
    ...roadGrid(of("lean")),
    "",
    "## First capture, end, ties, supply",
    "",
    ...endGrid(plain),
    "",
    "## Cards",
    "",
    "Four sharp players. *Picked*: put into play or reserved when it was in a hand whose owner chose. *Sold*: likewise. *Captured*: of the targets played. *Lift*: how much more often than the fair 25 % its users win.",
    "",
    "![Pick rate of every card](balance/picks.svg)",
    "",
    ...cardGrid(foundAt(results, "sharp, 4 players")),
    "",
  ].join("\n");
}

function flagLine(results: Results): string {
  const flags = results
    .filter(({ table }) => table.group === "sharp")
    .flatMap(({ table, set, survey }) =>
      flagsOf(set, survey, table.players.length).map(
        ({ card, verdict }) => `${nameOf(set.faces[card])} (${verdict}, ${table.name})`,
      ),
    );
  return flags.length === 0
    ? "No card stands out from its kind (p < 0.01 after allowing for the number of cards)."
    : `Cards that stand out from their kind (p < 0.01): ${flags.join("; ")}.`;
}
