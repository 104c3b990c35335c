/** The whole galaxy small, in a corner of the map: ships, pins, patrols; a tap shows it large, with its names. */
import type { JSX } from "preact";
import { factions, isPlanet, planetCards, spacesOf, type SpaceId } from "#rules/outer-rim/index.ts";
import { myself, type Tabletop } from "../tabletop.ts";
import { spotOf } from "./coordinates.ts";
import { errandsOf } from "./errands.ts";
import { hereAt, isPlaced } from "./here.ts";
import { pathOf } from "./lanes.tsx";
import { isChartOpen } from "./chart/chart-open.ts";

/** The ribbon's own shape, pressed flat. */
function at(space: SpaceId): readonly [number, number] {
  const { rx, ry } = spotOf(space);
  return [rx / 5, 6 + ry / 7];
}

export function SmallMap({ tabletop }: { readonly tabletop: Tabletop }): JSX.Element {
  const { view, words } = tabletop;
  const me = myself(tabletop);
  const spaces = spacesOf(view.rules);
  const ring = spaces.filter(({ off }) => off === 0).map(({ id }) => id);
  return (
    <button
      type="button"
      class="or-small night"
      aria-label={words.labels.map.small}
      aria-expanded={isChartOpen.value}
      onClick={() => {
        isChartOpen.value = !isChartOpen.value;
      }}
    >
      <svg viewBox="0 0 398 54" preserveAspectRatio="none" aria-hidden="true">
        <g transform="scale(0.2 0.143) translate(0 42)">
          <path class="or-lane" d={pathOf(ring, "ribbon")} />
        </g>
        {spaces
          .filter(({ id }) => isPlanet(id))
          .map(({ id }) => {
            const [x, y] = at(id);
            const faction = isPlanet(id) ? planetCards[id].faction : null;
            return (
              <circle
                key={id}
                class={`or-small-world or-faction-${faction ?? "none"}`}
                cx={x}
                cy={y}
                r="4"
              />
            );
          })}
        {errandsOf(view, me).map(({ card, space }) => {
          if (space === null) return null;
          const [x, y] = at(space);
          return <path key={card} class="or-small-pin" d={`M${x} ${y - 5}l-4-9h8z`} />;
        })}
        {factions.map((faction) => {
          const [x, y] = at(view.patrols[faction].space);
          return (
            <path
              key={faction}
              class={`or-small-patrol or-faction-${faction}`}
              d={`M${x - 3} ${y + 5}h6v6h-6z`}
            />
          );
        })}
        {view.players.map((player, seat) => {
          if (!isPlaced(view, seat)) return null;
          const [left, y] = at(player.space);
          // Those who stand together stand side by side.
          const x = left + 6 * hereAt(view, player.space).players.indexOf(seat);
          return (
            <path
              key={seat}
              class={`or-small-ship seat-${seat}`}
              d={`M${x - 5} ${y + 4}l5-9 5 9z`}
            />
          );
        })}
      </svg>
    </button>
  );
}
