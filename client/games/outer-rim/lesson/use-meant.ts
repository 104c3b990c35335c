/** What the clerk speaks of is brought into sight and marked, wherever it lies on the table. */
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { learner } from "#client/lesson/table.ts";
import { motionWelcome } from "#client/settings/settings.ts";
import { tellingNow } from "#client/table/play/telling-now.ts";
import type { View } from "#rules/outer-rim/index.ts";
import { questionFor } from "../asked.ts";
import { playerAt } from "../desk.ts";
import { placeOf } from "../map/here.ts";
import { thingOf } from "../surface.ts";
import type { Meant } from "./meant/strong-move.ts";

/** Long enough to find one's own ship, short enough not to wait. */
const lookMs = 1600;

export function useMeant(root: RefObject<HTMLElement>, view: View, meant: Meant | null): void {
  const found = selectorOf(view, meant);
  const speaks = meant !== null;
  useEffect(() => {
    // A tale that has only just begun is not spoiled: the map stays where it is told.
    if (!speaks || tellingNow.peek() !== null) return;
    const table = root.current;
    const ship = table?.querySelector<HTMLElement>(placeSelector(playerAt(view, learner).space));
    const thing = found === null ? null : table?.querySelector<HTMLElement>(found);
    thing?.setAttribute("data-meant", "");
    const stop = shown(ship ?? null, thing ?? null);
    // Whoever moves the map looks where they like.
    table?.addEventListener("pointerdown", stop, { once: true });
    return () => {
      stop();
      table?.removeEventListener("pointerdown", stop);
      thing?.removeAttribute("data-meant");
    };
  }, [found, view, speaks]);
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

function bring(thing: HTMLElement): void {
  const behavior = motionWelcome.value ? "smooth" : "auto";
  thing.scrollIntoView({ block: "nearest", inline: "center", behavior });
}

function selectorOf(view: View, meant: Meant | null): string | null {
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
