/** Letters of another size, and what they do to the boxes they stand in. */
import type { Page } from "playwright-core";

export async function letters(page: Page, size: "100%" | "200%"): Promise<void> {
  await page.evaluate((how) => {
    document.documentElement.style.fontSize = how;
  }, size);
}

/** Words cut off by the box they stand in; a name in a row may end in dots. */
export function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        ".or *:not(.or-whose, .or-seat-name, .or-seat-name *)",
      ),
    ]
      .filter((one) => one.closest(".unseen, svg, .or-map, .or-slot.or-free") === null)
      // What is said, not seen.
      .filter((one) => getComputedStyle(one).clipPath !== "inset(50%)")
      .filter((one) => one.checkVisibility() && one.innerText.trim() !== "")
      .filter((one) => {
        const { overflowX, overflowY } = getComputedStyle(one);
        const hides = (how: string): boolean => how === "hidden" || how === "clip";
        return (
          (hides(overflowX) && one.scrollWidth > one.clientWidth + 2) ||
          (hides(overflowY) && one.scrollHeight > one.clientHeight + 2)
        );
      })
      .map(({ className, innerText }) => `${className}: ${innerText.slice(0, 40)}`),
  );
}
