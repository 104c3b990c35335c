/** A first flight worth learning from: chosen once, so that whoever follows the clerk meets what there is. */
import type { CharacterId, Command, View } from "#rules/outer-rim/index.ts";
import type { Setup } from "#rules/game.ts";
import { hashOf } from "#rules/seeded-chance.ts";

/** Alone against a printed opponent: nobody has to be waited for. */
export const lessonSetup: Setup = { seats: 1, options: { opponents: "base" }, content: null };

/** The first of the lesson's deals in which the obedient meet everything in time; `obedient.test.ts` holds it so. */
const lessonNumber = 8494;

export function lessonKey(number: number = lessonNumber): string {
  return hashOf(`first flight ${number}`);
}

export const captain: CharacterId = "boba-fett";
const rival: CharacterId = "maz-kanata";
/** Nobody of the colour of a first bounty is here: the first turn is a flight to whoever is hunted. */
const home = "ryloth";

/** The set-up is not for the first ten minutes: it is answered here. `null` once the first turn begins. */
export function openingMove(view: View, options: readonly Command[]): Command | null {
  if (view.round > 0) return null;
  const ask = view.questions[0]?.ask;
  if (ask === "choose-character") return { type: "choose-character", character: captain };
  if (ask === "choose-opponent") return { type: "choose-character", character: rival };
  if (ask === "choose-start") return { type: "choose-start", planet: home };
  return options[0] ?? null;
}
