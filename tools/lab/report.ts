/** What the lab found, as a page of tables. */
import type { CardSet, Face } from "#rules/bounty-hunters/index.ts";
import { flagsOf } from "#bots/bounty-hunters/lab/flags.ts";
import type { Survey } from "#bots/bounty-hunters/lab/counts.ts";
import { lengthsOf, meanRows, percent, percentWithin, winnerError, within } from "./numbers.ts";
import type { Found } from "./tables.ts";

type Results = readonly Found<Survey>[];

interface Band {
  readonly name: string;
  readonly wanted: string;
  readonly got: string;
  readonly met: boolean;
}

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

function find(results: Results, name: string): Found<Survey> {
  const found = results.find(({ table }) => table.name === name);
  if (found === undefined) throw new Error(`no table ${name}`);
  return found;
}

/** The limits a set has to stay in: length, score, roads, seats. */
function bands(results: Results): Band[] {
  const turns = (name: string, low: number, high: number): Band => {
    const { mean, error } = lengthsOf(find(results, name).survey);
    return {
      name: `${name}, turns`,
      wanted: `${low}–${high}`,
      got: within(mean, error),
      met: mean >= low && mean <= high,
    };
  };
  const mixed = find(results, "mixed, 4 players").survey;
  const winner = meanRows(mixed, "winnerRows").total;
  return [
    turns("sharp, 4 players", 14, 17),
    turns("steady, 4 players", 17, 21),
    {
      name: "mixed, 4 players, winner",
      wanted: "45–55",
      got: within(winner, winnerError(mixed)),
      met: winner >= 45 && winner <= 55,
    },
    ...results.filter(({ table }) => table.group === "lean").map(leanBand),
    ...results.filter(({ table }) => table.group === "sharp").map(seatBand),
  ];
}

function leanBand({ table, survey }: Found<Survey>): Band {
  const fair = 1 / table.players.length;
  const share = (survey.winsByPlayer[0] ?? 0) / survey.games;
  return {
    name: `leaning to ${table.name}`,
    wanted: `≥ 75 % of ${percent(fair)}`,
    got: percentWithin(share, survey.games),
    met: share >= 0.75 * fair,
  };
}

function seatBand({ table, survey }: Found<Survey>): Band {
  const shares = survey.winsBySeat
    .slice(0, table.players.length)
    .map((wins) => wins / survey.games);
  const spread = Math.max(...shares) - Math.min(...shares);
  return {
    name: `${table.name}, best seat less worst`,
    wanted: "≤ 3 points",
    got: `${(100 * spread).toFixed(1)} points`,
    met: spread <= 0.03,
  };
}

export function balanceReport(results: Results, seed: number, games: number): string {
  const plain = results.filter(({ table }) => table.group !== "lean");
  return [
    "# Balance of the standard set",
    "",
    `Written by \`npm run lab -- --games ${games} --seed ${seed} --write\`: the same command gives the same numbers on any machine. ${results.reduce((sum, { survey }) => sum + survey.games, 0).toLocaleString("en")} games between the project's own bots (\`bots/bounty-hunters\`), played in the compact world that is tested equal to the rules. *sharp* values tempo, denial and the end; *steady* counts its own points; *mixed* tables seat novices too. ± is a 95 % interval.`,
    "",
    "## Is the set inside its limits?",
    "",
    ...grid(
      ["what", "wanted", "measured", ""],
      bands(results).map(({ name, wanted, got, met }) => [
        name,
        wanted,
        got,
        met ? "inside" : "**outside**",
      ]),
    ),
    "",
    flagLine(results),
    "",
    "## Length and score",
    "",
    "![Length of games](balance/lengths.svg)",
    "",
    ...grid(
      [
        "table",
        "turns",
        "p10–p90",
        "12–20 turns",
        "mean score",
        "winner",
        "= targets + crates + majority + contracts − hunters",
      ],
      plain.map(({ table, survey }) => {
        const { mean, error, p10, p90, usual } = lengthsOf(survey);
        const all = meanRows(survey, "rows");
        const won = meanRows(survey, "winnerRows");
        const sum = `${won.targets.toFixed(1)} + ${won.crates.toFixed(1)} + ${won.majority.toFixed(1)} + ${won.contracts.toFixed(1)} − ${(-won.hunters).toFixed(1)}`;
        return [
          table.name,
          within(mean, error),
          `${p10}–${p90}`,
          percent(usual, 0),
          all.total.toFixed(1),
          within(won.total, winnerError(survey)),
          sum,
        ];
      }),
    ),
    "",
    "![Where the winner’s points come from](balance/rows.svg)",
    "",
    "## Seats",
    "",
    ...grid(
      ["table", "fair", "seat 1", "seat 2", "seat 3", "seat 4", "seat 5", "seat 6"],
      plain
        .filter(({ table }) => table.group === "sharp")
        .map(({ table, survey }) => {
          const seats = table.players.length;
          const cells = survey.winsBySeat.map((wins, seat) =>
            seat < seats ? percentWithin(wins / survey.games, survey.games) : "",
          );
          return [table.name, percent(1 / seats), ...cells];
        }),
    ),
    "",
    "![Wins by seat](balance/seats.svg)",
    "",
    "## Roads",
    "",
    "One sharp player with a taste among balanced ones: crates or contracts worth 1.4 times as much to it, or, for targets, both worth half.",
    "",
    ...grid(
      ["leaning to", "fair", "wins", "of its fair share"],
      results
        .filter(({ table }) => table.group === "lean")
        .map(({ table, survey }) => {
          const share = (survey.winsByPlayer[0] ?? 0) / survey.games;
          const fair = 1 / table.players.length;
          return [
            table.name,
            percent(fair),
            percentWithin(share, survey.games),
            percent(share / fair, 0),
          ];
        }),
    ),
    "",
    "## First capture, end, ties, supply",
    "",
    ...grid(
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
      plain.map(({ table, survey }) => {
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
    ),
    "",
    "## Cards",
    "",
    "Four sharp players. *Picked*: put into play or reserved when it was in a hand whose owner chose. *Sold*: likewise. *Captured*: of the targets played. *Lift*: how much more often than the fair 25 % its users win.",
    "",
    "![Pick rate of every card](balance/picks.svg)",
    "",
    ...cardGrid(find(results, "sharp, 4 players")),
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

function cardGrid({ set, survey }: Found<Survey>): string[] {
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

function nameOf(face: CardSet["faces"][number] | undefined): string {
  return face === undefined ? "?" : faceName(face);
}

function faceName(face: Face): string {
  const word = (id: string): string => id.replaceAll("-", " ");
  switch (face.type) {
    case "target":
      return `${word(face.character)} ${face.shields.join("/")}, ${face.points} points${face.bonus === "none" ? "" : `, ${face.bonus}`}`;
    case "hunter":
      return `${word(face.hunter)} ${face.attack.join("/")}, −${face.loss}`;
    case "droid":
      return `${face.family} ${face.attack.join("/")}, cost ${face.cost}`;
    case "crate":
      return `${face.crates} crates, ${face.points} points, cost ${face.cost}`;
    case "contract":
      return face.kind === "pair"
        ? `${word(face.a)} and ${word(face.b)}`
        : `${word(face.a)} ${face.kind === "double" ? "twice" : "and crate"}`;
  }
}

function grid(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [
    `| ${head.join(" | ")} |`,
    `|${head.map(() => "---|").join("")}`,
    ...rows.map((row) => `| ${row.join(" | ")} |`),
  ];
}
