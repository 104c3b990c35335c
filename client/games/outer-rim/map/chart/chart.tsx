/** The whole galaxy with its names, where only a part of it is in sight: a tap on a place goes there. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Button } from "#client/pieces/button.tsx";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import { words as hall } from "#client/words/words.ts";
import { factions, isNavpoint, spacesOf, type SpaceId } from "#rules/outer-rim/index.ts";
import { Planet } from "../../art/planet.tsx";
import { Sign } from "../../art/signs.tsx";
import { myself, type Tabletop } from "../../tabletop.ts";
import { errandsOf, type Errand } from "../errands.ts";
import { answersHere, hereAt } from "../here.ts";
import { shortName, spokenName } from "../place-name.ts";
import { chartSpot, nameSide } from "./chart-spots.ts";
import { isChartOpen } from "./chart-open.ts";
import "./chart.css";

const close = (): void => {
  isChartOpen.value = false;
};

export function Chart({ tabletop }: { readonly tabletop: Tabletop }): JSX.Element {
  const { view, words } = tabletop;
  const mine = useRef<HTMLElement>(null);
  const spaces = spacesOf(view.rules);
  const errands = errandsOf(view, myself(tabletop));
  useEffect(() => {
    mine.current?.focus();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape") close();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  const go = (space: SpaceId): void => {
    close();
    tabletop.look("map");
    tabletop.pick({ on: "space", space });
  };
  return (
    <section class="or-chart night" aria-label={words.labels.map.small} tabIndex={-1} ref={mine}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path class="or-lane" d={lanesOf(spaces)} />
      </svg>
      <ul>
        {spaces.map(({ id }) => (
          <ChartPlace key={id} tabletop={tabletop} space={id} errands={errands} go={go} />
        ))}
      </ul>
      <Button
        icon="close"
        tone="quiet"
        label={words.labels.colon(hall.value.close, words.labels.map.small)}
        press={close}
      />
    </section>
  );
}

function lanesOf(spaces: ReturnType<typeof spacesOf>): string {
  return spaces
    .flatMap(({ id, next }) =>
      next
        .filter((one) => id < one)
        .map((one) => `M${chartSpot(id).join(" ")}L${chartSpot(one).join(" ")}`),
    )
    .join("");
}

interface ChartPlaceProps {
  readonly tabletop: Tabletop;
  readonly space: SpaceId;
  readonly errands: readonly Errand[];
  readonly go: (space: SpaceId) => void;
}

/** Worlds are named and can be tapped; of a navpoint one sees who is there. */
function ChartPlace({ tabletop, space, errands, go }: ChartPlaceProps): JSX.Element {
  const [x, y] = chartSpot(space);
  const lit = answersHere(tabletop.asked, tabletop.view, space).length > 0 ? "or-lit" : "";
  const style = `left:${x}%;top:${y}%`;
  const there = <There tabletop={tabletop} space={space} errands={errands} />;
  if (isNavpoint(space))
    return (
      <li class={`or-chart-nav ${lit}`} style={style} aria-hidden="true">
        <i class="or-dot" />
        {there}
      </li>
    );
  return (
    <li class={`or-chart-world or-name-${nameSide(space)} ${lit}`} style={style}>
      <button
        type="button"
        aria-label={spokenName(space, tabletop, errands)}
        onClick={() => go(space)}
      >
        <Planet id={space} />
        <span class="or-chart-name" aria-hidden="true">
          {shortName(space, tabletop)}
          {there}
        </span>
      </button>
    </li>
  );
}

function There({ tabletop, space, errands }: Omit<ChartPlaceProps, "go">): JSX.Element {
  const { patrols, players } = hereAt(tabletop.view, space);
  return (
    <span class="or-chart-there">
      {players.map((player) => (
        <SeatMark key={player} seat={player} />
      ))}
      {factions
        .filter((faction) => patrols.includes(faction))
        .map((faction) => (
          <Sign key={faction} name={faction} />
        ))}
      {errands
        .filter((errand) => errand.space === space)
        .map(({ card, kind }) => (
          <span key={card} class="or-chart-pin">
            <Sign name={kind} />
          </span>
        ))}
    </span>
  );
}
