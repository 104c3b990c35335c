/** Pings both ways: whoever never answers is gone, whoever floods us is cut off. */
import { paceOfPing, type FramesIn } from "../limits/frames-in.ts";
import type { Services } from "../../services.ts";
import type { WebSocket } from "ws";

interface Pulse {
  pinged(data: Buffer): void;
  ponged(): void;
  beat(): void;
}

export function pulse(
  ws: WebSocket,
  frames: FramesIn,
  { metrics, limits, clock }: Services,
  reads: () => boolean,
): Pulse {
  let alive = true;
  return { pinged, ponged, beat };

  /** Answered by ourselves: the library would write one answer behind the other to someone who reads none. */
  function pinged(data: Buffer): void {
    if (ws.readyState !== ws.OPEN) return;
    const pace = paceOfPing(frames, limits, clock.now());
    if (pace === "end") return cutOff("pings");
    if (pace === "fine" && reads()) ws.pong(data);
  }

  function ponged(): void {
    // Only one is asked for at a time; others are counted like pings.
    if (alive && paceOfPing(frames, limits, clock.now()) === "end") return cutOff("pings");
    alive = true;
  }

  function beat(): void {
    if (!alive) return ws.terminate();
    alive = false;
    ws.ping();
  }

  function cutOff(why: string): void {
    metrics.turnedAway.inc({ why });
    ws.terminate();
  }
}
