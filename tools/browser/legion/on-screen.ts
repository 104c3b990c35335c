/** What browser tests of the ledger look at and do, by the words on the screen. */
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { visitor, type Visitor } from "#server/testing/visitor.ts";
import type { Command, NewUnit } from "#rules/legion/index.ts";
import type { TableId } from "#table/talk/words.ts";

export const sheet = (page: Page): Locator => page.locator("dialog[open]");
export const lines = (page: Page): Locator => page.locator(".last-lines");
export const tile = (page: Page, name: string): Locator =>
  page.locator(".unit-tile").filter({ has: page.getByText(name, { exact: true }) });
/** The answer of a sheet, by its first words. */
export const answer = (page: Page, text: string): Locator =>
  sheet(page).locator(".pick", { hasText: text }).first();

export async function begin(page: Page, edition: string): Promise<void> {
  await page.locator(".game-plate", { hasText: "Legion" }).getByRole("button").first().click();
  await page.getByRole("button", { name: edition }).click();
}

/** Into the field that is called so. */
export async function paste(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label);
  await field.focus();
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", pasted);
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

export interface OpenLedger {
  readonly table: TableId;
  /** Blue, and red where there are two. */
  readonly players: readonly Visitor[];
  /** An entry made past the screen, where making it is not what is tested. */
  enter(seat: number, ...commands: readonly Command[]): Promise<void>;
}

/** A ledger at a table of the hall, begun: how people come to a table is tested with two phones. */
export async function openLedger(house: string, name: string): Promise<OpenLedger> {
  const host = await visitor(house, name);
  const table = await host.make({ game: "legion", seats: 1 });
  expect(await host.ask(table, { type: "start" })).toMatchObject({ type: "done" });
  return ledgerAt(table, [host]);
}

export function ledgerAt(table: TableId, players: readonly Visitor[]): OpenLedger {
  return {
    table,
    players,
    async enter(seat, ...commands) {
      for (const command of commands)
        expect(await players[seat]?.ask(table, { type: "command", seat, command })).toMatchObject({
          type: "done",
        });
    },
  };
}

/** Both armies of the classic edition, and until everybody has marked somebody, whoever comes first. */
export async function marked(ledger: OpenLedger, units: readonly NewUnit[]): Promise<void> {
  const { enter, players, table } = ledger;
  await enter(0, ...closedArmies(units));
  for (;;) {
    const seen = await players[0]?.view(table, "as=0");
    const options = seen?.options as readonly Command[] | undefined;
    const mark = options?.find(({ type }) => type === "mark");
    if (mark === undefined) return;
    await enter(0, mark);
  }
}

export const writtenArmies = (units: readonly NewUnit[]): readonly Command[] => [
  { type: "choose-edition", edition: "classic" },
  { type: "add-army", units },
];
export const closedArmies = (units: readonly NewUnit[]): readonly Command[] => [
  ...writtenArmies(units),
  { type: "close-armies" },
];
