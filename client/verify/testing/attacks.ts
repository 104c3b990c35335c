/** What a hall might do to one of its guests, each with what her device says at the end. */
import type { Deception, Trick } from "./deception.ts";

export interface DealAttack {
  readonly what: string;
  readonly turns: readonly Trick[];
  readonly says: Deception["said"];
  /** Two unless told. */
  readonly seats?: 2 | 3;
}

export const attacks: readonly DealAttack[] = [
  {
    what: "nobody cheats",
    turns: ["promise", "tell-true", "pass-on", "start", "show", "tell-true", "pass-on"],
    says: "good",
  },
  {
    what: "her part is drawn out of her by a start that is none, and the true one is fitted to it",
    turns: [
      "tell-true",
      "pass-on",
      "tell-sealed",
      "promise",
      "start",
      "tell-true",
      "pass-on",
      "show",
    ],
    says: "bad-seal",
  },
  {
    what: "the same, and the true start is told as one that waits",
    turns: [
      "tell-true",
      "pass-on",
      "tell-late",
      "promise",
      "start",
      "ten-seconds",
      "tell-true",
      "pass-on",
      "show",
    ],
    says: "bad-seal",
  },
  {
    what: "she never hears of a start, and is said to have agreed",
    turns: ["promise", "tell-true", "pass-on", "start", "show", "ten-seconds", "waive-for-her"],
    says: "bad-yes",
  },
  {
    what: "she never hears of a start, and another device is said to have taken part for her",
    turns: ["promise", "tell-true", "pass-on", "start", "show", "ten-seconds", "promise-for-her"],
    says: "bad-other",
  },
  {
    what: "her promise is swallowed, and she is said to have agreed",
    turns: ["promise", "tell-true", "swallow-and-say-done", "waive-for-her"],
    says: "bad-yes",
  },
  {
    what: "her promise is swallowed, and one is made in her name",
    turns: ["promise", "tell-true", "swallow-and-say-done", "promise-for-her"],
    says: "bad-other",
  },
  {
    what: "her promise is refused, as if another device of hers had been quicker",
    turns: ["promise", "tell-true", "swallow", "promise-for-her"],
    says: "other-device",
  },
  {
    what: "another seal than the true one is shown to her",
    turns: ["promise", "tell-other-seal", "pass-on", "start", "show", "tell-true", "pass-on"],
    says: "bad-seal",
  },
  {
    what: "her part is thrown away with its start, though she showed it, and she agreed to nothing",
    turns: [
      "promise",
      "tell-true",
      "pass-on",
      "start",
      "tell-true",
      "swallow",
      "show",
      "ten-seconds",
      "waive-for-her",
    ],
    says: "bad-slept",
  },
  {
    what: "she is told nothing at all",
    turns: ["promise", "start", "ten-seconds", "waive-for-her"],
    says: "none",
  },
  {
    what: "two names of one person leave her out",
    turns: ["promise", "tell-true", "pass-on", "start", "show", "ten-seconds"],
    seats: 3,
    says: "without",
  },
  {
    what: "her promise is swallowed, and she is dealt around without a yes",
    turns: [
      "promise",
      "tell-true",
      "swallow-and-say-done",
      "waive-for-her",
      "start",
      "show",
      "strike-the-yes",
    ],
    says: "bad-alone",
  },
  {
    what: "her promise is taken, and she is dealt around without a yes",
    turns: ["promise", "tell-true", "pass-on", "waive-for-her", "strike-the-yes"],
    says: "bad-journal",
  },
];
