/** What there is to do in the galaxy for this player, where, and what it is worth. */
import { ambitionSheet, combatValue, contactCard, deliveryOf, distance, healthOf, healthRemaining, hyperdriveOf, isPlanet, marketCard, patrolStrength, roomFor } from '#rules/outer-rim/index.ts';
import type { Faction, PlayerView, SpaceId } from '#rules/outer-rim/index.ts';
import type { View } from '#rules/outer-rim/index.ts';
import { chanceToPass, chanceToWin, fameWorth, worthOf, worthOfCredits } from './odds.ts';

export interface Errand {
  readonly at: SpaceId;
  readonly worth: number;
}

const factions: readonly Faction[] = ['hutt', 'syndicate', 'imperial', 'rebel'];

export function mine(view: View): PlayerView {
  const me = view.viewer === 'spectator' ? undefined : view.players[view.viewer];
  if (me === undefined) throw new Error('a bot without a seat');
  return me;
}

/** What a job would bring, weighed by the skills it lists. */
export function jobWorth(me: PlayerView, id: string): number {
  const card = marketCard(id);
  if (card.kind !== 'job') return 0;
  let chance = 1;
  let failures = 0;
  for (const skill of card.skills) {
    const pass = chanceToPass(me, skill);
    if (card.crucial?.includes(skill) === true) chance *= pass;
    failures += 1 - pass;
  }
  // Every failed test hurts; too many and the job ends in defeat.
  const survives = Math.max(0.05, 1 - Math.max(0, failures - healthRemaining(me) + 2) * 0.3);
  return chance * survives * worthOf(me, card.reward) - failures * 0.2;
}

/** A fight nobody should start: too strong, or too little health left. */
export function bountyWorth(me: PlayerView, id: string): number {
  const card = marketCard(id);
  if (card.kind !== 'bounty') return 0;
  const chance = chanceToWin(combatValue(me, card.combat), card.strength);
  const bruised = card.combat === 'ground' && healthRemaining(me) * 2 < healthOf(me);
  return (bruised ? 0.5 : 1) * chance * (fameWorth * card.eliminate.fame + worthOfCredits(card.eliminate.credits, me.credits)) - (1 - chance) * 1;
}

function cargoErrands(view: View, me: PlayerView): Errand[] {
  const found: Errand[] = [];
  for (const held of me.cards) {
    const card = marketCard(held.id);
    if (card.kind === 'bounty' && held.token !== null) {
      found.push({ at: card.capture.to, worth: fameWorth * card.capture.fame + worthOfCredits(card.capture.credits, me.credits) });
      continue;
    }
    if (card.kind === 'job' && card.at !== 'player' && card.at !== 'none' && card.others === undefined) found.push({ at: card.at, worth: jobWorth(me, held.id) });
    const delivery = deliveryOf(held);
    if (delivery === null) continue;
    const at = typeof delivery.to === 'string' ? delivery.to : view.patrols[delivery.to.patrol].space;
    found.push({ at, worth: (delivery.illegal === true ? 0.7 : 1) * (fameWorth * (delivery.fame ?? 0) + worthOfCredits(delivery.credits, me.credits)) });
  }
  return found;
}

function bountyErrands(view: View, me: PlayerView): Errand[] {
  const found: Errand[] = [];
  for (const held of me.cards) {
    const card = marketCard(held.id);
    if (card.kind !== 'bounty' || held.token !== null) continue;
    const worth = bountyWorth(me, held.id);
    const known = view.tokens.find((token) => token.contact === card.target);
    if (known !== undefined) {
      if (known.at !== 'crew' && known.at !== 'captured' && known.at !== 'gone') found.push({ at: known.at, worth });
      continue;
    }
    const rank = contactCard(card.target).class;
    const places = view.tokens.filter((token) => token.contact === null && token.class === rank);
    for (const token of places) if (token.at !== 'crew' && token.at !== 'captured' && token.at !== 'gone') found.push({ at: token.at, worth: worth / Math.sqrt(places.length) });
  }
  return found;
}

export function patrolWorth(view: View, me: PlayerView, faction: Faction): number {
  const { level } = view.patrols[faction];
  if (level === 4) return -8;
  const chance = chanceToWin(combatValue(me, 'ship'), patrolStrength[level]);
  const prize = level === 1 ? 1.2 : fameWorth * (level - 1);
  return chance * prize - (1 - chance) * 1.5 - 0.3;
}

