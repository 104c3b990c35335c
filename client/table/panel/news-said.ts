/** What comes by itself where nobody plays yet, or at all: it is heard as it is seen. */
import { useEffect } from "preact/hooks";
import { mySeats, type Frame } from "../frame.ts";
import { cue } from "../../sound/cue.ts";
import { useRoomSounds } from "../../sound/room-sounds.ts";
import { hasComeIn, sayLines, tellTalk } from "./concerns.ts";
import { linesOf } from "./log-lines.ts";

/** Before the game and on a screen that nobody plays at: who comes and goes, what is changed, what happens. */
export function useNewsSaid(frame: Frame): void {
  const latest = frame.session.latest.value;
  useEffect(() => {
    if (!frame.hasAllWords) return;
    for (const entry of latest?.entries ?? [])
      sayLines(linesOf(frame, entry, frame.session.view.value), entry, mySeats(frame.info));
  }, [latest, frame.hasAllWords]);
}

/** Before the game: what is said while the talk lies below the edge of the screen. */
export function useTalk(frame: Frame, isInSight: () => boolean): void {
  const latest = frame.session.latest.value;
  useRoomSounds();
  useEffect(() => {
    if (hasComeIn(latest?.entries ?? [], mySeats(frame.info))) cue("friend");
    latest?.entries.forEach((entry) => tellTalk(frame, entry, isInSight()));
  }, [latest]);
}
