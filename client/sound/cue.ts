/** Plays a cue, softly, and lets a phone feel it. Silent until the first touch of the page, and when switched off. */
import { sounds } from "../settings/settings.ts";
import { cueOf, type CueName, type Note } from "./cues.ts";

/** Under a conversation, not over it. */
const loudest = 0.09;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** A browser lets nobody speak before the person has touched something. */
export function awaitFirstTouch(): void {
  const wake = (): void => {
    removeEventListener("pointerdown", wake, true);
    removeEventListener("keydown", wake, true);
    if (typeof AudioContext === "function") context = new AudioContext();
  };
  addEventListener("pointerdown", wake, true);
  addEventListener("keydown", wake, true);
}

export function cue(name: CueName): void {
  if (sounds.value === "off" || context === null) return;
  const { notes, pulse } = cueOf(name);
  for (const note of notes) play(context, note);
  // The type promises it; desktops and iPhones have none.
  const { vibrate } = navigator as { readonly vibrate?: unknown };
  if (pulse !== undefined && typeof vibrate === "function") navigator.vibrate([...pulse]);
}

function play(context: AudioContext, note: Note): void {
  const start = context.currentTime + note.at;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loudest * (note.level ?? 1), start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + note.lasts);
  const voice = voiceOf(context, note, start);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + note.lasts + 0.02);
}

function voiceOf(context: AudioContext, note: Note, start: number): AudioScheduledSourceNode {
  if (note.pitch === undefined) return breath(context);
  const voice = context.createOscillator();
  voice.type = note.wave ?? "triangle";
  const [from, to] = typeof note.pitch === "number" ? [note.pitch, note.pitch] : note.pitch;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + note.lasts);
  return voice;
}

/** Paper, dust, a stamp: a fifth of a second of noise, made once. */
function breath(context: AudioContext): AudioScheduledSourceNode {
  if (noise === null) {
    noise = context.createBuffer(1, context.sampleRate / 5, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * 0.5;
  }
  const source = context.createBufferSource();
  source.buffer = noise;
  return source;
}
