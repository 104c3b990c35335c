/** The twelve hunters [BH-CARD-08]: hats, visors, horns, tubes. */
import {
  both,
  dot,
  face,
  fur,
  ink,
  line,
  muzzle,
  neck,
  pair,
  path,
  shoulders,
  slitHelmet,
  type Tone,
} from "./kit.ts";

const steel: Tone = ["#dfe6ea", "#94a1aa"];
const leather: Tone = ["#7a5233", "#4c301b"];

/** Saucer ears, huge eyes, a long snout. */
const greedo =
  shoulders("plain", ["#d7a33a", "#9a6d1b"]) +
  both("M50 101V84L64 74 72 77 62 101Z", ["#35618c", "#20405f"]) +
  both("M56 26L66 8 72 10 64 32Z", ["#5f9a4e", "#3d6c31"]) +
  pair(
    `<ellipse cx="71" cy="9" rx="8" ry="6" fill="#3d6c31"/><ellipse cx="71" cy="8" rx="4" ry="2.6" fill="#c9d28a"/>`,
  ) +
  both("M50 18C66 18 78 30 76 44 74 54 62 58 60 68 59 76 55 80 50 80Z", ["#74b35f", "#4a7f3b"]) +
  both("M50 17L53 22 50 38Z", ["#4a7f3b", "#35602a"]) +
  pair(
    `<ellipse cx="65" cy="40" rx="9.5" ry="8" transform="rotate(-18 65 40)" fill="${ink}"/><ellipse cx="62" cy="37" rx="3" ry="2" fill="#c9e8ff"/>`,
  ) +
  line("M46 71C48.5 74 51.5 74 54 71", ink, 2.6);

/** Sleek hair drawn back into one long braid, orange collar. */
const fennec =
  path(
    "M62 20C84 22 92 40 88 58 92 70 86 80 90 92 82 96 74 90 76 80 72 72 78 64 74 54Z",
    "#1c1a22",
  ) +
  line("M76 58L88 62M76 68L88 72M76 78L89 82", "#d9782f", 3) +
  neck(["#e2b48c", "#b07f5a"]) +
  face(["#e2b48c", "#b07f5a"]) +
  both("M50 12C70 12 77 26 74 46 70 38 62 30 50 24Z", ["#33303c", "#1c1a22"]) +
  shoulders("plain", ["#2f2c38", "#1a1820"]) +
  both("M50 96L58 76 74 62 80 74 68 90 58 101H50Z", ["#ef8a35", "#b55d17"]) +
  pair(line("M55 40.500L65 38.5", ink, 2.4));

/** Wrapped head, square jaw, quilted collar. */
const dengar =
  shoulders("broad", ["#c9bd9d", "#8d8263"]) +
  face(["#e0ac86", "#ad7653"]) +
  both("M50 58C60 60 66 56 68 50 72 66 66 74 50 76Z", ["#e0ac86", "#ad7653"]) +
  both("M50 6C72 4 84 18 79 40L72 42C66 36 58 35 50 35Z", ["#efe6cf", "#bdb190"]) +
  both("M68 38H79C80 52 77 64 70 70L64 68C70 60 71 50 68 38Z", ["#efe6cf", "#bdb190"]) +
  line("M24 26C40 16 60 18 78 32M30 14C46 8 62 10 74 18M22 38C40 26 60 28 79 40", "#8f8363", 2.4) +
  line("M59 50L66 60", "#a3453a", 2.6) +
  line("M44 64L57 62", ink, 3) +
  both("M50 84C64 84 76 78 82 70L90 78C84 92 68 96 50 96Z", ["#8a6a3c", "#5b4423"]) +
  pair(line("M62 82L66 93M75 76L81 86", "#3d2c14", 2));

/** A brim from edge to edge, red eyes, tubes at the cheeks. */
const cadBane =
  shoulders("plain", leather) +
  both("M50 36H68C71 48 68 58 64 66L50 76Z", ["#5d8fb8", "#3a678c"]) +
  both("M50 38H70V45L50 44Z", ["#24435e", "#16304a"]) +
  pair(path("M54 44.500H66L64 51H57Z", "#ff4b3a")) +
  pair(line("M69 54C78 58 76 70 66 74", "#c9ccc8", 4.6) + dot(68, 54, 4.2, "#8d949a")) +
  line("M43 65.500H57", ink, 2.6) +
  both("M50 6C62 6 68 10 69 28H50Z", ["#8a5c37", "#56361d"]) +
  both("M50 22H69.500V30H50Z", ["#2f2117", "#1d130c"]) +
  both("M50 27C70 27 90 24 101 16 100 32 80 40 50 40Z", ["#9c6a41", "#5e3c21"]) +
  both("M50 101V90L62 76 80 72 88 82 66 92 60 101Z", ["#5c3d25", "#392413"]);

