/** What was so when something happened is told with it: live, to whoever comes later, and in a replay. */
import { expect, test } from "vitest";
import type { Game } from "#rules/game.ts";
import { outerRim, type News } from "#rules/outer-rim/index.ts";
import {
  ask,
  ginny,
  mia,
  openNew,
  reopen,
  rig,
  startWith,
  terms,
  type Rig,
} from "../testing/rig.ts";
import { isAwaited, optionOf, watch, type Watcher } from "../testing/watcher.ts";
import type { Table } from "../table.ts";
import { newsIn } from "../talk/steps/seen-steps.ts";

const people = [ginny, mia];

/** Two people who now and then take back what they did. */
async function played(): Promise<{ bench: Rig; table: Table; eyes: readonly Watcher[] }> {
  const bench = rig();
  const table = await openNew(
    bench,
    outerRim as unknown as Game,
    terms(outerRim as unknown as Game, 2),
  );
  await startWith(table, people, 2);
  const eyes = [await watch(table, ginny, 0), await watch(table, mia, 1)];
  for (let move = 0; move < 120; move++)
    for (const [seat, person] of people.entries()) {
      const watcher = eyes[seat];
      if (watcher === undefined || !isAwaited(watcher, seat)) continue;
      const command = optionOf(outerRim as unknown as Game, watcher, move * 13);
      await ask(table, person, { type: "command", seat, command });
      if (move % 9 === 4) await ask(table, person, { type: "take-back", seat });
    }
  expect(bench.bugs).toEqual([]);
  return { bench, table, eyes };
}

test("[HALL] a log told again is the log that was told, dates and all", async () => {
  const { bench, table, eyes } = await played();
  const [mine] = eyes;
  const heard = JSON.stringify(mine?.log);
  expect(heard).toContain('"taken-back"');
  const begun = (newsIn(mine?.log ?? []) as readonly News[]).filter(
    ({ type }) => type === "turn-began",
  );
  expect(begun.length).toBeGreaterThan(0);
  expect(begun.every(({ at }) => at !== undefined)).toBe(true);
  for (const again of [table, await reopen(bench, outerRim as unknown as Game, table.id)]) {
    const later = await watch(again, ginny, 0);
    expect(JSON.stringify(later.log)).toBe(heard);
    // Also from the middle on.
    const half = Math.floor(later.version() / 2);
    const rest = await watch(again, ginny, 0, half);
    expect(JSON.stringify(rest.log)).toBe(
      JSON.stringify(mine?.log.filter(({ version }) => version > half)),
    );
    const past = await again.past(ginny.id, 0, 0, null);
    if (!("pages" in past)) throw new Error(past.code);
    expect(JSON.stringify(past.pages.flatMap(({ log }) => log))).toBe(heard);
  }
});
