/** As much of what is in hand as somebody draws: a plate is not drawn again because a place was tapped. */
import { computed } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { Tabletop } from "../tabletop.ts";
import type { PickedThing } from "../surface.ts";

/** `of` stays the same question as long as its component is there. */
export function usePicked<T>(
  tabletop: Pick<Tabletop, "picked">,
  of: (picked: PickedThing | null) => T,
): T {
  return useMemo(() => computed(() => of(tabletop.picked)), [tabletop]).value;
}
