/** Every planet once; the board refers to them. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { planets, type SpaceId } from "#rules/outer-rim/index.ts";
import { PlanetSymbol } from "./planet.tsx";

const drawn: readonly SpaceId[] = [...planets, "maelstrom"];

/** Drawn once and never looked at again: it was a tenth of the work of every tap. */
export function Sprite(): JSX.Element {
  return useMemo(
    () => (
      <svg class="or-sprite" aria-hidden="true">
        {drawn.map((id) => (
          <PlanetSymbol key={id} id={id} />
        ))}
      </svg>
    ),
    [],
  );
}
