/** Step 1: everyone draws. */
import { shuffled } from "#rules/rng.ts";
import { refillRng } from "../deals.ts";
import type { G, BenchPlayer } from "./table.ts";

export function refillIfEmpty(g: G, deck: number, step: number): void {
  const pile = g.discards[deck] ?? [];
  if (g.decks[deck]?.length !== 0 || pile.length === 0) return;
  g.decks[deck] = shuffled(
    [...pile].sort((x, y) => x - y),
    refillRng(g.seed, deck, g.turn, step),
  );
  g.discards[deck] = [];
}

export function openDecks(g: G): number[] {
  return [0, 1, 2, 3].filter(
    (deck) => (g.decks[deck]?.length ?? 0) + (g.discards[deck]?.length ?? 0) > 0,
  );
}

export function settleDraw(g: G): void {
  while (g.step === "draw") {
    const open = openDecks(g);
    const waiting = g.players.filter((player) => player.asked);
    if (waiting.length === 0 || open.length === 0) g.step = "choose";
    else if (open.length === 1) for (const player of waiting) player.deck = open[0] ?? 0;
    if (g.step !== "draw" || waiting.some((player) => player.deck < 0)) return;
    for (const player of waiting) drawOne(g, player);
  }
}

function drawOne(g: G, player: BenchPlayer): void {
  refillIfEmpty(g, player.deck, 0);
  const card = g.decks[player.deck]?.pop();
  player.deck = -1;
  if (card === undefined) return;
  player.hand.push(card);
  player.hand.sort((x, y) => x - y);
  player.asked = false;
}
