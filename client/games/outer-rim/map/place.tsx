/** One place of the galaxy: a planet or a navpoint with everyone who is there, as one button. */
import type { JSX } from "preact";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import { isPlanet, planetCards, type SpaceId } from "#rules/outer-rim/index.ts";
import { Planet } from "../art/planet.tsx";
import { Ship } from "../art/ship.tsx";
import { Sign } from "../art/signs.tsx";
import { myself, type Tabletop } from "../tabletop.ts";
import { spotOf } from "./coordinates.ts";
import { answersHere } from "./here.ts";
import type { Marks } from "./marks.ts";

export function classesOf(tabletop: Tabletop, space: SpaceId, marks: Marks): string {
  const names = ["or-place", space.startsWith("nav-") ? "or-nav" : "or-world"];
  const { arc, ribbon } = spotOf(space);
  names.push(`or-a-${arc}`, `or-r-${ribbon}`);
  if (marks.patrols.length + marks.ships.length > 0) names.push("or-visited");
  if (marks.ships.length > 0) names.push("or-ported");
  if (answersHere(tabletop.asked, tabletop.view, space).length > 0) names.push("or-lit");
  if (myself(tabletop).space === space && tabletop.view.round > 0) names.push("or-mine");
  return names.join(" ");
}

export function isPicked({ picked }: Pick<Tabletop, "picked">, space: SpaceId): boolean {
  return picked?.on === "space" && picked.space === space;
}

interface PlaceProps {
  readonly space: SpaceId;
  readonly classes: string;
  readonly spoken: string;
  readonly pressed: boolean;
  readonly reached: boolean;
  readonly tabbable: boolean;
  readonly drawing: JSX.Element;
}

/** Taps are heard by the map: a place that looks as before is not drawn again. */
export function Place({
  space,
  classes,
  spoken,
  pressed,
  reached,
  tabbable,
  drawing,
}: PlaceProps): JSX.Element {
  const { ax, ay, rx, ry } = spotOf(space);
  const shown = [classes, ...(reached ? ["or-reached"] : []), ...(pressed ? ["or-picked"] : [])];
  return (
    <li class={shown.join(" ")} style={`--ax:${ax};--ay:${ay};--rx:${rx};--ry:${ry}`}>
      <button
        type="button"
        data-space={space}
        // Said, not laid out: how far each place is changes with every flight.
        aria-label={spoken}
        tabIndex={tabbable ? 0 : -1}
        aria-pressed={pressed}
      >
        {drawing}
      </button>
    </li>
  );
}

interface DrawingProps {
  readonly space: SpaceId;
  readonly marks: Marks;
}

export function Drawing({ space, marks }: DrawingProps): JSX.Element {
  return (
    <span class="or-drawing" aria-hidden="true">
      {space.startsWith("nav-") ? <i class="or-dot" /> : <Planet id={space} />}
      {marks.tokens.length > 0 && (
        <span class="or-tokens">
          {marks.tokens.map(({ id, look }) => (
            <i key={id} class={`or-token ${look}`} />
          ))}
        </span>
      )}
      {marks.ships.length > 0 && <Port ships={marks.ships} />}
      <Label space={space} marks={marks} />
    </span>
  );
}

/** Ships lie where they are; their colour is their seat's, and its sign is beside the hull. */
function Port({ ships }: { readonly ships: Marks["ships"] }): JSX.Element {
  return (
    <span class={`or-port ${ships.length > 2 ? "or-throng" : ships.length > 1 ? "or-crowd" : ""}`}>
      {ships.map(({ player, ship }) => (
        <span key={player} data-flip={`ship-${player}`} class={`or-craft seat-${player}`}>
          <span class="or-nose">
            <Ship id={ship} />
          </span>
          <SeatMark seat={player} />
        </span>
      ))}
    </span>
  );
}

/** Name, patrols and errands stand together, on the side that is free: nothing of a place lies over the rest of it. */
function Label({ space, marks }: DrawingProps): JSX.Element | null {
  const guests = marks.patrols.length + marks.pins.length;
  if (guests === 0 && space.startsWith("nav-")) return null;
  const faction = isPlanet(space) ? planetCards[space].faction : null;
  return (
    <span class="or-label">
      {faction !== null && <Sign name={faction} />}
      {!space.startsWith("nav-") && marks.name}
      {guests > 0 && (
        <span class={guests > 3 ? "or-guests or-crowd" : "or-guests"}>
          <Guests marks={marks} />
        </span>
      )}
    </span>
  );
}

function Guests({ marks }: Pick<DrawingProps, "marks">): JSX.Element {
  return (
    <>
      {marks.patrols.map(({ faction, level, hostile }) => (
        <b
          key={faction}
          data-flip={`patrol-${faction}`}
          data-level={level}
          class={`or-patrol or-faction-${faction} ${hostile ? "or-hostile" : ""}`}
        >
          <Sign name={faction} />
        </b>
      ))}
      {marks.pins.map(({ card, kind }) => (
        <Sign key={card} name={kind} />
      ))}
    </>
  );
}
