/** What the screen says around the game, in English. Its shape is the type of the other languages. */
import { answers } from "./answers-en.ts";
import { board } from "./board-en.ts";
import { primer } from "./primer-en.ts";
import { gains, reasons } from "./reasons/en.ts";

export const en = {
  board,
  primer,
  reasons,
  /** Beside a reward. */
  enough: "(enough to win)",
  gains,
  faces: {
    map: "Map",
    market: "Market",
    ship: "Ship",
    story: "Story",
    offer: "Deal",
    gallery: "Choose",
  },
  steps: { planning: "Planning", action: "Action", encounter: "Encounter" },
  round: (round: number) => `Round ${round}`,
  /** [UB-AMB-16] With ambitions one may have more than enough. */
  fame: (fame: number, target: number) =>
    fame > target ? `${fame} fame (${target} needed)` : `${fame} of ${target} fame`,
  you: "You",
  printed: "Printed opponent",
  yourTurn: "Your turn",
  yourTurnTold: "Your turn, as it went",
  asks: (step: "planning" | "action" | "encounter" | null) =>
    step === null
      ? "Your choice"
      : {
          planning: "Your move: planning",
          action: "Your move: actions",
          encounter: "Your move: encounter",
        }[step],
  turnOf: (name: string) => `${name} is playing`,
  waiting: (names: string, what: string | null) =>
    what === null ? `Waiting for ${names}.` : `Waiting for ${names}: ${what}.`,
  /** What others are waited for, by what they are asked. */
  waitedFor: {
    "choose-character": "whom to play",
    "choose-ship": "which ship",
    "starting-reputation": "a first reputation",
    "choose-start": "where to begin",
    "choose-ambition": "which ambition",
    "protect-crew": "stand in the way of the hunter, or not",
    advice: "ask for advice before their test, or not",
    offer: "an answer to an offer",
  },
  watching: (names: string) => `You are watching. ${names} to move.`,
  list: (names: readonly string[]) => new Intl.ListFormat("en").format(names),
  colon: (name: string, value: string) => `${name}: ${value}`,
  /** One of them: “Bossk or Greedo”; Spanish says u before an o. */
  either: (names: readonly string[]) =>
    new Intl.ListFormat("en", { type: "disjunction" }).format(names),
  map: {
    name: "The galaxy",
    small: "The whole galaxy",
    you: "you are here",
    away: (steps: number) => `${steps} away`,
    turns: (turns: number) =>
      turns <= 0 ? "here" : turns === 1 ? "1 turn away" : `${turns} turns away`,
    faceDown: (rank: string) => `face-down ${rank} contact`,
    seen: (name: string) => `${name}, seen by you`,
    patrol: (patrol: string, level: number) => `${patrol}, level ${level}`,
    hostile: "hostile to you",
    /** [OR-TURN-05] Whoever is there in the encounter step has no choice. */
    mustFight: (patrol: string) => `${patrol}: it has to be fought here`,
    stops: "stops you",
    lets: "lets you pass",
    ship: (name: string) => `${name} is here`,
    pin: (card: string) => `${card} goes here`,
    targetHere: (card: string) => `${card}, your target, is here`,
    canDo: "something to do here",
    stopReason: (patrol: string, place: string, standing: string, faction: string) =>
      `At ${place} ${patrol} stops you: your reputation ${faction} is ${standing}.`,
    tooFar: (steps: number, range: number) =>
      `Out of reach: ${steps} moves away, your hyperdrive makes ${range}.`,
    maelstromBars: "The way leads through the Maelstrom, which ends every flight.",
    flight: (steps: number) => (steps === 1 ? "1 move away." : `${steps} moves away.`),
    crossing: (other: string) =>
      `One can cross the galaxy here, to ${other}: say so, draw a card of the Core, and be there if you meet what it asks.`,
    maelstromStops: "The Maelstrom ends every flight.",
  },
  vitals: {
    name: "Your ship and you",
    health: (left: number, all: number) => `Health ${left} of ${all}`,
    hull: (left: number, all: number) => `Hull ${left} of ${all}`,
    hyperdrive: (range: number) => `Hyperdrive ${range}`,
    ground: (dice: number) => `Ground combat ${dice}`,
    ship: (dice: number) => `Ship combat ${dice}`,
    credits: (amount: string) => `${amount} credits`,
    reputation: (faction: string, standing: string) => `${faction}: ${standing} reputation`,
    defeated: "Knocked out: recovers in the next planning step",
  },
  hold: {
    mine: "My ship",
    theirs: (name: string) => `${name}: ship and crew`,
    skills: "Skills",
    slots: "Aboard",
    personal: "Personal goal",
    shipGoal: "Ship goal",
    done: "done",
    progress: (now: string, all: string) => `${now} of ${all}`,
    secrets: "Secrets",
    sealed: "sealed",
    ambition: "Ambition",
    debtOf: (name: string) => `${name}’s debt: a favor is owed`,
    debtOwn: "own debt token, to give",
    kinds: {
      cargo: "cargo",
      mod: "mod",
      "cargo-or-mod": "cargo or mod",
      gear: "gear",
      "gear-or-mod": "gear or mod",
      "job-or-bounty": "job or bounty",
      crew: "crew",
    },
  },
  card: {
    cost: (amount: string) => `costs ${amount}`,
    pays: (amount: string) => `${amount} credits`,
    fame: (fame: number) => (fame === 1 ? "1 fame" : `${fame} fame`),
    anyPlayer: "Wherever another player is",
  },
  market: {
    name: "Market",
    left: (count: number) => (count === 1 ? "1 card" : `${count} cards`),
    empty: "Empty",
    costs: (price: string, printed: string) =>
      price === printed ? `Costs ${price}.` : `Costs ${price} instead of ${printed}.`,
    oldShip: (amount: string) => `Your old ship is worth ${amount}.`,
    discount: (amount: string) => `${amount} less this time.`,
    barter: (amount: string) => `Your cargo, gear and mods could pay up to ${amount}.`,
    makesRoom: (cards: string, goes: number) =>
      `No room for everything: ${goes === 1 ? "one" : goes} of these would have to go: ${cards}.`,
    allGo: (cards: string) => `No room for everything: ${cards} would have to go.`,
    onlySells: (decks: string) => `This market sells only: ${decks}.`,
    notHere: (place: string) => `It is not sold at ${place}.`,
    tooDear: (amount: string) => `You lack ${amount}.`,
    noSlot: (kind: string) => `No slot for this: ${kind}.`,
    oneArmor: "You already wear armor.",
    noShip: "No used ship you could pay.",
  },
  gallery: {
    starting: { "90": "A bounty", "91": "A cargo", "92": "A job" } as Readonly<
      Record<string, string>
    >,
    startingLine: "One at random of this kind.",
  },
  story: {
    test: (skill: string) => `Test: ${skill}`,
    known: [
      "You do not have it: only a critical hit passes.",
      "You have it once: a hit or a critical hit passes.",
      "You have it twice: anything but a blank passes.",
    ] as readonly string[],
    needs: (count: number) => (count === 0 ? "×0" : count === 1 ? "×1" : "×2"),
    fight: { ground: "Ground combat", ship: "Ship combat" },
    dice: (count: number) => (count === 1 ? "1 die" : `${count} dice`),
    total: (hits: number) => `${hits} damage dealt`,
    hunted: (name: string) =>
      `You hold the bounty on ${name}: it waits while they are in your crew.`,
    wouldBe: (mine: number, theirs: number) => `then ${mine} against ${theirs}`,
    uneven: (name: string, suffered: number, dealt: number, by: string) =>
      `${name} suffers ${suffered} instead of ${dealt}: ${by === "" ? "abilities and cards count" : by}.`,
    ability: (name: string) => `${name}’s ability`,
    stands: {
      passed: "As the dice lie, it is passed.",
      failed: "As the dice lie, it fails.",
      won: (name: string, attacker: string) =>
        `As the dice lie, victory goes to ${name}. A tie goes to the attacker: ${attacker}.`,
    },
    protecting: (crew: string, hunter: string) => [
      `Stand in the way: ${hunter} attacks you, and a tie goes to the attacker. If ${hunter} wins, you lose ${crew}; each of you suffers what the other deals.`,
      `Else you lose ${crew} at once, without a fight.`,
    ],
    ifWins: (name: string) => `If ${name} wins`,
    ifLoses: (name: string) => `If ${name} loses`,
    ifPasses: (name: string) => `If ${name} passes`,
    ifFails: (name: string) => `If ${name} fails`,
    /** Where two are tested. */
    passesAlone: (name: string) => `${name} passes, the other fails`,
    failsAlone: (name: string) => `The other passes, ${name} fails`,
    smuggling: (faces: string) => `Illegal cargo, no skill test: only ${faces} gets it through.`,
    buying: (faces: string) => `Cargo to be won, no skill test: only ${faces} hands it over.`,
    smuggled: { through: "It gets through.", inspected: "It is inspected." },
    atLeast: (percent: string) => `at least ${percent}`,
    atMost: (percent: string) => `at most ${percent}`,
    about: (percent: string) => `about ${percent}`,
    /** At least nothing says nothing. */
    notEnough: "not enough to win by itself",
    chances: {
      bought: (percent: string) => `${percent} to get it`,
      down: (percent: string) => `knocked out, won or lost: ${percent}`,
      win: (percent: string) => `${percent} to win`,
      stand: (percent: string) => `${percent} to win and still stand`,
      done: (percent: string) => `${percent} to get it done, over both ways it can turn out`,
      out: (percent: string) => `knocked out on the way: ${percent}`,
      pass: (percent: string) => `${percent} to pass`,
      alone: (percent: string) => `you alone pass: ${percent}`,
    },
    passed: "Passed",
    failed: "Failed",
    continue: "Continue",
    skip: "Skip to now",
    steps: (now: number, all: number) => `${now} of ${all}`,
    latest: "What just happened",
    pays: (amount: string) => `pay ${amount}`,
  },
  offer: {
    name: "Deal",
    mine: "You give",
    theirs: (name: string) => `${name} gives`,
    with: "With whom?",
    around: "Everybody",
    less: "1,000 less",
    more: "1,000 more",
    send: "Offer this",
    open: "Make a deal",
    back: "Back",
  },
  answers,
  ideas: {
    title: "What now, and why?",
  },
  dock: {
    name: "Your answers",
    look: (face: string) => `Answer: ${face}`,
  },
  final: {
    wins: (name: string) => `${name} wins`,
    youWin: (name: string) => `You win, ${name}!`,
    opponentWins: (name: string) => `${name} wins. The printed opponent was faster.`,
    sources: "Where the fame came from",
    story: "The game in seven lines",
    rounds: (rounds: number) => (rounds === 1 ? "1 round" : `${rounds} rounds`),
    rows: { fame: "Fame", credits: "Credits", won: "Won" } as Readonly<Record<string, string>>,
  },
  bots: {
    random: { name: "Drifter", line: "Does whatever comes to mind. Good for a first look." },
    novice: { name: "Deckhand", line: "Goes for the nearest thing and hopes for the best." },
    steady: { name: "Trader", line: "Plans two errands ahead and fights what it can beat." },
    sharp: { name: "Captain", line: "Plans long rounds, searches every deck, wastes no turn." },
  } as Readonly<Record<string, { readonly name: string; readonly line: string }>>,
  pages: { learn: "Learn by playing", companion: "Beside the real board" },
  galleryPage: {
    contents: "On this page",
    planets: "Places",
    ships: "Ships",
    people: "People",
    signs: "Signs",
    cards: "Market cards",
  },
};

export type Labels = typeof en;
