/** A part of the board that is drawn in tasks of its own: on a new board and with a new table. */
import type { JSX } from "preact";
import { useLayoutEffect, useMemo } from "preact/hooks";
import type { Tabletop } from "../tabletop.ts";
import { useFramesPassed } from "./first-frames.ts";
import type { BoardStore } from "./store.ts";

interface RegionProps {
  readonly store: BoardStore;
  readonly children: (tabletop: Tabletop) => JSX.Element;
  /** What nobody needs to begin comes so many frames after the first picture. */
  readonly frames?: number;
  /** What keeps its place until then, where something lies beneath. */
  readonly room?: JSX.Element;
}

export function Region({ store, children, frames = 0, room }: RegionProps): JSX.Element | null {
  const region = useMemo(() => store.region(), [store]);
  useLayoutEffect(() => region.stop, [region]);
  return useFramesPassed(frames) ? children(region.tabletop) : (room ?? null);
}
