/** Giving a seat up is asked once: from the open menu, both presses. */
import type { Page } from "playwright-core";

interface Words {
  readonly table: { readonly giveUp: string; readonly giveUpSure: string };
}

export async function giveUpSeat(page: Page, { table }: Words): Promise<void> {
  await page.getByRole("button", { name: table.giveUp, exact: true }).click();
  const question = page.getByRole("dialog", { name: table.giveUpSure });
  await question.getByRole("button", { name: table.giveUp, exact: true }).click();
}
