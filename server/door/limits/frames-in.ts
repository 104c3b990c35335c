/**
 * What one socket may send, however it is cut into frames: asks, pings and bytes, each with an allowance of its own.
 * Plain data, because ten thousand sockets keep one each.
 */
import type { Limits } from "./limits.ts";
import { bucketOf, takeFrom, type Bucket } from "./rates.ts";

/** After so many messages over the allowance the conversation ends. */
const mostWarnings = 100;

export interface FramesIn {
  readonly asks: Bucket;
  readonly pings: Bucket;
  readonly volume: Bucket;
  warnings: number;
}

/** `over` is answered in words; after `mostWarnings` of them the conversation ends. */
export type FrameRate = "fine" | "over" | "end";

export function framesIn(limits: Limits, now: number): FramesIn {
  return {
    asks: bucketOf(limits.asksPerConnection, now),
    pings: bucketOf(limits.pingsPerConnection, now),
    volume: bucketOf(limits.bytesPerConnection, now),
    warnings: 0,
  };
}

export function paceOfAsk(frames: FramesIn, limits: Limits, now: number): FrameRate {
  return judged(frames, takeFrom(frames.asks, limits.asksPerConnection, now));
}

export function paceOfPing(frames: FramesIn, limits: Limits, now: number): FrameRate {
  return judged(frames, takeFrom(frames.pings, limits.pingsPerConnection, now));
}

/** Empty frames are not heard by anyone, yet each must be read: their bytes are counted. */
export function mayReadOn(frames: FramesIn, limits: Limits, now: number, bytes: number): boolean {
  return takeFrom(frames.volume, limits.bytesPerConnection, now, bytes);
}

function judged(frames: FramesIn, allowed: boolean): FrameRate {
  if (allowed) return "fine";
  return ++frames.warnings > mostWarnings ? "end" : "over";
}
