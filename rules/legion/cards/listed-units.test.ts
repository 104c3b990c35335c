import { expect, test } from "vitest";
import { factsIn, fullName } from "./facts.ts";
import { listedUnits } from "./listed-units.ts";

test("[LB-DEFEAT-14] the same unit in another rank has as many minis, and all their wounds count", () => {
  const wounds = new Map<string, number>();
  const differ = Object.entries(listedUnits).filter(([, card]) => {
    const name = `${fullName(card)} of ${card.faction}`;
    const here = factsIn(card, "classic").wounds;
    const before = wounds.get(name) ?? here;
    wounds.set(name, here);
    return before !== here;
  });
  expect(differ.map(([id, card]) => `${id} ${fullName(card)}`)).toEqual([]);
});
