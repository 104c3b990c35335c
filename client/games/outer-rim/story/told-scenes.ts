/** Which scenes of a page are told to a seat, and from which table on. */
import type { News, View } from "#rules/outer-rim/index.ts";
import type { Pace } from "./pace.ts";
import { scenesOf, worthTelling, type Scene } from "./scenes.ts";

export interface Told {
  readonly scene: Scene;
  readonly before: View;
  /** The page up to the end of this scene. */
  readonly news: readonly News[];
}

/** The scenes of a page worth telling at this pace, each with how the table stood before the page. */
export function toldScenes(
  news: readonly News[],
  before: View,
  seat: number | null,
  at: Pace,
): readonly Told[] {
  const told: Told[] = [];
  let sofar: readonly News[] = [];
  for (const cut of scenesOf(news)) {
    // What names nobody is the doing of whoever is on the move.
    const scene = { ...cut, player: cut.player ?? before.current };
    sofar = [...sofar, ...scene.news];
    // What befell me is always told: the pace is for the turns of others.
    const wanted = at !== "instant" || (seat !== null && scene.player === seat);
    if (wanted && worthTelling(scene, seat)) told.push({ scene, before, news: sofar });
  }
  return told;
}
