import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { quickRng } from "#rules/rng.ts";
import { askForLink, openHostDoor, type HostDoor } from "./host-door.ts";
import { damaged, mutated, oneIn } from "./testing/fuzz/pick.ts";

let folder = "";
let door: HostDoor | undefined;
const failures: unknown[] = [];
const open = (): void => {
  const wishes = { backUp: async () => undefined, link: () => "/host#key" };
  door = openHostDoor(folder, wishes, (error) => failures.push(error));
};
beforeEach(() => {
  failures.length = 0;
  folder = mkdtempSync(join(tmpdir(), "guildhall-"));
});
afterEach(() => {
  door?.close();
  rmSync(folder, { recursive: true });
});

/** Says it and hangs up, waiting for an answer or not. */
function say(bytes: Buffer, rudely: boolean): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(join(folder, "host.sock"));
    socket.on("error", () => undefined);
    socket.on("close", () => resolve());
    socket.resume();
    socket.write(bytes);
    if (rudely) socket.destroy();
    else socket.end();
  });
}

test("[fuzz] 500 odd wishes at the host's door, half of them torn off, end nothing", async () => {
  open();
  await expect.poll(() => askForLink(folder)).toBe("/host#key");
  for (let seed = 0; seed < 500; seed++) {
    const rng = quickRng(seed);
    const text = JSON.stringify(mutated(rng, { backup: "x", link: true })) ?? "";
    await say(damaged(rng, Buffer.from(text)), oneIn(rng, 2));
  }
  await say(Buffer.alloc(200_000, "x"), false);
  expect(await askForLink(folder)).toBe("/host#key");
  expect(failures).toEqual([]);
});

test("[host door] something else in its place is left there and told", async () => {
  mkdirSync(join(folder, "host.sock"));
  open();
  expect(failures).toHaveLength(1);
});

test("[host door] nobody is in", async () => {
  expect(await askForLink(folder)).toBeNull();
});
