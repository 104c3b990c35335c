/** What happens is heard: what is told when it is told, my dice when they are thrown, and all else at once. */
import { useEffect, useRef } from "preact/hooks";
import { whenIdle } from "#client/idle.ts";
import { onceAwake, playCue } from "#client/sound/cue.ts";
import { toldInScenes } from "#client/table/play/telling-now.ts";
import type { News, View } from "#rules/outer-rim/index.ts";
import type { Playback } from "../story/playback.ts";
import { useAmbience } from "./ambience.ts";
import type { motifs as allMotifs, Motif } from "./motifs.ts";
import { motifOf } from "./sounds.ts";

let motifs: typeof allMotifs | null = null;

/** They come after the first touch, and are made when there is nothing else to do. */
function useMotifs(): void {
  useEffect(
    () =>
      onceAwake(({ prepare }) => {
        const made = import("./motifs.ts").then((set) => {
          motifs = set.motifs;
          for (const one of Object.values(set.motifs)) whenIdle(() => void prepare(one));
        });
        // Without them it is quiet.
        made.catch(() => undefined);
      }),
    [],
  );
}

function play(motif: Motif | null, isNear: boolean): void {
  if (motif !== null && motifs !== null) playCue(motifs[motif], isNear);
}

interface Heard {
  readonly news: readonly News[];
  readonly version: number;
  readonly seat: number | null;
  readonly view: View;
  readonly telling: Pick<Playback, "scene" | "fall" | "thrown">;
}

export function useSounds({ news, version, seat, view, telling }: Heard): void {
  const { scene, fall, thrown } = telling;
  const page = useRef(version);
  /** Of the scene that is told: it grows. */
  const heard = useRef<ReadonlySet<News>>(new Set());
  useMotifs();
  useAmbience(view.players[seat ?? -1]?.space ?? null);
  useEffect(() => {
    if (page.current === version) return;
    page.current = version;
    play(
      motifOf(
        news.filter((one) => !toldInScenes.has(one)),
        { seat, view },
      ),
      true,
    );
  }, [version]);
  useEffect(() => {
    if (scene === null) return;
    const more = scene.news.filter((one) => !heard.current.has(one));
    heard.current = new Set(scene.news);
    play(motifOf(more, { seat, view }), scene.player === seat);
  }, [scene]);
  useEffect(() => {
    if (fall === "held") play("tension", true);
    if (fall === "thrown") play("dice", thrown?.isMine === true);
  }, [fall, thrown]);
}
