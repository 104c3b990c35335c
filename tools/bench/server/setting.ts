/** Both sides with the same number of tables of four, all connected and in play. */
import { quickRng } from "#rules/rng.ts";
import type { ServerSide } from "./side.ts";
import { floorGroup, hallGroup, seats, type Group } from "./table.ts";

async function post(
  port: number,
  path: string,
  body: object,
  token = "",
): Promise<Record<string, unknown>> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token === "" ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}

/** The same four people sit at every table, each time over a socket of its own. */
export async function welcomeFour({ port }: ServerSide): Promise<readonly string[]> {
  const tokens: string[] = [];
  for (let seat = 0; seat < seats; seat++)
    tokens.push(
      String((await post(port, "/api/me", { name: `Guest ${seat}`, token: true }))["token"]),
    );
  return tokens;
}

export async function startedTable(port: number, tokens: readonly string[]): Promise<string> {
  const [host = "", ...others] = tokens;
  const wanted = { game: "bounty-hunters", seats, sit: [0], entropy: "open" };
  const { id } = await post(port, "/api/tables", wanted, host);
  const asks = `/api/tables/${String(id)}/asks`;
  for (const [i, token] of others.entries())
    await post(port, asks, { id: "sit", type: "sit", seat: i + 1, entropy: "open" }, token);
  await post(port, asks, { id: "start", type: "start" }, host);
  return String(id);
}

export function seatHall(
  { port }: ServerSide,
  tokens: readonly string[],
  count: number,
  from: number,
): Promise<Group[]> {
  return several(count, async (i) =>
    hallGroup(
      Array(seats).fill(port),
      await startedTable(port, tokens),
      tokens,
      quickRng(from + i + 1),
    ),
  );
}

export function seatFloor({ port }: ServerSide, count: number, from: number): Promise<Group[]> {
  return several(count, (i) => floorGroup(port, from + i));
}

/** A few at a time: quick, without drowning the server before the measuring begins. */
export async function several<T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let i = next++; i < count; i = next++) all.push(await make(i));
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return all;
}
