/** What a cargo is. */
import { both, dot, ink, line, pair, path, type Tone } from "#client/pieces/busts/kit.ts";
import { steel, iron, brass, wood, red, blue, green, white, violet, glow, flame } from "./tones.ts";

export function crate(tone: Tone, sign: string): string {
  return (
    path("M14 44 50 60V94L14 78Z", tone[0]) +
    path("M86 44 50 60V94L86 78Z", tone[1]) +
    path("M14 44 50 28 86 44 50 60Z", tone[0]) +
    path("M14 44 50 28 86 44 50 60Z", "#fff", 'opacity=".25"') +
    line("M14 56 50 72 86 56", ink, 2) +
    sign
  );
}

function barrel(tone: Tone, more = ""): string {
  return (
    both("M50 18H70C78 36 78 72 70 92H50Z", tone) +
    path("M30 18C38 25 62 25 70 18 62 12 38 12 30 18Z", tone[1]) +
    line("M25 40C38 46 62 46 75 40M25 68C38 74 62 74 75 68", ink, 2.5) +
    more
  );
}

const trunk =
  both("M50 40H88V84H50Z", wood) +
  path("M12 40C14 24 24 22 50 22S86 24 88 40Z", wood[0]) +
  path("M12 40H88V46H12Z", brass[0]) +
  path("M24 24H32V84H24ZM68 24H76V84H68Z", brass[1]) +
  path("M43 40H57V56H43Z", brass[0]) +
  dot(50, 49, 3, ink);

const letter =
  path("M10 28H90V80H10Z", white[0]) +
  path("M10 80 42 52 50 58 58 52 90 80Z", white[1]) +
  path("M10 28 50 60 90 28Z", "#fff") +
  line("M10 28 50 60 90 28", white[1], 2) +
  dot(50, 56, 10, red[0]) +
  path("M50 49 53 56 50 63 47 56Z", red[1]);

function crystals(tone: Tone): string {
  const one = (x: number, top: number, wide: number, turn: number): string =>
    `<g transform="rotate(${turn} ${x} 92)">` +
    path(`M${x - wide} 92V${top + wide}L${x} ${top}V92Z`, tone[0]) +
    path(`M${x + wide} 92V${top + wide}L${x} ${top}V92Z`, tone[1]) +
    "</g>";
  return one(34, 34, 10, -26) + one(68, 40, 9, 28) + one(50, 8, 13, 0);
}

const gem =
  path("M28 24H72L92 46 50 92 8 46Z", violet[0]) +
  path("M50 92 92 46 72 24 50 24Z", violet[1]) +
  path("M28 24 36 46H8Z", "#fff", 'opacity=".35"') +
  line("M8 46H92M36 46 50 24 64 46 50 92Z", "#fff8", 2);

const holocron =
  path("M50 8 92 50 50 92 8 50Z", red[1]) +
  path("M50 8 50 92 8 50Z", red[0]) +
  path("M50 26 74 50 50 74 26 50Z", ink) +
  path("M50 36 64 50 50 64 36 50Z", "#ff9a7a") +
  line("M50 8V26M92 50H74M50 92V74M8 50H26", brass[0], 3);

const holotable =
  both("M50 62H62L72 94H50Z", iron) +
  path("M10 56C26 74 74 74 90 56 74 40 26 40 10 56Z", steel[1]) +
  path("M20 54C34 66 66 66 80 54 66 44 34 44 20 54Z", ink) +
  path("M34 52 38 22 44 52ZM58 54 64 16 72 52Z", glow, 'opacity=".85"') +
  dot(38, 22, 6, glow) +
  dot(64, 16, 7, glow);

export const astromech =
  both("M50 42H74V84H50Z", white) +
  both("M50 14C68 14 74 28 74 42H50Z", steel) +
  both("M76 46H86V92H72V84H78Z", steel) +
  path("M26 42H74V47H26Z", blue[0]) +
  dot(50, 28, 7, ink) +
  dot(48, 26, 2.5, glow) +
  path("M36 56H64V62H36ZM36 68H64V74H36Z", blue[1]);

const droidHead =
  both("M50 16C70 16 76 32 74 54 72 70 64 78 50 78Z", brass) +
  pair(dot(62, 44, 8, ink) + dot(61, 43, 3, flame)) +
  line("M42 64H58", ink, 3) +
  both("M50 78H60V92H50Z", iron);

export const bike =
  path("M4 56 56 44 96 50 92 58 60 60 40 68 8 64Z", wood[0]) +
  path("M40 68 60 60 92 58 84 66 48 76Z", wood[1]) +
  path("M8 64 40 68 48 76 14 74Z", iron[1]) +
  line("M56 44 50 32H62M70 48 98 40", iron[0], 4) +
  path("M20 54C26 44 40 42 48 46L44 52Z", red[0]);

export const carried: Readonly<Record<string, string>> = {
  "astromech-droid-parts": astromech,
  "bacta-supplies": barrel(
    [glow, "#4f9ea6"],
    path("M46 50H54V56H60V62H54V68H46V62H40V56H46Z", red[0]),
  ),
  "coaxium-crystal": crystals([glow, "#4593b8"]),
  "dejarik-holotable": holotable,
  "droid-parts": droidHead,
  "family-heirloom": gem,
  "food-supplies": crate(
    green,
    dot(38, 36, 9, red[0]) + dot(54, 34, 9, flame) + dot(64, 42, 8, red[0]),
  ),
  "gift-for-jabba": crate(
    violet,
    path("M44 31 50 28 56 31V57L50 60 44 57Z", brass[0]) + dot(50, 26, 9, brass[0]),
  ),
  "officers-trunk": trunk,
  "priority-delivery": crate(red, path("M22 62H34V68H22Z", white[0])),
  "sealed-letter": letter,
  "sith-holocron": holocron,
  "speeder-bike-parts": bike,
  "start-mining-charges": barrel(brass, path("M50 48 58 62H42Z", ink)),
  "stolen-hyperfuel": barrel(red, path("M50 34 62 54A12 12 0 1 1 38 54Z", flame)),
  "stolen-jewels": gem,
  "stolen-prototype": droidHead,
  "unrefined-coaxium": crystals(blue),
};

/** Cargo that nobody has drawn. */
export const anyCrate = crate(wood, "");
