/**
 * A bounty from the market to its pay, told with the figures of a printed card: hardly any first game comes to one that
 * is worth the fight, and nobody should leave without having heard of it.
 */
import { learner } from "#client/lesson/table.ts";
import { contactCard, fightChance, marketCard } from "#rules/outer-rim/index.ts";
import { playerAt } from "../tabletop.ts";
import { percent } from "../story/odds.ts";
import type { Hearer } from "./answers.ts";
import { rewardSaid } from "./why/reward.ts";

const printed = "bounty-greedo";

/** The bounty in hand, else a printed one. */
function heldBounty({ view }: Hearer): string | null {
  const bounties = playerAt(view, learner).cards.filter(
    ({ id }) => marketCard(id).kind === "bounty",
  );
  return bounties[0]?.id ?? null;
}

export function bountyExample(hearer: Hearer): readonly string[] {
  const { view, words, say, learn } = hearer;
  const held = heldBounty(hearer);
  const told = held ?? printed;
  const card = marketCard(told);
  if (card.kind !== "bounty") return [];
  const { target, combat, strength, eliminate, capture } = card;
  const { own, take, find, fight, pay } = learn.example;
  const name = say.card(told);
  const { win } = fightChance(combat, playerAt(view, learner), strength);
  return [
    held === null ? take(name) : own(name),
    find(name, say.word(`class.${contactCard(target).class}`)),
    fight(name, strength, percent(win, learn.language)),
    pay(
      rewardSaid(eliminate, { say, words }),
      rewardSaid(capture, { say, words }),
      say.space(capture.to),
    ),
  ];
}
