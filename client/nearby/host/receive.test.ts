import fc from "fast-check";
import { expect, test } from "vitest";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import type { Table } from "#table/table.ts";
import type { Ask, Tell } from "#table/talk/words.ts";
import { ask, ginny, openNew, rig, terms } from "#table/testing/rig.ts";
import { settled } from "#table/testing/hand-clock.ts";
import type { TableWord } from "../talk.ts";
import { twoEnds, type TwoEnds } from "../testing/two-ends.ts";
import { receive, type NearGuest } from "./receive.ts";

interface Visit extends TwoEnds {
  readonly table: Table;
  /** Another one on the same device. */
  readonly other: Table;
  readonly received: NearGuest;
  readonly heard: TableWord[];
  say(word: unknown): Promise<void>;
  tells(): readonly Tell[];
}

async function visit(now = () => 0): Promise<Visit> {
  const bench = rig();
  const table = await openNew(bench, bountyHunters, terms(bountyHunters, 2));
  const other = await openNew(bench, bountyHunters, terms(bountyHunters, 2));
  const ends = twoEnds();
  const heard: TableWord[] = [];
  ends.guest.hear((text) => void heard.push(JSON.parse(text) as TableWord));
  const kept = new Map([table, other].map((one) => [one.id, one]));
  const received = receive({
    pipe: ends.host,
    first: table.id,
    tables: {
      find: async (id) => kept.get(id) ?? null,
      journal: async () => null,
      make: async () => ({ type: "no", code: "wrong-shape" }),
    },
    now,
  });
  return {
    ...ends,
    table,
    other,
    received,
    heard,
    async say(word) {
      ends.guest.send(typeof word === "string" ? word : JSON.stringify(word));
      await settled();
    },
    tells: () => heard.flatMap((word) => (word.type === "tell" ? [word.tell] : [])),
  };
}

const mia = { type: "hello", secret: "ab".repeat(16), name: "Mia" };
let count = 0;
const asked = (table: Table, said: object): object => ({
  type: "ask",
  ask: { id: `a${++count}`, table: table.id, ...said },
});

async function playing(): Promise<Visit> {
  const at = await visit();
  await at.say(mia);
  await ask(at.table, ginny, { type: "sit", seat: 0, entropy: "" });
  await at.say(asked(at.table, { type: "sit", seat: 1, entropy: "" }));
  for (const [seat, who] of [
    [0, "here"],
    [1, "near"],
  ] as const) {
    const waive = { type: "waive-part", seat } as const;
    if (who === "here") await ask(at.table, ginny, waive);
    else await at.say(asked(at.table, waive));
  }
  await ask(at.table, ginny, { type: "start" });
  await settled();
  return at;
}

test("[NEAR] a guest is greeted, sits down, watches its own seat and plays", async () => {
  const at = await playing();
  expect(at.heard[0]).toEqual({ type: "welcome", table: at.table.id });
  expect(at.table.info(null).phase).toBe("playing");
  await at.say(asked(at.table, { type: "watch", as: 1, since: null }));
  await at.say(asked(at.table, { type: "command", seat: 1, command: { type: "draw", deck: 0 } }));
  const answers = at.tells().filter(({ type }) => type === "answer");
  expect(answers.at(-1)).toMatchObject({ answer: { type: "done" } });
  expect(at.tells().some(({ type }) => type === "view")).toBe(true);
  expect(at.tells().some(({ type }) => type === "update")).toBe(true);
});

