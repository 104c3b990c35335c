import { afterAll, beforeAll, expect, test } from "vitest";
import type { Me } from "#table/talk/lobby.ts";
import type { MyKeys, RecoveryWords } from "#table/talk/me.ts";
import { handClock } from "#table/testing/hand-clock.ts";
import { authenticator } from "../../testing/authenticator.ts";
import { testHall, type TestHall } from "../../testing/test-hall.ts";
import { call, visitor, type VisitorReply, type Visitor } from "../../testing/visitor.ts";

const clock = handClock();
let hall: TestHall;
let here = "";
beforeAll(async () => {
  hall = await testHall({ clock });
  // An authenticator signs for a name, never for an address.
  here = hall.url.replace("127.0.0.1", "localhost");
});
afterAll(() => hall.close());

const guest = (name: string): Promise<Visitor> => visitor(here, name);
const challengeIn = ({ body }: VisitorReply): string => (body as { challenge: string }).challenge;
const cookieIn = ({ headers }: VisitorReply): string =>
  (headers.get("set-cookie") ?? "").split(";")[0] ?? "";

/** A passkey of this person's. */
async function withPasskey(person: Visitor) {
  const device = authenticator("localhost");
  const challenge = challengeIn(await person.post("/api/me/passkeys/options"));
  const answer = device.register(challenge, here);
  const added = await person.post("/api/me/passkeys", { name: "Phone", answer });
  return { device, added, answer };
}

async function comeBack(answerTo: (challenge: string) => unknown): Promise<VisitorReply> {
  const challenge = challengeIn(await call(here, "POST", "/api/passkeys/options", {}));
  return call(here, "POST", "/api/passkeys", { answer: await answerTo(challenge) });
}

test("[passkeys] whoever added one comes back with it on a device that knows nobody", async () => {
  const ginny = await guest("Ginny");
  const { device, added } = await withPasskey(ginny);
  expect(added).toMatchObject({ status: 201, body: { id: device.id, name: "Phone", used: null } });
  const back = await comeBack((challenge) => device.signIn(challenge, here));
  expect(back).toMatchObject({ status: 200, body: { name: "Ginny" } });
  const me = await call(here, "GET", "/api/me/keys", undefined, { cookie: cookieIn(back) });
  expect((me.body as MyKeys).devices).toBe(2);
  expect((me.body as MyKeys).passkeys[0]?.used).toEqual(expect.any(Number));
});

test("[passkeys] an answer counts once: said again, or to another person's question, it is wrong", async () => {
  const [ginny, mia] = [await guest("Ginny"), await guest("Mia")];
  const { device, answer } = await withPasskey(ginny);
  expect((await ginny.post("/api/me/passkeys", { name: "Again", answer })).status).toBe(422);
  const asked = challengeIn(await ginny.post("/api/me/passkeys/options"));
  const theirs = authenticator("localhost").register(asked, here);
  expect((await mia.post("/api/me/passkeys", { name: "Mine", answer: theirs })).status).toBe(422);
  let said: unknown;
  const first = await comeBack((challenge) => (said = device.signIn(challenge, here)));
  expect(first.status).toBe(200);
  const second = await call(here, "POST", "/api/passkeys", { answer: said });
  expect(second).toMatchObject({ status: 422, body: { error: { code: "wrong-passkey" } } });
});

test("[passkeys] a copy that counts behind, another page, a late answer and a removed key open nothing", async () => {
  const ginny = await guest("Ginny");
  const { device } = await withPasskey(ginny);
  const status = async (answer: (challenge: string) => unknown): Promise<number> =>
    (await comeBack(answer)).status;
  expect(await status((challenge) => device.signIn(challenge, here, 7))).toBe(200);
  expect(await status((challenge) => device.signIn(challenge, here, 7))).toBe(422);
  expect(await status((challenge) => device.signIn(challenge, "https://evil.example", 8))).toBe(
    422,
  );
  expect(
    await status(async (challenge) => {
      await clock.pass(5 * 60_000 + 1);
      return device.signIn(challenge, here, 9);
    }),
  ).toBe(422);
  expect(await status((challenge) => device.signIn(challenge, here, 10))).toBe(200);
  const path = `/api/me/passkeys/${device.id}`;
  const headers = { authorization: `Bearer ${ginny.token}` };
  expect((await call(here, "DELETE", path, undefined, headers)).status).toBe(204);
  expect(await status((challenge) => device.signIn(challenge, here, 11))).toBe(422);
});

test("[passkeys] malformed answers get one clear no each, and the hall stands", async () => {
  const ginny = await guest("Ginny");
  const sound = authenticator("localhost").register("x", here) as Record<string, object>;
  const wrong: readonly unknown[] = [
    null,
    {},
    { ...sound, response: {} },
    { ...sound, response: { ...sound["response"], attestationObject: "o2NmbXQ" } },
    { ...sound, response: { ...sound["response"], clientDataJSON: "e30" } },
    { ...sound, id: "", rawId: "" },
    { ...sound, response: { ...sound["response"], clientDataJSON: "A".repeat(9000) } },
  ];
  for (const answer of wrong) {
    const { status } = await ginny.post("/api/me/passkeys", { name: "Phone", answer });
    expect(status).toBe(422);
  }
  expect((await call(here, "GET", "/metrics")).body).toContain("guildhall_bugs_total 0");
});

test("[passkeys] by a bare address or an unsafe line the hall says that they are not for here", async () => {
  const ginny = await hall.guest("Ginny");
  const no = { status: 409, body: { error: { code: "no-passkeys-here" } } };
  expect(await ginny.post("/api/me/passkeys/options")).toMatchObject(no);
  expect(await call(hall.url, "POST", "/api/passkeys/options", {})).toMatchObject(no);
});

test("[recovery] seven words bring me back, written in any way, until others take their place", async () => {
  await clock.pass(3_600_000);
  const ginny = await guest("Ginny");
  const draw = async (body?: object): Promise<RecoveryWords> =>
    (await ginny.post("/api/me/words", body)).body as RecoveryWords;
  const { words: old, language } = await draw();
  expect([old.length, language]).toEqual([7, "en"]);
  const { words, language: asked } = await draw({ language: "es" });
  expect(asked).toBe("es");
  const typed = words.map((word) => word.slice(0, 4).toUpperCase()).join(", ");
  const back = await call(here, "POST", "/api/words", { words: typed });
  expect(back).toMatchObject({ status: 200, body: { name: "Ginny", face: null } satisfies Me });
  const no = { status: 404, body: { error: { code: "wrong-words" } } };
  expect(await call(here, "POST", "/api/words", { words: old.join(" ") })).toMatchObject(no);
});

test("[recovery] an address guesses five times an hour, right words or not", async () => {
  await clock.pass(3_600_000);
  const ginny = await guest("Ginny");
  const { words } = (await ginny.post("/api/me/words")).body as RecoveryWords;
  const guess = async (typed: string): Promise<number> =>
    (await call(here, "POST", "/api/words", { words: typed })).status;
  for (let i = 0; i < 5; i++) expect(await guess("no such words")).toBe(404);
  expect(await guess(words.join(" "))).toBe(429);
  await clock.pass(3_600_001);
  expect(await guess(words.join(" "))).toBe(200);
});
