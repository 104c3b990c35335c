/** A card's face on 100 × 140: field and figure above, numbers on an ink strip below. Numbers are the largest thing. */
import { deckOf } from "../say/naming.ts";
import { crateMark, deckIcon, sealDisc, silhouette } from "./marks.ts";
import {
  bonus,
  copies,
  cost,
  deckSign,
  ground,
  number,
  panel,
  points,
  portraitUse,
  strip,
  trio,
} from "./face-parts.ts";
import type { ContractFace, Face } from "#rules/bounty-hunters/cards/face.ts";
import type { Portrait } from "./face-parts.ts";

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

function contract(face: ContractFace): string {
  const other: Portrait =
    face.kind === "pair" ? face.b : face.kind === "double" ? face.a : "crate-1";
  return (
    panel(face.a, 4.5, "#cfe2f7") +
    panel(other, 50.5, face.kind === "crate" ? "#f4e8cb" : "#e3eefb")
  );
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
