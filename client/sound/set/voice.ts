/** Plays what is written as notes, softly: counted out here, nothing recorded. */
import { sounds } from "../../settings/settings.ts";
import { cueOf, type CueName } from "./cues.ts";
import { loudest } from "./loudness.ts";
import type { Cue } from "./note.ts";
import { rate, rendering } from "./synth.ts";

/** It works as long as it is open: whoever wants no sounds has none. */
let ear: AudioContext | null = null;
const opened = (): AudioContext => (ear ??= new AudioContext());
// Some phones want to be asked within a touch, and again after a call.
const wake = (): void => {
  if (sounds.value === "on") void opened().resume();
};
addEventListener("pointerdown", wake, true);
wake();

const made = new WeakMap<Cue, Promise<AudioBuffer>>();

/** A note a task: whoever draws meanwhile is not kept waiting. */
async function inTurn<T>(making: Generator<void, T>): Promise<T> {
  for (;;) {
    const { done, value } = making.next();
    if (done === true) return value;
    await new Promise((go) => setTimeout(go));
  }
}

async function bufferOf(making: Generator<void, Float32Array<ArrayBuffer>>): Promise<AudioBuffer> {
  const samples = await inTurn(making);
  const buffer = opened().createBuffer(1, samples.length, rate);
  buffer.copyToChannel(samples, 0);
  return buffer;
}

/** Ahead of its first time. */
export function prepare(cue: Cue): Promise<AudioBuffer> {
  const ready = made.get(cue) ?? bufferOf(rendering(cue));
  made.set(cue, ready);
  return ready;
}

export function voice(name: CueName): void {
  play(cueOf(name));
}

const farAway = 0.55;

export function play(cue: Cue, isNear = true, volume = 1): void {
  const level = volume * (isNear ? loudest : loudest * farAway);
  void prepare(cue).then((buffer) => start(buffer, level));
  // The type promises it; desktops and iPhones have none.
  const { vibrate } = navigator as { readonly vibrate?: unknown };
  if (isNear && cue.pulse !== undefined && typeof vibrate === "function")
    navigator.vibrate([...cue.pulse]);
}

function start(buffer: AudioBuffer, level: number): void {
  const context = opened();
  const volume = context.createGain();
  volume.gain.value = level;
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(volume).connect(context.destination);
  source.start();
}
