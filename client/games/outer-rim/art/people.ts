/** People the other game has not drawn, from the same kit: a likeness by outline, hair, horns and helmets. */
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

const pale: Tone = ["#e8bd98", "#b6845f"];
const tan: Tone = ["#c98f62", "#936039"];
const dark: Tone = ["#9a6642", "#694026"];
const olive: Tone = ["#d2a678", "#9d7349"];
const steel: Tone = ["#cfd8de", "#87949e"];
const black: Tone = ["#363a42", "#1f2228"];

function human(skin: Tone, hair: string, hairTone: Tone, coat: Tone): string {
  return shoulders("plain", coat) + neck(skin) + face(skin) + both(hair, hairTone);
}

/** Hair from the right half of an outline: short, long, bound up. */
const short = "M50 14C68 14 76 26 72 44 68 34 60 30 50 29Z";
const long = "M50 12C72 12 80 30 78 70L68 72C70 50 68 36 50 30Z";
const buns = "M50 14C62 12 68 18 70 28 82 26 86 42 78 52 70 52 68 44 68 38 62 32 56 30 50 30Z";

/** Two tails that fall from the head over the shoulders. */
function tails(skin: Tone, band: Tone, coat: Tone): string {
  return (
    shoulders("plain", coat) +
    both("M58 20C78 24 82 44 80 66 80 82 84 92 92 101H74C66 84 66 60 64 40Z", skin) +
    neck(skin) +
    face(skin) +
    both("M50 12C66 12 74 22 72 38L50 32Z", band)
  );
}

function droid(shell: Tone, eyes: string, crown: string): string {
  return (
    shoulders("plain", shell) +
    both("M50 56H57V80H50Z", black) +
    both("M50 14C64 14 70 22 69 42L66 60 58 66H50Z", shell) +
    crown +
    pair(dot(60, 42, 5.2, ink) + dot(60, 42, 2.8, eyes)) +
    line("M44 58H56", ink, 2.4)
  );
}

/** Spires of sensors. */
const ig88 =
  shoulders("narrow", steel) +
  both("M50 62H55V82H50Z", black) +
  both("M50 6H56L60 18V60H50Z", steel) +
  both("M50 20H66V30H50ZM50 40H64V47H50Z", ["#9aa6af", "#626d76"]) +
  pair(dot(58, 25, 3.4, "#ff4b3a") + dot(57, 43.5, 2.4, "#ff4b3a")) +
  dot(50, 54, 2.4, "#ff4b3a");

const chopper =
  both("M50 44H82L86 101H50Z", ["#e2a13c", "#a8701c"]) +
  both("M50 62H80V72H50Z", ["#cfd8de", "#87949e"]) +
  both("M50 14C70 14 82 26 82 44H50Z", ["#e2a13c", "#a8701c"]) +
  dot(50, 32, 9, ink) +
  dot(50, 32, 4, "#ff5138") +
  dot(68, 36, 4, ink) +
  line("M70 16L78 4", "#87949e", 3);

const w1le =
  both("M50 50H74V101H50Z", ["#9db0c6", "#66788e"]) +
  both("M50 22C68 22 76 34 74 52H50Z", ["#c7d3de", "#8797a8"]) +
  pair(dot(60, 40, 6, ink) + dot(60, 40, 3, "#7fdbe0")) +
  line("M50 22V8", "#8797a8", 3) +
  dot(50, 8, 4, "#7fdbe0");

const k2so =
  shoulders("narrow", ["#4a505a", "#2b2f36"]) +
  both("M50 62H56V84H50Z", black) +
  both("M50 16C62 14 69 22 68 40L64 56 56 62H50Z", ["#5b626d", "#343941"]) +
  both("M50 34H68V45H50Z", black) +
  pair(dot(59, 39.5, 3, "#f1f6ff")) +
  line("M66 20L72 10", "#343941", 3);

const igRm = droid(["#8c7a64", "#5c4f3f"], "#ffb03a", both("M50 8H58V18H50Z", black));