/** Bare steel, straight cheeks, a cape over one shoulder. */
const mandalorian =
  path("M2 101C2 84 12 70 32 66L46 101Z", "#5b4636") +
  shoulders("broad", ["#6d5a49", "#463a2f"]) +
  both("M50 101V84H66L72 101Z", steel) +
  path("M74 72C88 70 97 78 98 92H80C80 84 78 78 74 72Z", "#94a1aa") +
  path("M26 72C12 70 3 78 2 92H20C20 84 22 78 26 72Z", "#dfe6ea") +
  slitHelmet(steel, ["#c3ccd2", "#7d8a93"]) +
  both("M50 12C55 12 58 13 60 14L58 37H50Z", ["#f5f9fb", "#a9b5bd"]);

/** A wide lizard grin under a flat skull. */
const bossk =
  shoulders("broad", ["#e3c34b", "#a88a20"]) +
  both("M50 101V84L66 74 78 70 70 101Z", ["#f0e6cc", "#bcae8a"]) +
  both("M50 18C60 16 74 18 82 26 90 34 92 48 88 60 82 72 66 78 50 78Z", ["#b0853f", "#7a5a24"]) +
  both("M50 18C58 17 64 18 68 20L62 34H50Z", ["#8b6a33", "#5f461b"]) +
  pair(
    path("M58 36C64 30 74 30 79 35 77 43 66 45 58 36Z", "#ffcf3f") +
      path("M68 31.500L70.5 37 68 42 65.5 37Z", ink),
  ) +
  pair(line("M55 33C62 26 74 25 82 31", "#4b3612", 4)) +
  both("M50 56C64 56 76 54 86 48 86 62 72 71 50 71Z", ["#5a1f1a", "#3a110d"]) +
  both("M50 56C64 56 76 54 86 48L85 53 80 58 77 54 72 61 68 56 63 63 59 57 54 64 50 57Z", [
    "#fbf4e2",
    "#d8cbab",
  ]) +
  pair(dot(54.5, 48, 1.8, ink));

/** A stack of rings on a thin neck, lenses all round. */
const ig11 =
  shoulders("plain", ["#a79c8c", "#6e6456"]) +
  both("M50 101V82H62L68 101Z", ["#5a5247", "#39342c"]) +
  both("M50 62H54V84H50Z", ["#5a5247", "#39342c"]) +
  pair(line("M57 66V80", "#39342c", 3)) +
  both("M50 4H57C60 4 61 6 61 10V16H50Z", ["#c9bfae", "#8c8272"]) +
  both("M50 16H66L68 28H50Z", ["#b4a998", "#7a7062"]) +
  both("M50 28H70V44H50Z", ["#d6ccbb", "#968c7c"]) +
  both("M50 44H67L65 56H50Z", ["#b4a998", "#7a7062"]) +
  both("M50 56H63L60 68H50Z", ["#8c8272", "#5c5346"]) +
  `<rect x="32" y="31" width="36" height="9" rx="4.5" fill="${ink}"/>` +
  dot(40, 35.5, 3.4, "#ff5138") +
  dot(58, 35.5, 2.6, "#ff5138") +
  dot(50, 22, 2.4, "#ff5138") +
  dot(44, 50, 2, ink) +
  dot(56, 50, 2, ink) +
  line("M57 4V-4M43 6V0", "#8c8272", 2.4);

/** Domed insect eyes over a breathing mask. */
const zuckuss =
  shoulders("broad", ["#8c7f63", "#574d39"]) +
  both("M50 12C70 10 82 26 82 50 82 64 88 74 92 84L50 92Z", ["#6f634b", "#463d2c"]) +
  both("M50 20C64 20 72 30 71 48L64 66H50Z", ["#b8a47e", "#806e4c"]) +
  pair(
    dot(68, 38, 13, ink) +
      dot(68, 38, 10.5, "#3f8f86") +
      path("M60 33C63 28 68 27 72 29L66 36Z", "#a6e6da"),
  ) +
  both("M50 50H60L63 62 58 74H50Z", steel) +
  both("M50 56H56V60H50ZM50 64H56V68H50Z", [ink, ink]) +
  pair(
    line("M61 66C72 68 74 78 66 90", "#b9c2c7", 5) +
      line("M61 66C72 68 74 78 66 90", "#6a757c", 1.6),
  ) +
  both("M50 101V88H58L62 101Z", ["#3c4a52", "#242f35"]);

