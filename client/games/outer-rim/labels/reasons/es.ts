/** Why a trader does it, and why you might: one sentence each, in Spanish. */
import type { ReasonWords } from "./said.ts";

export const reasons: ReasonWords = {
  cargo: ({ card, place, turns, pay }) => `«${card}» se entrega allí: ${place}, ${turns}, ${pay}.`,
  captive: ({ card, place, turns, pay }) =>
    `Captura con vida: ${card}. Entrega: ${place}, ${turns}, ${pay}.`,
  job: ({ card, place, turns, pay, chance }) =>
    `«${card}» se hace allí: ${place}, ${turns}; ${chance} de lograrlo, ${pay}.`,
  partner: ({ card, place, turns }) =>
    `Quien ayuda con «${card}» también cobra: ${place}, ${turns}.`,
  bounty: ({ card, place, turns, pay, chance }) =>
    `El rastro de ${card} lleva allí: ${place}, ${turns}; ${chance} de ganar el combate, hasta ${pay}.`,
  patrol: ({ faction, place, turns, chance }) =>
    `Esa patrulla se puede vencer (${faction}): ${place}, ${turns}, ${chance}.`,
  goal: ({ place, turns }) => `Allí se alcanza un objetivo: ${place}, ${turns}.`,
  ambition: ({ place, turns }) => `La ambición lleva allí: ${place}, ${turns}.`,
  stop: ({ place }) => `Lo que suele pasar aquí vale el turno: ${place}.`,
  earn: () => "2.000 seguros: contando riesgos y rodeos, lo que está al alcance vale menos.",
  mend: ({ damage }) => `Con ${damage} de daño, el próximo combate sería una apuesta.`,
  start: ({ place }) => `Allí hay más que hacer: ${place}.`,
  market: () => "Mirar lo que está a la venta no cuesta nada.",
  buy: ({ card }) => `«${card}» rinde más de lo que cuesta.`,
  "look-below": ({ deck }) => `La carta siguiente (${deck}) será probablemente mejor.`,
  "nothing-to-buy": () => "Nada de lo que está a la venta vale su precio.",
  "least-missed": ({ card }) => `«${card}» es lo que menos falta hará.`,
  "fight-now": ({ chance }) => `El combate se puede ganar: ${chance}.`,
  "job-now": ({ card, chance }) => `«${card}» se hace aquí, con ${chance} de lograrlo.`,
  "hunt-now": ({ card, chance }) => `El objetivo está aquí: ${card}, ${chance} de ganar.`,
  hire: ({ card }) => `${card} haría buena tripulación.`,
  stranger: () => "Una cara desconocida puede ser la buena.",
  cross: ({ place }) => `El camino corto pasa por los Mundos del Núcleo: ${place}.`,
  eliminate: ({ pay }) => `${pay}, aquí y ahora.`,
  capture: ({ place, turns, pay }) => `Con vida vale ${pay}: ${place}, ${turns}.`,
  skill: ({ skill, chance }) => `La habilidad más segura: ${skill}, ${chance}.`,
  dice: () => "Los dados quedan mejor así.",
  goodwill: ({ faction }) => `Allí es donde más cuenta, o menos cuesta: ${faction}.`,
  "ship-for-fights": () => "Para cazar valen más los cañones que el alcance.",
  "ship-for-distance": () => "Para comerciar hay que ver mundo.",
  secret: () => "Ha llegado el momento de este secreto.",
  ability: () => "Está para usarse.",
  line: () => "Esa opción es la que más promete.",
  "good-deal": () => "El trato da más de lo que cuesta.",
  "poor-deal": () => "El trato costaría más de lo que da.",
  "favor-wanted": () => "Esa ayuda vale más que su precio.",
  "only-way": () => "No había otra cosa que hacer.",
  best: () => "De todas las respuestas, es la que menos cuesta y más da.",
};
