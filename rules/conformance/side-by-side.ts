/** Two worlds taken one command further, and whether a viewer can tell them apart. */
import {
  isRefusal,
  type Chance,
  type Decision,
  type Game,
  type GameEvent,
  type Rng,
  type Seat,
  type Viewer,
} from "../game.ts";
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

type Worlds = readonly [unknown, unknown];

export function oneFurther(
  game: Game,
  [state, other]: Worlds,
  saying: Saying,
  compared: Compared,
): string | null {
  const { viewer, seat, command } = saying;
  const [here, there] = decidedIn(game, [state, other], saying);
  if (isRefusal(here) || isRefusal(there))
    return seat === viewer && isRefusal(here) !== isRefusal(there)
      ? `seat ${seat} may ${JSON.stringify(command)} in one world alone`
      : null;
  const now = foldOn(game, state, here);
  const then = foldOn(game, other, there);
  const isOpen = reveals(game, here) || reveals(game, there);
  const looks = looksUnlike(game, now, then, viewer);
  if (isOpen && compared === "until a reveal") return null;
  // What was revealed may differ, and then the news may: but never more than the view does.
  if (looks !== null)
    return isOpen ? null : `after ${JSON.stringify(command)} of seat ${seat}: ${looks}`;
  const heard = differs(newsOf(game, state, here, viewer), newsOf(game, other, there, viewer));
  return heard === null
    ? null
    : `news of ${JSON.stringify(command)} of seat ${seat} tell seat ${viewer} a secret${heard}`;
}

/**
 * The same, but between two events: how the table looks with each news. What a page reveals may part the worlds, in the
 * news or in the end, and then only from there on; where it does not, no step may tell them apart.
 */
export function stepsFurther(game: Game, worlds: Worlds, saying: Saying): string | null {
  const { viewer, seat, command } = saying;
  const [state, other] = worlds;
  const [here, there] = decidedIn(game, worlds, saying);
  if (isRefusal(here) || isRefusal(there)) return null;
  // What can be told apart before, or for good after it, is another promise's matter.
  if (looksUnlike(game, state, other, viewer) !== null) return null;
  const ends: Worlds = [foldOn(game, state, here), foldOn(game, other, there)];
  const isParted = looksUnlike(game, ...ends, viewer) !== null;
  for (const eyes of [viewer, "spectator"] as const) {
    const seen = stepsUnlike(stepsOf(game, state, here, eyes), stepsOf(game, other, there, eyes), {
      isParted,
    });
    if (seen !== null)
      return `a step of ${JSON.stringify(command)} of seat ${seat} tells ${eyes === viewer ? `seat ${viewer}` : "a spectator"} a secret${seen}`;
  }
  return null;
}

/** What is heard, and seen with it; whether the page has revealed anything by then. */
interface Step {
  readonly news: unknown;
  readonly view: unknown;
  readonly reveals: boolean;
}

function stepsUnlike(
  here: readonly Step[],
  there: readonly Step[],
  { isParted }: { readonly isParted: boolean },
): string | null {
  const told = here.findIndex(({ news }, i) => differs(news, there[i]?.news) !== null);
  const shown = isParted
    ? here.findIndex(({ reveals: isOpen }, i) => isOpen || there[i]?.reveals === true)
    : -1;
  const parts = [told, shown, there.length].filter((at) => at >= 0);
  const alike = here.slice(0, Math.min(...parts));
  for (const [i, { view }] of alike.entries()) {
    const seen = differs(view, there[i]?.view);
    if (seen !== null) return seen;
  }
  return null;
}

function stepsOf(
  game: Game,
  state: unknown,
  events: readonly GameEvent[],
  eyes: Viewer,
): readonly Step[] {
  const steps: Step[] = [];
  let now = state;
  let isOpen = false;
  for (const event of events) {
    now = game.evolve(now, event);
    isOpen ||= game.reveals(event);
    const news = game.newsFor(event, eyes);
    if (news !== null) steps.push({ news, view: game.viewFor(now, eyes), reveals: isOpen });
  }
  return steps;
}

function decidedIn(
  game: Game,
  [state, other]: Worlds,
  { seat, command, chance, rng }: Saying,
): readonly [Decision<GameEvent>, Decision<GameEvent>] {
  const like = likeCommand(game, other, { seat, command, chance, rng });
  return [game.decide(state, seat, command, chance), game.decide(other, seat, like, chance)];
}

function reveals(game: Game, events: readonly GameEvent[]): boolean {
  return events.some((event) => game.reveals(event));
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

/** What this seat hears, with what was so then, and what a spectator hears beside it. */
export function newsOf(
  game: Game,
  state: unknown,
  events: readonly GameEvent[],
  viewer: Seat,
): unknown[] {
  const heard: unknown[] = [];
  let now = state;
  for (const event of events) {
    for (const eyes of [viewer, "spectator"] as const) {
      const news = game.newsFor(event, eyes);
      heard.push(news === null ? null : [news, game.date?.(now, event) ?? null]);
    }
    now = game.evolve(now, event);
  }
  return heard;
}

export function foldOn(game: Game, state: unknown, events: readonly GameEvent[]): unknown {
  let now = state;
  for (const event of events) now = game.evolve(now, event);
  return now;
}
