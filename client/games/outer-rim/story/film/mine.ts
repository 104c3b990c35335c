/** What stops the film: whatever happens to me, is done to me, or ends the game. */
import { isMarketCard, marketCard, type News, type View } from "#rules/outer-rim/index.ts";
import { isDelivery, isGainOrLoss, isLoudNews, type Scene } from "../scenes.ts";

/** `table`: as of the scene. */
export function stopsFilm(scene: Scene, seat: number | null, table: View): boolean {
  const { kind, player, news } = scene;
  if (seat === null) return false;
  if (news.some(({ type }) => type === "game-won" || type === "victory-missed")) return true;
  // What my turn brought at last is read as it passes; the purse shows it.
  if (player === seat) return kind !== "plain" || news.some(isMyMoment);
  return news.some((one) => befalls(one, seat) || takesMine(one, huntedBy(table, seat)));
}

function isMyMoment(one: News): boolean {
  return (
    isLoudNews(one) || isDelivery(one) || (one.type === "contact-looked-at" && one.contact !== null)
  );
}

function befalls(one: News, seat: number): boolean {
  switch (one.type) {
    case "combat-began":
    case "combat-resolved":
      return one.attacker === seat || one.defender === seat;
    case "favor-granted":
    case "card-given":
    case "crew-given":
    case "credits-given":
    case "debt-given":
      return one.from === seat || one.to === seat;
    case "trade-made":
      return one.players.includes(seat);
    case "dice-rolled":
    case "dice-changed":
    case "defeated":
    case "crew-removed":
    case "fame-gained":
    case "fame-lost":
    case "job-failed":
    case "goal-completed":
    case "ambition-advanced":
      return one.player === seat;
    default:
      return isGainOrLoss(one, seat);
  }
}

/** [OR-BNTY-02] Whom I hunt, another has taken aboard or handed in. */
function takesMine(one: News, hunted: readonly string[]): boolean {
  if (one.type === "contact-captured" || one.type === "contact-removed")
    return hunted.includes(one.contact);
  return one.type === "crew-gained" && hunted.includes(one.crew);
}

function huntedBy({ players }: View, seat: number): readonly string[] {
  return (players[seat]?.cards ?? []).flatMap(({ id, token }) => {
    const card = token === null && isMarketCard(id) ? marketCard(id) : null;
    return card?.kind === "bounty" ? [card.target] : [];
  });
}
