/** Moments of real games on a phone: what a reload, a second tap, a curtain and a zoom must not spoil. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeFindings, sizes, smallTargets, stickingOut } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import {
  fightChance,
  patrolStrength,
  routeTo,
  spaces,
  testChance,
  type Command,
  type Fraction,
  type View,
} from "#rules/outer-rim/index.ts";
import { en as labels } from "./labels/en.ts";
import { answer } from "./testing/hands.ts";
import { asking, momentOf, openMoment, pagesKept } from "#tools/browser/outer-rim/moments.ts";
import { en as texts } from "./words/en.ts";

const { visit, troubles } = guests();

async function phone(): Promise<Page> {
  return visit("/", { name: "Ginny", motion: "less" });
}

async function isAsked(page: Page, ask: keyof typeof texts): Promise<void> {
  await page.locator(".or-sentence", { hasText: texts[ask] }).first().waitFor();
}

/** What lies on the stage, once all of it has come. */
async function stageText(page: Page, ask: string): Promise<string | null> {
  if (ask !== "ask.barter") await page.locator(".or-story .or-line").first().waitFor();
  return page.locator(".or-stage").textContent();
}

const busy = (choices: readonly Command[]): Command | undefined =>
  choices.find(({ type }) => type === "attempt-job" || type === "fight-patrol" || type === "buy");

