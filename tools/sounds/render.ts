/** Every sound as a file to listen to, as a picture of its pitches, and what it is in numbers. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { spectrogram } from "./spectrogram.ts";

type Cue = object;
interface SoundFigures {
  readonly seconds: number;
  readonly peak: number;
  readonly loudness: number;
  readonly middle: number;
}

/** The client is built by itself: here its files are only run. */
async function from<T>(path: string): Promise<T> {
  return (await import(`#client/${path}`)) as T;
}

const { cues } = await from<{ cues: Record<string, Cue> }>("sound/set/cues.ts");
const { motifs } = await from<{ motifs: Record<string, Cue> }>("games/outer-rim/sound/motifs.ts");
const { beds } = await from<{ beds: Record<string, Cue> }>("games/outer-rim/sound/beds.ts");
const { loudest } = await from<{ loudest: number }>("sound/set/loudness.ts");
const { rate, render } = await from<{ rate: number; render(cue: Cue): Float32Array }>(
  "sound/set/synth.ts",
);
const { renderAmbience, loudnessOf } = await from<{
  renderAmbience(): Generator<void, Float32Array>;
  loudnessOf: Record<"low" | "middle" | "high", number>;
}>("sound/set/ambience.ts");
const { measured } = await from<{ measured(samples: Float32Array, level: number): SoundFigures }>(
  "sound/testing/measure.ts",
);

const { values } = parseArgs({ options: { out: { type: "string", default: "data/sounds" } } });

/** Sixteen bits, one channel. */
function wave(samples: Float32Array, level: number): Buffer {
  const data = Buffer.alloc(44 + 2 * samples.length);
  data.write("RIFF", 0);
  data.writeUInt32LE(36 + 2 * samples.length, 4);
  data.write("WAVEfmt ", 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(1, 22);
  data.writeUInt32LE(rate, 24);
  data.writeUInt32LE(2 * rate, 28);
  data.writeUInt16LE(2, 32);
  data.writeUInt16LE(16, 34);
  data.write("data", 36);
  data.writeUInt32LE(2 * samples.length, 40);
  for (const [i, one] of samples.entries())
    data.writeInt16LE(Math.round(32767 * Math.max(-1, Math.min(1, one * level))), 44 + 2 * i);
  return data;
}

mkdirSync(values.out, { recursive: true });
for (const [folder, set] of Object.entries({ hall: cues, "outer-rim": motifs, places: beds }))
  for (const [name, cue] of Object.entries(set)) write(`${folder}-${name}`, render(cue), loudest);
write("hall-ambience", whole(renderAmbience()), loudnessOf.middle);

function write(name: string, samples: Float32Array, level: number): void {
  const { seconds, peak, loudness, middle } = measured(samples, level);
  writeFileSync(join(values.out, `${name}.wav`), wave(samples, level));
  writeFileSync(join(values.out, `${name}.png`), spectrogram(samples, rate));
  console.log(
    `${name}: ${seconds.toFixed(2)} s, peak ${peak.toFixed(3)}, ${loudness.toFixed(1)} dB, ${Math.round(middle)} Hz`,
  );
}

function whole(making: Generator<void, Float32Array>): Float32Array {
  for (;;) {
    const { done, value } = making.next();
    if (done === true) return value;
  }
}
