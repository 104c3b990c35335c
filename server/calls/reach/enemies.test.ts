/** Whatever the other side does, one request ends in its time, and leaves nobody on the line. */
import { expect, test } from "vitest";
import { enmities, openEnemy, rudenesses, type Enemy } from "../testing/enemy.ts";
import { readAllowed } from "./addresses.ts";
import { post, type PostTrouble } from "./post.ts";

const send = (enemy: Enemy): Promise<PostTrouble> =>
  post(
    { url: enemy.url, headers: {}, body: "{}" },
    { allowed: readAllowed("127.0.0.1"), patience: 200 },
  );

test.each(Object.entries(enmities))("[calls] whoever %s has not answered", async (_, enmity) => {
  const enemy = await openEnemy(enmity);
  expect(await send(enemy)).toEqual({ code: "no-answer", detail: "127.0.0.1" });
  await expect.poll(() => enemy.open).toBe(0);
  await enemy.close();
});

test.each(Object.entries(rudenesses))("[calls] whoever %s was reached", async (_, rudeness) => {
  const enemy = await openEnemy(rudeness);
  expect(await send(enemy)).toBe(null);
  await expect.poll(() => enemy.open).toBe(0);
  await enemy.close();
});
