/** A device that was dealt around says so: above the result, whoever won. */
import { expect, test } from "vitest";
import type { TableInfo } from "#table/talk/words.ts";
import { visitor } from "#server/testing/visitor.ts";
import { guests } from "#tools/browser/guests.ts";
import { playedGame } from "#tools/browser/played-game.ts";
import { en } from "#words/made/hall/en.ts";

const { house, known } = guests();

test("[deal] the journal says that Mia agreed, and her device knows of no yes: it shouts before anything else", async () => {
  const [host, guest] = [await visitor(house(), "Ginny"), await visitor(house(), "Mia")];
  const table = await playedGame(host, guest);
  const { commit } = (await host.get(`/api/tables/${table}`)).body as TableInfo;
  const mia = await known(guest.token, `/t/${table}`);
  await mia.getByText(en.deal.nothingKept).waitFor();
  const promised = { seat: 1, attempt: 1, part: "x", seal: commit, taken: true, commits: null };
  await mia.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
    "guildhall.deals",
    JSON.stringify([[`${table} 1`, promised]]),
  ] as const);
  await mia.reload();
  const alarm = mia.locator(".deal-bad", { hasText: en.deal.why["bad-yes"] });
  await alarm.waitFor();
  await expect
    .poll(() => alarm.evaluate((one) => one.getBoundingClientRect().top))
    .toBeLessThan(100);
  await mia.getByText(en.deal.agreed(["Ginny", "Mia"])).waitFor();
  await mia.context().close();
});
