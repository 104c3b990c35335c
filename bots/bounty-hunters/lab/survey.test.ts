import { expect, test } from "vitest";
import { standardSet } from "#rules/bounty-hunters/index.ts";
import type { CardSet } from "#rules/bounty-hunters/index.ts";
import { flagsOf } from "./flags.ts";
import { survey } from "./survey.ts";
import { addSurvey, emptySurvey } from "./counts.ts";
import type { SurveyQuestion } from "./survey.ts";
import { sharpWeights, steadyWeights } from "../appraisal/weights.ts";

const question: SurveyQuestion = {
  set: standardSet,
  mode: "full",
  players: [sharpWeights, steadyWeights, steadyWeights],
  seed: 4,
  from: 0,
  to: 24,
};

test("[BH-END-03] the same seed gives the same survey, in one piece or in parts", () => {
  const whole = survey(question);
  const parts = emptySurvey(standardSet.faces.length);
  addSurvey(parts, survey({ ...question, to: 9 }));
  addSurvey(parts, survey({ ...question, from: 9 }));
  expect(parts.turns).toEqual(whole.turns);
  expect(parts.picked).toEqual(whole.picked);
  expect(whole.games).toBe(24);
  expect(whole.winsByPlayer.reduce((sum, n) => sum + n, 0)).toBeCloseTo(24);
  expect(whole.unfinished).toBe(0);
});

test("[BH-INTRO-02] the introductory game deals no contracts and no target that gives one", () => {
  const { seen } = survey({ ...question, mode: "introductory", to: 8 });
  standardSet.faces.forEach((face, i) => {
    if (face.type === "contract" || (face.type === "target" && face.bonus === "contract"))
      expect(seen[i]).toBe(0);
  });
});

test("[BH-CARD-02] a planted hunter far too strong is flagged, the standard set is not", () => {
  const card = standardSet.faces.findIndex(({ type }) => type === "hunter");
  const planted: CardSet = {
    ...standardSet,
    faces: standardSet.faces.map((face, i) =>
      i === card && face.type === "hunter" ? { ...face, attack: [8, 8, 8], loss: 0 } : face,
    ),
  };
  const ask = (set: CardSet) =>
    flagsOf(
      set,
      survey({
        set,
        mode: "full",
        players: [sharpWeights, sharpWeights, sharpWeights, sharpWeights],
        seed: 2,
        from: 0,
        to: 200,
      }),
      4,
    );
  expect(ask(standardSet)).toEqual([]);
  const [flag] = ask(planted);
  expect(flag).toMatchObject({ card, verdict: "too-strong" });
  expect(flag?.p).toBeLessThan(0.01);
});
