/** What is paid besides: how long an answer was, and at how many tables a new name is told. */
import { afterEach, expect, test } from "vitest";
import { usualSettings } from "#rules/legion/index.ts";
import type { TournamentCard } from "#table/talk/tournament.ts";
import { testHall, type TestHall } from "../../testing/test-hall.ts";
import { sharesOf } from "./allowances.ts";

let hall: TestHall;
afterEach(() => hall.close());

const wide = { burst: 1e9, perSecond: 1e9 };
const few = { burst: 40, perSecond: 1e-9 };

test("[limits] a long answer costs as much as several", async () => {
  const shares = { ...sharesOf(wide), tournament: { person: few, address: wide } };
  hall = await testHall({ limits: { shares } });
  const ginny = await hall.guest("Ginny");
  const { body } = await ginny.post("/api/tournaments", { name: "Cup", settings: usualSettings });
  const path = `/api/tournaments/${(body as TournamentCard).id}`;
  // Twenty names of sixty signs that nobody can read: each list is told in a kilobyte and a half.
  const list = Array.from({ length: 20 }, (_, n) => `${n} ${"what is this ".repeat(4)} (1)`);
  for (let n = 0; n < 60; n++) {
    const helper = await hall.guest(`Helper ${n}`);
    await helper.post(`${path}/asks`, { type: "sign-up", list: list.join("\n") });
  }
  let looked = 0;
  for (; looked < 40; looked++) if ((await ginny.get(path)).status !== 200) break;
  expect(looked).toBeGreaterThan(2);
  expect(looked).toBeLessThan(32);
});

test("[limits] a new name costs as much as there are tables to hear of it", async () => {
  const shares = { ...sharesOf(wide), ask: { person: few, address: wide } };
  hall = await testHall({ limits: { shares } });
  const ginny = await hall.guest("Ginny");
  for (let n = 0; n < 9; n++) await ginny.make({ game: "bounty-hunters", seats: 2, sit: [] });
  for (let n = 0; n < 9; n++) await ginny.make({ game: "bounty-hunters", seats: 2 });
  let renamed = 0;
  for (let n = 0; n < 20; n++) {
    const { status } = await ginny.post("/api/me", { name: `Ginny ${n}` });
    if (status === 200) renamed++;
  }
  // Nine seats were asked for, one each; then ten for every name.
  expect(renamed).toBe(3);
});

test("[limits] lists of tables are looks like others, and have an end", async () => {
  const shares = { ...sharesOf(wide), watch: { person: few, address: wide } };
  hall = await testHall({ limits: { shares } });
  const ginny = await hall.guest("Ginny");
  const statuses: number[] = [];
  for (let n = 0; n < 30; n++)
    for (const path of ["/api/tables/mine", "/api/tables"])
      statuses.push((await ginny.get(path)).status);
  // A little of the last one went for the length of the others.
  expect(statuses.filter((status) => status === 200)).toHaveLength(few.burst - 1);
  expect(statuses.at(-1)).toBe(429);
});
