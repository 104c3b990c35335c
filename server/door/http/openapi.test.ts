import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testHall, type TestHall } from "../../testing/test-hall.ts";
import { answers } from "./answers.ts";

interface Document {
  readonly openapi: string;
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly operationId: string;
            readonly security: unknown;
            readonly responses: Readonly<Record<string, unknown>>;
          }
        >
      >
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

let hall: TestHall;
let document: Document;
beforeAll(async () => {
  hall = await testHall();
  document = (await (await hall.guest("Reader")).get("/api/openapi.json")).body as Document;
});
afterAll(() => hall.close());

const manual = readFileSync(new URL("../../../docs/api.md", import.meta.url), "utf8");
const operations = (): [method: string, path: string][] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase(), path] as [string, string]),
  );

test("[api] every route is in the document and in docs/api.md, and nothing else is", () => {
  expect(document.openapi).toBe("3.1.0");
  const written = [...manual.matchAll(/^\| `(GET|POST|DELETE) ([^\s`?]+)/gm)].map(
    ([, method, path]) => `${method} ${path}`,
  );
  expect(
    operations()
      .map(([method, path]) => `${method} ${path}`)
      .sort(),
  ).toEqual(written.sort());
});

test("[api] every operation has a name of its own, says who may and how it fails", () => {
  const all = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const names = all.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain("postTablesByIdAsks");
  for (const { operationId, security, responses } of all) {
    expect(operationId).toMatch(/^[a-z][A-Za-z]+$/);
    expect(security, operationId).toBeInstanceOf(Array);
    expect(Object.keys(responses), operationId).toContain("4XX");
  }
});

/**
 * `call` holds every answer of every test against the document (`testing/published.ts`); these are asked nowhere else.
 */
test("[api] what a route answers has the shape the document promises", async () => {
  const ginny = await hall.guest("Ginny");
  const table = await ginny.make({
    game: "bounty-hunters",
    seats: 2,
    bots: [1],
    botLevel: "random",
    listed: true,
  });
  await ginny.get("/api/tables").then(({ body }) => answers.LobbyRows.parse(body));
  await ginny.ask(table, { type: "start" });
  answers.Hall.parse((await ginny.get("/api/hall")).body);
  answers.Me.parse((await ginny.get("/api/me")).body);
  answers.ClaimCode.parse((await ginny.post("/api/me/codes")).body);
  answers.LobbyRows.parse((await ginny.get("/api/tables/mine")).body);
  answers.TableInfo.parse((await ginny.get(`/api/tables/${table}`)).body);
  answers.SeatView.parse((await ginny.get(`/api/tables/${table}/view?as=0`)).body);
  answers.Past.parse((await ginny.get(`/api/tables/${table}/past?as=0`)).body);
  answers.SeatToken.parse((await ginny.post(`/api/tables/${table}/seats/0/token`)).body);
  answers.Asked.parse(
    (await ginny.post(`/api/tables/${table}/asks`, { type: "take-back", id: "x", seat: 0 })).body,
  );
  answers.DoorError.parse((await ginny.get(`/api/tables/${table}/journal`)).body);
});

test("[api] every reference in the document leads somewhere", () => {
  for (const [, name] of JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g))
    expect(document.components.schemas).toHaveProperty(name ?? "");
});

test("[api] every answer carries the secure headers; a QR code is a picture of our own page only", async () => {
  const ginny = await hall.guest("Ginny");
  const qr = await ginny.get("/api/qr.svg?path=/t/abc");
  expect(qr.headers.get("content-type")).toBe("image/svg+xml");
  expect(qr.body).toContain("<svg");
  expect(await ginny.get("/api/qr.svg?path=https://evil.example")).toMatchObject({ status: 422 });
  for (const path of [
    "/api/qr.svg?path=/t/abc",
    "/healthz",
    "/api/hall",
    "/api/nowhere",
    "/nowhere.js",
  ]) {
    const { headers } = await ginny.get(path);
    expect(headers.get("content-security-policy"), path).toContain("script-src 'self'");
    expect(headers.get("content-security-policy"), path).not.toContain("unsafe");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  }
});

test("[api] health and metrics answer", async () => {
  const ginny = await hall.guest("Ginny");
  expect(await ginny.get("/healthz")).toMatchObject({ status: 200, body: "ok\n" });
  const { body } = await ginny.get("/metrics");
  for (const name of [
    "guildhall_asks_total",
    "guildhall_tables_in_memory",
    "guildhall_http_requests_total",
    "nodejs_eventloop_lag_seconds",
  ])
    expect(body).toContain(name);
});
