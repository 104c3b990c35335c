import { expect, test } from "vitest";
import { outerRim, type View } from "#rules/outer-rim/index.ts";
import { rareQuestion } from "#rules/outer-rim/testing/rare-questions.ts";
import { held, viewOfHan } from "#rules/outer-rim/testing/stage.ts";
import { playerAt } from "../../tabletop.ts";
import { en as labels } from "#words/made/outer-rim-labels/en.ts";
import { fr as labelsFr } from "#words/made/outer-rim-labels/fr.ts";
import { en as texts } from "../../words/en.ts";
import { fr as textsFr } from "../../words/fr.ts";
import { cargoRisk, countingFaces, dieStands, oneDieText } from "./one-die.ts";

const words = { language: "en", texts, labels } as const;
const french = { language: "fr", texts: textsFr, labels: labelsFr } as const;

const facesOf = (view: View) => countingFaces("smuggling", playerAt(view, 0));

test("[OR-CARGO-03] which faces get illegal cargo through is said for whoever rolls", () => {
  const plain = facesOf(viewOfHan({}));
  const hidden = facesOf(viewOfHan({ cards: [held("smuggling-compartment")] }));
  expect(oneDieText("smuggling", plain, words)).toContain("only a hit gets it through");
  expect(oneDieText("smuggling", hidden, words)).toContain("only a hit or a blank gets it through");
  expect(oneDieText("smuggling", hidden, french)).toContain("que sur une touche ou une face vide");
});

test("[OR-CARGO-03] illegal cargo in my hold says so before it is delivered", () => {
  const cards = [held("stolen-weapons"), held("food-supplies"), held("smuggling-compartment")];
  const tabletop = { view: viewOfHan({ cards }), eyes: 0, words };
  expect(cargoRisk("stolen-weapons", tabletop)).toContain("a hit or a blank");
  expect(cargoRisk("food-supplies", tabletop)).toBeNull();
  expect(cargoRisk("smuggling-compartment", tabletop)).toBeNull();
});

test("[OR-MKT-08] a compartment hands over no cargo that is rolled for", () => {
  const view = viewOfHan({ cards: [held("smuggling-compartment")] });
  expect(countingFaces("buying", playerAt(view, 0))).toEqual(["hit"]);
});

test("[OR-CARGO-03] after the die it is said whether the cargo gets through, unless it may be changed", () => {
  const { smuggled, stands } = labels.story;
  const asked = outerRim.viewFor(rareQuestion("after-smuggling").state(), 0);
  expect(dieStands(true, viewOfHan({}), words)).toBe(smuggled.through);
  expect(dieStands(false, viewOfHan({}), words)).toBe(smuggled.inspected);
  expect(dieStands(false, asked, words)).toBe(stands.failed);
});
