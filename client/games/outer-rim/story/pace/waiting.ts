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
 * Tap by tap nothing goes by itself, whoever plays on meanwhile. In brief the board goes on while others do; whom the
 * table waits for, or who was in a fight, reads until the tap. Nobody taps where one only watches or a bot sits for
 * me, and nobody is to wait while somebody's clock runs.
 */
export function waitOf(scene: Scene, reader: Reader): number | null {
  const { pace, seat, isAsked, hurried, movedOn } = reader;
  const isRead = Math.min(mostMs, leastMs + lineMs * (scene.news.length - 1));
  if (seat === null || movedOn) return isRead;
  const isMine = isAsked || befalls(scene, seat);
  if (pace === "mine" || (pace === "brief" && isMine))
    return hurried ? (isMine ? hurriedMs : isRead) : null;
  return isRead;
}

function befalls({ news }: Scene, seat: number): boolean {
  return news.some((one) => {
    if (one.type === "combat-resolved") return one.attacker === seat || one.defender === seat;
    return one.type === "defeated" && one.player === seat;
  });
}
