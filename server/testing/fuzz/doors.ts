/** Every door of the hall, from its own document: a new route is knocked at without anyone thinking of it. */
import { connect, type Socket } from "node:net";
import { call } from "../visitor.ts";

export interface Door {
  readonly method: string;
  readonly path: string;
}

export async function doorsOf(url: string): Promise<readonly Door[]> {
  const { body } = await call(url, "GET", "/api/openapi.json");
  const { paths } = body as { readonly paths: Readonly<Record<string, object>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  );
}

/** As the hall counts it: which doors somebody has come through to the route behind them. */
export async function doorsReached(url: string): Promise<ReadonlySet<string>> {
  const { body } = await call(url, "GET", "/metrics");
  const lines = String(body).matchAll(
    /guildhall_http_requests_total\{method="(\w+)",route="([^"]+)"/g,
  );
  const spelled = (route: string): string => route.replaceAll(/:(\w+)/g, "{$1}");
  return new Set(
    Array.from(lines, ([, method = "", route = ""]) => `${method.toUpperCase()} ${spelled(route)}`),
  );
}

export interface Knock {
  readonly headers: readonly string[];
  readonly body: string;
  /** What the wire carries before it is torn; all of it when absent. */
  readonly cutAfter?: number;
}

const long = 700_000;
const json = "content-type: application/json";
const sized = (body: string, said = body.length): Knock => ({
  headers: [json, `content-length: ${said}`],
  body,
});

export const knocks: Readonly<Record<string, Knock>> = {
  "with nothing": { headers: [], body: "" },
  "with half a body, then silence": { ...sized('{"name":', 500), cutAfter: 8 },
  "with what is no JSON": sized('{"name": "Greedo"'),
  "with the wrong shape": sized('[{"__proto__": {"name": 1}}]'),
  "with another wrong shape": sized('{"name": {"deep": [[[[[]]]]]}, "constructor": null}'),
  "with far too much": sized(`"${"x".repeat(long)}"`),
  "with pieces of no length": {
    headers: [json, "transfer-encoding: chunked"],
    body: "zz\r\nhello\r\n",
  },
  "with bytes that are no text": sized("\u00ff\u00fe\u0000{"),
};

export interface Knocker {
  readonly url: string;
  readonly token: string;
  readonly id: string;
}

/** The status it was answered with; `null` when it was not, as may be where the wire was torn. */
export async function knock(
  { url, token, id }: Knocker,
  { method, path }: Door,
  { headers, body, cutAfter }: Knock,
): Promise<number | null> {
  const target = path.replaceAll(/\{\w+\}/g, id);
  const head = [
    `${method} ${target} HTTP/1.1`,
    "host: hall",
    `authorization: Bearer ${token}`,
    "connection: close",
    ...headers,
  ];
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  socket.write(Buffer.from(body, "latin1").subarray(0, cutAfter));
  if (cutAfter !== undefined) setTimeout(() => socket.destroy(), 20);
  const status = /^HTTP\/1\.1 (\d+)/.exec(await beginningOf(socket))?.[1];
  return status === undefined ? null : Number(status);
}

/** An answer may go on for as long as somebody listens: its head is enough. */
async function beginningOf(socket: Socket): Promise<string> {
  let heard = "";
  try {
    for await (const bytes of socket) {
      heard += String(bytes);
      if (heard.includes("\r\n\r\n")) break;
    }
  } catch {
    // The wire was torn: what came until then counts.
  }
  socket.destroy();
  return heard;
}
