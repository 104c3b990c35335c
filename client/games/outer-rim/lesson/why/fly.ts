/** Why the clerk flies there: an errand, the way to one, somebody sought, or simply people. */
import { learner } from "#client/lesson/table.ts";
import {
  contactCard,
  distance,
  goalsOf,
  isPlanet,
  marketCard,
  type PlayerView,
  type SpaceId,
  type View,
} from "#rules/outer-rim/index.ts";
import { errandsOf } from "../../map/errands.ts";
import { rewardOf } from "../../map/rewards.ts";
import { suspects } from "../../map/suspects.ts";
import type { WhyContext } from "./asking.ts";
import { capital } from "../../tell/line.ts";
import { beyond } from "./core.ts";
import { rewardSaid } from "./reward.ts";

/** Where a card of mine is wanted, or the way there; else simply somewhere with people. */
export function flightReason(to: SpaceId, me: PlayerView, asking: WhyContext): string {
  const { view, learn, say } = asking;
  const errands = errandsOf(view, me).flatMap(({ card, kind, space }) =>
    space === null ? [] : [{ card, kind, space }],
  );
  const here = errands.find(({ space }) => space === to);
  if (here !== undefined) {
    const reward = rewardSaid(rewardOf(here, view, asking.question.seat), asking);
    return learn.why.errand(say.card(here.card), say.space(to), reward);
  }
  const nearer = errands
    .filter(({ space }) => distance(to, space) < distance(me.space, space))
    // What one flight reaches is not too far for one.
    .filter(({ space }) => !isFlight(space, asking))
    .toSorted((a, b) => distance(to, a.space) - distance(to, b.space))[0];
  const sought = soughtAt(to, view);
  if (sought !== null) {
    const rank = say.word(`class.${contactCard(sought).class}`);
    return learn.why.search(
      capital(say.named(sought)),
      rank,
      say.space(to),
      say.space(paidAt(sought, me) ?? to),
    );
  }
  const far = beyond(to, me, asking);
  if (far !== null) return learn.why.toCore(say.card(far.card), say.space(far.space));
  if (nearer !== undefined) return learn.why.toward(say.card(nearer.card), say.space(nearer.space));
  if (isForGoal(to, view)) return learn.why.goal(capital(say.space(to)));
  const someone = view.tokens.some(({ at }) => at === to);
  return (someone ? learn.why.people : learn.why.quiet)(capital(say.space(to)));
}

function isFlight(to: SpaceId, { question }: WhyContext): boolean {
  return question.choices.some((one) => one.type === "move" && one.to === to);
}

/** A goal of one's card or ship counts what is met out there. */
function isForGoal(to: SpaceId, view: View): boolean {
  return goalsOf(view, learner).some(
    ({ done, steps }) =>
      !done && !isPlanet(to) && steps.some(({ what }) => what === "navpoint-encountered"),
  );
}

/** A target of mine who may be lying face down there: one of its class does. */
export function soughtAt(to: SpaceId, view: View): string | null {
  for (const [token, { at }] of view.tokens.entries()) {
    const [target] = at === to ? suspects(view, learner, token) : [];
    if (target !== undefined) return target;
  }
  return null;
}

/** Where they are wanted alive. */
function paidAt(target: string, me: PlayerView): SpaceId | null {
  for (const { id } of me.cards) {
    const card = marketCard(id);
    if (card.kind === "bounty" && card.target === target) return card.capture.to;
  }
  return null;
}
