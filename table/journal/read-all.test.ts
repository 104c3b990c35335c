import { expect, test } from "vitest";
import { ask, ginny, openNew, rig, startWith, terms } from "../testing/rig.ts";
import { tally } from "../testing/tally-game.ts";
import { readAll } from "./read-all.ts";

test("[journal] in pieces the same pages are read, up to the one that is asked for", async () => {
  const bench = rig();
  const table = await openNew(bench, tally, terms(tally, 1));
  await startWith(table, [ginny], 1);
  for (let entry = 0; entry < 600; entry++)
    await ask(table, ginny, { type: "command", seat: 0, command: { type: "add", n: 0 } });
  const whole = await bench.journal.read(table.id, 0);
  let breaths = 0;
  const breath = Object.assign(async () => void breaths++, { isDue: () => true });
  expect(await readAll(bench.journal, table.id, breath)).toEqual(whole);
  expect(breaths).toBe(6);
  for (const to of [0, 1, 100, 101, 602, 9999]) {
    expect(await readAll(bench.journal, table.id, breath, to)).toEqual(whole.slice(0, to));
    expect(await readAll(bench.journal, table.id, undefined, to)).toEqual(whole.slice(0, to));
    if (to < 100) continue;
    expect(await readAll(bench.journal, table.id, breath, to, 90)).toEqual(whole.slice(90, to));
    expect(await readAll(bench.journal, table.id, undefined, to, 90)).toEqual(whole.slice(90, to));
  }
});
