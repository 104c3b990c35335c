import { afterAll, beforeAll, expect, test } from "vitest";
import type { ClaimCode, Former } from "#table/talk/lobby.ts";
import type { RecoveryWords } from "#table/talk/me.ts";
import { authenticator } from "../../../testing/authenticator.ts";
import { testHall, type TestHall } from "../../../testing/test-hall.ts";
import {
  call,
  openWire,
  visitor,
  type VisitorReply,
  type Visitor,
} from "../../../testing/visitor.ts";

let hall: TestHall;
let here = "";
beforeAll(async () => {
  hall = await testHall({ limits: { claimsPerAddress: { burst: 1000, perSecond: 1000 } } });
  here = hall.url.replace("127.0.0.1", "localhost");
});
afterAll(() => hall.close());

interface Browser {
  readonly jar: ReadonlyMap<string, string>;
  cookie(): string;
  ask(method: string, path: string, body?: unknown): Promise<VisitorReply>;
  name(): Promise<string | null>;
  formers(): Promise<readonly Former[]>;
}

/** Keeps cookies as a browser does. */
function browser(): Browser {
  const jar = new Map<string, string>();
  const cookie = (): string => Array.from(jar, ([name, value]) => `${name}=${value}`).join("; ");
  async function ask(method: string, path: string, body?: unknown): Promise<VisitorReply> {
    const heard = await call(here, method, path, body, { cookie: cookie() });
    for (const text of heard.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([\w-]+)=([^;]*)/.exec(text) ?? [];
      if (value === "") jar.delete(name);
      else jar.set(name, value);
    }
    return heard;
  }
  return {
    jar,
    cookie,
    ask,
    async name() {
      const { status, body } = await ask("GET", "/api/me");
      return status === 200 ? (body as { name: string }).name : null;
    },
    formers: async () => (await ask("GET", "/api/me/former")).body as readonly Former[],
  };
}

async function browserOf(name: string): Promise<Browser> {
  const one = browser();
  await one.ask("POST", "/api/me", { name });
  return one;
}

const codeOf = async (person: Visitor): Promise<string> =>
  ((await person.post("/api/me/codes")).body as ClaimCode).code;

type Door = (someone: Visitor) => Promise<{ readonly path: string; readonly body: object }>;

/** Whatever makes a browser somebody: each door with all it asks for. */
const doors: Readonly<Record<string, Door>> = {
  "a claim code": async (someone) => ({
    path: "/api/claims",
    body: { code: await codeOf(someone) },
  }),
  "recovery words": async (someone) => {
    const { words } = (await someone.post("/api/me/words")).body as RecoveryWords;
    return { path: "/api/words", body: { words: words.join(" ") } };
  },
  "a passkey": async (someone) => {
    const device = authenticator("localhost");
    const asked = (await someone.post("/api/me/passkeys/options")).body as { challenge: string };
    const answer = device.register(asked.challenge, here);
    await someone.post("/api/me/passkeys", { name: "Phone", answer });
    const who = (await call(here, "POST", "/api/passkeys/options", {})).body as typeof asked;
    return { path: "/api/passkeys", body: { answer: device.signIn(who.challenge, here) } };
  },
};

test.each(Object.keys(doors))(
  "[people] %s makes nobody somebody else unasked, and the way back stays",
  async (which) => {
    const mallory = await visitor(here, "Mallory");
    const vera = await browserOf("Vera");
    const { path, body } = (await doors[which]?.(mallory)) ?? { path: "", body: {} };
    const asked = await vera.ask("POST", path, body);
    expect(asked).toMatchObject({
      status: 409,
      body: { error: { code: "someone-here", params: { name: "Vera" } } },
    });
    expect(await vera.name()).toBe("Vera");
    expect(asked.headers.getSetCookie()).toEqual([]);

    // What was asked for is not used up by asking.
    const entered = await vera.ask("POST", path, { ...body, replace: true });
    expect(entered).toMatchObject({ status: 200, body: { name: "Mallory" } });
    expect(await vera.name()).toBe("Mallory");
    const [former] = await vera.formers();
    expect(former?.name).toBe("Vera");
    const asMallory = vera.cookie();
    expect(await vera.ask("POST", `/api/me/former/${former?.id}`)).toMatchObject({ status: 200 });
    expect(await vera.name()).toBe("Vera");
    expect(await vera.formers()).toEqual([]);
    // Whoever was a guest at this browser leaves nothing behind.
    const left = await call(here, "GET", "/api/me", undefined, { cookie: asMallory });
    expect(left.status).toBe(401);
    expect((await mallory.get("/api/me")).status).toBe(200);
  },
);

