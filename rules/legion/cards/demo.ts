/** Four units a side, enough to meet every rule: offered to begin a ledger with. */
import type { NewUnit } from "../commands.ts";

type Told = Pick<NewUnit, "id" | "name" | "side" | "rank" | "wounds" | "points"> & Partial<NewUnit>;

function plainly({
  id,
  name,
  side,
  rank,
  wounds,
  points,
  keywords = [],
  types = [],
  transport = null,
  emergencyStims = false,
}: Told): NewUnit {
  return {
    id,
    name,
    side,
    rank,
    wounds,
    wounded: 0,
    keywords,
    types,
    points,
    transport,
    inside: null,
    emergencyStims,
  };
}

export const demoUnits: readonly NewUnit[] = [
  plainly({
    id: "boba-fett",
    name: "Boba Fett",
    side: "blue",
    rank: "operative",
    wounds: 5,
    keywords: ["bounty"],
    points: 120,
  }),
  plainly({
    id: "bossk",
    name: "Bossk",
    side: "blue",
    rank: "operative",
    wounds: 7,
    keywords: ["bounty"],
    points: 115,
  }),
  plainly({
    id: "imperial-officer",
    name: "Imperial Officer",
    side: "blue",
    rank: "commander",
    wounds: 4,
    points: 53,
    emergencyStims: true,
  }),
  plainly({
    id: "stormtroopers",
    name: "Stormtroopers",
    side: "blue",
    rank: "corps",
    wounds: 4,
    points: 44,
  }),
  plainly({
    id: "leia-organa",
    name: "Leia Organa",
    side: "red",
    rank: "commander",
    wounds: 6,
    points: 88,
    emergencyStims: true,
  }),
  plainly({
    id: "chewbacca",
    name: "Chewbacca",
    side: "red",
    rank: "operative",
    wounds: 9,
    keywords: ["guardian"],
    points: 90,
  }),
  plainly({
    id: "r2-d2",
    name: "R2-D2",
    side: "red",
    rank: "operative",
    wounds: 4,
    keywords: ["secretMission"],
    types: ["droid"],
    points: 55,
  }),
  plainly({
    id: "x-34-landspeeder",
    name: "X-34 Landspeeder",
    side: "red",
    rank: "heavy",
    wounds: 6,
    types: ["vehicle"],
    transport: "open",
    points: 60,
  }),
];
