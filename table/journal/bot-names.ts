import type { Seat } from "#rules/game.ts";

const botNames = ["Cinder", "Marlo", "Quill", "Juno", "Bracken", "Tally"] as const;

export function botName(seat: Seat): string {
  return botNames[seat % botNames.length] ?? botNames[0];
}
