/** The part of boardgame.io the comparison calls. Its package offers no entry for ES modules. */
declare module "boardgame.io/dist/cjs/internal.js" {
  export interface BoardgameState<G> {
    readonly G: G;
  }
  export interface BoardgameMove {
    readonly type: "MAKE_MOVE";
    readonly payload: {
      readonly type: string;
      readonly args: readonly unknown[];
      readonly playerID: string;
    };
  }
  interface Internal {
    InitializeGame<G>(from: { game: unknown; numPlayers: number }): BoardgameState<G>;
    CreateGameReducer<G>(from: {
      game: unknown;
    }): (state: BoardgameState<G>, move: BoardgameMove) => BoardgameState<G>;
  }
  const internal: Internal;
  export default internal;
}
