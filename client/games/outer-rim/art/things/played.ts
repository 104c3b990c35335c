/** What happens once, and jobs that are done wherever somebody is. */
import { both, dot, face, ink, line, neck, path, shoulders } from "#client/pieces/busts/kit.ts";
import { steel, iron, brass, wood, red, blue, sand, white, flame, held } from "./tones.ts";

const statue =
  `<g transform="translate(14 -4) scale(.72)">${shoulders("broad", steel)}${neck(steel)}${face(steel, steel[1])}</g>` +
  both("M50 66H78V76H50Z", white) +
  both("M50 76H72V98H50Z", white);

const tag = held(
  path("M20 40 40 18H86V62H40Z", sand[0]) +
    path("M40 62H86V46L36 58Z", sand[1]) +
    dot(36, 40, 5, ink) +
    line("M8 50C14 42 24 38 36 40", white[1], 2.5) +
    line("M50 34H76M50 44H70", ink, 3),
  14,
);

const pad =
  path("M22 8H78V92H22Z", iron[0]) +
  path("M50 8H78V92H50Z", iron[1]) +
  path("M28 16H72V70H28Z", "#0f2b33") +
  path("M50 24 55 38H69L58 46 62 60 50 51 38 60 42 46 31 38H45Z", flame) +
  dot(50, 81, 5, steel[0]);

const fanned = (turn: number, drawing: string): string =>
  `<g transform="rotate(${turn} 50 104)">${drawing}</g>`;

const cards =
  fanned(-26, path("M34 22H66V78H34Z", white[1])) +
  fanned(0, path("M34 20H66V76H34Z", white[0]) + dot(50, 48, 8, blue[0])) +
  fanned(26, path("M34 22H66V78H34Z", "#fff") + path("M50 34 60 50 50 66 40 50Z", red[0]));

const sack =
  both("M50 36C70 40 84 62 80 84 78 90 72 92 50 92Z", sand) +
  path("M36 20 50 28 64 20 58 38H42Z", sand[0]) +
  path("M40 36H60V42H40Z", wood[1]) +
  dot(50, 66, 11, brass[0]) +
  path("M46 60H55V64H50V69H55V73H46Z", brass[1]);

const poster =
  path("M16 6H84V94H16Z", sand[0]) +
  path("M16 94 84 86V94Z", sand[1]) +
  `<g transform="translate(26 26) scale(.48)">${shoulders("plain", iron)}${neck(iron)}${face(iron, sand[0])}</g>` +
  path("M26 14H74V22H26ZM32 82H68V87H32Z", wood[1]);

export const played: Readonly<Record<string, string>> = {
  "attend-statue-dedication": statue,
  "special-order": pad,
  "used-ship-for-sale": tag,
  "legendary-game-of-sabacc": cards,
  "honest-robbery": sack,
  "snatch-and-grab": sack,
  wanted: poster,
};
