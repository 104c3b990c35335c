/** The first flight: what the clerk says. Its shape is the type of the other languages. */
export const en = {
  clerk: "The guild’s clerk",
  you: "You",
  tap: "Tap",
  then: ", then ",
  /** What the clerk says goes on beneath the edge. */
  readOn: "Read on",
  listen: "Read what happened; I speak when it is told.",
  ask: "What would you do?",
  atDesk: "I am at my desk. Ask when you like.",
  alone: "Play on without me",
  toTable: "Deal me a whole game",
  /** Two doors side by side, after the words that explain them. */
  toWhole: "A whole game, to 10 fame",
  toShort: "A short game, to 5 fame",
  /** Of the things one has to have met: before it is enough. */
  known: (known: number, all: number) => `You know ${known} of ${all} things`,
  /** What the count still waits for, said in its title and when it is tapped. */
  toCome: (things: string) => `Still to come: ${things}.`,
  things: {
    fly: "a flight",
    delivered: "a delivery",
    bought: "a purchase",
    endActions: "ending your actions",
    encounter: "drawing the card of a place",
    contact: "meeting a contact",
    line: "choosing a line of a story",
    opponent: "an opponent’s turn",
    fame: "fame",
    test: "a skill test",
  },
  /** Said when the count is full and the lesson goes on: crew, a job and a fight are better met once. */
  allKnown: (all: number) =>
    `That makes ${all} of ${all}: you know what one has to know. I stay a little longer, for practice, and say when it is enough.`,
  next: "That was a whole game. The next one is yours alone.",
  welcome: (me: string, ship: string, rival: string, fame: number, place: string) =>
    `You are ${me}, your ship is a ${ship}, at ${place}. Fame decides: the first with ${fame} wins. ${rival} wants it too, and plays by a deck of printed cards.`,
  /** The first time this kind of move is the one I mean. */
  topics: {
    fly: "A turn has three steps: planning, action, encounter. Planning is one thing: fly, or earn 2,000 credits, or recover.",
    earn: "Planning does not have to be a flight: whoever stays where they are may earn 2,000 credits.",
    recover: "Damage stays until you recover, and that takes the whole planning step.",
    deliver:
      "The second step is actions: deliver, visit the market, trade, use abilities, in any order. Cargo is delivered where it is wanted, by one tap.",
    smuggle:
      "This cargo is illegal: one die decides. A hit delivers it; anything else draws a card full of trouble.",
    market:
      "On a planet you may visit the market once a turn: six decks, the top card of each face up. You buy one card at most.",
    buyCargo: "Cargo is bought here and paid for elsewhere. It fills a slot of your ship.",
    buyJob:
      "A job costs little and pays in credits and fame, but asks for skills, step by step, at its place.",
    buyBounty:
      "A bounty names somebody. Find them among the contacts, win the fight, and be paid, better still alive.",
    buyGear: "Gear is for you, mods are for the ship. They stay.",
    buyLuxury: "Luxury buys fame, or something almost as good.",
    buyShip:
      "Ships differ in speed, hull, guns and room, so compare before you pay. One you bought before is taken in part payment; the one you began with is worth nothing.",
    leaveMarket:
      "You need not buy. Before you do, up to two cards of one deck may be cleared away to see the next.",
    endActions: "Whoever ends the actions comes to the third step, the encounter.",
    ability: "Characters, ships and cards can do things of their own. What can be used now is lit.",
    encounter:
      "The encounter: meet one thing here. The place itself is a card with a story, and the story asks something of you.",
    contact:
      "The little tokens on a planet are contacts. Face down, the colour says how important they are: white is the humblest, then green, yellow, orange, the most dangerous, but it can be worth the most. Some look first at what their faction thinks of you.",
    patrol:
      "A patrol stops every ship its faction does not like, and a hostile one must be fought before anything else. Both sides roll; each suffers what the other rolled.",
    job: "A job is done at its place, in the encounter step. Each of its steps is a test, and a failed one hurts, costs money, or ends the job for today.",
    core: "The two Core spaces are the ends of the map, and a shortcut joins them. Crossing is your encounter: you draw a card, and if you meet what it asks you are at the other end at once.",
    hunt: "That is your target. A hunt is a fight: the higher total wins, a tie is yours.",
    line: "The card offers lines. Each says what it costs and how likely it is; read them before you choose.",
    skill:
      "A test is two dice. Without the skill only a critical hit passes; with it once also a hit; with it twice anything but a blank.",
    roll: "Before the dice fall you may call on cards that help. Nothing helps here, so roll.",
    keep: "After a roll, cards may turn dice or roll them again. Otherwise the roll stands.",
    catch:
      "Your target is down. Eliminated, it pays at once; captured, it rides along and pays more where the card says.",
    fame: "Fame wins games and credits only buy things.",
    reveal: "A card you uncovered shows a contact: one token is turned up for everyone to see.",
    room: "A slot holds one card. When all are taken, something must go.",
    faction:
      "Four factions have an opinion of you. Whoever likes you lets you pass; whoever hates you attacks.",
    patrolMoves:
      "The card you uncovered carries the sign of a patrol: it comes nearer, and where there is a choice it is yours.",
    fight:
      "A fight: both sides roll. A hit counts 1, a critical hit 2; the eye (focus) and the blank count nothing, unless a card turns them. The higher total wins, a tie is the attacker’s, and each side suffers what the other rolled.",
    price:
      "What you buy is paid in credits; if you like, cargo, gear or mods you hand in pay part of it.",
    other: "A rarer question: the line above its answers says what it is about.",
  },
  /** Why this one. */
  why: {
    errand: (card: string, place: string, reward: string) =>
      `You hold ${card}, which is for ${place}${reward === "" ? "" : ` and brings ${reward}`}; its pin stands on the map.`,
    toward: (card: string, place: string) =>
      `${card} is for ${place}; that is too far for one flight, and this is on the way.`,
    search: (name: string, rank: string, place: string, paid: string) =>
      `${name} must be one of the ${rank} contacts. One lies face down at ${place}; alive, they are paid for at ${paid}.`,
    maybe: (name: string) => `It may be ${name}, whom you look for.`,
    people: (place: string) => `There are people to meet at ${place}, and a market to look at.`,
    /** Nobody waits there. */
    quiet: (place: string) => `${place}: nobody to meet there, but a card to draw.`,
    goal: (place: string) =>
      `${place} brings you nearer to a goal of yours: the goals stand beside your ship.`,
    /** To one end of the map, because what is wanted lies near the other. */
    toCore: (card: string, place: string) =>
      `${card} is for ${place}, at the other end of the map. From here a shortcut leads across the Core, in the encounter step: quicker than flying all the way round.`,
    cross: (card: string, place: string) =>
      `${card} is for ${place}, and ${place} lies at the other end.`,
    crossPlain: "What you want next lies at the other end.",
    /** Of a card that is for this very place. */
    earn: (card: string) => `${card} is for this place, and you are here already: take the money.`,
    earnEmpty:
      "No card of yours leads anywhere now: take the money, and look out for a job or a cargo that suits you.",
    earnFirst:
      "Ships and good cards cost money, and what you hold does not run out: take the money first.",
    stay: (name: string, rank: string) =>
      `You seek ${name}, and a ${rank} contact lies face down right here: stay, and take the money.`,
    recover: (damage: number) =>
      damage === 1
        ? "You carry 1 damage."
        : `You carry ${damage} damage; one bad fight more and you are down.`,
    deliver: (card: string, reward: string) => `${card} brings ${reward} here.`,
    smuggle: (percent: string) =>
      `${percent} that it goes smoothly; otherwise trouble, and no encounter this turn.`,
    market: "Look at what is for sale.",
    buyCargo: (card: string, place: string, reward: string) =>
      `${card} goes to ${place} and pays ${reward}.`,
    /** How far a card leads, in spaces and in flights of this ship. */
    far: (place: string, spaces: number, flights: number) =>
      `${place} is ${spaces} spaces away: ${flights === 1 ? "one flight" : `${flights} flights`}.`,
    illegal: (percent: string) =>
      `It is illegal: on delivery one die decides, ${percent} that it goes smoothly.`,
    /** `must`: the skills whose test fails the whole job, as far as the card says so. */
    buyJob: (card: string, place: string, must: string, tests: number) =>
      `${card} waits at ${place}. ${
        must !== ""
          ? `You must pass ${must}`
          : tests === 1
            ? "One test decides"
            : "Not every test has to be passed"
      }, and a job that fails is yours to try again, as a rule.`,
    /** After it: the whole of it, from the first test to the last. */
    whole: (done: string, down: string) =>
      `Over both ways it can turn out you would do it in ${done}; knocked out: ${down}.`,
    buyBounty: (card: string, rank: string, win: string) =>
      `${card} is one of the ${rank} contacts; you would win in ${win}.`,
    buyOther: (card: string) => `${card} helps more than the money.`,
    /** What it would give, and take, against what one flies or carries now. */
    buyGains: (card: string, gains: string) => `${card}, for you: ${gains}.`,
    pay: "That is the price, and nothing of yours has to go.",
    barter: "It pays part of the price.",
    leave: "I would keep my money this time.",
    leaveBut: (against: string) => `I would take nothing this time: ${against}.`,
    cancel: (card: string, goes: string) =>
      `${card} is not worth what would have to go${goes === "" ? "" : ` (${goes})`}: leave it.`,
    end: "Nothing else here pays.",
    /** [OR-TURN-05] The patrol by name; its odds follow. */
    endAndFight: (patrol: string) =>
      `But a hostile patrol is here and has to be fought as soon as your actions are over: ${patrol}.`,
    endsTurn: "The encounter is lost this turn, so that is all.",
    ability: "It costs less than it brings.",
    turn: "With it you can still win.",
    lost: "Nothing you have would change it: spend nothing.",
    encounter: (place: string) => `${place} has a story for you.`,
    faceDown:
      "Nobody knows who it is until you ask; the more important somebody is, the more they can do for you.",
    humble:
      "Nobody knows who it is until you ask; a humble one brings less, but seldom does you harm.",
    /** Of all who may lie face down there. */
    attackers: (some: number, all: number) =>
      some === 0
        ? `Of the ${all} it may be, none would attack you.`
        : `Of the ${all} it may be, ${some} would attack you, for your bad name.`,
    faceUp: (name: string) => `${name} may come aboard, and crew lend you their skills.`,
    fight: (win: string, down: string) => `You win in ${win}, and are knocked out in ${down}.`,
    job: (chances: string, done: string, down: string) =>
      `Your chances: ${chances}. The whole job, over both ways it can turn out: ${done}; knocked out on the way: ${down}.`,
    /** Of a job that is done against somebody. */
    alone: (percent: string) => `passing while the other fails ${percent}`,
    line: (percent: string) => `The chance of this line: ${percent}.`,
    /** No dice in it. `pay`: what it costs, if anything; `joins`: whoever is met comes aboard. */
    safe: (pay: string, joins: boolean): string =>
      joins
        ? `No dice: ${pay === "" ? "" : `for ${pay} credits `}they join your crew, and crew lend you their skills.`
        : pay === ""
          ? "No dice: what it says happens."
          : `No dice: you pay ${pay} credits and get what it says; I find it worth that.`,
    oneDie: "Part of it is up to one die: its faces are told below.",
    decline: "I would let it be: it costs more than it brings.",
    declineOnly: "None of it is open to you now; the lines say what is missing.",
    skill: (percent: string) => `That is the one you know best: ${percent}.`,
    roll: "Let them fall.",
    keep: "That is good enough.",
    /** [OR-COM-05] Kept because they win. */
    keepWin: "With these dice you win.",
    /** One die of a card: its face, and what that brings. */
    keepDie: (face: string, brings: string) =>
      `The die shows “${face}”: ${brings === "" ? "nothing happens." : brings} Rolling again brings less, on average.`,
    again: "It can only get better.",
    gamble: "Rolling again brings more than this, on average.",
    eliminate: "Paid now is paid.",
    capture: "Alive pays more, if you get there.",
    takeFame: "Take the fame.",
    takeCredits: "Credits move you on more quickly now.",
    reveal: "The more faces you know, the better you choose.",
    room: "That one helps you least.",
    faction: "There your name gains most, or loses least.",
    patrolMoves: "I would pick the one that troubles you least.",
    /** [OR-PAT-07] */
    patrolWay: "Both ways are equally short: on either it comes towards you.",
    revealPlanet: "It costs nothing, and whoever lies face up you can judge before you meet them.",
    other: "Of what can be chosen here this looks best to me.",
  },
  /** What a trader would do instead, where I mean something else. */
  rather: {
    earn: "(A careful trader would earn first; I let no paid delivery wait.)",
    clear:
      "(Before you buy you may clear a card or two of one deck away, to see what lies beneath; that is luck, so I leave it out.)",
    risk: "(A bold trader would take a fight at poor odds here; I would not, not yet.)",
    /** A line of a story that is no fight: by its name and its chance. */
    line: (line: string, percent: string) =>
      `(A bold trader would take “${line}”, at ${percent}; I would not, not yet.)`,
    farther:
      "(A trader would look elsewhere, nearer to where the bounty is paid; I look here first.)",
    /** A job or a hunt that rather goes wrong. */
    poor: (card: string, percent: string) =>
      `(A bold trader would go for ${card}; at ${percent} in all I would not, not yet.)`,
    illegal: (card: string, percent: string) =>
      `(A bold trader would take ${card}: illegal, ${percent} that it goes smoothly. I would not, not yet.)`,
    market: "(A trader would look at the market too; I see nothing plain to buy.)",
    well: "(A bold trader would go on as you are; I would get well first.)",
    marketBut: (against: string) => `(The market is open too, but ${against}.)`,
    barter: "(A trader would take a dearer card and hand one in for it: later.)",
  },
  /** What stands against a card that could be had. */
  against: {
    room: (card: string, goes: string) =>
      `no slot is free: for ${card} something would have to go (${goes})`,
    job: (card: string, percent: string) => `${card} would come off in only ${percent}`,
    hunt: (card: string, percent: string) =>
      `the bounty on ${card} means a fight you would win in only ${percent}`,
    illegal: (card: string, percent: string) =>
      `${card} is illegal and gets through smoothly in only ${percent}`,
    and: "; ",
  },
  /** What just happened to the learner, each thing once. */
  heard: {
    delivered: (card: string) =>
      `${card} is delivered and paid. That is how every ship here stays in the air.`,
    /** [OR-CARGO-04] */
    failedRun: (isDelivered: boolean) =>
      `The die was no hit: a card of trouble was drawn, ${isDelivered ? "and the cargo got through all the same" : "and the cargo was not paid"}. After that there is no encounter this turn.`,
    bought: (card: string, hasPin: boolean) =>
      `${card} is yours. You see it beside your ship${hasPin ? ", and a new pin on the map shows where it leads" : ""}.`,
    newShip: (ship: string) =>
      `The ${ship} is yours, and what you had moves over. Its slots and its own goal stand beside it.`,
    patrolMoved: (patrol: string) =>
      `${patrol} moved: the card that was uncovered carries its sign, and it comes toward whoever bought.`,
    passed: (known: number): string =>
      known === 0
        ? "Passed with a critical hit, without knowing how. Do not count on it."
        : known === 1
          ? "Passed. You have the skill once: by the dice alone that is enough in 75 %."
          : "Passed. With the skill twice only two blanks fail you: 94 % by the dice alone.",
    failed: (known: number): string =>
      known === 0
        ? "Failed. Without the skill only a critical hit helps: 23 %. Crew can lend you what you lack."
        : "Failed, though the odds were yours. The card says what it costs.",
    crew: (name: string) =>
      `${name} flies with you now: their skills count as yours in every test.`,
    secret:
      "That card is a secret: it lies sealed beside your ship until its moment comes. Nobody else may read it.",
    /** The learner attacked. */
    fought: (mine: number, theirs: number) =>
      `The dice have spoken: ${mine} against ${theirs}. ${
        mine === theirs ? "The attacker wins a tie, and that was you" : "The higher total wins"
      }; each side suffers the other’s total. A hit counts 1, a critical hit 2, the rest nothing.`,
    /** `stands`: the planning step it cost is over already. */
    defeated: (stands: boolean) =>
      `Knocked out: that is damage up to your health or your hull. It cost you the rest of the turn and 3,000 credits, or all you had, ${stands ? "and the planning step that followed went into getting up: you are sound again" : "and your next planning step goes into getting up"}.`,
    attacked: (name: string) =>
      `${name} gave you no choice: some people attack whoever has a bad name with their side. The four signs at the foot of the board are your name: + good, · neutral, − bad.`,
    liked: (faction: string) =>
      `${faction}: they like you better now. Their patrol waves you through.`,
    disliked: (faction: string) =>
      `${faction}: they like you less now. Keep an eye on their patrol.`,
    jobDone: (card: string) => `${card}: done. Jobs are the steadiest way to fame.`,
    captured: "The bounty is yours. Hunters live well here, while they live.",
    fame: (fame: number, target: number) =>
      `Fame! ${fame} of ${target}. Goals give more: they stand beside your ship.`,
    goal: "A goal is reached: your card turns over, and its other side is better.",
    opponent: (name: string) =>
      `${name} has had a turn: one printed card, read from top to bottom. In planning and encounter the first line that works counts, in actions every line.`,
  },
  /** Something else than I meant: legal, and answered. */
  otherwise: {
    fly: (place: string) =>
      `${place}, then. You go your own way; the pins will still be there next turn.`,
    earn: "2,000 credits instead. Safe, but money alone wins nothing.",
    recover: "You rest. Fit again is worth something too.",
    market: "A look at the market first: why not, it is open once a turn.",
    clear:
      "Cleared away. Up to two a turn may go; what lies beneath may be better, for you or for the next.",
    buy: (card: string) => `${card} instead. It is your money.`,
    /** [OR-MKT-08] Paid for, and not had. */
    slipped: (card: string) =>
      `You paid for ${card}, and the die said no: the card is gone, and so is the money.`,
    begin: (card: string) => `${card}, then: let us see what it asks for.`,
    take: (card: string) => `${card} instead. It costs nothing but its slot.`,
    cancel: "You leave it after all: nothing is paid, and nothing of yours is gone.",
    leave: "You keep your money. That is allowed, and sometimes wise.",
    /** `left`: what I meant, by its name on the screen. */
    end: (left: string) =>
      `You end your actions early. Left undone here: ${left}. It can wait for your next visit, or you take this back.`,
    deliver: "You deliver. I would have waited, but paid is paid.",
    encounter: "You would rather meet something else. Good: I am curious too.",
    fight: "A fight I would not have picked. Good luck.",
    line: "The other line. Stories are there to be chosen.",
    dice: "You trust your own feeling about dice. They do not mind.",
    other: "Not what I would have done, but the rules allow it, so it is a plan.",
  },
  /** A bounty, for whoever has not won one: told on the real figures of one card. */
  example: {
    title: "And bounties? One, in four lines",
    /** Of a card one holds already. */
    own: (name: string) =>
      `You hold the bounty on ${name}. It cost nothing and stays with you until you are paid.`,
    take: (name: string) =>
      `In the market you take the bounty on ${name}. It costs nothing and stays with you until you are paid.`,
    find: (name: string, rank: string) =>
      `${name} is one of the ${rank} contacts. In the encounter step you meet one of them after the other, until it is the right one.`,
    fight: (name: string, strength: number, win: string) =>
      `Then you hunt: you roll against ${name}’s ${strength} dice. As you are now you win in ${win}; gear and crew help.`,
    pay: (dead: string, alive: string, place: string) =>
      `Eliminated, that is ${dead} at once. Captured, your prisoner rides along: ${alive} when you come to ${place}.`,
  },
  enough:
    "You know enough: plan, act, encounter, and keep an eye on the pins. Play on here, or have a game of your own dealt.",
  /** What this game did not bring, each with its page of the rules. */
  unmet: "Still to discover, in the rules:",
  more: {
    jobs: "jobs",
    bounties: "bounties",
    patrols: "patrols",
    fights: "fights",
    tests: "tests",
    contacts: "contacts",
    cargo: "cargo",
    market: "the market",
    crew: "crew",
    deals: "deals with other people",
  },
  over: "The game is over. You have seen one whole life of a captain.",
};

export type LearnWords = typeof en;