/** A corsair's cap with goggles, ear flaps, great lapels. */
const hondo =
  shoulders("broad", ["#9c2f2f", "#681a1d"]) +
  both("M68 30C80 34 84 52 78 66 72 64 68 52 66 42Z", ["#5b3d26", "#382414"]) +
  both("M50 30H68C70 46 66 60 50 78Z", ["#c2a978", "#8c7548"]) +
  both("M56 66C62 62 66 56 67 50L74 60C72 70 64 76 58 80Z", ["#a89060", "#755f36"]) +
  pair(path("M55 47.500H65L63 52H57Z", ink)) +
  line("M43 63C48 67 54 66 58 61", ink, 2.6) +
  both("M50 6C68 6 76 16 74 34 66 30 58 29 50 29Z", ["#7d5836", "#4d331c"]) +
  both("M50 27C60 27 68 28 75 32V39C67 36 60 35 50 35Z", ["#3a2716", "#24170b"]) +
  pair(
    dot(60, 24, 8.5, "#2c1e10") +
      dot(60, 24, 6, "#f0b73a") +
      path("M56.5 22C58 19 61 18.5 63 19.500L58 25Z", "#fff0c2"),
  ) +
  both("M50 101L58 80 78 66 90 78 70 92 62 101Z", ["#e8d9b4", "#b39f72"]) +
  pair(dot(86, 88, 3.4, "#f0b73a"));

/** Green slit helmet, one cheek dented, the range-finder up. */
const boba =
  shoulders("broad", ["#7f8a63", "#525b3c"]) +
  both("M50 101V84H68L74 101Z", ["#5d7a4d", "#3b5230"]) +
  line("M82 46V8", "#3a3f3a", 4) +
  path("M76 2H92V11H82V14H76Z", "#d9d2bd") +
  slitHelmet(["#7d9a63", "#526a3d"], ["#a9463a", "#772c24"]) +
  both("M50 28C62 28 70 31 75 36H50Z", ["#a9463a", "#772c24"]) +
  path("M36 15L46 20 40 24 33 21Z", "#3d4f2c") +
  `<rect x="75" y="40" width="8" height="18" rx="2.5" fill="#d0a93c"/>` +
  path("M18 101L26 76 36 72 34 101Z", "#6b4a2c");

/** Black fur swept into a crest, spiked plates, a scar. */
const krrsantan =
  both("M72 70L98 60 96 74 101 76 97 90 101 101H66Z", steel) +
  pair(path("M84 66L90 52 93 64Z", "#6f7b83") + path("M93 76L100 66 100 82Z", "#6f7b83")) +
  path("M50 16L38 10 44 2 50 6 56 -2 62 4 70 6 66 16Z", "#23232b") +
  fur(["#3f3f4b", "#23232b"]) +
  both("M50 26C60 26 67 33 67 44 67 56 60 62 50 62Z", ["#5a5a68", "#393945"]) +
  muzzle(["#8c8794", "#605b69"]) +
  pair(path("M55 40L66 37 64 44 57 45Z", "#ff5a3d")) +
  line("M34 28L46 54", "#e7a392", 3) +
  both("M50 101V92H66V101Z", ["#9a6a35", "#6a451d"]);

/** Chalk skin, a plume of hair from a bald crown, an aerial. */
const aurra =
  path(
    "M44 18C40 4 54 -4 68 2 86 8 94 26 90 50 88 64 92 74 86 86 78 78 80 66 78 54 76 38 70 26 56 20Z",
    "#b2452f",
  ) +
  path("M60 4C84 10 92 30 88 52 87 64 90 74 86 86 82 70 84 60 81 46 78 28 72 14 60 4Z", "#7c2a1d") +
  neck(porcelainPale()) +
  face(porcelainPale()) +
  both("M50 12C64 12 71 24 69 40L50 40Z", porcelainPale()) +
  pair(
    path("M53.5 42L68 39 66 51 56 51.500Z", "#3c3350") +
      path("M57.5 45H64L63 48.500H58.500Z", "#d8f06a"),
  ) +
  line("M45 60.500H55", "#7c2a1d", 3) +
  line("M33 34L24 6", "#9aa5ad", 2.6) +
  dot(24, 6, 3.2, "#ff5138") +
  shoulders("plain", ["#d8542f", "#9b3517"]) +
  both("M50 101V92L58 76 70 76 62 101Z", ["#3c3350", "#241e33"]);

function porcelainPale(): Tone {
  return ["#f4f1ee", "#c4bdc4"];
}

export const hunterPortraits = {
  greedo,
  "fennec-shand": fennec,
  dengar,
  "cad-bane": cadBane,
  "the-mandalorian": mandalorian,
  bossk,
  "ig-11": ig11,
  zuckuss,
  "hondo-ohnaka": hondo,
  "boba-fett": boba,
  "black-krrsantan": krrsantan,
  "aurra-sing": aurra,
};
