import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { addressOf, hostOf, isSecure } from "./address.ts";

const request = (remoteAddress: string, headers: Record<string, string> = {}): IncomingMessage =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

test.each([
  { remote: "203.0.113.7", counts: "203.0.113.7" },
  { remote: "::ffff:203.0.113.7", counts: "203.0.113.7" },
  { remote: "2001:db8:1:2:3:4:5:6", counts: "2001:db8:1:2" },
  { remote: "2001:db8:1:2:ffff::9", counts: "2001:db8:1:2" },
  { remote: "2001:db8::9", counts: "2001:db8:0:0" },
  { remote: "2001:db8::7:6:5:4", counts: "2001:db8:0:0" },
  { remote: "::1", counts: "0:0:0:0" },
  { remote: "fe80::1:2%eth0", counts: "fe80:0:0:0" },
  { remote: "1:2:3:4:5:6:7:8::9", counts: "1:2:3:4" },
])("[address] $remote counts as $counts", ({ remote, counts }) => {
  expect(addressOf(request(remote), { trustProxy: false })).toBe(counts);
});

test("[address] a stranger cannot choose whom we count; our own proxy tells us", () => {
  const claimed = request("203.0.113.7", {
    "x-forwarded-for": "10.0.0.1, 198.51.100.9",
    "x-forwarded-proto": "https",
  });
  expect(addressOf(claimed, { trustProxy: false })).toBe("203.0.113.7");
  expect(isSecure(claimed, { trustProxy: false })).toBe(false);
  expect(addressOf(claimed, { trustProxy: true })).toBe("198.51.100.9");
  expect(isSecure(claimed, { trustProxy: true })).toBe(true);
  const named = request("203.0.113.7", {
    host: "127.0.0.1:3000",
    "x-forwarded-host": "hall.example",
  });
  expect(hostOf(named, { trustProxy: false })).toBe("127.0.0.1:3000");
  expect(hostOf(named, { trustProxy: true })).toBe("hall.example");
});
