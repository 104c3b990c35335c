/** Why a trader does it, and why you might: one sentence each, in French. */
import type { BoonWords, GainWords, ReasonWords, Said } from "./said.ts";

const slots = (count: number): string => (count === 1 ? "emplacement" : "emplacements");
const dice = (count: number): string => (count === 1 ? "dé" : "dés");
const out = (down: string): string => (down === "" ? "" : ` ; ${down} d’être hors de combat`);

const paying = (pay: string): string => (pay === "" ? "" : `, ${pay}`);

/** `1 compétence connue sur 2` */
function skilled(known: number, asked: number): string {
  if (asked === 0) return "";
  if (asked === 1) return known === 1 ? ", compétence connue" : ", compétence inconnue";
  return `, ${known} ${known > 1 ? "compétences connues" : "compétence connue"} sur ${asked}`;
}

/** [UB-MPJ-01, UB-OPP-01] */
const others = {
  together: ", à deux, avec quelqu’un sur place",
  opposed: ", contre quelqu’un sur place",
} as const;

const oneIn = (among: number): string => (among > 1 ? ` (1 chance sur ${among})` : "");

/** [OR-BNTY-02] */
function traced(found: Said["found"], who: string): string {
  if (found !== "now") return found === "there" ? "est" : "est peut-être";
  return who === "" ? "est en ce moment" : `voyage avec ${who}, en ce moment`;
}

/** [OR-MKT-08] */
const rolled = (deal: string): string => (deal === "" ? "" : ` ; ${deal} d’obtenir la carte`);

const goals = { character: "l’objectif personnel", ship: "l’objectif du vaisseau" } as const;

const boons: BoonWords = {
  goal: "un pas vers un objectif",
  fame: "de la renommée",
  crew: "une recrue",
  credits: "des crédits",
  reputation: "de la réputation",
  secret: "un secret",
};

/** `2 peuvent apporter de la renommée et 4 peuvent apporter des crédits` */
function outlook({ cards, may: [first, second] }: Said): string {
  if (first === undefined) return "Ce qui arrive à cet endroit vaut rarement grand-chose.";
  const some = ({ cards: count, what }: typeof first): string =>
    `${count} ${count === 1 ? "peut" : "peuvent"} apporter ${boons[what]}`;
  const more = second === undefined ? "" : ` et ${some(second)}`;
  return `Des ${cards} cartes de cet endroit, ${some(first)}${more}.`;
}

export const gains: GainWords = {
  ground: (by, count) => `${by} ${dice(count)} au sol`,
  ship: (by, count) => `${by} ${dice(count)} dans l’espace`,
  health: (by) => `${by} de santé`,
  hull: (by) => `${by} de coque`,
  hyperdrive: (by) => `${by} d’hyperpropulsion`,
  cargo: (by, count) => `${by} ${slots(count)} de cargaison`,
  either: (by, count) => `${by} ${slots(count)} de cargaison ou d’amélioration`,
  mod: (by, count) => `${by} ${slots(count)} d’amélioration`,
  crew: (by, count) => `${by} ${count === 1 ? "place" : "places"} d’équipage`,
  papers: (by, count) => `${by} ${slots(count)} de mission ou de prime`,
  goal: () => "un objectif à 1 point de renommée",
  skill: (skill) => `la compétence ${skill}`,
};

