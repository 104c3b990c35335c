import { deflateRawSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { playerIn, playerLink } from "./player-link.ts";

vi.stubGlobal("location", { origin: "https://hall.example" });

function linkWith(text: string): string {
  return `#player=${deflateRawSync(text).toString("base64url")}`;
}

test("[LC-TOUR-06] a player travels in a link with a list as long as a list may be", async () => {
  const link = await playerLink({ name: " Ann ", list: "x".repeat(30_000) });
  expect(await playerIn(`see ${link} `)).toEqual({ name: "Ann", list: "x".repeat(20_000) });
});

test("[LC-TOUR-06] no player, no list, or more than a link may hold: nobody", async () => {
  for (const text of [
    "",
    "#player=",
    "#player=AAAA",
    linkWith("7"),
    linkWith('{"n":7,"l":""}'),
    linkWith(`{"n":"Ann","l":"${"x".repeat(1_000_000)}"}`),
  ])
    expect(await playerIn(text)).toBe(null);
});
