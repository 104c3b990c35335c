import fc from "fast-check";
import { expect, test } from "vitest";
import { settled } from "#table/testing/hand-clock.ts";
import { twoEnds } from "./testing/two-ends.ts";

test("[NEAR] texts of any length arrive whole and in order", async () => {
  const { host, guest } = twoEnds();
  const heard: string[] = [];
  const texts = ["", "a", "é".repeat(15_000), "b".repeat(15_001), "c".repeat(100_000), "end"];
  for (const text of texts) guest.send(text);
  await settled();
  host.hear((text) => void heard.push(text));
  expect(heard).toEqual(texts);
});

test("[NEAR] what is no piece of a text, or has no end, ends the conversation", async () => {
  for (const pieces of [["x"], [""], Array.from({ length: 300 }, () => `+${"y".repeat(20_000)}`)]) {
    const { host, shout } = twoEnds();
    host.hear(() => undefined);
    for (const piece of pieces) shout(piece);
    await settled();
    expect(host.isOpen.value).toBe(false);
  }
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string()), async (pieces) => {
      const { host, shout } = twoEnds();
      host.hear(() => undefined);
      for (const piece of pieces) shout(piece);
      await settled();
    }),
  );
});