export const reasons: ReasonWords = {
  cargo: ({ card, at, turns, pay, deal }) =>
    `« ${card} » se livre ${at}, ${turns} : ${pay}${rolled(deal)}.`,
  captive: ({ card, at, turns, pay }) => `${card}, en vie, vaut ${pay} ${at}, ${turns}.`,
  smuggle: ({ card, at, turns, pay, chance, deal }) =>
    `« ${card} », en contrebande, se livre ${at}, ${turns} : ${chance} de passer sans ennuis, ${pay} ; sinon, une carte dit ce qu’il en coûte ; une cargaison qui ne passe pas reste à bord, sauf si l’on y renonce${rolled(deal)}.`,
  job: ({ card, at, turns, pay, chance, known, asked, shared, down }) =>
    `« ${card} » se fait ${at}, ${turns}${shared === "" ? "" : others[shared]} : ${chance} de réussite${skilled(known, asked)}, ${pay}${out(down)}.`,
  partner: ({ card, at, turns }) => `Aider à « ${card} » se paie aussi, ${at}, ${turns}.`,
  bounty: ({ card, at, turns, pay, chance, paid, down, found, who, among }) =>
    `${card} ${traced(found, who)} ${at}${oneIn(among)}, ${turns} : ${chance} de gagner le combat, jusqu’à ${pay}${paid === "" ? "" : `, en vie ${paid}`}${out(down)}.`,
  patrol: ({ patrol, at, turns, chance, pay, down }) =>
    `${patrol}, ${at}, ${turns}, peut être battue : ${chance}${paying(pay)}${out(down)}.`,
  goal: ({ at, turns, whose, left }) => {
    const goal = whose === "" ? "un objectif" : goals[whose];
    return left > 1
      ? `${goal} avance ${at}, ${turns} (encore ${left} étapes).`
      : `${goal} peut être atteint ${at}, ${turns}.`;
  },
  "goal-stop": ({ whose, left, then, next }) => {
    const goal = goals[whose || "ship"];
    const on = then === "" ? "" : ` ; ensuite, cap sur ${then}${next === "" ? "" : ` (${next})`}`;
    return left > 1
      ? `Une rencontre à cet endroit compte pour ${goal} (il en faut encore ${left})${on}.`
      : `Une rencontre à cet endroit est tout ce qui manque pour ${goal}${on}.`;
  },
  ambition: ({ at, turns }) => `La prochaine étape de l’ambition est ${at}, ${turns}.`,
  stop: (said) =>
    said.cards > 0 ? outlook(said) : "Ce qui arrive d’ordinaire à cet endroit vaut bien un tour.",
  earn: () => "C’est sûr, et rien à portée ne vaut mieux ce tour-ci.",
  "earn-and-look": () =>
    "Rien en main ne mérite encore un vol : 2 000 à coup sûr, puis chercher du travail au marché.",
  "earn-and-spend": () =>
    "Rien en main ne mérite un vol : il est temps de changer les crédits en vaisseau, équipement ou travail.",
  mend: ({ damage, grave }) => {
    const hurt = `${damage} ${Number(damage) > 1 ? "dégâts" : "dégât"}`;
    return grave
      ? `Avec ${hurt}, le prochain combat serait un pari.`
      : `Cela efface ${hurt} avant le prochain combat.`;
  },
  start: ({ at }) => `C’est ${at} qu’il y a le plus à faire.`,
  market: () => "Regarder ce qui est en vente ne coûte rien.",
  buy: ({ card, does }) => `« ${card} » – ${does}`,
  "fame-now": ({ card, pay }) => `« ${card} » rapporte aussitôt ${pay}.`,
  "goal-card": ({ card, whose, price, pay }) =>
    `Avec « ${card} », ${goals[whose || "ship"]} n’a plus qu’à se payer : ${price} crédits pour ${pay}.`,
  equip: ({ card, gains: given }) => `« ${card} » : ${given}.`,
  "look-below": ({ deck, card }) =>
    card === ""
      ? `La carte suivante (${deck}) sera sans doute meilleure.`
      : `Sous « ${card} » (${deck}), il y a sans doute mieux.`,
  "nothing-to-buy": () => "Rien de ce qui est en vente ne vaut son prix.",
  "least-missed": ({ card }) => `« ${card} » manquera le moins.`,
  "fight-now": ({ chance, pay, down }) =>
    `Le combat peut se gagner : ${chance}${paying(pay)}${out(down)}.`,
  "job-now": ({ card, chance, down }) =>
    `« ${card} » se fait ici, avec ${chance} de réussite sur ses deux déroulements possibles${out(down)}.`,
  "hunt-now": ({ card, chance, down }) => `${card} est ici : ${chance} de gagner${out(down)}.`,
  trace: ({ card, chance, down }) =>
    `C’est peut-être ${card} : ${chance} de gagner le combat${out(down)}.`,
  hire: ({ card, there, gains: given, asks, whose }) =>
    `${card}${there ? " est là et" : ""} serait une bonne recrue${given === "" ? "" : ` : ${given}`}${asks === "" ? "" : ` ; utile pour « ${asks} »`}${whose === "" ? "" : ` ; cela compte pour ${goals[whose]}`}.`,
  talk: ({ card, may }) =>
    `Parler avec ${card} peut apporter ${may.map(({ what }) => boons[what]).join(" et ")}.`,
  stranger: ({ there }) =>
    there
      ? "Il y a là quelqu’un que personne ne connaît encore : de l’aide, une recrue ou du travail, peut-être."
      : "Personne ne sait qui c’est : de l’aide, une recrue ou du travail, peut-être.",
  cross: ({ at }) =>
    `Le plus court passe par les Mondes du Noyau, jusqu’${at} ; en chemin, une carte du Noyau est piochée.`,
  final: ({ chance }) =>
    chance === ""
      ? "Cela peut gagner la partie, tout de suite."
      : `Cela peut gagner la partie : ${chance}.`,
  "ambition-now": () => "C’est une étape de l’ambition.",
  deliver: ({ pay }) => `Cela rapporte ${pay}.`,
  eliminate: ({ pay }) => `${pay}, tout de suite.`,
  capture: ({ at, turns, pay }) => `En vie, la cible vaut ${pay} ${at}, ${turns}.`,
  skill: ({ skill, chance }) => `Le plus sûr est la compétence ${skill} : ${chance}.`,
  dice: () => "Les dés sont meilleurs ainsi.",
  goodwill: ({ with: faction }) => `C’est ${faction} que cela compte le plus, ou coûte le moins.`,
  "ship-for-fights": () => "Pour chasser, mieux vaut des canons que de la portée.",
  "ship-for-distance": () => "Pour commercer, il faut voir du pays.",
  secret: () => "Le moment de ce secret est venu.",
  look: () =>
    "Mieux vaut savoir qui est là avant la rencontre : de l’aide, une recrue ou quelqu’un de recherché, peut-être.",
  ability: ({ whose, pay }) => {
    if (whose === "") return "Autant s’en servir.";
    return pay === "" ? `Cela sert ${goals[whose]}.` : `Cela atteint ${goals[whose]} : ${pay}.`;
  },
  line: () => "Cette voie promet le plus.",
  "good-deal": () => "L’échange rapporte plus qu’il ne coûte.",
  "poor-deal": () => "L’échange coûterait plus qu’il ne rapporte.",
  "favor-wanted": () => "Cette aide vaut plus que son prix.",
  rival: ({ who, left, mine, means, card, brings, sheet }) => {
    const held = card === "" ? "" : ` (en main : « ${card} », ${brings})`;
    const fame = left === 1 ? "qu’un point de renommée" : `que ${left} points de renommée`;
    const last = sheet ? `${left === 0 ? "que" : " et"} le dernier objectif de son ambition` : "";
    const lacks = `Il ne manque plus à ${who} ${sheet && left === 0 ? "" : fame}${last}${held}`;
    return {
      hunt: `${lacks} ; sa prime est entre tes mains.`,
      race: `${lacks}, et à toi ${mine} : d’abord la renommée la plus sûre.`,
      sure: `${lacks}, et à toi ${mine} : la renommée sûre et proche compte plus que tout.`,
      dare: `${lacks}, et à toi ${mine} : sans renommée sûre à portée, le risque peut en valoir la peine.`,
      late: `${lacks}, et à toi ${mine} : ce sera difficile à rattraper.`,
      goals: `${lacks} : ce que ton ambition demande encore passe avant tout.`,
    }[means];
  },
  victory: () => "Cela mène à la victoire dès ce tour.",
  "only-way": () => "Il n’y avait rien d’autre à faire.",
  best: () => "De toutes les réponses, c’est celle qui coûte le moins et rapporte le plus.",
};
