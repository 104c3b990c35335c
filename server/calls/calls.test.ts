import { afterEach, beforeEach, expect, test } from "vitest";
import type { MyCalls, TrialResult } from "#table/talk/calls.ts";
import { testHall } from "../testing/test-hall.ts";
import type { Visitor } from "../testing/visitor.ts";
import { call } from "../testing/visitor.ts";
import { addHook, begin, calledHall, move, type CalledHall } from "./testing/called.ts";
import { pushDevice } from "./testing/push-device.ts";

const minute = 60_000;
const hour = 60 * minute;

let called: CalledHall;
beforeEach(async () => void (called = await calledHall()));
afterEach(() => called.close());

interface Json {
  readonly id: string;
  readonly title: string;
  readonly calls: readonly { readonly id: string; readonly kind: string; readonly link: string }[];
  readonly end: string;
}
const json = (): readonly Json[] =>
  called.receiver.got.map(({ body }) => JSON.parse(body.toString()) as Json);
const mine = async (who: Visitor): Promise<MyCalls> =>
  (await who.get("/api/me/calls")).body as MyCalls;
const guests = async (...names: readonly string[]): Promise<readonly Visitor[]> =>
  Promise.all(names.map((name) => called.hall.guest(name)));

test("[calls] each by their own channel: a web hook, a letter, a push message", async () => {
  const { receiver, mail, hall } = called;
  const people = await guests("Ginny", "Mia", "Thomas");
  const [ginny, mia, thomas] = people as [Visitor, Visitor, Visitor];
  await addHook(ginny, `${receiver.url}/ginny`);
  const letter = await mia.post("/api/me/channels", { type: "email", to: "mia@example.org" });
  expect(letter.body).toMatchObject({ confirmed: false, where: "mia@example.org" });
  const device = pushDevice();
  const push = { type: "push", endpoint: `${receiver.url}/push`, ...device.keys };
  expect((await thomas.post("/api/me/channels", push)).status).toBe(201);

  // A letter is answered before the hall writes any other.
  const { id } = letter.body as { id: string };
  expect((await mia.post(`/api/me/channels/${id}/try`)).body).toEqual({
    arrived: true,
    trouble: null,
  });
  const confirm = /\/calls\/confirm\/(\S+)/.exec(mail.letters[0]?.text ?? "")?.[1] ?? "";
  expect((await call(hall.url, "POST", `/api/calls/confirm/${confirm}`)).status).toBe(204);

  const table = await begin(people);
  await called.pass(minute - 1);
  expect([receiver.got.length, mail.letters.length]).toEqual([0, 1]);
  await called.pass(1);
  const [hook, sealed] = ["/ginny", "/push"].map((path) =>
    receiver.got.find((one) => one.path === path),
  );
  expect(JSON.parse(hook?.body.toString() ?? "")).toMatchObject({
    title: "Your move in Bounty Hunters with Mia and Thomas. Draw a card: pick a deck.",
    calls: [{ kind: "your-move", link: `${hall.url}/t/${table}` }],
  });
  expect(sealed?.headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "high" });
  expect(device.open(sealed?.body ?? Buffer.alloc(0))).toMatchObject({
    title: "Your move in Bounty Hunters with Ginny and Mia. Draw a card: pick a deck.",
    link: `${hall.url}/t/${table}`,
  });
  expect(mail.letters[1]).toMatchObject({ to: ["mia@example.org"] });
  expect(mail.letters[1]?.text).toContain(
    "Your move in Bounty Hunters with Ginny and Thomas. Draw a card: pick a deck.",
  );
  expect(mail.letters[1]?.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  await called.pass(hour);
  expect([receiver.got.length, mail.letters.length]).toEqual([2, 2]);
});

test("[calls] never after an answer, never before my eyes, once I am gone again", async () => {
  const { receiver } = called;
  const people = await guests("Ginny", "Mia");
  const [ginny, mia] = people as [Visitor, Visitor];
  await addHook(ginny, receiver.url);
  const table = await begin(people);
  await called.pass(50_000);
  await move(ginny, table, 0);
  await called.pass(hour);
  expect(json()).toEqual([]);
  await move(mia, table, 1);
  await called.pass(40_000);
  const wire = await ginny.socket();
  await wire.ask(table, { type: "look" });
  await called.pass(59_999);
  expect(json()).toEqual([]);
  await called.pass(1);
  expect(json()).toMatchObject([{ calls: [{ kind: "your-move" }] }]);
  wire.close();
});

