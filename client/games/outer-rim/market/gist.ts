/** A card in a few words. */
import {
  deliveryOf,
  isMarketCard,
  marketCard,
  type JobCard,
  type PlayerView,
} from "#rules/outer-rim/index.ts";
import { rewardText } from "../answer-text.ts";
import type { Desk } from "../desk.ts";
import { playerBounty, playerHunted } from "./hunted-player.ts";

type HeldCard = PlayerView["cards"][number];

/** Where a job is done, and the plain part of what it pays. */
function jobGist({ at, reward }: JobCard, desk: Pick<Desk, "view" | "say" | "words">): string {
  const { anyPlayer } = desk.words.labels.card;
  const place = at === "none" ? "" : at === "player" ? anyPlayer : desk.say.word(`space.${at}`);
  const sum = (what: "gain-credits" | "gain-fame"): number =>
    reward.reduce(
      (all, one) => (one.do === what && typeof one.amount === "number" ? all + one.amount : all),
      0,
    );
  const pay = rewardText({ credits: sum("gain-credits"), fame: sum("gain-fame") }, desk);
  return [place, pay].filter((part) => part !== "").join(" · ");
}

/** What a card is for in a few words: where it goes, what it pays. */
export function gist(
  id: string,
  desk: Pick<Desk, "view" | "say" | "words">,
  held?: HeldCard,
): string {
  if (!isMarketCard(id)) return "";
  const card = marketCard(id);
  const { say } = desk;
  // [UB-ROT-03] Aboard it may have been turned round: what lies on top counts.
  const delivery =
    card.kind !== "cargo" ? null : held === undefined ? card.delivery : deliveryOf(held);
  if (delivery !== null) {
    const { to, credits, fame = 0 } = delivery;
    const place =
      typeof to === "string" ? say.word(`space.${to}`) : say.word(`patrol.${to.patrol}`);
    return `${place} · ${rewardText({ credits, fame }, desk)}`;
  }
  if (card.kind === "job") return jobGist(card, desk);
  if (card.kind === "bounty")
    return rewardText(playerHunted(id, desk.view) === null ? card.capture : playerBounty, desk);
  return "";
}
