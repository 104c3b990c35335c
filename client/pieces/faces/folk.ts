/** Folk of the hall: twenty faces nobody has drawn before, told apart by their outline. */
import type { Bust } from "#table/talk/seats/face.ts";
import {
  both,
  dot,
  face,
  ink,
  line,
  muzzle,
  neck,
  pair,
  path,
  shoulders,
  type Tone,
} from "../busts/kit.ts";

const pale: Tone = ["#e8c09c", "#b78a66"];
const brown: Tone = ["#a8714a", "#744a2e"];
const dark: Tone = ["#7d5238", "#543523"];
const moss: Tone = ["#9fb36a", "#6d8042"];
const slate: Tone = ["#8fa3b3", "#5f7383"];
const steel: Tone = ["#d3dce2", "#8d9aa4"];
const cloth: Tone = ["#5d5468", "#3c3546"];
const earth: Tone = ["#7a5a3e", "#503a27"];
const night: Tone = ["#3b4454", "#252c39"];
const wine: Tone = ["#8a4048", "#5c282f"];
const bone: Tone = ["#efe4c8", "#b9ab86"];

const eye = (x: number, y: number, r: number, fill: string): string =>
  pair(dot(x, y, r, ink) + dot(x - r * 0.2, y - r * 0.25, r * 0.42, fill));

/** Two lights in the dark of a cowl. */
const hood =
  shoulders("plain", cloth) +
  both("M50 4C76 8 86 32 82 62 80 76 74 86 64 92L50 96Z", cloth) +
  both("M50 18C66 22 72 38 68 58 64 72 58 78 50 80Z", [ink, "#05070a"]) +
  pair(path("M54 48 66 45 64 52 56 54Z", "#ffd27a")) +
  line("M30 92C38 86 62 86 70 92", "#e9c46a", 3);

/** A pot of a helmet with one long slit and a comb on top. */
const visor =
  shoulders("broad", ["#a9653a", "#704022"]) +
  both("M50 6H57V26H50Z", ["#d8583f", "#9c3726"]) +
  both("M50 18C68 18 78 30 78 48L74 74 60 84H50Z", steel) +
  both("M50 40H78L77 54H50Z", [ink, "#05070a"]) +
  line("M34 47H46", "#7fdbe0", 3) +
  pair(line("M58 64V76M66 62V71", "#5b6670", 3));

/** Curled horns, a square jaw. */
const horns =
  shoulders("broad", earth) +
  both("M50 24C66 24 74 34 72 50 70 66 62 76 50 78Z", ["#c9795a", "#934f38"]) +
  both("M60 28C78 10 98 24 92 44 88 56 76 54 78 44 80 36 72 34 64 40Z", bone) +
  pair(path("M55 46 67 43 65 50 57 51Z", ink)) +
  line("M42 64H58", ink, 3) +
  pair(path("M55 62 58 62 56.500 56Z", "#fff7e0"));

/** A brim as wide as the door, and a moustache. */
const brim =
  shoulders("plain", wine) +
  neck(brown) +
  face(brown) +
  both("M50 58C60 54 68 58 72 66 64 66 56 66 50 63Z", ["#2b211d", "#191310"]) +
  both("M50 6C64 6 70 14 70 32H50Z", ["#4f6b4a", "#33472f"]) +
  both("M50 28C72 28 90 30 100 38 84 46 66 42 50 42Z", ["#5f7f58", "#3c5438"]) +
  line("M31 30H69", "#e9c46a", 4);

/** Ears that hang to the shoulders. */
const ears =
  shoulders("narrow", ["#4f7d8c", "#335662"]) +
  both("M58 20C78 8 90 24 88 52 88 74 82 86 76 84 70 80 74 62 72 48Z", ["#cfa77c", "#9a7650"]) +
  both("M50 16C66 16 74 28 72 46 70 64 62 76 50 76Z", ["#e3c19a", "#b08d66"]) +
  eye(61, 44, 6.5, "#fff") +
  both("M50 58C55 58 57 60 56 63L50 67Z", ["#6b3f38", "#4a2a25"]) +
  line("M50 66V71M44 73C48 76 52 76 56 73", ink, 2.2);

/** Lenses pushed up, grease on the cheek. */
const goggles =
  shoulders("plain", ["#c07b33", "#85521c"]) +
  neck(pale) +
  face(pale) +
  both("M50 12C68 12 74 24 72 38L66 32H50Z", ["#6b4a2f", "#46301d"]) +
  line("M28 27H72", "#2b2118", 5) +
  pair(`<circle cx="61" cy="26" r="9" fill="#7fdbe0" stroke="#2b2118" stroke-width="4"/>`) +
  line("M58 62L64 58", "#6b5a4a", 3) +
  line("M44 61C48 64 52 64 56 61", ink, 2.2);

