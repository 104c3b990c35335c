import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { NetworkInterfaceInfo } from "node:os";
import { openReceiver, type Receiver } from "../testing/receiver.ts";
import { mayReach, readAllowed } from "./addresses.ts";
import { post, type PostTrouble, type PostNeeds } from "./post.ts";

const nowhere = readAllowed("");
const loopback = readAllowed("127.0.0.1");

let receiver: Receiver;
beforeEach(async () => void (receiver = await openReceiver()));
afterEach(() => receiver.close());

const send = (url: string, needs: PostNeeds): Promise<PostTrouble> =>
  post({ url, headers: { "x-guildhall-call": "id" }, body: "{}" }, needs);

describe("[calls] a web hook cannot reach the host's own network", () => {
  test.each([
    "127.0.0.1",
    "127.9.9.9",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "fd12:3456::1",
    "::ffff:127.0.0.1",
    "::ffff:7f00:1",
    "::ffff:192.168.0.1",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "192.88.99.1",
    "::ffff:0:7f00:1",
    "0:0:0:0:0:ffff:7f00:1",
    "fe80::1%eth0",
    "ff02::1",
    "no address",
  ])("%s", (address) => {
    expect(mayReach("hook.example", address, nowhere)).toBe(false);
  });
  test.each(["1.1.1.1", "172.32.0.1", "193.0.0.1", "2606:4700::1111", "::ffff:1.1.1.1"])(
    "but %s",
    (address) => {
      expect(mayReach("hook.example", address, nowhere)).toBe(true);
    },
  );
  test("nor whoever shares a wire with it, whatever their address, as its wires are just now", () => {
    const wire = (address: string, cidr: string): NetworkInterfaceInfo => {
      const family = address.includes(":") ? "IPv6" : "IPv4";
      const rest = { netmask: "", mac: "", internal: false, scopeid: 0 };
      return { ...rest, address, cidr, family } as NetworkInterfaceInfo;
    };
    const home = {
      eth0: [wire("185.12.3.4", "185.12.3.4/28"), wire("2a02:8109::7", "2a02:8109::7/64")],
      wlan0: [wire("2a02:810a:1:2::9", "2a02:810a:1:2::9/128")],
    };
    const from = (address: string, wires: NodeJS.Dict<NetworkInterfaceInfo[]>): boolean =>
      mayReach("hook.example", address, nowhere, () => wires);
    for (const near of ["185.12.3.1", "::ffff:185.12.3.4", "2a02:8109::20", "2a02:810a:1:2::20"])
      expect([near, from(near, home), from(near, {})]).toEqual([near, false, true]);
    expect([from("185.12.3.17", home), from("2a02:8109:0:1::20", home)]).toEqual([true, true]);
    const all = readAllowed("185.12.3.1");
    expect(mayReach("hook.example", "185.12.3.1", all, () => home)).toBe(true);
  });

  test("unless the host says so: a name, an address, a range", () => {
    const allowed = readAllowed("hooks.lan, 10.0.0.7 192.168.0.0/24 fd00::/8");
    expect(mayReach("HOOKS.lan", "10.9.9.9", allowed)).toBe(true);
    expect(mayReach("other.lan", "10.0.0.7", allowed)).toBe(true);
    expect(mayReach("other.lan", "::ffff:192.168.0.9", allowed)).toBe(true);
    expect(mayReach("other.lan", "192.168.1.9", allowed)).toBe(false);
    expect(mayReach("other.lan", "fd00::9", allowed)).toBe(true);
  });
  test.each(["http://x", "10.0.0.0/99", "a b/8", "10.0.0.0/x"])(
    "%s is no entry of that list",
    (text) => {
      expect(() => readAllowed(text)).toThrow(/CALLS_MAY_REACH/);
    },
  );
});

describe("[calls] one request", () => {
  test("arrives, and its answer is not read", async () => {
    expect(await send(`${receiver.url}/hook?a=b`, { allowed: loopback })).toBe(null);
    expect(receiver.got).toMatchObject([
      { path: "/hook?a=b", headers: { "x-guildhall-call": "id" } },
    ]);
  });
  test.each([
    "http://127.0.0.1:9/",
    "http://0x7f.1:9/",
    "http://2130706433:9/",
    "http://[::1]:9/",
    "http://[::ffff:127.0.0.1]:9/",
    "http://user:word@1.1.1.1/",
    "ftp://1.1.1.1/",
    "http://1.1.1.1:25/",
    "https://hook.example:22/",
    "file:///etc/passwd",
    "nonsense",
  ])("never goes to %s", async (url) => {
    expect(await send(url, { allowed: nowhere })).toMatchObject({ code: "forbidden-address" });
  });
  test("a name that resolves into the house leads nowhere, even if only one of its addresses does", async () => {
    for (const found of [["127.0.0.1"], ["1.1.1.1", "10.0.0.1"], []])
      expect(
        await send("http://hook.example/", { allowed: nowhere, resolve: async () => found }),
      ).toEqual({ code: "not-found", detail: "hook.example" });
  });
  test("goes to the address that was judged, whatever the name says a moment later", async () => {
    const port = new URL(receiver.url).port;
    let asked = 0;
    const resolve = async (): Promise<readonly string[]> => [
      asked++ === 0 ? "127.0.0.1" : "10.0.0.1",
    ];
    expect(await send(`http://hook.example:${port}/`, { allowed: loopback, resolve })).toBe(null);
    expect([asked, receiver.got[0]?.headers.host]).toEqual([1, `hook.example:${port}`]);
  });
  test("tries the next of its addresses when nobody is at the first", async () => {
    const port = new URL(receiver.url).port;
    const resolve = async (): Promise<readonly string[]> => ["::1", "127.0.0.1"];
    const allowed = readAllowed("127.0.0.1 ::1");
    expect(await send(`http://hook.example:${port}/`, { allowed, resolve })).toBe(null);
  });

  test("asks for a stranger's name without one of the threads that flush", async () => {
    const sent = send("http://hook.invalid/", { allowed: nowhere, patience: 100 });
    await Promise.resolve();
    expect(process.getActiveResourcesInfo()).not.toContain("GetAddrInfoReqWrap");
    expect(await sent).toMatchObject({ code: "not-found" });
  });

  test("is judged again on every hop", async () => {
    receiver.answer(307, { location: "http://169.254.169.254/latest/meta-data" });
    expect(await send(receiver.url, { allowed: loopback })).toEqual({
      code: "forbidden-address",
      detail: "169.254.169.254",
    });
    receiver.answer(302, { location: `${receiver.url}/again` });
    expect(await send(receiver.url, { allowed: loopback })).toEqual({
      code: "redirects",
      detail: "",
    });
    expect(receiver.got).toHaveLength(5);
  });
  test.each([
    [404, "gone"],
    [410, "gone"],
    [429, "refused"],
    [500, "refused"],
    [100, "no-answer"],
  ] as const)("an answer of %s is %s", async (status, code) => {
    receiver.answer(status);
    expect(await send(receiver.url, { allowed: loopback, patience: 300 })).toMatchObject({ code });
  });
  test("is given up after its time, and when nobody is there", async () => {
    const open = receiver.hold();
    expect(await send(receiver.url, { allowed: loopback, patience: 100 })).toMatchObject({
      code: "no-answer",
    });
    open();
    const never = new Promise<readonly string[]>(() => undefined);
    expect(
      await send("http://slow.example/", { allowed: loopback, patience: 50, resolve: () => never }),
    ).toMatchObject({ code: "not-found" });
    await receiver.close();
    expect(await send(receiver.url, { allowed: loopback })).toMatchObject({ code: "no-answer" });
  });
});
