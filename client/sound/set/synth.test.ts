/** What is heard is short, soft and its own: in numbers, because nobody listens to a test. */
import { expect, test } from "vitest";
import { motifs } from "../../games/outer-rim/sound/motifs.ts";
import { measured } from "../testing/measure.ts";
import { ambienceSeconds, loudnessOf, renderAmbience } from "./ambience.ts";
import { cues } from "./cues.ts";
import { loudest } from "./loudness.ts";
import type { Cue } from "./note.ts";
import { rate, render } from "./synth.ts";

const all = Object.entries<Cue>({ ...cues, ...motifs });

test.each(all)("[HALL] %s is short, and under a conversation", (name, cue) => {
  const { seconds, peak, loudness } = measured(render(cue), loudest);
  expect(seconds).toBeGreaterThan(0.05);
  expect(seconds).toBeLessThan(["victory", "win"].includes(name) ? 3.2 : 1.7);
  expect(peak).toBeLessThan(0.2);
  expect(loudness).toBeLessThan(-30);
  // A card that is put down is hardly heard, and is meant so.
  expect(loudness).toBeGreaterThan(-49);
});

test("[HALL] a sound begins and ends in silence: nothing clicks", () => {
  for (const [name, cue] of all) {
    const samples = render(cue);
    expect(Math.abs(samples[0] ?? 1), name).toBeLessThan(0.05);
    expect(Math.abs(samples.at(-1) ?? 1), name).toBeLessThan(0.02);
  }
});

test("[HALL] the room is a steady, soft piece without an end: nothing clicks where it begins again", () => {
  const making = renderAmbience();
  let one = making.next();
  while (one.done !== true) one = making.next();
  const samples = one.value;
  const { seconds, peak, loudness, middle } = measured(samples, loudnessOf.high);
  expect(seconds).toBe(ambienceSeconds);
  expect(peak).toBeLessThan(0.2);
  // Under every cue but a card put down.
  expect(loudness).toBeLessThan(-34);
  expect(loudness).toBeGreaterThan(-52);
  expect(middle).toBeGreaterThan(100);
  expect(middle).toBeLessThan(900);
  const second = (from: number): number =>
    Math.hypot(...samples.subarray(from * rate, (from + 1) * rate));
  const each = Array.from({ length: ambienceSeconds }, (_, from) => second(from));
  expect(Math.max(...each) / Math.min(...each)).toBeLessThan(4);
  // From the last sample to the first it goes on as it does everywhere.
  const steps = samples.slice(1).map((sample, i) => Math.abs(sample - (samples[i] ?? 0)));
  const seam = Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0));
  expect(seam).toBeLessThan(steps.reduce((most, step) => Math.max(most, step), 0));
});

test("[OR-DICE-01] what goes well, what goes badly and what threatens are told apart by ear", () => {
  const heard = (name: keyof typeof motifs): number =>
    measured(render(motifs[name]), loudest).middle;
  // A hit is a bright thing, a failure a dull one, and a blow that fells somebody lower still.
  expect(heard("passed")).toBeGreaterThan(1.5 * heard("failure"));
  expect(heard("fame")).toBeGreaterThan(1.5 * heard("failure"));
  expect(heard("failure")).toBeGreaterThan(1.5 * heard("knocked-out"));
  expect(heard("dice")).toBeGreaterThan(3 * heard("tension"));
  const notes = all.map(([, { notes: written }]) => JSON.stringify(written));
  expect(new Set(notes).size).toBe(all.length);
});
