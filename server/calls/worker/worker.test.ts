/** What the worker makes of an outbox when something goes wrong, here or at the receivers. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { handClock } from "#table/testing/hand-clock.ts";
import type { OwnCall, StoredChannel } from "../../store/call-port.ts";
import { hook } from "../../store/conformance/samples.ts";
import type { Store } from "../../store/port.ts";
import { openSqlite } from "../../store/sqlite/index.ts";
import { addressHasher } from "../channels/mailbox.ts";
import { freshPushKeys } from "../channels/push.ts";
import { openCourier, type Courier } from "../courier.ts";
import { readAllowed } from "../reach/addresses.ts";
import { enmities, openEnemy, type Enemy } from "../testing/enemy.ts";
import { openReceiver } from "../testing/receiver.ts";
import type { About } from "../message.ts";
import { signedLinks } from "../links.ts";
import { openSender, type SenderNeeds } from "../sender.ts";
import { startWorker, type CallWorker } from "./worker.ts";

const minute = 60_000;
const about: About = { type: "evening", guild: "The Crew", guildId: "g1", at: 0 };
const nudge = (person: string, subject = "t1"): OwnCall => ({
  person,
  subject,
  seat: 0,
  version: 1,
  kind: "evening-agreed",
  words: "",
  made: 0,
  due: 0,
  quiet: 0,
  until: null,
});

let folder = "";
let store: Store;
beforeEach(() => {
  [clock, delivered, bugs] = [handClock(), [], []];
  folder = mkdtempSync(join(tmpdir(), "guildhall-"));
  store = openSqlite(folder, { broken: () => undefined });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

let clock = handClock();
let delivered: string[] = [];
let bugs: string[] = [];

const notedCourier: SenderNeeds["courier"] = {
  async deliver({ owner }) {
    delivered.push(owner);
    return null;
  },
};

function worker(describe: (subject: string) => About, courier = notedCourier): CallWorker {
  const sender = openSender({
    store: store.calls,
    courier,
    links: signedLinks("secret", addressHasher("key")),
    now: clock.now,
    guildOf: async () => null,
    publicUrl: "https://hall.example",
  });
  return startWorker({
    store: store.calls,
    clock,
    sender,
    describe: async ({ subject }) => describe(subject),
    bug: (what) => void bugs.push(what),
    pollMs: null,
  });
}

test("[calls] a throw counts as a try: it is tried five times, given up, and holds up nobody", async () => {
  await store.calls.addChannel(hook("ginny"), 10);
  await store.calls.addChannel(hook("mia"), 10);
  await store.calls.add([nudge("ginny", "broken"), nudge("mia")]);
  const { look, close } = worker((subject) => {
    if (subject === "broken") throw new Error("a table that does not open");
    return about;
  });
  for (const wait of [0, 1, 5, 30, 180, 600]) {
    await clock.pass(wait * minute);
    await look();
  }
  expect([delivered, bugs.length]).toEqual([["mia"], 5]);
  expect(await store.calls.callsOf("ginny", -1)).toMatchObject([
    { done: "given-up", trouble: { code: "bug" } },
  ]);
  expect(await store.calls.nextDue()).toBe(null);
  await close();
});

const courierOf = (): Courier =>
  openCourier({
    reach: { allowed: readAllowed("127.0.0.1"), patience: 60_000 },
    pushKeys: freshPushKeys(),
    contact: "mailto:host@example.org",
    letters: null,
    tellPages: () => true,
    bug: (what) => void bugs.push(what),
  });

/** Everyone of them has a receiver of their own that takes what comes and says nothing. */
async function silentReceivers(count: number): Promise<readonly Enemy[]> {
  const enemies: Enemy[] = [];
  for (let i = 0; i < count; i++) {
    const enemy = await openEnemy(enmities["says nothing"]);
    enemies.push(enemy);
    await store.calls.addChannel(hookTo(`mal-${i}`, enemy.url), 10);
    await store.calls.add([nudge(`mal-${i}`)]);
  }
  return enemies;
}

const hookTo = (owner: string, url: string): StoredChannel => ({
  ...hook(owner),
  address: { type: "webhook", url, shape: "json" },
});

test("[calls] sixty receivers that never answer hold up nobody, and closing does not wait for them", async () => {
  const enemies = await silentReceivers(60);
  const receiver = await openReceiver();
  await store.calls.addChannel(hookTo("mia", receiver.url), 10);
  await store.calls.add([{ ...nudge("mia"), due: 1 }]);
  const courier = courierOf();
  const { look, close } = worker(() => about, courier);
  const looking = look();
  const onTheLine = (): number => enemies.filter(({ open }) => open > 0).length;
  await expect.poll(() => [receiver.got.length, onTheLine()]).toEqual([1, 60]);

  courier.close();
  await close();
  await looking;
  await expect.poll(onTheLine).toBe(0);
  // Let go of, not tried: they come again after the next start, and nothing was counted.
  const [waits] = await store.calls.callsOf("mal-0", -1);
  expect(waits).toMatchObject({ done: null, tries: 0, trouble: null });
  expect(bugs).toEqual([]);
  await receiver.close();
  await Promise.all(enemies.map((enemy) => enemy.close()));
});
