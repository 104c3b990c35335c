/** A handful of short synthesised cues; each has a visual twin. Silent unless switched on. */
import { sounds } from "../settings/settings.ts";

const cues = {
  /** Two warm notes: your move. */
  move: [
    [392, 0, 0.12],
    [523, 0.11, 0.2],
  ],
  /** A card put down. */
  card: [[180, 0, 0.06]],
  no: [[140, 0, 0.16]],
  /** Dice on wood. */
  dice: [
    [220, 0, 0.03],
    [180, 0.06, 0.03],
    [240, 0.11, 0.03],
    [150, 0.19, 0.06],
  ],
  /** A ship draws past. */
  engine: [
    [90, 0, 0.5],
    [135, 0.05, 0.4],
    [180, 0.12, 0.25],
  ],
  /** A deal: coins and a handshake. */
  deal: [
    [660, 0, 0.08],
    [880, 0.07, 0.12],
  ],
  over: [
    [392, 0, 0.16],
    [494, 0.14, 0.16],
    [587, 0.28, 0.4],
  ],
} as const;

let context: AudioContext | null = null;

export function cue(name: keyof typeof cues): void {
  if (sounds.value === "off") return;
  context ??= new AudioContext();
  for (const [pitch, after, lasts] of cues[name]) {
    const start = context.currentTime + after;
    const voice = context.createOscillator();
    const volume = context.createGain();
    voice.type = "triangle";
    voice.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.18, start + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    voice.connect(volume).connect(context.destination);
    voice.start(start);
    voice.stop(start + lasts + 0.02);
  }
}
