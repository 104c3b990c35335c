/**
 * What I have seen of this table is told to the hall when I look away, so that any device of mine knows where I
 * stopped; and whoever comes back is told what happened since.
 */
import { effect } from "@preact/signals";
import type { MyLook } from "#table/talk/me.ts";
import type { LogEntry, Version } from "#table/talk/words.ts";
import { request } from "../../lobby/request.ts";
import { mySeats, type Frame } from "../../table/frame.ts";
import type { Look } from "../../table/play/look.ts";
import { doneForMe, isMyMove, isUnseen, isWorthTelling, missedOf } from "./missed.ts";
import { StoodIn } from "./stood-in.tsx";

const noteEveryMs = 20_000;

/**
 * `since` is set once, when there is something to tell; nothing is noted while it is being told. `stoodIn` is what a bot
 * did for me in a shorter absence, also of a phone that slept with the page open.
 */
export function keepLooks(
  frame: Frame,
  { since, stoodIn }: Pick<Look, "since" | "stoodIn">,
): () => void {
  const { session } = frame;
  const mine = mySeats(frame.info);
  const path = `/tables/${session.table}/look`;
  let noted: Version = 0;
  let asked = false;
  let known = false;
  /** The last page these eyes saw; `null` until the hall has said where they stopped. */
  let seen: Version | null = null;
  /** Moves made without a network, which now go out by themselves: they do not mean that it was read. */
  let owed = 0;

  async function begin(): Promise<void> {
    const reply = await request<MyLook>("GET", path);
    known = reply.type === "ok";
    if (reply.type !== "ok") return;
    const { version } = reply.value;
    if (isWorthTelling(reply.value, session.log.value, mine)) since.value = version;
    else seen = version;
    tellStandIn(session.log.value);
  }

  const forget = (): void => {
    stoodIn.value = null;
  };
  function tellStandIn(log: readonly LogEntry[]): void {
    const last = log.at(-1);
    if (!known || document.hidden || last === undefined) return;
    const from = seen ?? last.version;
    const moves = doneForMe(log, mine, from).length;
    if (moves > 0) {
      owed = session.waiting.value.length;
      stoodIn.value = (
        <StoodIn
          frame={frame}
          moves={moves}
          missed={missedOf(log, mine, from)}
          mine={mine}
          close={forget}
        />
      );
    } else if (isMyMove(last, mine) && owed-- <= 0) forget();
    if (seen === null || !isUnseen(log, mine, seen)) seen = last.version;
  }

  function note(): void {
    const version = session.version.value;
    if (!known || since.value !== null || version <= noted) return;
    noted = version;
    // Also on the way out: the page may be gone before the answer.
    void fetch(`/api${path}`, {
      method: "POST",
      keepalive: true,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ version }),
    }).catch(() => (noted = 0));
  }

  const lookedAway = (): void => {
    if (document.hidden) return note();
    start();
    tellStandIn(session.log.value);
  };
  function start(): void {
    if (asked || document.hidden || session.view.value === null) return;
    asked = true;
    void begin();
  }

  const stopWatching = effect(start);
  const stopTelling = effect(() => tellStandIn(session.log.value));
  const timer = setInterval(() => {
    if (!document.hidden) note();
  }, noteEveryMs);
  document.addEventListener("visibilitychange", lookedAway);
  addEventListener("pagehide", note);
  return () => {
    note();
    stopWatching();
    stopTelling();
    clearInterval(timer);
    document.removeEventListener("visibilitychange", lookedAway);
    removeEventListener("pagehide", note);
  };
}
