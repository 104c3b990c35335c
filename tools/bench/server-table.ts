/** Four sockets around one table, on either side: send one action, know when all four have heard of it. */
import { WebSocket } from 'ws';
import { bountyHunters, type View } from '#rules/bounty-hunters/index.ts';
import type { Rng, Seat } from '#rules/game.ts';
import { apply } from '#table/talk/patch.ts';
import type { Tell } from '#table/talk/words.ts';

export const seats = 4;

export interface Group {
  /** Sends one action and calls back when the fourth socket has heard; `false` when this table cannot act (its game is over, or one is under way). */
  act(heard: () => void): boolean;
  /** Bytes of updates and of the whole views they stood for. */
  readonly sizes: Sizes;
}

export interface Sizes {
  updates: number;
  updateBytes: number;
  views: number;
  viewBytes: number;
}

const noSizes = (): Sizes => ({ updates: 0, updateBytes: 0, views: 0, viewBytes: 0 });

function openSocket(url: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const ws = new WebSocket(url, { perMessageDeflate: false });
    ws.once('open', () => resolve(ws));
    ws.once('error', reject);
  });
}

let asked = 0;

export async function floorGroup(port: number, room: number): Promise<Group> {
  const sockets = await Promise.all(Array.from({ length: seats }, () => openSocket(`ws://127.0.0.1:${port}/${room}`)));
  let left = 0;
  let done = (): void => {};
  for (const ws of sockets) {
    ws.on('message', (data: Buffer) => {
      JSON.parse(data.toString());
      if (--left === 0) done();
    });
  }
  return {
    sizes: noSizes(),
    act(heard) {
      if (left > 0) return false;
      left = seats;
      done = heard;
      sockets[asked++ % seats]?.send(JSON.stringify({ type: 'command', id: `a${asked}`, table: 'x'.repeat(24), seat: 0, command: { type: 'capture', card: 'c12', target: 'c31' } }));
      return true;
    },
  };
}

interface Chair {
  readonly ws: WebSocket;
  view: View | null;
  version: number;
}

export async function hallGroup(port: number, table: string, tokens: readonly string[], rng: Rng): Promise<Group> {
  const chairs: Chair[] = [];
  let awaited: readonly Seat[] = [];
  let version = 0;
  let waitingFor = 0;
  let left = 0;
  let done = (): void => {};
  const sizes = noSizes();

  for (const [seat, token] of tokens.entries()) {
    const ws = await openSocket(`ws://127.0.0.1:${port}/ws?token=${token}`);
    const chair: Chair = { ws, view: null, version: 0 };
    chairs.push(chair);
    const ready = new Promise<void>((resolve) => {
      ws.on('message', (data: Buffer) => {
        const tell = JSON.parse(data.toString()) as Tell;
        if (tell.type === 'view') {
          chair.view = tell.view as View | null;
          ({ version: chair.version, awaited } = tell);
          resolve();
        } else if (tell.type === 'update') {
          chair.view = apply(chair.view, tell.patch) as View;
          ({ version: chair.version, awaited } = tell);
          sizes.updates++;
          sizes.updateBytes += data.length;
          if (tell.version > waitingFor && --left === 0) done();
        }
      });
    });
    ws.send(JSON.stringify({ type: 'watch', id: `w${asked++}`, table, as: seat, since: 1e9 }));
    await ready;
  }

  return {
    sizes,
    act(heard) {
      const seat = awaited[0];
      const chair = seat === undefined ? undefined : chairs[seat];
      if (left > 0 || seat === undefined || chair === undefined || chair.view === null) return false;
      const options = bountyHunters.options(chair.view);
      if (options.length === 0) return false;
      ({ version } = chair);
      waitingFor = version;
      left = seats;
      done = heard;
      if (asked % 50 === 0) {
        sizes.views++;
        sizes.viewBytes += JSON.stringify(chair.view).length;
      }
      chair.ws.send(JSON.stringify({ type: 'command', id: `a${asked++}`, table, seat, command: options[rng.below(options.length)] }));
      return true;
    },
  };
}