test("[NEAR] a guest's device gets its own view and nothing else, to the byte", async () => {
  const at = await playing();
  const own: Tell[] = [];
  const person = at.received.person.value;
  if (person === null) throw new Error("nobody came");
  at.table.listen(person, 1, null, (tell) => void own.push(tell));
  await settled();
  const before = at.tells().length;
  await at.say(asked(at.table, { type: "watch", as: 1, since: null }));
  const view = (tells: readonly Tell[]): string | undefined =>
    tells.flatMap((tell) => (tell.type === "view" ? [JSON.stringify(tell)] : []))[0];
  expect(view(at.tells().slice(before))).toBe(view(own));
  for (const saying of [
    { type: "watch", as: 0, since: null },
    { type: "command", seat: 0, command: { type: "draw", deck: 0 } },
    { type: "send-away", seat: 0 },
  ]) {
    await at.say(asked(at.table, saying));
    expect(at.tells().at(-1)).toMatchObject({ type: "answer", answer: { type: "error" } });
  }
  const past = `/tables/${at.table.id}/past?as=0`;
  await at.say({ type: "call", id: 7, method: "GET", path: past, body: null });
  expect(at.heard.at(-1)).toEqual({
    type: "reply",
    id: 7,
    reply: { type: "no", code: "not-your-seat" },
  });
});

test("[NEAR] other tables of this device are not there for a guest", async () => {
  const at = await visit();
  await at.say(mia);
  for (const id of [at.other.id, "nothing", "../x"]) {
    await at.say({ type: "call", id: 1, method: "GET", path: `/tables/${id}`, body: null });
    expect(at.heard.at(-1)).toMatchObject({ reply: { type: "no" } });
  }
  const elsewhere: Ask = { id: "x", table: at.other.id, type: "look" };
  await at.say({ type: "ask", ask: elsewhere });
  expect(at.tells().at(-1)).toMatchObject({ answer: { code: "no-such-table" } });
});

test("[NEAR] the same secret is the same person again, another is another", async () => {
  const [first, again, other] = [await visit(), await visit(), await visit()];
  await first.say(mia);
  await again.say({ ...mia, name: "Mia of old" });
  await other.say({ ...mia, secret: "cd".repeat(16) });
  expect(again.received.person.value?.id).toBe(first.received.person.value?.id);
  expect(other.received.person.value?.id).not.toBe(first.received.person.value?.id);
  await first.say({ ...mia, secret: "ef".repeat(16), name: "Somebody else" });
  expect(first.received.person.value?.name).toBe("Mia");
});

test("[NEAR] whatever a guest shouts, the table stands and the host's page goes on", async () => {
  const word = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constantFrom("null", "[]", '{"type":"hello"}', '{"__proto__":{"type":"ask"}}'),
    fc
      .record({ type: fc.constantFrom("ask", "call", "hello"), ask: fc.jsonValue() })
      .map((one) => JSON.stringify(one)),
    fc
      .record({ type: fc.constant("taken"), codes: fc.array(fc.jsonValue()) })
      .map((one) => JSON.stringify(one)),
    fc.constantFrom(
      '{"type":"awake"}',
      '{"type":"take","yes":true}',
      '{"type":"taken","codes":[]}',
    ),
    fc
      .record({
        type: fc.constant("call"),
        id: fc.nat(),
        method: fc.constantFrom("GET", "POST"),
        path: fc.webPath(),
        body: fc.jsonValue(),
      })
      .map((one) => JSON.stringify(one)),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(word, { maxLength: 6 }), fc.boolean(), async (words, greets) => {
      const at = await visit();
      const before = JSON.stringify(at.table.info(null));
      if (greets) await at.say(mia);
      for (const one of words) await at.say(one);
      expect(JSON.stringify(at.table.info(null))).toBe(before);
    }),
    { numRuns: 60 },
  );
});

test("[NEAR] an eager guest is told so, a flood is let go", async () => {
  const at = await visit();
  await at.say(mia);
  const look = asked(at.table, { type: "look" });
  for (let i = 0; i < 130; i++) await at.say(look);
  expect(at.tells().at(-1)).toMatchObject({ answer: { code: "too-fast" } });
  for (let i = 0; i < 200; i++) await at.say(look);
  expect(at.host.isOpen.value).toBe(false);
});

test("[NEAR] whose connection is gone is away, and keeps the seat", async () => {
  const at = await playing();
  await at.say(asked(at.table, { type: "watch", as: 1, since: null }));
  at.guest.close();
  await settled();
  const { holder } = at.table.info(ginny.id).seats[1] ?? { holder: { type: "open" } };
  expect(holder).toMatchObject({ type: "person", name: "Mia", presence: "lost" });
});
