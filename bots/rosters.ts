/** Who thinks about which game: the one list. A game that is not in it is played at random. */
import type { Roster } from "./roster.ts";

export const rosters: Readonly<Record<string, () => Promise<{ readonly roster: Roster }>>> = {
  "bounty-hunters": () => import("./bounty-hunters/index.ts"),
  "outer-rim": () => import("./outer-rim/index.ts"),
};
