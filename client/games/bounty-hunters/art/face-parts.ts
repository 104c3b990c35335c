/** What card faces are drawn from. */
import { ink } from "../../../pieces/busts/kit.ts";
import { combat, contractMark, creditMark, deckIcon, deckLooks, silhouette } from "./marks.ts";
import type { Character, Deck, Face, Trio } from "#rules/bounty-hunters/cards/face.ts";

const minus = "−";

export type Portrait =
  | Character
  | Extract<Face, { type: "hunter" }>["hunter"]
  | Extract<Face, { type: "droid" }>["family"]
  | "crate-1"
  | "crate-2"
  | "crate-3";

/** Portraits are symbols of one sprite; the sprite is put into the page once. */
export function portraitUse(who: Portrait, x: number, y: number, size: number): string {
  return `<use class="bh-portrait" href="#bh-${who}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;
}

export function number(
  value: string,
  x: number,
  y: number,
  size: number,
  fill = "#fff",
  anchor = "middle",
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}" class="bh-number">${value}</text>`;
}

export function ground(deck: Deck): string {
  const look = deckLooks[deck];
  const halo = deck === "contract" ? "" : silhouette(deck, 50, 50, 42, look.halo);
  return `<rect width="100" height="140" rx="7" fill="${look.frame}"/><rect x="3.5" y="3.5" width="93" height="133" rx="4.5" fill="${look.field}"/>${halo}`;
}

/** The strip carries the three combat numbers by position, shape and colour [BH-CARD-07]. */
export function strip(inside: string): string {
  return `<g class="bh-strip"><path d="M3.5 94H96.5V132Q96.5 136.5 92 136.5H8Q3.5 136.5 3.5 132Z" fill="${ink}"/>${inside}</g>`;
}

export function trio(values: Trio): string {
  return combat
    .map((mark, i) => {
      const x = 19 + i * 31;
      const value = values[i] ?? 0;
      return value === 0
        ? `<g opacity="0.38">${mark.shape(x, 102.5, 4.5)}</g>${number("0", x, 130, 22, "#a3aeb9")}`
        : mark.shape(x, 102.5, 6.8) + number(String(value), x, 133, 31);
    })
    .join("");
}

/** Corner plate: what this card adds or takes away at the end. */
export function points(value: number): string {
  const text = value > 0 ? `+${value}` : value < 0 ? `${minus}${-value}` : "0";
  const width = [0, 28, 42, 55][text.length] ?? 55;
  return `<g class="bh-plate"><path d="M3.5 8Q3.5 3.5 8 3.5H${width}L${width - 6} 31H3.5Z" fill="${ink}"/>${number(text, 7, 26.5, 25, "#fff", "start")}</g>`;
}

export function cost(credits: number): string {
  return `${creditMark(83, 18, 14.5)}<circle cx="83" cy="18" r="9.8" fill="#f2c14e"/>${number(String(credits), 83, 26.2, 23, "#1d1403")}`;
}

/** How often this card is printed [BH-CARD-01, BH-CARD-03]; left out where it would be too small to read. */
export function copies(count: number): string {
  return `<g class="bh-copies"><rect x="67.5" y="74" width="29" height="20" fill="${ink}" opacity="0.86"/>${number(`×${count}`, 82, 90, 17, "#e9eef2")}</g>`;
}

export function deckSign(deck: Deck): string {
  return `${silhouette(deck, 15, 84.5, 9, ink)}${deckIcon(deck, 15, 84.5, 0.62, deckLooks[deck].halo)}`;
}

/** A framed window onto a portrait; a nested svg clips without needing an id. */
export function panel(who: Portrait, x: number, field: string): string {
  return `<rect x="${x}" y="16" width="45" height="66" fill="${ink}"/><svg x="${x + 1.5}" y="17.5" width="42" height="63" viewBox="0 0 42 63"><rect width="42" height="63" fill="${field}"/>${portraitUse(who, -10, 4, 62)}</svg>`;
}

export function bonus(kind: "none" | "credit" | "contract"): string {
  if (kind === "credit") return creditMark(83, 17, 11);
  if (kind === "contract") return contractMark(83, 17, 11);
  return "";
}
