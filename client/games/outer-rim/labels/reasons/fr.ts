/** Why a trader does it, and why you might: one sentence each, in French. */
import { of } from "../at-fr.ts";
import type { ReasonWords } from "./said.ts";

export const reasons: ReasonWords = {
  cargo: ({ card, at, turns, pay }) => `« ${card} » se livre ${at}, ${turns} : ${pay}.`,
  captive: ({ card, at, turns, pay }) => `${card}, en vie, vaut ${pay} ${at}, ${turns}.`,
  job: ({ card, at, turns, pay, chance }) =>
    `« ${card} » se fait ${at}, ${turns} : ${chance} de réussite, ${pay}.`,
  partner: ({ card, at, turns }) => `Aider à « ${card} » se paie aussi, ${at}, ${turns}.`,
  bounty: ({ card, at, turns, pay, chance, paid }) =>
    `La piste ${of(card)} mène ${at}, ${turns} : ${chance} de gagner le combat, jusqu’à ${pay}${paid === "" ? "" : `, en vie ${paid}`}.`,
  patrol: ({ patrol, at, turns, chance }) =>
    `${patrol}, ${at}, ${turns}, peut être battue : ${chance}.`,
  goal: ({ at, turns }) => `Un objectif peut être atteint ${at}, ${turns}.`,
  ambition: ({ at, turns }) => `L’ambition mène ${at}, ${turns}.`,
  stop: () => "Ce qui arrive d’ordinaire à cet endroit vaut bien un tour.",
  earn: () => "C’est sûr, et rien à portée ne vaut mieux ce tour-ci.",
  mend: ({ damage }) =>
    `Avec ${damage} ${Number(damage) > 1 ? "dégâts" : "dégât"}, le prochain combat serait un pari.`,
  start: ({ at }) => `C’est ${at} qu’il y a le plus à faire.`,
  market: () => "Regarder ce qui est en vente ne coûte rien.",
  buy: ({ card }) => `« ${card} » rapporte plus que son prix.`,
  "look-below": ({ deck }) => `La carte suivante (${deck}) sera sans doute meilleure.`,
  "nothing-to-buy": () => "Rien de ce qui est en vente ne vaut son prix.",
  "least-missed": ({ card }) => `« ${card} » manquera le moins.`,
  "fight-now": ({ chance }) => `Le combat peut se gagner : ${chance}.`,
  "job-now": ({ card, chance }) => `« ${card} » se fait ici, avec ${chance} de réussite.`,
  "hunt-now": ({ card, chance }) => `${card} est ici : ${chance} de gagner.`,
  hire: ({ card }) => `${card} serait une bonne recrue.`,
  stranger: () => "Un visage inconnu est peut-être le bon.",
  cross: ({ at }) => `Le plus court passe par les Mondes du Noyau, jusqu’${at}.`,
  deliver: ({ pay }) => `Cela rapporte ${pay}.`,
  eliminate: ({ pay }) => `${pay}, tout de suite.`,
  capture: ({ at, turns, pay }) => `En vie, la cible vaut ${pay} ${at}, ${turns}.`,
  skill: ({ skill, chance }) => `Le plus sûr est la compétence ${skill} : ${chance}.`,
  dice: () => "Les dés sont meilleurs ainsi.",
  goodwill: ({ with: faction }) => `C’est ${faction} que cela compte le plus, ou coûte le moins.`,
  "ship-for-fights": () => "Pour chasser, mieux vaut des canons que de la portée.",
  "ship-for-distance": () => "Pour commercer, il faut voir du pays.",
  secret: () => "Le moment de ce secret est venu.",
  ability: () => "Autant s’en servir.",
  line: () => "Cette voie promet le plus.",
  "good-deal": () => "L’échange rapporte plus qu’il ne coûte.",
  "poor-deal": () => "L’échange coûterait plus qu’il ne rapporte.",
  "favor-wanted": () => "Cette aide vaut plus que son prix.",
  victory: () => "Cela mène à la victoire dès ce tour.",
  "only-way": () => "Il n’y avait rien d’autre à faire.",
  best: () => "De toutes les réponses, c’est celle qui coûte le moins et rapporte le plus.",
};
