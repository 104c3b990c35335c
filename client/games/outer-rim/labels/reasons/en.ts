/** Why a trader does it, and why you might: one sentence each, in English. */
import type { BoonWords, GainWords, ReasonWords, Said } from "./said.ts";

const slots = (count: number): string => (count === 1 ? "slot" : "slots");
const dice = (count: number): string => (count === 1 ? "die" : "dice");
const out = (down: string): string => (down === "" ? "" : `; ${down} to be knocked out`);

const paying = (pay: string): string => (pay === "" ? "" : `, ${pay}`);

/** `1 of its 2 skills known` */
function skilled(known: number, asked: number): string {
  if (asked === 0) return "";
  if (asked === 1) return known === 1 ? ", its skill known" : ", its skill not known";
  return `, ${known} of its ${asked} skills known`;
}

/** [UB-MPJ-01, UB-OPP-01] */
const others = {
  together: ", with another player there",
  opposed: ", against another player there",
} as const;

const oneIn = (among: number): string => (among > 1 ? ` (1 chance in ${among})` : "");

/** [OR-BNTY-02] */
function traced(found: Said["found"], who: string): string {
  if (found !== "now") return found === "there" ? "is" : "may be";
  return who === "" ? "is now" : `travels with ${who}, now`;
}

/** [OR-MKT-08] */
const rolled = (deal: string): string => (deal === "" ? "" : `; ${deal} to get the card at all`);

const goals = { character: "the personal goal", ship: "the ship’s goal" } as const;

const boons: BoonWords = {
  goal: "a step toward a goal",
  fame: "fame",
  crew: "crew",
  credits: "credits",
  reputation: "reputation",
  secret: "a secret",
};

/** `2 may bring fame and 4 may bring credits`: said twice, or it reads as four credits. */
function outlook({ cards, may: [first, second] }: Said): string {
  if (first === undefined) return "What happens at this place is seldom worth much.";
  const more = second === undefined ? "" : ` and ${second.cards} may bring ${boons[second.what]}`;
  return `Of the ${cards} cards of this place, ${first.cards} may bring ${boons[first.what]}${more}.`;
}

/** As cards say it: on Lothal, at the Ring of Kafrene, in the Trailing Core. */
function on(place: string): string {
  const isWithin = place.endsWith("Core") || place.endsWith("Maelstrom");
  return `${isWithin ? "in" : place.startsWith("the ") ? "at" : "on"} ${place}`;
}

export const gains: GainWords = {
  ground: (by, count) => `${by} ${dice(count)} on the ground`,
  ship: (by, count) => `${by} ${dice(count)} in space`,
  health: (by) => `${by} health`,
  hull: (by) => `${by} hull`,
  hyperdrive: (by) => `${by} hyperdrive`,
  cargo: (by, count) => `${by} cargo ${slots(count)}`,
  either: (by, count) => `${by} cargo or mod ${slots(count)}`,
  mod: (by, count) => `${by} mod ${slots(count)}`,
  crew: (by, count) => `${by} crew ${slots(count)}`,
  papers: (by, count) => `${by} job or bounty ${slots(count)}`,
  goal: () => "a goal worth 1 fame",
  skill: (skill) => `the skill ${skill}`,
};

