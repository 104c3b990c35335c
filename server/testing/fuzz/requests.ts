/** Requests as no program would send them. */
import type { Rng } from "#rules/game.ts";
import { damaged, mutated, oneIn, pick } from "./pick.ts";
import { type HallFacts, target } from "./targets.ts";

export function request(rng: Rng, known: HallFacts): Buffer {
  const body = oneIn(rng, 2) ? bodyText(rng) : "";
  const head = [requestLine(rng, known), ...headers(rng, known, body)].join("\r\n");
  const whole = Buffer.from(`${head}\r\n\r\n${body}`, oneIn(rng, 8) ? "latin1" : "utf8");
  return oneIn(rng, 3) ? damaged(rng, whole) : whole;
}

function requestLine(rng: Rng, known: HallFacts): string {
  const method = pick(rng, [
    "GET",
    "POST",
    "DELETE",
    "PUT",
    "OPTIONS",
    "HEAD",
    "CONNECT",
    "G\u00e9T",
  ]);
  const version = oneIn(rng, 12)
    ? pick(rng, ["HTTP/1.0", "HTTP/0.9", "HTTP/2", "HTTP/9.9"])
    : "HTTP/1.1";
  return `${method} ${target(rng, known)} ${version}`;
}

const bodies: readonly [unknown, ...unknown[]] = [
  { name: "Greedo" },
  { name: "Greedo", token: true },
  { code: "AAAA-AAAA" },
  { words: "acorn acorn acorn acorn acorn acorn" },
  { version: 3 },
  { command: { type: "draw", deck: 1 } },
  {
    name: "Key",
    answer: {
      id: "YQ",
      rawId: "YQ",
      type: "public-key",
      clientExtensionResults: {},
      response: { clientDataJSON: "e30", attestationObject: "oA", transports: ["usb"] },
    },
  },
  {
    answer: {
      id: "YQ",
      rawId: "YQ",
      type: "public-key",
      clientExtensionResults: {},
      response: { clientDataJSON: "e30", authenticatorData: "oA", signature: "MA" },
    },
  },
  { game: "bounty-hunters", seats: 2, bots: [1], botLevel: "random", entropy: "x" },
  { game: "legion", seats: 2, content: { units: [{ id: "a", name: "b", side: "blue" }] } },
  { game: "outer-rim", seats: 1, options: { fame: "8" }, listed: true, clock: 5 },
  { type: "webhook", url: "http://127.0.0.1:1/", shape: "json" },
  { type: "push", endpoint: "http://[::1]/", p256dh: "B".repeat(87), auth: "a".repeat(22) },
  { type: "email", to: "greedo@example.org" },
  { type: "page" },
  { quietHours: { from: 0, to: 1439, zone: "Europe/Paris" }, zone: "UTC", language: "fr" },
  { word: "curious" },
  { id: "a", type: "start" },
  { id: "e", type: "look" },
  { id: "b", type: "sit", seat: 1, entropy: "" },
  { id: "f", type: "promise-part", seat: 0, commit: "00" },
  { id: "g", type: "waive-part", seat: 0 },
  { id: "c", type: "command", seat: 0, command: { type: "choose" } },
  { id: "d", type: "say", said: { type: "text", text: "hello" } },
];

function bodyText(rng: Rng): string {
  switch (rng.below(6)) {
    case 0:
      return "[".repeat(rng.below(20_000));
    case 1:
      return `{"a":${"[".repeat(5000)}${"]".repeat(5000)}}`;
    case 2:
      return JSON.stringify(pick(rng, bodies)).slice(0, -1 - rng.below(5));
    default:
      return JSON.stringify(mutated(rng, pick(rng, bodies))) ?? "";
  }
}

function headers(rng: Rng, { token }: HallFacts, body: string): readonly string[] {
  const length = Buffer.byteLength(body);
  const all = [
    oneIn(rng, 10) ? "x: y" : "host: hall",
    pick(rng, [
      `authorization: Bearer ${token}`,
      "authorization: Bearer",
      `cookie: guildhall=${token}`,
      "cookie: ;;=;",
    ]),
    pick(rng, [
      "content-type: application/json",
      "content-type: application/json",
      "content-type: text/plain",
    ]),
    pick(rng, [
      `content-length: ${length}`,
      `content-length: ${length}`,
      `content-length: ${length}`,
      `content-length: ${length + 50}`,
      "content-length: -1",
      "content-length: 1e3",
      "transfer-encoding: chunked",
    ]),
    pick(rng, [
      "connection: close",
      "connection: close",
      "connection: keep-alive",
      "connection: upgrade",
    ]),
  ];
  const odd = [
    "origin: http://evil.example",
    "origin: http://[",
    "origin: null",
    "x-forwarded-for: 1:2:3:4:5:6:7:8::9",
    "accept-language: ;;;q=zz",
    "accept-encoding: br;q=,,",
    "expect: 100-continue",
    "range: bytes=9-1",
    `x-long: ${"y".repeat(rng.below(20_000))}`,
    "bad header",
    "upgrade: websocket",
    "upgrade: h2c",
    "if-none-match: \u0001",
  ] as const;
  return oneIn(rng, 2) ? [...all, pick(rng, odd)] : all;
}
