/** The turns of others as a film: one reel for everything of a turn that is still to be told. */
import type { QueuedScene } from "../told-scenes.ts";
import type { Scene } from "../scenes.ts";
import { stopsFilm } from "./mine.ts";

/** From `from` on; whatever concerns me, or was asked for scene by scene, stays as it is. */
export function inFilm(
  told: readonly QueuedScene[],
  from: number,
  seat: number | null,
): readonly QueuedScene[] {
  const film: QueuedScene[] = told.slice(0, from);
  for (const one of told.slice(from)) {
    const last = film.length > from ? film.at(-1) : undefined;
    if (one.isSlow === true || stopsFilm(one.scene, seat, one.table)) film.push(one);
    else if (last?.reel !== undefined && turnOf(last) === turnOf(one)) {
      film.pop();
      film.push(joined(last, one));
    } else film.push(one.reel === undefined ? { ...one, throws: [], reel: [one] } : one);
  }
  return film;
}

/** Whoever comes back to it reads it from where it began. */
function joined(reel: QueuedScene, one: QueuedScene): QueuedScene {
  const news = [...reel.scene.news, ...one.scene.news];
  const scene: Scene = { kind: "plain", player: reel.scene.player, news };
  const { before, from, nth } = reel;
  const parts = [...(reel.reel ?? [reel]), ...(one.reel ?? [one])];
  return { ...one, before, from, nth, scene, throws: [], reel: parts };
}

/** Whose turn it is told of: somebody else may be the one who acts in it. */
function turnOf({ scene, before, reel }: QueuedScene): string {
  const [first] = reel ?? [];
  const began = (first?.scene ?? scene).news.find(({ type }) => type === "turn-began");
  if (began?.type === "turn-began") return `${began.round}:${began.player}`;
  const table = first?.before ?? before;
  return table === null ? `0:${scene.player}` : `${table.round}:${table.current}`;
}

/** Stopped: its scenes, to be read one after the other. */
export function unreeled(one: QueuedScene): readonly QueuedScene[] {
  return (one.reel ?? [one]).map((part) => ({ ...part, isSlow: true }));
}
