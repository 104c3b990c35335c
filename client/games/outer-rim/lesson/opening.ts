/** A first flight worth learning from: chosen once, so that whoever follows the clerk meets what there is. */
import {
  distance,
  hyperdriveOf,
  type CharacterId,
  type Command,
  type View,
} from "#rules/outer-rim/index.ts";
import type { Setup } from "#rules/game.ts";
import { hashOf } from "#rules/seeded-chance.ts";
import { playerAt } from "../tabletop.ts";
import { learner } from "#client/lesson/table.ts";
import { errandsOf } from "../map/errands.ts";

/** Alone against a printed opponent: nobody has to be waited for. */
export const lessonSetup: Setup = { seats: 1, options: { opponents: "base" }, content: null };

/** The first of the lesson's deals in which the obedient meet everything in time; `obedient.test.ts` holds it so. */
const lessonNumber = 405;

export function lessonKey(number: number = lessonNumber): string {
  return hashOf(`first flight ${number}`);
}

export const captain: CharacterId = "han-solo";
const rival: CharacterId = "maz-kanata";

/** The set-up is not for the first ten minutes: it is answered here. `null` once the first turn begins. */
export function openingMove(view: View, options: readonly Command[]): Command | null {
  if (view.round > 0) return null;
  const ask = view.questions[0]?.ask;
  if (ask === "choose-character") return { type: "choose-character", character: captain };
  if (ask === "choose-opponent") return { type: "choose-character", character: rival };
  if (ask === "choose-start") return farStart(view, options);
  return options[0] ?? null;
}

/** One flight away from where the first cargo is wanted: so that the first turn is a flight to a pin. */
function farStart(view: View, options: readonly Command[]): Command | null {
  const me = playerAt(view, learner);
  const goal = errandsOf(view, me)[0]?.space ?? null;
  const far = options.flatMap((command) =>
    command.type === "choose-start" && goal !== null
      ? [{ command, steps: distance(command.planet, goal) }]
      : [],
  );
  const reached = far.filter(({ steps }) => steps > 0 && steps <= hyperdriveOf(me));
  return reached[0]?.command ?? options[0] ?? null;
}
