/**
 * What one socket may send, however it is cut into frames: asks, pings and bytes, each with an allowance of its own.
 */
import type { Limits } from "./limits.ts";
import { bucketOf, takeFrom } from "./rates.ts";

/** After so many messages over the allowance the conversation ends. */
const mostWarnings = 100;

export interface FramesIn {
  /** `over` is answered in words; after `mostWarnings` of them the conversation ends. */
  ask(): "fine" | "over" | "end";
  ping(): "fine" | "over" | "end";
  /** Empty frames are not heard by anyone, yet each must be read: their bytes are counted. */
  bytes(count: number): "fine" | "end";
}

export function framesIn(limits: Limits, now: () => number): FramesIn {
  const asks = bucketOf(limits.asksPerConnection, now());
  const pings = bucketOf(limits.pingsPerConnection, now());
  const volume = bucketOf(limits.bytesPerConnection, now());
  let warnings = 0;
  const judged = (allowed: boolean): "fine" | "over" | "end" =>
    allowed ? "fine" : ++warnings > mostWarnings ? "end" : "over";
  return {
    ask: () => judged(takeFrom(asks, limits.asksPerConnection, now())),
    ping: () => judged(takeFrom(pings, limits.pingsPerConnection, now())),
    bytes: (count) => (takeFrom(volume, limits.bytesPerConnection, now(), count) ? "fine" : "end"),
  };
}
