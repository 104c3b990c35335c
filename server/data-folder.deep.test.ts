import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { fullFolder, standsOn } from "./testing/fuzz/data-folder.ts";

test("[fuzz] 3000 damaged data folders are told in one sentence or stood upon", async () => {
  const full = await fullFolder();
  const first = 100_000 + Math.floor(Math.random() * 1e8);
  for (let seed = first; seed < first + 3000; seed++)
    expect(["told", "stands"], `seed ${seed}`).toContain(await standsOn(full, seed));
  rmSync(full.folder, { recursive: true });
});
