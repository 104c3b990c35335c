/** Two phones at one ledger, one of them without a network for a while: what was seen there is what comes of it. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { demoUnits } from "#rules/legion/cards/demo.ts";
import { guests } from "#tools/browser/guests.ts";
import { leanHouse } from "#tools/browser/lean-house.ts";
import { answer, ledgerAt, sheet, tile } from "#tools/browser/legion/on-screen.ts";
import { seemsSound } from "#tools/browser/sound.ts";
import { visitor } from "#server/testing/visitor.ts";
import { en } from "#words/made/legion/en.ts";

const { house, known, troubles } = guests(leanHouse());
const shots = process.env["SHOTS"];

async function picture(page: Page, name: string): Promise<void> {
  if (shots !== undefined) await page.screenshot({ path: `${shots}/offline-${name}.png` });
}

async function wound(page: Page, name: string, wounds: number): Promise<void> {
  await tile(page, name).locator(".unit-face").click();
  await sheet(page)
    .getByRole("button", { name: en.unit.setWounds(wounds) })
    .click();
  await sheet(page).waitFor({ state: "detached" });
}

const undo = (page: Page, what: string) =>
  page.getByRole("button", { name: `${en.play.undo}: ${what}` });

async function inHistory(page: Page, deed: string, entry: string): Promise<void> {
  await page.getByRole("button", { name: en.play.history }).click();
  await sheet(page)
    .getByRole("button", { name: `${deed}: ${entry}` })
    .click();
}

test("[LB-LEDGER-20] [LB-LEDGER-21] an hour without a network: written, undone, inserted, refused, decided", async () => {
  const players = await Promise.all(["Mia", "Thomas"].map((name) => visitor(house(), name)));
  const [host, guest] = players;
  if (host === undefined || guest === undefined) throw new Error("nobody came");
  const table = await host.make({ game: "legion", seats: 2 });
  await guest.ask(table, { type: "sit", seat: 1, entropy: "" });
  await host.ask(table, { type: "start" });
  const ledger = ledgerAt(table, players);
  await ledger.enter(
    0,
    { type: "choose-edition", edition: "classic" },
    { type: "add-army", units: demoUnits },
    { type: "close-armies" },
    { type: "mark", by: "boba-fett", target: "leia-organa" },
    { type: "mark", by: "bossk", target: "chewbacca" },
  );
  const mia = await known(host.token, `/t/${table}`, { name: "Mia", keeps: true });
  const thomas = await known(guest.token, `/t/${table}`, { name: "Thomas" });
  await mia.locator(".play").waitFor();

  // Undo acts on what one sees: the entry that waits, not the last one that arrived.
  await wound(mia, "Boba Fett", 1);
  const boba = en.log.corrected("Boba Fett", 1);
  await tile(thomas, "Boba Fett").getByLabel(en.play.left(4, 5)).waitFor();
  await mia.evaluate(async () => navigator.serviceWorker.ready);
  await mia.waitForFunction(async () => (await caches.keys()).length > 0);
  await mia.context().setOffline(true);
  await wound(mia, "Bossk", 1);
  const bossk = en.log.corrected("Bossk", 1);
  await mia.getByText(en.play.waiting(1)).waitFor();
  await undo(mia, bossk).click();
  await undo(mia, boba).waitFor();
  await mia.getByText(en.play.waiting(2)).waitFor();
  await mia.getByRole("button", { name: en.play.redo, exact: true }).click();
  await undo(mia, bossk).waitFor();

  // What was forgotten goes in front of an entry, on the board as it stood then.
  await inHistory(mia, en.history.insert, bossk);
  await mia.getByText(en.history.inserting(bossk)).waitFor();
  await picture(mia, "inserting");
  await wound(mia, "Chewbacca", 2);
  const chewbacca = en.log.corrected("Chewbacca", 2);
  await mia.getByText(en.history.inserting(bossk)).waitFor({ state: "detached" });
  await inHistory(mia, en.history.remove, boba);
  await sheet(mia).getByText(boba).waitFor({ state: "detached" });
  await mia.keyboard.press("Escape");

  // What was put there is changed, and another entry comes, goes and comes again.
  await inHistory(mia, en.history.edit, chewbacca);
  await sheet(mia).getByLabel(en.unit.wounds).fill("1");
  await sheet(mia).getByRole("button", { name: en.history.save }).click();
  const lighter = en.log.corrected("Chewbacca", 1);
  await sheet(mia).getByText(lighter).waitFor();
  await mia.keyboard.press("Escape");
  await wound(mia, "R2-D2", 1);
  const droid = en.log.corrected("R2-D2", 1);
  await undo(mia, droid).click();
  await mia.getByRole("button", { name: en.play.redo, exact: true }).click();
  await undo(mia, droid).waitFor();

  // Both write down the same defeat; Thomas's arrives first.
  const fallen = { type: "suffer-wounds", unit: "leia-organa", wounds: 6, by: null } as const;
  await ledger.enter(1, { ...fallen, cause: "" });
  await tile(mia, "Leia Organa").getByRole("button", { name: en.play.defeated }).click();
  await answer(mia, "Boba Fett").click();
  await mia.locator(".unit-tile.out", { hasText: "Leia Organa" }).waitFor();
  await mia.getByText(en.play.waiting(10)).waitFor();
  await picture(mia, "waiting");

  await mia.context().setOffline(false);
  const undecided = mia.locator(".undecided-entries");
  await undecided.getByText(en.history.undecided.title(1)).waitFor();
  await seemsSound(mia);
  await picture(mia, "undecided");
  // Everything else came of it as it was seen: Bossk wounded, Chewbacca before him and less, Boba's wound taken out.
  for (const page of [mia, thomas]) {
    await page.getByRole("button", { name: en.play.history }).click();
    const entries = sheet(page).locator(".entries > li > p:first-child");
    const told = async (): Promise<readonly string[]> =>
      (await entries.allInnerTexts()).filter((text) =>
        [boba, bossk, chewbacca, lighter, droid].includes(text),
      );
    // The sheet's own part may come after its frame.
    await expect.poll(told).toEqual([droid, bossk, lighter]);
    await page.keyboard.press("Escape");
  }

  // It outlives the page, and its author decides: it happened before Thomas's entry.
  await mia.reload();
  await undecided.getByRole("button", { name: /^Put it before/ }).click();
  await undecided.waitFor({ state: "detached" });
  await thomas.getByRole("button", { name: en.play.history }).click();
  await sheet(thomas).getByText(en.log.defeatedBy("Leia Organa", "Boba Fett")).first().waitFor();
  await sheet(thomas).locator(".entries .refused").waitFor();
  expect(troubles).toEqual([]);
});