/** One braid over the shoulder, a streak of white. */
const braid =
  shoulders("plain", ["#3f6b5a", "#29483c"]) +
  neck(dark) +
  face(dark) +
  both("M50 10C70 10 78 28 74 48 68 38 62 30 50 28Z", ["#2a2230", "#17121b"]) +
  path("M26 34C16 52 18 72 26 92L36 90C30 74 30 58 34 44Z", "#2a2230") +
  line("M21 58 31 60M22 70 32 72M25 82 34 82", "#e9c46a", 3) +
  path("M46 11C42 18 41 24 42 29L50 28V10Z", "#e8e4da");

/** Bald on top, and all of it below. */
const beard =
  shoulders("broad", night) +
  neck(pale) +
  face(pale) +
  both("M50 55C60 52 68 48 70 40 76 62 72 90 50 96Z", ["#d9d4c8", "#9c968a"]) +
  both("M50 56C58 54 64 58 66 63 60 64 54 63 50 61Z", ["#f2eee4", "#bdb7aa"]) +
  pair(line("M54 40 66 38", "#b9b3a5", 3.5)) +
  line("M45 70H55", "#5c4a42", 2.4);

/** Shaggy to the eyes; a scarf keeps it from the soup. */
const fur =
  both("M50 8L58 14 66 11 70 20 78 22 78 32 86 38 82 46 90 56 84 62 90 74 82 78 84 92 50 101Z", [
    "#a9b4c4",
    "#74808f",
  ]) +
  muzzle(["#d8dfe8", "#9ca7b4"]) +
  pair(path("M53 40 65 36 66 45 57 47Z", ink) + dot(60.5, 41.5, 1.8, "#ffd27a")) +
  both("M50 82C66 82 78 78 86 72L88 84C76 94 62 96 50 96Z", ["#c4473b", "#8a2e26"]);

/** Two tusks and small clever eyes. */
const tusks =
  shoulders("broad", ["#6b5f8a", "#463d5e"]) +
  both("M50 20C70 20 80 34 78 52 76 70 66 82 50 82Z", moss) +
  both("M66 34C78 28 86 32 88 42 82 46 76 46 70 44Z", moss) +
  both("M50 54C62 54 68 60 66 68 62 74 56 76 50 76Z", ["#b9c98a", "#8a9a5c"]) +
  pair(dot(55.5, 64, 2.4, ink) + path("M61 72 69 72 68 52Z", "#fff7e0")) +
  pair(path("M55 43 66 40 65 47 57 48Z", ink) + dot(61, 44, 1.6, "#ffb03a"));

/** A beard that feels its way. */
const tendrils =
  shoulders("plain", ["#a0703a", "#6d4a22"]) +
  both("M50 10C74 10 84 30 78 50L70 60H50Z", ["#7ab8a8", "#4c8475"]) +
  both("M50 56H72C78 66 70 72 76 84 66 88 62 76 60 70 60 82 66 92 56 96 52 90 54 80 50 72Z", [
    "#8fcabb",
    "#5a9485",
  ]) +
  pair(`<ellipse cx="63" cy="42" rx="8" ry="6.500" fill="${ink}"/>` + dot(60.5, 40, 2, "#d9fff4")) +
  pair(dot(60, 20, 2.6, "#4c8475") + dot(70, 27, 2, "#4c8475"));

/** Eyes above a cloth, a jewel above the eyes. */
const veil =
  shoulders("plain", ["#b05a86", "#78395a"]) +
  both("M50 8C74 10 82 32 78 60L84 92 66 98 50 98Z", ["#c76b98", "#8a4468"]) +
  face(brown) +
  both("M50 52C60 50 66 50 70 46 72 66 64 84 50 88Z", ["#e39abb", "#b06b8c"]) +
  both("M50 8C66 10 74 22 73 36 66 30 58 28 50 28Z", ["#c76b98", "#8a4468"]) +
  path("M50 23 54.500 29 50 36 45.500 29Z", "#7fdbe0");

/** A cloud of hair and rings in it. */
const curls =
  both("M50 4C62 2 70 8 76 14 88 18 92 30 88 40 94 52 86 64 76 64L50 66Z", ["#4a3226", "#2c1d15"]) +
  shoulders("plain", ["#d0a032", "#94701c"]) +
  neck(dark) +
  face(dark) +
  both("M50 20C62 20 68 28 69 38 62 32 56 30 50 30Z", ["#4a3226", "#2c1d15"]) +
  pair(`<circle cx="73" cy="60" r="5" fill="none" stroke="#e9c46a" stroke-width="3"/>`) +
  line("M43 60C47 64 53 64 57 60", "#f2e4dc", 2.6);

/** A comb of feathers, a proud nose. */
const crest =
  path("M50 2 56 16 66 6 66 20 80 14 74 28 86 28 74 40H26C22 26 34 12 50 2Z", "#d8583f") +
  shoulders("plain", ["#35618c", "#20405f"]) +
  neck(["#d9a441", "#a3762a"]) +
  face(["#e8b95a", "#b58636"]) +
  both("M50 24C60 24 68 28 70 38 62 34 56 33 50 34Z", ["#b5422f", "#7e2b1e"]) +
  both("M50 44 56 58 50 61Z", ["#d99a32", "#96661b"]);

