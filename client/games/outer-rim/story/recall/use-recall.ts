/** What was missed is told as it was seen: the table remembers every step, and is asked for them. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { View } from "#rules/outer-rim/index.ts";
import type { Session } from "#client/table/session/session.ts";
import type { Version } from "#table/talk/words.ts";
import type { BoardProps } from "../../../screen.ts";
import type { OuterRimScreen } from "../../screen-types.ts";
import type { Tale } from "../tale-steps.ts";
import { missedFrom } from "./missed.ts";
import { untoldFrom, type Untold } from "./untold.ts";

/** From which scene on, and all that happened since its page. */
export interface Recall extends Untold {
  readonly tale: Tale;
}

interface Recalling {
  /** `null` when nothing was missed, or nobody can tell it any more. */
  readonly recall: Recall | null;
  /** It is being asked for, or the view is still that of whoever had the device before. */
  readonly isPending: boolean;
}

interface MissedTale {
  /** The whole view that came last. */
  readonly view: View | null;
  readonly missed: Untold | null;
}

/** When the board is laid, and with each whole view: nothing tells the way to that. */
export function useRecall(reader: BoardProps<OuterRimScreen>): Recalling {
  const { view, seat, latest, session } = reader;
  const kept = useRef<MissedTale>({ view: null, missed: null });
  const [{ recall }, tell] = useState<{ readonly recall: Recall | null }>({ recall: null });
  const isWhole = kept.current.view === null || (latest === null && view !== kept.current.view);
  const isMine = session !== null && view.viewer === (seat ?? "spectator");
  const now =
    isWhole && isMine ? { view, missed: missedFrom(reader, untoldFrom(reader)) } : kept.current;
  useLayoutEffect(() => {
    kept.current = now;
  });
  const { missed } = now;
  useEffect(() => {
    if (session === null || missed === null) return;
    let isOld = false;
    const found = (tale: Tale | null): void => {
      if (isOld) return;
      kept.current = { ...kept.current, missed: null };
      tell({ recall: tale && { ...missed, tale } });
    };
    taleSince(session, seat, missed.from).then(found, () => found(null));
    return () => {
      isOld = true;
    };
  }, [missed]);
  const isAnothers = seat !== null && view.viewer !== seat;
  return { recall, isPending: session !== null && (isAnothers || missed !== null) };
}

/** Up to what the session shows by then; what comes later is heard as it comes. */
async function taleSince(
  { table, link, version: shown }: Session,
  seat: number | null,
  from: Version,
): Promise<Tale | null> {
  const { fetchPast, momentsOf } = await import("#client/replay/recording.ts");
  const past = await fetchPast(table, link.value === "local", seat ?? "spectator", from - 1);
  const moments = past === null ? [] : momentsOf(past);
  const known = moments.filter(({ version }) => version >= from && version <= shown.value);
  const [first] = known;
  if (first === undefined) return null;
  return { before: first.before as View | null, steps: known.flatMap(({ steps }) => steps) };
}
