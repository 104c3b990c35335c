/** Beside a real board, in a real browser: a whole turn, a reload without network, odds, fame for four. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { isDeep, sizes } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { seemsSound } from "#tools/browser/sound.ts";
import { fightOdds, testOdds } from "#rules/outer-rim/index.ts";
import { fr as labels } from "#words/made/outer-rim-labels/fr.ts";
import { percent } from "../story/odds.ts";
import { en } from "#words/made/outer-rim-companion/en.ts";
import { es } from "#words/made/outer-rim-companion/es.ts";
import { fr } from "#words/made/outer-rim-companion/fr.ts";

const { visit, troubles } = guests();

async function show(page: Page, part: keyof typeof en.parts): Promise<void> {
  await page.locator(`.or-companion input[value="${part}"]`).check();
}

/** Answers every question of a turn, yes and no in turn, and ends it. */
async function wholeTurn(page: Page, words: typeof en): Promise<number> {
  let facts = 0;
  for (; (await page.getByRole("button", { name: words.putAway }).count()) === 0; facts++) {
    expect(facts).toBeLessThan(20);
    const before = await page.locator(".or-ai-turn").innerText();
    const done = page.getByRole("button", { name: words.done, exact: true });
    if ((await done.count()) > 0) {
      await page
        .getByRole("button", { name: words.more(words.gained) })
        .first()
        .click();
      await done.click();
    } else {
      const has = facts % 2 === 0 ? words.yes : words.no;
      await page.getByRole("button", { name: has, exact: true }).click();
    }
    await expect.poll(() => page.locator(".or-companion").innerText()).not.toBe(before);
    if (facts === 0) await seemsSound(page);
  }
  const putAway = page.getByRole("button", { name: words.putAway });
  await putAway.click();
  await putAway.waitFor({ state: "detached" });
  return facts;
}

