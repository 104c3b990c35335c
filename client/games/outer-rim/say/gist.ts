/** A card in a few words. */
import {
  deliveryOf,
  isMarketCard,
  marketCard,
  playerBounty,
  playerHunted,
  type JobCard,
  type PlayerView,
} from "#rules/outer-rim/index.ts";
import { rewardText } from "./answer.ts";
import type { Reader } from "../tabletop.ts";

type HeldCard = PlayerView["cards"][number];

interface Purpose {
  /** Where to; empty: nowhere in particular. */
  readonly place: string;
  readonly credits: number;
  readonly fame: number;
}

/** Where a job is done, and the plain part of what it pays. */
function jobPurpose({ at, reward }: JobCard, { say, words }: Reader): Purpose {
  const { anyPlayer } = words.labels.card;
  const sum = (what: "gain-credits" | "gain-fame"): number =>
    reward.reduce(
      (all, one) => (one.do === what && typeof one.amount === "number" ? all + one.amount : all),
      0,
    );
  return {
    place: at === "none" ? "" : at === "player" ? anyPlayer : say.word(`space.${at}`),
    credits: sum("gain-credits"),
    fame: sum("gain-fame"),
  };
}

/** What a card is for: where it goes, what it pays. */
export function purposeOf(id: string, tabletop: Reader, held?: HeldCard): Purpose | null {
  if (!isMarketCard(id)) return null;
  const card = marketCard(id);
  const { say } = tabletop;
  // [UB-ROT-03] Aboard it may have been turned round: what lies on top counts.
  const delivery =
    card.kind !== "cargo" ? null : held === undefined ? card.delivery : deliveryOf(held);
  if (delivery !== null) {
    const { to, credits, fame = 0 } = delivery;
    const place =
      typeof to === "string" ? say.word(`space.${to}`) : say.word(`patrol.${to.patrol}`);
    return { place, credits, fame };
  }
  if (card.kind === "job") return jobPurpose(card, tabletop);
  if (card.kind !== "bounty") return null;
  const hunted = playerHunted(id, tabletop.view);
  // [UB-PB-12] On oneself it pays nothing.
  if (hunted !== null && hunted === tabletop.view.viewer) return null;
  const { credits, fame } = hunted === null ? card.capture : playerBounty;
  return { place: "", credits, fame };
}

export function gist(id: string, tabletop: Reader, held?: HeldCard): string {
  const purpose = purposeOf(id, tabletop, held);
  if (purpose === null) return "";
  return [purpose.place, rewardText(purpose, tabletop)].filter((part) => part !== "").join(" · ");
}
