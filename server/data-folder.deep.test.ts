import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { fullFolder, standsOn, standsWithout } from "./testing/fuzz/data-folder.ts";

test("[fuzz] 3000 damaged data folders are told in one sentence or stood upon", async () => {
  const full = await fullFolder();
  const first = 100_000 + Math.floor(Math.random() * 1e8);
  for (let seed = first; seed < first + 3000; seed++)
    expect(await standsOn(full, seed), `seed ${seed}`).toMatch(/^(?:told|stands)$/);
  rmSync(full.folder, { recursive: true });
});

test("[fuzz] a table or an index whose beginning is damaged is told in one sentence, whichever it is", async () => {
  const full = await fullFolder();
  const found = await standsWithout(full);
  rmSync(full.folder, { recursive: true });
  expect(found.size).toBeGreaterThan(30);
  expect([...found].filter(([, how]) => how !== "told" && how !== "stands")).toEqual([]);
});
