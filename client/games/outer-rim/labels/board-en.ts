/** What the board says beside the game: pace, hints, first ideas. In English. */
export const board = {
  pace: {
    title: "How others' turns are told",
    normal: "Told by itself",
    mine: "Told tap by tap",
    brief: "In brief",
    instant: "Not told",
  },
  next: "Your move comes next.",
  laidAmbitions: "Read the ambitions",
  toMove: "To my move",
  goesOn: "Then your turn goes on.",
  taleGoesOn: "The tale goes on.",
  hints: {
    map: "Tap what is lit on the map.",
    market: "Tap a lit card of the market.",
    ship: "Tap what is lit on your ship.",
    story: "Choose a line.",
    offer: "Answer on the deal above.",
    gallery: "",
  },
  notes: {
    handedIn: (cards: string, worth: string) => `Handed in: ${cards}. Counts ${worth}.`,
    patrolWay: "Both ways are equally short: you say which one it takes.",
    patrolMoved: (patrol: string, place: string, away: number) =>
      `${patrol} has moved: it is now at ${place}, ${away} ${away === 1 ? "space" : "spaces"} from you.`,
    patrolHere: (patrol: string) => `${patrol} has moved: it is now where you are.`,
    /** [OR-TURN-05] */
    patrolAttacks: (patrol: string) =>
      `${patrol} has moved: it is now where you are, it is hostile, and it has to be fought.`,
    noEncounter: "No encounter this turn: your cargo was looked at.",
    defeated:
      "You are knocked out: no encounter this turn, and you recover in your next planning step.",
    revealed: "One of the people here shows their face. You do not meet them yet.",
    revealedAtMarket:
      "The card now on show at the market bears the sign of a face: one of the people here shows theirs. You do not meet them yet.",
  },
  start: {
    pin: (place: string, card: string) => `${place}: “${card}” leads here`,
    target: (place: string, rank: string, name: string) =>
      `${place}: the ${rank} contact here may be ${name}, your target`,
    friends: (place: string, of: string) => `${place}: a world ${of}, where you have friends`,
  },
  huntedPlayer: (player: string, credits: string) =>
    `${player} plays this character: fight them where you both are, on the ground on a planet, by ship in space. Won, it pays ${credits} credits and 1 fame; you pick one of the factions that dislike them, which likes you more, and one of their friends, which likes you less. What the card prints does not count, and nobody is captured.`,
  read: (name: string) => `Read the card: ${name}`,
  /** `less`: its faction can still like one less. */
  beaten: (patrol: string, pay: string, less: boolean) =>
    `${patrol}, beaten: ${pay}${less ? ", and its faction likes you less" : ""}.`,
  inSpace: "Actions: no market out here. Use what you have, or end them.",
  poor: "Poor odds: a gamble.",
  favorHad: "One favor a turn: you have had yours.",
  offered: "An offer is waiting for your answer.",
  attacked: (who: string, why: string) =>
    why === "" ? `${who} attacks you.` : `${who} attacks you: ${why}.`,
  favors: {
    advice: "one of that skill for your next test this turn",
    "combat-strategy": "one more die in a fight of yours this turn",
    endorsement: "that faction counts as your friend until the end of the turn",
    shortcut: "fly one space farther this turn",
  },
  /** The same favors, for whoever does them. */
  favorsDone: {
    advice: "they count as knowing that skill once more in their next test this turn",
    "combat-strategy": "they roll one more die in a fight of theirs this turn",
    endorsement: "that faction counts as their friend until the end of the turn",
    shortcut: "they fly one space farther this turn",
  },
  lastMove: "How it was decided",
  luck: (passed: number, tests: number, promised: string) =>
    `${passed} of ${tests} tests passed (${promised} on average with such odds)`,
  /** After an amount of fame: “1 from deliveries”, whatever the amount. */
  sources: {
    bounty: "from bounties",
    job: "from jobs",
    cargo: "from deliveries",
    patrol: "from patrols",
    "personal-goal": "from the personal goal",
    "ship-goal": "from ship goals",
    luxury: "from luxuries",
    encounter: "from encounters",
    contact: "from contacts",
    combat: "from combat",
    ambition: "from the ambition",
    printed: "from printed cards",
    start: "head start",
    held: "while cards are held",
    lost: "lost",
  },
  deal: {
    counter: "Offer something else",
    /** Neither side could lay anything but words. */
    onlyWords:
      "Nothing can be handed over now: neither side has credits, and cards change hands only where you meet. Promises can be laid in a tray.",
    empty: "Lay something in a tray: what you give, and what you would like for it.",
    fits: "This can be offered: it fits both ships.",
    promises: "Promises, which bind nobody",
    owes: (name: string) => `${name} owes you. Call it in for:`,
    mine: (give: string, get: string) => `Your offer stands. You give: ${give}. You get: ${get}.`,
    theirs: (give: string, get: string) => `Offered: you give ${give} and get ${get}.`,
    noEnds: "A no settles this between you for this turn.",
    settled: (what: string) => `${what}: asked and answered between you this turn.`,
    matter: { cards: "Cards and crew", credits: "Credits" },
    withdraw: "Withdraw the offer",
    withdrawn: (name: string) => `${name} withdraws the offer.`,
    whatFor: (what: string) => `What it is for: ${what}.`,
    against: "The fight is against you.",
    /** My chance as things are, and with the die they ask for. */
    againstOdds: (now: string, then: string) =>
      `You win it with ${now} now, and with ${then} if they roll one die more.`,
  },
  /** What a card would push out of its slot. */
  inPlaceOf: (cards: string) => `In place of ${cards}.`,
  leastOf: (cards: string) => `In place of ${cards}, the least use to you.`,
  /** [OR-SOLO-03] [UB-SOLO-13] */
  printed: (fame: number) =>
    `Plays by its printed cards: no goals, and of its abilities only those that raise combat, health, hull or hyperdrive. Wins with ${fame} fame.`,
  /** Where somebody wanted is known to be. */
  seenAt: (name: string, at: string) => `Known: ${name} is ${at}.`,
  ownCrew: (name: string) =>
    `Known: ${name} is in your own crew. Nobody hunts their own crew: the bounty waits until they leave it.`,
  theirCrew: (name: string, owner: string, fights: boolean) =>
    `Known: ${name} travels with ${owner}: hunt where that ship is. ${fights ? "They may fight you for their crew; otherwise you simply take who you hunt." : "Nobody fights for this crew: you simply take who you hunt."}`,
  ownBounty:
    "You play this character. Nobody hunts themselves: all this card is good for is that nobody else can take it.",
  asks: {
    /** [OR-MOVE-01] Outside the planning step a card lets one fly. */
    flyOn: (left: number) =>
      `You may fly up to ${left} ${left === 1 ? "move" : "moves"}, or stay where you are.`,
    /** [UB-BHAI-01] */
    hunter: "Choose whom you play against: one of those who begin with a bounty.",
    trader: "Choose whom you play against: one of those who do not begin with a bounty.",
    shut: "Nothing of this is open to you now.",
    idle: "Actions: nothing more to do here.",
    cleared: "Buy a card, or leave: nothing more can be cleared away.",
    clearsOn: (deck: string) => `Buy a card, clear one more away (${deck}), or leave.`,
    room: (card: string) => `No slot is free for “${card}”: which card goes?`,
    roomAndPay: (card: string, price: string) =>
      `No slot is free for “${card}”: hand in a card that makes room. Still to pay: ${price}.`,
    pay: (card: string, price: string) =>
      `“${card}”: pay ${price}, or hand in cards to pay less. No change is given.`,
    handIn: (card: string, price: string) =>
      `“${card}” costs ${price}: hand in cards for what you lack. No change is given.`,
    berth: (name: string, skills: string) =>
      `All berths are taken. Tap who leaves for ${name}${skills === "" ? "" : ` (${skills})`}.`,
    /** [OR-BNTY-05] */
    protect: (hunter: string, crew: string) =>
      `${hunter} hunts ${crew} of your crew. Stand in the way?`,
    goal: (of: "character" | "ship", price: string, prize: string) =>
      `Pay ${price} to complete your ${of === "ship" ? "ship" : "personal"} goal? It brings ${prize}.`,
    patrolWay: (patrol: string) => `Which of the equally short ways does ${patrol} take?`,
    /** [OR-TURN-05] Nothing else can be met. */
    hostile: "Encounter: a hostile patrol is here and has to be fought.",
  },
  noRoom: "No slot is free: a card of yours would have to go.",
  themes: (themes: string) => `Encounters here, mostly: ${themes}`,
  maybe: (names: string) => `perhaps ${names}`,
  huntsYou: "carries a bounty on you",
  rail: {
    title: "The job, step by step",
    crucial: "failing this fails the job",
    lent: (names: string) => `known by ${names}`,
    nobody: "nobody aboard knows it",
    self: "you",
    choice: "a choice",
    reward: "the reward",
  },
};

export type BoardLabels = typeof board;
