/**
 * Two phones that lose the network whenever they like: one ledger
 * in the end, nothing entered is missing, refusals reach who wrote.
 */
import { signal } from "@preact/signals";
import fc from "fast-check";
import { expect, test } from "vitest";
import { demoUnits } from "#rules/legion/cards/demo.ts";
import { entryOf, legion, type Command, type Event } from "#rules/legion/index.ts";
import type { Answer, Ask, LogEntry, Tell } from "#table/talk/words.ts";
import type { Table } from "#table/table.ts";
import { settled } from "#table/testing/hand-clock.ts";
import { ginny, mia, openNew, rig, startWith, terms } from "#table/testing/rig.ts";
import { openSession, type Session } from "#client/table/session/session.ts";
import type { Outbox } from "#client/table/session/outbox.ts";
import type { Link, Wire } from "#client/table/session/wire.ts";
import { entriesIn } from "./entries/entries.ts";
import { stepsOf } from "./entries/undo.ts";

interface Phone {
  session: Session;
  readonly wire: Wire & { online: boolean; reconnect(): void };
  readonly answers: { readonly command: Command; readonly answer: Answer }[];
}

/** A wire that carries nothing while it is offline. */
function wireOf(table: Table, person: typeof ginny): Phone["wire"] {
  let heard: (tell: Tell) => void = () => undefined;
  let opened: () => void = () => undefined;
  let stop: () => void = () => undefined;
  const hear = (tell: Tell): void => {
    if (wire.online) heard(structuredClone(tell));
  };
  const wire = {
    link: signal<Link>("open"),
    online: true,
    say(ask: Ask) {
      if (!wire.online) return;
      if (ask.type !== "watch")
        return void table
          .ask(person, ask)
          .then((answer) => hear({ type: "answer", table: table.id, id: ask.id, answer }));
      stop();
      const listening = table.listen(person, ask.as, ask.since, hear);
      if (listening.type === "listening") stop = listening.stop;
    },
    listen(hear: (tell: Tell) => void, ready: () => void) {
      heard = hear;
      opened = ready;
      if (wire.online) ready();
      return () => stop();
    },
    reconnect: () => opened(),
  };
  return wire;
}

function storeOf(): Outbox {
  let kept: readonly Ask[] = [];
  return { asks: () => kept, keep: (asks) => (kept = structuredClone(asks)) };
}

const living = ["boba-fett", "bossk", "leia-organa", "chewbacca"];

const entry: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    type: fc.constant("score-objective" as const),
    side: fc.constantFrom("blue" as const, "red" as const),
    tokens: fc.constantFrom(1, 2, -1),
  }),
  fc.record({
    type: fc.constant("correct-wounds" as const),
    unit: fc.constantFrom(...living),
    wounded: fc.nat(3),
  }),
  fc.record({
    type: fc.constant("suffer-wounds" as const),
    unit: fc.constantFrom(...living),
    wounds: fc.integer({ min: 1, max: 4 }),
    by: fc.constant(null),
    cause: fc.constant(""),
  }),
);

type Act =
  | { readonly what: "write"; readonly who: number; readonly command: Command }
  | { readonly what: "network" | "reload" | "undo"; readonly who: number };

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ what: fc.constant("write" as const), who: fc.nat(1), command: entry }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant("network" as const), who: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant("reload" as const), who: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant("undo" as const), who: fc.nat(1) }) },
);

async function until(done: () => boolean): Promise<void> {
  await expect.poll(done, { interval: 5 }).toBe(true);
}

