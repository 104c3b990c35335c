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

/** The head of the answer to someone who offers these subprotocols. */
function offered(path: string, protocols: string): Promise<string> {
  const { port } = new URL(hall.url);
  const socket = connect(Number(port), "127.0.0.1");
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OTAxMjM0NQ==\r\nsec-websocket-protocol: ${protocols}\r\n\r\n`,
  );
  return new Promise((resolve) =>
    socket.once("data", (head) => {
      socket.destroy();
      resolve(String(head));
    }),
  );
}

test("[socket] a token comes in a subprotocol and not in the address, and is never said back", async () => {
  const { token } = await hall.guest("Ginny");
  const opened = await offered("/ws", `guildhall, token.${token}`);
  expect(opened).toMatch(/^HTTP\/1\.1 101 /);
  expect(opened.toLowerCase()).toContain("sec-websocket-protocol: guildhall\r\n");
  for (const protocols of [`token.${token}`, `token.${token},guildhall`]) {
    const alone = await offered("/ws", protocols);
    expect(alone).toMatch(/^HTTP\/1\.1 101 /);
    expect(alone).not.toContain(token);
  }
  for (const wrong of ["guildhall", "guildhall, token.nobody", `guildhall, xtoken.${token}`])
    expect(await offered("/ws", wrong)).toMatch(/^HTTP\/1\.1 401 /);
  expect(await offered("/ws?token=nobody", `guildhall, token.${token}`)).toMatch(/ 101 /);
});
