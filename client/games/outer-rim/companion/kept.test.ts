import { expect, test } from "vitest";
import { keptFrom } from "./kept.ts";

/** As the device kept it when used cards lay on a pile of their own. */
function older(
  cards: readonly string[],
  used: readonly string[],
  reading: { readonly card: string; readonly at: number; readonly open: boolean } | null,
): unknown {
  const turn = reading && { ...reading, taken: [], left: 1 };
  const bossk = { number: 1, character: "bossk", deck: "bounty-hunter" };
  const counts = { fame: 2, credits: 7000, defeated: false, turns: 4 };
  return { opponents: [{ ...bossk, ...counts, cards, used, turn }], people: [], target: 8 };
}

test("[OR-SOLO-02] what an older version kept still opens: used cards lie under the deck", () => {
  const between = keptFrom(older(["ai-bossk"], ["hunter-2", "hunter-1"], null));
  expect(between?.opponents[0]).toMatchObject({ fame: 2, credits: 7000, turns: 4 });
  expect(between?.opponents[0]?.cards).toEqual(["ai-bossk", "hunter-2", "hunter-1"]);
  expect(between?.target).toBe(8);
  const reading = keptFrom(
    older([], ["hunter-2", "hunter-1"], { card: "ai-bossk", at: 1, open: false }),
  );
  expect(reading?.opponents[0]?.cards).toEqual(["hunter-2", "hunter-1", "ai-bossk"]);
  expect(reading?.opponents[0]?.turn).toMatchObject({ card: "ai-bossk", at: 1, open: null });
  // What this version keeps stays as it is.
  expect(keptFrom(JSON.parse(JSON.stringify(reading)))).toEqual(reading);
});

test("[OR-SOLO-02] what an older version was asking is still asked", () => {
  const open = (card: string, at: number, isOpen: boolean) =>
    keptFrom(older(["ai-bossk"], [], { card, at, open: isOpen }))?.opponents[0]?.turn?.open;
  // A fight with a hostile patrol was said yes to; credits for a reputation are never refused.
  expect(open("hunter-5", 4, true)).toEqual({ credits: 0, fame: 0, fell: false });
  expect(open("hunter-5", 4, false)).toBeNull();
  expect(open("hunter-5", 7, false)).toEqual({ credits: 4000, fame: 0, fell: false });
});

test("[OR-SOLO-02] what no version wrote is not opened", () => {
  for (const found of [
    null,
    7,
    "x",
    [],
    { opponents: [] },
    { opponents: 1, people: [], target: 1 },
  ])
    expect(keptFrom(found)).toBeNull();
});
