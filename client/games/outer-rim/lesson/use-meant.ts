/** What the clerk speaks of is brought into sight and marked, wherever it lies on the table. */
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { learner } from "#client/lesson/table.ts";
import { tellingNow } from "#client/table/play/telling-now.ts";
import type { View } from "#rules/outer-rim/index.ts";
import { questionFor } from "../asked.ts";
import { isWhole } from "../board/first-frames.ts";
import { playerAt } from "../tabletop.ts";
import { placeOf } from "../map/here.ts";
import { thingOf } from "../surface.ts";
import type { AdvisedMove } from "./meant/strong-move.ts";
import { bring } from "./meant/bring.ts";
import { markAnswer } from "./meant/marked-answer.ts";

/** Long enough to find one's own ship, short enough not to wait. */
const lookMs = 1600;

export interface LessonPointer {
  readonly view: View;
  /** `null` while nothing is advised. */
  readonly meant: AdvisedMove | null;
  /** What is tapped last, by its name. */
  readonly name: string | null;
  /** The map may be moved: nothing is being told, and the clerk speaks. */
  readonly looks: boolean;
}

export function useMeant(root: RefObject<HTMLElement>, pointed: LessonPointer): void {
  const { view, meant, name } = pointed;
  // A new board comes in some frames: map and market may come after the clerk has spoken.
  const looks = pointed.looks && isWhole.value;
  const found = selectorOf(view, meant);
  useEffect(() => {
    // A tale that has only just begun is not spoiled: the map stays where it is told.
    const table = root.current;
    if (!looks || table === null || tellingNow.peek() !== null) return;
    return pointAt(table, pointed, found);
  }, [found, view, name, looks]);
}

/** Returns the way to end it. */
function pointAt(
  table: HTMLElement,
  { view, name }: Pick<LessonPointer, "view" | "name">,
  found: string | null,
): () => void {
  const ship = table.querySelector<HTMLElement>(placeSelector(playerAt(view, learner).space));
  const thing = found === null ? null : table.querySelector<HTMLElement>(found);
  thing?.setAttribute("data-meant", "");
  const stop = shown(ship, thing);
  const forget = name === null ? () => {} : markAnswer(table, name, thing);
  // Whoever moves the map looks where they like.
  table.addEventListener("pointerdown", stop, { once: true });
  return () => {
    stop();
    forget();
    table.removeEventListener("pointerdown", stop);
    thing?.removeAttribute("data-meant");
  };
}

/** Where I am, then where to; both at once where the map is wide enough. */
function shown(ship: HTMLElement | null, thing: HTMLElement | null): () => void {
  const map = ship?.closest(".or-map") ?? null;
  const isPlace = thing !== null && map !== null && map.contains(thing);
  if (ship !== null && (thing === null || isPlace)) bring(ship);
  if (thing === null || thing === ship) return () => {};
  if (!isPlace || map.scrollWidth <= map.clientWidth) {
    bring(thing);
    return () => {};
  }
  const timer = setTimeout(() => bring(thing), lookMs);
  return () => clearTimeout(timer);
}

function selectorOf(view: View, meant: AdvisedMove | null): string | null {
  const question = questionFor(view, learner);
  if (meant === null || question === null) return null;
  const thing = thingOf(meant.command, question, view);
  if (thing.on === "plate") return `[data-flip="plate-${view.market[thing.deck].top}"]`;
  const place = placeOf(thing, view);
  return place === null ? null : placeSelector(place);
}

function placeSelector(space: string): string {
  return `[data-space="${space}"]`;
}
