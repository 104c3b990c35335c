/** Before the deal the host changes what is played: everyone sees it where they are, and keeps chair and link. */
import { expect, test } from "vitest";
import { visitor, type Visitor } from "#server/testing/visitor.ts";
import type { Me } from "#table/talk/lobby.ts";
import type { MyEvent } from "#table/talk/me.ts";
import { deepAxeFindings, outOfReach } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { en } from "#words/made/hall/en.ts";
import { fr } from "#words/made/hall/fr.ts";
import { en as programs } from "#words/made/programs/en.ts";

const { house, known, troubles } = guests();

test("[HALL] the host changes game and seats of a gathering; a guest sees it at once, and takes another chair", async () => {
  const [host, guest] = [await visitor(house(), "Ginny"), await visitor(house(), "Béatrice")];
  const table = await host.make({ game: "bounty-hunters", seats: 3 });
  await host.ask(table, { type: "sit", seat: 0, entropy: "" });
  await guest.ask(table, { type: "sit", seat: 1, entropy: "" });
  const mia = await known(guest.token, `/t/${table}`, { language: "fr" });
  const ginny = await known(host.token, `/t/${table}`, { size: "desktop" });
  for (const page of [mia, ginny]) await page.locator(".seat-row").nth(2).waitFor();
  expect(await mia.getByRole("button", { name: fr.table.changeTerms, exact: true }).count()).toBe(
    0,
  );
  const draft = mia.locator(".chat input.input");
  await draft.fill("encore là");

  const door = ginny.getByRole("button", { name: en.table.changeTerms, exact: true });
  await door.click();
  const sheet = ginny.locator("dialog");
  await sheet.getByRole("radio", { name: "Outer Rim" }).check();
  await sheet.getByRole("group", { name: en.create.seats, exact: true }).getByLabel("4").check();
  expect(await deepAxeFindings(ginny)).toEqual([]);
  await sheet.getByRole("button", { name: en.table.changeDo }).click();
  await sheet.waitFor({ state: "detached" });
  await expect.poll(() => door.evaluate((one) => one === document.activeElement)).toBe(true);

  await mia.locator(".seat-row").nth(3).waitFor();
  await mia.locator("header").getByText("Outer Rim").first().waitFor();
  expect(await draft.inputValue()).toBe("encore là");
  expect(new URL(mia.url()).pathname).toBe(`/t/${table}`);
  expect(await outOfReach(mia.locator(".seat-doors button"))).toEqual([]);
  await mia.getByRole("button", { name: `${fr.table.moveHere} (4)` }).click();
  await ginny.locator(".seat-row").nth(3).getByText("Béatrice").waitFor();
  await ginny.locator(".seat-row.free").nth(1).waitFor();
  expect(troubles).toEqual([]);
  await mia.context().close();
  await ginny.context().close();
});

test("[programs] a program that listens is asked by whoever gathers, and sits down by itself", async () => {
  const ginny = await visitor(house(), "Ginny");
  const robot = await program(ginny, "Robot");
  const table = await ginny.make({ game: "bounty-hunters", seats: 2, entropy: "" });
  const page = await known(ginny.token, `/t/${table}`);
  const ask = page.getByRole("button", { name: programs.askWho(robot.name) });
  await ask.press("Enter");
  const { seats } = await robot.wanted;
  expect(seats).toEqual([1]);
  await page.getByText(programs.asked, { exact: true }).waitFor();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await robot.ask(table, { type: "sit", seat: 1, entropy: "" });
  await page.locator(".seat-row").nth(1).getByText(robot.name).waitFor();
  expect(await deepAxeFindings(page)).toEqual([]);
  robot.leave();
  await page.context().close();
});

interface ListeningProgram extends Visitor {
  readonly wanted: Promise<Extract<MyEvent, { type: "wanted" }>>;
  readonly leave: () => void;
}

/** It listens until it is asked to a table. */
async function program(owner: Visitor, called: string): Promise<ListeningProgram> {
  const { body } = await owner.post("/api/me", { name: called, by: owner.name, token: true });
  const { name, token } = body as Required<Me>;
  const robot = await visitor(house(), name, token);
  const line = new AbortController();
  const { signal } = line;
  const headers = { authorization: `Bearer ${token}` };
  const events = await fetch(`${house()}/api/me/events`, { headers, signal });
  const wanted = Promise.withResolvers<Extract<MyEvent, { type: "wanted" }>>();
  const read = async (): Promise<void> => {
    for await (const lines of events.body ?? [])
      for (const text of Buffer.from(lines).toString("utf8").split("\n").filter(Boolean)) {
        const event = JSON.parse(text) as MyEvent;
        if (event.type === "wanted") wanted.resolve(event);
      }
  };
  read().catch(() => undefined);
  return { ...robot, wanted: wanted.promise, leave: () => line.abort() };
}
