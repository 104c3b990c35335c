/** The entries worth offering about edition and mission. */
import type { Command } from "../commands.ts";
import { editionOf } from "../edition/edition.ts";
import { editionNames, other, sides, type Side } from "../names.ts";
import { type State } from "../state.ts";
import { primaryIds, secondaryCard, secondaryIds, type MissionChoice } from "./cards.ts";
import { roomFor } from "./bounds.ts";
import { factsAsked } from "./end-phase.ts";
import { noFacts } from "./facts.ts";
import { freeTargets, targetsOwed } from "./targets.ts";

const noAdvantages = { blue: null, red: null } as const;

export function editionOptions(): readonly Command[] {
  return editionNames.map((edition) => ({ type: "choose-edition", edition }));
}

/** Each card once, beside none of the other kind. */
export function missionOptions(state: State): readonly Command[] {
  if (!editionOf(state).missions) return [];
  const choices: readonly MissionChoice[] = [
    ...primaryIds.map((primary) => ({ primary, secondary: null, advantages: noAdvantages })),
    ...secondaryIds.map((secondary) => ({ primary: null, secondary, advantages: noAdvantages })),
  ];
  return choices.map((mission) => ({ type: "choose-mission", mission }));
}

/** The first units that would do; any others are chosen by hand. */
export function targetOptions(state: State, side: Side): readonly Command[] {
  const { own, enemy } = targetsOwed(state, side);
  const pick = (of: Side, count: number) =>
    freeTargets(state, of)
      .slice(0, count)
      .map((unit) => unit.id);
  return [
    { type: "choose-targets", side, units: [...pick(side, own), ...pick(other(side), enemy)] },
  ];
}

/** The end of the round with nothing seen, and with one of each thing that can be seen. */
export function roundOptions(state: State): readonly Command[] {
  if (!editionOf(state).missions) return state.round < state.rounds ? [{ type: "new-round" }] : [];
  const none = { blue: noFacts, red: noFacts };
  const seen = factsAsked(state).flatMap(({ fact }) =>
    sides
      .filter((side) => roomFor(state, none, side, fact) > 0)
      .map((side) => ({ ...none, [side]: { [fact]: 1 } })),
  );
  return [none, ...seen].map((facts) => ({ type: "end-phase", facts }));
}

/** Deeds and spaces the secondary card allows a side now. */
export function secondaryOptions(state: State): readonly Command[] {
  const id = editionOf(state).missions ? (state.mission.cards?.secondary ?? null) : null;
  if (id === null) return [];
  const card = secondaryCard(id);
  const { spaces, thisRound, attackDefeats } = state.mission;
  return sides.flatMap((side) => {
    const mayDo =
      card.deed !== null &&
      state.round >= card.fromRound &&
      !(card.deed === "scan" && thisRound[side].includes("scan"));
    const mayFill =
      !thisRound[side].includes("space") && !(card.chartNeedsDefeat && attackDefeats[side] === 0);
    const open = Object.keys(card.chart).filter(
      (space) => mayFill && !spaces[side].includes(space),
    );
    const deeds: readonly Command[] =
      mayDo && card.deed !== null
        ? [{ type: "secondary-deed", side, deed: card.deed, unit: null }]
        : [];
    return [...deeds, ...open.map((space) => ({ type: "take-space", side, space }) as const)];
  });
}
