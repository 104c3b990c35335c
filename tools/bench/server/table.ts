/** Four sockets around one table, on either side: send one action, know when all four have heard of it. */
import { bountyHunters, type View } from "#rules/bounty-hunters/index.ts";
import type { Rng, Seat } from "#rules/game.ts";
import { viewAfterSteps } from "#table/talk/steps/seen-steps.ts";
import { protocolVersion, type Tell } from "#table/talk/words.ts";
import { frameOf, openSocket, type LightSocket } from "./socket.ts";

export const seats = 4;

export interface Group {
  /**
   * Sends one action and calls back when the fourth socket has heard; `false` when this table cannot act (its game is
   * over, or one is under way).
   */
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

let asked = 0;
const letterY = 0x79;
const door = `/ws?protocol=${protocolVersion}`;

/** As long as a command to the hall; the floor never looks inside. */
const floorFrame = frameOf(
  JSON.stringify({
    type: "command",
    id: "a12345",
    table: "x".repeat(24),
    seat: 0,
    command: { type: "capture", card: "c12", target: "c31" },
  }),
);

export async function floorGroup(port: number, room: number): Promise<Group> {
  const sockets = await Promise.all(
    Array.from({ length: seats }, () => openSocket(port, `/${room}`)),
  );
  let left = 0;
  let done = (): void => {};
  const count = (): void => {
    if (--left === 0) done();
  };
  for (const socket of sockets) socket.hear(count);
  return {
    sizes: noSizes(),
    act(heard) {
      if (left > 0) return false;
      left = seats;
      done = heard;
      sockets[asked++ % seats]?.send(floorFrame);
      return true;
    },
  };
}

interface Chair {
  readonly socket: LightSocket;
  view: View | null;
  version: number;
}

/** Someone at the table has heard what another did. */
export type Note = (heard: Seat, acted: Seat) => void;

/** `ports` has the door of each seat: of several copies each may have another. */
export async function hallGroup(
  ports: readonly number[],
  table: string,
  tokens: readonly string[],
  rng: Rng,
  note: Note = () => undefined,
): Promise<Group> {
  const chairs: Chair[] = [];
  let awaited: readonly Seat[] = [];
  let version = 0;
  let waitingFor = 0;
  let left = 0;
  let acted: Seat = 0;
  let done = (): void => {};
  const sizes = noSizes();

  for (const [seat, token] of tokens.entries()) {
    const socket = await openSocket(ports[seat] ?? 0, `${door}&token=${token}`);
    const chair: Chair = { socket, view: null, version: 0 };
    chairs.push(chair);
    const ready = new Promise<void>((resolve) => {
      socket.hear((data, start, end) => {
        // Answers begin with their type: what an action did is told in the update.
        if (data[start + 3] === letterY) return;
        const tell = JSON.parse(data.toString("utf8", start, end)) as Tell;
        if (tell.type === "view") {
          chair.view = tell.view as View | null;
          ({ version: chair.version, awaited } = tell);
          resolve();
        } else if (tell.type === "update") {
          chair.view = viewAfterSteps(chair.view, tell.steps) as View;
          ({ version: chair.version, awaited } = tell);
          sizes.updates++;
          sizes.updateBytes += end - start;
          if (tell.version <= waitingFor) return;
          note(seat, acted);
          if (--left === 0) done();
        }
      });
    });
    socket.send(
      frameOf(JSON.stringify({ type: "watch", id: `w${asked++}`, table, as: seat, since: 1e9 })),
    );
    await ready;
  }

  return {
    sizes,
    act(heard) {
      const seat = awaited[0];
      const chair = seat === undefined ? undefined : chairs[seat];
      if (left > 0 || seat === undefined || chair === undefined || chair.view === null)
        return false;
      const options = bountyHunters.options(chair.view);
      if (options.length === 0) return false;
      ({ version } = chair);
      waitingFor = version;
      acted = seat;
      left = seats;
      done = heard;
      if (asked % 50 === 0) {
        sizes.views++;
        sizes.viewBytes += JSON.stringify(chair.view).length;
      }
      chair.socket.send(
        frameOf(
          JSON.stringify({
            type: "command",
            id: `a${asked++}`,
            table,
            seat,
            command: options[rng.below(options.length)],
          }),
        ),
      );
      return true;
    },
  };
}
