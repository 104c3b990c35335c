/** Why a trader does it, and why you might: one sentence each, in Spanish. */
import { to } from "../to-es.ts";
import type { ReasonWords } from "./said.ts";

export const reasons: ReasonWords = {
  cargo: ({ card, at, turns, pay }) => `«${card}» se entrega ${at}, ${turns}: ${pay}.`,
  captive: ({ card, at, turns, pay }) => `${card}, con vida, vale ${pay} ${at}, ${turns}.`,
  job: ({ card, at, turns, pay, chance }) =>
    `«${card}» se hace ${at}, ${turns}: ${chance} de lograrlo, ${pay}.`,
  partner: ({ card, at, turns }) => `Quien ayude con «${card}» también cobra, ${at}, ${turns}.`,
  bounty: ({ card, at, turns, pay, chance, paid }) =>
    `${card} está, o puede estar, ${at}, ${turns}: ${chance} de ganar el combate, hasta ${pay}${paid === "" ? "" : `, con vida ${paid}`}.`,
  patrol: ({ patrol, at, turns, chance }) =>
    `Se puede vencer ${to(patrol)} ${at}, ${turns}: ${chance}.`,
  goal: ({ at, turns }) => `Se puede cumplir un objetivo ${at}, ${turns}.`,
  ambition: ({ place, turns }) => `La ambición pasa por ${place}, ${turns}.`,
  stop: () => "Lo que suele pasar en este lugar vale el turno.",
  earn: () => "Es seguro, y nada al alcance vale más este turno.",
  mend: ({ damage }) => `Con ${damage} de daño, el próximo combate sería una apuesta.`,
  start: ({ at }) => `Es ${at} donde hay más que hacer.`,
  market: () => "Mirar lo que está a la venta no cuesta nada.",
  buy: ({ card }) => `«${card}» rinde más de lo que cuesta.`,
  "look-below": ({ deck }) => `La carta siguiente (${deck}) será probablemente mejor.`,
  "nothing-to-buy": () => "Nada de lo que está a la venta vale su precio.",
  "least-missed": ({ card }) => `«${card}» es lo que menos falta hará.`,
  "fight-now": ({ chance }) => `El combate se puede ganar: ${chance}.`,
  "job-now": ({ card, chance }) => `«${card}» se hace aquí, con ${chance} de lograrlo.`,
  "hunt-now": ({ card, chance }) => `${card} está aquí: ${chance} de ganar.`,
  hire: ({ card }) => `${card} haría buena tripulación.`,
  stranger: () => "Una cara desconocida puede ser la buena.",
  cross: ({ at }) => `El camino corto pasa por los Mundos del Núcleo y sale ${at}.`,
  deliver: ({ pay }) => `Da ${pay}.`,
  eliminate: ({ pay }) => `${pay}, aquí y ahora.`,
  capture: ({ at, turns, pay }) => `Con vida, el objetivo vale ${pay} ${at}, ${turns}.`,
  skill: ({ skill, chance }) => `Lo más seguro es la habilidad ${skill}: ${chance}.`,
  dice: () => "Los dados quedan mejor así.",
  goodwill: ({ with: faction }) => `${faction} es donde más cuenta, o donde menos cuesta.`,
  "ship-for-fights": () => "Para cazar valen más los cañones que el alcance.",
  "ship-for-distance": () => "Para comerciar hay que ver mundo.",
  secret: () => "Ha llegado el momento de este secreto.",
  ability: () => "Está para usarse.",
  line: () => "Esa opción es la que más promete.",
  "good-deal": () => "El trato da más de lo que cuesta.",
  "poor-deal": () => "El trato costaría más de lo que da.",
  "favor-wanted": () => "Esa ayuda vale más que su precio.",
  victory: () => "Lleva a la victoria en este mismo turno.",
  "only-way": () => "No había otra cosa que hacer.",
  best: () => "De todas las respuestas, es la que menos cuesta y más da.",
};
