/** What a player may do, as boardgame.io wants it. */
import { at } from "#bots/bounty-hunters/simulator/world.ts";
import { enter } from "./confrontation.ts";
import { settleDraw } from "./draw.ts";
import { cardTables } from "./table.ts";
import type { G, BenchPlayer } from "./table.ts";
import { closeIfIdle, finishStep, reveal } from "./turn.ts";

export interface Context {
  readonly G: G;
  readonly playerID: string;
}

export const moves = {
  draw({ G: g, playerID }: Context, deck: number) {
    (g.players[Number(playerID)] as BenchPlayer).deck = deck;
    if (g.players.every((player) => !player.asked || player.deck >= 0)) settleDraw(g);
  },
  choose({ G: g, playerID }: Context, card: number, fate: string) {
    (g.players[Number(playerID)] as BenchPlayer).choice = { card, fate };
    reveal(g);
  },
  place({ G: g, playerID }: Context, slot: number) {
    const player = g.players[Number(playerID)] as BenchPlayer;
    player.window = "activate";
    enter(g, player, player.pending, slot);
    closeIfIdle(player);
    finishStep(g);
  },
  activate({ G: g, playerID }: Context, card: number, slot: number) {
    const player = g.players[Number(playerID)] as BenchPlayer;
    player.reserved.splice(player.reserved.indexOf(card), 1);
    player.credits -= at(cardTables.cost, card);
    enter(g, player, card, slot);
    closeIfIdle(player);
    finishStep(g);
  },
  done({ G: g, playerID }: Context) {
    (g.players[Number(playerID)] as BenchPlayer).window = "closed";
    finishStep(g);
  },
};
