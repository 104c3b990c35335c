import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { networkAddresses, originFor, opensToNetwork } from "./reach.ts";

const request = (host: string, headers: Record<string, string> = {}): IncomingMessage =>
  ({ headers: { host, ...headers }, socket: {} }) as unknown as IncomingMessage;
const open = { trustProxy: false, publicUrl: null, isOpenToNetwork: true };
const lan = (): readonly string[] => ["192.0.2.17", "192.0.2.99"];

test.each([
  { asked: "localhost:3000", says: "http://192.0.2.17:3000" },
  { asked: "127.0.0.1:3000", says: "http://192.0.2.17:3000" },
  { asked: "[::1]:3000", says: "http://192.0.2.17:3000" },
  { asked: "192.0.2.99:3000", says: "http://192.0.2.99:3000" },
  { asked: "hall.example", says: "http://hall.example" },
])("[reach] opened at $asked the invitation says $says", ({ asked, says }) => {
  expect(originFor(request(asked), open, lan)).toBe(says);
});

test("[reach] a hall that listens on the loopback alone invites nobody elsewhere", () => {
  expect(originFor(request("localhost:3000"), { ...open, isOpenToNetwork: false }, lan)).toBe(
    "http://localhost:3000",
  );
  expect(originFor(request("localhost:3000"), open, () => [])).toBe("http://localhost:3000");
});

test("[reach] the host's own word comes first, a broken header is no address", () => {
  const named = { ...open, publicUrl: "https://hall.example" };
  expect(originFor(request("localhost:3000"), named, lan)).toBe("https://hall.example");
  expect(originFor(request("a b:c"), open, lan)).toBe(null);
});

test("[reach] only addresses a phone in the house can reach are offered", () => {
  const at = (address: string, family: "IPv4" | "IPv6" = "IPv4", internal = false) => ({
    address,
    family,
    internal,
    netmask: "",
    mac: "",
    cidr: null,
    scopeid: 0,
  });
  const found = networkAddresses({
    lo: [at("127.0.0.1", "IPv4", true)],
    docker0: [at("198.51.100.1")],
    wlan0: [at("192.0.2.17"), at("2001:db8::1", "IPv6"), at("169.254.3.4")],
  } as Parameters<typeof networkAddresses>[0]);
  expect(found).toEqual(["192.0.2.17"]);
});

test.each([
  [undefined, true],
  ["0.0.0.0", true],
  ["::", true],
  ["127.0.0.1", false],
])("[reach] listening on %s is open to the network: %s", (host, is) => {
  expect(opensToNetwork(host)).toBe(is);
});
