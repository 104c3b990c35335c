/**
 * A game of the current edition on two phones: every way a marked unit can fall, what each pays as told before it is
 * written, half of them without a network; then one is changed, one is put in front, one is refused and decided.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  isTrouble,
  readList,
  unitsFromList,
  type NewUnit,
  type Side,
} from "#rules/legion/index.ts";
import { guests } from "#tools/browser/guests.ts";
import { leanHouse } from "#tools/browser/lean-house.ts";
import { answer, ledgerAt, sheet, tile } from "#tools/browser/legion/on-screen.ts";
import { visitor } from "#server/testing/visitor.ts";
import { en } from "#words/made/legion/en.ts";

const { house, known, troubles } = guests(leanHouse());

function army(text: string, side: Side): readonly NewUnit[] {
  const list = readList(text, "current");
  if (isTrouble(list)) throw new Error(list.trouble);
  return unitsFromList(list, side, "current", () => "corps");
}

const hunters = `Boba Fett Infamous Bounty Hunter
Bossk
Cad Bane
IG-88
Agent Kallus
IG-11 with Bounty Programming
Mandalorian Hunter with Guild Member
Din Djarin with Grogu`;
const marked = `Leia Organa Fearless and Inventive
Han Solo Unorthodox General
Luke Skywalker Hero of the Rebellion
Chewbacca Walking Carpet
Jyn Erso Stardust with Emergency Stims
Sabine Wren Explosive Artist
Cassian Andor Capable Intelligence Agent
R2-D2 Hero of a Thousand Devices
Lando Calrissian Canny General`;

interface Fall {
  readonly unit: string;
  readonly by: string;
  /** `null`: the first answer, an attack. */
  readonly how: string | null;
  /** What blue has then. */
  readonly blue: number;
}

const { kill } = en;
/** Points by [LC-SCORE-06], and the house's readings of charges, Stims and poison. */
const online: readonly Fall[] = [
  { unit: "Leia Organa", by: "Bossk", how: null, blue: 1 },
  { unit: "Han Solo", by: "Boba Fett", how: kill.effect, blue: 2 },
  { unit: "Luke Skywalker", by: "Cad Bane", how: kill.charge, blue: 3 },
];
const offline: readonly Fall[] = [
  { unit: "Chewbacca", by: "Boba Fett", how: kill.guarding, blue: 4 },
  { unit: "Sabine Wren", by: "Bossk", how: kill.deflect, blue: 5 },
  { unit: "Cassian Andor", by: "Cad Bane", how: kill.bane, blue: 5 },
];

/** Two taps for an attack, one more for every other way; the answer says beforehand what it changes. */
async function falls(page: Page, { unit, by, how, blue }: Fall, before: number): Promise<void> {
  let taps = 0;
  const tap = async (what: { click(): Promise<void> }): Promise<void> => {
    taps += 1;
    await what.click();
  };
  await tap(tile(page, unit).getByRole("button", { name: en.play.defeated }));
  if (how !== null) await tap(sheet(page).getByRole("button", { name: `${by}: ${kill.otherWay}` }));
  const row = answer(page, how ?? by);
  const told = kill.score(en.blue, before, blue);
  expect((await row.innerText()).includes(told)).toBe(blue > before);
  await tap(row);
  expect(taps).toBe(how === null ? 2 : 3);
  await page.locator(".unit-tile.out", { hasText: unit }).waitFor();
}

/** Wounds that wait are fatal at the end of the unit's own activation. */
async function fallsLater(
  page: Page,
  { unit, by, of }: { unit: string; by: string; of: "stims" | "poison" },
): Promise<void> {
  await tile(page, unit).locator(".unit-face").click();
  await sheet(page).getByRole("button", { name: en.unit[of] }).click();
  await sheet(page).getByRole("button", { name: by }).click();
  await tile(page, unit).getByRole("button", { name: en.play.endOfActivation }).click();
  await sheet(page)
    .getByRole("button", { name: en.unit.diesOf(en.unit.effect[of] ?? "") })
    .click();
  await page.locator(".unit-tile.out", { hasText: unit }).waitFor();
}

/** Its own tile alone may hold the score that was last told. */
async function score(page: Page, blue: number, red: number): Promise<void> {
  await expect
    .poll(async () => (await page.locator(".totals .number").allInnerTexts()).map(Number))
    .toEqual([blue, red]);
}

