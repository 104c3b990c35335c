/** [LB-POISON-08] While the referee waits for an answer, a sheet offers nothing else: it would be refused. */
import { expect, test } from "vitest";
import { demoUnits } from "#rules/legion/cards/demo.ts";
import { guests } from "#tools/browser/guests.ts";
import { marked, openLedger, sheet, tile } from "#tools/browser/legion/on-screen.ts";
import { seemsSound } from "#tools/browser/sound.ts";
import { en } from "#words/made/legion/en.ts";

const { house, known } = guests();

test("[LB-POISON-08] whose defeat it was stands in the sheet of whoever is called defeated, and nothing else", async () => {
  const ledger = await openLedger(house(), "Mia");
  await marked(ledger, demoUnits);
  const poison = (by: string) =>
    ({ type: "poison-unit", unit: "leia-organa", tokens: 3, by }) as const;
  await ledger.enter(0, poison("boba-fett"), poison("bossk"), {
    type: "end-activation",
    unit: "leia-organa",
    order: null,
    creditTo: null,
  });
  const page = await known(ledger.players[0]?.token ?? "", `/t/${ledger.table}`, {
    name: "Mia",
    size: "phone",
  });
  const opened = sheet(page);
  const asks = opened.getByText(en.unit.whoTakes("Leia Organa"));
  // Somebody else falls first: asked all the same, and answered there his own sheet goes on.
  for (const name of ["Chewbacca", "Leia Organa"]) {
    await tile(page, name).getByRole("button", { name: en.play.defeated }).click();
    await asks.waitFor();
    expect(await opened.locator(".pick").count()).toBe(0);
    await seemsSound(page);
    if (name === "Chewbacca") await page.keyboard.press("Escape");
  }
  await opened.getByRole("button", { name: "Bossk" }).click();
  await page.locator(".unit-tile.out", { hasText: "Leia Organa" }).waitFor();
  await opened.waitFor({ state: "detached" });
  await page.context().close();
});
