/** Step 1: everyone draws one card from any deck [BH-TURN-03]. */
import type { Seat } from "#rules/game.ts";
import { shuffled } from "#rules/rng.ts";
import { ascending } from "../pieces/hands.ts";
import { firstOpenDeck, openDecks } from "../pieces/piles.ts";
import { cardDrawn, deckRefilled } from "../evolve/piles.ts";
import { choosingBegan, drawMissed } from "../evolve/steps.ts";
import { tell } from "./page.ts";
import type { PageDraft } from "./page.ts";
import type { State } from "../state.ts";

/** Does everyone else who is asked have a deck? */
export function isLastToDraw({ step }: State, mine: Seat): boolean {
  if (step.type !== "draw") return false;
  for (let seat = 0; seat < step.asked.length; seat++)
    if (seat !== mine && step.asked[seat] === true && step.chosen[seat] === -1) return false;
  return true;
}

/**
 * The last choice is in: draw in seat order, refilling on the way [AMB-02]. The program is the Guild Master, who has no
 * other power [BH-SETUP-07, BH-SETUP-08, AMB-39]. Who comes up short is asked again among the decks that are left.
 */
export function settleDraw(page: PageDraft): void {
  const { step } = page.state;
  if (step.type !== "draw") return;
  const short = drawAll(page, step.asked, step.chosen);
  if (short.length === 0)
    return tell(page, { type: "choosing-began", rule: "BH-TURN-05" }, choosingBegan);
  for (const seat of short)
    tell(
      page,
      { type: "draw-missed", rule: "AMB-02", seat, deck: step.chosen[seat] ?? -1 },
      drawMissed,
    );
  ask(page);
}

/** With one deck left there is nothing to ask, with none the step is skipped [AMB-03]. */
export function ask(page: PageDraft): void {
  const { step } = page.state;
  const open = openDecks(page.state);
  if (step.type !== "draw" || open > 1) return;
  if (open === 1) drawFromOnly(page, step.asked, firstOpenDeck(page.state));
  tell(page, { type: "choosing-began", rule: "AMB-03" }, choosingBegan);
}

function drawFromOnly(page: PageDraft, asked: readonly boolean[], deck: number): void {
  const short = drawAll(
    page,
    asked,
    asked.map(() => deck),
  );
  for (const seat of short)
    tell(page, { type: "draw-missed", rule: "AMB-03", seat, deck }, drawMissed);
}

/** Several players may choose the same deck [BH-TURN-04]. Says who got nothing. */
function drawAll(
  page: PageDraft,
  asked: readonly boolean[],
  decks: readonly number[],
): readonly Seat[] {
  let short: Seat[] | null = null;
  for (let seat = 0; seat < asked.length; seat++) {
    if (asked[seat] !== true) continue;
    const deck = decks[seat] ?? -1;
    refillIfEmpty(page, deck, "draw");
    const cards = page.state.decks[deck] ?? [];
    const card = cards[cards.length - 1];
    if (card !== undefined)
      tell(page, { type: "card-drawn", rule: "BH-TURN-03", seat, deck, card }, cardDrawn);
    else (short ??= []).push(seat);
  }
  return short ?? nobodyShort;
}

const nobodyShort: readonly Seat[] = [];

/**
 * An empty deck is made of its own discard: in step 1 for whoever draws [AMB-01], later for a bonus contract
 * [AMB-24]. A deck is refilled at most once in a step, so turn and
 * step name the shuffle: neither a take-back nor the order of arrival rolls it again.
 */
export function refillIfEmpty(
  page: PageDraft,
  deck: number,
  step: "draw" | "main" | "bonus",
): void {
  const discard = page.state.discards[deck] ?? [];
  if (page.state.decks[deck]?.length !== 0 || discard.length === 0) return;
  const rng = page.chance(`refill:${deck}:${page.state.turn}:${step}`);
  const cards = shuffled(ascending(discard), rng);
  tell(
    page,
    { type: "deck-refilled", rule: step === "draw" ? "AMB-01" : "AMB-24", deck, cards },
    deckRefilled,
  );
}
