/** Whom the game waits for, what that player sees, and all the moves there are. */
import { at } from "#bots/bounty-hunters/simulator/world.ts";
import { openDecks } from "./draw.ts";
import type { Context } from "./moves.ts";
import { canPay, isAttacker, cardTables, openFights } from "./table.ts";
import type { G, BenchPlayer } from "./table.ts";

export type BenchAct = readonly [move: string, ...args: (number | string | null)[]];

/** Hands, deck order and sealed choices of others are left out. */
export function playerView({ G: g, playerID }: Context): G {
  const seat = Number(playerID);
  const players = g.players.map((player, s) =>
    s === seat ? player : { ...player, hand: [], deck: -1, choice: null },
  );
  return { ...g, decks: g.decks.map((deck) => deck.map(() => -1)), players };
}

export function awaited(g: G): number {
  return g.players.findIndex((player) => {
    if (g.step === "draw") return player.asked && player.deck < 0;
    if (g.step === "choose") return player.hand.length > 0 && player.choice === null;
    return player.window !== "closed";
  });
}

export function enumerate(g: G, seat: number): BenchAct[] {
  const player = g.players[seat] as BenchPlayer;
  if (g.step === "draw") return openDecks(g).map((deck): BenchAct => ["draw", deck]);
  if (g.step === "choose")
    return [...new Set(player.hand)].flatMap((card) => fatesOf(player, card));
  if (player.window === "place") return player.fights.map((_, slot): BenchAct => ["place", slot]);
  const cards = [...new Set(player.reserved)].filter((card) => canPay(player, card));
  return [...cards.flatMap((card) => activations(player, card)), ["done"]];
}

function fatesOf(player: BenchPlayer, card: number): BenchAct[] {
  const acts: BenchAct[] = [["choose", card, "sell"]];
  if (canPay(player, card)) acts.push(["choose", card, "play"]);
  if (at(cardTables.deck, card) === 3) acts.push(["choose", card, "reserve"]);
  return acts;
}

function activations(player: BenchPlayer, card: number): BenchAct[] {
  if (!isAttacker(card) || openFights(player) < 2) return [["activate", card, 0]];
  return player.fights.map((_, slot): BenchAct => ["activate", card, slot]);
}
