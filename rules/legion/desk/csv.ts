/** Standings as a table for other programs. */
import type { Desk } from "./event.ts";
import { standingsOf } from "./standings.ts";

/** Standings for a spreadsheet. */
export function standingsCsv(desk: Desk): string {
  const names = new Map(desk.players.map(({ id, name }) => [id, name]));
  const head = [
    "place",
    "player",
    "score",
    "wins",
    "draws",
    "losses",
    "margin",
    "strength",
    "defeated",
  ];
  const rows = standingsOf(desk).map((row, at) => [
    at + 1,
    names.get(row.player) ?? row.player,
    row.score,
    row.wins,
    row.draws,
    row.losses,
    row.margin / 1000,
    row.strength / 1000,
    row.defeated,
  ]);
  return textCsv(head, rows);
}

export function textCsv(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  return [head, ...rows].map((cells) => cells.map(cell).join(",")).join("\n");
}

/** A sign that begins a formula is only text here. */
function cell(value: string | number): string {
  const text = typeof value === "string" && /^[=+\-@]/u.test(value) ? `'${value}` : String(value);
  return /[",\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
