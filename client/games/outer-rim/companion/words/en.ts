/** The companion beside a real board, in English. Its shape is the type of the other languages. */
import type { Fact } from "../facts.ts";

export const en = {
  lead: (offline: boolean) =>
    `For the Outer Rim box on your table: this page draws for the printed opponents, reads their cards and keeps count. ${offline ? "It works without network and remembers everything on this device." : "It remembers everything on this device."}`,
  parts: { opponents: "Opponents", odds: "Odds", fame: "Fame" },
  part: "What do you need?",
  add: "Add an opponent",
  who: "Who plays against you?",
  box: "Your boxes",
  boxes: { both: "With Unfinished Business", base: "Base box alone" },
  handicap: "Fame it starts with",
  handicapHint: "0 is the normal game; more is for experts.",
  hunts: "hunts bounties",
  trades: "trades",
  none: "No opponent yet. Add one; several may play, each with a deck of its own.",
  /** With one opponent at the table. */
  second: (credits: string) =>
    `Of two opponents one hunts bounties and the other does not; draw lots for who comes first. The second starts with ${credits} credits.`,
  remove: (name: string) => `Remove ${name}`,
  /** Before its first turn. */
  setUp: {
    lay: (ship: string, card: string) =>
      `Lay out its character and a ${ship}, give it a starting card ${card}, and put its ship on a planet drawn by lot.`,
    goal: "Put a goal token on the destination of that card.",
    first: (credits: string) => `You play first, with ${credits} credits.`,
    sheet: (fame: number) =>
      `You play first. Draw two ambition sheets and keep one: it says which credits and which card you start with; there are no other credits. The opponent has none and needs ${fame} fame.`,
    quoted: (name: string) => `“${name}”`,
    without: (jobs: string) =>
      `Leave out the jobs ${jobs}, and card 11 of the encounters at the Ring of Kafrene and Takodana. There are no favors, and no opponent flies through the Core Worlds.`,
  },
  draw: "Draw its card",
  droid: "It has a droid in its crew",
  turn: (turn: number) => `Turn ${turn}`,
  credits: "Credits",
  fame: "Fame",
  more: (what: string) => `More: ${what}`,
  less: (what: string) => `Less: ${what}`,
  defeated: "Knocked out: it recovers at the start of its next turn",
  yes: "Yes",
  no: "No",
  done: "Done",
  putAway: "End of its turn",
  back: "Back one step",
  taken: "done",
  passed: "passed over",
  gained: "Credits it gains or pays",
  famed: "Fame it gains",
  fell: "It was knocked out",
  special: (decks: string) =>
    `Last, clear the cards on show away (${decks}). Its card goes back into its deck, shuffled.`,
  lastLine: "That was its turn.",
  wins: (name: string, fame: number) => `${name} has ${fame} fame and wins.`,
  facts: {
    damage: "Is there damage on its character or ship?",
    goal: "Does it carry cargo or a job for another place, and none for here?",
    target:
      "Is a target of its bounties anywhere else? A face-down contact of the right class counts.",
    "player-in-reach": "Can it reach a player with its hyperdrive?",
    hated: "Has any player a negative reputation?",
    "can-buy": "Can it buy such a card here? Up to two it cannot use are cleared away first.",
    "can-buy-base":
      "Can it buy such a card here? One it cannot use is cleared away first, no more.",
    "cargo-here": "Is any of its cargo wanted here?",
    "facedown-here": "Does a fitting contact lie face down here?",
    "rich-player-here": "Is a player with cargo, gear or mods here?",
    "hopeless-bounty": "Are its bounty slots full, and is one of its targets unknown?",
    "bounty-room": "Is a slot free for a bounty?",
    "player-here": "Is a player who still stands here?",
    "droid-contact": "Is a droid face up on the map?",
    "hostile-here": "Is a patrol of a faction that hates it here?",
    "weak-patrol": "Is a patrol near enough that is no stronger than its ship?",
    "job-here": "Is one of its jobs done here?",
    liking: "Can its reputation with that faction still grow?",
    "contact-here": "Is a contact here?",
    "faceup-here": "Is a contact face up here?",
    "imperial-planet": "Is it on an Imperial planet?",
    "target-here": "Is a target of its bounties near enough?",
    sure: "Do it. What did it bring?",
  } satisfies Record<Fact, string> as Record<Fact, string>,
  /** How a line is carried out, by rule. */
  how: {
    move: "Its whole hyperdrive, the shortest way; every patrol on the way stops it, unless it has a good reputation with that faction. It stops one or two spaces early if that is a planet and its end a navpoint.",
    target:
      "Which target: a player’s character before crew, crew before an open contact, that before a face-down one; the nearest, then by lot.",
    buy: "It pays with credits, and with its old ship for a ship. The next card’s icons count as usual.",
    fight:
      "It attacks with its printed dice and the abilities that raise them. Both suffer what the other rolled.",
    hunt: "A contact that is the target leaves the game: it takes the elimination reward, then the card’s strength as damage. Crew may be protected, a character defends itself.",
    hire: "It pays nothing. If its berths are full, one of its crew leaves by lot.",
    job: "It takes the reward without tests.",
    deliver: "It takes the reward without a die.",
  },
  odds: {
    test: "A test",
    skill: "The skill is there",
    skills: { "0": "not at all", "1": "once", "2": "twice" },
    rerolls: "Dice it may roll again",
    passes: "passes",
    fight: "A fight",
    attack: "Dice of the attacker",
    defence: "Dice of the defender",
    attackLeft: "Damage the attacker can still take",
    defenceLeft: "Damage the defender can still take",
    wins: "the attacker wins",
    attackerDown: "the attacker is knocked out",
    defenderDown: "the defender is knocked out",
    note: "Bare dice, ties for the attacker. Cards that change dice are not counted.",
    ways: (ways: string, of: string) => `${ways} of ${of} ways`,
  },
  /** What the table plays for. */
  game: {
    label: "What do you play for?",
    kinds: {
      short: (fame: number) => `Short: ${fame}`,
      standard: (fame: number) => `Standard: ${fame}`,
      long: (fame: number) => `Long: ${fame}`,
      ambitions: (fame: number) => `Ambitions: ${fame}`,
    },
    credits: (amounts: string) => `Credits at the start, in turn order: ${amounts}.`,
    sheets: (fame: number, theirs: number) =>
      `Nobody gets starting credits: everyone’s sheet says what it gives. All its goals and ${fame} fame win; a printed opponent has no sheet and needs ${theirs} fame.`,
  },
  track: {
    target: "Fame to win",
    name: (seat: number) => `Player ${seat}`,
    label: (seat: number) => `Name of player ${seat}`,
    fulfilled: "All other goals of the sheet are done",
    reset: "Everything from the beginning",
    sure: "Really? This forgets opponents and fame.",
  },
};

export type CompanionWords = typeof en;
