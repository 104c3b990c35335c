/** Mods: what is built into a ship. */
import { both, dot, ink, line, path, type Tone } from "#client/pieces/busts/kit.ts";
import { astromech, crate } from "./carried.ts";
import { steel, iron, brass, red, blue, green, white, violet, glow, flame, held } from "./tones.ts";

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

export const builtIn: Readonly<Record<string, string>> = {
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
};
