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
import { isWorthTelling } from "./missed.ts";
import { tellStandIn } from "./stood-in.tsx";

const noteEveryMs = 20_000;

/**
 * `since` is set once, when there is something to tell; nothing
 * is noted while it is being told. `stoodIn` is what a bot
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
  const standIn = tellStandIn(frame, mine, stoodIn);
  const tell = (log: readonly LogEntry[]): void => {
    if (known && !document.hidden) standIn.tell(log);
  };

  async function begin(): Promise<void> {
    const reply = await request<MyLook>("GET", path);
    known = reply.type === "ok";
    if (reply.type !== "ok") return;
    const { version } = reply.value;
    if (isWorthTelling(reply.value, session.log.value, mine)) since.value = version;
    else standIn.saw(version);
    tell(session.log.value);
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
    tell(session.log.value);
  };
  function start(): void {
    if (asked || document.hidden || session.view.value === null) return;
    asked = true;
    void begin();
  }

  const stopWatching = effect(start);
  const stopTelling = effect(() => tell(session.log.value));
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
