/** Why a trader does it, and why you might: one sentence each, in English. */
import type { ReasonWords } from "./said.ts";

export const reasons: ReasonWords = {
  cargo: ({ card, place, turns, pay }) => `“${card}” goes to ${place}, ${turns}: ${pay}.`,
  captive: ({ card, place, turns, pay }) =>
    `${card} is wanted alive on ${place}, ${turns}: ${pay}.`,
  job: ({ card, place, turns, pay, chance }) =>
    `“${card}” can be done on ${place}, ${turns}: ${chance} to come off, ${pay}.`,
  partner: ({ card, place, turns }) =>
    `Whoever helps with “${card}” is paid too: ${place}, ${turns}.`,
  bounty: ({ card, place, turns, pay, chance, paid }) =>
    `${card} is, or may be, at ${place}, ${turns}: ${chance} to win the fight, up to ${pay}${paid === "" ? "" : `, alive ${paid}`}.`,
  patrol: ({ patrol, at, turns, chance }) =>
    `${patrol}, ${at}, ${turns}, can be beaten: ${chance}.`,
  goal: ({ place, turns }) => `A goal can be reached at ${place}, ${turns}.`,
  ambition: ({ place, turns }) => `The ambition leads to ${place}, ${turns}.`,
  // The answer above names it, and a navpoint has a long name.
  stop: () => "What usually happens at this place is worth the turn.",
  earn: () => "A sure 2,000: nothing within reach is worth more this turn.",
  mend: ({ damage }) => `With ${damage} damage, the next fight would be a gamble.`,
  start: ({ place }) => `There is most to do around ${place}.`,
  market: () => "Looking at what is on sale costs nothing.",
  buy: ({ card }) => `“${card}” brings more than it costs.`,
  "look-below": ({ deck }) => `The next card (${deck}) is likely better than what is on show.`,
  "nothing-to-buy": () => "Nothing on show is worth its price.",
  "least-missed": ({ card }) => `“${card}” will be missed least.`,
  "fight-now": ({ chance }) => `The fight can be won: ${chance}.`,
  "job-now": ({ card, chance }) => `“${card}” is here, and comes off with ${chance}.`,
  "hunt-now": ({ card, chance }) => `${card} stands right here: ${chance} to win.`,
  hire: ({ card }) => `${card} would make good crew.`,
  stranger: () => "Somebody unknown may be just the one.",
  cross: ({ place }) => `The short way leads through the Core Worlds, to ${place}.`,
  deliver: ({ pay }) => `It brings ${pay}.`,
  eliminate: ({ pay }) => `${pay}, here and now.`,
  capture: ({ place, turns, pay }) => `Alive it is ${pay}, and ${place} is ${turns}.`,
  skill: ({ skill, chance }) => `${skill} passes most often: ${chance}.`,
  dice: () => "The dice are better so.",
  goodwill: ({ with: faction }) => `${faction} it counts for most, or costs least.`,
  "ship-for-fights": () => "A hunter needs guns more than range.",
  "ship-for-distance": () => "Whoever trades wants to get about.",
  secret: () => "The moment for this secret has come.",
  ability: () => "It is there to be used.",
  line: () => "That line promises most.",
  "good-deal": () => "It gets more than it gives.",
  "poor-deal": () => "It would give more than it gets.",
  "favor-wanted": () => "The help is worth more than its price.",
  victory: () => "It leads to victory this very turn.",
  "only-way": () => "There was nothing else to do.",
  best: () => "Of all answers this one costs least and brings most.",
};
