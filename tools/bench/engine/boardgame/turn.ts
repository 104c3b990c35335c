/** Step 2 and what follows it: the reveal, the windows, the end, the next turn. */
import { at } from "#bots/bounty-hunters/simulator/world.ts";
import { contractFromTop, enter } from "./confrontation.ts";
import { openDecks, settleDraw } from "./draw.ts";
import { canPay, isAttacker, cardTables, openFights } from "./table.ts";
import type { G, BenchPlayer } from "./table.ts";

export function reveal(g: G): void {
  if (g.players.some((player) => player.hand.length > 0 && player.choice === null)) return;
  g.step = "main";
  for (const player of g.players) carryOut(g, player);
  finishStep(g);
}

function carryOut(g: G, player: BenchPlayer): void {
  const { choice } = player;
  if (choice === null) return;
  const { card } = choice;
  player.choice = null;
  player.hand.splice(player.hand.indexOf(card), 1);
  player.window = "activate";
  if (choice.fate === "sell") {
    g.discards[at(cardTables.deck, card)]?.push(card);
    player.credits++;
  } else if (choice.fate === "reserve") player.reserved.push(card);
  else {
    player.credits -= at(cardTables.cost, card);
    if (isAttacker(card) && openFights(player) > 1) {
      player.window = "place";
      player.pending = card;
    } else enter(g, player, card, 0);
  }
  closeIfIdle(player);
}

export function closeIfIdle(player: BenchPlayer): void {
  if (player.window === "activate" && !player.reserved.some((card) => canPay(player, card)))
    player.window = "closed";
}

export function finishStep(g: G): void {
  if (g.players.some((player) => player.window !== "closed")) return;
  const round = g.step === "bonus" ? 2 : 1;
  g.decks[2] = (g.decks[2] ?? []).filter((card) => card >= 0);
  for (const player of g.players) {
    player.drawn = 0;
    for (; player.owed > 0; player.owed--) contractFromTop(g, player, round);
  }
  if (g.step === "main" && g.lastTurn === 0 && triggerEnd(g)) return;
  nextTurn(g);
}

function triggerEnd(g: G): boolean {
  const first = g.players.filter((player) => player.captures >= 4);
  if (first.length === 0) return false;
  g.lastTurn = g.turn + 2;
  for (const player of first) {
    player.credits++;
    contractFromTop(g, player, 1);
  }
  for (const player of first) {
    player.window = "activate";
    closeIfIdle(player);
  }
  g.step = "bonus";
  if (first.some((player) => player.window !== "closed")) return true;
  g.step = "main";
  return false;
}

function nextTurn(g: G): void {
  if (g.turn === g.lastTurn || g.turn >= 100) {
    g.step = "over";
    return;
  }
  const hands = g.players.map((player) => player.hand);
  g.players.forEach(
    (player, seat) => (player.hand = hands[(seat + hands.length - 1) % hands.length] ?? []),
  );
  const canDraw = openDecks(g).length > 0;
  if (!canDraw && hands.every((hand) => hand.length === 0)) {
    g.step = "over";
    return;
  }
  g.turn++;
  g.step = "draw";
  for (const player of g.players) player.asked = canDraw;
  settleDraw(g);
}
