/** The signs of the game: three combat shapes, four decks, credits, seals. Colour is never the only difference. */
import type { Deck } from "#rules/bounty-hunters/cards/face.ts";
import { ink, line, path } from "../../../pieces/busts/kit.ts";

/** Green ▲, blue ■, orange ●, always in this order [BH-CARD-07]. */
export const combat = [
  {
    name: "green",
    colour: "#43d17c",
    shape: (x: number, y: number, r: number) =>
      path(`M${x} ${y - r}L${x + r * 1.1} ${y + r * 0.9}H${x - r * 1.1}Z`, "#43d17c"),
  },
  {
    name: "blue",
    colour: "#6fb1ff",
    shape: (x: number, y: number, r: number) =>
      `<rect x="${x - r * 0.9}" y="${y - r * 0.9}" width="${r * 1.8}" height="${r * 1.8}" fill="#6fb1ff"/>`,
  },
  {
    name: "orange",
    colour: "#ffa63d",
    shape: (x: number, y: number, r: number) =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="#ffa63d"/>`,
  },
] as const;

export interface DeckLook {
  /** Frame, field behind the figure, halo in the deck's own silhouette. */
  readonly frame: string;
  readonly field: string;
  readonly halo: string;
}

export const deckLooks: Readonly<Record<Deck, DeckLook>> = {
  target: { frame: "#1f7a4d", field: "#2c8f5d", halo: "#c9ecc8" },
  hunter: { frame: "#9c2b2b", field: "#b53a36", halo: "#f7cdbf" },
  contract: { frame: "#22528f", field: "#2f66ab", halo: "#cfe2f7" },
  "jawa-market": { frame: "#8f7346", field: "#b39561", halo: "#f4e8cb" },
};

/** The deck's silhouette about a centre: circle, diamond, square, hexagon. */
export function silhouette(deck: Deck, x: number, y: number, r: number, fill: string): string {
  switch (deck) {
    case "target":
      return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
    case "hunter":
      return path(
        `M${x} ${y - r * 1.18}L${x + r * 1.18} ${y} ${x} ${y + r * 1.18} ${x - r * 1.18} ${y}Z`,
        fill,
      );
    case "contract":
      return `<rect x="${x - r * 0.92}" y="${y - r * 0.92}" width="${r * 1.84}" height="${r * 1.84}" fill="${fill}"/>`;
    case "jawa-market":
      return path(
        `M${x - r * 0.55} ${y - r}H${x + r * 0.55}L${x + r * 1.1} ${y} ${x + r * 0.55} ${y + r}H${x - r * 0.55}L${x - r * 1.1} ${y}Z`,
        fill,
      );
  }
}

/** The deck's icon in a 24-unit field about 0,0: crosshair, visor, seal, gear. */
function glyph(deck: Deck, colour: string): string {
  switch (deck) {
    case "target":
      return `<circle r="5.5" fill="none" stroke="${colour}" stroke-width="2"/>${line("M0 -9V-3M0 9V3M-9 0H-3M9 0H3", colour, 2)}`;
    case "hunter":
      return path("M-8 -4H8V0C8 2 7 3 5 3H2L1.5 9H-1.500L-2 3H-5C-7 3 -8 2 -8 0Z", colour);
    case "contract":
      return (
        path("M-4 2L-6.5 9.5 -2.8 8 -0.8 10.5 0 4 0.8 10.5 2.8 8 6.5 9.5 4 2Z", colour) +
        `<circle r="6" cy="-2.5" fill="${colour}"/><circle r="2.8" cy="-2.5" fill="${ink}"/>`
      );
    case "jawa-market":
      return (
        path(
          "M-2 -9H2L2.6 -6.2 5 -5 7.5 -6.4 9 -3 6.9 -1.200V1.200L9 3 7.5 6.4 5 5 2.6 6.2 2 9H-2L-2.6 6.2 -5 5 -7.5 6.4 -9 3 -6.9 1.200V-1.200L-9 -3 -7.5 -6.4 -5 -5 -2.6 -6.200Z",
          colour,
        ) + `<circle r="3" fill="${ink}"/>`
      );
  }
}

export function deckIcon(deck: Deck, x: number, y: number, scale: number, colour = "#fff"): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${glyph(deck, colour)}</g>`;
}

/** An Imperial credit: a notched disc. */
export function creditMark(x: number, y: number, r: number): string {
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#f2c14e"/><circle cx="${x}" cy="${y}" r="${r * 0.78}" fill="none" stroke="#8a5f0c" stroke-width="${r * 0.14}"/>` +
    path(
      `M${x - r * 0.3} ${y - r * 0.45}H${x + r * 0.3}V${y + r * 0.45}H${x - r * 0.3}Z`,
      "#8a5f0c",
    )
  );
}

/** Wax with a scalloped edge. */
export function sealDisc(x: number, y: number, r: number): string {
  const edge = Array.from({ length: 24 }, (_, i) => {
    const angle = (i / 24) * 2 * Math.PI;
    const far = i % 2 === 0 ? r : r * 0.88;
    return `${(x + far * Math.sin(angle)).toFixed(1)} ${(y - far * Math.cos(angle)).toFixed(1)}`;
  });
  return (
    path(`M${edge.join("L")}Z`, "#f2c14e") +
    `<circle cx="${x}" cy="${y}" r="${r * 0.76}" fill="none" stroke="#b07d17" stroke-width="${r * 0.07}"/>`
  );
}

export function contractMark(x: number, y: number, r: number): string {
  return `<rect x="${x - r}" y="${y - r}" width="${r * 2}" height="${r * 2}" rx="${r * 0.2}" fill="#2f66ab"/>${deckIcon("contract", x, y, r / 10)}`;
}

export function crateMark(x: number, y: number, r: number): string {
  return (
    `<rect x="${x - r}" y="${y - r}" width="${r * 2}" height="${r * 2}" rx="${r * 0.15}" fill="#e8c98e"/>` +
    line(
      `M${x - r * 0.55} ${y - r * 0.55}L${x + r * 0.55} ${y + r * 0.55}M${x + r * 0.55} ${y - r * 0.55}L${x - r * 0.55} ${y + r * 0.55}`,
      "#5e4019",
      r * 0.28,
    ) +
    `<rect x="${x - r * 0.8}" y="${y - r * 0.8}" width="${r * 1.6}" height="${r * 1.6}" fill="none" stroke="#5e4019" stroke-width="${r * 0.26}"/>`
  );
}
