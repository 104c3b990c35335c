/** Tells me what concerns me: a toast, a cue, the page's title, and a line for the screen reader. */
import { useEffect, useRef } from "preact/hooks";
import type { Seat } from "#rules/game.ts";
import type { LogEntry } from "#table/talk/words.ts";
import { myName } from "../../lobby/me.ts";
import { toast } from "../../pieces/toasts.ts";
import { cue } from "../../sound/cue.ts";
import { useRoomSounds } from "../../sound/room-sounds.ts";
import { say } from "../../speech/announcer.ts";
import { words } from "../../words/words.ts";
import { isHidden, isTalkInSight, saidText } from "./talk.ts";
import { mySeats, type Frame } from "../frame.ts";
import { diceNow, untoldOf } from "../play/telling-now.ts";
import { linesOf, type ToldLine } from "./log-lines.ts";

export function useConcerns(frame: Frame): void {
  const { session, info } = frame;
  const latest = session.latest.value;
  const mine = mySeats(info);
  const myMove =
    info.phase === "playing" && session.awaited.value.some((seat) => mine.includes(seat));
  useRoomSounds(frame.screen.hasOwnAmbience !== true);
  const before = useRef(myMove);
  const about = myMove ? aboutMyMove(frame) : null;

  /** What came before the game has its words for it waits for them. */
  const unsaid = useRef<LogEntry[]>([]);
  useEffect(() => {
    if (!latest) return;
    unsaid.current.push(...latest.entries);
    cue(hasComeIn(latest.entries, mine) ? "friend" : "card");
  }, [latest]);

  useEffect(() => {
    if (!frame.hasAllWords) return;
    for (const entry of unsaid.current.splice(0)) {
      tellTalk(frame, entry, isTalkInSight());
      // What a board tells in a scene of its own, at my pace, needs no notice.
      const lines = linesOf(frame, untoldOf(entry), session.view.value);
      for (const line of lines)
        if (line.concerns.some((seat) => mine.includes(seat))) toast(line.text);
      sayLines(lines, entry, mine);
    }
  }, [latest, frame.hasAllWords]);

  // Whether I am on the move would tell how dice fall that do not lie yet.
  const isRolling = diceNow.value !== null;
  useEffect(() => {
    if (isRolling) return;
    // What is answered already calls nobody.
    if (myMove && !before.current && session.pending.value.length === 0) cue("move");
    before.current = myMove;
    document.title = myMove
      ? `● ${about ?? words.value.table.yourMove} · ${words.value.appName}`
      : words.value.appName;
  }, [myMove, about, isRolling]);

  // Whoever opens a table that was over long ago hears nothing of it.
  const phase = useRef(info.phase);
  useEffect(() => {
    if (info.phase === "over" && phase.current !== "over") cue("over");
    phase.current = info.phase;
  }, [info.phase]);
}

/** What I did myself is answered, however small it is, and whoever was the last to choose. */
function isAnswer({ seat }: ToldLine, entry: LogEntry, mine: readonly Seat[]): boolean {
  const by = seat ?? ("seat" in entry ? entry.seat : null);
  return by !== null && mine.includes(by);
}

/** What I did and what came of it is heard at every setting; what somebody else did is news. */
export function sayLines(lines: readonly ToldLine[], entry: LogEntry, mine: readonly Seat[]): void {
  const loud = lines.filter(({ weight }) => weight !== "quiet");
  const heard = loud.length === 0 ? lines.filter((line) => isAnswer(line, entry, mine)) : loud;
  for (const { text, seat, concerns } of heard) {
    const isMine = (one: Seat | null): boolean => one !== null && mine.includes(one);
    say(text, isMine(seat) ? "must" : concerns.some(isMine) ? "mine" : "news");
  }
}

/** Somebody who is not me has sat down, or is back. */
export function hasComeIn(entries: readonly LogEntry[], mine: readonly Seat[]): boolean {
  return entries.some(
    (entry) =>
      entry.type === "seated" &&
      (entry.change === "sat-down" || entry.change === "came-back") &&
      !mine.includes(entry.seat),
  );
}

/** Where it can be read it needs no notice, and is heard all the same. */
export function tellTalk({ info }: Frame, entry: LogEntry, isInSight: boolean): void {
  if (entry.type !== "said" || isMyOwn(entry, mySeats(info)) || isHidden(entry)) return;
  const text = words.value.saidBy(entry.name, saidText(entry.said));
  if (isInSight) say(text, "mine");
  else toast(text);
}

/** What the game asks me, in its own words. */
function aboutMyMove({ session, screen, names, gameWords }: Frame): string | null {
  const [view, viewer] = [session.view.value, session.as.value];
  return view === null || viewer === "spectator"
    ? null
    : screen.status(view, names, gameWords, viewer);
}

/** Who watches has no seat to be known by. */
function isMyOwn(
  { seat, name }: { readonly seat: Seat | null; readonly name: string },
  mine: readonly Seat[],
): boolean {
  return seat === null ? mine.length === 0 && name === myName.value : mine.includes(seat);
}