/** The eyes of an insect, a droid's manners. */
const fourLom =
  shoulders("plain", ["#6f7b54", "#485137"]) +
  both("M50 60H57V82H50Z", black) +
  both("M50 18C62 18 70 26 70 40 68 54 60 64 50 66Z", ["#8d9a6c", "#5d6846"]) +
  pair(`<ellipse cx="65" cy="36" rx="10" ry="12" fill="${ink}"/>` + dot(62, 31, 3, "#9fb2a8")) +
  line("M45 58H55M46 62H54", ink, 2);

const aphra =
  human(olive, short, ["#2b2430", "#18141c"], ["#6d4b34", "#46301f"]) +
  both("M50 18C60 18 68 20 71 28H50Z", ["#8c6a3a", "#5f4522"]) +
  pair(`<circle cx="60" cy="24" r="6" fill="#7fdbe0" stroke="#3d2c14" stroke-width="3"/>`);

const jyn =
  human(pale, long, ["#5c4030", "#3a281d"], ["#5a5f66", "#3a3e44"]) +
  both("M50 80C62 82 74 78 80 72L84 80C76 92 62 94 50 94Z", ["#8a3d34", "#5c2620"]);

const lando =
  shoulders("broad", ["#2f6fae", "#1f4b78"]) +
  human(dark, short, ["#221c1a", "#120e0d"], ["#d8b452", "#a3822d"]) +
  line("M43 58C46 56 54 56 57 58", "#120e0d", 3) +
  both("M50 78L60 74 84 84 92 101H78L66 86 50 92Z", ["#2f6fae", "#1f4b78"]);

const leia = human(pale, buns, ["#5a3a28", "#3a2417"], ["#f1eee6", "#c3beb0"]);

const ketsu =
  shoulders("broad", ["#8e5fa8", "#5f3c74"]) +
  slitHelmet(["#b58cf0", "#7a56b0"], ["#e9c84a", "#b0932a"]);

const enfys =
  path("M20 101C14 70 22 40 34 22L50 14 66 22C78 40 86 70 80 101Z", "#4c4038") +
  slitHelmet(["#b9b2a6", "#7d766b"], ["#8a8174", "#5d564c"]) +
  both("M56 12L70 2 72 18 66 24Z", ["#d8d0c2", "#948c7e"]) +
  line("M50 14V34", "#8a3d34", 5);

const hera =
  tails(["#7fc069", "#549047"], ["#8a6a4a", "#5c4630"], ["#c9862f", "#8f5b1a"]) +
  pair(`<circle cx="60" cy="27" r="5.500" fill="#cfd8de" stroke="#3d2c14" stroke-width="2.500"/>`);

const bib =
  tails(["#d9c9bd", "#a59487"], ["#d9c9bd", "#a59487"], black) + pair(dot(60, 47, 2.6, "#c0392b"));

const ahsoka =
  both("M50 6C62 2 74 8 78 24L84 66 74 80 66 40Z", ["#f0f3f6", "#b9c4cf"]) +
  pair(line("M76 30L80 34M79 46L83 50M80 58L84 62", "#3a6fb0", 5)) +
  neck(["#d8743f", "#a34f24"]) +
  face(["#d8743f", "#a34f24"]) +
  pair(path("M56 32L62 28 64 36Z", "#fff3e0")) +
  shoulders("plain", ["#8d8f98", "#5b5d66"]);

const maz =
  shoulders("narrow", ["#8f7a52", "#5f5034"]) +
  both("M50 26C66 24 76 36 74 52 72 66 62 74 50 76Z", ["#d88a4a", "#a35f28"]) +
  both("M50 18C64 16 72 24 72 34 62 28 56 28 50 28Z", ["#6c5a44", "#463a2c"]) +
  pair(
    `<circle cx="61" cy="48" r="10.500" fill="#bfe3ea" stroke="#4b3a26" stroke-width="3.500"/>` +
      dot(61, 48, 4, ink),
  ) +
  line("M45 66C48 68 52 68 55 66", ink, 2.2);

const blackSun =
  shoulders("broad", black) +
  both("M50 18C64 18 72 28 70 44 68 60 60 70 50 72Z", ["#7f9a6a", "#556b45"]) +
  both("M50 10C68 10 80 24 80 46L72 66C74 46 70 30 50 26Z", black) +
  pair(path("M55 44L65 41 63 48H57Z", "#ffd24a"));

