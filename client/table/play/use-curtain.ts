/** Several people at one screen: the eyes follow whoever is awaited, with a curtain where there are secrets. */
import { useEffect, useState } from "preact/hooks";
import { mySeats, type Frame } from "../frame.ts";
import { tellingNow } from "./telling-now.ts";

export interface CurtainState {
  /** Whose eyes come next; `null` while nothing is covered. */
  readonly next: Frame["names"][number] | null;
  readonly open: () => void;
}

export function useCurtain(frame: Frame): CurtainState {
  const { session, info, screen, names } = frame;
  const mine = mySeats(info);
  const awaited = session.awaited.value;
  const viewer = session.as.value;
  const idle = viewer === "spectator" || !awaited.includes(viewer);
  const nextSeat =
    mine.length > 1 && idle && info.phase === "playing"
      ? awaited.find((seat) => mine.includes(seat) && seat !== viewer)
      : undefined;
  // The board is drawn once more for whoever moved: what came of it is told before the device is handed on.
  const [drawn, draw] = useState<number>();
  useEffect(() => {
    if (nextSeat !== undefined && !screen.hasSecrets) session.watch(nextSeat);
    const frame = requestAnimationFrame(() => draw(nextSeat));
    return () => cancelAnimationFrame(frame);
  }, [nextSeat]);
  const covered =
    nextSeat !== undefined && nextSeat === drawn && screen.hasSecrets && tellingNow.value === null;
  return {
    next: covered ? (names[nextSeat] ?? null) : null,
    open: () => {
      if (nextSeat !== undefined) session.watch(nextSeat);
    },
  };
}