test("[calls] several tables within two minutes are one message", async () => {
  const people = await guests("Ginny", "Mia");
  const [ginny] = people as [Visitor, Visitor];
  await addHook(ginny, called.receiver.url);
  await begin(people);
  await called.pass(30_000);
  await begin(people);
  await called.pass(10 * minute);
  expect(json()).toMatchObject([
    {
      title: "2 tables are waiting for you",
      calls: [{ kind: "your-move" }, { kind: "your-move" }],
    },
  ]);
});

test("[calls] what would only come along does not come alone", async () => {
  const people = await guests("Ginny", "Mia");
  const [ginny, mia] = people as [Visitor, Visitor];
  await addHook(mia, called.receiver.url);
  const table = await begin(people);
  const wire = await mia.socket();
  await wire.ask(table, { type: "look" });
  // She looks at the table, so the nudge is dropped; her move is not due yet.
  await ginny.post(`/api/tables/${table}/seats/1/nudge`, { word: "your-turn" });
  await called.pass(minute - 1);
  expect(json()).toEqual([]);
  await called.pass(1);
  expect(json()).toHaveLength(1);
  wire.close();
});

test("[calls] quiet hours hold a call until they end", async () => {
  const people = await guests("Ginny", "Mia");
  const [ginny] = people as [Visitor, Visitor];
  await addHook(ginny, called.receiver.url);
  // The hand clock begins at 0:16 on the first day of 1970.
  const quietHours = { from: 0, to: 7 * 60, zone: "UTC" };
  const wishes = { quietHours, zone: "UTC", language: "es" };
  expect((await ginny.post("/api/me/calls/wishes", wishes)).status).toBe(204);
  await begin(people);
  await called.pass(7 * hour - 1_000_001);
  expect(json()).toEqual([]);
  await called.pass(1);
  expect(json()).toMatchObject([
    { title: "Te toca en Bounty Hunters con Mia. Roba una carta: elige un mazo." },
  ]);
});

test("[calls] tried again after 1, 5, 30 minutes and 3 hours, then given up in words", async () => {
  const { receiver, clock } = called;
  const people = await guests("Ginny", "Mia");
  const [ginny] = people as [Visitor, Visitor];
  await addHook(ginny, receiver.url);
  receiver.answer(500);
  await begin(people);
  await called.pass(minute);
  for (const wait of [minute, 5 * minute, 30 * minute, 180 * minute]) {
    const before = receiver.got.length;
    await called.pass(wait - 1);
    expect(receiver.got).toHaveLength(before);
    expect(await mine(ginny)).toMatchObject({ calls: [{ state: "retrying" }] });
    await called.pass(1);
    expect(receiver.got).toHaveLength(before + 1);
  }
  await called.pass(24 * hour);
  expect(new Set(json().map(({ id }) => id)).size).toBe(1);
  expect(receiver.got).toHaveLength(5);
  const trouble = { code: "refused", detail: "500" };
  expect(await mine(ginny)).toMatchObject({
    channels: [{ trouble }],
    calls: [{ state: "given-up", trouble }],
  });
  expect(clock.now()).toBeGreaterThan(0);
});

test("[calls] a push subscription that is gone is forgotten", async () => {
  const people = await guests("Ginny", "Mia");
  const [ginny] = people as [Visitor, Visitor];
  const push = { type: "push", endpoint: called.receiver.url, ...pushDevice().keys };
  await ginny.post("/api/me/channels", push);
  called.receiver.answer(410);
  await begin(people);
  await called.pass(minute);
  expect(called.receiver.got).toHaveLength(1);
  expect((await mine(ginny)).channels).toEqual([]);
});

test("[calls] a push key that is no point of the curve is refused when it is given", async () => {
  const [ginny] = (await guests("Ginny")) as [Visitor];
  const push = { type: "push", endpoint: called.receiver.url, ...pushDevice().keys };
  for (const p256dh of ["A".repeat(87), `BA${"A".repeat(85)}`, `A${push.p256dh.slice(1)}`])
    expect((await ginny.post("/api/me/channels", { ...push, p256dh })).status).toBe(422);
  expect((await mine(ginny)).channels).toEqual([]);
});

test("[calls] Try it says what happened", async () => {
  const { receiver } = called;
  const [ginny] = (await guests("Ginny")) as [Visitor];
  const tried = async (url: string): Promise<TrialResult> => {
    const { id } = await addHook(ginny, url);
    return (await ginny.post(`/api/me/channels/${id}/try`)).body as TrialResult;
  };
  expect(await tried(`${receiver.url}/fine`)).toEqual({ arrived: true, trouble: null });
  receiver.answer(403);
  expect(await tried(`${receiver.url}/no`)).toEqual({
    arrived: false,
    trouble: { code: "refused", detail: "403" },
  });
});

