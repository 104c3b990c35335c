/** A first game worth learning from: chosen once, so that it shows all there is when one follows the clerk. */
import type { Setup } from "#rules/game.ts";
import { hashOf } from "#rules/seeded-chance.ts";

export const lessonSetup: Setup = { seats: 4, options: {}, content: null };

/** The first of the lesson's deals in which the obedient meet everything and win; `obedient.test.ts` holds it so. */
const lessonNumber = 108;

export function lessonKey(number: number = lessonNumber): string {
  return hashOf(`first lesson ${number}`);
}
