/** A card's face on 100 × 140: field and figure above, numbers on an ink strip below. Numbers are the largest thing. */
import type {
  Character,
  ContractFace,
  Deck,
  Face,
  Trio,
} from "#rules/bounty-hunters/cards/face.ts";
import { deckOf } from "../naming.ts";
import { ink } from "../../../pieces/busts/kit.ts";
import {
  combat,
  contractMark,
  crateMark,
  creditMark,
  deckIcon,
  deckLooks,
  sealDisc,
  silhouette,
} from "./marks.ts";

const minus = "−";

type Portrait =
  | Character
  | Extract<Face, { type: "hunter" }>["hunter"]
  | Extract<Face, { type: "droid" }>["family"]
  | "crate-1"
  | "crate-2"
  | "crate-3";

/** Portraits are symbols of one sprite; the sprite is put into the page once. */
function portraitUse(who: Portrait, x: number, y: number, size: number): string {
  return `<use href="#bh-${who}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;
}

function number(
  value: string,
  x: number,
  y: number,
  size: number,
  fill = "#fff",
  anchor = "middle",
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}" class="bh-number">${value}</text>`;
}

function ground(deck: Deck): string {
  const look = deckLooks[deck];
  const halo = deck === "contract" ? "" : silhouette(deck, 50, 50, 42, look.halo);
  return `<rect width="100" height="140" rx="7" fill="${look.frame}"/><rect x="3.5" y="3.5" width="93" height="133" rx="4.5" fill="${look.field}"/>${halo}`;
}

/** The strip carries the three combat numbers by position, shape and colour [BH-CARD-07]. */
function strip(inside: string): string {
  return `<path d="M3.5 94H96.5V132Q96.5 136.5 92 136.5H8Q3.5 136.5 3.5 132Z" fill="${ink}"/>${inside}`;
}

function trio(values: Trio): string {
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
function points(value: number): string {
  const text = value > 0 ? `+${value}` : value < 0 ? `${minus}${-value}` : "0";
  const width = [0, 28, 42, 55][text.length] ?? 55;
  return `<path d="M3.5 8Q3.5 3.5 8 3.5H${width}L${width - 6} 31H3.5Z" fill="${ink}"/>${number(text, 7, 26.5, 25, "#fff", "start")}`;
}

function cost(credits: number): string {
  return `${creditMark(83, 18, 14.5)}<circle cx="83" cy="18" r="9.8" fill="#f2c14e"/>${number(String(credits), 83, 26.2, 23, "#1d1403")}`;
}

/** How often this card is printed [BH-CARD-01, BH-CARD-03]; left out where it would be too small to read. */
function copies(count: number): string {
  return `<g class="bh-copies"><rect x="67.5" y="74" width="29" height="20" fill="${ink}" opacity="0.86"/>${number(`×${count}`, 82, 90, 17, "#e9eef2")}</g>`;
}

function deckSign(deck: Deck): string {
  return `${silhouette(deck, 15, 84.5, 9, ink)}${deckIcon(deck, 15, 84.5, 0.62, deckLooks[deck].halo)}`;
}

/** One point for each of the two, and the seal's points for the two together [BH-CONTRACT-04..06]. */
function contractStrip(face: ContractFace): string {
  const duo = face.kind === "pair" ? 3 : 2;
  const right = face.kind === "crate" ? crateMark(81, 119, 9) : number("1", 81, 131, 28);
  return (
    number("1", 19, 131, 28) +
    right +
    sealDisc(50, 106, 23) +
    number(`+${duo}`, 49, 117, 29, "#1d1403")
  );
}

/** A framed window onto a portrait; a nested svg clips without needing an id. */
function panel(who: Portrait, x: number, field: string): string {
  return `<rect x="${x}" y="16" width="45" height="66" fill="${ink}"/><svg x="${x + 1.5}" y="17.5" width="42" height="63" viewBox="0 0 42 63"><rect width="42" height="63" fill="${field}"/>${portraitUse(who, -10, 4, 62)}</svg>`;
}

function contract(face: ContractFace): string {
  const other: Portrait =
    face.kind === "pair" ? face.b : face.kind === "double" ? face.a : "crate-1";
  return (
    panel(face.a, 4.5, "#cfe2f7") +
    panel(other, 50.5, face.kind === "crate" ? "#f4e8cb" : "#e3eefb")
  );
}

function bonus(kind: "none" | "credit" | "contract"): string {
  if (kind === "credit") return creditMark(83, 17, 11);
  if (kind === "contract") return contractMark(83, 17, 11);
  return "";
}

/** Everything inside `<svg viewBox="0 0 100 140">`. */
export function cardFace(face: Face, printed: number): string {
  const deck = deckOf(face);
  switch (face.type) {
    case "target":
      return (
        ground(deck) +
        portraitUse(face.character, 10, 14, 80) +
        strip(trio(face.shields)) +
        points(face.points) +
        bonus(face.bonus) +
        copies(printed) +
        deckSign(deck)
      );
    case "hunter":
      return (
        ground(deck) +
        portraitUse(face.hunter, 10, 14, 80) +
        strip(trio(face.attack)) +
        points(-face.loss) +
        deckSign(deck)
      );
    case "droid":
      return (
        ground(deck) +
        portraitUse(face.family, 14, 20, 74) +
        strip(trio(face.attack)) +
        cost(face.cost) +
        copies(printed) +
        deckSign(deck)
      );
    case "crate":
      return (
        ground(deck) +
        portraitUse(`crate-${face.crates}`, 10, 8, 82) +
        strip(
          Array.from({ length: face.crates }, (_, i) =>
            crateMark(50 + (i - (face.crates - 1) / 2) * 29, 115.5, 11),
          ).join(""),
        ) +
        points(face.points) +
        cost(face.cost) +
        deckSign(deck)
      );
    case "contract":
      return (
        ground(deck) +
        contract(face) +
        strip("") +
        contractStrip(face) +
        deckIcon("contract", 50, 10, 0.6, "#cfe2f7")
      );
  }
}

/** All four decks share one back [AMB-04]: the guild's lamp in the hall's own colours. */
export function cardBack(): string {
  const rays = Array.from(
    { length: 12 },
    (_, i) =>
      `<path d="M50 70L46 6H54Z" fill="#f2a93b" opacity="0.16" transform="rotate(${i * 30} 50 70)"/>`,
  ).join("");
  return `<rect width="100" height="140" rx="7" fill="#2a2118"/><rect x="5" y="5" width="90" height="130" rx="4" fill="#191410" stroke="#f2a93b" stroke-width="1.6"/><svg x="6" y="6" width="88" height="128" viewBox="6 6 88 128">${rays}</svg>${silhouette("jawa-market", 50, 70, 26, "#f2a93b")}${silhouette("contract", 50, 70, 19, "#191410")}${silhouette("hunter", 50, 70, 14, "#f2a93b")}${silhouette("target", 50, 70, 8, "#191410")}`;
}
