/** What the clerk speaks of is brought into sight and marked, wherever it lies on the table. */
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { learner } from "#client/lesson/table.ts";
import type { View } from "#rules/outer-rim/index.ts";
import { tellingNow } from "#client/table/play/telling-now.ts";
import { questionFor } from "../asked.ts";
import { thingOf } from "../surface.ts";
import type { Meant } from "./strong-move.ts";
import { placeOf } from "../map/here.ts";

export function useMeant(root: RefObject<HTMLElement>, view: View, meant: Meant | null): void {
  const found = selectorOf(view, meant);
  useEffect(() => {
    // A tale that has only just begun is not spoiled: the map stays where it is told.
    if (found === null || tellingNow.peek() !== null) return;
    const thing = root.current?.querySelector<HTMLElement>(found);
    thing?.setAttribute("data-meant", "");
    thing?.scrollIntoView({ block: "nearest", inline: "center" });
    return () => thing?.removeAttribute("data-meant");
  }, [found, view]);
}

function selectorOf(view: View, meant: Meant | null): string | null {
  const question = questionFor(view, learner);
  if (meant === null || question === null) return null;
  const thing = thingOf(meant.command, question, view);
  if (thing.on === "plate") return `[data-flip="plate-${view.market[thing.deck].top}"]`;
  const place = placeOf(thing, view);
  return place === null ? null : `[data-space="${place}"]`;
}
