/** A hall whose people can be called on the loopback, and everyone who is called there. */
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
  close(): Promise<void>;
}

export async function calledHall(folder?: string): Promise<CalledHall> {
  const clock = handClock();
  const [receiver, mail] = [await openReceiver(), await openMailServer()];
  const hall = await testHall({
    clock,
    callsMayReach: readAllowed("127.0.0.1"),
    mail: { url: mail.url, from: "hall@guildhall.example" },
    ...(folder === undefined ? {} : { folder }),
  });
  return {
    hall,
    clock,
    receiver,
    mail,
    async pass(ms) {
      await clock.pass(ms);
      await hall.makeCalls();
    },
    async close() {
      await hall.close();
      await receiver.close();
      await mail.close();
    },
  };
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
    if (seat > 0) await person.ask(table, { type: "sit", seat, entropy: "" });
  await host.ask(table, { type: "start" });
  return table;
}

/** The first thing this seat may do. */
export async function move(who: Visitor, table: string, seat: number): Promise<void> {
  const { options } = await who.view(table, `as=${seat}`);
  const answer = await who.ask(table, { type: "command", seat, command: options[0] });
  if (answer.type !== "done") throw new Error(JSON.stringify(answer));
}
