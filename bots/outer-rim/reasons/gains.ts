/** What somebody would have more of, or less, once a card is theirs. */
import {
  combatValue,
  healthOf,
  hullOf,
  hyperdriveOf,
  shipSheet,
  skills,
  skillsOf,
  slotLayout,
  type PlayerView,
  type Skill,
  type SlotKind,
} from "#rules/outer-rim/index.ts";

export type Measure =
  | "ground"
  | "ship"
  | "health"
  | "hull"
  | "hyperdrive"
  | "cargo"
  | "either"
  | "mod"
  | "crew"
  | "papers"
  | "goal";

export type Gain =
  | { readonly what: Measure; readonly by: number }
  | { readonly what: "skill"; readonly skill: Skill };

const slots = (...kinds: readonly SlotKind[]) => {
  return (one: PlayerView): number =>
    slotLayout(one).slots.filter(({ kind }) => kinds.includes(kind)).length;
};

/** In the order they are told. */
const measures: readonly (readonly [Measure, (one: PlayerView) => number])[] = [
  ["ground", (one) => combatValue(one, "ground")],
  ["ship", (one) => combatValue(one, "ship")],
  ["health", healthOf],
  ["hull", hullOf],
  ["hyperdrive", hyperdriveOf],
  ["cargo", slots("cargo")],
  ["either", slots("cargo-or-mod")],
  ["mod", slots("mod", "gear-or-mod")],
  ["crew", slots("crew")],
  ["papers", slots("job-or-bounty")],
  // [OR-SHIP-02] A ship that is bought has its goal still before it.
  ["goal", ({ ship, shipFlipped }) => (shipSheet(ship).goal === null || shipFlipped ? 0 : 1)],
];

/** What is better first, then what is worse. */
export function gainsOf(now: PlayerView, then: PlayerView): readonly Gain[] {
  const changed = measures
    .map(([what, measure]) => ({ what, by: measure(then) - measure(now) }))
    .filter(({ what, by }) => (what === "goal" ? by > 0 : by !== 0));
  const learned = skills
    .filter((skill) => timesKnown(then, skill) > timesKnown(now, skill))
    .map((skill): Gain => ({ what: "skill", skill }));
  return [...changed.filter(({ by }) => by > 0), ...learned, ...changed.filter(({ by }) => by < 0)];
}

function timesKnown(one: PlayerView, skill: Skill): number {
  return skillsOf(one).filter((each) => each === skill).length;
}
