/** What is carried, worn, built in or played for, from the kit of the portraits: two tones, light from the left. */
import {
  both,
  dot,
  face,
  ink,
  line,
  neck,
  pair,
  path,
  shoulders,
  slitHelmet,
  type Tone,
} from "#client/pieces/busts/kit.ts";

const steel: Tone = ["#cfd8de", "#87949e"];
const iron: Tone = ["#6a7480", "#434b55"];
const brass: Tone = ["#e6b85f", "#a87c30"];
const wood: Tone = ["#b07f52", "#774f2f"];
const red: Tone = ["#cc5d45", "#8a3627"];
const blue: Tone = ["#5b93d0", "#375f94"];
const green: Tone = ["#7bb074", "#4c7649"];
const sand: Tone = ["#dcc191", "#a5885a"];
const white: Tone = ["#f2ede0", "#bdb5a4"];
const violet: Tone = ["#a583c9", "#6d4f92"];
const glow = "#8fe6ee";
const flame = "#f4b34c";

/** Lies aslant, as a thing that is held. */
const held = (drawing: string, turn = -32): string =>
  `<g transform="rotate(${turn} 50 50)">${drawing}</g>`;

function crate(tone: Tone, sign: string): string {
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

const astromech =
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

const bike =
  path("M4 56 56 44 96 50 92 58 60 60 40 68 8 64Z", wood[0]) +
  path("M40 68 60 60 92 58 84 66 48 76Z", wood[1]) +
  path("M8 64 40 68 48 76 14 74Z", iron[1]) +
  line("M56 44 50 32H62M70 48 98 40", iron[0], 4) +
  path("M20 54C26 44 40 42 48 46L44 52Z", red[0]);

const rifle = (stock: Tone, barrelTone: Tone, more = ""): string =>
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

/** Barrels on a turret, as many as there are. */
function cannon(barrels: readonly number[], tone: Tone, muzzle: string): string {
  return (
    barrels.map((x) => path(`M${x - 4} 8H${x + 4}V56H${x - 4}Z`, iron[0])).join("") +
    barrels.map((x) => path(`M${x} 8H${x + 4}V56H${x}Z`, iron[1])).join("") +
    barrels.map((x) => dot(x, 9, 4.5, muzzle)).join("") +
    both("M50 46H76L82 74H50Z", tone) +
    both("M50 74H90V90H50Z", iron)
  );
}

function torpedo(tone: Tone, tip: string): string {
  const one = (x: number, y: number): string =>
    path(
      `M${x - 9} ${y}C${x - 9} ${y - 20} ${x} ${y - 26} ${x} ${y - 26}V${y + 50}H${x - 9}Z`,
      tone[0],
    ) +
    path(
      `M${x + 9} ${y}C${x + 9} ${y - 20} ${x} ${y - 26} ${x} ${y - 26}V${y + 50}H${x + 9}Z`,
      tone[1],
    ) +
    path(`M${x - 16} ${y + 56} ${x - 9} ${y + 30}H${x + 9}L${x + 16} ${y + 56}Z`, iron[1]) +
    dot(x, y - 16, 4, tip);
  return held(one(32, 40) + one(68, 34), 16);
}

function engine(tone: Tone, fire: string): string {
  return (
    both("M50 8H66L72 34H50Z", iron) +
    both("M50 32H78L84 62H50Z", tone) +
    both("M50 62H74L80 74H50Z", iron) +
    path("M28 74H72L50 100Z", fire) +
    path("M38 74H62L50 90Z", "#fff", 'opacity=".7"') +
    line("M18 46H82", ink, 2)
  );
}

/** A screen on a desk, and what it shows. */
function computer(shown: string): string {
  return (
    both("M50 14H86L90 66H50Z", iron) +
    path("M20 20H80L83 60H17Z", "#0f2b33") +
    shown +
    both("M50 70H92V86H50Z", steel) +
    path("M22 75H44V80H22ZM50 75H60V80H50ZM66 75H78V80H66Z", ink)
  );
}

const shield =
  both("M50 30H62L74 86H50Z", steel) +
  dot(50, 46, 6, glow) +
  line("M8 74A46 46 0 1 1 92 74", glow, 5) +
  line("M20 74A34 34 0 1 1 80 74", "#8fe6ee80", 3);

const hullPlates =
  path("M12 22 48 12V50L12 56Z", "#eef4f7") +
  path("M52 12 88 22V56L52 50Z", steel[0]) +
  path("M12 60 48 54V90L12 80Z", steel[0]) +
  path("M52 54 88 60V80L52 90Z", steel[1]) +
  path("M16 30 44 20V28L16 38Z", "#fff");

const dish =
  both("M50 56H56L66 92H50Z", iron) +
  path("M14 22C10 56 44 78 78 66Z", steel[0]) +
  path("M14 22C34 34 62 54 78 66 56 66 26 56 14 22Z", steel[1]) +
  line("M44 48 68 22", iron[0], 4) +
  dot(70, 20, 6, red[0]) +
  line("M78 30A14 14 0 0 0 62 12M88 36A26 26 0 0 0 56 2", flame, 3);

const hatch =
  path("M8 24H92V90H8Z", iron[0]) +
  path("M8 24H92V32H8Z", steel[1]) +
  path("M22 42H78V90H22Z", ink) +
  path("M22 42 40 34H96L78 42Z", steel[0]) +
  `<g transform="translate(30 52) scale(.4)">${crate(brass, "")}</g>`;

const crack =
  path("M8 16H92V86H8Z", iron[0]) +
  path("M50 16H92V86H50Z", iron[1]) +
  path("M58 10 40 40 54 46 34 92 70 50 54 44 72 12Z", ink) +
  path("M52 40 60 44 46 66Z", flame) +
  dot(18, 26, 3, steel[1]) +
  dot(82, 76, 3, steel[1]);

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

const fuel = barrel(red, path("M50 34 62 54A12 12 0 1 1 38 54Z", flame));

/** By the card's id; what has no drawing of its own lies in a crate. */
export const things: Readonly<Record<string, string>> = {
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
  "astromech-droid": astromech,
  autoblaster: cannon([40, 60], red, flame),
  "borrowed-transponder": dish,
  "chromium-hull": hullPlates,
  "concussion-missiles": torpedo(red, white[0]),
  "experimental-hyperdrive": engine(violet, glow),
  "improved-nav-computer": computer(
    line("M24 52 40 34 56 46 76 26", glow, 3) + dot(76, 26, 4, flame),
  ),
  "ion-cannon": cannon([50], blue, glow),
  "maneuvering-thrusters": engine(brass, "#8fb8f4"),
  "proton-torpedoes": torpedo(blue, glow),
  "quad-laser-cannon": cannon([26, 42, 58, 74], green, "#9df08a"),
  "shield-upgrade": shield,
  "smuggling-compartment": hatch,
  "structural-damage": crack,
  "sublight-motor": engine(steel, flame),
  "targeting-computer": computer(
    `<circle cx="50" cy="40" r="14" fill="none" stroke="${flame}" stroke-width="3"/>` +
      line("M50 20V60M30 40H70", flame, 2),
  ),
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
  "stolen-hyperfuel": fuel,
  "stolen-jewels": gem,
  "stolen-prototype": droidHead,
  "stolen-weapons": rifle(wood, iron),
  "unrefined-coaxium": crystals(blue),
  "attend-statue-dedication": statue,
  "special-order": pad,
  "used-ship-for-sale": tag,
  "legendary-game-of-sabacc": cards,
  "honest-robbery": sack,
  "snatch-and-grab": sack,
  wanted: poster,
};

/** Cargo that nobody has drawn. */
export const anyCrate = crate(wood, "");