/** Where the open goals of an ambition sheet want this player to be. */
export function ambitionPlaces(view: View): SpaceId[] {
  const { ambition } = mine(view);
  if (ambition === null) return [];
  const { goals } = ambitionSheet(ambition.id);
  for (let i = 0; i < goals.length; i++) {
    const goal = goals[i];
    if (goal === undefined || ambition.done[i] === true || goal.kind === 'infinity') continue;
    if (goal.encounter !== undefined) return [...goal.encounter];
    const { when } = goal;
    if (goal.kind === 'fame' && mine(view).fameNow < view.rules.fame) return [];
    if (when?.is === 'patrol-here' && when.faction !== undefined) return [view.patrols[when.faction].space];
    const places = (when?.is === 'all' ? when.of : [when]).find((each) => each?.is === 'at');
    if (places?.is === 'at') return [...places.spaces];
  }
  return [];
}

/** Everything worth flying for. Markets are everywhere on planets, so they only break ties. */
export function errandsOf(view: View): Errand[] {
  const me = mine(view);
  const found = [...cargoErrands(view, me), ...bountyErrands(view, me)];
  for (const at of ambitionPlaces(view)) found.push({ at, worth: 9 });
  for (const faction of factions) found.push({ at: view.patrols[faction].space, worth: patrolWorth(view, me, faction) });
  if (roomFor(me, 'crew')) {
    for (const token of view.tokens) {
      const { at } = token;
      if (at !== 'crew' && at !== 'captured' && at !== 'gone' && (token.contact === null || contactCard(token.contact).crew !== null)) found.push({ at, worth: 1 });
    }
  }
  return found;
}

/** A full purse wants a planet, a free slot wants a card. */
function marketWorth(me: PlayerView, place: SpaceId): number {
  if (!isPlanet(place)) return 0;
  const free = (roomFor(me, 'cargo') ? 0.4 : 0) + (roomFor(me, 'job') ? 0.6 : 0);
  return 0.3 + free + Math.min(1.2, me.credits / 20_000);
}

/** The best errand within sight of a place; the others count a little, so that roads with several are preferred. */
export function worthOfPlace(view: View, errands: readonly Errand[], place: SpaceId): number {
  const me = mine(view);
  const range = Math.max(1, hyperdriveOf(me));
  let sum = 0;
  let best = 0;
  for (const { at, worth } of errands) {
    if (worth < 0) {
      if (at === place) sum += worth;
      continue;
    }
    const turns = distance(place, at) / range;
    const value = worth * 0.75 ** Math.ceil(turns) * 0.85 ** turns;
    best = Math.max(best, value);
    sum += value * 0.08;
  }
  return best + sum + marketWorth(me, place);
}

/** What a card in a slot is still good for. */
export function heldWorth(view: View, id: string): number {
  const me = mine(view);
  const held = me.cards.find((each) => each.id === id);
  const card = held === undefined ? undefined : marketCard(id);
  if (held === undefined || card === undefined) return 2;
  switch (card.kind) {
    case 'bounty':
      if (held.token !== null) return 10;
      return isFindable(view, card.target) ? bountyWorth(me, id) * 0.6 : 0;
    case 'job':
      return card.others !== undefined || card.at === 'none' || card.at === 'player' ? 0.2 : jobWorth(me, id) * 0.6;
    case 'cargo': {
      const delivery = deliveryOf(held);
      return delivery === null ? 2 : fameWorth * (delivery.fame ?? 0) + worthOfCredits(delivery.credits, me.credits);
    }
    default:
      return worthOfCredits(card.cost) * 0.6 + 0.3;
  }
}

/** The person is still somewhere to be met. */
export function isFindable(view: View, contact: string): boolean {
  if (view.players.some((player) => player.character === contact)) return false;
  const known = view.tokens.find((token) => token.contact === contact);
  if (known !== undefined) return known.at !== 'gone' && known.at !== 'crew' && known.at !== 'captured';
  const rank = contactCard(contact).class;
  return view.tokens.some((token) => token.contact === null && token.class === rank);
}
