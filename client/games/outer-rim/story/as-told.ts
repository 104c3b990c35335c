/**
 * The table as far as the story has been told: the view before a page with what its scenes have said so far. What no
 * scene shows on the map catches up when the page is told.
 */
import { fameHeld, type News, type PlayerView, type View } from "#rules/outer-rim/index.ts";

export function asTold(before: View, told: readonly News[]): View {
  return told.reduce(tellOne, before);
}

function tellOne(view: View, news: News): View {
  switch (news.type) {
    case "turn-began":
      return { ...view, round: news.round, current: news.player };
    // Who somebody is and what they are after: without it nothing of theirs can be named.
    case "character-taken":
      return changed(view, news.player, () => ({ character: news.character }));
    case "ambition-taken":
      return changed(view, news.player, () => ({ ambition: { id: news.ambition, done: [] } }));
    case "placed":
      return changed(view, news.player, () => ({ space: news.space }));
    case "moved":
      return changed(view, news.player, () => ({ space: news.to }));
    case "credits-gained":
      return changed(view, news.player, ({ credits }) => ({ credits: credits + news.amount }));
    case "credits-spent":
    case "credits-lost":
      return changed(view, news.player, ({ credits }) => ({ credits: credits - news.amount }));
    case "credits-given": {
      const paid = changed(view, news.from, ({ credits }) => ({ credits: credits - news.amount }));
      return changed(paid, news.to, ({ credits }) => ({ credits: credits + news.amount }));
    }
    case "fame-gained":
      return famous(view, news.player, news.amount);
    case "fame-lost":
      return famous(view, news.player, -news.amount);
    // [OR-LUX-01] Fame that comes and goes with a card.
    case "card-gained":
      return holding(view, news.player, fameHeld(news.card));
    case "card-discarded":
      return holding(view, news.player, -fameHeld(news.card));
    case "card-given": {
      const fame = fameHeld(news.card);
      return holding(holding(view, news.from, -fame), news.to, fame);
    }
    case "damage-suffered":
      return changed(view, news.player, ({ damage, shipDamage }) =>
        news.on === "ship"
          ? { shipDamage: shipDamage + news.amount }
          : { damage: damage + news.amount },
      );
    case "damage-recovered":
      return changed(view, news.player, ({ damage, shipDamage, defeated }) => ({
        damage: damage - news.character,
        shipDamage: shipDamage - news.ship,
        defeated: defeated && !news.stands,
      }));
    case "defeated":
      return changed(view, news.player, () => ({ defeated: true }));
    case "reputation-changed":
      return changed(view, news.player, ({ reputation }) => ({
        reputation: { ...reputation, [news.faction]: news.to },
      }));
    case "patrol-moved":
      return patrolled(view, news.faction, { space: news.to });
    case "patrol-replaced":
      return patrolled(view, news.faction, { space: news.to, level: news.level });
    case "market-revealed": {
      const deck = { ...view.market[news.deck], top: news.card };
      return { ...view, market: { ...view.market, [news.deck]: deck } };
    }
    default:
      return view;
  }
}

function famous(view: View, player: number, more: number): View {
  if (more === 0) return view;
  return changed(view, player, ({ fameNow }) => ({ fameNow: fameNow + more }));
}

/** [OR-SOLO-03] A printed opponent is paid its fame when it buys, and holds none. */
function holding(view: View, player: number, fame: number): View {
  return view.players[player]?.opponent === null ? famous(view, player, fame) : view;
}

function changed(
  view: View,
  player: number,
  change: (now: PlayerView) => Partial<PlayerView>,
): View {
  const players = view.players.map((one, i) => (i === player ? { ...one, ...change(one) } : one));
  return { ...view, players };
}

function patrolled(
  view: View,
  faction: keyof View["patrols"],
  change: Partial<View["patrols"][typeof faction]>,
): View {
  const patrol = { ...view.patrols[faction], ...change };
  return { ...view, patrols: { ...view.patrols, [faction]: patrol } };
}