test("[LC-SCORE-06] [LC-SCORE-07] [LC-POISON-01] every route of a bounty, on two phones, an hour of it without a network", async () => {
  const players = await Promise.all(["Mia", "Thomas"].map((name) => visitor(house(), name)));
  const [host, guest] = players;
  if (host === undefined || guest === undefined) throw new Error("nobody came");
  const table = await host.make({ game: "legion", seats: 2, options: { edition: "current" } });
  await guest.ask(table, { type: "sit", seat: 1, entropy: "" });
  await host.ask(table, { type: "start" });
  const ledger = ledgerAt(table, players);
  const [red] = army("Cad Bane", "red");
  if (red === undefined) throw new Error("no Bane");
  const bane = { ...red, id: "r10", name: "Bane of the others" };
  const zuckuss = { ...red, id: "b9", side: "blue", name: "Zuckuss" } as const;
  await ledger.enter(
    0,
    { type: "choose-edition", edition: "current" },
    { type: "add-army", units: [...army(hunters, "blue"), zuckuss, ...army(marked, "red"), bane] },
    { type: "close-armies" },
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(
      (n) => ({ type: "mark", by: `b${n}`, target: `r${n}` }) as const,
    ),
    { type: "mark", by: "r10", target: "b8" },
  );
  const mia = await known(host.token, `/t/${table}`, { name: "Mia", keeps: true });
  const thomas = await known(guest.token, `/t/${table}`, { name: "Thomas" });
  for (const page of [mia, thomas]) await page.locator(".play").waitFor();

  // With a network, on either phone.
  let blue = 0;
  for (const [at, fall] of online.entries()) {
    await falls(at % 2 === 0 ? mia : thomas, fall, blue);
    blue = fall.blue;
    for (const page of [mia, thomas]) await score(page, blue, 0);
  }

  // Poison is nobody's by the house's reading: the mark goes with its carrier, and nobody has anything of it.
  await fallsLater(thomas, { unit: "Lando Calrissian", by: "Zuckuss", of: "poison" });
  await mia.locator(".unit-tile.out", { hasText: "Lando Calrissian" }).waitFor();
  for (const page of [mia, thomas]) await score(page, blue, 0);

  // Without one: judged here, told there once it is back. Stims are fatal a tap later and pay nothing.
  await mia.evaluate(async () => navigator.serviceWorker.ready);
  await mia.waitForFunction(async () => (await caches.keys()).length > 0);
  await mia.context().setOffline(true);
  for (const fall of offline) {
    await falls(mia, fall, blue);
    blue = fall.blue;
    await score(mia, blue, 0);
  }
  await fallsLater(mia, { unit: "Jyn Erso", by: "Boba Fett", of: "stims" });
  await score(mia, blue, 0);
  // Meanwhile Thomas writes the same end of Chewbacca; his arrives first.
  await falls(thomas, { unit: "Chewbacca", by: en.anotherUnit, how: null, blue: 3 }, 3);
  // Din falls with Grogu: hunted, and a mark of red's.
  await tile(thomas, "Din Djarin").getByRole("button", { name: en.play.defeated }).click();
  await answer(thomas, "Bane of the others").click();
  await score(thomas, 3, 1);
  await mia.context().setOffline(false);

  // What was refused waits for its author, who puts it where it happened.
  const undecided = mia.locator(".undecided-entries");
  await undecided.getByText(en.history.undecided.title(1)).waitFor();
  for (const page of [mia, thomas]) await score(page, 4, 1);
  await undecided.getByRole("button", { name: /^Put it before/ }).click();
  await undecided.waitFor({ state: "detached" });
  for (const page of [mia, thomas]) await score(page, 5, 1);

  // R2-D2 has been where it should: a token first, and a point when the round is scored.
  await tile(thomas, "R2-D2").locator(".unit-face").click();
  await sheet(thomas).getByRole("button", { name: en.unit.mission }).click();
  await tile(mia, "R2-D2").getByRole("img", { name: en.play.secret }).waitFor();
  for (const page of [mia, thomas]) await score(page, 5, 1);
  await mia.getByRole("button", { name: en.play.nextRound, exact: true }).click();
  await sheet(mia)
    .getByRole("button", { name: en.mission.trade("R2-D2") })
    .click();
  await sheet(mia).getByText(`${en.red} +1`).waitFor();
  await sheet(mia).getByRole("button", { name: en.mission.nextRound }).click();
  for (const page of [mia, thomas]) await score(page, 5, 2);

  // Both fall by one attack and Deflect: nobody has anything of it.
  await falls(
    mia,
    { unit: "R2-D2", by: "Agent Kallus", how: kill.both("Agent Kallus"), blue },
    blue,
  );
  await mia.locator(".unit-tile.out", { hasText: "Agent Kallus" }).waitFor();

  // It was no hunter after all who took Leia: changed, and all that follows judged again.
  await mia.getByRole("button", { name: en.play.history }).click();
  await sheet(mia)
    .getByRole("button", {
      name: `${en.history.edit}: ${en.log.defeatedBy("Leia Organa", "Bossk")}`,
    })
    .click();
  await answer(mia, en.anotherUnit).click();
  await mia.keyboard.press("Escape");
  for (const page of [mia, thomas]) await score(page, 4, 2);
  // And one Undo says what it takes back, and brings it back.
  await mia.getByRole("button", { name: en.play.undo }).click();
  for (const page of [mia, thomas]) await score(page, 5, 2);
  expect(troubles).toEqual([]);
});
