/** The faces of those who sit at a table, each in a colour of its own. */
import { unreachable } from "#rules/game.ts";
import {
  botBusts,
  faceColours,
  faceOfName,
  type BotBust,
  type FaceColour,
  type SeatFace,
} from "../talk/seats/face.ts";
import type { Sitter } from "./seats.ts";

/** Each way of playing has its machine; whatever is new has the first. */
const bustOfLevel: Readonly<Record<string, BotBust>> = {
  random: "clockwork",
  novice: "tin",
  steady: "dome",
  sharp: "lens",
  master: "tower",
};

/** A machine has no taste: it is painted as its chair is. */
const paint: readonly FaceColour[] = ["amber", "teal", "coral", "leaf", "violet", "sand"];

/** Whoever came with a colour first has it; of two who want the same the later one gets the nearest that is free. */
export function facesAt(seats: readonly Sitter[]): readonly (SeatFace | null)[] {
  const faces: (SeatFace | null)[] = seats.map(() => null);
  const taken = new Set<FaceColour>();
  for (const seat of inOrder(seats)) {
    const wished = wishOf(seats[seat], seat);
    if (wished === null) continue;
    const colour = nearestFree(wished.colour, taken);
    taken.add(colour);
    faces[seat] = { ...wished, colour };
  }
  return faces;
}

/** People by when their face came to the table, then the machines. */
function inOrder(seats: readonly Sitter[]): readonly number[] {
  const since = (seat: number): number => {
    const sitter = seats[seat];
    return sitter?.type === "person" ? sitter.faceSince : Infinity;
  };
  return [...seats.keys()].toSorted((a, b) => compare(since(a), since(b)) || a - b);
}

/** Two infinities are as late as each other. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

function wishOf(sitter: Sitter | undefined, seat: number): SeatFace | null {
  if (sitter === undefined) return null;
  switch (sitter.type) {
    case "open":
      return null;
    case "person":
      return sitter.face ?? faceOfName(sitter.name);
    case "bot":
      return {
        bust: bustOfLevel[sitter.level] ?? botBusts[0],
        colour: paint[seat % paint.length] ?? "amber",
      };
    default:
      return unreachable(sitter);
  }
}

function nearestFree(wished: FaceColour, taken: ReadonlySet<FaceColour>): FaceColour {
  const from = faceColours.indexOf(wished);
  const away = (colour: FaceColour): number => {
    const steps = Math.abs(faceColours.indexOf(colour) - from);
    return Math.min(steps, faceColours.length - steps);
  };
  const free = faceColours.filter((colour) => !taken.has(colour));
  return free.toSorted((a, b) => away(a) - away(b))[0] ?? wished;
}
