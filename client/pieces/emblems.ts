/** Signs on a grid of 24, for the page and for pictures. */
import type { Seat } from "#rules/game.ts";

/** Lamp, moon, fang, leaf, star, gear. */
export const emblems = [
  "M9 4h6l4 8H5zm1 10h4l3 6H7z",
  "M15 3a9 9 0 1 0 6 14A8 8 0 0 1 15 3z",
  "M4 4h16l-3 8-2 8-3-7-3 7-2-8z",
  "M12 2c7 5 8 13 0 20C4 15 5 7 12 2zm-1 6v10h2V8z",
  "M12 2l3 7h7l-6 5 2 8-6-5-6 5 2-8-6-5h7z",
  "M10 2h4v4l4-2 2 4-4 2v4l4 2-2 4-4-2v4h-4v-4l-4 2-2-4 4-2v-4L4 8l2-4 4 2z",
] as const;

export function emblemOf(seat: Seat): string {
  return emblems[seat % emblems.length] ?? emblems[0];
}

/** Whoever leads the evening wears it. */
export const crown = "M2 7l5 4 5-8 5 8 5-4-2 11H4zm2 13h16v2H4z";
