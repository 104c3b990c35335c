/**
 * Every place of a new board can be tapped at once, but their pictures come after the dock, from where I am outwards,
 * some a frame: all together are long work.
 */
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { spaces, type SpaceId } from "#rules/outer-rim/index.ts";
import { spotOf } from "../map/coordinates.ts";
import { afterFrame } from "./own-task.ts";

const picturesAFrame = 12;

/** Tells of each place whether its picture is there by now. */
export function useUnfolding(home: SpaceId): (space: SpaceId) => boolean {
  const [reach, widen] = useState(0);
  const outwards = useMemo(() => nearestFirst(home), []);
  useLayoutEffect(() => {
    const more = (): void => widen(reach + picturesAFrame);
    // The first ones come after what the second frame brings [late.tsx].
    if (reach === 0) afterFrame(() => afterFrame(more));
    else if (reach < outwards.length) afterFrame(more);
  }, [reach]);
  return (space) => outwards.indexOf(space) < reach;
}

function nearestFirst(home: SpaceId): readonly SpaceId[] {
  const from = spotOf(home).rx;
  const distance = (space: SpaceId): number => Math.abs(spotOf(space).rx - from);
  return spaces.map(({ id }) => id).toSorted((a, b) => distance(a) - distance(b));
}
