/** Whom a guest's own web hook calls may be anybody: no answer of theirs holds up the calls of others. */
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Visitor } from "../testing/visitor.ts";
import { addHook, begin, calledHall, type CalledHall } from "./testing/called.ts";
import { enmities, openEnemy } from "./testing/enemy.ts";

const minute = 60_000;

let called: CalledHall;
beforeEach(async () => void (called = await calledHall()));
afterEach(() => called.close());

test("[calls] a web hook that answers 101 is that web hook's trouble", async () => {
  const enemy = await openEnemy(enmities["answers 101"]);
  const people = [await called.hall.guest("Mal"), await called.hall.guest("Mia")];
  const [mal, mia] = people as [Visitor, Visitor];
  const { id } = await addHook(mal, enemy.url);
  await addHook(mia, called.receiver.url);
  expect((await mal.post(`/api/me/channels/${id}/try`)).body).toMatchObject({
    arrived: false,
    trouble: { code: "no-answer" },
  });
  await begin(people);
  await called.pass(minute);
  expect([enemy.calls, called.receiver.got.length]).toEqual([2, 1]);
  await called.restart();
  // Four more tries, as with anyone who does not answer; then never again.
  for (const wait of [1, 5, 30, 180, 24 * 60]) await called.pass(wait * minute);
  expect(enemy.calls).toBe(6);
  await enemy.close();
});

test("[calls] a hall that closes lets go of a receiver that says nothing", async () => {
  const enemy = await openEnemy(enmities["says nothing"]);
  const mal = await called.hall.guest("Mal");
  const { id } = await addHook(mal, enemy.url);
  const trying = mal.post(`/api/me/channels/${id}/try`);
  await expect.poll(() => enemy.open).toBe(1);
  await called.restart();
  // Had it been waited for, it would say that nobody answered.
  expect(await trying).toMatchObject({ status: 429 });
  expect(enemy.open).toBe(0);
  await enemy.close();
});
