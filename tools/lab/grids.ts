/** The tables of the report, in Markdown. */
import type { Survey } from "#bots/bounty-hunters/lab/counts.ts";
import { bands } from "./bands.ts";
import { nameOf } from "./face-names.ts";
import { lengthsOf, meanRows, percent, percentWithin, winnerError, within } from "./numbers.ts";
import type { TableSurvey } from "./tables.ts";

type Results = readonly TableSurvey<Survey>[];

export function bandGrid(results: Results): string[] {
  return grid(
    ["what", "wanted", "measured", ""],
    bands(results).map(({ name, wanted, got, met }) => [
      name,
      wanted,
      got,
      met ? "inside" : "**outside**",
    ]),
  );
}

export function scoreGrid(results: Results): string[] {
  return grid(
    [
      "table",
      "turns",
      "p10–p90",
      "12–20 turns",
      "mean score",
      "winner",
      "= targets + crates + majority + contracts − hunters",
    ],
    results.map(({ table, survey }) => {
      const { mean, error, p10, p90, usual } = lengthsOf(survey);
      return [
        table.name,
        within(mean, error),
        `${p10}–${p90}`,
        percent(usual, 0),
        meanRows(survey, "rows").total.toFixed(1),
        within(meanRows(survey, "winnerRows").total, winnerError(survey)),
        winnerSum(survey),
      ];
    }),
  );
}

function winnerSum(survey: Survey): string {
  const { targets, crates, majority, contracts, hunters } = meanRows(survey, "winnerRows");
  const won = [targets, crates, majority, contracts].map((points) => points.toFixed(1));
  return `${won.join(" + ")} − ${(-hunters).toFixed(1)}`;
}

export function seatGrid(results: Results): string[] {
  return grid(
    ["table", "fair", "seat 1", "seat 2", "seat 3", "seat 4", "seat 5", "seat 6"],
    results.map(({ table, survey }) => {
      const seats = table.players.length;
      const cells = survey.winsBySeat.map((wins, seat) =>
        seat < seats ? percentWithin(wins / survey.games, survey.games) : "",
      );
      return [table.name, percent(1 / seats), ...cells];
    }),
  );
}

export function roadGrid(results: Results): string[] {
  return grid(
    ["leaning to", "fair", "wins", "of its fair share"],
    results.map(({ table, survey }) => {
      const share = (survey.winsByPlayer[0] ?? 0) / survey.games;
      const fair = 1 / table.players.length;
      return [
        table.name,
        percent(fair),
        percentWithin(share, survey.games),
        percent(share / fair, 0),
      ];
    }),
  );
}

export function endGrid(results: Results): string[] {
  return grid(
    [
      "table",
      "first to capture wins",
      "who triggers the end wins",
      "several trigger",
      "tie on points",
      "tie for good",
      "games with a reshuffle",
      "most credits out",
      "captures each",
      "stopped at 100 turns",
    ],
    results.map(({ table, survey }) => {
      const share = (n: number): string => percent(n / survey.games);
      return [
        table.name,
        share(survey.firstCapture),
        share(survey.trigger),
        share(survey.triggersShared),
        share(survey.tiesOnPoints),
        share(survey.tiesForGood),
        share(survey.reshuffles),
        String(survey.mostCredits),
        (survey.captures / survey.games).toFixed(2),
        String(survey.unfinished),
      ];
    }),
  );
}

export function cardGrid({ set, survey }: TableSurvey<Survey>): string[] {
  const rows = set.faces.map((face, i) => {
    const seen = survey.seen[i] ?? 0;
    const picked = survey.picked[i] ?? 0;
    const users = survey.users[i] ?? 0;
    const captured =
      face.type === "target" && picked > 0 ? percent((survey.captured[i] ?? 0) / picked, 0) : "";
    const lift =
      users < 30
        ? ""
        : percentWithin((survey.lift[i] ?? 0) / users + 1 / 4, users).replace(
            /^([\d.]+)/,
            (share) => (Number(share) - 25).toFixed(1),
          );
    return [
      face.type,
      nameOf(face),
      String(face.copies),
      percent(picked / Math.max(1, seen)),
      percent((survey.sold[i] ?? 0) / Math.max(1, seen)),
      captured,
      lift,
    ];
  });
  return grid(["deck", "card", "copies", "picked", "sold", "captured", "lift"], rows);
}

function grid(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [
    `| ${head.join(" | ")} |`,
    `|${head.map(() => "---|").join("")}`,
    ...rows.map((row) => `| ${row.join(" | ")} |`),
  ];
}
