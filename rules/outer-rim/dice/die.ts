/** The die, written down once [OR-DICE-01]: who rolls it and who counts its chances both look here. */
import { faces, type Face } from "../names.ts";

export const sidesWith: Readonly<Record<Face, number>> = { hit: 3, crit: 1, focus: 2, blank: 2 };

/** In this order for ever: a deal is verified by rolling it again. */
export const dieSides: readonly Face[] = faces.flatMap((face) =>
  Array.from({ length: sidesWith[face] }, () => face),
);

/** Sides worth no damage, one, two [OR-COM-05]. */
export const sidesByDamage: readonly number[] = [
  sidesWith.focus + sidesWith.blank,
  sidesWith.hit,
  sidesWith.crit,
];

/** [OR-TEST-02] Sides that pass a test of a skill one has so many times. */
export function passingSides(known: number): number {
  return sidesWith.crit + (known >= 1 ? sidesWith.hit : 0) + (known >= 2 ? sidesWith.focus : 0);
}
