/** Words of the page that deals a game again. */
import { plural } from "../../words/language.ts";

const counted = (count: number, one: string, other: string): string =>
  plural("en", count, { one, other });

export const en = {
  title: "Verify a game",
  intro:
    "The seed was sealed before the first card and opened after the last. This page deals the whole game again from that seed, here in your browser, and compares every event.",
  file: "Choose a journal file",
  fileFrom:
    "A journal file is saved on the result page of a finished game: open “Verify this game” there, then “Save the journal”. Whoever runs the hall also gets one from a bot game with simulate --export.",
  checking: "Dealing again…",
  good: "Every card came from the sealed seed, and every move was legal.",
  otherRules: (then: number, now: number, alike: number, moves: number) =>
    `The moves were judged by version ${then} of the rules; this hall has version ${now}, which judges ${alike} of ${moves} alike. The deal and the result are as the seed gives them.`,
  bad: "This journal is not what was played.",
  badge: "Verified",
  notOver: "The seed stays sealed until the game is over.",
  pages: (count: number) =>
    counted(count, "# page of the journal checked", "# pages of the journal checked"),
  seed: "Seed",
  commit: "Sealed as",
  download: "Save the journal",
  unreadable: "This file is not a journal.",
  flaws: {
    "not-a-journal": "This is not a journal file.",
    "no-journal": "There is no journal here.",
    "newer-format": "The file comes from a newer Guildhall.",
    altered: "The text was changed after it was saved.",
    "cut-off": "The end of the file is missing.",
    unreadable: "A page cannot be read.",
    "unknown-game": "It belongs to a game this hall does not know.",
    "other-rules": "It was judged by another version of the rules.",
    content: "The card set is not the one that was played.",
    numbering: "The pages are out of order.",
    "not-finished": "The game is not finished.",
    commit: "The seed does not match its seal.",
    seed: "The seed cannot be read.",
    entropies: "What the players threw in was changed.",
    "set-up": "The deal does not come from the seed.",
    refused: "A move was against the rules.",
    events: "What happened does not follow from the move.",
    "time-out": "A time-out move is not the one the rules play.",
    reasons: "The reasons of a bot were changed.",
    "taken-back": "A take-back does not fit.",
    amended: "A correction does not fit.",
    outcome: "The result does not follow from the game.",
    "after-the-end": "Something happened after the end.",
  },
  atPage: (page: number) => (page === 0 ? "In the header" : `On page ${page}`),
};

export type VerifyWords = typeof en;
