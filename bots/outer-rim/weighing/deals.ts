/** What an offer is worth to the trader who got it. */
import { isEmpty } from "#rules/outer-rim/index.ts";
import type { Bundle, Deal } from "#rules/outer-rim/index.ts";
import { worthOfCredits } from "../appraisal/points.ts";
import type { Sight } from "../players/mind.ts";
import { heldWorth } from "../market/purchase.ts";

/** A token is a favor to be had at some time; a favor done costs little, but not nothing. */
const tokenWorth = 1;
const favorCost = 0.7;
const margin = 0.2;

/** Accept or not: above `decline`, which is 0, when I get more than I give. Questions of cards have an `accept` too. */
export function worthOfAnswer(view: Sight): number {
  const task = view.agenda.at(-1);
  if (task?.type !== "talk") return 1;
  const { by, get } = task.deal;
  // A present: nothing is asked for it, not even thought.
  if (isEmpty(get)) return 1;
  // Nothing is worth a lost game: whoever could win with it gets no help from me.
  if (isAboutToWin(view, by) && (get.favor !== null || get.cards.length > 0)) return -50;
  return worthOfDeal(view, { give: task.deal.get, get: task.deal.give });
}

/**
 * One good turn from the end [OR-FAME-03]; with an ambition only its last goal is open, and the fame is there
 * [UB-AMB-15].
 */
function isAboutToWin({ players, rules }: Sight, player: number): boolean {
  const one = players[player];
  if (one === undefined) return false;
  const { ambition, fameNow } = one;
  if (ambition === null) return fameNow >= rules.fame - 2;
  return fameNow >= rules.fame && ambition.done.filter((done) => !done).length <= 1;
}

/** An answer to my request: the favor I asked for, at their price. */
export function worthOfTaking(view: Sight, from: number): number {
  const task = view.agenda.at(-1);
  const offer = task?.type === "talk" ? task.offers?.find(({ by }) => by === from) : undefined;
  return offer === undefined ? 0 : worthOfDeal(view, { give: offer.get, get: offer.give });
}

function worthOfDeal(view: Sight, { give, get }: Pick<Deal, "give" | "get">): number {
  return (
    worthOfBundle(view, get, 1.5) +
    worthOfPromises(view, get) -
    worthOfBundle(view, give, favorCost) -
    margin
  );
}

/** [UB-NEG-03] A promise binds nobody: it is worth what its hearer trusts it for, and costs nothing today. */
function worthOfPromises(view: Sight, { promises }: Bundle): number {
  let sum = 0;
  for (const { kind, credits } of promises)
    sum += view.mind.trust * (kind === "repay" ? worthOfCredits(view, credits) : 1);
  return sum;
}

function worthOfBundle(
  view: Sight,
  { credits, cards, debts, favor }: Bundle,
  help: number,
): number {
  let sum = worthOfCredits(view, credits) + debts.length * tokenWorth;
  for (const card of cards) sum += Math.max(0.1, heldWorth(view, card));
  return favor === null ? sum : sum + help;
}
