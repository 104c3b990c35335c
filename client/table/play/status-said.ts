/** The line in the head, aloud: what I am asked, whom we wait for, a connection that is lost and found. */
import { useEffect, useRef } from "preact/hooks";
import { say } from "../../speech/announcer.ts";
import { words } from "../../words/words.ts";
import type { Frame } from "../frame.ts";
import { tellingNow } from "./telling-now.ts";

/** At a step that everybody takes at once: who is done already, while I still choose. */
function useReadySaid({ session, names }: Frame, isMyMove: boolean): void {
  const awaited = session.awaited.value;
  const before = useRef(awaited);
  useEffect(() => {
    const done = before.current.filter((seat) => !awaited.includes(seat));
    before.current = awaited;
    if (!isMyMove) return;
    const { hasChosen } = words.value.aloud;
    for (const seat of done) {
      const who = names[seat]?.name ?? "";
      say(hasChosen([who]), "news", { shared: { deed: "chosen", who, together: hasChosen } });
    }
  }, [awaited.join()]);
}

export function useStatusSaid(frame: Frame, text: string, isMyMove: boolean): void {
  const { session, screen, info } = frame;
  useReadySaid(frame, isMyMove && screen.asksAloud !== true);
  const link = session.link.value;
  const isLost = link === "lost";
  const wasLost = useRef(false);
  useEffect(() => {
    if (isLost !== wasLost.current) say(isLost ? text : words.value.link.open, "must");
    wasLost.current = isLost;
  }, [isLost]);

  // A board that asks aloud says what I am asked with its own words; a result names who has won.
  const isSaidElsewhere =
    isLost ||
    link === "connecting" ||
    tellingNow.value !== null ||
    info.phase === "over" ||
    (isMyMove && screen.asksAloud === true);
  const said = isSaidElsewhere ? "" : text;
  useEffect(() => {
    say(said, isMyMove ? "question" : "news", { topic: "status" });
  }, [said, isMyMove]);
}
