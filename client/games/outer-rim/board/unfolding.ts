/**
 * Every place of a new board can be tapped at once, but their pictures come after the dock, from where I am outwards,
 * some a frame: all together are long work.
 */
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { spaces, type SpaceId } from "#rules/outer-rim/index.ts";
import { spotOf } from "../map/coordinates.ts";
import { framesToPictures, useFramesPassed } from "./first-frames.ts";
import { afterFrame } from "./own-task.ts";

const picturesAFrame = 8;

/** Tells of each place whether its picture is there by now. */
export function useUnfolding(home: SpaceId): (space: SpaceId) => boolean {
  const [reach, widen] = useState(0);
  const outwards = useMemo(() => nearestFirst(home), []);
  const hasBegun = useFramesPassed(framesToPictures);
  useLayoutEffect(() => {
    if (hasBegun && reach < outwards.length) afterFrame(() => widen(reach + picturesAFrame));
  }, [hasBegun, reach]);
  return (space) => outwards.indexOf(space) < reach;
}

function nearestFirst(home: SpaceId): readonly SpaceId[] {
  const from = spotOf(home).rx;
  const distance = (space: SpaceId): number => Math.abs(spotOf(space).rx - from);
  return spaces.map(({ id }) => id).toSorted((a, b) => distance(a) - distance(b));
}
