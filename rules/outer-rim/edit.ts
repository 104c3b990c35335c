/** Replacing one player or one token in a state. */
import type { Player, State, Token } from "./state.ts";

export function playerOf(state: State, player: number): Player {
  const found = state.players[player];
  if (found === undefined) throw new Error(`no player ${player}`);
  return found;
}

export function tokenOf(state: State, token: number): Token {
  const found = state.tokens[token];
  if (found === undefined) throw new Error(`no token ${token}`);
  return found;
}

export function editPlayer(state: State, player: number, edit: (player: Player) => Player): State {
  const players = [...state.players];
  players[player] = edit(playerOf(state, player));
  return { ...state, players };
}

export function editToken(state: State, token: number, edit: (token: Token) => Token): State {
  const tokens = [...state.tokens];
  tokens[token] = edit(tokenOf(state, token));
  return { ...state, tokens };
}
