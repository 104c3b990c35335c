/** Sounds are counted out, not recorded: notes become samples, the same in every browser and in a file. */
import type { Cue, Note } from "./note.ts";

/** Enough for everything that is heard here, and half the work of a studio's. */
export const rate = 24_000;

const attackSeconds = 0.012;
const silence = 0.0001;
const piece = 4096;

function lengthOf({ notes, echo }: Cue): number {
  const end = Math.max(0, ...notes.map(({ at, lasts }) => at + lasts));
  return end + (echo === undefined ? 0.02 : echo.after * 3);
}

/** A voice at its loudest is 1; several together may be more. */
export function render(cue: Cue): Float32Array<ArrayBuffer> {
  const making = rendering(cue);
  for (;;) {
    const { done, value } = making.next();
    if (done === true) return value;
  }
}

/** Piece by piece: whoever draws meanwhile is not kept waiting for a whole sound. */
export function* rendering(cue: Cue): Generator<void, Float32Array<ArrayBuffer>> {
  const samples = new Float32Array(Math.ceil(lengthOf(cue) * rate));
  for (const [nth, note] of cue.notes.entries()) {
    yield* sound(note, nth, samples);
  }
  if (cue.echo !== undefined) repeat(samples, cue.echo);
  return samples;
}

function* sound(note: Note, nth: number, into: Float32Array): Generator<void, void> {
  const { at, lasts, level = 1, attack = attackSeconds } = note;
  const first = Math.round(at * rate);
  const count = Math.round(lasts * rate);
  const rise = Math.max(1, Math.min(count, attack * rate));
  const wave = waveOf(note, count, nth);
  const filter = note.through === undefined ? (x: number) => x : filterOf(note.through, count);
  for (let i = 0; i < count && first + i < into.length; i++) {
    if (i % piece === piece - 1) yield;
    const loud = i < rise ? i / rise : silence ** ((i - rise) / Math.max(1, count - rise));
    into[first + i] = (into[first + i] ?? 0) + level * loud * filter(wave(i), i);
  }
}

/** From one value to another as the ear hears it: by ratio. */
function glide(of: number | readonly [number, number], count: number): (i: number) => number {
  if (typeof of === "number") return () => of;
  const [from, to] = of;
  return (i) => from * (to / from) ** (i / count);
}

function waveOf({ pitch, wave = "triangle" }: Note, count: number, nth: number) {
  if (pitch === undefined) return noiseFrom(nth + 1);
  const hertz = glide(pitch, count);
  let phase = 0;
  return (i: number): number => {
    phase = (phase + hertz(i) / rate) % 1;
    return shapes[wave](phase);
  };
}

const shapes = {
  sine: (phase: number) => Math.sin(2 * Math.PI * phase),
  triangle: (phase: number) => 1 - 4 * Math.abs(((phase + 0.25) % 1) - 0.5),
  saw: (phase: number) => 2 * phase - 1,
  square: (phase: number) => (phase < 0.5 ? 0.7 : -0.7),
} as const;

/** The same breath every time. */
function noiseFrom(seed: number): () => number {
  let state = (seed * 0x9e3779b9) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 0x80000000 - 1;
  };
}

/** A resonant filter: lets through what lies below a pitch, or around it. */
function filterOf(
  { hertz, around, narrow = 1 }: NonNullable<Note["through"]>,
  count: number,
): (x: number, i: number) => number {
  const at = glide(hertz, count);
  let [low, band] = [0, 0];
  return (x, i) => {
    const f = Math.min(0.9, 2 * Math.sin((Math.PI * at(i)) / rate));
    low += f * band;
    band += f * (x - low - band / narrow);
    return around === true ? band : low;
  };
}

function repeat(samples: Float32Array, { after, keeps }: NonNullable<Cue["echo"]>): void {
  const late = Math.round(after * rate);
  for (let i = late; i < samples.length; i++)
    samples[i] = (samples[i] ?? 0) + keeps * (samples[i - late] ?? 0);
}
