/** The cards the primer tells its story with, found in the standard set. */
import type { Card as CardNumber, Deck, Trio } from "#rules/bounty-hunters/cards/face.ts";
import {
  standardSet,
  suffices,
  type Confrontation as Facing,
} from "#rules/bounty-hunters/index.ts";
import { deckOf, faceOf } from "../say/naming.ts";

interface Example {
  readonly target: CardNumber;
  readonly hunters: readonly [CardNumber, CardNumber];
}

export const set = standardSet;
const all = set.faces.map((_, card) => card);
const attackOf = (card: CardNumber): Trio => {
  const face = faceOf(set, card);
  return face.type === "hunter" ? face.attack : [0, 0, 0];
};
const both = (one: Trio, two: Trio): Trio => [one[0] + two[0], one[1] + two[1], one[2] + two[2]];

/**
 * Two hunters who both cost something and take a target with three different shields only
 * together, with as little to spare as the set allows.
 */
function findExample(): Example {
  const hunters = all.filter((card) => {
    const face = faceOf(set, card);
    return face.type === "hunter" && face.loss === 1;
  });
  let best: { readonly example: Example; readonly spare: number } | null = null;
  for (const target of all) {
    const face = faceOf(set, target);
    if (face.type !== "target" || face.bonus !== "none" || new Set(face.shields).size < 3) continue;
    for (const one of hunters) {
      for (const two of hunters) {
        const sum = both(attackOf(one), attackOf(two));
        const isTogether =
          hunterOf(one) !== hunterOf(two) &&
          suffices(sum, face.shields) &&
          !suffices(attackOf(one), face.shields) &&
          !suffices(attackOf(two), face.shields);
        const spare =
          sum.reduce((total, n, at) => total + n - (face.shields[at] ?? 0), 0) - face.points / 100;
        if (isTogether && (best === null || spare < best.spare))
          best = { example: { target, hunters: [one, two] }, spare };
      }
    }
  }
  return best?.example ?? { target: 0, hunters: [hunters[0] ?? 0, hunters[1] ?? 0] };
}

function hunterOf(card: CardNumber): string {
  const face = faceOf(set, card);
  return face.type === "hunter" ? face.hunter : "";
}

function firstOf(deck: Deck): CardNumber {
  return Math.max(
    0,
    all.findIndex((card) => deckOf(faceOf(set, card)) === deck),
  );
}

export const { target, hunters } = findExample();
const [one, two] = hunters;
export const open: Facing = { target, attackers: [one], attack: attackOf(one), captured: false };
export const taken: Facing = {
  target,
  attackers: [one, two],
  attack: both(attackOf(one), attackOf(two)),
  captured: true,
};
/** One card of each deck, with the rule that says what it is. */
export const kinds = [
  { kind: "target", deck: "target", card: target, rule: "BH-CARD-01" },
  { kind: "hunter", deck: "hunter", card: one, rule: "BH-CARD-02" },
  { kind: "market", deck: "jawa-market", card: firstOf("jawa-market"), rule: "BH-CARD-04" },
  { kind: "contract", deck: "contract", card: firstOf("contract"), rule: "BH-CONTRACT-01" },
] as const;