test("[OR-SOLO-02] on a phone, in French: two opponents, a whole turn, and nothing is lost by a reload", async () => {
  const page = await visit("/", { language: "fr", keeps: isDeep });
  await page.locator(".game-plate", { hasText: "Outer Rim" }).getByText("À côté").click();
  await page.locator(".or-companion", { hasText: fr.lead(true) }).waitFor();
  // The hall keeps its pages without network one like the other.
  if (isDeep) {
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.context().setOffline(true);
    await page.reload();
    await page.locator(".or-companion").waitFor();
  }
  await seemsSound(page);
  await page.locator(".or-add select").selectOption("han-solo");
  await page.locator(".or-add .button.lamp").click();
  await page.locator(".or-add summary").click();
  await page.locator(".or-add select").selectOption("bossk");
  await page.locator(".or-add .button.lamp").click();
  await page.getByRole("heading", { name: "Bossk" }).waitFor();
  const plates = page.locator(".or-opponent");
  expect(await plates.count()).toBe(2);
  // How each is laid out on the real table, by the ship it begins with.
  await plates.first().getByText("G9 Rigger").waitFor();
  await plates.last().getByText("G-\u20601A").waitFor();
  await page.setViewportSize(sizes.small);
  await plates.first().getByRole("button", { name: fr.draw }).click();
  // A card is longer than a small phone: what it asks is in sight without scrolling.
  await expect
    .poll(async () => {
      const box = await page.locator(".or-ai-ask").boundingBox();
      return (box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? 0) <= sizes.small.height + 1;
    })
    .toBe(true);
  // A desktop has room for it beside the card.
  await page.setViewportSize(sizes.desktop);
  const [lines, question] = await Promise.all(
    [".or-ai-lines", ".or-ai-ask"].map((part) => page.locator(part).boundingBox()),
  );
  expect(question?.x).toBeGreaterThan((lines?.x ?? 0) + (lines?.width ?? 0));
  expect(question?.y).toBe(lines?.y);
  await page.setViewportSize(sizes.phone);
  const asked = await page.locator(".or-ai-turn").innerText();
  await page.reload();
  await page.locator(".or-ai-turn").waitFor();
  expect(await page.locator(".or-ai-turn").innerText()).toBe(asked);
  // So are the steps that can be taken back.
  await page.getByRole("button", { name: fr.back }).waitFor();
  expect(await wholeTurn(page, fr)).toBeGreaterThan(0);
  await page.getByText(fr.turn(2)).waitFor();
  // A step may be taken back.
  await page.getByRole("button", { name: fr.back }).click();
  await page.getByRole("button", { name: fr.putAway }).waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

/** What the page kept while it was an older one, for a hunter whose bounty has just been asked about. */
const older = {
  opponents: [
    {
      number: 1,
      character: "bossk",
      deck: "bounty-hunter",
      fame: 0,
      credits: 6000,
      defeated: false,
      cards: ["ai-bossk"],
      used: ["hunter-1", "hunter-2"],
      turn: { card: "hunter-5", at: 4, taken: [1], left: 1, open: true },
      turns: 2,
    },
  ],
  people: [{ name: "María del Carmen", fame: 4 }],
  target: 10,
};

test("[OR-SOLO-05] what a line brings is kept while it is counted, in few taps, and the keyboard goes on from there", async () => {
  const page = await visit("/g/outer-rim/companion", { language: "es", theme: "light" });
  await page.evaluate((kept) => {
    localStorage.setItem("guildhall.outer-rim.companion", JSON.stringify(kept));
  }, older);
  await page.reload();
  const gained = page.getByRole("group", { name: es.gained }).locator(".or-stepper-now");
  // A ship of fifteen thousand is three taps away, and written as the credits above it are.
  const less = page.getByRole("button", { name: `${es.less(es.gained)} −5.000` });
  for (let taps = 0; taps < 3; taps++) await less.click();
  expect(await gained.innerText()).toBe("−15.000");
  await page.getByRole("button", { name: `${es.more(es.gained)} +5.000` }).press("Enter");
  await page.reload();
  expect(await gained.innerText()).toBe("−10.000");
  const focused = page.locator(":focus");
  // Nothing takes the focus of whoever has only arrived.
  expect(await focused.count()).toBe(0);
  await page.getByRole("button", { name: es.done, exact: true }).press("Enter");
  // The question, not the top of the page.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.className))
    .toContain("or-ai-ask");
  await page.getByRole("button", { name: es.back }).click();
  expect(await gained.innerText()).toBe("−10.000");
  await page.getByRole("button", { name: es.done, exact: true }).press("Enter");
  await wholeTurn(page, es);
  await page.getByText(es.turn(4)).waitFor();
  // The second half of a double tap does not answer the question that came in between.
  await page.getByRole("button", { name: es.draw }).click();
  const asked = () =>
    page
      .locator(".or-ai-lines li")
      .evaluateAll((all) => all.findIndex((line) => line.getAttribute("aria-current") === "step"));
  const first = await asked();
  await page.getByRole("button", { name: es.no, exact: true }).evaluate(async (no) => {
    no.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    await new Promise((rendered) => setTimeout(rendered));
    no.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
  });
  await expect.poll(asked).toBeGreaterThan(first);
  await page.getByRole("button", { name: es.back }).click();
  await expect.poll(asked).toBe(first);
  await wholeTurn(page, es);

  // Whoever is added has the next word; fame for one is not fame for the next.
  await page.locator(".or-add summary").press("Enter");
  await page.getByRole("button", { name: es.more(es.handicap) }).click();
  await page.locator(".or-add .button.lamp").press("Enter");
  const plates = page.locator(".or-opponent");
  await expect.poll(() => plates.nth(1).locator(":focus").count()).toBe(1);
  expect(await focused.getAttribute("aria-label")).toBe(es.turn(1));
  expect(await plates.nth(1).locator(".or-stepper-now").allInnerTexts()).toEqual(["1", "8.000"]);
  await page.locator(".or-add summary").press("Enter");
  expect(await page.locator(".or-add .or-stepper-now").innerText()).toBe("0");
  await page.locator(".or-add .segments input[value='base']").check();
  expect(await page.locator(".or-add option").allInnerTexts()).not.toContain(`IG-88 (${es.hunts})`);

  // Bars that begin and end alike can be compared, and a name is read to its end.
  await show(page, "fame");
  const bars = await page
    .locator(".or-track .or-ladder")
    .evaluateAll((all) =>
      all.map((bar) => [bar.getBoundingClientRect().left, bar.getBoundingClientRect().width]),
    );
  expect(bars).toHaveLength(4);
  for (const bar of bars) expect(bar).toEqual(bars[0]);
  const clipped = await page
    .locator(".or-track input")
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  expect(clipped).toBe(0);
  await seemsSound(page);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("[OR-DICE-01] [OR-FAME-04] odds are those of the engine; the fame track has four places and says who wins", async () => {
  const page = await visit("/g/outer-rim/companion", { size: "tablet", theme: "light" });
  await page.locator(".or-companion").waitFor();
  await show(page, "odds");
  const chances = page.locator(".or-chance b");
  for (const known of [0, 1, 2] as const) {
    await page.locator(`.or-odds input[value="${known}"]`).check();
    expect(await chances.first().innerText()).toBe(percent(testOdds(known), "en"));
  }
  for (const [more, attack, left] of [
    [en.odds.attack, 4, 3],
    [en.odds.attack, 5, 3],
    [en.odds.attackLeft, 5, 4],
  ] as const) {
    await page.getByRole("button", { name: en.more(more) }).click();
    const { win, attackerDown, defenderDown } = fightOdds(
      "ground",
      { dice: attack, who: null, left },
      { dice: 3, who: null, left: 3 },
    );
    expect((await chances.allInnerTexts()).slice(1)).toEqual(
      [win, attackerDown, defenderDown].map((one) => percent(one, "en")),
    );
  }
  await seemsSound(page);
  // Without dice there is nothing to count.
  for (let dice = 5; dice > 0; dice--)
    await page.getByRole("button", { name: en.less(en.odds.attack) }).click();
  for (let dice = 3; dice > 0; dice--)
    await page.getByRole("button", { name: en.less(en.odds.defence) }).click();
  expect(await page.locator(".or-chance").last().innerText()).not.toContain(en.odds.ways("0", "1"));

  await page.setViewportSize(sizes.desktop);
  await show(page, "opponents");
  await page.locator(".or-add .button.lamp").click();
  await page.getByText(en.setUp.first("4,000")).waitFor();
  await show(page, "fame");
  expect(await page.locator(".or-track > ol > li").count()).toBe(4);
  await page.getByLabel(en.track.label(1)).fill("Mia");
  await page.getByLabel(en.track.label(1)).blur();
  const more = page.getByRole("button", { name: en.more(en.fame) }).first();
  for (let fame = 0; fame < 10; fame++) await more.click();
  await page.getByText(en.wins("Mia", 10)).waitFor();
  await page.reload();
  await show(page, "fame");
  await page.getByText(en.wins("Mia", 10)).waitFor();
  await seemsSound(page);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("[UB-AMB-02] [UB-SOLO-13] with ambitions nobody starts with credits, everyone has goals of their own, the opponent needs more fame", async () => {
  const page = await visit("/g/outer-rim/companion", { size: "small", language: "fr" });
  await page.locator(".or-add input[value='ambitions']").check();
  await page.getByText(fr.game.sheets(8, 10)).waitFor();
  await seemsSound(page);
  // [OR-SETUP-11] The base box alone has none: the table plays its usual game then.
  await page.locator(".or-add input[value='base']").check();
  expect(await page.locator(".or-add input[value='standard']").isChecked()).toBe(true);
  await page.locator(".or-add input[value='both']").check();
  await page.locator(".or-add input[value='ambitions']").check();
  await page.locator(".or-add .button.lamp").click();
  await page.locator(".or-set-up", { hasText: fr.setUp.sheet(10) }).waitFor();
  expect(await page.locator(".or-set-up").innerText()).not.toContain(fr.setUp.first("4\u202f000"));
  await show(page, "fame");
  const rows = page.locator(".or-track > ol > li");
  await rows
    .first()
    .getByText(labels.fame(0, 10, false))
    .waitFor();
  const more = page.getByRole("button", { name: fr.more(fr.fame) }).first();
  for (let fame = 0; fame < 8; fame++) await more.click();
  const won = page.getByText(fr.wins(fr.track.name(1), 8));
  expect(await won.count()).toBe(0);
  await rows.nth(1).getByText(fr.track.fulfilled).click();
  await won.waitFor();
  await seemsSound(page);
  // Another game is a tap away, and any number of fame beside it.
  await page.locator(".or-track input[value='long']").check();
  await won.waitFor({ state: "detached" });
  expect(await page.locator(".or-track > .or-stepper .or-stepper-now").innerText()).toBe("12");
  expect(await page.locator(".or-track .or-tick").count()).toBe(0);
  expect(troubles).toEqual([]);
  await page.context().close();
});
