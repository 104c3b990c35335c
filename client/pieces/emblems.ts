/** Signs on a grid of 24, for the page and for pictures. Each colour has one, so that no eye needs the colour. */
import type { Seat } from "#rules/game.ts";
import type { FaceColour } from "#table/talk/seats/face.ts";

/** Lamp, leaf, moon, drop, star, lozenge, fang, gear. */
export const emblems: Readonly<Record<FaceColour, string>> = {
  amber: "M9 4h6l4 8H5zm1 10h4l3 6H7z",
  leaf: "M12 2c7 5 8 13 0 20C4 15 5 7 12 2zm-1 6v10h2V8z",
  teal: "M15 3a9 9 0 1 0 6 14A8 8 0 0 1 15 3z",
  sky: "M12 2c3 5 7 9 7 13a7 7 0 0 1-14 0c0-4 4-8 7-13zm-4 13a4 4 0 0 0 4 4v-2a2 2 0 0 1-2-2z",
  violet: "M12 2l3 7h7l-6 5 2 8-6-5-6 5 2-8-6-5h7z",
  rose: "M12 2l9 10-9 10-9-10zm0 6-4 4 4 4 4-4z",
  coral: "M4 4h16l-3 8-2 8-3-7-3 7-2-8z",
  sand: "M10 2h4v4l4-2 2 4-4 2v4l4 2-2 4-4-2v4h-4v-4l-4 2-2-4 4-2v-4L4 8l2-4 4 2z",
};

/** The colours of chairs nobody has brought one to: on a score pad, in a lesson. */
export const chairColours: readonly FaceColour[] = [
  "amber",
  "teal",
  "coral",
  "leaf",
  "violet",
  "sand",
];

export function chairColour(seat: Seat): FaceColour {
  return chairColours[seat % chairColours.length] ?? "amber";
}

/** Whoever leads the evening wears it. */
export const crown = "M2 7l5 4 5-8 5 8 5-4-2 11H4zm2 13h16v2H4z";