async function play(acts: readonly Act[]): Promise<void> {
  const table = await openNew(rig(), legion, terms(legion, 2));
  await startWith(table, [ginny, mia], 2);
  const stores = [storeOf(), storeOf()];
  const phones = [ginny, mia].map((person, seat): Phone => {
    const wire = wireOf(table, person);
    const outbox = stores[seat] ?? null;
    return {
      wire,
      session: openSession(table.id, wire, seat, { outbox, seen: null }),
      answers: [],
    };
  });
  const write = (phone: Phone, seat: number, command: Command): void => {
    void phone.session
      .send(command, seat)
      .then((answer) => phone.answers.push({ command, answer }));
  };
  const [first] = phones;
  if (first === undefined) return;
  for (const command of [
    { type: "choose-edition", edition: "classic" },
    { type: "add-army", units: demoUnits },
    { type: "close-armies" },
    { type: "mark", by: "boba-fett", target: "leia-organa" },
    { type: "mark", by: "bossk", target: "chewbacca" },
  ] as const)
    await first.session.send(command, 0);
  const written: { readonly who: number; readonly command: Command }[] = [];
  /** Refusals of what was written before the page was opened again. */
  const late = [0, 0];
  for (const each of acts) {
    const phone = phones[each.who];
    if (phone === undefined) continue;
    if (each.what === "write") {
      written.push({ who: each.who, command: each.command });
      write(phone, each.who, each.command);
    }
    if (each.what === "network") {
      phone.wire.online = !phone.wire.online;
      if (phone.wire.online) phone.wire.reconnect();
    }
    if (each.what === "reload") {
      phone.session.close();
      const outbox = stores[each.who] ?? null;
      phone.session = openSession(table.id, phone.wire, each.who, { outbox, seen: null });
      phone.session.late.subscribe((answer) => {
        if (answer?.type === "refused") late[each.who] = (late[each.who] ?? 0) + 1;
      });
    }
    if (each.what === "undo") {
      const { undo } = stepsOf(phone.session.log.value, each.who);
      if (undo === null || undo.before !== null || !phone.wire.online) continue;
      await phone.session.ask({ type: "amend", seat: each.who, page: undo.page, command: null });
    }
    await settled();
  }
  for (const phone of phones) {
    phone.wire.online = true;
    phone.wire.reconnect();
  }
  await until(() => phones.every(({ session }) => session.pending.value.length === 0));
  const fresh = openSession(table.id, wireOf(table, ginny), 0);
  await until(() => fresh.version.value > 0);
  await until(() => phones.every(({ session }) => session.version.value === fresh.version.value));
  fresh.close();
  // One ledger.
  const [one, two] = phones.map(({ session }) => session.view.value as { viewer: unknown });
  expect({ ...one, viewer: 0 }).toEqual({ ...two, viewer: 0 });
  // Everything entered is in the log, or was refused to whoever wrote it (or to the page they opened again).
  const log = phones[0]?.session.log.value ?? [];
  for (const who of [0, 1]) {
    const entered = log.filter(
      (line) => line.type === "news" && line.seat === who && line.news.length > 0,
    );
    const own = who === 0 ? entered.slice(5) : entered;
    const mine = written.filter((each) => each.who === who);
    const refused = phones[who]?.answers.filter(({ answer }) => answer.type === "refused") ?? [];
    expect(own.length + refused.length + (late[who] ?? 0)).toBe(mine.length);
    // In the order it was written: what stands is what was written, with the refused left out.
    expect(
      inOrder(
        own.map(commandOf),
        mine.map(({ command }) => keyOf(command)),
      ),
    ).toBe(true);
  }
  expect(entriesIn(log).length).toBeGreaterThan(0);
  for (const { session } of phones) session.close();
}

function commandOf(line: LogEntry): string {
  return line.type === "news" ? keyOf(entryOf(line.news as readonly Event[])) : "";
}

/** Wounds beyond the last one are not in the news: they tell no two entries apart. */
function keyOf(command: Command | null): string {
  return JSON.stringify({ ...command, wounds: null });
}

/** Is the one list the other with some left out? */
function inOrder(some: readonly string[], all: readonly string[]): boolean {
  let next = 0;
  for (const each of all) if (each === some[next]) next++;
  return next === some.length;
}

test("[LB-LEDGER-12] two offline phones in any interleaving end in one ledger, nothing missing", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14, size: "max" }), play),
    { numRuns: process.env["DEEP"] === "1" ? 2000 : 30 },
  );
});
