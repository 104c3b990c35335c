/** Gear: what is worn, held and ridden. */
import {
  both,
  dot,
  ink,
  line,
  pair,
  path,
  shoulders,
  slitHelmet,
  type Tone,
} from "#client/pieces/busts/kit.ts";
import { bike } from "./carried.ts";
import {
  steel,
  iron,
  brass,
  wood,
  red,
  blue,
  green,
  white,
  violet,
  glow,
  flame,
  held,
} from "./tones.ts";

export const rifle = (stock: Tone, barrelTone: Tone, more = ""): string =>
  held(
    path("M30 46H98V52H30Z", barrelTone[1]) +
      path("M30 42H70V56H30Z", barrelTone[0]) +
      path("M4 48 32 44V58L22 58 6 70Z", stock[0]) +
      path("M40 56H48L44 72H36Z", stock[1]) +
      path("M44 34H64V40H44Z", barrelTone[1]) +
      more,
  );

const pistol = held(
  path("M18 36H88V44H18Z", iron[0]) +
    path("M18 44H66V52H18Z", iron[1]) +
    path("M20 52H36L28 82H12Z", wood[0]) +
    path("M30 26H58V33H30Z", iron[0]) +
    path("M88 34H96V46H88Z", iron[1]),
  -18,
);

const bowcaster = held(
  path("M8 50 40 44H92V54H40L12 66Z", wood[0]) +
    path("M40 54H92V58H44Z", wood[1]) +
    line("M72 14C92 28 92 74 72 88", steel[1], 5) +
    line("M72 14 60 50 72 88", white[0], 1.5) +
    dot(72, 14, 5, brass[0]) +
    dot(72, 88, 5, brass[0]),
);

const staff = held(
  path("M2 47H98V53H2Z", iron[0]) +
    line("M4 40 14 50 4 60M96 40 86 50 96 60", glow, 4) +
    path("M40 44H60V56H40Z", wood[1]),
);

const launcher = held(
  path("M10 36H92V58H10Z", green[0]) +
    path("M10 48H92V58H10Z", green[1]) +
    path("M92 32H100V62H92ZM4 34H10V60H4Z", iron[1]) +
    path("M38 58H48L44 78H34Z", iron[0]) +
    path("M46 24H66V36H46Z", iron[0]),
);

const ax = held(
  path("M46 20H54V98H46Z", wood[0]) +
    path("M54 16C80 8 92 26 90 46 80 38 66 38 54 44Z", steel[0]) +
    path("M90 46C80 38 66 38 54 44L54 34C70 28 84 34 90 46Z", steel[1]) +
    line("M88 24C90 32 90 38 90 46", glow, 3),
  20,
);

const knife = held(
  path("M50 4C62 22 62 44 58 62H50Z", steel[1]) +
    path("M50 4C42 22 42 44 42 62H50Z", steel[0]) +
    path("M34 62H66V68H34Z", brass[0]) +
    both("M50 68H58V94H50Z", wood),
  34,
);

const wristRocket = held(
  both("M50 40H74L68 92H50Z", wood) +
    path("M40 8 50 0 60 8V50H40Z", red[0]) +
    path("M50 0 60 8V50H50Z", red[1]) +
    path("M34 46H66V54H34ZM30 72H70V78H30Z", iron[0]),
  28,
);

/** A breastplate with its shoulders. */
function breastplate(tone: Tone, more = ""): string {
  return (
    both("M62 18 84 24 92 46 78 48 74 88H50V30Z", tone) +
    both("M50 30 70 34 66 56H50Z", [tone[0], tone[0]]) +
    line("M30 66H70M32 76H68", ink, 2) +
    more
  );
}

const jetpack =
  both("M54 24C70 14 78 22 78 36V72H54Z", iron) +
  path("M44 30H56V66H44Z", steel[1]) +
  pair(path("M60 72H76L80 82H56Z", steel[0]) + path("M60 82H76L68 100Z", flame)) +
  pair(path("M58 30H66V58H58Z", "#fff", 'opacity=".25"'));

const goggles =
  path("M4 42H96V56H4Z", wood[1]) +
  pair(dot(70, 50, 24, brass[1]) + dot(69, 49, 20, brass[0]) + dot(70, 50, 14, "#20414a")) +
  pair(path("M60 46C64 38 72 38 76 42 70 42 66 46 64 52Z", glow));

const coat =
  both("M50 12 64 16 82 92H58L50 40Z", violet) +
  both("M50 12 62 16 56 60 50 40Z", brass) +
  pair(dot(62, 70, 3, brass[0]) + dot(63, 80, 3, brass[0])) +
  path("M44 6H56V16H44Z", ink);

const arm =
  shoulders("plain", blue) +
  path("M30 62C42 52 64 54 72 66L66 90C54 92 40 88 32 80Z", white[0]) +
  path("M72 66 66 90 54 90 60 62Z", white[1]) +
  line("M36 62 46 86M46 58 56 90M58 58 66 84", white[1], 2) +
  line("M34 66 50 30 68 64", white[1], 4);

export const worn: Readonly<Record<string, string>> = {
  "armored-vest": breastplate(wood),
  "bo-rifle": rifle(violet, iron, line("M98 42 90 49 98 56", glow, 4)),
  "bounty-hunter-helmet": slitHelmet(green, red),
  bowcaster,
  "broken-arm": arm,
  "dl-44": pistol,
  "electroripper-staff": staff,
  "extravagant-wardrobe": coat,
  "iqa-11": rifle(wood, steel),
  jetpack,
  "mandalorian-armor": breastplate(steel, path("M50 40 58 52 50 64 42 52Z", red[0])),
  "maz-kanatas-goggles": goggles,
  "mpl-57": launcher,
  "plastoid-armor": breastplate(white, path("M42 40H58V48H42Z", ink)),
  "skyblade-330": bike,
  "vibro-ax": ax,
  vibroknife: knife,
  "wrist-rocket": wristRocket,
};