test("[people] a browser that is nobody enters unasked, and whoever is that person already stays", async () => {
  const ginny = await visitor(here, "Ginny");
  const phone = browser();
  const code = await codeOf(ginny);
  const look = (who: Browser): Promise<VisitorReply> =>
    who.ask("POST", "/api/claims/look", { code });
  expect((await look(phone)).body).toEqual({ name: "Ginny", mine: false });
  expect((await phone.ask("POST", "/api/claims", { code })).status).toBe(200);
  expect((await look(phone)).status).toBe(404);
  const second = await codeOf(ginny);
  const again = await phone.ask("POST", "/api/claims", { code: second });
  expect(again).toMatchObject({ status: 200, body: { name: "Ginny" } });
  expect(again.headers.getSetCookie()).toEqual([]);
  // Not used up: it opens the device it was meant for.
  expect((await browser().ask("POST", "/api/claims", { code: second })).status).toBe(200);
});

test("[people] the former's secret is out of reach of scripts and other sites, and its pages speak for nobody", async () => {
  const vera = await browserOf("Vera");
  const wire = await openWire(`${here.replace("http", "ws")}/ws?protocol=3`, {
    cookie: vera.cookie(),
  });
  const code = await codeOf(await visitor(here, "Mallory"));
  const entered = await vera.ask("POST", "/api/claims", { code, replace: true });
  const [session = "", former = ""] = entered.headers.getSetCookie();
  expect(session).toMatch(/^guildhall=[\w-]{24}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  expect(former).toMatch(
    /^guildhall-former=[\w-]{24}; Path=\/api; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
  );
  expect((await wire.closed()).code).toBe(4001);
});

test("[people] of several formers each can be gone back to, and being forgotten forgets them all", async () => {
  const one = await browserOf("Vera");
  const vera = one.jar.get("guildhall");
  const become = async (name: string): Promise<void> => {
    const code = await codeOf(await visitor(here, name));
    await one.ask("POST", "/api/claims", { code, replace: true });
  };
  await become("Ginny");
  await become("Mia");
  expect((await one.formers()).map(({ name }) => name)).toEqual(["Ginny", "Vera"]);
  const [, first] = await one.formers();
  await one.ask("POST", `/api/me/former/${first?.id}`);
  expect(await one.name()).toBe("Vera");
  expect((await one.formers()).map(({ name }) => name)).toEqual(["Ginny"]);
  const ginny = one.jar.get("guildhall-former");
  expect((await one.ask("DELETE", "/api/me")).status).toBe(204);
  expect(one.jar.size).toBe(0);
  for (const secret of [vera, ginny])
    expect(
      (await call(here, "GET", "/api/me", undefined, { cookie: `guildhall=${secret}` })).status,
    ).toBe(401);
});

test("[people] becoming a former again keeps one session of theirs, and a seat's key becomes nobody", async () => {
  const ginny = await visitor(here, "Ginny");
  const one = browser();
  await one.ask("POST", "/api/claims", { code: await codeOf(ginny) });
  const first = one.jar.get("guildhall") ?? "";
  const mallory = await visitor(here, "Mallory");
  await one.ask("POST", "/api/claims", { code: await codeOf(mallory), replace: true });
  await one.ask("POST", "/api/claims", { code: await codeOf(ginny), replace: true });
  expect((await one.formers()).map(({ name }) => name)).toEqual(["Mallory"]);
  const old = await call(here, "GET", "/api/me", undefined, { cookie: `guildhall=${first}` });
  expect(old.status).toBe(401);

  const table = await ginny.make({ game: "bounty-hunters", seats: 2 });
  const { token } = (await ginny.post(`/api/tables/${table}/seats/0/token`)).body as {
    token: string;
  };
  const program = await visitor(here, "", token);
  const asked = { code: await codeOf(mallory), replace: true };
  expect(await program.post("/api/claims", asked)).toMatchObject({
    status: 403,
    body: { error: { code: "seat-token" } },
  });
});
