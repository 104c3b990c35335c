/** How each planet is known at the size of the map: its ground, its tones, and a line or two of its own. */

/** What covers the ground: bands, seas, craters. */
export type Ground = "bands" | "seas" | "craters";

/** A line of its own, by which a planet is known at a glance: colour, width, way; dots where it is broken. */
export type Stroke = readonly [colour: string, width: number, way: string, dots?: string];

/** Ground, its tone, that of lighter patches; lights, caps, clouds, scars upon it; suns, moons, a ring beside it. */
export type Look = readonly [
  ground: Ground,
  tone: string,
  patches: string,
  upon: Stroke,
  beside?: Stroke,
];

export const looks: Readonly<Record<string, Look>> = {
  // Round streets, lit.
  "spinward-core": [
    "seas",
    "#66578a",
    "#7a6aa0",
    [
      "#ffd36b",
      2.4,
      "M-17-3a17 17 0 1 0 34 0 17 17 0 1 0-34 0M-9-3a9 9 0 1 0 18 0 9 9 0 1 0-18 0",
      "0 4",
    ],
  ],
  // One sea, and it was dug.
  cantonica: ["bands", "#e3c48c", "#f0dcb2", ["#2f9d9a", 12, "M-11-1l10 6 8-2"]],
  // More moons than anyone needs.
  "ord-mantell": [
    "craters",
    "#a5573f",
    "#c67b58",
    ["#5f2c22", 3.5, "M-26 6l14-5 6 6 14-7 16 3"],
    ["#b58e6b", 6, "M-28-13h0M-19-25h0M27-15h0"],
  ],
  // Plains between two white caps.
  lothal: ["seas", "#b9b257", "#d6d083", ["#f4f1e2", 11, "M-18-25h30M-8 26h26"]],
  "mon-calamari": [
    "bands",
    "#2f78a8",
    "#3f8fbd",
    ["#d4eef5", 3.5, "M-24-7q8-7 16 0t16 0 16 0M-18 8q7-6 14 0t14 0"],
  ],
  // The mines glow.
  kessel: [
    "craters",
    "#56525c",
    "#77727e",
    ["#ff9a3d", 3, "M-27-8l17-3 7 13 12-4 6 14 14 2M-3 2l-7 18M9-2l5-16"],
  ],
  maelstrom: [
    "bands",
    "#6d2f48",
    "#8c3f4e",
    ["#f0b084", 4, "M0 0c6-9 17 0 11 10S-14 19-18 2 0-25 19-17"],
    ["#c86a5a", 4, "M-30 8C-27 24-6 33 15 27M30-8C27-24 6-33-15-27"],
  ],
  // Two suns.
  tatooine: [
    "bands",
    "#d9883a",
    "#eeb066",
    ["#8f4a1e", 2.5, "M-2 9q8-5 16 0"],
    ["#f3b13c", 8, "M-27-16h0M-17-27h0"],
  ],
  // Its moon is nearly as large.
  "nal-hutta": [
    "seas",
    "#6d7f3c",
    "#94a552",
    ["#3c4a1f", 5, "M-22 3q9-8 17 0t20-3"],
    ["#a79bc0", 13, "M24-22h0"],
  ],
  // Half of it never sees its sun.
  ryloth: ["craters", "#d0936c", "#e8b795", ["#332c40", 28, "M19-30l-5 14 7 13-8 14 5 19"]],
  // Clouds over lakes.
  naboo: ["seas", "#3f9a5f", "#56b8d8", ["#f1f8f3", 4.5, "M-19-12h13M0-17h11M-14 11h17M9 3h11"]],
  // Two rocks of a belt, and a ring around.
  "ring-of-kafrene": [
    "bands",
    "#8b7768",
    "#b39d86",
    ["#4d3f36", 5, "M-27 12C-14 18 20 6 28-5"],
    ["#c7a56a", 4, "M-30 6C-18 15 22 3 30-9"],
  ],
  // A forest full of round lakes.
  takodana: [
    "seas",
    "#1f5f4a",
    "#2f7d5f",
    ["#74cfe0", 6.5, "M-12-9h0M2-15h0M11-2h0M-5 5h0M7 14h0M-17 4h0"],
  ],
  // Straight streets, lit.
  "trailing-core": [
    "craters",
    "#43687c",
    "#5a8298",
    ["#d6f3f7", 2.2, "M-26-9h52M-26 4h52M-9-26v52M6-26v52", "0 4"],
  ],
};