test("[calls] a page of the hall that is open somewhere hears it", async () => {
  const people = await guests("Ginny", "Mia");
  const [ginny] = people as [Visitor, Visitor];
  const { body } = await ginny.post("/api/me/channels", { type: "page" });
  const { id } = body as { id: string };
  expect((await ginny.post(`/api/me/channels/${id}/try`)).body).toMatchObject({
    trouble: { code: "nobody-there" },
  });
  const wire = await ginny.socket();
  const table = await begin(people);
  await called.pass(minute);
  expect(await wire.until(({ type }) => type === "call")).toMatchObject({
    text: "Your move in Bounty Hunters with Mia. Draw a card: pick a deck.",
    link: `/t/${table}`,
  });
  wire.close();
});

test("[calls] one link ends it all without signing in, and no other link does", async () => {
  const { receiver, hall } = called;
  const people = await guests("Ginny", "Mia");
  const [ginny] = people as [Visitor, Visitor];
  await addHook(ginny, receiver.url);
  const first = await begin(people);
  await called.pass(minute);
  const token = new URL(json()[0]?.end ?? "").pathname.split("/").at(-1) ?? "";
  for (const wrong of ["x", `${token}x`, `x${token}`, "%00"])
    expect((await call(hall.url, "POST", `/api/calls/end/${wrong}`)).status).toBe(404);
  expect((await mine(ginny)).channels).toHaveLength(1);
  expect((await call(hall.url, "POST", `/api/calls/end/${token}`)).status).toBe(204);
  expect((await mine(ginny)).channels).toEqual([]);
  await move(ginny, first, 0);
  await begin(people);
  await called.pass(24 * hour);
  expect(receiver.got).toHaveLength(1);
});

test("[calls] a nudge in somebody's name, once a day, to whom the table waits for", async () => {
  const people = await guests("Ginny", "Mia", "Thomas");
  const [ginny, mia, thomas] = people as [Visitor, Visitor, Visitor];
  await addHook(mia, called.receiver.url);
  const table = await begin(people, { clock: 86_400, time: { whenUp: "wait" } });
  const nudge = (who: Visitor, seat: string): Promise<unknown> =>
    who
      .post(`/api/tables/${table}/seats/${seat}/nudge`, { word: "curious" })
      .then(({ status, body }) =>
        status === 204 ? "nudged" : (body as { error: { code: string } }).error.code,
      );
  await called.pass(2 * hour);
  const before = called.receiver.got.length;
  expect(await nudge(ginny, "1")).toBe("nudged");
  expect(await nudge(thomas, "1")).toBe("nudged-already");
  expect(await nudge(ginny, "0")).toBe("no-such-seat");
  expect(await nudge(ginny, "NaN")).toBe("no-such-seat");
  expect(await nudge(await called.hall.guest("Passer-by"), "1")).toBe("not-your-table");
  await called.pass(0);
  expect(json().slice(before)).toMatchObject([
    {
      title:
        "Ginny nudges you in Bounty Hunters with Ginny and Thomas: “I’m curious what you’ll do.”",
    },
  ]);
  await called.pass(24 * hour);
  await move(mia, table, 1);
  expect(await nudge(thomas, "1")).toBe("nothing-asked");
});

test("[calls] whether a name of the host's own network exists is told to nobody", async () => {
  const hall = await testHall();
  const ginny = await hall.guest("Ginny");
  // The machine's own list knows the first, and nobody the second.
  for (const name of ["localhost", "no-such-name.invalid"]) {
    const { id } = await addHook(ginny, `http://${name}/`);
    expect((await ginny.post(`/api/me/channels/${id}/try`)).body).toEqual({
      arrived: false,
      trouble: { code: "not-found", detail: name },
    });
  }
  await hall.close();
});

test("[calls] an address of the host's own network is refused when it is added, however it is written", async () => {
  const [ginny] = (await guests("Ginny")) as [Visitor];
  for (const host of ["10.0.0.1", "[::1]", "[::ffff:7f00:2]", "0.0.0.0", "2130706434"])
    expect(
      await ginny.post("/api/me/channels", {
        type: "webhook",
        url: `http://${host}/`,
        shape: "json",
      }),
    ).toMatchObject({ status: 422, body: { error: { code: "forbidden-address" } } });
  const push = { type: "push", endpoint: "http://192.168.0.7/push", ...pushDevice().keys };
  expect((await ginny.post("/api/me/channels", push)).status).toBe(422);
  expect((await mine(ginny)).channels).toEqual([]);
});
