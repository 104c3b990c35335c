import { batch, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { myName } from "../lobby/me.ts";
import { toast } from "../pieces/toasts.ts";
import { mySeats } from "../table/frame.ts";
import { words } from "../words/words.ts";
import { fetchPast, momentsOf } from "./recording.ts";
import type { Signal } from "@preact/signals";
import type { Seat } from "#rules/game.ts";
import type { Version } from "#table/talk/words.ts";
import type { Frame } from "../table/frame.ts";
import type { ReplayMoment, PastViewer } from "./recording.ts";

/** What was fetched last, and for which viewer: the next one's past takes a moment to arrive. */
interface Shown {
  readonly viewer: PastViewer;
  readonly moments: readonly ReplayMoment[];
}

interface Past {
  readonly viewer: Signal<PastViewer>;
  readonly shown: Signal<Shown>;
  readonly at: Signal<number>;
}

/** `startAt`: the moment to stand at first; `null` is the first card. */
export function usePast(frame: Frame, startAt: Version | null, leave: () => void): Past {
  const viewer = useSignal<PastViewer>(frame.session.as.value);
  const shown = useSignal<Shown>({ viewer: viewer.value, moments: [] });
  const at = useSignal(0);
  useEffect(() => {
    void fetchPast(frame.info.id, frame.local, viewer.value).then((past) => {
      if (!past) {
        toast(words.value.replay.failed, "no");
        return leave();
      }
      const moments = momentsOf(past);
      batch(() => {
        const isFirst = shown.value.moments.length === 0;
        shown.value = { viewer: past.as, moments };
        at.value =
          isFirst && startAt !== null
            ? indexOf(moments, startAt)
            : Math.max(0, Math.min(at.value, moments.length - 1));
      });
    });
  }, [viewer.value]);

  return { viewer, shown, at };
}

/** Through whose eyes one may look: one's own, and after the end everybody's. */
export function viewersOf({ info, names }: Frame): readonly { viewer: PastViewer; text: string }[] {
  const w = words.value.replay;
  const mine = mySeats(info);
  // Who plays without a name was never called otherwise.
  const isMe = (seat: Seat): boolean =>
    myName.value === null && mine.length === 1 && mine.includes(seat);
  const seatEyes = names
    .filter(({ seat }) => info.phase === "over" || mine.includes(seat))
    .map(({ seat, name }) => ({
      viewer: seat as PastViewer,
      text: isMe(seat) ? words.value.you : name,
    }));
  return [
    ...seatEyes,
    { viewer: "spectator" as PastViewer, text: w.spectator },
    ...(info.phase === "over" ? [{ viewer: "everyone" as PastViewer, text: w.everyone }] : []),
  ];
}

/** The first moment not before this page. */
export function indexOf(moments: readonly ReplayMoment[], version: Version): number {
  return Math.max(
    0,
    moments.findIndex((one) => one.version >= version),
  );
}
