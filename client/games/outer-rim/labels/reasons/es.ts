/** Why a trader does it, and why you might: one sentence each, in Spanish. */
import { to } from "../to-es.ts";
import type { BoonWords, GainWords, ReasonWords, Said } from "./said.ts";

const slots = (count: number): string => (count === 1 ? "hueco" : "huecos");
const dice = (count: number): string => (count === 1 ? "dado" : "dados");
const out = (down: string): string => (down === "" ? "" : `; ${down} de acabar fuera de combate`);

const paying = (pay: string): string => (pay === "" ? "" : `, ${pay}`);

/** `1 de sus 2 habilidades conocida` */
function skilled(known: number, asked: number): string {
  if (asked === 0) return "";
  if (asked === 1) return known === 1 ? ", habilidad conocida" : ", habilidad desconocida";
  return `, ${known} ${known === 1 ? "habilidad conocida" : "habilidades conocidas"} de ${asked}`;
}

/** [UB-MPJ-01, UB-OPP-01] */
const others = {
  together: ", con otro jugador allí",
  opposed: ", contra otro jugador allí",
} as const;

const oneIn = (among: number): string => (among > 1 ? ` (1 posibilidad de ${among})` : "");

/** [OR-BNTY-02] */
function traced(found: Said["found"], who: string): string {
  if (found !== "now") return found === "there" ? "está" : "puede estar";
  return who === "" ? "está ahora" : `viaja con ${who}, ahora`;
}

/** [OR-MKT-08] */
const rolled = (deal: string): string => (deal === "" ? "" : `; ${deal} de conseguir la carta`);

const goals = { character: "el objetivo personal", ship: "el objetivo de la nave" } as const;

const boons: BoonWords = {
  goal: "un paso hacia un objetivo",
  fame: "fama",
  crew: "tripulación",
  credits: "créditos",
  reputation: "reputación",
  secret: "un secreto",
};

/** `2 pueden dar fama y 4 pueden dar créditos` */
function outlook({ cards, may: [first, second] }: Said): string {
  if (first === undefined) return "Lo que pasa en este lugar rara vez vale mucho.";
  const some = ({ cards: count, what }: typeof first): string =>
    `${count} ${count === 1 ? "puede" : "pueden"} dar ${boons[what]}`;
  const more = second === undefined ? "" : ` y ${some(second)}`;
  return `De las ${cards} cartas de este lugar, ${some(first)}${more}.`;
}

export const gains: GainWords = {
  ground: (by, count) => `${by} ${dice(count)} en tierra`,
  ship: (by, count) => `${by} ${dice(count)} en el espacio`,
  health: (by) => `${by} de salud`,
  hull: (by) => `${by} de casco`,
  hyperdrive: (by) => `${by} de hiperimpulsor`,
  cargo: (by, count) => `${by} ${slots(count)} de carga`,
  either: (by, count) => `${by} ${slots(count)} de carga o mejora`,
  mod: (by, count) => `${by} ${slots(count)} de mejora`,
  crew: (by, count) => `${by} ${count === 1 ? "plaza" : "plazas"} de tripulación`,
  papers: (by, count) => `${by} ${slots(count)} de trabajo o recompensa`,
  goal: () => "un objetivo que vale 1 de fama",
  skill: (skill) => `la habilidad ${skill}`,
};

