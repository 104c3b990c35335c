import { expect, test } from "vitest";
import { viewOfHan } from "#rules/outer-rim/testing/stage.ts";
import type { View } from "#rules/outer-rim/index.ts";
import { sayFor } from "../tabletop.ts";
import { wordsIn } from "../lesson/testing/learner.ts";
import { cameNote } from "../say/patrol-note.ts";

type Patrol = View["patrols"]["hutt"];

/** Han on Kessel, and the Hutts' patrol where it is wanted, thinking of him like this. */
function hanBeside(hutt: Patrol, regard: -1 | 0 = 0): View {
  return viewOfHan(
    {
      space: "kessel",
      reputation: { hutt: regard, syndicate: 0, imperial: 0, rebel: 0 },
    },
    { state: ({ patrols }) => ({ patrols: { ...patrols, hutt } }) },
  );
}

const afar: Patrol = { level: 1, space: "nav-01" };
const here: Patrol = { level: 1, space: "kessel" };

test.each([
  ["en", /navpoint .*, \d+ spaces? from you\./, /where you are\.$/, /hostile.*fought\.$/],
  [
    "fr",
    /au point de navigation .* \(distance\u00a0: \d+ espaces?\)\./,
    /là où tu es\.$/,
    /hostile.*affronter\.$/,
  ],
  [
    "es",
    /punto de navegación .* \(distancia: \d+ espacios?\)\./,
    /donde estás tú\.$/,
    /hostil.*luchar/,
  ],
] as const)(
  "[OR-PAT-07] in %s it is said where a patrol has gone, louder when it stands where I am",
  async (language, away, beside, attacks) => {
    const words = await wordsIn(language);
    const note = (view: View) => cameNote("hutt", 0, { view, words, say: sayFor(view, [], words) });
    expect(note(hanBeside(afar))).toEqual({ text: expect.stringMatching(away), isHere: false });
    expect(note(hanBeside(here))).toEqual({ text: expect.stringMatching(beside), isHere: true });
    // [OR-TURN-05] Where it hates me it is more than a neighbour.
    expect(note(hanBeside(here, -1))).toEqual({
      text: expect.stringMatching(attacks),
      isHere: true,
    });
  },
);
