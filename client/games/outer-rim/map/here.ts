/** Who and what is at a place. */
import {
  factions,
  type Command,
  type Faction,
  type SpaceId,
  type View,
} from "#rules/outer-rim/index.ts";
import type { OpenQuestion } from "../asked.ts";
import type { Thing } from "../surface.ts";

export interface Here {
  readonly tokens: readonly number[];
  readonly patrols: readonly Faction[];
  readonly players: readonly number[];
}

export function hereAt(view: View, space: SpaceId): Here {
  return {
    tokens: view.tokens.flatMap((token, i) => (token.at === space ? [i] : [])),
    patrols: factions.filter((faction) => view.patrols[faction].space === space),
    players: view.players.flatMap((player, i) =>
      player.space === space && isPlaced(view, i) ? [i] : [],
    ),
  };
}

/** [OR-SETUP-10] Before the first round only those who have chosen where to begin are anywhere. */
export function isPlaced(view: View, player: number): boolean {
  if ((view.players[player]?.character ?? null) === null) return false;
  return !isStillAsked(view, "choose-start", player);
}

/** All choices of the set-up lie on the agenda from the first moment. */
export function isStillAsked(
  view: View,
  type: "choose-start" | "choose-ship",
  player: number,
): boolean {
  return view.agenda.some((task) => task.type === type && task.player === player);
}

/** Answers about this place, its contacts, patrols and ships; at mine, before them, the jobs I can do here. */
export function answersHere(
  asked: OpenQuestion | null,
  view: View,
  space: SpaceId,
): readonly Command[] {
  if (asked === null) return [];
  const here = hereAt(view, space);
  const mine = view.players[asked.question.seat]?.space === space;
  return asked.answers
    .filter(({ thing, command }) => {
      if (thing.on === "space") return thing.space === space;
      if (thing.on === "token") return here.tokens.includes(thing.token);
      if (thing.on === "patrol") return here.patrols.includes(thing.faction);
      if (thing.on === "player") return here.players.includes(thing.player);
      return mine && (command.type === "attempt-job" || command.type === "deliver");
    })
    .map(({ command }) => command)
    .toSorted((a, b) => Number(b.type === "attempt-job") - Number(a.type === "attempt-job"));
}

/** Where on the map a thing lies; patrols, contacts and ships are found at their places. */
export function placeOf(thing: Thing, view: View): SpaceId | null {
  switch (thing.on) {
    case "space":
      return thing.space;
    case "patrol":
      return view.patrols[thing.faction].space;
    case "player":
      return view.players[thing.player]?.space ?? null;
    case "token": {
      const at = view.tokens[thing.token]?.at;
      return at === undefined || at === "crew" || at === "captured" || at === "gone" ? null : at;
    }
    default:
      return null;
  }
}

/** Where the answers are that are on the map. */
function placesAsked({ answers, question }: OpenQuestion, view: View): ReadonlySet<SpaceId> {
  // Whoever flies looks from where they are.
  if (["planning", "action", "move"].includes(question.ask)) return new Set();
  return new Set(answers.flatMap(({ thing }) => placeOf(thing, view) ?? []));
}

/** The place where all of them are, when it is one. */
export function onlyPlace(asked: OpenQuestion, view: View): SpaceId | null {
  const places = placesAsked(asked, view);
  const [only] = places;
  return places.size === 1 && only !== undefined ? only : null;
}

/** What is asked about elsewhere is brought into sight: none of the answers is where I am. */
export function askedElsewhere(
  asked: OpenQuestion | null,
  view: View,
  here: SpaceId,
): SpaceId | null {
  const places = asked?.face === "map" ? placesAsked(asked, view) : new Set<SpaceId>();
  const [first] = places;
  return first === undefined || places.has(here) ? null : first;
}
