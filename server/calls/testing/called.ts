/** A hall whose people can be called on the loopback, and everyone who is called there. */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { handClock, type HandClock } from "#table/testing/hand-clock.ts";
import type { ChannelInfo } from "#table/talk/calls.ts";
import { testHall, type TestHall } from "../../testing/test-hall.ts";
import type { Visitor } from "../../testing/visitor.ts";
import { readAllowed } from "../reach/addresses.ts";
import { openMailServer, type MailServer } from "./mail-server.ts";
import { openReceiver, type Receiver } from "./receiver.ts";

export interface CalledHall {
  readonly hall: TestHall;
  readonly clock: HandClock;
  readonly receiver: Receiver;
  readonly mail: MailServer;
  /** Time passes, and whatever became due was tried. */
  pass(ms: number): Promise<void>;
  /** The hall closes and opens again where it was, with what it kept. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

interface CalledWishes {
  readonly begins?: number;
  readonly clientFolder?: string;
}

export async function calledHall({ begins, ...wishes }: CalledWishes = {}): Promise<CalledHall> {
  const clock = handClock(begins);
  const folder = mkdtempSync(join(tmpdir(), "guildhall-"));
  const [receiver, mail] = [await openReceiver(), await openMailServer()];
  const port = await freePort();
  const open = (): Promise<TestHall> =>
    testHall({
      ...wishes,
      port,
      publicUrl: `http://127.0.0.1:${port}`,
      folder,
      clock,
      callsMayReach: readAllowed("127.0.0.1"),
      mail: { url: mail.url, from: "hall@guildhall.example" },
    });
  let hall = await open();
  return {
    get hall() {
      return hall;
    },
    clock,
    receiver,
    mail,
    async pass(ms) {
      await clock.pass(ms);
      await hall.makeCalls();
    },
    async restart() {
      await hall.close();
      hall = await open();
    },
    async close() {
      await hall.close();
      await receiver.close();
      await mail.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Known before the hall is open: its letters say where it will be. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export async function addHook(
  who: Visitor,
  url: string,
  shape: "json" | "discord" | "slack" | "ntfy" = "json",
): Promise<ChannelInfo> {
  const { status, body } = await who.post("/api/me/channels", { type: "webhook", url, shape });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body as ChannelInfo;
}

/** A game of these people, begun. */
export async function begin(
  people: readonly Visitor[],
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const [host] = people;
  if (host === undefined) throw new Error("nobody plays");
  const table = await host.make({ game: "bounty-hunters", seats: people.length, ...more });
  for (const [seat, person] of people.entries())
    if (seat > 0) await person.ask(table, { type: "sit", seat, entropy: "open" });
  await host.ask(table, { type: "start" });
  return table;
}

/** The first thing this seat may do. */
export async function move(who: Visitor, table: string, seat: number): Promise<void> {
  const { options } = await who.view(table, `as=${seat}`);
  const answer = await who.ask(table, { type: "command", seat, command: options[0] });
  if (answer.type !== "done") throw new Error(JSON.stringify(answer));
}
