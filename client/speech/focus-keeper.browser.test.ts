/** What had the focus goes away: with its question, under a hand, with its page. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { guests } from "#tools/browser/guests.ts";

const { visit, troubles } = guests();

/** A question among others on this page; its answer takes it away in the moment it is pressed. */
async function askedAndGone(page: Page, by: "key" | "hand"): Promise<string> {
  await page.evaluate((how) => {
    document.querySelector(".asked-here")?.remove();
    const place = document.createElement("div");
    place.className = "asked-here";
    place.innerHTML = "<button>answer</button><button>neighbour</button>";
    document.getElementById("content")?.append(place);
    const [answer] = place.children as unknown as readonly [HTMLElement];
    answer.focus();
    if (how === "hand") answer.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    answer.remove();
  }, by);
  const focused = page.locator(":focus").and(page.locator(":not(body)"));
  await focused.waitFor();
  return focused.innerText();
}

test("[HALL] what had the focus is gone: its neighbour has it, by key and under a hand", async () => {
  const page = await visit("/settings", { name: "Mia", size: "desktop" });
  // Its keeper comes with the first key.
  const fetched = page.waitForResponse(/focus-keeper/);
  await page.keyboard.press("Tab");
  await fetched;
  expect(await askedAndGone(page, "key")).toBe("neighbour");
  expect(await askedAndGone(page, "hand")).toBe("neighbour");
  expect(troubles).toEqual([]);
});

test("[HALL] another page has the focus as a whole, in pieces too, until something is pressed in it", async () => {
  const page = await visit("/settings", { name: "Mia", size: "desktop" });
  const fetched = page.waitForResponse(/focus-keeper/);
  await page.keyboard.press("Tab");
  await fetched;
  await page.locator(".page-head a").press("Enter");
  const isOnPage = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.id === "content");
  await page.locator(".game-plate").first().waitFor();
  await expect.poll(isOnPage).toBe(true);
  // A piece that had the focus is exchanged for another.
  await page.evaluate(() => {
    const piece = document.createElement("button");
    document.getElementById("content")?.prepend(piece);
    piece.focus();
    piece.remove();
  });
  await expect.poll(isOnPage).toBe(true);
  expect(await askedAndGone(page, "hand")).toBe("neighbour");
  expect(troubles).toEqual([]);
});

test("[HALL] by keys the focus goes on in the same frame, whatever takes it away", async () => {
  const page = await visit("/settings", { name: "Mia", size: "desktop" });
  const fetched = page.waitForResponse(/focus-keeper/);
  await page.keyboard.press("Tab");
  await fetched;
  const after = await page.evaluate(async () => {
    const place = document.createElement("div");
    place.innerHTML = "<button>carried</button><button>answer</button><button>neighbour</button>";
    document.getElementById("content")?.append(place);
    const [carried, answer] = place.children as unknown as readonly HTMLElement[];
    const names: string[] = [];
    const noteAfter = async (what: Promise<unknown>): Promise<void> => {
      await what;
      names.push(document.activeElement?.textContent ?? "");
    };
    // Before anything is drawn.
    const atOnce = (): Promise<unknown> => Promise.resolve().then(() => undefined);
    carried?.focus();
    if (carried !== undefined) place.append(carried);
    await noteAfter(atOnce());
    answer?.focus();
    answer?.remove();
    await noteAfter(atOnce());
    // A browser lets go of what can no longer be pressed as it draws the next frame.
    document.activeElement?.setAttribute("disabled", "");
    await noteAfter(new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    return names;
  });
  expect(after).toEqual(["carried", "neighbour", "carried"]);
  expect(troubles).toEqual([]);
});

test("[HALL] what the very first key takes away has had the focus, too", async () => {
  const page = await visit("/settings", { name: "Mia", size: "desktop" });
  await page.evaluate(() => {
    const place = document.createElement("div");
    place.innerHTML = "<button>first</button><button>neighbour</button>";
    document.getElementById("content")?.append(place);
    const [first] = place.children as unknown as readonly HTMLElement[];
    first?.focus();
    // Its keeper is still being fetched.
    first?.remove();
  });
  const focused = page.locator(":focus").and(page.locator(":not(body)"));
  await focused.waitFor();
  expect(await focused.innerText()).toBe("neighbour");
  expect(troubles).toEqual([]);
});
