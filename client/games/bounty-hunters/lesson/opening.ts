/** A first hand worth learning from: a target, two hunters who take it only together, a crate to pay for. */
import { bountyHunters, suffices, type Event, type Trio } from "#rules/bounty-hunters/index.ts";
import type { Card, CardSet } from "#rules/bounty-hunters/cards/face.ts";
import { standardSet } from "#rules/bounty-hunters/index.ts";
import type { Setup } from "#rules/game.ts";
import { chanceOf, hashOf } from "#rules/rng.ts";

export const lessonSetup: Setup = { seats: 3, options: { mode: "introductory" }, content: null };

const mostSeeds = 2000;

/** The first of the lesson's seeds that deals such a hand to seat 0: the same on every device. */
export function lessonKey(): string {
  for (let nth = 1; nth <= mostSeeds; nth++) {
    const key = hashOf(`first lesson ${nth}`);
    if (isGoodOpening(bountyHunters.setUp(lessonSetup, chanceOf(key)))) return key;
  }
  return hashOf("first lesson 1");
}

function isGoodOpening(events: readonly Event[]): boolean {
  const dealt = events.find((event) => event.type === "hands-dealt");
  return dealt?.type === "hands-dealt" && teaches(standardSet, dealt.hands[0] ?? []);
}

export function teaches(set: CardSet, hand: readonly Card[]): boolean {
  const faces = hand.flatMap((card) => set.faces[card] ?? []);
  const shields = faces.find((face) => face.type === "target")?.shields;
  const attacks = faces.flatMap((face) => (face.type === "hunter" ? [face.attack] : []));
  const [one, two] = attacks;
  const isCheapCrate = faces.some((face) => face.type === "crate" && face.cost === 1);
  if (!shields || !one || !two || !isCheapCrate) return false;
  const both: Trio = [one[0] + two[0], one[1] + two[1], one[2] + two[2]];
  return suffices(both, shields) && !suffices(one, shields) && !suffices(two, shields);
}