/** Breathes through two tins. */
const mask =
  shoulders("broad", ["#5f6b4a", "#404a30"]) +
  both("M50 10C70 10 78 24 76 44L70 62 60 74H50Z", ["#8a8f78", "#5d6250"]) +
  pair(`<circle cx="62" cy="40" r="10" fill="#e9c46a" stroke="${ink}" stroke-width="4"/>`) +
  both("M50 54C58 54 62 60 61 70L56 80H50Z", [ink, "#05070a"]) +
  pair(
    `<circle cx="70" cy="70" r="9" fill="#aab09a" stroke="${ink}" stroke-width="3"/>` +
      line("M66 70H74", ink, 2.4),
  ) +
  line("M46 66H54M46 72H54", "#aab09a", 2.4);

/** Looks down a long yellow beak. */
const beak =
  shoulders("narrow", wine) +
  both("M50 10C66 10 76 22 76 42 76 62 70 84 62 92L50 94Z", ["#e4e8ea", "#a3adb4"]) +
  both("M50 44C58 46 60 54 58 62L50 84Z", ["#f0b13c", "#b87d1c"]) +
  eye(63, 40, 7, "#ffd27a") +
  pair(line("M54 30 68 27", "#6b7680", 3)) +
  both("M50 84C60 84 68 80 72 76L74 86C66 94 58 95 50 95Z", ["#c4473b", "#8a2e26"]);

/** Eyes on stalks see round corners. */
const stalks =
  shoulders("plain", ["#7a4f8c", "#50335e"]) +
  both("M56 40 64 14 72 16 66 44Z", ["#e58a5c", "#ad5c36"]) +
  both("M50 36C68 36 76 48 74 62 72 76 62 84 50 84Z", ["#f0a070", "#b96c42"]) +
  pair(dot(70, 13, 11, "#fff3df") + dot(68, 14, 5, ink)) +
  line("M38 66C44 74 56 74 62 66", ink, 3) +
  pair(dot(66, 58, 3, "#ad5c36"));

/** Writes it all down. */
const spectacles =
  shoulders("plain", ["#4a5f7d", "#2f3f57"]) +
  neck(["#9fc1a0", "#6d9070"]) +
  face(["#b3d3b2", "#7ea381"]) +
  both("M50 22C58 20 62 14 70 18 76 26 74 36 70 42 68 34 60 30 50 31Z", ["#e8e4da", "#b9b3a5"]) +
  pair(
    `<circle cx="60" cy="46" r="8.500" fill="#e9f6ff" fill-opacity=".75" stroke="#6b4a1c" stroke-width="3"/>` +
      dot(59, 47, 2.6, ink),
  ) +
  line("M47 45H53", "#6b4a1c", 3) +
  line("M45 62C49 60 52 60 56 62", ink, 2.2) +
  path("M68 66 86 50 89 53 73 70Z", "#f2c14e");

/** Half of what there was to see. */
const patch =
  shoulders("broad", ["#3d3a44", "#242229"]) +
  neck(pale) +
  face(pale) +
  both("M50 14C68 12 74 24 72 40 66 32 60 27 50 27Z", ["#b5562c", "#7d381a"]) +
  path("M52 40H68L66 53 58 54 53 49Z", ink) +
  line("M30 32 72 44", ink, 3) +
  line("M40 54 36 66", "#a3453a", 2.6) +
  both("M50 62C58 62 62 60 66 56 66 70 60 76 50 78Z", ["#b5562c", "#7d381a"]) +
  line("M45 65H56", "#e9cdb9", 2.4);

/** Came by water. */
const fins =
  both("M50 2 58 12 58 30H50Z", ["#3f8fb0", "#27637d"]) +
  both("M68 34C82 26 94 30 98 42 92 46 96 54 90 58 82 60 76 56 70 58Z", ["#3f8fb0", "#27637d"]) +
  shoulders("plain", slate) +
  both("M50 14C68 14 76 30 74 48 72 66 64 80 50 82Z", ["#6cc0d8", "#3f8ba3"]) +
  both("M50 54C58 56 62 62 60 70L50 76Z", ["#bfe8f0", "#86bccb"]) +
  eye(62, 42, 8, "#f2fbff") +
  line("M42 66C47 63 53 63 58 66", ink, 2.6);

export const folk: Readonly<Record<Bust, string>> = {
  hood,
  visor,
  horns,
  brim,
  ears,
  goggles,
  braid,
  beard,
  fur,
  tusks,
  tendrils,
  veil,
  curls,
  crest,
  mask,
  beak,
  stalks,
  spectacles,
  patch,
  fins,
};
