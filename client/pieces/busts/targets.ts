/** The eight targets [BH-CARD-08], each known by its outline alone. */
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
  type Tone,
} from "./kit.ts";

const fair: Tone = ["#f6d3ad", "#d3a077"];
const tan: Tone = ["#d9a273", "#a86f47"];
const porcelain: Tone = ["#fff6ec", "#e0cdbd"];

/** A bob with turned-up ends above a standing collar. */
const qira =
  both("M50 9C74 9 82 26 80 44 80 56 84 62 90 64 84 72 72 73 66 68H50Z", ["#4b2b31", "#2c181d"]) +
  neck(fair) +
  face(fair) +
  both("M50 18C63 17 71 26 71 42 64 39 56 35 50 28Z", ["#5d363c", "#3a2026"]) +
  shoulders("plain", ["#d8433f", "#9d2628"]) +
  both("M50 88L60 70 77 62 76 82 58 101H50Z", ["#f3e6cf", "#c9b391"]) +
  dot(50, 86, 4, "#f2b632") +
  line("M46 60.500H54", "#a3282a", 3);

const chewbacca =
  fur(["#9a6434", "#6d411d"]) +
  both("M50 24C60 24 68 32 68 44 68 56 60 62 50 62Z", ["#b98149", "#875427"]) +
  muzzle(["#d9b184", "#ad8458"]) +
  pair(dot(59.5, 41, 3.6, ink)) +
  pair(line("M54.5 35L64.5 37.5", "#5a3415", 3.2)) +
  path("M12 82L20 76 84 96V101H70Z", "#3b2a1c") +
  [24, 38, 52, 66]
    .map((x, i) => path(`M${x} ${80.5 + i * 4.4}l8 2.5-2 7-8-2.500z`, "#d7d3c8"))
    .join("");

/** A fan of state behind the head, rimmed in gold. */
const padme =
  both("M50 1C80 1 98 22 96 50 95 58 88 60 82 57L66 48H50Z", ["#f2c14e", "#c08d22"]) +
  both("M50 6C76 6 92 24 91 48 90 53 86 54 82 52L66 44H50Z", ["#9c3443", "#651d2a"]) +
  pair(line("M62 26L72 10M68 33L85 22M70 42L91 38", "#f2c14e", 2.2)) +
  both("M50 17C64 17 74 27 73 42 72 52 68 58 66 62H50Z", ["#3a2430", "#22131b"]) +
  neck(porcelain) +
  face(porcelain) +
  both("M50 16C58 16 62 20 62 27L50 31Z", ["#f2c14e", "#c08d22"]) +
  pair(dot(62.5, 54, 2.4, "#c9303e")) +
  path("M45.5 58.500L50 57 54.5 58.5 50 63Z", "#c9303e") +
  shoulders("plain", ["#b03a4a", "#7a2130"]) +
  both("M50 80C60 80 68 77 72 74L78 82C70 90 60 92 50 92Z", ["#f2c14e", "#c08d22"]);

/** Untidy hair, open shirt, dark waistcoat. */
const hanSolo =
  neck(fair) +
  face(fair) +
  path(
    "M28 47C25 30 29 14 45 12 49 8 60 7 66 12 74 14 77 22 74 30 75 37 74 43 71 48 70 40 68 34 64 30 56 32 46 31 39 25 35 30 32 37 31 47Z",
    "#6b4426",
  ) +
  path(
    "M50 9.500C60 7 75 12 75 26 75 36 74 43 71 48 70 40 68 34 64 30 58 31 53 30.5 50 30Z",
    "#472a15",
  ) +
  shoulders("plain", ["#f4efe4", "#c9c1b0"]) +
  both("M63 74C74 76 82 80 86 85 90 91 91 96 91 101H56L62 84Z", ["#2b3442", "#171d27"]) +
  path("M50 71L43 74 50 93 57 74Z", "#d3a077") +
  line("M44 61.500C48 64 53 63 57 59", ink, 2.6);

/** Tall ears, heavy brow, a beard in strands. */
const zeb =
  both("M66 36L76 4C84 8 89 22 82 40L74 52Z", ["#7d63a8", "#57407e"]) +
  both("M70 36L77 14C81 20 82 30 77 40Z", ["#c79bd0", "#94689f"]) +
  both("M50 16C66 16 75 26 75 40 77 52 73 62 66 68L50 76Z", ["#8d72b8", "#624a8b"]) +
  both("M50 34C58 33 66 34 72 40L71 45 50 41Z", ["#6a5094", "#463069"]) +
  pair(path("M55 44.500H67L63 50H57Z", "#f4e26b") + dot(60.5, 47, 1.8, ink)) +
  both("M50 46L56 56 54 60H50Z", ["#6a5094", "#463069"]) +
  line("M42 65H58", ink, 2.6) +
  both("M50 69H58L63 65 66 80 60 75 59 90 54 78 50 94Z", ["#4a3570", "#2f1f4d"]) +
  shoulders("broad", ["#c5b13f", "#8e7d22"]) +
  both("M50 101V90L64 74 74 71 66 101Z", ["#5d6a4b", "#3d4731"]) +
  both("M50 69H58L63 66 65 79 60 75 58 88 54 78 50 91Z", ["#4a3570", "#2f1f4d"]);

