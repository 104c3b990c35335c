/** Small plots as plain SVG: readable on light and dark, no script, no font to load. */
import type { Survey } from "#bots/bounty-hunters/lab/counts.ts";
import { meanRows, shareError } from "./numbers.ts";
import type { TableSurvey } from "./tables.ts";

type Results = readonly TableSurvey<Survey>[];

const width = 720;
const colours = ["#2f7d5b", "#c8642c", "#3a6ea5", "#8a5fb0", "#b8902c"];
const ink = "#7a7a7a";

export function plots(results: Results): Readonly<Record<string, string>> {
  return {
    lengths: lengths(results),
    rows: rows(results),
    seats: seats(results),
    picks: picks(results),
  };
}

function svg(height: number, title: string, body: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" role="img" aria-label="${title}">`,
    `<title>${title}</title>`,
    ...body,
    "</svg>",
    "",
  ].join("\n");
}

function text(x: number, y: number, words: string, anchor = "start"): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" fill="${ink}" text-anchor="${anchor}">${words}</text>`;
}

function line(x1: number, y1: number, x2: number, y2: number, colour = ink, thickness = 1): string {
  return `<line x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}" stroke="${colour}" stroke-width="${thickness}"/>`;
}

/** How many games took how many turns, one curve per number of players. */
function lengths(results: Results): string {
  const sharp = results.filter(({ table }) => table.group === "sharp");
  const from = 10;
  const to = 28;
  const x = (turn: number): number => 40 + ((turn - from) / (to - from)) * (width - 60);
  const top = Math.max(...sharp.flatMap(({ survey }) => survey.turns.map((n) => n / survey.games)));
  const y = (share: number): number => 240 - (share / top) * 200;
  const body = [line(40, 240, width - 20, 240)];
  for (let turn = from; turn <= to; turn += 2)
    body.push(text(x(turn), 258, String(turn), "middle"));
  body.push(text(width - 20, 275, "turns, sharp bots", "end"));
  sharp.forEach(({ table, survey }, i) => {
    const points = survey.turns
      .slice(from, to + 1)
      .map((n, k) => `${x(from + k).toFixed(1)},${y(n / survey.games).toFixed(1)}`);
    body.push(
      `<polyline fill="none" stroke="${colours[i]}" stroke-width="2" points="${points.join(" ")}"/>`,
    );
    body.push(
      `<rect x="60" y="${30 + i * 18}" width="12" height="12" fill="${colours[i]}"/>`,
      text(78, 40 + i * 18, `${table.players.length} players`),
    );
  });
  return svg(285, "Length of games in turns", body);
}

/** The winner's pad, row by row. */
function rows(results: Results): string {
  const shown = results.filter(({ table }) => table.group !== "lean");
  const names = ["targets", "crates", "majority", "contracts", "hunters"] as const;
  const scale = (width - 300) / 75;
  const zero = 270;
  const body: string[] = [];
  names.forEach((name, i) =>
    body.push(
      `<rect x="${20 + i * 110}" y="8" width="12" height="12" fill="${colours[i]}"/>`,
      text(38 + i * 110, 18, name),
    ),
  );
  shown.forEach(({ table, survey }, k) => {
    const y = 34 + k * 20;
    const won = meanRows(survey, "winnerRows");
    let x = zero;
    body.push(text(zero - 60, y + 11, table.name, "end"));
    names.forEach((name, i) => {
      const points = Math.abs(won[name]) * scale;
      const at = name === "hunters" ? zero - points : x;
      body.push(
        `<rect x="${at.toFixed(1)}" y="${y}" width="${points.toFixed(1)}" height="14" fill="${colours[i]}"/>`,
      );
      if (name !== "hunters") x += points;
    });
    body.push(text(x + 6, y + 11, won.total.toFixed(1)));
  });
  const height = 44 + shown.length * 20;
  body.push(line(zero, 28, zero, height - 8));
  return svg(height, "Where the points of winners come from", body);
}

/** Wins by seat against the fair share, with 95 % intervals. */
function seats(results: Results): string {
  const sharp = results.filter(({ table }) => table.group === "sharp");
  const body: string[] = [];
  sharp.forEach(({ table, survey }, k) => {
    const fair = 1 / table.players.length;
    const left = 20 + k * 140;
    const y = (share: number): number => 120 - (share / fair - 1) * 400;
    body.push(
      line(left, y(fair), left + 120, y(fair)),
      text(left, 210, table.name.replace("sharp, ", "")),
    );
    table.players.forEach((_, seat) => {
      const share = (survey.winsBySeat[seat] ?? 0) / survey.games;
      const error = shareError(share, survey.games);
      const x = left + 12 + seat * 19;
      body.push(
        line(x, y(share - error), x, y(share + error), colours[k]),
        `<circle cx="${x}" cy="${y(share).toFixed(1)}" r="4" fill="${colours[k]}"/>`,
      );
    });
  });
  body.push(
    text(20, 20, "share of wins by seat; the line is the fair share, 40 units up is 10 % more"),
  );
  return svg(225, "Wins by seat", body);
}

/** Every card's pick rate, by deck, from the least to the most wanted. */
function picks(results: Results): string {
  const found = results.find(({ table }) => table.name === "sharp, 4 players");
  if (found === undefined) return svg(20, "Pick rates", []);
  const kinds = ["target", "hunter", "contract", "droid", "crate"] as const;
  const body: string[] = [];
  kinds.forEach((kind, k) => {
    const rates = found.set.faces.flatMap((face, i) =>
      face.type === kind
        ? [(found.survey.picked[i] ?? 0) / Math.max(1, found.survey.seen[i] ?? 0)]
        : [],
    );
    rates.sort((x, y) => x - y);
    const y = 30 + k * 40;
    body.push(text(20, y + 4, kind), line(100, y, width - 20, y));
    for (const rate of rates)
      body.push(
        `<circle cx="${(100 + rate * (width - 120)).toFixed(1)}" cy="${y}" r="4" fill="${colours[k]}" fill-opacity="0.5"/>`,
      );
  });
  for (let share = 0; share <= 1; share += 0.25)
    body.push(text(100 + share * (width - 120), 235, `${100 * share} %`, "middle"));
  return svg(245, "Pick rate of every card by kind", body);
}