export const reasons: ReasonWords = {
  cargo: ({ card, at, turns, pay, deal }) =>
    `«${card}» se entrega ${at}, ${turns}: ${pay}${rolled(deal)}.`,
  captive: ({ card, at, turns, pay }) => `${card}, con vida, vale ${pay} ${at}, ${turns}.`,
  smuggle: ({ card, at, turns, pay, chance, deal }) =>
    `«${card}», de contrabando, se entrega ${at}, ${turns}: ${chance} de pasar sin problemas, ${pay}; si no, una carta dice qué cuesta; la carga que no pasa sigue a bordo, salvo que se renuncie a ella${rolled(deal)}.`,
  job: ({ card, at, turns, pay, chance, known, asked, shared, down }) =>
    `«${card}» se hace ${at}, ${turns}${shared === "" ? "" : others[shared]}: ${chance} de lograrlo${skilled(known, asked)}, ${pay}${out(down)}.`,
  partner: ({ card, at, turns }) => `Quien ayude con «${card}» también cobra, ${at}, ${turns}.`,
  bounty: ({ card, at, turns, pay, chance, paid, down, found, who, among }) =>
    `${card} ${traced(found, who)} ${at}${oneIn(among)}, ${turns}: ${chance} de ganar el combate, hasta ${pay}${paid === "" ? "" : `, con vida ${paid}`}${out(down)}.`,
  patrol: ({ patrol, at, turns, chance, pay, down }) =>
    `Se puede vencer ${to(patrol)} ${at}, ${turns}: ${chance}${paying(pay)}${out(down)}.`,
  goal: ({ at, turns, whose, left }) => {
    const goal = whose === "" ? "un objetivo" : goals[whose];
    return left > 1
      ? `${goal} avanza ${at}, ${turns} (faltan ${left} pasos).`
      : `${goal} se puede cumplir ${at}, ${turns}.`;
  },
  "goal-stop": ({ whose, left, then, next }) => {
    const goal = goals[whose || "ship"];
    const on = then === "" ? "" : `; después, rumbo ${to(then)}${next === "" ? "" : ` (${next})`}`;
    return left > 1
      ? `Un encuentro en este lugar cuenta para ${goal} (faltan ${left})${on}.`
      : `Un encuentro en este lugar es lo único que le falta ${to(goal)}${on}.`;
  },
  ambition: ({ at, turns }) => `El siguiente paso de la ambición está ${at}, ${turns}.`,
  stop: (said) =>
    said.cards > 0 ? outlook(said) : "Lo que suele pasar en este lugar vale el turno.",
  earn: () => "Es seguro, y nada al alcance vale más este turno.",
  "earn-and-look": () =>
    "Nada en mano merece aún un vuelo: 2.000 seguros, y luego a buscar trabajo en el mercado.",
  "earn-and-spend": () =>
    "Nada en mano merece un vuelo: es hora de convertir los créditos en nave, equipo o trabajo.",
  mend: ({ damage, grave }) =>
    grave
      ? `Con ${damage} de daño, el próximo combate sería una apuesta.`
      : `Quita ${damage} de daño antes del próximo combate.`,
  start: ({ at }) => `Es ${at} donde hay más que hacer.`,
  market: () => "Mirar lo que está a la venta no cuesta nada.",
  buy: ({ card, does }) => `«${card}» – ${does}`,
  "fame-now": ({ card, pay }) => `«${card}» da enseguida ${pay}.`,
  "goal-card": ({ card, whose, price, pay }) =>
    `Con «${card}», ${goals[whose || "ship"]} solo está por pagar: ${price} créditos por ${pay}.`,
  equip: ({ card, gains: given }) => `«${card}»: ${given}.`,
  "look-below": ({ deck, card }) =>
    card === ""
      ? `La carta siguiente (${deck}) será probablemente mejor.`
      : `Debajo de «${card}» (${deck}) habrá probablemente algo mejor.`,
  "nothing-to-buy": () => "Nada de lo que está a la venta vale su precio.",
  "least-missed": ({ card }) => `«${card}» es lo que menos falta hará.`,
  "fight-now": ({ chance, pay, down }) =>
    `El combate se puede ganar: ${chance}${paying(pay)}${out(down)}.`,
  "job-now": ({ card, chance, down }) =>
    `«${card}» se hace aquí, con ${chance} de lograrlo entre sus dos desarrollos posibles${out(down)}.`,
  "hunt-now": ({ card, chance, down }) => `${card} está aquí: ${chance} de ganar${out(down)}.`,
  trace: ({ card, chance, down }) =>
    `Puede ser ${card}: ${chance} de ganar el combate${out(down)}.`,
  hire: ({ card, there, gains: given, asks, whose }) =>
    `${card}${there ? " está allí y" : ""} haría buena tripulación${given === "" ? "" : `: ${given}`}${asks === "" ? "" : `; útil para «${asks}»`}${whose === "" ? "" : `; cuenta para ${goals[whose]}`}.`,
  talk: ({ card, may }) =>
    `Hablar con ${card} puede dar ${may.map(({ what }) => boons[what]).join(" y ")}.`,
  stranger: ({ there }) =>
    there
      ? "Hay allí alguien a quien nadie conoce aún: puede dar ayuda, tripulación o trabajo."
      : "Nadie sabe quién es: puede dar ayuda, tripulación o trabajo.",
  cross: ({ at }) =>
    `El camino corto pasa por los Mundos del Núcleo y sale ${at}; por el camino se roba una carta del Núcleo.`,
  final: ({ chance }) =>
    chance === "" ? "Puede ganar la partida, aquí y ahora." : `Puede ganar la partida: ${chance}.`,
  "ambition-now": () => "Es un paso de la ambición.",
  deliver: ({ pay }) => `Da ${pay}.`,
  eliminate: ({ pay }) => `${pay}, aquí y ahora.`,
  capture: ({ at, turns, pay }) => `Con vida, el objetivo vale ${pay} ${at}, ${turns}.`,
  skill: ({ skill, chance }) => `Lo más seguro es la habilidad ${skill}: ${chance}.`,
  dice: () => "Los dados quedan mejor así.",
  goodwill: ({ with: faction }) => `${faction} es donde más cuenta, o donde menos cuesta.`,
  "ship-for-fights": () => "Para cazar valen más los cañones que el alcance.",
  "ship-for-distance": () => "Para comerciar hay que ver mundo.",
  secret: () => "Ha llegado el momento de este secreto.",
  look: () =>
    "Más vale saber quién está ahí antes del encuentro: puede ser ayuda, tripulación o alguien a quien se busca.",
  ability: ({ whose, pay }) => {
    if (whose === "") return "Está para usarse.";
    return pay === "" ? `Sirve ${to(goals[whose])}.` : `Cumple ${goals[whose]}: ${pay}.`;
  },
  line: () => "Esa opción es la que más promete.",
  "good-deal": () => "El trato da más de lo que cuesta.",
  "poor-deal": () => "El trato costaría más de lo que da.",
  "favor-wanted": () => "Esa ayuda vale más que su precio.",
  rival: ({ who, left, mine, means, card, brings, sheet }) => {
    const held = card === "" ? "" : ` (lleva «${card}», ${brings})`;
    const fame = sheet && left === 0 ? "" : `${left} de fama${sheet ? " y " : ""}`;
    const verb = left > 1 || (sheet && left > 0) ? "faltan" : "falta";
    const last = sheet ? "el último objetivo de su ambición" : "";
    const lacks = `A ${who} solo le ${verb} ${fame}${last}${held}`;
    return {
      hunt: `${lacks}; tienes en la mano su recompensa.`,
      race: `${lacks}, y a ti ${mine}: primero la fama más segura.`,
      sure: `${lacks}, y a ti ${mine}: ahora cuenta más que nada la fama segura y cercana.`,
      dare: `${lacks}, y a ti ${mine}: sin fama segura cerca, el riesgo puede merecer la pena.`,
      late: `${lacks}, y a ti ${mine}: será difícil alcanzarle.`,
      goals: `${lacks}: lo que aún pide tu ambición va antes que nada.`,
    }[means];
  },
  victory: () => "Lleva a la victoria en este mismo turno.",
  "only-way": () => "No había otra cosa que hacer.",
  best: () => "De todas las respuestas, es la que menos cuesta y más da.",
};
