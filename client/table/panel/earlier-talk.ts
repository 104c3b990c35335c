/** What was said at the tables this one follows: fetched once for each table, by whoever shows its talk. */
import { signal, type ReadonlySignal } from "@preact/signals";
import type { EarlierLine, EarlierTalk } from "#table/talk/past.ts";
import type { TableId } from "#table/talk/words.ts";
import { afterPicture } from "../../idle.ts";
import { request } from "../../lobby/request.ts";
import { hasHallBehind, type Frame } from "../frame.ts";

const nothing = signal<readonly EarlierLine[]>([]);
const known = new Map<TableId, ReadonlySignal<readonly EarlierLine[]>>();

export function earlierTalk(frame: Frame): ReadonlySignal<readonly EarlierLine[]> {
  const { id, follows } = frame.info;
  if (follows === undefined || !hasHallBehind(frame)) return nothing;
  const found = known.get(id);
  if (found !== undefined) return found;
  const lines = signal<readonly EarlierLine[]>([]);
  known.set(id, lines);
  void afterPicture()
    .then(() => request<EarlierTalk>("GET", `/tables/${id}/evening/talk`))
    .then((reply) => {
      if (reply.type === "ok") lines.value = reply.value.lines;
      // Asked again when the talk is looked at next.
      else known.delete(id);
    });
  return lines;
}
