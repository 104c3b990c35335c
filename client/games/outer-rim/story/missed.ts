/** What somebody missed who shares the device with others. */
import type { News, View } from "#rules/outer-rim/index.ts";
import type { LogEntry, Version } from "#table/talk/words.ts";
import type { SeatName } from "../../screen.ts";
import { pace } from "./pace/pace.ts";
import { toldScenes, type Told } from "./told-scenes.ts";

/** A scene to be told; how the table stood before its page is not always known any more. */
export type Recalled = Omit<Told, "before"> & {
  readonly before: View | null;
  /** When it was heard. */
  readonly version: Version;
};

interface Shared {
  readonly names: readonly SeatName[];
  readonly view: View;
  readonly seat: number | null;
  /** The log so far. */
  readonly told?: readonly LogEntry[];
}

/**
 * Several people share this device, and its board has just been turned to me: what happened since my last answer. How
 * the table stood then nobody knows here any more.
 */
export function missed({ told, names, view, seat }: Shared): readonly Recalled[] {
  if (seat === null || names.filter(({ mine }) => mine).length < 2) return [];
  const entries = told ?? [];
  const mine = entries.findLastIndex((entry) => entry.type === "news" && entry.seat === seat);
  const news = entries
    .slice(mine + 1)
    .flatMap((entry) => (entry.type === "news" ? (entry.news as readonly News[]) : []));
  const scenes = toldScenes(news, view, seat, pace.value);
  return scenes.map((scene) => ({ ...scene, before: null, version: 0 }));
}
