/** What somebody missed whose board was away: turned to others, or closed. */
import type { News, View } from "#rules/outer-rim/index.ts";
import type { LogEntry, Version } from "#table/talk/words.ts";
import type { SeatName } from "../../../screen.ts";
import { pace } from "../pace/pace.ts";
import { toldScenes, type Told } from "../told-scenes.ts";

/** A scene to be told; how the table stood before its page is not always known any more. */
export type Recalled = Omit<Told, "before"> & {
  readonly before: View | null;
  /** When it was heard. */
  readonly version: Version;
  /** The first of the pages it was heard with. */
  readonly from: Version;
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
 * turned to me, what happened since my last answer. How the table stood then nobody knows here any more.
 */
export function missed(absent: Absent, untold: Version | null): readonly Recalled[] {
  const { told = [], view, seat } = absent;
  const entries = untold === null ? sinceMyAnswer(absent) : told.filter((e) => e.version >= untold);
  const news = entries.flatMap((entry) =>
    entry.type === "news" ? (entry.news as readonly News[]) : [],
  );
  const scenes = toldScenes(news, view, seat, pace.value);
  const from = entries[0]?.version ?? 0;
  return scenes.map((scene) => ({ ...scene, before: null, version: from, from }));
}

function sinceMyAnswer({ told = [], names, seat }: Absent): readonly LogEntry[] {
  if (seat === null || names.filter(({ mine }) => mine).length < 2) return [];
  return told.slice(told.findLastIndex((e) => e.type === "news" && e.seat === seat) + 1);
}
