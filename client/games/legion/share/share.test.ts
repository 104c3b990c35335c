import { expect, test, vi } from "vitest";
import { demoUnits } from "#rules/legion/cards/demo.ts";
import type { Command } from "#rules/legion/index.ts";
import { gameLink, readGameLink } from "./share.ts";

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
    "#%%%",
    "#" + "x".repeat(5000),
  ])
    expect(await readGameLink(broken)).toBe(null);
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