test("[OR-TURN-09] a reload inside a barter, a job and a fight comes back to the same question", async () => {
  const page = await phone();
  for (const [ask, until] of [
    ["ask.barter", asking("barter")],
    ["ask.after-roll", asking("after-roll")],
    ["ask.before-test", asking("before-test")],
  ] as const) {
    await openMoment(page, momentOf({ seats: 2, until, wish: busy }));
    await isAsked(page, ask);
    const before = await stageText(page, ask);
    await page.reload();
    await isAsked(page, ask);
    expect(await stageText(page, ask)).toBe(before);
  }
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("[OR-TURN-09] two taps in one moment answer one question", async () => {
  const page = await phone();
  const options = { favors: "on" };
  const moment = momentOf({ seats: 2, options, until: asking("before-combat"), wish: busy });
  await openMoment(page, moment);
  await isAsked(page, "ask.before-combat");
  await page.locator(".or-story .or-line").first().waitFor();
  await page.evaluate(() => {
    for (let tap = 0; tap < 3; tap++) dispatchEvent(new KeyboardEvent("keydown", { key: "1" }));
  });
  await page.locator(".or-sentence", { hasText: texts["ask.before-combat"] }).waitFor({
    state: "detached",
  });
  await page.waitForFunction(() => document.querySelector(".or-busy") === null);
  expect(await pagesKept(page, moment)).toBe(moment.pages.length + 1);
  expect(await page.locator(".toast").allTextContents()).toEqual([]);
  expect(troubles).toEqual([]);
  await page.context().close();
});

/** As the chips say it. */
function percent({ ways, of }: Fraction): string {
  const whole = Math.round((ways / of) * 100);
  if (whole === 100 && ways < of) return ">99 %";
  if (whole === 0 && ways > 0) return "<1 %";
  return `${whole} %`;
}

/** The chances this view holds, worked out from the rules alone. */
function chancesIn(view: View): readonly string[] {
  const me = view.players[0];
  const task = view.agenda.at(-1);
  if (me === undefined) return [];
  if (task?.type === "test" && task.dice.length === 0 && task.skills[0] !== undefined)
    return [percent(testChance(me, task.skills[0], task.lent.length).chance)];
  const question = view.questions.find(({ seat }) => seat === 0);
  return (question?.choices ?? []).flatMap((one) => {
    if (one.type === "pick-skill") return [percent(testChance(me, one.skill).chance)];
    if (one.type !== "fight-patrol") return [];
    const { level } = view.patrols[one.faction];
    if (level === 4) return [];
    const { win, attackerDown } = fightChance("ship", me, patrolStrength[level]);
    return [percent(win), percent(attackerDown)];
  });
}

test("[OR-DICE-01] the odds on the screen are the odds of the rules, in scene after scene", async () => {
  const page = await phone();
  const seen = new Set<string>();
  const scenes = process.env["DEEP"] === "1" ? 20 : 6;
  for (let scene = 0; scene < scenes; scene++) {
    const ask = (["before-test", "pick-skill", "encounter"] as const)[scene % 3] ?? "before-test";
    const until = asking(ask, (view) => chancesIn(view).length > 0);
    const moment = momentOf({ seats: 2, seed: scene * 61 + 1, until, wish: busy });
    await openMoment(page, moment);
    await isAsked(page, `ask.${ask}`);
    for (const chance of chancesIn(moment.view)) {
      await page.locator(".or-chip", { hasText: chance }).first().waitFor();
      seen.add(chance);
    }
  }
  expect(seen.size).toBeGreaterThan(scenes / 4);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("[OR-MOVE-03] the way to a place names the patrol that stops it, and what is not lit says why", async () => {
  const page = await phone();
  const stopped = (view: View): { readonly space: string; readonly faction: string } | null => {
    for (const { id } of spaces) {
      const way = routeTo(view, 0, id);
      if (way?.bar === null && way.end.type === "patrol")
        return { space: id, faction: way.end.factions[0] ?? "" };
    }
    return null;
  };
  const moment = momentOf({
    seats: 2,
    until: asking("planning", (view) => stopped(view) !== null),
  });
  const way = stopped(moment.view);
  await openMoment(page, moment);
  await isAsked(page, "ask.planning");
  await page.locator(`[data-space="${way?.space}"]`).click();
  const patrol = texts[`patrol.${way?.faction}` as "patrol.hutt"];
  await page.locator(".or-way", { hasText: patrol }).waitFor();
  for (const { id } of spaces) {
    const route = routeTo(moment.view, 0, id);
    if (route === null || route.bar === null) continue;
    await page.locator(`[data-space="${id}"]`).click();
    await page.locator(".or-way.or-barred", { hasText: /\S/ }).waitFor();
    break;
  }

  await openMoment(page, momentOf({ seats: 2, until: asking("market"), wish: busy }));
  await isAsked(page, "ask.market");
  const dark = page.locator(".or-plate:not(.or-lit, .or-empty)");
  for (let i = 0; i < (await dark.count()); i++) {
    await dark.nth(i).click();
    await page.locator(".or-panel .or-bar-text", { hasText: /\S/ }).waitFor();
  }
  expect(await dark.count()).toBeGreaterThan(0);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("[OR-ENC-04] two at one screen: a curtain between them, and the secret of one on no page of the other", async () => {
  const page = await phone();
  const secretOf = (view: View): string => {
    const secret = view.players[0]?.secrets[0];
    const key = `encounter.${secret?.card}.${secret?.section}`;
    return (texts as Readonly<Record<string, string>>)[key] ?? "";
  };
  const ending = asking("action", (view) => secretOf(view) !== "");
  const moment = momentOf({ seats: 2, people: 2, until: ending });
  const secret = secretOf(moment.view);
  await openMoment(page, moment);
  const drawBack = page.locator(".curtain .button");
  await drawBack.waitFor();
  expect(await page.content()).not.toContain(secret);
  await drawBack.click();
  await page.locator(".or-secrets", { hasText: secret }).first().waitFor({ state: "attached" });
  for (let turn = 0; turn < 60 && (await drawBack.count()) === 0; turn++) await answer(page, turn);
  await page.locator(".curtain", { hasText: "Mia" }).waitFor();
  expect(await page.content()).not.toContain(secret);
  await drawBack.click();
  await page.locator(".or-seat").first().click();
  await page.locator("dialog .or-secrets", { hasText: labels.hold.sealed }).waitFor();
  expect(await page.content()).not.toContain(secret);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("[OR-SOLO-02] an opponent's turn is told step by step while my move waits, and can be skipped", async () => {
  const page = await visit("/", { name: "Ginny", motion: "less", size: "desktop" });
  await page.evaluate(() => localStorage.setItem("guildhall.outer-rim-pace", "mine"));
  await page.reload();
  const moment = momentOf({
    seats: 1,
    options: { opponents: "base" },
    until: asking("encounter", ({ round }) => round > 1),
  });
  await openMoment(page, moment);
  await isAsked(page, "ask.encounter");
  await page.locator(".or-panel .or-answers .button").first().click();
  const told = page.locator(".or-telling");
  const door = page.locator(".or-telling-doors .button, .or-story .or-line").first();
  for (let step = 0; step < 12; step++) {
    await door.waitFor();
    if ((await page.locator(".or-scene-ai").count()) > 0) break;
    await door.click();
  }
  await page.locator(".or-scene-ai .or-ai-card li.or-taken").first().waitFor();
  await page.locator(".or-dock", { hasText: labels.board.next }).waitFor();
  expect(await page.locator(".or-place.or-lit").count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  for (const size of ["small", "tablet"] as const) {
    await page.setViewportSize(sizes[size]);
    expect(await stickingOut(page), size).toEqual([]);
    expect(await smallTargets(page), size).toEqual([]);
    expect(await axeFindings(page), size).toEqual([]);
  }
  await page.keyboard.press("Escape");
  await told.waitFor({ state: "detached" });
  await isAsked(page, "ask.planning");
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("[OR-TURN-01] at twice the size everything is still there and can be pressed", async () => {
  const page = await visit("/", { name: "Ginny", motion: "less", size: "desktop" });
  await page.setViewportSize({ width: 720, height: 450 });
  for (const ask of ["planning", "encounter", "before-combat", "market"] as const) {
    const options = { favors: "on" };
    await openMoment(page, momentOf({ seats: 2, options, until: asking(ask), wish: busy }));
    await isAsked(page, `ask.${ask}`);
    expect(await stickingOut(page)).toEqual([]);
    await page.locator(".or-dock .button, .or-story .or-line, .or-panel .button").first().click({
      trial: true,
    });
  }
  expect(troubles).toEqual([]);
  await page.context().close();
});
