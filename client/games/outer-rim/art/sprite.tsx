/** Every planet once, and the beacon of all navpoints; the board refers to them. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { looks } from "./planet-looks.ts";
import { BeaconSymbol, Disc, PlanetSymbol } from "./planet.tsx";

/** Drawn once and never looked at again: it was a tenth of the work of every tap. */
export function Sprite(): JSX.Element {
  return useMemo(
    () => (
      <svg class="or-sprite" aria-hidden="true">
        <Disc />
        {Object.entries(looks).map(([id, look]) => (
          <PlanetSymbol key={id} id={id} look={look} />
        ))}
        <BeaconSymbol />
      </svg>
    ),
    [],
  );
}
