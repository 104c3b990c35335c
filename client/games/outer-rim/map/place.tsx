/** One place of the galaxy: a planet or a navpoint with everyone who is there, as one button. */
import type { JSX } from "preact";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import { isPlanet, planetCards, standingWith, type SpaceId } from "#rules/outer-rim/index.ts";
import { Planet } from "../art/planet.tsx";
import { Sign } from "../art/signs.tsx";
import { myself, type Desk } from "../desk.ts";
import { spotOf } from "./coordinates.ts";
import type { Errand } from "./errands.ts";
import { answersHere, hereAt } from "./here.ts";
import { shortName, spokenName } from "./place-name.ts";

/** Where a name lies on the arc so that it touches nothing; above its planet else. */
const nameSides: Readonly<Record<string, "left" | "right" | "below" | "west" | "east">> = {
  "spinward-core": "below",
  cantonica: "right",
  "ord-mantell": "right",
  lothal: "left",
  "mon-calamari": "left",
  kessel: "west",
  maelstrom: "below",
  tatooine: "west",
  "nal-hutta": "east",
  ryloth: "left",
  naboo: "right",
  "ring-of-kafrene": "right",
  takodana: "left",
  "trailing-core": "below",
};

interface PlaceProps {
  readonly desk: Desk;
  readonly space: SpaceId;
  readonly errands: readonly Errand[];
  readonly reached: boolean;
  readonly tabbable: boolean;
}

function classesOf({ desk, space, reached }: PlaceProps): string {
  const lit = answersHere(desk.asked, desk.view, space).length > 0;
  const names = ["or-place", space.startsWith("nav-") ? "or-nav" : "or-world"];
  const side = nameSides[space];
  if (side !== undefined) names.push(`or-name-${side}`);
  const { ax } = spotOf(space);
  if (ax < 300) names.push("or-west");
  if (ax > 700) names.push("or-east");
  const { patrols, players } = hereAt(desk.view, space);
  if (patrols.length + players.length > 0) names.push("or-visited");
  if (lit) names.push("or-lit");
  if (reached) names.push("or-reached");
  if (desk.picked?.on === "space" && desk.picked.space === space) names.push("or-picked");
  if (myself(desk).space === space && desk.view.round > 0) names.push("or-mine");
  return names.join(" ");
}

export function Place(props: PlaceProps): JSX.Element {
  const { desk, space, errands, tabbable } = props;
  const { ax, ay, rx, ry } = spotOf(space);
  const faction = isPlanet(space) ? planetCards[space].faction : null;
  const pins = errands.filter((errand) => errand.space === space);
  return (
    <li class={classesOf(props)} style={`--ax:${ax};--ay:${ay};--rx:${rx};--ry:${ry}`}>
      <button
        type="button"
        data-space={space}
        // Said, not laid out: how far each place is changes with every flight.
        aria-label={spokenName(space, desk, errands)}
        tabIndex={tabbable ? 0 : -1}
        aria-pressed={desk.picked?.on === "space" && desk.picked.space === space}
        onClick={() => desk.pick({ on: "space", space })}
      >
        <span class="or-drawing" aria-hidden="true">
          {space.startsWith("nav-") ? <i class="or-dot" /> : <Planet id={space} />}
          {!space.startsWith("nav-") && (
            <span class="or-name">
              {faction !== null && <Sign name={faction} />}
              {shortName(space, desk)}
            </span>
          )}
          <Present desk={desk} space={space} />
          {pins.length > 0 && (
            <span class="or-pins">
              {pins.map((pin) => (
                <Sign key={pin.card} name={pin.kind} />
              ))}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

/** Contacts on the lower rim, patrols above, ships beside. */
function Present({ desk, space }: { readonly desk: Desk; readonly space: SpaceId }): JSX.Element {
  const { view } = desk;
  const here = hereAt(view, space);
  const me = myself(desk);
  return (
    <>
      {here.tokens.length > 0 && (
        <span class="or-tokens">
          {here.tokens.map((token) => {
            const one = view.tokens[token];
            const state = one?.faceup ? "or-up" : one?.contact ? "or-seen" : "";
            return <i key={token} class={`or-token or-class-${one?.class} ${state}`} />;
          })}
        </span>
      )}
      {here.patrols.length > 0 && (
        <span class="or-patrols">
          {here.patrols.map((faction) => (
            <b
              key={faction}
              data-flip={`patrol-${faction}`}
              data-level={view.patrols[faction].level}
              class={`or-patrol or-faction-${faction} ${standingWith(me, faction) === "negative" ? "or-hostile" : ""}`}
            >
              <Sign name={faction} />
            </b>
          ))}
        </span>
      )}
      {here.players.length > 0 && (
        <span class="or-ships">
          {here.players.map((player) => (
            <span key={player} data-flip={`ship-${player}`}>
              <SeatMark seat={player} />
            </span>
          ))}
        </span>
      )}
    </>
  );
}
