/** Plays for fame by the plain ways: deliver, hunt what it can beat, do jobs it can pass, fight patrols weaker than itself. */
import { contactCard, distance, healthOf, hullOf, marketCard, roomFor } from '#rules/outer-rim/index.ts';
import type { Command, OuterRim, PlayerView, View } from '#rules/outer-rim/index.ts';
import type { Rng } from '#rules/game.ts';
import type { Bot, Expectation } from '#bots/bot.ts';
import { ambitionPlaces, bountyWorth, errandsOf, heldWorth, jobWorth, mine, patrolWorth, worthOfPlace } from './errands.ts';
import { fameWorth, worthOf, worthOfCredits } from './odds.ts';
import { cardWorth } from './shopping.ts';

export const trader: Bot<OuterRim> = {
  level: 'trader',
  play(view, options, rng) {
    const weighed: Expectation<Command>[] = weigh(view, options).map(({ command, total }) => ({ command, rows: { worth: total }, total, chance: null }));
    const best = pickBest(weighed, rng);
    const next = pickBest(
      weighed.filter((one) => one !== best),
      rng,
    );
    if (best === null) throw new Error('a bot was asked to move without an option');
    return { command: best.command, reasons: { told: { level: 'trader', move: best }, kept: { choice: best, next } } };
  },
};

/** Chance among equals only. */
function pickBest(weighed: readonly Expectation<Command>[], rng: Rng): Expectation<Command> | null {
  let top = -Infinity;
  for (const { total } of weighed) top = Math.max(top, total);
  const equal = weighed.filter(({ total }) => total === top);
  return equal[rng.below(Math.max(1, equal.length))] ?? null;
}

function weigh(view: View, options: readonly Command[]): { readonly command: Command; readonly total: number }[] {
  const errands = errandsOf(view);
  const here = worthOfPlace(view, errands, mine(view).space);
  return options.map((command) => ({ command, total: worthOfCommand(view, command, (place) => worthOfPlace(view, errands, place), here) }));
}

function worthOfCommand(view: View, command: Command, placed: (place: PlayerView['space']) => number, here: number): number {
  const me = mine(view);
  switch (command.type) {
    case 'choose-ship':
      return command.ship === (me.cards.some((held) => marketCard(held.id).kind === 'bounty') ? 'g-1a-starfighter' : 'g9-rigger') ? 1 : 0;
    case 'choose-start':
      return placed(command.planet);
    case 'move':
      return placed(command.to);
    case 'earn':
      return here * 0.8 + worthOfCredits(2000, me.credits);
    case 'recover':
      return here * 0.8 + recovery(me);
    case 'deliver':
      return 20;
    case 'market':
      return 10;
    case 'buy':
      return cardWorth(view, view.market[command.deck].top ?? '');
    case 'discard-top':
      return worthOfLooking(me, command.deck);
    case 'leave-market':
      return 0.2;
    case 'barter':
      return 0.9 - heldWorth(view, command.card) * 0.05;
    case 'pay':
    case 'accept':
    case 'grant':
      return command.type === 'grant' ? worthOfCredits(command.terms.credits) + (command.terms.debt ? 1 : 0) - 0.7 : 1;
    case 'use':
      return worthOfAbility(view, me, command.ability);
    case 'use-secret':
      return 9;
    case 'end-actions':
      return 0;
    case 'fight-patrol':
      return patrolWorth(view, me, command.faction);
    case 'encounter-space':
      return ambitionPlaces(view).includes(me.space) ? 10 : 1;
    case 'encounter-contact':
      return worthOfContact(view, me, command.token);
    case 'attempt-job':
      return command.with === null ? jobWorth(me, command.card) + 1 : 0.5;
    case 'hunt-player':
    case 'hunt-crew':
      return bountyWorth(me, command.card) * 0.7;
    case 'eliminate':
    case 'capture':
      return worthOfCatch(view, me, command.type);
    case 'choose':
      return worthOfChoice(view, me, command.option);
    case 'pick-card':
      return -heldWorth(view, command.card) - 0.1;
    case 'take-fame':
      return fameWorth;
    case 'take-credits':
      return 4;
    case 'roll':
    case 'stand':
      return 0.2;
    case 'reroll':
      return command.dice === 'not-crits' ? -1 : 1;
    case 'protect':
      return me.damage * 2 < healthOf(me) ? 1 : -1;
    case 'pick-faction':
      return worthOfFaction(view, me, command.faction);
    case 'trade':
    case 'request-favor':
    case 'call-debt':
    case 'fight-player':
    case 'cross-the-core':
      return -1;
    default:
      return 0;
  }
}

