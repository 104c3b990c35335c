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
])("[address] $remote counts as $counts", ({ remote, counts }) => {
  expect(addressOf(request(remote), { trustProxy: false })).toBe(counts);
});

test.each([
  { wrote: "203.0.113.6:40001", counts: "203.0.113.6" },
  { wrote: "203.0.113.6:40002", counts: "203.0.113.6" },
  { wrote: "[2001:db8:1:2::9]:443", counts: "2001:db8:1:2" },
  { wrote: "[2001:db8:1:2::9]", counts: "2001:db8:1:2" },
  { wrote: "2001:0DB8:0001:2::9", counts: "2001:db8:1:2" },
  { wrote: "2001:db8:1:0002:0:0:0:a", counts: "2001:db8:1:2" },
  { wrote: "2001:db8:0::7", counts: "2001:db8:0:0" },
  { wrote: "2001:db8::7", counts: "2001:db8:0:0" },
  { wrote: "::FFFF:203.0.113.6", counts: "203.0.113.6" },
  { wrote: "::ffff:cb00:7106", counts: "203.0.113.6" },
  { wrote: "0:0:0:0:0:ffff:203.0.113.6", counts: "203.0.113.6" },
  { wrote: "[::ffff:203.0.113.6]:80", counts: "203.0.113.6" },
  // Whoever is no address is counted as the proxy that said so.
  { wrote: "unknown", counts: "10.0.0.1" },
  { wrote: "203.0.113.06", counts: "10.0.0.1" },
  { wrote: "203.0.113.6:x", counts: "10.0.0.1" },
  { wrote: "1:2:3:4:5:6:7:8::9", counts: "10.0.0.1" },
  { wrote: "", counts: "10.0.0.1" },
])("[address] a proxy that writes $wrote means $counts", ({ wrote, counts }) => {
  const behind = request("10.0.0.1", { "x-forwarded-for": `198.51.100.1, ${wrote}` });
  expect(addressOf(behind, { trustProxy: true })).toBe(counts);
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
