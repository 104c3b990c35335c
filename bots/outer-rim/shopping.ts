/** What the market is worth to this player. */
import { contactCard, deliveryOf, distance, hyperdriveOf, marketCard, roomFor, shipSheet } from '#rules/outer-rim/index.ts';
import type { PlayerView } from '#rules/outer-rim/index.ts';
import type { View } from '#rules/outer-rim/index.ts';
import { bountyWorth, jobWorth, mine } from './errands.ts';
import { fameWorth, worthOf, worthOfCredits } from './odds.ts';

/** Worth minus price; what cannot be used is worth nothing. */
export function cardWorth(view: View, id: string): number {
  const me = mine(view);
  const card = marketCard(id);
  const price = worthOfCredits(card.cost);
  switch (card.kind) {
    case 'cargo':
      return roomFor(me, 'cargo') ? cargoWorth(me, id) - price : -1;
    case 'job':
      if (card.others !== undefined || card.at === 'none' || card.at === 'player') return -1;
      return roomFor(me, 'job') ? discounted(me, jobWorth(me, id), distance(me.space, card.at)) - price : -1;
    case 'bounty':
      return roomFor(me, 'bounty') && isFindable(view, card.target) ? bountyWorth(me, id) * 0.6 : -1;
    case 'gear':
    case 'mod':
      return roomFor(me, card.kind) ? equipmentWorth(me, id) - price * 0.55 : -1;
    case 'crew':
      return roomFor(me, 'crew') ? card.skills.length * 1.6 + 1 - price * 0.6 : -1;
    case 'ship':
      return shipWorth(me, card.ship as PlayerView['ship']);
    case 'event':
      return card.deck === 'luxury' ? worthOf(me, card.effects) - price : 0.2 - price;
    default:
      return -1;
  }
}

function discounted(me: PlayerView, worth: number, far: number): number {
  return worth * 0.75 ** Math.ceil(far / Math.max(1, hyperdriveOf(me)));
}

function cargoWorth(me: PlayerView, id: string): number {
  const delivery = deliveryOf({ id, side: 0, token: null, mark: false, planet: null });
  if (delivery === null) return fameWorth * 0.8;
  const worth = (delivery.illegal === true ? 0.75 : 1) * (fameWorth * (delivery.fame ?? 0) + worthOfCredits(delivery.credits) + (delivery.rotate === true ? 2 : 0));
  return typeof delivery.to === 'string' ? discounted(me, worth, distance(me.space, delivery.to)) : worth * 0.4;
}

/** The person is still somewhere to be met. */
function isFindable(view: View, contact: string): boolean {
  if (view.players.some((player) => player.character === contact)) return false;
  const known = view.tokens.find((token) => token.contact === contact);
  if (known !== undefined) return known.at !== 'gone' && known.at !== 'crew' && known.at !== 'captured';
  const rank = contactCard(contact).class;
  return view.tokens.some((token) => token.contact === null && token.class === rank);
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
  return better + room * 0.8 + (then.goal === null ? 0 : 2) - worthOfCredits(then.cost - now.cost) * 0.8 - (left < 1000 ? 0.8 : 0);
}
