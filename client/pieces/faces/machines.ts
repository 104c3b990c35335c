/** Whoever thinks without a heart: a machine for each way of playing. */
import type { BotBust } from "#table/talk/seats/face.ts";
import { both, dot, ink, line, pair, shoulders, type Tone } from "../busts/kit.ts";

const plate: Tone = ["#c7d0d6", "#87939c"];
const brass: Tone = ["#d9b45a", "#9c7c30"];
const rust: Tone = ["#b9714a", "#7f4a2d"];
const coal: Tone = ["#525b66", "#333a43"];
const glow = "#7fdbe0";

/** Whatever it does, it was wound up to do it. */
const clockwork =
  shoulders("narrow", brass) +
  line("M80 40H94M90 32V48", "#9c7c30", 5) +
  both("M50 18H70L76 30V62L68 72H50Z", brass) +
  pair(
    `<circle cx="62" cy="42" r="8" fill="${ink}"/>` + line("M59 39 65 45M65 39 59 45", glow, 2.5),
  ) +
  line("M38 60H62M42 56V64M50 56V64M58 56V64", ink, 2.6);

/** A tin with good intentions. */
const tin =
  shoulders("narrow", rust) +
  both("M50 64H58V82H50Z", coal) +
  both("M50 16H72V64H50Z", plate) +
  both("M50 10H60V16H50Z", rust) +
  pair(dot(61, 38, 6, ink) + dot(61, 38, 3, glow)) +
  line("M41 54C46 58 54 58 59 54", ink, 3);

/** A dome that never hurries. */
const dome =
  shoulders("plain", coal) +
  both("M50 14C72 14 82 32 80 54L74 68H50Z", plate) +
  both("M50 36H80L79 50H50Z", [ink, "#05070a"]) +
  pair(dot(63, 43, 4, glow)) +
  line("M50 14V4", "#87939c", 4) +
  dot(50, 4, 4, glow);

/** One great eye. */
const lens =
  shoulders("broad", plate) +
  both("M50 12C70 12 80 26 80 44 80 62 70 76 50 76Z", coal) +
  `<circle cx="50" cy="44" r="20" fill="${ink}"/><circle cx="50" cy="44" r="13" fill="#e0523f"/><circle cx="46" cy="40" r="5" fill="#ffd9c9"/>` +
  pair(line("M70 20 84 8", "#87939c", 4));

/** Three storeys of thought. */
const tower =
  shoulders("broad", brass) +
  both("M50 2H56L60 16V76H50Z", plate) +
  both("M50 18H66V30H50ZM50 36H72V50H50ZM50 56H66V66H50Z", coal) +
  pair(dot(60, 24, 3, glow) + dot(63, 43, 4, glow) + dot(59, 61, 2.6, glow)) +
  line("M50 2V76", ink, 1.5);

export const machines: Readonly<Record<BotBust, string>> = { clockwork, tin, dome, lens, tower };
