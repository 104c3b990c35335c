/** What is heard is short, soft and its own: in numbers, because nobody listens to a test. */
import { expect, test } from "vitest";
import { motifs } from "../../games/outer-rim/sound/motifs.ts";
import { measured } from "../testing/measure.ts";
import { cues } from "./cues.ts";
import { loudest } from "./loudness.ts";
import type { Cue } from "./note.ts";
import { render } from "./synth.ts";

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
