/** What now: at most three ideas from the cards I hold, the nearest first, each with what it brings. */
import {
  distance,
  hyperdriveOf,
  marketCard,
  routeTo,
  type SpaceId,
  type View,
} from "#rules/outer-rim/index.ts";
import { playerAt } from "../desk.ts";
import { errandsOf, type Errand } from "./errands.ts";

export interface Idea {
  readonly errand: Errand;
  readonly space: SpaceId;
  /** Turns until I am there, flying straight. */
  readonly turns: number;
  readonly credits: number;
  readonly fame: number;
  /** Where to fly this turn: there, or as near as the ship gets. */
  readonly first: SpaceId;
}

const most = 3;

export function ideasOf(view: View, seat: number): readonly Idea[] {
  const me = playerAt(view, seat);
  const range = Math.max(1, hyperdriveOf(me));
  return errandsOf(view, me)
    .flatMap((errand): Idea[] => {
      const { space } = errand;
      if (space === null) return [];
      const far = distance(me.space, space);
      return [
        {
          errand,
          space,
          turns: Math.ceil(far / range),
          ...rewardOf(errand, view, seat),
          first: firstStop(view, seat, space),
        },
      ];
    })
    .toSorted((a, b) => a.turns - b.turns || b.fame - a.fame || b.credits - a.credits)
    .slice(0, most);
}

/** The reachable place nearest to the goal. */
function firstStop(view: View, seat: number, goal: SpaceId): SpaceId {
  const here = playerAt(view, seat).space;
  const way = routeTo(view, seat, goal);
  if (way === null || way.bar === null) return goal;
  let best = here;
  for (const step of way.path) {
    if (routeTo(view, seat, step)?.bar !== null) break;
    best = step;
  }
  return best;
}

/** What an errand pays, as far as it is printed. */
export function rewardOf(
  errand: Errand,
  view: View,
  seat: number,
): { readonly credits: number; readonly fame: number } {
  const card = marketCard(errand.card);
  const held = playerAt(view, seat).cards.find(({ id }) => id === errand.card);
  if (card.kind === "cargo") {
    const delivery = held?.side === 1 ? card.other?.delivery : card.delivery;
    return { credits: delivery?.credits ?? 0, fame: delivery?.fame ?? 0 };
  }
  if (card.kind === "bounty") return card.capture;
  if (card.kind !== "job") return { credits: 0, fame: 0 };
  let credits = 0;
  let fame = 0;
  for (const effect of card.reward) {
    if (effect.do === "gain-credits") credits += effect.amount;
    if (effect.do === "gain-fame") fame += effect.amount;
  }
  return { credits, fame };
}
