/** What of a board cannot be read as it lies: names on the map over something else, words and figures cut or broken. */
import type { Page } from "playwright-core";

export function unreadable(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    type Rect = Pick<DOMRect, "left" | "top" | "right" | "bottom">;
    const overlap = (a: Rect, b: Rect): boolean =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const all = (what: string): readonly HTMLElement[] => [
      ...document.querySelectorAll<HTMLElement>(what),
    ];
    const map = document.querySelector(".or-map")?.getBoundingClientRect();
    const onMap = (one: Rect): boolean => map !== undefined && overlap(one, map);
    const nameOf = (label: HTMLElement): Rect | null => {
      const text = [...label.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
      if (text === undefined) return null;
      const range = new Range();
      range.selectNodeContents(text);
      return range.getBoundingClientRect();
    };
    const placeOf = (one: HTMLElement): string =>
      one.closest<HTMLElement>("[data-space]")?.dataset["space"] ?? "";
    const names = all(".or-place .or-label").flatMap((label) => {
      const box = nameOf(label);
      return box === null || !onMap(box) ? [] : [{ at: placeOf(label), box }];
    });
    const others = [
      ...names,
      ...all(".or-place :is(.or-token, .or-patrol, .or-dot, .or-craft)").map((one) => ({
        at: placeOf(one),
        box: one.getBoundingClientRect(),
      })),
    ];
    const covered = names.flatMap(({ at, box }) =>
      others
        .filter((other) => other.at !== at && overlap(box, other.box))
        .map((other) => `name of ${at} lies over what is at ${other.at}`),
    );
    const cut = all(".or-plate-name, .or-plate .or-gist, .or-slot-name, .or-seat > b")
      .filter((one) => one.checkVisibility())
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2),
      )
      .map(({ textContent }) => `cut: ${textContent}`);
    const outside = all(".or-plate :is(.or-plate-words, .or-plate-price)")
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const [box, plate] = [one, one.closest(".or-plate")].map((each) =>
          each?.getBoundingClientRect(),
        );
        return (
          box !== undefined &&
          plate !== undefined &&
          (box.top < plate.top - 1 || box.bottom > plate.bottom + 1 || box.right > plate.right + 1)
        );
      })
      .map(({ textContent }) => `leaves its plate: ${textContent}`);
    const broken = all(".number, .or-gain")
      .filter((one) => one.checkVisibility() && one.getClientRects().length > 0)
      .filter((one) => {
        const range = new Range();
        range.selectNodeContents(one);
        const tops = [...range.getClientRects()].map(({ top, height }) => top + height / 2);
        return one.closest(".or-plate, .or-vitals, .or-seat") !== null && spread(tops) > 12;
      })
      .map(({ textContent }) => `broken: ${textContent}`);
    function spread(tops: readonly number[]): number {
      return Math.max(...tops, 0) - Math.min(...tops, Infinity);
    }
    return [...covered, ...cut, ...outside, ...broken];
  });
}

/** Plates that something lies over. */
export function coveredPlates(page: Page, by: string): Promise<readonly string[]> {
  return page.evaluate((what) => {
    const above = [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
    return [...document.querySelectorAll(".or-plate")]
      .filter((plate) => {
        const { left, right, top, bottom } = plate.getBoundingClientRect();
        return above.some(
          (one) => left < one.right && one.left < right && top < one.bottom && one.top < bottom,
        );
      })
      .map(({ textContent }) => textContent ?? "");
  }, by);
}
