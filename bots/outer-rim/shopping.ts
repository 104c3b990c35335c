/** What the market is worth to this player. */
import { deliveryOf, distance, hyperdriveOf, marketCard, roomFor, shipSheet } from '#rules/outer-rim/index.ts';
import type { PlayerView } from '#rules/outer-rim/index.ts';
import type { View } from '#rules/outer-rim/index.ts';
import { bountyWorth, heldWorth, isFindable, jobWorth, mine } from './errands.ts';
import { fameWorth, worthOf, worthOfCredits } from './odds.ts';

/** Worth minus price, minus what has to leave to make room. */
export function cardWorth(view: View, id: string): number {
  const me = mine(view);
  const card = marketCard(id);
  if (card.cost > me.credits + (card.kind === 'ship' ? shipSheet(me.ship).cost : 0)) return -1;
  const price = worthOfCredits(card.cost, me.credits);
  switch (card.kind) {
    case 'cargo':
      return cargoWorth(me, id) - price - makingRoom(view, me, 'cargo');
    case 'job':
      if (card.others !== undefined || card.at === 'none' || card.at === 'player') return -1;
      return discounted(me, jobWorth(me, id), distance(me.space, card.at)) - price - makingRoom(view, me, 'job');
    case 'bounty':
      return isFindable(view, card.target) ? bountyWorth(me, id) * 0.6 - makingRoom(view, me, 'bounty') : -1;
    case 'gear':
    case 'mod':
      return equipmentWorth(me, id) - price * 0.55 - makingRoom(view, me, card.kind);
    case 'crew':
      return card.skills.length * 1.6 + 1 - price * 0.6 - makingRoom(view, me, 'crew');
    case 'ship':
      return shipWorth(me, card.ship as PlayerView['ship']);
    case 'event':
      return card.deck === 'luxury' ? worthOf(me, card.effects) - price : 0.1 - price;
    default:
      return -1;
  }
}

function makingRoom(view: View, me: PlayerView, kind: 'cargo' | 'job' | 'bounty' | 'gear' | 'mod' | 'crew'): number {
  if (roomFor(me, kind)) return 0;
  if (kind === 'crew') return 2.5;
  const papers = kind === 'job' || kind === 'bounty';
  let least = 99;
  for (const held of me.cards) {
    const own = marketCard(held.id).kind;
    if (own === kind || (papers && (own === 'job' || own === 'bounty'))) least = Math.min(least, heldWorth(view, held.id));
  }
  return least + 0.3;
}

function discounted(me: PlayerView, worth: number, far: number): number {
  return worth * 0.75 ** Math.ceil(far / Math.max(1, hyperdriveOf(me)));
}

function cargoWorth(me: PlayerView, id: string): number {
  const delivery = deliveryOf({ id, side: 0, token: null, mark: false, planet: null });
  if (delivery === null) return fameWorth * 0.8;
  const worth = (delivery.illegal === true ? 0.75 : 1) * (fameWorth * (delivery.fame ?? 0) + worthOfCredits(delivery.credits, me.credits) + (delivery.rotate === true ? 2 : 0));
  return typeof delivery.to === 'string' ? discounted(me, worth, distance(me.space, delivery.to)) : worth * 0.4;
}

function equipmentWorth(me: PlayerView, id: string): number {
  const card = marketCard(id);
  if (card.kind !== 'gear' && card.kind !== 'mod') return 0;
  let worth = 0.4;
  for (const ability of card.abilities) {
    if (ability.type === 'bonus') worth += ability.amount * (ability.to === 'ground' || ability.to === 'ship' ? 2 : 0.8);
    else if (ability.type === 'patrol-fame' || ability.type === 'fame-for-credits') worth += 3;
    else if (ability.type === 'fame-while') worth += 2.5;
    else worth += 0.7;
  }
  return worth;
}

function shipWorth(me: PlayerView, ship: PlayerView['ship']): number {
  const [now, then] = [shipSheet(me.ship), shipSheet(ship)];
  if (then.cost <= now.cost) return -1;
  const better = (then.combat - now.combat) * 1.6 + (then.hull - now.hull) * 0.7 + (then.hyperdrive - now.hyperdrive) * 0.5;
  const room = then.slots.crew - now.slots.crew + then.slots.cargo + then.slots.cargoOrMod - now.slots.cargo - now.slots.cargoOrMod;
  const left = me.credits - (then.cost - now.cost);
  return better + room * 0.8 + (then.goal === null ? 0 : 2) - worthOfCredits(then.cost - now.cost, me.credits) * 0.8 - (left < 1000 ? 0.8 : 0);
}
