/**
 * What I have seen of this table is told to the hall when I look away, so that any device of mine knows where I
 * stopped; and whoever comes back is told what happened since.
 */
import { effect, type Signal } from "@preact/signals";
import type { Seat } from "#rules/game.ts";
import type { MyLook } from "#table/talk/me.ts";
import type { LogEntry, Version } from "#table/talk/words.ts";
import { request } from "../../lobby/request.ts";
import type { Session } from "../../table/session/session.ts";

/** Whoever was away for less remembers. */
const awayMs = 10 * 60_000;
const noteEveryMs = 20_000;

/** `since` is set once, when there is something to tell; nothing is noted while it is being told. */
export function keepLooks(
  session: Session,
  mine: readonly Seat[],
  since: Signal<Version | null>,
): () => void {
  const path = `/tables/${session.table}/look`;
  let noted: Version = 0;
  let asked = false;
  let known = false;

  async function begin(): Promise<void> {
    const reply = await request<MyLook>("GET", path);
    known = reply.type === "ok";
    if (reply.type === "ok" && isWorthTelling(reply.value, session.log.value, mine))
      since.value = reply.value.version;
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
    if (document.hidden) note();
    else start();
  };
  function start(): void {
    if (asked || document.hidden || session.view.value === null) return;
    asked = true;
    void begin();
  }

  const stopWatching = effect(start);
  const timer = setInterval(() => {
    if (!document.hidden) note();
  }, noteEveryMs);
  document.addEventListener("visibilitychange", lookedAway);
  addEventListener("pagehide", note);
  return () => {
    note();
    stopWatching();
    clearInterval(timer);
    document.removeEventListener("visibilitychange", lookedAway);
    removeEventListener("pagehide", note);
  };
}

/** Somebody else did something after my last look, and that is a while ago. */
export function isWorthTelling(
  { version, at }: MyLook,
  log: readonly LogEntry[],
  mine: readonly Seat[],
): boolean {
  if (version === 0 || Date.now() - at < awayMs) return false;
  return log.some(
    (entry) =>
      entry.type === "news" &&
      entry.version > version &&
      entry.seat !== null &&
      (entry.by === "bot" || !mine.includes(entry.seat)),
  );
}
