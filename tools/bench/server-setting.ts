/** Both sides with the same number of tables of four, all connected and in play. */
import { quickRng } from '#rules/rng.ts';
import type { Side } from './server-side.ts';
import { floorGroup, hallGroup, seats, type Group } from './server-table.ts';

async function post(port: number, path: string, body: object, token = ''): Promise<Record<string, unknown>> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}

async function startedTable(port: number, tokens: readonly string[]): Promise<string> {
  const [host = '', ...others] = tokens;
  const { id } = await post(port, '/api/tables', { game: 'bounty-hunters', seats, sit: [0] }, host);
  const asks = `/api/tables/${String(id)}/asks`;
  for (const [i, token] of others.entries()) await post(port, asks, { id: 'sit', type: 'sit', seat: i + 1, entropy: '' }, token);
  await post(port, asks, { id: 'start', type: 'start' }, host);
  return String(id);
}

export async function seatHall(side: Side, tables: number): Promise<Group[]> {
  const groups: Group[] = [];
  for (let i = 0; i < tables; i++) {
    const tokens: string[] = [];
    for (let seat = 0; seat < seats; seat++) tokens.push(String((await post(side.port, '/api/me', { name: `Guest ${seat}`, token: true }))['token']));
    groups.push(await hallGroup(side.port, await startedTable(side.port, tokens), tokens, quickRng(i + 1)));
  }
  return groups;
}

export async function seatFloor(side: Side, tables: number, from: number): Promise<Group[]> {
  const groups: Group[] = [];
  for (let i = 0; i < tables; i++) groups.push(await floorGroup(side.port, from + i));
  return groups;
}
