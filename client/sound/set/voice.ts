/** Plays what is written as notes, softly: counted out here, nothing recorded. */
import { ambience, sounds } from "../../settings/settings.ts";
import { loudnessOf, renderAmbience } from "./ambience.ts";
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

let room: { readonly volume: GainNode; readonly source: AudioBufferSourceNode } | null = null;
let hall: Promise<AudioBuffer> | null = null;

/** The hall goes on by itself until it is told otherwise. */
export async function hearRoom(): Promise<void> {
  if (room !== null) return tuneRoom();
  hall ??= bufferOf(renderAmbience());
  const buffer = await hall;
  if (room !== null) return;
  const context = opened();
  const [source, volume] = [context.createBufferSource(), context.createGain()];
  source.buffer = buffer;
  source.loop = true;
  volume.gain.value = 0;
  source.connect(volume).connect(context.destination);
  source.start();
  room = { source, volume };
  tuneRoom();
}

export function leaveRoom(): void {
  room?.source.stop();
  room = null;
}

const fadeSeconds = 1.5;

export function tuneRoom(): void {
  const level = sounds.value === "on" ? loudnessOf[ambience.value] : 0;
  room?.volume.gain.setTargetAtTime(level, opened().currentTime, fadeSeconds / 3);
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