export const reasons: ReasonWords = {
  cargo: ({ card, place, turns, pay, deal }) =>
    `“${card}” goes to ${place}, ${turns}: ${pay}${rolled(deal)}.`,
  captive: ({ card, place, turns, pay }) =>
    `${card} is wanted alive ${on(place)}, ${turns}: ${pay}.`,
  smuggle: ({ card, place, turns, pay, chance, deal }) =>
    `“${card}”, illegal, goes to ${place}, ${turns}: ${chance} to get it through smoothly, ${pay}; if not, a card says what that costs; cargo that does not get through stays aboard unless it is given up${rolled(deal)}.`,
  job: ({ card, place, turns, pay, chance, known, asked, shared, down }) =>
    `“${card}” can be done ${on(place)}, ${turns}${shared === "" ? "" : others[shared]}: ${chance} to come off${skilled(known, asked)}, ${pay}${out(down)}.`,
  partner: ({ card, place, turns }) =>
    `Whoever helps with “${card}” is paid too: ${place}, ${turns}.`,
  bounty: ({ card, place, turns, pay, chance, paid, down, found, who, among }) =>
    `${card} ${traced(found, who)} at ${place}${oneIn(among)}, ${turns}: ${chance} to win the fight, up to ${pay}${paid === "" ? "" : `, alive ${paid}`}${out(down)}.`,
  patrol: ({ patrol, at, turns, chance, pay, down }) =>
    `${patrol}, ${at}, ${turns}, can be beaten: ${chance}${paying(pay)}${out(down)}.`,
  goal: ({ place, turns, whose, left }) => {
    const goal = whose === "" ? "a goal" : goals[whose];
    return left > 1
      ? `At ${place}, ${turns}, ${goal} comes nearer (${left} steps left).`
      : `${goal} can be reached at ${place}, ${turns}.`;
  },
  "goal-stop": ({ whose, left, then, next }) => {
    const goal = goals[whose || "ship"];
    const on = then === "" ? "" : `; then on to ${then}${next === "" ? "" : ` (${next})`}`;
    return left > 1
      ? `An encounter at this place counts for ${goal} (${left} still needed)${on}.`
      : `An encounter at this place is all ${goal} still needs${on}.`;
  },
  ambition: ({ place, turns }) => `The next step of the ambition is at ${place}, ${turns}.`,
  // The answer above names it, and a navpoint has a long name; journals written before count no cards.
  stop: (said) =>
    said.cards > 0 ? outlook(said) : "What usually happens at this place is worth the turn.",
  earn: () => "A sure 2,000: nothing within reach is worth more this turn.",
  "earn-and-look": () =>
    "Nothing in hand is worth a flight yet: a sure 2,000, then a look for work at the market.",
  "earn-and-spend": () =>
    "Nothing in hand is worth a flight: time to turn the credits into a ship, gear or work.",
  mend: ({ damage, grave }) =>
    grave
      ? `With ${damage} damage, the next fight would be a gamble.`
      : `It takes off ${damage} damage before the next fight.`,
  start: ({ place }) => `There is most to do around ${place}.`,
  market: () => "Looking at what is on sale costs nothing.",
  buy: ({ card, does }) => `“${card}” – ${does}`,
  "fame-now": ({ card, pay }) => `“${card}” brings ${pay} at once.`,
  "goal-card": ({ card, whose, price, pay }) =>
    `With “${card}” ${goals[whose || "ship"]} only has to be paid for: ${price} credits for ${pay}.`,
  equip: ({ card, gains: given }) => `“${card}”: ${given}.`,
  "look-below": ({ deck, card }) =>
    card === ""
      ? `The next card (${deck}) is likely better than what is on show.`
      : `Below “${card}” (${deck}) there is likely something better.`,
  "nothing-to-buy": () => "Nothing on show is worth its price.",
  "least-missed": ({ card }) => `“${card}” will be missed least.`,
  "fight-now": ({ chance, pay, down }) =>
    `The fight can be won: ${chance}${paying(pay)}${out(down)}.`,
  "job-now": ({ card, chance, down }) =>
    `“${card}” is here, and comes off with ${chance}, over both ways it can turn out${out(down)}.`,
  "hunt-now": ({ card, chance, down }) =>
    `${card} stands right here: ${chance} to win${out(down)}.`,
  trace: ({ card, chance, down }) => `It may be ${card}: ${chance} to win the fight${out(down)}.`,
  hire: ({ card, there, gains: given, asks, whose }) =>
    `${card}${there ? " is there, and" : ""} would make good crew${given === "" ? "" : `: ${given}`}${asks === "" ? "" : `; useful for “${asks}”`}${whose === "" ? "" : `; it counts for ${goals[whose]}`}.`,
  talk: ({ card, may }) =>
    `Talking to ${card} may bring ${may.map(({ what }) => boons[what]).join(" and ")}.`,
  stranger: ({ there }) =>
    there
      ? "Somebody is there whom nobody knows yet: help, crew or work may come of it."
      : "Nobody knows who it is: help, crew or work may come of it.",
  cross: ({ place }) =>
    `The short way leads through the Core Worlds, to ${place}; on the way a card of the Core is drawn.`,
  final: ({ chance }) =>
    chance === "" ? "It can win the game, here and now." : `It can win the game: ${chance}.`,
  "ambition-now": () => "It is a step of the ambition.",
  deliver: ({ pay }) => `It brings ${pay}.`,
  eliminate: ({ pay }) => `${pay}, here and now.`,
  capture: ({ place, turns, pay }) => `Alive it is ${pay}, and ${place} is ${turns}.`,
  skill: ({ skill, chance }) => `${skill} passes most often: ${chance}.`,
  dice: () => "The dice are better so.",
  goodwill: ({ with: faction }) => `${faction} it counts for most, or costs least.`,
  "ship-for-fights": () => "A hunter needs guns more than range.",
  "ship-for-distance": () => "Whoever trades wants to get about.",
  secret: () => "The moment for this secret has come.",
  look: () =>
    "Better to know who is there before meeting them: they may be help, crew or somebody wanted.",
  ability: ({ whose, pay }) => {
    if (whose === "") return "It is there to be used.";
    return pay === "" ? `It serves ${goals[whose]}.` : `It reaches ${goals[whose]}: ${pay}.`;
  },
  line: () => "That line promises most.",
  "good-deal": () => "It gets more than it gives.",
  "poor-deal": () => "It would give more than it gets.",
  "favor-wanted": () => "The help is worth more than its price.",
  rival: ({ who, left, mine, means, card, brings, sheet }) => {
    const held = card === "" ? "" : ` and holds “${card}”, worth ${brings}`;
    const fame = sheet && left === 0 ? "" : `${left} fame${sheet ? " and " : ""}`;
    const lacks = `${who} lacks only ${fame}${sheet ? "the last goal of their ambition" : ""}${held}`;
    return {
      hunt: `${lacks}; the bounty on them is yours to collect.`,
      race: `${lacks}; you lack ${mine}, so the surest fame comes first.`,
      sure: `${lacks}; you lack ${mine}: fame that is sure and near counts most now.`,
      dare: `${lacks}; you lack ${mine}, and with no sure fame near, a risk may be worth it.`,
      late: `${lacks}; you lack ${mine}: that will be hard to make up.`,
      goals: `${lacks}: what your own ambition still needs comes first now.`,
    }[means];
  },
  victory: () => "It leads to victory this very turn.",
  "only-way": () => "There was nothing else to do.",
  best: () => "Of all answers this one costs least and brings most.",
};
