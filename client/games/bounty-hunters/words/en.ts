/** English is the type: French and Spanish answer every key of it. */
import { listed, plural, type Language } from "#client/words/language.ts";
import type { Fate } from "#rules/bounty-hunters/index.ts";
import { characterNames, hunterNames } from "./cards.ts";
import { learnEn } from "./learn-en.ts";
import { padEn } from "./pad-en.ts";
import { primerEn } from "./primer-en.ts";
import { refusalsEn } from "./refusals-en.ts";

const credits = (n: number): string => plural("en", n, { one: "# credit", other: "# credits" });
const points = (n: number): string => plural("en", n, { one: "# point", other: "# points" });
const crates = (n: number): string => plural("en", n, { one: "# crate", other: "# crates" });
const turns = (n: number): string => plural("en", n, { one: "# turn", other: "# turns" });
const list = (items: readonly string[]): string => listed("en", items);

export const en = {
  /** "Crates: the most". French sets a space before the colon. */
  labelled: (label: string, text: string) => `${label}: ${text}`,
  language: "en" as Language,
  game: "Bounty Hunters",
  list,
  learn: learnEn,
  scorePad: padEn,
  primer: primerEn,
  refusals: refusalsEn,

  cards: {
    characters: characterNames as Record<keyof typeof characterNames, string>,
    hunters: hunterNames as Record<keyof typeof hunterNames, string>,
    droids: { astromech: "Astromech droid", protocol: "Protocol droid" },
    crate: (n: number) => crates(n),
    pair: (a: string, b: string) => `Contract ${a} + ${b}`,
    double: (a: string) => `Contract 2 × ${a}`,
    withCrate: (a: string) => `Contract ${a} + crate`,
    back: "A card, face down",
    trio: (g: number, b: number, o: number) => `green ${g}, blue ${b}, orange ${o}`,
    target: (name: string, points: number, trio: string, copies: number, bonus: string) =>
      `Target ${name}. Worth ${points}. Shields ${trio}.${bonus} ${copies} cards show this character.`,
    bonus: { none: "", credit: " Capture pays a credit.", contract: " Capture brings a contract." },
    hunter: (name: string, loss: number, trio: string) =>
      `Hunter ${name}. Attack ${trio}. ${loss === 0 ? "Costs no points." : `Costs ${points(loss)} if the capture succeeds.`}`,
    droid: (name: string, cost: number, trio: string, copies: number) =>
      `${name}. Costs ${credits(cost)}. Attack ${trio}. Printed ${copies} times.`,
    crateCard: (n: number, cost: number, worth: number) =>
      `Crate card with ${crates(n)}. Costs ${credits(cost)}. Worth ${worth}.`,
    pairContract: (a: string, b: string) =>
      `Contract: 1 point for each ${a}, 1 for each ${b}, 3 more for each duo of both.`,
    doubleContract: (a: string) => `Contract: 1 point for each ${a}, 2 more for every two of them.`,
    crateContract: (a: string) =>
      `Contract: 1 point for each ${a}, 2 more for each ${a} with a crate.`,
  },

  decks: { target: "Targets", hunter: "Hunters", contract: "Contracts", "jawa-market": "Market" },
  drawAhead: (deck: string) => `Draw from ${deck}`,
  cardsLeft: (n: number) => plural("en", n, { one: "card left", other: "cards left" }),
  colours: ["green", "blue", "orange"] as readonly string[],
  credits,
  points,
  you: "You",

  /** Where am I? */
  steps: { draw: "Draw", choose: "Choose", resolve: "Resolve", over: "Over" },
  turn: (n: number) => `Turn ${n}`,
  turnOf: (n: number, last: number) => `Turn ${n} of ${last}`,
  waitingFor: (names: string) => `Waiting for ${names}`,
  ready: "ready",
  notReady: "still choosing",

  /** What can I do? */
  status: {
    draw: "Draw a card: pick a deck.",
    drawn: (deck: string) => `From ${deck}. You may still change it.`,
    choose: "Pick a card: play it or sell it.",
    sealed: (what: string) => `Sealed: ${what}. Pick another card to change it.`,
    decide: (card: string) => `${card} is revealed: play it or sell it?`,
    place: (card: string) => `Which target does ${card} attack?`,
    activate: "Activate a reserved card, or finish your turn.",
    waits: (names: string) => `Nothing to do: waiting for ${names}.`,
    unsent: (what: string) => `Waits for the network: ${what}.`,
    waitsToPay: (names: string) =>
      `Nothing to do: waiting for ${names}, who may still activate a reserved card.`,
    notAsked: "No deck to draw from: waiting for the others.",
    over: "The game is over.",
    watching: (names: string) => `Waiting for ${names}.`,
    reconnecting: "One moment…",
  },

  /** The dock: what will happen if I tap this. */
  dock: {
    label: "Your move",
    hand: "Your hand",
    handHint: "Arrow keys move along the hand, Enter picks a card.",
    play: "Play",
    playOnto: (target: string) => `Play → ${target}`,
    playNew: "Play: new target",
    playPile: "Play on the waiting pile",
    startPile: "Play: start a pile",
    sign: "Sign the contract",
    buy: (cost: string) => `Buy for ${cost}`,
    buyOnto: (cost: string, target: string) => `Buy for ${cost} → ${target}`,
    reserve: "Reserve",
    sell: "Sell",
    seal: "Reveal this card",
    activate: (cost: string) => `Activate for ${cost}`,
    activateOnto: (cost: string, target: string) => `Activate for ${cost} → ${target}`,
    done: "Finish my turn",
    chosen: "chosen",
    fresh: "new",
    more: "Rule",
  },

  /** What would happen. */
  preview: {
    credit: (n: number) => `+${credits(n)}`,
    pays: (n: number) => `−${credits(n)}`,
    captures: (target: string, worth: number, loss: number) =>
      loss > 0 ? `captures ${target}: +${worth} −${loss}` : `captures ${target}: +${worth}`,
    nth: (n: number) => ["first", "second", "third", "fourth", "fifth", "sixth"][n - 1] ?? `${n}th`,
    nthCapture: (nth: string) => `${nth} capture`,
    ends: (n: number) =>
      n === 0 ? "the game is in its last turns" : `ends the game in ${turns(n)}`,
    bonusContract: "brings a contract",
    bonusCredit: "pays a credit",
    needs: (what: string) => `then needs ${what}`,
    opens: (what: string) => `needs ${what}`,
    joinsPile: (what: string) => `joins the waiting pile, then needs ${what}`,
    pile: "waits: your next target must go here",
    signed: (now: number, then: number) =>
      then > now ? `worth ${now} now, ${then} if the open targets fall` : `worth ${now} now`,
    crateWorth: (worth: number, n: number) => `+${worth}, ${crates(n)}`,
    majority: (n: number) => (n > 0 ? `most crates: +${n}` : `loses the crate majority: −${-n}`),
    reserved: (cost: number) => `pay ${credits(cost)} in a later turn`,
    reservedNow: (cost: number) => `pay ${credits(cost)} when you like`,
    asksWhere: "you choose the target after the reveal",
  },

  fates: { sell: "sells", play: "plays", reserve: "reserves" } as Record<Fate, string>,
  choice: (card: string, fate: Fate | null, onto: string | null) =>
    `${fate === "sell" ? "sell" : fate === "reserve" ? "reserve" : "play"} ${card}${onto === null ? "" : ` → ${onto}`}`,

  /** My board and theirs. */
  board: {
    mine: "My board",
    theirs: (name: string) => `${name}’s board`,
    confrontations: "Confrontations",
    around: "Around the table",
    untouched: "Open targets, not attacked yet",
    none: "No target yet. Play a target to open a hunt; an attack card played before that waits for one.",
    /** Before someone else, and for whoever watches. */
    noneTheirs: "No target here yet.",
    captured: "Captured",
    reserved: "Reserved",
    crates: "Crates",
    contracts: "Contracts",
    pile: "Waiting pile",
    pileWhy:
      "No target yet: attack cards wait here, and every new one must join them. Your next target must face this pile.",
    needs: (what: string) => `needs ${what}`,
    met: "met",
    toGo: (n: number) => `${n} left`,
    missing: (colour: string, n: number) => `${n} ${colour}`,
    bar: (colour: string, have: number, need: number) => `${colour}: ${have} of ${need}`,
    pileAttack: (colour: string, have: number) => `${colour}: ${have}`,
    captures: (n: number) => plural("en", n, { one: "# capture", other: "# captures" }),
    dropReserve: "Reserve here",
    captureNet: (worth: number, loss: number) => (loss > 0 ? `+${worth} −${loss}` : `+${worth}`),
    now: "now",
    ifAll: "if open targets fall",
    cratesCount: (n: number) => crates(n),
    reason: {
      each: (n: number, name: string) => `${n} × ${name}`,
      duos: (n: number, each: number) =>
        `${plural("en", n, { one: "# duo", other: "# duos" })} × ${each}`,
      nothing: "nothing captured yet",
    },
    left: "left neighbour",
  },

  table: {
    decks: "Decks",
    discards: "Discards",
    noDiscards: "Nothing sold yet.",
    seen: "Seen so far",
    seenHint:
      "Face up on boards and in discards, and in your hand. The rest is in decks and hands.",
    seenOf: (seen: number, all: number) => `${seen} of ${all}`,
    browse: "Decks, discards, cards seen",
    pad: "Score by row",
    faceDown: "Face down",
    beforeFirst: "Nobody has shown a card yet",
    revealed: "Revealed",
  },

  alarm: {
    captured: (target: string, worth: string) => `Captured: ${target}, ${worth}`,
    capturedBy: (who: string, target: string, worth: string) =>
      `${who} captures ${target}, ${worth}`,
    pays: (contract: string, n: number) => `${contract} now pays ${points(n)}`,
    passed: (n: number, left: string, right: string) =>
      `${plural("en", n, { one: "# card", other: "# cards" })} to ${left}; these are from ${right}.`,
    three: (names: string, n: number) =>
      `${names} ${n === 1 ? "has" : "have"} 3 captures. A fourth starts the end.`,
    /** Me among others, after a colon. */
    withMe: (others: readonly string[]) => list(["you", ...others]),
    threeWithMe: (names: string) => `3 captures: ${names}. A fourth starts the end.`,
    threeMine: "You have 3 captures. A fourth starts the end.",
    twoLeft: (names: string) => `Fourth capture: ${names}. Two more turns after this one.`,
    lastButOne: (names: string) => `Last two turns. Four captures: ${names}.`,
    twoLeftMine: "Your fourth capture! Two more turns after this one.",
    lastButOneMine: "Last two turns. You have four captures.",
    last: "Last turn",
    lastHint: "Only what is captured and paid counts. Your hand is worth nothing.",
  },

  rows: {
    targets: "Targets",
    crates: "Crates",
    contracts: "Contracts",
    hunters: "Hunters",
    total: "Total",
  },

  final: {
    title: "Final scoring",
    wins: (names: string) => `${names} wins`,
    youWin: "You win",
    share: (names: string) => `${names} share the win`,
    myPlace: (place: number, of: number, behind: number) =>
      `Your place: ${place} of ${of}${behind > 0 ? `, ${points(behind)} behind` : ""}.`,
    tieBreak: (credits: string) => `Equal points: credits decide (${credits}).`,
    tied: "Equal points, equal credits: a shared win.",
    majority: "most crates +5",
    noMajority: "no majority",
    next: "Next row",
    skip: "Show everything",
    shareImage: "Save as picture",
    sharePicture: "Share the picture",
    copyText: "Copy as text",
    copied: "Copied.",
    replay: "Watch the replay",
    why: (row: string) => `Why: ${row}`,
    notCounted: (n: number) =>
      `${plural("en", n, { one: "# open target", other: "# open targets" })} not counted`,
    inTurns: (n: number) => `in ${turns(n)}`,
  },

  log: {
    shuffled: "The decks are shuffled.",
    dealt: "Four cards each: one from every deck.",
    dealtIntro: "Four cards each: one target, two hunters, one from the market.",
    turn: (n: number) => `Turn ${n}.`,
    refilled: (deck: string, n: number) =>
      `${deck}: the deck was empty, ${n} discards are shuffled back in.`,
    drawn: (who: string, deck: string) => `${who} draws from ${deck}.`,
    drawnCard: (who: string, deck: string, card: string) => `${who} draws ${card} from ${deck}.`,
    missed: (who: string, deck: string) =>
      `${deck} ran out before ${who} could draw: ${who} picks again.`,
    revealed: (what: string) => `All reveal: ${what}.`,
    revealJoin: "; ",
    revealOne: (who: string, card: string, fate: Fate | null) =>
      fate === null
        ? `${who} ${card}`
        : `${who} ${fate === "sell" ? "sells" : fate === "reserve" ? "reserves" : "plays"} ${card}`,
    decided: (who: string, fate: Fate) =>
      `${who} ${fate === "sell" ? "sells it" : fate === "reserve" ? "reserves it" : "plays it"}.`,
    sold: (who: string, card: string) => `${who} sells ${card}.`,
    credit: (who: string, n: number, why: "sale" | "capture" | "fourth-capture" | "owed") =>
      `${who} takes ${credits(n)}${{ sale: " for the sale", capture: " for the capture", "fourth-capture": " for the fourth capture", owed: ", the one that was owed" }[why]}.`,
    paid: (who: string, n: number, card: string) => `${who} pays ${credits(n)} for ${card}.`,
    reserved: (who: string, card: string) => `${who} reserves ${card}.`,
    crate: (who: string, card: string) => `${who} stores ${card}.`,
    signed: (who: string, card: string) => `${who} signs ${card}.`,
    bonusContract: (who: string, card: string) => `${who} draws a bonus: ${card}.`,
    target: (who: string, card: string) => `${who} goes after ${card}.`,
    targetOnPile: (who: string, card: string) => `${card} must face ${who}’s waiting pile.`,
    attacks: (who: string, card: string, target: string) => `${who} sends ${card} after ${target}.`,
    waits: (who: string, card: string) => `${who} has no target: ${card} waits for one.`,
    captured: (who: string, target: string, nth: number) =>
      `${who} captures ${target}: capture number ${nth}.`,
    owed: (who: string) => `The contract deck is short: ${who} gets theirs at the end of the step.`,
    contractLost: (who: string) => `No contract is left for ${who}.`,
    creditOwed: (who: string) =>
      `No token is left at ${who}’s place: a credit follows when the step ends, if there is one.`,
    creditLost: (who: string) => `All credits are out: ${who} gets none.`,
    end: (who: string, last: number) =>
      `${who} made the fourth capture. The game ends after turn ${last}.`,
    bonusRound: "The bonus credit may be spent at once.",
    passed: "Every hand moves one seat to the left.",
    ended: "The last turn is over: time to score.",
  },

  options: {
    mode: {
      label: "Game",
      values: { full: "Full game", introductory: "Introductory: no contracts" },
      hint: "The introductory game leaves contracts out.",
    },
    commit: {
      label: "Sealed before the reveal",
      values: { card: "Only the card", fate: "Card, and sell or play" },
      hint: "What is fixed before all cards are turned.",
    },
    freshReserve: {
      label: "A card reserved this turn",
      values: { "may-activate": "may be paid at once", waits: "waits for the next turn" },
      hint: "Matters when a capture pays a credit.",
    },
    credits: {
      label: "Credits",
      values: { unlimited: "never run out", "forty-two": "42, as in the box" },
      hint: "In practice they never run out.",
    },
    emptyMajority: {
      label: "Nobody has a crate",
      values: { nobody: "no majority bonus", everybody: "everybody gets it" },
      hint: "Who has the most of nothing?",
    },
  } as Readonly<
    Record<
      string,
      {
        readonly label: string;
        readonly values: Readonly<Record<string, string>>;
        readonly hint: string;
      }
    >
  >,

  bots: {
    random: { name: "Tourist", line: "Plays anything that is legal." },
    novice: { name: "Drifter", line: "Likes points it can see and forgets what they cost." },
    steady: { name: "Tracker", line: "Counts, buys, captures. A fair table." },
    sharp: { name: "Guild veteran", line: "Knows that tempo wins, and ends games early." },
    master: { name: "Guild master", line: "Plays many imagined games before each move." },
  } as Readonly<Record<string, { readonly name: string; readonly line: string }>>,
};

export type Words = typeof en;
