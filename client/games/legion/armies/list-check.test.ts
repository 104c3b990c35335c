import { expect, test } from "vitest";
import { isTrouble, readList, unitsFromList } from "#rules/legion/index.ts";
import { en } from "#words/made/legion/en.ts";
import { es } from "#words/made/legion/es.ts";
import { fr } from "#words/made/legion/fr.ts";
import { checkText, listCheck } from "./list-check.ts";

function check(text: string, isLink = false) {
  const list = readList(text, "current");
  if (isTrouble(list)) throw new Error(list.trouble);
  const army = unitsFromList(list, "blue", "current", () => "corps");
  return listCheck(list, army, isLink);
}

test("[LC-LEDGER-03] units and points are held to what the list says of itself", () => {
  const whole = check("147/1000 (2 activations)\nBossk (105)\nStormtroopers (42)");
  expect(whole).toEqual({
    units: { read: 2, said: 2 },
    points: { read: 147, said: 147 },
    fits: true,
  });
  expect(check("189/1000 (3 activations)\nBossk (105)\nStormtroopers (42)")).toMatchObject({
    units: { read: 2, said: 3 },
    points: { read: 147, said: 189 },
    fits: false,
  });
  expect(check("Bossk (105)\nStormtroopers (42)\nTotal: 147")).toMatchObject({ fits: true });
  expect(check("Bossk\nStormtroopers")).toBe(null);
  expect(check("https://legionhq2.com/list/empire/800:1aw0", true)).toBe(null);
});

test("[LC-LEDGER-03] it is told in a sentence", () => {
  const exact = {
    units: { read: 12, said: 12 },
    points: { read: 1000, said: 1000 },
    fits: true,
  };
  const told = [en, fr, es].map((words) => checkText(exact, words));
  expect(told).toEqual([
    "12 of 12 units, 1,000 of 1,000 points.",
    "12 unités sur 12, 1\u202f000 points sur 1\u202f000.",
    "12 de 12 unidades, 1.000 de 1.000 puntos.",
  ]);
  const short = {
    ...exact,
    units: { read: 11, said: 12 },
    points: { read: 950, said: null },
    fits: false,
  };
  expect(checkText(short, en)).toBe(
    "11 of 12 units, 950 points. Something is missing or was read twice: please check.",
  );
});
