/** Each attack of the findings, as hard as one address can. All of them end by themselves. */
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { quickRng } from "#rules/rng.ts";
import { request as oddRequest } from "#server/testing/fuzz/requests.ts";
import { unitNamed } from "#server/testing/ledger-unit.ts";
import { callAttacks } from "./calls-attacks.ts";
import { guestsAt } from "./many-guests.ts";
import { crowd, type SiegeAttack, type Prey } from "./prey.ts";
import { frame, type Stranger } from "./stranger.ts";
import { tournaments, unreadLists } from "./tournament-attack.ts";

const text = 1;
const ping = 9;

/** Sockets that come back when they are thrown out. */
function sockets(
  { tokens, socket }: Stranger,
  reads: boolean,
): (at: number) => Promise<Socket | null> {
  const open: (Socket | null)[] = [];
  return async (at) => {
    const known = open[at] ?? null;
    if (known !== null && !known.destroyed) return known;
    open[at] = await socket(tokens[at % tokens.length] ?? "", reads);
    if (open[at] === null) await pause(20);
    return open[at] ?? null;
  };
}

const ask = (words: object): Buffer =>
  frame(text, JSON.stringify({ id: `s${Math.random()}`, ...words }));

function flood(frames: (prey: Prey) => Buffer, reads: boolean): SiegeAttack {
  return async (who, prey, until) => {
    const wire = sockets(who, reads);
    const used = new Set<Socket>();
    await crowd(20, until, async (at) => {
      const one = await wire(at);
      if (one !== null) used.add(one);
      one?.write(frames(prey));
      await pause(4);
    });
    for (const one of used) one.destroy();
  };
}

const many = (count: number, one: () => Buffer): Buffer =>
  Buffer.concat(Array.from({ length: count }, one));

async function journals({ raw }: Stranger, { longTable }: Prey, until: number): Promise<void> {
  const packet = `GET /api/tables/${longTable}/journal HTTP/1.1\r\nhost: hall\r\n\r\n`;
  const open: Socket[] = [];
  for (let i = 0; i < 80; i++) open.push(raw(packet).pause());
  while (performance.now() < until) await pause(50);
  for (const one of open) one.destroy();
}

async function bots({ call, tokens }: Stranger, _prey: Prey, until: number): Promise<void> {
  await crowd(8, until, async (at) => {
    const token = tokens[at % tokens.length] ?? "";
    const alone = at % 2 === 0;
    const wanted = {
      game: "bounty-hunters",
      seats: 4,
      bots: alone ? [0, 1, 2, 3] : [1, 2, 3],
      sit: alone ? [] : [0],
      botLevel: "master",
    };
    const { status, text: body } = await call("POST", "/api/tables", wanted, token);
    if (status !== 201) return pause(20);
    const { id } = JSON.parse(body) as { id: string };
    await call("POST", `/api/tables/${id}/asks`, { id: "go", type: "start" }, token);
    // A bot for myself as well: now they play by themselves.
    const leave = { id: "bye", type: "substitute", seat: 0, level: "master" };
    if (!alone) await call("POST", `/api/tables/${id}/asks`, leave, token);
  });
}

function requests(path: (prey: Prey) => string, loops: number): SiegeAttack {
  return ({ call, tokens }, prey, until) =>
    crowd(loops, until, async (at) => {
      const { status } = await call("GET", path(prey), undefined, tokens[at % tokens.length]);
      if (status === 0) await pause(10);
    });
}

function tables(wanted: object): SiegeAttack {
  return ({ call, tokens }, _prey, until) =>
    crowd(8, until, async (at) => {
      await call("POST", "/api/tables", wanted, tokens[at % tokens.length]);
    });
}

async function malformed({ raw }: Stranger, prey: Prey, until: number): Promise<void> {
  let seed = 1;
  await crowd(16, until, async () => {
    const known = { table: prey.longTable, token: "", commands: [], doors: prey.doors };
    const socket = raw(oddRequest(quickRng(seed++), known).toString("latin1"));
    socket.resume();
    socket.end();
    await new Promise((resolve) => socket.once("close", resolve));
  });
}