/** A mask across the eyes, tied hair, one armoured shoulder. */
const kanan =
  path(
    "M66 24C80 22 92 32 93 48 94 60 88 66 84 76 82 66 82 58 78 50 74 42 70 38 64 34Z",
    "#4a2f1e",
  ) +
  neck(tan) +
  face(tan) +
  both("M50 14C66 14 74 24 72 40 66 33 58 30 50 30Z", ["#5f3d26", "#3c2414"]) +
  both("M50 37H71L72.5 45 68 52.5 56 53.5 50 50Z", ["#eef1ec", "#b7c2bd"]) +
  pair(path("M55.5 42.500L67 41.5 66 46.5 57.5 47.500Z", "#1f6f62")) +
  both("M50 63H56L61 59 60 66 55 73.5 50 75.500Z", ["#4a2f1e", "#2f1c10"]) +
  line("M47.5 61H53", ink, 2) +
  shoulders("plain", ["#3d7d63", "#285641"]) +
  both("M50 101V90L60 74 70 75 60 101Z", ["#d9c79c", "#a8956b"]) +
  path("M6 101C4 86 10 75 24 72 34 71 38 78 38 88L36 101Z", "#dfe5df") +
  path("M12 96C12 86 18 79 30 79", "none", 'stroke="#1f6f62" stroke-width="4"');

/** A child: big head, tufted fair hair, band with a lamp. */
const omega =
  shoulders("narrow", ["#e9e4d8", "#b7af9e"]) +
  both("M50 101V88L62 80 68 82 62 101Z", ["#c8453d", "#8e2924"]) +
  both("M50 60H58V80L50 86Z", fair) +
  both("M50 18C70 18 78 32 76 49 74 64 64 76 50 77Z", fair) +
  path(
    "M24 52C18 36 24 16 42 13 44 5 56 3 62 10 78 10 84 30 76 54 73 46 71 40 68 35 60 39 44 39 33 33 29 39 27 46 24 52Z",
    "#f0cf6a",
  ) +
  path(
    "M50 6.500C56 4 60 6.5 62 10 78 10 84 30 76 54 73 46 71 40 68 35 62 37.5 56 38 50 37.800Z",
    "#c79b36",
  ) +
  both("M50 25C62 25 71 28 77 33L76 40C69 35 61 33 50 33Z", ["#fffaf0", "#cfc6b4"]) +
  `<rect x="45" y="24.5" width="10" height="10" rx="2" fill="${ink}"/><rect x="47" y="26.5" width="6" height="6" fill="#4fc3f7"/>` +
  pair(`<ellipse cx="61" cy="53" rx="4.4" ry="5.2" fill="${ink}"/>` + dot(62.5, 51, 1.5, "#fff")) +
  line("M44 66C48 70 52 70 56 66", ink, 2.6);

/** Ears from edge to edge over a robe too large. */
const grogu =
  both("M66 42C78 28 92 26 100 32 98 48 84 60 68 58Z", ["#9dbb72", "#6c8a47"]) +
  both("M70 45C80 35 90 32 95 34 92 45 82 53 71 53Z", ["#e3b39a", "#b07d66"]) +
  shoulders("plain", ["#c9ab7c", "#8f7347"]) +
  both("M50 24C66 24 76 34 76 48 75 62 64 72 50 72Z", ["#a9c67c", "#77954f"]) +
  pair(`<ellipse cx="61.5" cy="49" rx="6.8" ry="7.4" fill="${ink}"/>` + dot(64, 46, 2.2, "#fff")) +
  line("M44.5 63.500C48 65.5 52 65.5 55.5 63.5", "#44562a", 2.4) +
  pair(line("M54 36.500C58 35 62 35.5 65 38", "#77954f", 2)) +
  both("M50 78C62 78 74 73 80 66 88 70 90 78 86 84 76 92 62 94 50 94Z", ["#e2c896", "#a98b5b"]) +
  line("M50 80V100", "#6d5532", 3);

export const targetPortraits = {
  qira,
  chewbacca,
  "padme-amidala": padme,
  "han-solo": hanSolo,
  "zeb-orrelios": zeb,
  "kanan-jarrus": kanan,
  omega,
  grogu,
};
