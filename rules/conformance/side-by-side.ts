/** Two worlds taken one command further, and whether a viewer can tell them apart. */
import { isRefusal, type Chance, type Game, type GameEvent, type Rng, type Seat } from "../game.ts";
import { differs } from "./differs.ts";
import { pick } from "./walk.ts";

interface Saying {
  readonly viewer: Seat;
  readonly seat: Seat;
  readonly command: unknown;
  readonly chance: Chance;
  readonly rng: Rng;
}

/**
 * An imagined world has other sealed choices too: when those come to light, the news tell them rightly, though a view
 * may not remember. Worlds that differ in cards alone are compared through a reveal as well.
 */
type Compared = "always" | "until a reveal";

export function oneFurther(
  game: Game,
  [state, other]: readonly [unknown, unknown],
  { viewer, seat, command, chance, rng }: Saying,
  compared: Compared,
): string | null {
  const here = game.decide(state, seat, command, chance);
  const there = game.decide(
    other,
    seat,
    likeCommand(game, other, { seat, command, chance, rng }),
    chance,
  );
  if (isRefusal(here) || isRefusal(there))
    return seat === viewer && isRefusal(here) !== isRefusal(there)
      ? `seat ${seat} may ${JSON.stringify(command)} in one world alone`
      : null;
  const now = foldOn(game, state, here);
  const then = foldOn(game, other, there);
  const isOpen =
    here.some((event) => game.reveals(event)) || there.some((event) => game.reveals(event));
  const looks = looksUnlike(game, now, then, viewer);
  if (isOpen && compared === "until a reveal") return null;
  // What was revealed may differ, and then the news may: but never more than the view does.
  if (looks !== null)
    return isOpen ? null : `after ${JSON.stringify(command)} of seat ${seat}: ${looks}`;
  const heard = differs(newsOf(game, here, viewer), newsOf(game, there, viewer));
  return heard === null
    ? null
    : `news of ${JSON.stringify(command)} of seat ${seat} tell seat ${viewer} a secret${heard}`;
}

/** The same words where they are possible; else, being sealed, others of the same kind. */
function likeCommand(
  game: Game,
  world: unknown,
  { seat, command, chance, rng }: Omit<Saying, "viewer">,
): unknown {
  if (!isRefusal(game.decide(world, seat, command, chance))) return command;
  const alike = game
    .options(game.viewFor(world, seat))
    .filter((option) => kindOf(option) === kindOf(command));
  return alike.length === 0 ? command : pick(alike, rng);
}

function kindOf(command: unknown): unknown {
  return typeof command === "object" && command !== null && "type" in command
    ? command.type
    : command;
}

export function looksUnlike(
  game: Game,
  here: unknown,
  there: unknown,
  viewer: Seat,
): string | null {
  const mine = game.viewFor(here, viewer);
  const theirs = game.viewFor(there, viewer);
  const seen =
    differs(mine, theirs) ??
    differs(game.options(mine), game.options(theirs)) ??
    differs(game.awaited(here), game.awaited(there));
  if (seen !== null) return `seat ${viewer} can tell the worlds apart${seen}`;
  // A spectator sees only what every seat sees.
  const outside = differs(game.viewFor(here, "spectator"), game.viewFor(there, "spectator"));
  return outside === null
    ? null
    : `a spectator can tell the worlds apart that seat ${viewer} cannot${outside}`;
}

/** What this seat hears, and what a spectator hears beside it. */
export function newsOf(game: Game, events: readonly GameEvent[], viewer: Seat): unknown[] {
  return events.map((event) => [game.newsFor(event, viewer), game.newsFor(event, "spectator")]);
}

export function foldOn(game: Game, state: unknown, events: readonly GameEvent[]): unknown {
  let now = state;
  for (const event of events) now = game.evolve(now, event);
  return now;
}
