/** Every planet once; the board refers to them. */
import type { JSX } from "preact";
import { planets, type SpaceId } from "#rules/outer-rim/index.ts";
import { PlanetSymbol } from "./planet.tsx";

const drawn: readonly SpaceId[] = [...planets, "maelstrom"];

export function Sprite(): JSX.Element {
  return (
    <svg class="or-sprite" aria-hidden="true">
      {drawn.map((id) => (
        <PlanetSymbol key={id} id={id} />
      ))}
    </svg>
  );
}
