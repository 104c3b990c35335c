/** The targets the winners captured, for the poster of the evening. */
import { copiesPrinted, type View } from "#rules/bounty-hunters/index.ts";
import type { Outcome } from "#rules/game.ts";
import { cardFace } from "../art/card-face.ts";
import { sprite } from "../art/sprite.ts";
import { faceOf } from "../say/naming.ts";
import { trophiesOf } from "./trophies.ts";

const cardWidth = 85;
const step = 105;

/** On 900 × 120. */
export function posterArt(view: View, outcome: Outcome): string {
  const cards = trophiesOf(view, outcome.places[0] ?? []);
  if (cards.length === 0) return "";
  const left = 450 - (cards.length * step - (step - cardWidth)) / 2;
  const drawn = cards.map((card, nth) => {
    const face = cardFace(faceOf(view.set, card), copiesPrinted(view.set, card));
    return `<svg x="${left + nth * step}" y="0" width="${cardWidth}" height="119" viewBox="0 0 100 140">${face}</svg>`;
  });
  return `<defs>${sprite}</defs>${drawn.join("")}`;
}
