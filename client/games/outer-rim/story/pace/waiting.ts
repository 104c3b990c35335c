/** How long a scene stays: until a tap, or for as long as its lines take to read. */
import type { Pace } from "./pace.ts";
import type { Scene } from "../scenes.ts";

const leastMs = 2600;
const lineMs = 1100;
const mostMs = 9000;
const hurriedMs = 4000;

export interface Reader {
  readonly pace: Pace;
  /** `null` for a spectator. */
  readonly seat: number | null;
  /** The table waits for me. */
  readonly isAsked: boolean;
  /** Somebody's clock runs. */
  readonly hurried: boolean;
  /** A bot sits for me, and nobody taps. */
  readonly movedOn: boolean;
}

/**
 * Who only watches is never kept waiting, nor is the board while others play on. Whom the table waits for reads until
 * the tap, unless somebody's clock runs; so does whoever was in a fight, however the table goes on.
 */
export function waitOf(scene: Scene, reader: Reader): number | null {
  const { pace, seat, isAsked, hurried, movedOn } = reader;
  const atMyPace = (pace === "mine" || pace === "brief") && seat !== null && !movedOn;
  if (atMyPace && (isAsked || befalls(scene, seat))) return hurried ? hurriedMs : null;
  return Math.min(mostMs, leastMs + lineMs * (scene.news.length - 1));
}

function befalls({ news }: Scene, seat: number): boolean {
  return news.some((one) => {
    if (one.type === "combat-resolved") return one.attacker === seat || one.defender === seat;
    return one.type === "defeated" && one.player === seat;
  });
}
