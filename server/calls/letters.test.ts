/** Letters go to people who may never have heard of the hall: they are protected from us and from every guest. */
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ChannelInfo, MyCalls, TrialResult } from "#table/talk/calls.ts";
import { standardShares } from "../door/limits/allowances.ts";
import { testHall } from "../testing/test-hall.ts";
import { call, type Visitor } from "../testing/visitor.ts";
import { addHook, begin, calledHall, type CalledHall } from "./testing/called.ts";
import { openMailServer } from "./testing/mail-server.ts";

const minute = 60_000;
const hour = 60 * minute;

let called: CalledHall;
beforeEach(async () => void (called = await calledHall()));
afterEach(() => called.close());

async function addAddress(who: Visitor, to: string): Promise<string> {
  const { status, body } = await who.post("/api/me/channels", { type: "email", to });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return (body as ChannelInfo).id;
}

const tryIt = async (who: Visitor, id: string): Promise<TrialResult> =>
  (await who.post(`/api/me/channels/${id}/try`)).body as TrialResult;

const tokenIn = (way: "confirm" | "stop", letter: number): string =>
  new RegExp(`/calls/${way}/(\\S+)`).exec(called.mail.letters[letter]?.text ?? "")?.[1] ?? "";

const follow = async (way: string, token: string): Promise<number> =>
  (await call(called.hall.url, "POST", `/api/calls/${way}/${token}`)).status;

const enough = { arrived: false, trouble: { code: "enough-letters", detail: "" } };
const stopped = { arrived: false, trouble: { code: "asked-to-stop", detail: "" } };

test("[calls] an address that has not agreed gets two letters a day, from whomever, also over a restart", async () => {
  const [mal, mel] = [await called.hall.guest("Mal"), await called.hall.guest("Mel")];
  const victim = await addAddress(mal, "victim@mail.example");
  const tried = await Promise.all(Array.from({ length: 9 }, () => tryIt(mal, victim)));
  expect(tried.filter(({ arrived }) => arrived)).toHaveLength(2);
  // Other spellings lead into the same mailbox, and another guest is no other hall.
  for (const to of ["Victim@mail.example", "victim+1@mail.example", "victim@MAIL.example"])
    expect(await tryIt(mel, await addAddress(mel, to))).toEqual(enough);
  await called.restart();
  expect(await tryIt(mal, victim)).toEqual(enough);
  await called.pass(24 * hour);
  expect((await tryIt(mal, victim)).arrived).toBe(true);
  expect(called.mail.letters).toHaveLength(3);
});

test("[calls] whoever wants no letters gets none, whoever asks, until they think better of it", async () => {
  const [mal, mel] = [await called.hall.guest("Mal"), await called.hall.guest("Mel")];
  await addHook(mal, called.receiver.url);
  await tryIt(mal, await addAddress(mal, "victim@mail.example"));
  const [letter] = called.mail.letters;
  const token = tokenIn("stop", 0);
  expect(letter?.headers.get("list-unsubscribe")).toBe(
    `<${called.hall.url}/api/calls/stop/${token}>`,
  );
  for (const wrong of ["x", `${token}x`, `x${token}`])
    expect(await follow("stop", wrong)).toBe(404);
  expect(await follow("stop", token)).toBe(204);
  // Whoever gave the address loses it, and keeps what is theirs.
  const { channels } = (await mal.get("/api/me/calls")).body as MyCalls;
  expect(channels.map(({ type }) => type)).toEqual(["webhook"]);

  await called.restart();
  await called.pass(48 * hour);
  for (const who of [mal, mel])
    expect(await tryIt(who, await addAddress(who, "VICTIM@mail.example"))).toEqual(stopped);
  expect(called.mail.letters).toHaveLength(1);

  expect(await follow("allow", token)).toBe(204);
  expect((await tryIt(mel, await addAddress(mel, "victim@mail.example"))).arrived).toBe(true);
});

