/** The face of a card: whoever is wanted or hired, the ship, where a cargo or a job goes, or the thing itself. */
import type { JSX } from "preact";
import { quietly } from "#client/lazy.tsx";
import { isMarketCard, marketCard, type Faction, type SpaceId } from "#rules/outer-rim/index.ts";
import { isShip } from "../market/taken-card.ts";
import { portrait } from "./person.tsx";
import { Picture } from "./picture.tsx";
import { Planet } from "./planet.tsx";
import { Ship } from "./ship.tsx";
import { Sign } from "./signs.tsx";

const Thing = quietly(async () => (await import("./things/thing.tsx")).Thing);

/** Where a card goes. */
type Goal = { readonly planet: SpaceId } | { readonly patrol: Faction };

/** `isSeen`: nothing is sent for before somebody looks. */
export function CardArt({
  id,
  isSeen = true,
}: {
  readonly id: string;
  readonly isSeen?: boolean;
}): JSX.Element {
  const goal = goalOf(id);
  return (
    <span class={goal === null ? "or-art" : "or-art or-bound"} aria-hidden="true">
      {goal !== null && <Goal goal={goal} />}
      <CardPiece id={id} isSeen={isSeen} />
    </span>
  );
}

/** Whoever or whatever a card is, without where it goes. */
export function CardPiece({
  id,
  isSeen = true,
}: {
  readonly id: string;
  readonly isSeen?: boolean;
}): JSX.Element | null {
  const somebody = personOn(id);
  if (somebody !== null) return <Picture name="or-person" drawing={portrait(somebody)} />;
  return isSeen ? <Piece id={id} /> : null;
}

function Goal({ goal }: { readonly goal: Goal }): JSX.Element {
  return "planet" in goal ? <Planet id={goal.planet} /> : <Sign name={goal.patrol} />;
}

/** What lies in front: a hull, or a thing. A job is where it is done, unless nobody knows where. */
function Piece({ id }: { readonly id: string }): JSX.Element | null {
  const card = isMarketCard(id) ? marketCard(id) : null;
  const ship = card?.kind === "ship" ? card.ship : id;
  if (isShip(ship)) return <Ship id={ship} />;
  return card?.kind === "job" && goalOf(id) !== null ? null : <Thing id={id} />;
}

function goalOf(id: string): Goal | null {
  const card = isMarketCard(id) ? marketCard(id) : null;
  if (card?.kind === "job" && card.at !== "player" && card.at !== "none")
    return { planet: card.at };
  if (card?.kind !== "cargo" || card.delivery === null) return null;
  const { to } = card.delivery;
  return typeof to === "string" ? { planet: to } : to;
}

/** Cargo that walks, and who sells what they know, have a face, too. */
const walking: readonly string[] = [
  "black-sun-mole",
  "corellia-passenger",
  "hutt-informant",
  "imperial-defector",
  "information-broker",
  "rebel-traitor",
  "sleeping-passenger",
];

function personOn(id: string): string | null {
  const card = isMarketCard(id) ? marketCard(id) : null;
  if (card === null) return isShip(id) ? null : id;
  if (card.kind === "bounty") return card.target;
  return card.kind === "crew" || walking.includes(id) ? id : null;
}
