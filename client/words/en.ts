/** The English catalog is the type of all catalogs: a key missing in another language does not compile. */
import { errors } from "./errors/en.ts";
import { listed, plural } from "./language.ts";

const n = (count: number, one: string, other: string): string =>
  plural("en", count, { one, other });

export const en = {
  appName: "Guildhall",
  tagline: "Take a seat. The contracts are on the wall.",
  close: "Close",
  cancel: "Never mind",
  backToHall: "Back to the hall",
  backToTable: "Back to the table",
  copy: "Copy",
  share: "Send",
  copied: "Copied.",
  copyByHand: "Copy this",
  loading: "Lighting the lamps…",
  tryAgain: "Try again",
  you: "You",
  recruit: "Recruit",
  settings: "Settings",
  myPage: "My page",
  rules: "Rules",
  verify: "Verify a game",
  verifyThis: "Verify this game",
  skip: "Skip to the content",
  notice:
    "Guildhall is an unofficial fan project. It is not affiliated with, endorsed by or connected to the publishers or rights holders of the games and stories it refers to; all names belong to their owners.",
  openSource: "Free software under the MIT licence.",
  licences: "Licences of what is inside",
  notFound: "There is nothing behind this door.",
  noServer: "The hall is out of reach. Games on this device still work.",
  errors,
  errorOther: (code: string) => `The hall says no (${code}).`,

  name: {
    ask: "What do they call you?",
    why: "Others at the table see this name. No account, no e‑mail.",
    label: "Your name",
    enter: "Come in",
    before: "You were here before?",
    save: "Save",
    change: "Change name",
    underWay: "The game is under way: you can watch.",
    invited: (game: string, people: readonly string[]) =>
      people.length === 0
        ? `You are invited to a table of ${game}.`
        : `You are invited to a table of ${game}, with ${listed("en", people)}.`,
    hello: (name: string, hour: number) =>
      `${hour < 5 ? "Still up" : hour < 12 ? "Good morning" : hour < 18 ? "Good afternoon" : "Good evening"}, ${name}.`,
  },

  lobby: {
    games: "Games of the house",
    playNow: "Play now",
    playNowHint: (offline: boolean) =>
      `“Play now” deals at once on this device, against bots${offline ? ", without a network" : ""}.`,
    quickWho: (bots: number, chosen: string) =>
      `${bots === 0 ? "Alone" : n(bots, "You and # bot", "You and # bots")}${chosen} · change`,
    quickTitle: (game: string) => `Play now: ${game}`,
    quickSeats: "How many at the table, you included?",
    begin: "Begin here",
    firstGame: "New here? Learn by playing",
    newTable: "New table",
    myTables: "Your tables",
    openTables: "Open tables",
    noOpenTables: "Nobody is waiting right now. Open a table and send the link to a friend.",
    here: "On this device",
    yourMove: "Your move",
    gathering: "Gathering",
    playing: "Playing",
    over: "Over",
    free: (count: number) => n(count, "# free seat", "# free seats"),
    players: (min: number, max: number) =>
      min === max ? n(min, "# player", "# players") : `${min}–${max} players`,
    minutes: (minutes: number) => `${minutes} min`,
    join: "Join",
    continue: "Continue",
    look: "Look",
    remove: "Remove",
    pages: "Also here",
  },

  create: {
    titleOf: (game: string) => `New table: ${game}`,
    where: "Where do you play?",
    byLink: "With a link",
    onDevice: "On this device",
    onDeviceHint: (secrets: boolean, offline: boolean) =>
      `${offline ? "Works without a network. " : ""}Several people share the screen${secrets ? "; a curtain falls between turns" : ""}.`,
    seats: "Seats",
    people: "People on this device",
    bots: "Seats for bots",
    noBots: "None",
    botLevel: "How good are the bots?",
    clock: "Time for a decision",
    noClock: "No limit",
    listed: "Who may join?",
    listedYes: "Anyone in the hall",
    listedNo: "Only with the link",
    listedGuild: (guild: string) => `Only ${guild}`,
    cardSet: "Card set",
    ownSet: "The house set",
    coach: "A coach may comment on my moves",
    more: "House rules",
    open: "Open the table",
    start: "Deal",
  },

  table: {
    seats: "Seats",
    openSeat: "Free seat",
    sit: "Sit here",
    stand: "Stand up",
    addBot: "Seat a bot",
    removeBot: "Send away",
    start: "Start the game",
    startWhyNot: "Every seat needs a person or a bot.",
    waitHost: "Waiting for the host to start.",
    waitSeats: (count: number) => n(count, "One seat is still free.", "# seats are still free."),
    invite: "Invite",
    inviteLine: "Whoever has this link may sit down or watch.",
    inviteQr: "QR code of the invitation",
    secondDevice: "Play on a second device",
    secondDeviceLine:
      "Scan this with the other device, or type the code there. It works once and expires soon.",
    code: (code: string) => `Code ${code}`,
    sealed: "The shuffle is sealed",
    sealedLine:
      "This fingerprint of the seed was published before the first card. After the game you can check that nothing was changed.",
    yourMove: "Your move",
    waitingFor: (names: readonly string[]) => `Waiting for ${listed("en", names)}`,
    ready: "ready",
    thinking: "choosing",
    lost: "connection lost",
    left: "away",
    substitute: "a bot plays for them",
    watching: (count: number) => n(count, "# spectator", "# spectators"),
    youWatch: "You are watching.",
    secondsLeft: (count: number) => n(count, "# second left", "# seconds left"),
    guest: (number: number) => `Guest ${number}`,
    log: "Log",
    chat: "Chat",
    chatNew: "Chat, something new",
    more: "More",
    tools: "What you can do at this table",
    coachDoor: "Coach",
    takeBack: "Take back",
    redo: "Redo",
    takeBackNone: "Nothing of yours can be taken back now.",
    takeBackAsk: "Others have seen something since. Ask them?",
    takeBackAskDo: "Ask the table",
    takeBackAsked: (name: string) => `${name} would like to take the last move back.`,
    takeBackWait: (names: readonly string[]) => `Asked; waiting for ${listed("en", names)}.`,
    takeBackBots:
      "The bots have seen something since, but they agree: your move will be taken back.",
    agree: "Fine by me",
    disagree: "No",
    handOver: "Let a bot play for me",
    takeOver: "I am back",
    botPlays: "A bot plays for you.",
    awayFor: (name: string, minutes: number) =>
      minutes === 0
        ? `${name} is away.`
        : `${name} has been away for ${n(minutes, "# minute", "# minutes")}.`,
    awayPatience: (seconds: number) =>
      `The seat is kept for ${n(seconds, "# more second", "# more seconds")}.`,
    letBotPlay: "Let a bot play until they are back",
    rematchAsk: (who: string) =>
      who === ""
        ? "Again? The same people, the same seats."
        : `${who} asks: again? The same people, the same seats.`,
    askedFor: (name: string) => `Waiting for ${name}`,
    saidNotNow: (name: string) => `${name}: not this time`,
    rematchYes: "Count me in",
    rematchNo: "Not now",
    sendAway: "Send away",
    sendAwayWho: (name: string) => `Send ${name} away`,
    spectator: "a spectator",
    hiddenLine: "hidden",
    aboutLine: (name: string) => `About ${name}`,
    hideForMe: "Hide for me",
    showAgain: "Show again",
    muteForAll: "Silence for everyone",
    unmute: "Let them speak",
    spectatorsTalk: "People without a seat may talk",
    rematch: "Rematch",
    toRematch: "To the rematch",
    leave: "Leave the table",
    gameOver: "The game is over.",
    result: "Result",
    showBoard: "Show the table",
    settings: "Terms of this table",
    passTo: (name: string) => `Hand the device to ${name}`,
    passLine: "Nobody else looks at the screen.",
    iAm: (name: string) => `I am ${name}`,
    say: "Say something",
    send: "Send",
    quick: "Quick phrases",
    noChat: "Nobody has said anything yet.",
    noLog: "Nothing has happened yet.",
    whyRule: "Why? The rule",
    ruleUnknown: "This rule is not written down in your language yet.",
    earlier: (count: number) => n(count, "# earlier line", "# earlier lines"),
    botReasons: "What the bot thought",
  },

  logEntry: {
    "sat-down": (name: string) => `${name} sits down.`,
    "stood-up": (name: string) => `${name} stands up.`,
    "bot-sat-down": (name: string) => `${name}, a bot, sits down.`,
    "substitute-plays": (name: string) => `A bot plays for ${name}.`,
    "sent-away": (name: string) => `The host sends ${name} away.`,
    renamed: (name: string) => `From now on: ${name}.`,
    pause: (name: string | null, until: string) =>
      name === null
        ? `All agree: the clocks rest until ${until}.`
        : `${name} asks for a rest until ${until}.`,
    "start-void": (names: readonly string[]) =>
      `A start was void: the device of ${listed("en", names)} did not answer. Everyone’s part is drawn anew.`,
    "came-back": (name: string) => `${name} is back.`,
    "taken-back": (name: string) => `${name} takes the last move back.`,
    "take-back-refused": (name: string) => `${name} says no: the move stands.`,
    amended: "An earlier entry was corrected; everything after it was judged again.",
    clock: (name: string) => `Time is up for ${name}.`,
  },

  phrases: {
    hello: "Hello!",
    "good-luck": "Good luck.",
    "nice-one": "Nice one.",
    ouch: "Ouch.",
    thinking: "Let me think…",
    hurry: "Any time now.",
    sorry: "Sorry!",
    thanks: "Thanks.",
    "good-game": "Good game.",
    again: "Again?",
    "not-now": "Not this time.",
  },

  link: {
    queued: "Connection lost. Your move goes out by itself.",
    connecting: "Connecting…",
    lost: "Connection lost. Trying again…",
    open: "Connected",
    local: "On this device",
  },

  rulesPage: {
    title: (game: string) => `${game}: the rules`,
    search: "Search the rules",
    none: "No rule says that.",
    count: (count: number) => n(count, "# rule", "# rules"),
    all: "All rules, numbered",
    toAll: (count: number) =>
      `You know the game? ${n(count, "# numbered rule", "# numbered rules")}`,
    exactly: "Exactly:",
    newHere: "New here? The game in one minute",
  },

  galleryPage: { title: (game: string) => `${game}: the gallery` },

  settingsPage: {
    sounds: "Quiet sounds, and vibration on phones that have it",
    device: "This device",
    install: "Install as an app",
    installHint: "Use “Add to home screen” in your browser.",
    code: "I have a code from my other device",
    claim: "Bring my seats here",
    claimed: "Your seats are on this device now.",
    forget: "Forget me on this device",
    otherDevice: "Bring my seats to another device",
  },

  next: {
    title: "Next game",
    line: (people: number) =>
      n(
        people,
        "You alone, against bots.",
        "For the # people of this table; whoever says yes sits down.",
      ),
    game: "Game",
    tooMany: (people: number) => `A game with fewer than ${people} seats is not offered.`,
    seating: "Seats",
    same: "as before",
    drawn: "drawn anew",
    propose: "Propose it",
    ask: (who: string, game: string) =>
      who === "" ? `Next: ${game}?` : `${who} proposes: ${game}. Are you in?`,
  },

  replay: {
    title: "Replay",
    watch: "Watch the replay",
    /** The curve and its turning points. */
    lookBack: "Where it turned",
    leave: "Leave the replay",
    play: "Play",
    pause: "Pause",
    pace: (n: number) => `Speed ×${n}: change`,
    first: "To the start",
    previous: "One step back",
    next: "One step forward",
    last: "To the end",
    position: "Step",
    step: (step: number, of: number) => `Step ${step} of ${of}`,
    eyes: "Through whose eyes?",
    spectator: "A spectator",
    everyone: "Everyone",
    failed: "The replay cannot be opened now.",
  },

  deal: {
    changed:
      "Your part of the deal was changed before the first card. Do not trust this deal; ask whoever runs the hall.",
    good: "Checked on this device: nobody chose this deal.",
    bad: "This deal is not the one your device took part in.",
    why: {
      "bad-journal": "The journal does not deal the same cards or judge the same moves.",
      "bad-seal": "What was sealed before the first card is not what is written now.",
      "bad-part": "The part your device drew is not in it.",
    },
    wasVoid: (names: readonly string[]) =>
      `One start was void: the device of ${listed("en", names)} did not answer.`,
    dealing: "Everyone’s devices deal together…",
  },
};

export type Words = typeof en;
