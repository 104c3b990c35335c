import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testHall, type TestHall } from "../../testing/test-hall.ts";
import { call } from "../../testing/visitor.ts";

let hall: TestHall;
beforeAll(async () => void (hall = await testHall()));
afterAll(() => hall.close());

/** What the hall says to one raw packet, until it hangs up. */
function say(packet: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(hall.url).port), "127.0.0.1", () => socket.end(packet));
    let heard = "";
    socket.setTimeout(60_000, () =>
      socket.destroy(new Error(`no answer to ${JSON.stringify(packet)}`)),
    );
    socket.on("data", (bytes) => (heard += bytes.toString("latin1")));
    socket.on("error", reject);
    socket.on("close", () => resolve(heard));
  });
}

const upgrade = (target: string): string =>
  `GET ${target} HTTP/1.1\r\nHost: hall\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`;

test.each(["//", "//:", "//[", "http://", "http://[::", "//user@:99999/ws", "///", "//%"])(
  "[bad input] an upgrade to %s is answered and the hall stands",
  async (target) => {
    expect(await say(upgrade(target))).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(await call(hall.url, "GET", "/healthz")).toMatchObject({ status: 200 });
  },
);
