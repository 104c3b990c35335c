/** What a phone is narrow for and must show all the same: decks, destinations, trays, marks on seats and buttons. */
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { guests } from "#tools/browser/guests.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import { asking, momentOf } from "#tools/browser/outer-rim/moments.ts";
import { analyst } from "#bots/outer-rim/analyst.ts";
import { rivalReason } from "#bots/outer-rim/reasons/rival.ts";
import {
  dealShape,
  factions,
  marketCard,
  marketDecks,
  outerRim,
  prices,
  spaces,
  type View,
} from "#rules/outer-rim/index.ts";
import { fr as labels } from "#words/made/outer-rim-labels/fr.ts";
import { carriesBountyOn } from "../market/hunted-player.ts";

const { visit, troubles } = guests();

let device: Promise<Page> | undefined;
/** One phone for all of them, in French: its words are the longest. */
const phone = (): Promise<Page> => (device ??= visit("/", { name: "Ginny", language: "fr" }));

const bottom = (one: Locator): Promise<number> =>
  one.evaluate((element) => element.getBoundingClientRect().bottom);

/** [OR-CARGO-01] A patrol as destination has the longest name; beside cards of short names, and with two ideas. */
function isForPatrol(view: View): boolean {
  const { market } = view;
  const card = market.cargo.top === null ? null : marketCard(market.cargo.top);
  if (card?.kind !== "cargo" || typeof card.delivery?.to !== "object") return false;
  const isShort = marketDecks.every((deck) => (market[deck].top ?? "").length < 20);
  const ideas = analyst.ideas?.(view, outerRim.options(view)) ?? [];
  return isShort && ideas.filter(({ command }) => command.type === "buy").length > 1;
}

test("[OR-MKT-01] beside two ideas all six decks show what lies on them, and where a cargo goes is not cut", async () => {
  const page = await phone();
  await openKept(page, momentOf({ seats: 2, until: asking("market", isForPatrol) }));
  await page.locator(".or-ideas > li").nth(1).waitFor();
  const plates = page.locator(".or-market .or-plate");
  expect(await plates.count()).toBe(6);
  await expect
    .poll(async () => (await bottom(plates.last())) - (await bottom(page.locator(".or-market"))))
    .toBeLessThanOrEqual(1);
  const cut = await page
    .locator(".or-market .or-gist")
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
  expect(troubles).toEqual([]);
});

test("[UB-PB-01] whoever carries a bounty on me is marked, and their seat is no higher than mine", async () => {
  const page = await phone();
  const hunted = asking("planning", (view) => carriesBountyOn(0, 1, view));
  const options = { favors: "on" };
  await openKept(page, momentOf({ seats: 2, options, until: hunted }));
  await page.locator(".or-seat .or-hunts").waitFor();
  const heights = await page
    .locator(".or-seat")
    .evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(48);
  expect(troubles).toEqual([]);
});

test("[OR-TRADE-01] nothing laid in a tray leaves its frame", async () => {
  const page = await phone();
  const rich = asking("action", (view) => {
    const [question] = view.questions;
    const [partner] = (question && dealShape(view, question)?.partners) ?? [];
    return partner !== undefined && partner.get.cards.length > 1 && partner.get.credits > 0;
  });
  await openKept(page, momentOf({ seats: 2, options: { favors: "on" }, until: rich }));
  await page.locator(".or-faces button").last().click();
  const cards = page.locator(".or-tray-card .or-thing");
  await cards.first().waitFor();
  // What is laid is ticked, and no word of its name is broken for that.
  for (let i = 0; i < (await cards.count()); i++) await cards.nth(i).click();
  const outside = await page.locator(".or-one-tray").evaluateAll((trays) =>
    trays.flatMap((tray) => {
      const { right } = tray.getBoundingClientRect();
      return [...tray.querySelectorAll("button")]
        .filter((one) => one.getBoundingClientRect().right > right - 4)
        .map(({ textContent }) => textContent);
    }),
  );
  expect(outside).toEqual([]);
  expect(await cards.evaluateAll(brokenWords)).toEqual([]);
  expect(troubles).toEqual([]);
});

