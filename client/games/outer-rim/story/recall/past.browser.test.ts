/** A replay goes by one clock: the board shows the step that is counted, and tells nothing beside it. */
import { expect, test } from "vitest";
import { outOfReach, stickingOut } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import { asking, momentOf } from "#tools/browser/outer-rim/moments.ts";
import { en as hall } from "#words/made/hall/en.ts";
import { en as labels } from "#words/made/outer-rim-labels/en.ts";
import { isAsked } from "../../testing/asked.ts";

const { visit, troubles } = guests();

test("[OR-TURN-01] a replay shows the step it counts, and nothing is told beside it", async () => {
  const page = await visit("/");
  const moment = momentOf({ seats: 2, until: asking("planning", ({ round }) => round > 1) });
  await openKept(page, moment);
  await isAsked(page, "ask.planning");
  await page.getByRole("button", { name: hall.table.more, exact: true }).click();
  await page.getByRole("button", { name: hall.replay.watch, exact: true }).click();
  await page.locator(".replay-bar .number", { hasText: /\d/ }).waitFor();
  const last = Number(await page.getByRole("slider").getAttribute("max"));
  await page.locator(".replay-bar .number", { hasText: hall.replay.start(last + 1) }).waitFor();
  await page.locator(".table-head .status", { hasText: hall.replay.title }).waitFor();
  // Who has no name here is called as at the table.
  const eyes = page.getByRole("combobox", { name: hall.replay.eyes });
  expect(await eyes.locator("option").first().innerText()).toBe(hall.you);
  const bar = await page.locator(".replay-bar").boundingBox();
  const onward = page.getByRole("button", { name: hall.replay.next });
  const rounds = new Set<string>();
  const heights = new Set<number>();
  for (let step = 1; step <= last; step++) {
    await onward.click();
    await page.locator(".replay-bar .number", { hasText: `Step ${step + 1} of` }).waitFor();
    expect(await page.locator(".or-telling").count()).toBe(0);
    // Whatever the lines above it take, the board ends where the bar begins.
    const board = await page.locator(".or").boundingBox();
    expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    heights.add(board?.height ?? 0);
    await page.locator(".replay-lines li").first().waitFor();
    rounds.add((await page.locator(".or-steps b").allTextContents()).join());
  }
  expect(rounds.size).toBeGreaterThan(1);
  // Many lines or none: the board keeps its size.
  expect(heights.size).toBe(1);
  // To any round at once, by hand or by keys.
  const round = page.getByRole("combobox", { name: hall.replay.goTo, exact: true });
  const shown = page.locator(".or-steps b");
  expect(await round.locator("option:checked").innerText()).toBe(labels.round(2));
  await round.selectOption({ label: labels.round(1) });
  await shown.getByText(labels.round(1), { exact: true }).waitFor();
  const slider = page.getByRole("slider");
  const first = Number(await slider.inputValue());
  expect(first).toBeGreaterThan(0);
  // The step before it is none of it yet.
  await page.getByRole("button", { name: hall.replay.previous }).click();
  expect(await round.inputValue()).toBe("-1");
  await round.focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => slider.inputValue()).toBe(String(first));
  const touched = await round.boundingBox();
  expect(Math.min(touched?.width ?? 0, touched?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect(await outOfReach(page.locator(".replay-bar .button:visible, .replay-bar select"))).toEqual(
    [],
  );
  expect(await stickingOut(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("[OR-TURN-01] on a laptop a replay tells in the dock: no card of the market is cut, the map keeps its size", async () => {
  const page = await visit("/", { size: "desktop" });
  await page.setViewportSize({ width: 1280, height: 720 });
  await openKept(page, momentOf({ seats: 2, until: asking("planning", ({ round }) => round > 1) }));
  await isAsked(page, "ask.planning");
  await page.getByRole("button", { name: hall.table.more, exact: true }).click();
  await page.getByRole("button", { name: hall.replay.watch, exact: true }).click();
  const slider = page.getByRole("slider");
  await page.locator(".replay-bar .number", { hasText: /\d/ }).waitFor();
  const last = Number(await slider.getAttribute("max"));
  const maps = new Set<number>();
  for (let step = 1; step <= last; step++) {
    await slider.fill(String(step));
    await page.locator(".replay-bar .number", { hasText: `Step ${step + 1} of` }).waitFor();
    maps.add((await page.locator(".or-map").boundingBox())?.height ?? 0);
  }
  expect(maps.size).toBe(1);
  const map = await page.locator(".or-map").boundingBox();
  const told = await page.locator(".replay-lines").boundingBox();
  expect(told?.y).toBeGreaterThanOrEqual((map?.y ?? 0) + (map?.height ?? 0));
  // Whose move it is stands above, two lines of it if need be.
  const whose = await page.locator(".or-dock > *").first().boundingBox();
  expect((told?.y ?? 0) - (whose?.y ?? 0)).toBeGreaterThan(48);
  const cut = (): Promise<readonly (string | null)[]> =>
    page.locator(".or-plate").evaluateAll((plates) =>
      plates.flatMap((plate) => {
        const { right, bottom } = plate.getBoundingClientRect();
        return [...plate.querySelectorAll(".or-plate-name, .or-plate-price > *")]
          .filter((part) => {
            const box = part.getBoundingClientRect();
            return box.right > right + 1 || box.bottom > bottom + 1;
          })
          .map(({ textContent }) => textContent);
      }),
    );
  // Letters may come later than the table they stand on.
  await expect.poll(cut).toEqual([]);
  await page.context().close();
});
