/** What a trader gives its word for: the promise that fits the moment, to whom it means something [UB-NEG-03]. */
import { deliveryOf, isMarketCard, marketCard } from "#rules/outer-rim/index.ts";
import type { PlayerView, DealPromise } from "#rules/outer-rim/index.ts";
import { mine } from "../appraisal/self.ts";
import type { Sight } from "../players/mind.ts";

export interface PromiseOffer {
  /** `null` asks around: whoever helps has the promise. */
  readonly to: number | null;
  readonly promised: DealPromise;
}

const plain: PromiseOffer = {
  to: null,
  promised: { kind: "favor-later", player: null, credits: 0 },
};

/** Best first; the last can always be said. */
export function wordsOf(view: Sight): readonly PromiseOffer[] {
  return [...truces(view), ...againstLeader(view), ...loans(view), plain];
}

/** Whoever is wanted, and knows that I hold the bounty, would like to be left alone. */
function truces(view: Sight): readonly PromiseOffer[] {
  const hunted = mine(view).cards.flatMap(({ id, token }) => {
    const card = isMarketCard(id) && token === null ? marketCard(id) : null;
    return card?.kind === "bounty" ? [card.target] : [];
  });
  return others(view)
    .filter(({ one }) => one.character !== null && hunted.includes(one.character))
    .map(({ to }) => ({ to, promised: { kind: "leave-alone", player: null, credits: 0 } }));
}

/** [UB-FAV-10] Somebody is about to win: whoever helps me hears that I will not help them. */
function againstLeader(view: Sight): readonly PromiseOffer[] {
  const ahead = others(view).find(({ one }) => one.fameNow >= view.rules.fame - 3);
  if (ahead === undefined) return [];
  return others(view)
    .filter(({ to }) => to !== ahead.to)
    .map(({ to }) => ({ to, promised: { kind: "no-favor", player: ahead.to, credits: 0 } }));
}

/** Money that is as good as earned: cargo that only wants delivering. */
function loans(view: Sight): readonly PromiseOffer[] {
  const coming = mine(view).cards.some((held) => (deliveryOf(held)?.credits ?? 0) >= 5000);
  return coming ? [{ to: null, promised: { kind: "repay", player: null, credits: 3000 } }] : [];
}

function others(view: Sight): readonly { readonly to: number; readonly one: PlayerView }[] {
  return view.players.flatMap((one, to) =>
    to === view.viewer || to >= view.seats ? [] : [{ to, one }],
  );
}
