/** Scenes one after the other, at my pace: on by itself, on at a tap, at once with Escape or any answer. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { News } from "#rules/outer-rim/index.ts";
import type { Batch } from "#client/table/session/session.ts";
import { scenesOf, worthTelling, type Scene } from "./scenes.ts";

export interface Playback {
  readonly scene: Scene | null;
  readonly place: number;
  readonly of: number;
  next(): void;
  skip(): void;
}

const quickMs = 2600;
const readingMs = 5200;

export function newsIn(latest: Batch | null): readonly News[] {
  // The game's own words travel as unknown and are known here again.
  return (latest?.entries ?? []).flatMap((entry) =>
    entry.type === "news" ? (entry.news as readonly News[]) : [],
  );
}

function waitOf({ kind }: Scene): number {
  return kind === "card" || kind === "ai" ? readingMs : quickMs;
}

export function usePlayback(latest: Batch | null, seat: number | null): Playback {
  const [queue, setQueue] = useState<readonly Scene[]>([]);
  const [place, setPlace] = useState(0);
  const heard = useRef(latest?.version ?? -1);
  useEffect(() => {
    if (latest === null || latest.version === heard.current) return;
    heard.current = latest.version;
    const fresh = scenesOf(newsIn(latest)).filter((scene) => worthTelling(scene, seat));
    if (fresh.length > 0) setQueue((now) => [...now, ...fresh]);
  }, [latest?.version]);
  const scene = queue[place] ?? null;
  const skip = (): void => {
    setQueue([]);
    setPlace(0);
  };
  const next = (): void => (place + 1 < queue.length ? setPlace(place + 1) : skip());
  useEffect(() => {
    if (scene === null) return;
    const timer = setTimeout(next, waitOf(scene));
    return () => clearTimeout(timer);
  }, [scene]);
  useEffect(() => {
    if (scene === null) return;
    const onKey = (event: KeyboardEvent): void => void (event.key === "Escape" && skip());
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [scene === null]);
  return { scene, place, of: queue.length, next, skip };
}
