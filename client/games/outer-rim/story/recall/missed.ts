/** What somebody missed whose board was away: turned to others, or closed. */
import type { News, View } from "#rules/outer-rim/index.ts";
import type { LogEntry, Version } from "#table/talk/words.ts";
import type { SeatName } from "../../../screen.ts";
import type { Pace } from "../pace/pace.ts";
import { asTold } from "../as-told.ts";
import { toldScenes, type Told } from "../told-scenes.ts";
import type { Untold } from "./untold.ts";

/** A scene to be told. */
export type Recalled = Told &
  Untold & {
    /** When it was heard. */
    readonly version: Version;
  };

interface Absent {
  readonly names: readonly SeatName[];
  readonly view: View;
  readonly seat: number | null;
  /** The log so far. */
  readonly told?: readonly LogEntry[];
}

/**
 * What was not read when the page was closed; and where several people share this device, whose board has just been
 * turned to me, what happened since my last answer. How the table stood then nobody knows here any more, only whose
 * turn it was.
 */
export function missed(absent: Absent, untold: Untold | null, pace: Pace): readonly Recalled[] {
  const { told = [], view, seat } = absent;
  const entries =
    untold === null ? sinceMyAnswer(absent) : told.filter((e) => e.version >= untold.from);
  const news = entries.flatMap((entry) =>
    entry.type === "news" ? (entry.news as readonly News[]) : [],
  );
  const first = entries.find((entry) => entry.type === "news");
  const before = { ...view, current: first?.seat ?? view.current };
  const from = entries[0]?.version ?? 0;
  const scenes = toldScenes(news, before, seat, pace).map(({ scene, news: sofar }, nth) => {
    const turns = sofar.filter(({ type }) => type === "turn-began");
    return { scene, before: asTold(before, turns), news: [], version: from, from, nth };
  });
  return scenes.slice(untold?.nth ?? 0);
}

function sinceMyAnswer({ told = [], names, seat }: Absent): readonly LogEntry[] {
  if (seat === null || names.filter(({ mine }) => mine).length < 2) return [];
  return told.slice(told.findLastIndex((e) => e.type === "news" && e.seat === seat) + 1);
}
