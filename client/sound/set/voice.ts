/** Plays a cue, softly: oscillators and a breath of noise, nothing recorded. */
import { sounds } from "../../settings/settings.ts";
import { cueOf, type CueName, type Note } from "./cues.ts";

/** Under a conversation, not over it. */
const loudest = 0.09;

/** It works as long as it is open: whoever wants no sounds has none. */
let ear: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const opened = (): AudioContext => (ear ??= new AudioContext());
// Some phones want to be asked within a touch, and again after a call.
const wake = (): void => {
  if (sounds.value === "on") void opened().resume();
};
addEventListener("pointerdown", wake, true);
wake();

export function voice(name: CueName): void {
  const { notes, pulse } = cueOf(name);
  for (const note of notes) play(note);
  // The type promises it; desktops and iPhones have none.
  const { vibrate } = navigator as { readonly vibrate?: unknown };
  if (pulse !== undefined && typeof vibrate === "function") navigator.vibrate([...pulse]);
}

function play(note: Note): void {
  const context = opened();
  const start = context.currentTime + note.at;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loudest * (note.level ?? 1), start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + note.lasts);
  const source = voiceOf(context, note, start);
  source.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + note.lasts + 0.02);
}

function voiceOf(context: AudioContext, note: Note, start: number): AudioScheduledSourceNode {
  if (note.pitch === undefined) return breath(context);
  const tone = context.createOscillator();
  tone.type = note.wave ?? "triangle";
  const [from, to] = typeof note.pitch === "number" ? [note.pitch, note.pitch] : note.pitch;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + note.lasts);
  return tone;
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
