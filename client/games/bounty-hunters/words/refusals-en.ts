/** The judge's refusals by code. */
import { plural } from "#client/words/language.ts";
import type { Params } from "#rules/game.ts";

export type Refusals = Readonly<Record<string, (params: Params) => string>>;

const credits = (n: unknown): string =>
  plural("en", Number(n), { one: "# credit", other: "# credits" });

export const refusalsEn: Refusals = {
  "game-over": () => "The game is over.",
  "wrong-step": () => "Not in this step: everyone finishes one step before the next begins.",
  "already-drawn": () => "You have your card for this turn.",
  "no-such-deck": () => "There is no such deck.",
  "no-contracts": () => "The introductory game is played without contracts.",
  "deck-empty": () => "This deck and its discards are empty.",
  "not-in-hand": () => "That card is not in your hand.",
  "fate-too-early": () =>
    "At this table only the card is sealed; play or sell comes after the reveal.",
  "fate-missing": () => "Say what happens to the card: play or sell.",
  "cannot-reserve": () => "Only cards with a cost can be reserved.",
  "cannot-pay": ({ cost, credits: have }) => `Costs ${credits(cost)}, you have ${have}.`,
  "nothing-to-decide": () => "There is no card to decide about.",
  "nothing-to-place": () => "There is no card to place.",
  "no-such-confrontation": () => "There is no such confrontation on your board.",
  "already-captured": () => "Captured already: no more attack cards go there.",
  "window-closed": () => "Your turn is finished; reserved cards wait for the next one.",
  "decide-first": () => "First decide about the card you revealed.",
  "place-first": () => "First place the card you played.",
  "not-reserved": () => "That card is not reserved.",
  "reserved-this-turn": () => "Reserved this turn: at this table it waits for the next one.",
  "no-choice-of-target": () => "There is only one place it can go.",
  "target-missing": () => "Say which target it attacks.",
  "not-seated": () => "You do not sit at this table.",
  // Places on the board that cannot take the picked card.
  "target-alone": () => "A target opens a confrontation of its own.",
  "pile-first": () => "A pile waits: your next target must face it.",
  "not-there": () => "This card cannot go there.",
  other: () => "The rules do not allow that.",
};
