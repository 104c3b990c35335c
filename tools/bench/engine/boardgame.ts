/** The same game written for boardgame.io, as its users write games: a plain G, moves that change it, a player view. */
import internal from "boardgame.io/dist/cjs/internal.js";
import type { BoardgameState } from "boardgame.io/dist/cjs/internal.js";
import { moves } from "./boardgame/moves.ts";
import { awaited, enumerate, playerView } from "./boardgame/options.ts";
import type { BenchAct } from "./boardgame/options.ts";
import { total } from "./boardgame/scoring.ts";
import { begin } from "./boardgame/table.ts";
import type { G } from "./boardgame/table.ts";
import { chooserFor, finish } from "./deals.ts";
import type { BenchDeal, SideResult } from "./deals.ts";

export function boardgame(deal: BenchDeal): SideResult {
  const chooser = chooserFor(deal.seed);
  const game = {
    name: "bounty-hunters",
    setup: () => begin(deal),
    moves,
    playerView,
    disableUndo: true,
    turn: { activePlayers: { all: null } },
  };
  const reduce = internal.CreateGameReducer<G>({ game });
  let state: BoardgameState<G> = internal.InitializeGame<G>({ game, numPlayers: 4 });
  for (let seat = awaited(state.G); seat >= 0; seat = awaited(state.G)) {
    const acts = enumerate(playerView({ G: state.G, playerID: String(seat) }), seat);
    const [type, ...args] = acts[chooser.choose(acts.length)] as BenchAct;
    state = reduce(state, { type: "MAKE_MOVE", payload: { type, args, playerID: String(seat) } });
  }
  return finish(
    chooser,
    state.G.players.map((player) => total(state.G, player)),
  );
}
