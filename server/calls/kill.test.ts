/** Asked, and killed before it was sent: it is sent after the next start, and a receiver knows it again by its id. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { childHall } from "../testing/child-hall.ts";
import { visitor } from "../testing/visitor.ts";
import { addHook } from "./testing/called.ts";
import { openReceiver } from "./testing/receiver.ts";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "guildhall-"))));
afterEach(() => rmSync(folder, { recursive: true }));

test("[calls] kill -9 while a call is on its way: it comes again with the same id, then never more", async () => {
  const receiver = await openReceiver();
  const args = ["--calls-may-reach", "127.0.0.1", "--log-level", "silent"];
  const first = await childHall(folder, args);
  const mia = await visitor(first.url, "Mia");
  await addHook(mia, receiver.url);
  const { id } = (await mia.post("/api/guilds", { name: "The Crew" })).body as { id: string };
  await mia.post(`/api/guilds/${id}/evenings`, { at: Date.now() + 1_800_000 });
  const { evenings } = (await mia.get(`/api/guilds/${id}`)).body as {
    evenings: readonly { readonly id: string }[];
  };
  receiver.hold();
  await mia.post(`/api/guilds/${id}/evenings/${evenings[0]?.id}/agree`);
  await expect.poll(() => receiver.got.length, { timeout: 60_000 }).toBe(1);
  first.kill("SIGKILL");
  await first.exit;

  receiver.hold()();
  const second = await childHall(folder, args);
  await expect.poll(() => receiver.got.length, { timeout: 60_000 }).toBe(2);
  const ids = receiver.got.map(({ headers }) => headers["x-guildhall-call"]);
  expect(ids[0]).toBe(ids[1]);
  const again = await visitor(second.url, "Mia", mia.token);
  await expect
    .poll(async () => (await again.get("/api/me/calls")).body, { timeout: 60_000 })
    .toMatchObject({
      calls: expect.arrayContaining([
        expect.objectContaining({ kind: "evening-agreed", state: "sent" }),
      ]),
    });
  second.kill("SIGTERM");
  await second.exit;
  expect(receiver.got).toHaveLength(2);
  await receiver.close();
}, 180_000);
