import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { handClock } from "#table/testing/hand-clock.ts";
import { testHall, type TestHall } from "../testing/test-hall.ts";
import type { Visitor } from "../testing/visitor.ts";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "guildhall-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const day = 86_400_000;
const limits = { idleMilliseconds: 1000 };

async function inMemory({ url }: TestHall): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/guildhall_tables_in_memory (\d+)/.exec(metrics)?.[1]);
}

/** A game of days of which nobody has answered yet. */
async function slowGame(hall: TestHall): Promise<{ ginny: Visitor; table: string }> {
  const [ginny, mia] = [await hall.guest("Ginny"), await hall.guest("Mia")];
  const table = await ginny.make({
    game: "bounty-hunters",
    seats: 2,
    clock: 86_400,
    time: { whenUp: "bot" },
  });
  await mia.ask(table, { type: "sit", seat: 1, entropy: "open" });
  await ginny.ask(table, { type: "start" });
  return { ginny, table };
}

test("[clock] a table of days leaves memory and wakes when its clock rings, also after a restart", async () => {
  const clock = handClock();
  const first = await testHall({ folder, clock, limits, sweepMilliseconds: 20 });
  const { ginny, table } = await slowGame(first);
  await clock.pass(2000);
  await expect.poll(() => inMemory(first)).toBe(0);
  await clock.pass(day / 2);
  expect(await inMemory(first)).toBe(0);
  await first.close();

  const second = await testHall({ folder, clock, limits, sweepMilliseconds: 20 });
  expect(await inMemory(second)).toBe(0);
  await clock.pass(day / 2 - 2000);
  await expect.poll(() => inMemory(second)).toBe(1);
  const played = async (): Promise<unknown> => {
    await clock.pass(1);
    const answer = await fetch(`${second.url}/api/tables/${table}`, {
      headers: { authorization: `Bearer ${ginny.token}` },
    });
    return answer.json();
  };
  await expect
    .poll(played, { timeout: 10_000 })
    .toMatchObject({ seats: [{ holder: { substitute: expect.any(String) } }, {}] });
  await second.close();
});