/** Words that stand on two lines. */
function brokenWords(names: readonly Element[]): readonly string[] {
  return names.flatMap((name) => {
    const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{L}\d-]+/gu)) {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1 && !word.includes("-")) broken.push(word);
      }
    return broken;
  });
}

test("[OR-CONT-01] a stranger's sign stands on a dark ground, however the button beneath is lit", async () => {
  const page = await phone();
  const strangers = asking("encounter", ({ tokens, players }) =>
    tokens.some(({ contact, at }) => contact === null && at === players[0]?.space),
  );
  await openKept(page, momentOf({ seats: 2, until: strangers }));
  const sign = page.locator(".or-panel .button.lamp .or-token").first();
  await sign.waitFor();
  const ground = await sign.evaluate(
    ({ parentElement }) => parentElement && getComputedStyle(parentElement).backgroundColor,
  );
  expect(ground).toBe("rgb(20, 23, 28)");
  // What its cards are about helps to choose: it is read before who is there.
  const themes = page.locator(".or-present li").nth(1);
  const body = await bottom(page.locator(".or-panel-body"));
  expect(await bottom(themes)).toBeLessThanOrEqual(body + 4);
  expect(troubles).toEqual([]);
});

test("[OR-COM-06] of a fight told what came of it stands above its dice in words", async () => {
  const page = await phone();
  await openKept(page, momentOf({ seats: 2, until: asking("planning") }));
  // Which fight comes is chance: a tale of one is laid there, as it is drawn.
  const isAbove = (): Promise<boolean> =>
    page.locator(".or").evaluate((board) => {
      const tale = document.createElement("aside");
      tale.className = "or-telling or-scene-fight";
      tale.innerHTML = `<ul class="or-telling-lines"><li class="or-weight-quiet">dice</li><li>loss</li></ul>`;
      board.append(tale);
      const [dice = 0, loss = 0] = [...tale.querySelectorAll("li")].map((li) => li.offsetTop);
      tale.remove();
      return loss < dice;
    });
  await expect.poll(isAbove).toBe(true);
  expect(troubles).toEqual([]);
});

test("[OR-FAME-02] what pops up lies beneath the seats, over nobody's fame", async () => {
  const page = await phone();
  await openKept(page, momentOf({ seats: 2, until: asking("planning") }));
  await page.locator(".or-dock .or-sentence").waitFor();
  const top = (): Promise<number> =>
    page.locator(".toasts").evaluate((one) => one.getBoundingClientRect().top);
  await expect.poll(async () => (await top()) - (await bottom(page.locator(".or-seats")))).toBe(8);
  expect(troubles).toEqual([]);
});

test("[OR-MKT-02] an idea that opens a card lights the answer it named, and no other", async () => {
  const page = await phone();
  const clears = (view: View): boolean =>
    analyst.ideas?.(view, outerRim.options(view))[0]?.command.type === "discard-top";
  await openKept(page, momentOf({ seats: 2, until: asking("market", clears) }));
  const named = page.locator(".or-idea b").first();
  const words = (await named.innerText()).replace(/\.$/, "");
  await named.click();
  const lit = page.locator(".or-panel .or-answers .button.lamp");
  await lit.first().waitFor();
  // What speaks for it stands beneath.
  expect((await lit.allInnerTexts()).map((text) => text.split("\n")[0])).toEqual([words]);
  expect(troubles).toEqual([]);
});

test("[OR-SLOT-04] an idea to take a card says what it would push out", async () => {
  const page = await phone();
  const pushes = (view: View): boolean => {
    const [first] = analyst.ideas?.(view, outerRim.options(view)) ?? [];
    if (first?.command.type !== "buy") return false;
    const { deck } = first.command;
    return prices(view, 0).some((quote) => quote.deck === deck && quote.goes > 0);
  };
  await openKept(page, momentOf({ seats: 2, until: asking("market", pushes) }));
  const [words = ""] = labels.board.inPlaceOf("|").split("|");
  await page.locator(".or-idea", { hasText: words.trim() }).first().waitFor();
  expect(troubles).toEqual([]);
});

