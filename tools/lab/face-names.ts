/** What a card of the survey is called in a report. */
import type { CardSet, Face } from "#rules/bounty-hunters/index.ts";

export function nameOf(face: CardSet["faces"][number] | undefined): string {
  return face === undefined ? "?" : faceName(face);
}

function faceName(face: Face): string {
  const word = (id: string): string => id.replaceAll("-", " ");
  switch (face.type) {
    case "target":
      return `${word(face.character)} ${face.shields.join("/")}, ${face.points} points${face.bonus === "none" ? "" : `, ${face.bonus}`}`;
    case "hunter":
      return `${word(face.hunter)} ${face.attack.join("/")}, −${face.loss}`;
    case "droid":
      return `${face.family} ${face.attack.join("/")}, cost ${face.cost}`;
    case "crate":
      return `${face.crates} crates, ${face.points} points, cost ${face.cost}`;
    case "contract":
      return face.kind === "pair"
        ? `${word(face.a)} and ${word(face.b)}`
        : `${word(face.a)} ${face.kind === "double" ? "twice" : "and crate"}`;
  }
}