test("[calls] the link in a letter of someone who agreed ends all their calls, and asks for no other try", async () => {
  const people = [await called.hall.guest("Mia"), await called.hall.guest("Ginny")];
  const [mia, ginny] = people as [Visitor, Visitor];
  for (const who of people) {
    await tryIt(who, await addAddress(who, "home@mail.example"));
    expect(await follow("confirm", tokenIn("confirm", called.mail.letters.length - 1))).toBe(204);
  }
  await addHook(mia, called.receiver.url);
  expect(await follow("stop", tokenIn("stop", 0))).toBe(204);
  expect(((await mia.get("/api/me/calls")).body as MyCalls).channels).toEqual([]);
  // Who shares the address hears why nothing comes.
  await begin(people);
  for (const wait of [1, 1, 5]) await called.pass(wait * minute);
  expect([called.mail.letters.length, called.receiver.got.length]).toEqual([2, 0]);
  expect((await ginny.get("/api/me/calls")).body).toMatchObject({
    channels: [{ trouble: { code: "asked-to-stop" } }],
    calls: [{ state: "given-up", trouble: { code: "asked-to-stop" } }],
  });
});

test("[calls] a letter that the mail server turns away does not count", async () => {
  const mia = await called.hall.guest("Mia");
  const id = await addAddress(mia, "mia@mail.example");
  called.mail.refuse(true);
  for (let i = 0; i < 3; i++)
    expect((await tryIt(mia, id)).trouble).toMatchObject({ code: "mail-refused" });
  called.mail.refuse(false);
  expect((await tryIt(mia, id)).arrived).toBe(true);
});

test("[calls] what is no single mailbox is no address", async () => {
  const mal = await called.hall.guest("Mal");
  for (const to of ["victim(1)@mail.example", "victim@mail.example.", "a@b.example,c@d.example"])
    expect((await mal.post("/api/me/channels", { type: "email", to })).status).toBe(422);
});

test("[calls] without a public name of its own a hall writes to nobody", async () => {
  const mail = await openMailServer();
  const hall = await testHall({ mail: { url: mail.url, from: "hall@guildhall.example" } });
  const mal = await hall.guest("Mal");
  const address = { type: "email", to: "victim@mail.example" };
  expect(await mal.post("/api/me/channels", address)).toMatchObject({
    status: 409,
    body: { error: { code: "no-mail-host" } },
  });
  expect((await mal.get("/api/me/calls")).body).toMatchObject({ mail: false });
  // Whoever runs it reads why.
  const [, key] = hall.hostLink().split("#");
  const opened = await call(hall.url, "POST", "/api/host/open", { key });
  const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
  expect((await call(hall.url, "GET", "/api/host", undefined, { cookie })).body).toMatchObject({
    mail: "no-public-url",
  });
  await hall.close();
  await mail.close();
});

test("[calls] one guest, and one address, writes to so many strangers a day", async () => {
  const mail = await openMailServer();
  const { letter, ...others } = standardShares;
  const wide = { burst: 1000, perSecond: 1000 };
  const shares = Object.fromEntries(
    Object.keys(others).map((work) => [work, { person: wide, address: wide }]),
  ) as typeof others;
  const hall = await testHall({
    publicUrl: "https://hall.example",
    mail: { url: mail.url, from: "hall@guildhall.example" },
    limits: { shares: { ...shares, letter } },
  });
  const writeTo = async (who: Visitor, count: number): Promise<readonly number[]> => {
    const found: number[] = [];
    for (let i = 0; i < count; i++) {
      const id = await addAddress(who, `stranger-${i}@${who.name}.example`);
      found.push((await who.post(`/api/me/channels/${id}/try`)).status);
    }
    return found;
  };
  const names = ["a", "b", "c", "d", "e"];
  const all = await Promise.all(names.map(async (name) => writeTo(await hall.guest(name), 6)));
  expect(all.flat().filter((status) => status === 200)).toHaveLength(20);
  expect(all.every((statuses) => statuses.at(-1) === 429)).toBe(true);
  expect(mail.letters).toHaveLength(20);
  await hall.close();
  await mail.close();
});
