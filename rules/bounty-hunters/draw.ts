/** Step 1: everyone draws one card from any deck [BH-TURN-03]. */
import { shuffled } from '#rules/rng.ts';
import { openDecks } from './piles.ts';
import { tell } from './page.ts';
import type { Page } from './page.ts';

export function isDrawComplete(page: Page): boolean {
  const { step } = page.state;
  if (step.type !== 'draw') return false;
  for (let seat = 0; seat < step.asked.length; seat++) if (step.asked[seat] === true && step.chosen[seat] === -1) return false;
  return true;
}

/**
 * The last choice is in: draw in seat order, refilling on the way [AMB-02]. The program is the Guild Master, who has no other
 * power [BH-SETUP-07, BH-SETUP-08, AMB-39]. Who comes up short is asked again
 * among the decks that are left; with one deck left there is nothing to ask, with none the step is skipped [AMB-03].
 */
export function settleDraw(page: Page): void {
  for (;;) {
    if (isDrawComplete(page)) drawChosen(page);
    const { step } = page.state;
    if (step.type !== 'draw') return;
    const open = openDecks(page.state);
    const only = open[0];
    const isShort = step.asked.includes(true);
    if (!isShort || only === undefined) {
      tell(page, { type: 'choosing-began', rule: isShort ? 'AMB-03' : 'BH-TURN-05' });
      return;
    }
    if (open.length > 1) return;
    drawForAll(page, only);
  }
}

function drawForAll(page: Page, deck: number): void {
  const { step } = page.state;
  if (step.type !== 'draw') return;
  for (let seat = 0; seat < step.asked.length; seat++) if (step.asked[seat] === true) drawOne(page, seat, deck);
}

function drawChosen(page: Page): void {
  const { step } = page.state;
  if (step.type !== 'draw') return;
  for (let seat = 0; seat < step.asked.length; seat++) if (step.asked[seat] === true) drawOne(page, seat, step.chosen[seat] ?? -1);
}

/** Several players may choose the same deck [BH-TURN-04]. */
function drawOne(page: Page, seat: number, deck: number): void {
  refillIfEmpty(page, deck, 'draw');
  const card = page.state.decks[deck]?.at(-1);
  if (card === undefined) tell(page, { type: 'draw-missed', rule: 'AMB-02', seat, deck });
  else tell(page, { type: 'card-drawn', rule: 'BH-TURN-03', seat, deck, card });
}

/**
 * An empty deck is made of its own discard [AMB-01, AMB-24]. A deck is refilled at most once in a step, so turn and
 * step name the shuffle: neither a take-back nor the order of arrival rolls it again.
 */
export function refillIfEmpty(page: Page, deck: number, step: 'draw' | 'main' | 'bonus'): void {
  const discard = page.state.discards[deck] ?? [];
  if (page.state.decks[deck]?.length !== 0 || discard.length === 0) return;
  const rng = page.chance(`refill:${deck}:${page.state.turn}:${step}`);
  const cards = shuffled(discard.toSorted((x, y) => x - y), rng);
  tell(page, { type: 'deck-refilled', rule: deck === 2 ? 'AMB-24' : 'AMB-01', deck, cards });
}
