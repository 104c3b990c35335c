/** Handshakes and frames as no browser would send them. */
import type { Rng } from "#rules/game.ts";
import { damaged, mutated, oneIn, pick } from "./pick.ts";
import type { HallFacts } from "./targets.ts";

export function handshake({ token }: HallFacts): Buffer {
  return Buffer.from(
    `GET /ws?token=${token} HTTP/1.1\r\nhost: hall\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OTAxMjM0NQ==\r\n\r\n`,
  );
}

export function oddHandshake(rng: Rng, { token }: HallFacts): Buffer {
  const target = pick(rng, [
    "//",
    "//[",
    "///",
    "/ws",
    "/ws?token=%ff",
    `/ws?token=${token}`,
    "http://[",
    "/\u00ff",
    "*",
  ]);
  const version = pick(rng, ["13", "8", "-1", "", "x"]);
  const key = pick(rng, ["MDEyMzQ1Njc4OTAxMjM0NQ==", "", "short", "\u0001"]);
  const extra = pick(rng, [
    "",
    "origin: http://[\r\n",
    "origin: null\r\n",
    "sec-websocket-extensions: permessage-deflate; x=\r\n",
    "sec-websocket-protocol: a,,b\r\n",
    "content-length: 5\r\n",
    "cookie: guildhall=\u00ff\r\n",
    "x-forwarded-host: [\r\n",
  ]);
  const packet = Buffer.from(
    `GET ${target} HTTP/1.1\r\nhost: ${pick(rng, ["hall", "[", "", "a b"])}\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: ${version}\r\nsec-websocket-key: ${key}\r\n${extra}\r\n`,
    "latin1",
  );
  return oneIn(rng, 3) ? damaged(rng, packet) : packet;
}

/** A few frames behind each other, whole, broken or half sent. */
export function frames(rng: Rng, known: HallFacts): Buffer {
  const all = Buffer.concat(Array.from({ length: 1 + rng.below(6) }, () => frame(rng, known)));
  return oneIn(rng, 3) ? damaged(rng, all) : all;
}

function frame(rng: Rng, known: HallFacts): Buffer {
  const opcode = oneIn(rng, 4) ? rng.below(16) : 1;
  const payload = opcode === 1 ? Buffer.from(askText(rng, known)) : bytes(rng, rng.below(140));
  const flags = oneIn(rng, 8) ? rng.below(16) << 4 : 0x80;
  const masked = !oneIn(rng, 12);
  const claimed = oneIn(rng, 10) ? rng.below(70_000) : payload.length;
  return Buffer.concat([
    Buffer.from([flags | opcode]),
    lengthBytes(rng, claimed, masked),
    ...(masked ? [Buffer.alloc(4)] : []),
    payload,
  ]);
}

function lengthBytes(rng: Rng, length: number, masked: boolean): Buffer {
  const mask = masked ? 0x80 : 0;
  if (oneIn(rng, 20)) return Buffer.concat([Buffer.from([mask | 127]), bytes(rng, 8)]);
  if (length < 126) return Buffer.from([mask | length]);
  const two = Buffer.from([mask | 126, 0, 0]);
  two.writeUInt16BE(length & 0xffff, 1);
  return two;
}

function bytes(rng: Rng, count: number): Buffer {
  return Buffer.from(Array.from({ length: count }, () => rng.below(256)));
}

function askText(rng: Rng, known: HallFacts): string {
  const ask = mutatedAsk(rng, known);
  const text = JSON.stringify(ask) ?? "undefined";
  return oneIn(rng, 6) ? text.slice(0, rng.below(text.length + 1)) : text;
}

function mutatedAsk(rng: Rng, { table, commands }: HallFacts): unknown {
  const command = commands[rng.below(Math.max(1, commands.length))];
  const words = pick<object>(rng, [
    { type: "watch", as: "spectator", since: null },
    { type: "watch", as: 0, since: 3 },
    { type: "command", seat: 0, command },
    { type: "command", seat: 0, command: mutated(rng, command) },
    { type: "command", seat: 0, command: mutated(rng, command) },
    { type: "amend", seat: 0, page: 2, command: mutated(rng, command) },
    { type: "take-back", seat: 0 },
    { type: "agree", seat: 0, yes: true },
    { type: "agree", seat: 0, yes: false },
    { type: "amend", seat: 0, page: 2, command: {} },
    { type: "redo", seat: 0 },
    { type: "sit", seat: 1, entropy: "" },
    { type: "leave-seat", seat: 0 },
    { type: "seat-bot", seat: 1, level: "steady" },
    { type: "substitute", seat: 0, level: null },
    { type: "start" },
    { type: "say", said: { type: "text", text: "hello" } },
    { type: "rematch" },
  ]);
  const ask = { id: `f${rng.below(1000)}`, table, ...words };
  return oneIn(rng, 4) ? ask : mutated(rng, ask);
}