const boshek =
  human(pale, short, ["#3a2b22", "#241a14"], ["#e0e3e6", "#a7adb4"]) +
  both("M50 60C58 60 64 56 66 50 68 62 62 72 50 74Z", ["#3a2b22", "#241a14"]);

const evazan =
  human(["#d8a186", "#a36d56"], short, ["#5b3d2c", "#3a261b"], ["#6e6a58", "#474437"]) +
  line("M58 34L68 56M62 38L56 46M66 48L58 52", "#8a3d34", 3);

const garindan =
  path("M18 101C16 66 26 30 50 18 74 30 84 66 82 101Z", "#2c2a32") +
  both("M50 28C62 32 68 46 66 62L50 78Z", ["#4a3f3a", "#2d2623"]) +
  both("M50 44C56 46 58 56 56 66L60 84H50Z", ["#6d5b52", "#443833"]) +
  pair(`<circle cx="59" cy="44" r="6" fill="${ink}" stroke="#c9a24a" stroke-width="2.500"/>`);

const thrawn =
  shoulders("broad", ["#f3f1ea", "#c4c1b6"]) +
  neck(["#6d9cd0", "#47709f"]) +
  face(["#6d9cd0", "#47709f"], "#c02a1e") +
  both("M50 14C68 14 74 26 71 42 67 34 60 30 50 29Z", ["#23304f", "#131b30"]) +
  path("M56 88H72V94H56Z", "#c9a24a");

const lobot =
  shoulders("plain", ["#8f97a3", "#5d6570"]) +
  neck(pale) +
  face(pale) +
  both("M50 16C68 16 74 28 72 40H50Z", pale) +
  both("M68 34H78V58L70 60Z", steel) +
  pair(dot(74, 42, 2.4, "#ff4b3a")) +
  line("M30 34C40 28 60 28 70 34", "#5d6570", 4);

const ponda =
  shoulders("broad", ["#7d5a3a", "#513822"]) +
  both("M50 16C70 16 80 30 78 46 74 62 66 70 50 72Z", ["#8d7a66", "#5c4e40"]) +
  pair(dot(64, 38, 6.5, ink) + dot(62, 36, 2, "#fff")) +
  both("M50 52C60 52 66 58 62 70L54 84H50Z", ["#b59a80", "#7e6852"]);

const saw =
  human(dark, short, ["#57524c", "#35312d"], ["#7a6248", "#4d3c2a"]) +
  both("M50 74C66 74 80 72 88 80L92 101H50Z", ["#8c8f94", "#595c61"]) +
  both("M50 60C58 60 64 56 66 50 68 64 62 72 50 74Z", ["#6a645d", "#433e39"]) +
  path("M44 84H56V96H44Z", "#c9a24a");

const ziton =
  shoulders("plain", ["#5c2740", "#391626"]) +
  neck(tan) +
  both("M50 18C66 18 74 28 72 44 70 60 60 70 50 72Z", ["#b9c28a", "#848c58"]) +
  both("M56 14C70 6 82 14 80 30L68 26Z", ["#848c58", "#5a603a"]) +
  pair(path("M55 44H65L63 49H57Z", ink)) +
  line("M44 60H56", ink, 2.4);

export const people: Readonly<Record<string, string>> = {
  "4-lom": fourLom,
  "ahsoka-tano": ahsoka,
  "bib-fortuna": bib,
  "black-sun-agent": blackSun,
  boshek,
  chopper,
  "doctor-aphra": aphra,
  "doctor-evazan": evazan,
  "enfys-nest": enfys,
  garindan,
  "hera-syndulla": hera,
  "ig-88": ig88,
  "ig-rm": igRm,
  "jyn-erso": jyn,
  "k-2so": k2so,
  "ketsu-onyo": ketsu,
  "lando-calrissian": lando,
  "leia-organa": leia,
  lobot,
  "maz-kanata": maz,
  "ponda-baba": ponda,
  "saw-gerrera": saw,
  thrawn,
  "w1-le": w1le,
  "ziton-moj": ziton,
};