/** Turn over what there is room and money for. */
function worthOfLooking(me: PlayerView, deck: keyof View['market']): number {
  const rich = me.credits >= 15_000;
  if (deck === 'luxury') return rich ? 1 : 0.1;
  if (deck === 'ship') return rich && (me.ship === 'g9-rigger' || me.ship === 'g-1a-starfighter') ? 0.7 : 0.1;
  if (deck === 'gear-mod') return roomFor(me, 'gear') ? 0.35 : 0.1;
  return roomFor(me, deck) ? 0.9 : 0.1;
}

function recovery(me: PlayerView): number {
  const [hurt, dented] = [me.damage / healthOf(me), me.shipDamage / hullOf(me)];
  const worst = Math.max(hurt, dented);
  return worst >= 0.75 ? 6 : worst >= 0.5 ? 2.5 : worst;
}

/** Abilities that gain something for nothing are used; those that only change the scene are not. */
function worthOfAbility(view: View, me: PlayerView, ability: string): number {
  if (ability.startsWith('ambition-goal')) return 15;
  if (/look|recover|goal|heal|use$|share|expose|donation|wanted|payback|challenge|persuade|recruit/.test(ability)) return /look|recover|goal|heal|use$/.test(ability) ? 5 : 2;
  if (ability === 'cad-bane-spend') return me.credits >= 20_000 ? 6 : -1;
  if (ability === 'hurt-for') return healthOf(me) - me.damage > 3 ? 0.4 : -1;
  if (view.questions[0]?.ask === 'before-test' || view.questions[0]?.ask === 'after-test' || view.questions[0]?.ask === 'after-roll') return 1;
  return -0.5;
}

function worthOfContact(view: View, me: PlayerView, index: number): number {
  const token = view.tokens[index];
  if (token === undefined) return 0;
  let best = 0.6;
  for (const held of me.cards) {
    const card = marketCard(held.id);
    if (card.kind !== 'bounty' || held.token !== null) continue;
    if (card.target === token.contact) best = Math.max(best, bountyWorth(me, held.id) + 1);
    else if (token.contact === null && contactCard(card.target).class === token.class) best = Math.max(best, bountyWorth(me, held.id) * 0.3 + 1);
  }
  if (token.contact !== null && best <= 0.6) return worthOf(me, contactCard(token.contact).effects);
  return best;
}

/** Capture when the planet is near or the fame is higher; never when the fame at hand wins the game. */
function worthOfCatch(view: View, me: PlayerView, how: 'eliminate' | 'capture'): number {
  const id = view.questions[0]?.params['card'];
  const card = typeof id === 'string' ? marketCard(id) : undefined;
  if (card?.kind !== 'bounty') return 0;
  if (how === 'eliminate') return fameWorth * card.eliminate.fame + worthOfCredits(card.eliminate.credits) + (me.fameNow + card.eliminate.fame >= view.rules.fame ? 100 : 0);
  return (fameWorth * card.capture.fame + worthOfCredits(card.capture.credits)) * 0.82 ** Math.ceil(distance(me.space, card.capture.to) / 5);
}

/** The card being resolved lies open: its lines can be read. */
function worthOfChoice(view: View, me: PlayerView, index: number): number {
  const task = view.agenda.at(-1);
  const effect = task?.type === 'effects' ? task.effects[0] : undefined;
  if (effect?.do !== 'choose' && effect?.do !== 'may') return 0;
  const option = effect.options[index];
  return option === undefined ? 0 : worthOf(me, option.effects) - worthOfCredits(option.pay ?? 0, me.credits);
}

/** Gain where it is worst, lose where nothing is left to lose. */
function worthOfFaction(view: View, me: PlayerView, faction: keyof PlayerView['reputation']): number {
  const losing = view.questions[0]?.ask.startsWith('lose') === true;
  const value = me.reputation[faction];
  return losing ? -value : value === 1 ? -1 : 1 - value;
}