test("[OR-FAME-03] once somebody else is about to win, one of the ideas says so", async () => {
  const page = await phone();
  const isClose = (view: View): boolean => rivalReason(view, true) !== null;
  await openKept(page, momentOf({ seats: 2, until: asking("planning", isClose) }));
  const told = page.locator(".or-idea", { hasText: "Il ne manque plus à " });
  await told.waitFor();
  expect(await told.count()).toBe(1);
  expect(troubles).toEqual([]);
});

test("[OR-BNTY-02] a bounty on sale says where its target was seen", async () => {
  const page = await phone();
  const isSeen = ({ market, tokens }: View): boolean => {
    const card = market.bounty.top === null ? null : marketCard(market.bounty.top);
    return (
      card?.kind === "bounty" &&
      tokens.some(
        ({ contact, at }) => contact === card.target && spaces.some(({ id }) => id === at),
      )
    );
  };
  await openKept(page, momentOf({ seats: 2, until: asking("market", isSeen) }));
  await page.locator(".or-market .or-plate").first().click();
  const [words = ""] = labels.board.seenAt("|", "").split("|");
  await page.locator(".or-panel p", { hasText: words.trim() }).waitFor();
  expect(troubles).toEqual([]);
});

test("[UB-SOLO-13] beside ambitions a printed opponent's seat says the fame it needs, and every place has its picture", async () => {
  const page = await phone();
  const moment = momentOf({
    seats: 1,
    options: { opponents: "base", ambitions: "on" },
    until: asking("planning"),
  });
  await openKept(page, moment);
  await page.locator(".or-seat", { hasText: labels.fame(0, 10, false) }).waitFor();
  const pictures = page.locator(".or-place .or-drawing");
  await expect.poll(() => pictures.count()).toBe(spaces.length);
  expect(troubles).toEqual([]);
});

test("[OR-SETUP-11] [UB-CORE-08] with the base box alone no map has a Core, and with both each says where it leads", async () => {
  const page = await phone();
  const until = asking("planning");
  await openKept(page, momentOf({ seats: 2, options: { box: "base" }, until }));
  await page.locator("[data-space=cantonica]").waitFor();
  // The small map is drawn some frames after the large one.
  await expect.poll(() => page.locator(".or-small-world").count()).toBe(11);
  expect(await page.locator("[data-space$=core]").count()).toBe(0);
  await page.locator(".or-explain button").tap();
  await page.locator(".or-mark-mine").waitFor();
  expect(await page.locator(".or-mark-core").count()).toBe(0);
  await page.keyboard.press("Escape");
  await openKept(page, momentOf({ seats: 2, until }));
  await page.locator("[data-space=spinward-core]").press("Enter");
  await page.locator(".or-present", { hasText: "Noyau du Couchant" }).waitFor();
  expect(troubles).toEqual([]);
});

test("[OR-REP-01] a patrol is beaten at the price of its faction's regard, where there is any left", async () => {
  const page = await phone();
  const facing = (hostile: boolean): ReturnType<typeof asking> =>
    asking("encounter", ({ players, patrols }) =>
      factions.some(
        (faction) =>
          patrols[faction].space === players[0]?.space &&
          patrols[faction].level !== 4 &&
          players[0].reputation[faction] < 0 === hostile,
      ),
    );
  const told = page.locator(".or-present", { hasText: "une fois vaincue" });
  for (const hostile of [true, false]) {
    await openKept(page, momentOf({ seats: 2, until: facing(hostile) }));
    await told.waitFor();
    expect((await told.innerText()).includes("t’aime moins")).toBe(!hostile);
  }
  expect(troubles).toEqual([]);
});
