/** Why a trader does it, and why you might: one sentence each, in French. */
import type { ReasonWords } from "./said.ts";

export const reasons: ReasonWords = {
  cargo: ({ card, place, turns, pay }) => `« ${card} » s’y livre : ${place}, ${turns}, ${pay}.`,
  captive: ({ card, place, turns, pay }) =>
    `Prise vivante : ${card}. Livraison : ${place}, ${turns}, ${pay}.`,
  job: ({ card, place, turns, pay, chance }) =>
    `« ${card} » s’y fait : ${place}, ${turns} ; ${chance} de réussite, ${pay}.`,
  partner: ({ card, place, turns }) =>
    `Qui aide à « ${card} » est payé aussi : ${place}, ${turns}.`,
  bounty: ({ card, place, turns, pay, chance }) =>
    `La piste de ${card} mène là : ${place}, ${turns} ; ${chance} de gagner le combat, jusqu’à ${pay}.`,
  patrol: ({ faction, place, turns, chance }) =>
    `Cette patrouille peut être battue (${faction}) : ${place}, ${turns}, ${chance}.`,
  goal: ({ place, turns }) => `Un objectif s’y atteint : ${place}, ${turns}.`,
  ambition: ({ place, turns }) => `L’ambition mène là : ${place}, ${turns}.`,
  stop: ({ place }) => `Ce qui arrive d’ordinaire ici vaut bien un tour : ${place}.`,
  earn: () => "2 000 sûrs : risques et détours comptés, ce qui est à portée vaut moins.",
  mend: ({ damage }) => `Avec ${damage} dégâts, le prochain combat serait un pari.`,
  start: ({ place }) => `C’est là qu’il y a le plus à faire : ${place}.`,
  market: () => "Regarder ce qui est en vente ne coûte rien.",
  buy: ({ card }) => `« ${card} » rapporte plus que son prix.`,
  "look-below": ({ deck }) => `La carte suivante (${deck}) sera sans doute meilleure.`,
  "nothing-to-buy": () => "Rien de ce qui est en vente ne vaut son prix.",
  "least-missed": ({ card }) => `« ${card} » manquera le moins.`,
  "fight-now": ({ chance }) => `Le combat peut se gagner : ${chance}.`,
  "job-now": ({ card, chance }) => `« ${card} » se fait ici, avec ${chance} de réussite.`,
  "hunt-now": ({ card, chance }) => `La cible est ici : ${card}, ${chance} de gagner.`,
  hire: ({ card }) => `${card} serait une bonne recrue.`,
  stranger: () => "Un visage inconnu est peut-être le bon.",
  cross: ({ place }) => `Le plus court passe par les Mondes du Noyau : ${place}.`,
  eliminate: ({ pay }) => `${pay}, tout de suite.`,
  capture: ({ place, turns, pay }) => `Vivante, la cible vaut ${pay} : ${place}, ${turns}.`,
  skill: ({ skill, chance }) => `La compétence la plus sûre : ${skill}, ${chance}.`,
  dice: () => "Les dés sont meilleurs ainsi.",
  goodwill: ({ faction }) => `C’est là que cela compte le plus, ou coûte le moins : ${faction}.`,
  "ship-for-fights": () => "Pour chasser, mieux vaut des canons que de la portée.",
  "ship-for-distance": () => "Pour commercer, il faut voir du pays.",
  secret: () => "Le moment de ce secret est venu.",
  ability: () => "Autant s’en servir.",
  line: () => "Cette voie promet le plus.",
  "good-deal": () => "L’échange rapporte plus qu’il ne coûte.",
  "poor-deal": () => "L’échange coûterait plus qu’il ne rapporte.",
  "favor-wanted": () => "Cette aide vaut plus que son prix.",
  "only-way": () => "Il n’y avait rien d’autre à faire.",
  best: () => "De toutes les réponses, elle coûte le moins et rapporte le plus.",
};
