/** Somebody else is about to win: who, how far, by what, and what that means for whoever asks. */
import {
  deliveryOf,
  fameToWin,
  goalsOf,
  marketCard,
  type PlayerView,
  type View,
} from "#rules/outer-rim/index.ts";
import type { Reason } from "./reason.ts";

export type RivalReason = Extract<Reason, { readonly kind: "rival" }>;

/** One bounty is two fame: from there on, a third of the way to go may be one turn. */
function isNear({ rules }: View, left: number): boolean {
  return left <= Math.min(3, Math.max(2, Math.floor(0.3 * rules.fame)));
}

/** More than a bounty and a half behind. */
const lost = 3;

/**
 * Whoever is nearest to winning, if that is near, told from what lies open;
 * `sure`: there is fame to be had without a gamble.
 */
export function rivalReason(view: View, sure: boolean): RivalReason | null {
  const seat = view.viewer;
  const me = typeof seat === "number" ? view.players[seat] : undefined;
  if (me === undefined || typeof seat !== "number") return null;
  const [nearest] = view.players
    .map((them, player) => ({ them, player, left: leftFor(view, player) }))
    .filter(({ them, player, left }) => player !== seat && isThreat(view, them, player, left))
    .toSorted((a, b) => a.left - b.left);
  if (nearest === undefined) return null;
  const { them, player, left } = nearest;
  const mine = leftFor(view, seat);
  const means = meaning(me, them, mine - left, sure);
  const told = { kind: "rival", player, left, mine, means } as const;
  return them.ambition === null ? { ...told, ...trump(them, left) } : { ...told, sheet: true };
}

/** [OR-FAME-03, UB-SOLO-13] */
function leftFor(view: View, player: number): number {
  const one = view.players[player];
  return one === undefined ? Infinity : Math.max(0, fameToWin(view, player) - one.fameNow);
}

/** [UB-AMB-11] With an ambition its other goals have to be done before the fame matters. */
function isThreat(view: View, them: PlayerView, player: number, left: number): boolean {
  if (them.character === null || !isNear(view, left)) return false;
  return goalsOf(view, player).every(
    ({ of, kind, done }) => of !== "ambition" || kind === "fame" || done,
  );
}

/** What they hold that would be enough by itself. */
function trump(them: PlayerView, left: number): Pick<RivalReason, "card" | "brings"> {
  const [best] = them.cards
    .map((held) => ({ card: held.id, brings: fameOfCard(held) }))
    .filter(({ brings }) => brings > 0 && brings >= left);
  return best ?? {};
}

function fameOfCard(held: PlayerView["cards"][number]): number {
  const card = marketCard(held.id);
  if (card.kind === "bounty") return held.token === null ? 0 : card.capture.fame;
  if (card.kind !== "job") return deliveryOf(held)?.fame ?? 0;
  let fame = 0;
  for (const effect of card.reward) if (effect.do === "gain-fame") fame += effect.amount;
  return fame;
}

function meaning(
  me: PlayerView,
  them: PlayerView,
  behind: number,
  sure: boolean,
): RivalReason["means"] {
  // [UB-PB-02] Whoever holds the bounty on somebody at the table may fight them.
  const hunts = me.cards.some(({ id, token }) => {
    const card = marketCard(id);
    return card.kind === "bounty" && token === null && card.target === them.character;
  });
  if (hunts) return "hunt";
  if (me.ambition !== null) return "goals";
  if (behind > lost) return "late";
  if (!sure) return "dare";
  return behind > 0 ? "sure" : "race";
}