/** Of the newest entry, and of one near the beginning: everything behind it must be judged again. */
async function takeBacks({ socket }: Stranger, prey: Prey, until: number): Promise<void> {
  const wire = await socket(prey.owner, true);
  let count = 0;
  await crowd(1, until, async () => {
    const command = { type: "change-unit", unit: unitNamed(`Rebel ${count++}`) };
    wire?.write(ask({ type: "command", seat: 0, command, table: prey.longTable }));
    wire?.write(ask({ type: "take-back", seat: 0, table: prey.longTable }));
    const early = { type: "amend", seat: 0, page: 3, command };
    wire?.write(ask({ ...early, table: prey.longTable }));
    await pause(10);
  });
  wire?.destroy();
}

async function reconnects({ socket, tokens }: Stranger, _prey: Prey, until: number): Promise<void> {
  await crowd(16, until, async (at) => {
    (await socket(tokens[at % tokens.length] ?? "", true))?.destroy();
  });
}

/** Three for each guest, and guests cost nothing. */
async function slowHashes(who: Stranger, _prey: Prey, until: number): Promise<void> {
  const guests = guestsAt(who);
  await crowd(20, until, async () => {
    const guest = await guests.next();
    if (guest === null) return pause(20);
    const drawn = [1, 2, 3].map(() => guest.call("POST", "/api/me/words", {}));
    const guessed = guest.call("POST", "/api/words", {
      words: "acid acorn ahead aisle alarm album apple",
    });
    await Promise.all([...drawn, guessed]);
  });
}

const blank = " \t\u00a0";

/** Nothing but blanks, in everything people write: a pattern that looks for their end in vain would take for ever. */
async function blanks(who: Stranger, _prey: Prey, until: number): Promise<void> {
  const guests = guestsAt(who);
  await crowd(8, until, async () => {
    const guest = await guests.next();
    if (guest === null) return pause(20);
    const { call } = guest;
    const { text: body } = await call("POST", "/api/tables", { game: "legion", seats: 1 });
    const { id } = JSON.parse(body === "" ? "{}" : body) as { readonly id?: string };
    const asks = `/api/tables/${id ?? "none"}/asks`;
    await call("POST", asks, { id: "go", type: "start" });
    const unit = unitNamed(`x${blank.repeat(4000)}x`);
    const list = Array.from({ length: 100 }, () => unitNamed(`${blank.repeat(1200)}x`));
    await Promise.all([
      call("POST", asks, {
        id: "unit",
        type: "command",
        seat: 0,
        command: { type: "add-unit", unit },
      }),
      call("POST", asks, {
        id: "say",
        type: "say",
        said: { type: "text", text: blank.repeat(66) },
      }),
      call("POST", "/api/me", { name: `x${blank.repeat(7)}x` }),
      call("POST", "/api/guilds", { name: blank.repeat(13) }),
      call("POST", "/api/words", { words: blank.repeat(130) }),
      call("POST", "/api/tables", { game: "legion", seats: 2, content: { units: list } }),
    ]);
  });
}

const padding = { units: [], pad: "x".repeat(480_000) };
const said = { type: "say", said: { type: "text", text: "x".repeat(190) } };

/** Nothing is said to the hall: what a process beside it costs people on this machine, whatever it does. */
export async function neighbour(_who: Stranger, _prey: Prey, until: number): Promise<void> {
  while (performance.now() < until) {
    const rest = performance.now() + 10;
    let work = 0;
    while (performance.now() < rest) work = Math.sqrt(work + 1);
    await pause(1);
  }
}

export const attacks: Readonly<Record<string, SiegeAttack>> = {
  "pings nobody reads": flood(() => many(300, () => frame(ping, "p".repeat(125))), false),
  "empty frames": flood(() => Buffer.alloc(6 * 2000).fill(frame(text, "")), false),
  "talk at the table": flood(({ honestTable }) => ask({ ...said, table: honestTable }), true),
  "watching a long game": flood(
    ({ longTable }) => ask({ type: "watch", as: "spectator", since: null, table: longTable }),
    true,
  ),
  "the past of a long game": requests(({ longTable }) => `/api/tables/${longTable}/past`, 8),
  "take-backs in a long game": takeBacks,
  "journals nobody reads": journals,
  "bots in a crowd": bots,
  "tables on the list": tables({ game: "bounty-hunters", seats: 2, listed: true }),
  "half a megabyte of content": tables({ game: "legion", seats: 2, content: padding }),
  requests: requests(() => "/api/hall", 32),
  "malformed requests": malformed,
  "coming and going": reconnects,
  "slow hashes": slowHashes,
  "lists of blanks": blanks,
  "a tournament": tournaments,
  "lists of near names": unreadLists,
  ...callAttacks,
};
