/** How long a scene stays: until a tap, or for as long as its lines take to read. */
import { unreachable } from "#rules/game.ts";
import { isDelivery, isGreat, isLoudNews } from "../scenes.ts";
import type { Pace } from "./pace.ts";
import type { QueuedScene } from "../told-scenes.ts";

const leastMs = 2600;
const lineMs = 1100;
const mostMs = 9000;
const hurriedMs = 4000;
/** What is handed over is seen to be counted. */
const paidMs = 1700;
/** A reel is one line on the moving map; two, where more than one great thing is done in it. */
const reelMs = 2300;
const loudMs = 450;

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

type Shown = Pick<QueuedScene, "scene" | "reel"> & {
  /** What comes after it. */
  readonly then?: Pick<QueuedScene, "scene"> | undefined;
};

/**
 * A film goes on by itself except where it stops for me. Tap by tap nothing goes by itself, whoever plays on meanwhile.
 * In brief the board goes on while others do; whom the table waits for, or who was in a fight, reads until the tap.
 * Nobody taps where one only watches or a bot sits for me, and nobody is to wait while somebody's clock runs.
 */
export function waitOf(shown: Shown, reader: Reader): number | null {
  const { seat, isAsked, hurried, movedOn } = reader;
  const read = readMs(shown);
  if (seat === null || movedOn || !waitsForTap(shown, reader)) return read;
  if (!hurried) return null;
  return isAsked || befalls(shown, seat) ? hurriedMs : read;
}

function waitsForTap({ scene, reel, then }: Shown, { pace, seat, isAsked }: Reader): boolean {
  if (isPaid(scene) && scene.player === seat) return false;
  switch (pace) {
    case "film":
      // From one test of mine to the next I have already rolled, and shall again.
      if (reel !== undefined || (isTestOf(scene, seat) && then?.scene.player === seat))
        return false;
      return !isEndOfTurn(scene, seat);
    case "brief":
      return isAsked || befalls({ scene }, seat);
    case "mine":
      return true;
    case "instant":
      return false;
    default:
      return unreachable(pace);
  }
}

function isTestOf({ kind, player }: QueuedScene["scene"], seat: number | null): boolean {
  return kind === "test" && player === seat;
}

/** I have decided all there was to decide: small things are read as the next turn begins. */
function isEndOfTurn({ kind, player, news }: QueuedScene["scene"], seat: number | null): boolean {
  if (player !== seat || (kind !== "plain" && kind !== "test")) return false;
  return news.some(({ type }) => type === "turn-ended") && !news.some(isGreat);
}

/** [OR-CARGO-01] Handed over for credits: whoever did it knows why, and sees them counted. */
function isPaid({ kind, news }: QueuedScene["scene"]): boolean {
  return kind === "plain" && news.some(isDelivery) && !news.some(isGreat);
}

function readMs({ scene, reel }: Shown): number {
  const { news } = scene;
  if (reel === undefined && isPaid(scene)) return paidMs;
  if (reel !== undefined) return reelMs + loudMs * Math.min(2, news.filter(isLoudNews).length);
  return Math.min(mostMs, leastMs + lineMs * (news.length - 1));
}

function befalls({ scene: { news } }: Pick<Shown, "scene">, seat: number | null): boolean {
  return news.some((one) => {
    if (one.type === "combat-resolved") return one.attacker === seat || one.defender === seat;
    return one.type === "defeated" && one.player === seat;
  });
}
