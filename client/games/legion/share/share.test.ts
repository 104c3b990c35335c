import { deflateRawSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { demoUnits } from "#rules/legion/cards/demo.ts";
import type { Command } from "#rules/legion/index.ts";
import { gameLink, readGameLink } from "./share.ts";

const { DecompressionStream: Inflate } = globalThis;
afterEach(() => vi.stubGlobal("DecompressionStream", Inflate));
vi.stubGlobal("location", { origin: "https://hall.example" });

const commands: readonly Command[] = [
  { type: "add-army", units: demoUnits },
  { type: "close-armies" },
  { type: "mark", by: "boba-fett", target: "leia-organa" },
  { type: "mark", by: "bossk", target: "chewbacca" },
  ...Array.from(
    { length: 20 },
    () =>
      ({
        type: "attack",
        by: "boba-fett",
        kind: "ranged",
        pools: [{ on: "leia-organa", wounds: 0, stims: 0, poison: 0, guardians: [], backlash: 0 }],
      }) as const,
  ),
];

test("[LB-LEDGER-11] a link holds terms and entries, and fits into a QR code", async () => {
  const link = await gameLink({ edition: "current", rounds: "6" }, commands);
  expect(link.length).toBeLessThan(1000);
  const [, fragment = ""] = link.split("#");
  expect(await readGameLink(`#${fragment}`)).toEqual({
    options: { edition: "current" },
    commands,
    unread: 0,
  });
});

test("cut off, foreign or wrong: nothing, or only what can be read", async () => {
  const link = await gameLink({}, commands);
  const fragment = link.split("#")[1] ?? "";
  for (const broken of [
    "",
    "#",
    "#AAAA",
    `#${fragment.slice(0, 40)}`,
    `#${fragment}AAAA`,
    "#%%%",
    "#" + "x".repeat(5000),
  ])
    expect(await readGameLink(broken)).toBe("broken");
  const odd =
    (await gameLink({}, [{ type: "cheat" } as never, { type: "new-round" }, 7 as never])).split(
      "#",
    )[1] ?? "";
  expect(await readGameLink(`#${odd}`)).toEqual({
    options: {},
    commands: [{ type: "new-round" }],
    unread: 2,
  });
});

const megabyte = 1024 * 1024;

/** How many bytes are unpacked, whoever reads them. */
function countUnpacked(): () => number {
  let bytes = 0;
  const through = () =>
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        bytes += piece.length;
        controller.enqueue(piece);
      },
    });
  class Counting {
    readonly writable;
    readonly readable;
    constructor(format: CompressionFormat) {
      const { writable, readable } = new Inflate(format);
      this.writable = writable;
      this.readable = readable.pipeThrough(through());
    }
  }
  vi.stubGlobal("DecompressionStream", Counting);
  return () => bytes;
}

test("[LB-LEDGER-11] a link that would unpack without end is left closed, and hardly opened", async () => {
  const unpacked = countUnpacked();
  const bomb = deflateRawSync(Buffer.alloc(48 * megabyte, " ")).toString("base64url");
  expect(bomb.length).toBeLessThan(80_000);
  expect(await readGameLink(`#${bomb}`)).toBe("too-large");
  expect(unpacked()).toBeLessThan(3 * megabyte);
});

test("[LB-LEDGER-11] as large as a link may be, it is read; a sign more is too large", async () => {
  const link = (padding: number): string => {
    const game = JSON.stringify({ v: 1, o: {}, c: [{ type: "new-round" }] });
    return `#${deflateRawSync(game + " ".repeat(padding - game.length)).toString("base64url")}`;
  };
  expect(await readGameLink(link(1_000_000))).toMatchObject({ commands: [{ type: "new-round" }] });
  expect(await readGameLink(link(1_000_001))).toBe("too-large");
  const entries = (count: number) =>
    gameLink({}, Array<Command>(count).fill({ type: "new-round" })).then((url) =>
      readGameLink(`#${url.split("#")[1]}`),
    );
  expect(await entries(3000)).toMatchObject({ unread: 0 });
  expect(await entries(3001)).toBe("too-large");
  expect(await readGameLink("A".repeat(1_000_001))).toBe("too-large");
});
