/** What I missed: after a while all of it, after a short one what a bot did for me. */
import type { Seat } from "#rules/game.ts";
import type { MyLook } from "#table/talk/me.ts";
import type { LogEntry, Version } from "#table/talk/words.ts";

/** Whoever was away for less remembers. */
const awayMs = 10 * 60_000;

/** What bots did for my seats after `seen`, once they have stepped out again. */
export function doneForMe(
  log: readonly LogEntry[],
  mine: readonly Seat[],
  seen: Version,
): readonly LogEntry[] {
  const isMine = (seat: Seat | null): boolean => seat !== null && mine.includes(seat);
  const missed = missedOf(log, mine, seen);
  return missed.filter(
    (entry) => entry.type === "news" && entry.by === "bot" && isMine(entry.seat),
  );
}

/** What happened while they played: a capture of mine may stand in what the last to choose did. */
export function missedOf(
  log: readonly LogEntry[],
  mine: readonly Seat[],
  seen: Version,
): readonly LogEntry[] {
  const isMine = (seat: Seat | null): boolean => seat !== null && mine.includes(seat);
  const back = log.findLast(
    (entry) => entry.type === "seated" && entry.change === "came-back" && isMine(entry.seat),
  );
  if (back === undefined || back.version <= seen) return [];
  return log.filter(
    ({ type, version }) => type === "news" && version > seen && version < back.version,
  );
}

/** A bot stepped in while these eyes were elsewhere, and still plays: nothing of it counts as seen. */
export function isUnseen(log: readonly LogEntry[], mine: readonly Seat[], seen: Version): boolean {
  const chair = log.findLast(
    (entry) =>
      entry.type === "seated" &&
      (entry.change === "substitute-plays" || entry.change === "came-back") &&
      entry.seat !== null &&
      mine.includes(entry.seat),
  );
  return (
    chair?.type === "seated" &&
    chair.change === "substitute-plays" &&
    chair.version > seen &&
    // Whoever sees it happen looks on.
    chair !== log.at(-1)
  );
}

export function isMyMove(entry: LogEntry, mine: readonly Seat[]): boolean {
  return (
    entry.type === "news" &&
    entry.by === "person" &&
    entry.seat !== null &&
    mine.includes(entry.seat)
  );
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
