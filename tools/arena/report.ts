/** The standings as a page of text. */
import { unreachable } from "#rules/game.ts";
import type { PairTest, EntrantScore, Standings } from "./standings.ts";

export function reportText({ seats, deals, games, table, pairs }: Standings): string {
  const width = Math.max(...table.map(({ name }) => name.length), 8);
  const sorted = table
    .map((standing, number) => ({ standing, number }))
    .toSorted((a, b) => b.standing.elo - a.standing.elo);
  const order = sorted.map(({ number }) => number);
  return [
    `${seats} seats: ${deals} deals, ${games} games`,
    `${"".padEnd(width)}     Elo  [95 %]          first     came in ahead of`,
    `${"".padEnd(width)}                                    ${order.map((number) => (table[number]?.name ?? "").slice(0, 9).padStart(10)).join("")}`,
    ...sorted.map(({ standing }) => line(standing, width, order)),
    ...pairs.map(pairText),
  ].join("\n");
}

function line(
  { name, elo, low, high, first, chairs, ahead, faults }: EntrantScore,
  width: number,
  order: readonly number[],
): string {
  const interval = `[${signed(low)}, ${signed(high)}]`;
  const shares = order.map((other) => percent(ahead[other] ?? null).padStart(10)).join("");
  const lost = Object.entries(faults).map(([code, count]) => `${code} ${count}×`);
  const words = lost.length === 0 ? "" : `   lost by a fault: ${lost.join(", ")}`;
  return `${name.padEnd(width)}  ${signed(elo).padStart(6)}  ${interval.padEnd(14)}  ${percent(first / chairs).padStart(6)}  ${shares}${words}`;
}

function pairText({ a, b, known, share, low, high, deals }: PairTest): string {
  const figures = `${percent(share)} ahead [${percent(low)}, ${percent(high)}], ${deals} deals`;
  switch (known) {
    case "better":
      return `known: ${a} is better than ${b} (${figures})`;
    case "worse":
      return `known: ${b} is better than ${a} (${a} ${figures})`;
    case "level":
      return `known: ${a} and ${b} are level, to within the margin (${a} ${figures})`;
    case "open":
      return `open:  ${a} and ${b} (${a} ${figures})`;
    default:
      return unreachable(known);
  }
}

function signed(elo: number): string {
  return `${elo < 0 ? "−" : "+"}${Math.abs(Math.round(elo))}`;
}

function percent(share: number | null): string {
  return share === null ? "–" : `${(100 * share).toFixed(1)} %`;
}
