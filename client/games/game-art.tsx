/** What a game shows on its plate: it comes after the words, into a room that is kept. */
import type { JSX } from "preact";
import { lobbyArt as bountyHunters } from "./bounty-hunters/lobby-art.ts";
import { lobbyArt as legion } from "./legion/lobby-art.ts";
import { lobbyArt as outerRim } from "./outer-rim/lobby-art.ts";

const drawings: Readonly<Record<string, string>> = {
  "bounty-hunters": bountyHunters,
  legion,
  "outer-rim": outerRim,
};

export function GameArt({ id }: { readonly id: string }): JSX.Element {
  return (
    <svg
      viewBox="0 0 120 160"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      // Our own drawings, written in this repository.
      dangerouslySetInnerHTML={{ __html: drawings[id] ?? "" }}
    />
  );
}
