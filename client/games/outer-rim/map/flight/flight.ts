/** Ships and patrols travel along the lanes from where they were to where they are; nothing waits for them. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { motionWelcome } from "#client/settings/settings.ts";
import { farCore, spaces, type SpaceId } from "#rules/outer-rim/index.ts";
import { postTaskOrFrame } from "../../board/yield-to-paint.ts";
import { courseOf, lift } from "./course.ts";
import { crossTheCore } from "./crossing.ts";
import { laneBetween } from "./lane-between.ts";

/** Whatever can fly, by its name, and where it is drawn. */
type Whereabouts = ReadonlyMap<string, SpaceId>;

/**
 * Looked up while rendering, before the page changes; played after it has. `route`: the way I have drawn on the map.
 */
export function useFlights(
  map: { readonly current: HTMLElement | null },
  version: string,
  route: readonly SpaceId[],
): void {
  const played = useRef(version);
  const before = useRef<Whereabouts>(new Map());
  const meant = useRef(route);
  if (version !== played.current && map.current !== null) before.current = whereabouts(map.current);
  useLayoutEffect(() => {
    const drawn = meant.current;
    meant.current = route;
    if (version === played.current) return;
    played.current = version;
    if (map.current === null || !motionWelcome.value) return;
    const flights = flown(map.current, before.current, drawn);
    // To measure is to lay the new table out: not in the task that draws it, and before it is seen.
    if (flights.length > 0)
      postTaskOrFrame(() => {
        fly(flights.filter(({ crosses }) => !crosses));
        for (const { element, way, crosses } of flights) if (crosses) crossTheCore(element, way);
      });
  });
}

const flyers = (map: HTMLElement): readonly HTMLElement[] => [
  ...map.querySelectorAll<HTMLElement>("[data-flip]"),
];

function placeOf(flyer: HTMLElement): SpaceId | undefined {
  const at = flyer.closest<HTMLElement>("[data-space]")?.dataset["space"];
  return spaces.find(({ id }) => id === at)?.id;
}

function whereabouts(map: HTMLElement): Whereabouts {
  return new Map(
    flyers(map).flatMap((one) => {
      const at = placeOf(one);
      return at === undefined ? [] : [[one.dataset["flip"] ?? "", at]];
    }),
  );
}

interface Flight {
  readonly element: HTMLElement;
  /** The places on the way, first and last among them. */
  readonly way: readonly Element[];
  /** [UB-CORE-08] No lane leads there. */
  readonly crosses: boolean;
}

function flown(
  map: HTMLElement,
  before: Whereabouts,
  drawn: readonly SpaceId[],
): readonly Flight[] {
  return flyers(map).flatMap((element) => {
    const from = before.get(element.dataset["flip"] ?? "");
    const to = placeOf(element);
    if (from === undefined || to === undefined || from === to) return [];
    const isMine = drawn[0] === from && drawn.at(-1) === to;
    const way = (isMine ? drawn : laneBetween(from, to)).flatMap(
      (space) => map.querySelector(`[data-space="${space}"]`) ?? [],
    );
    return [{ element, way, crosses: farCore(from) === to }];
  });
}

/** As the map lies now: it may have grown meanwhile, or slid. */
function fly(flights: readonly Flight[]): void {
  const courses = flights.map(({ element, way }) => ({
    element,
    course: courseOf(way.map((place) => place.getBoundingClientRect())),
  }));
  // All are measured before the first one moves: a move makes the next look lay the whole page out anew.
  for (const { element, course } of courses) {
    const timing = { duration: course.milliseconds, easing: "cubic-bezier(0.4, 0.05, 0.25, 1)" };
    element.animate([...course.moves], timing);
    const nose = element.querySelector(".or-nose");
    nose?.animate([...course.turns], timing);
    nose?.animate([...lift], timing);
  }
}
