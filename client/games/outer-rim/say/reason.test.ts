import { expect, test } from "vitest";
import { gainsOf } from "#bots/outer-rim/reasons/gains.ts";
import type { Reason } from "#bots/outer-rim/reasons/reason.ts";
import { viewOfHan } from "#rules/outer-rim/testing/stage.ts";
import { sayFor } from "../tabletop.ts";
import { en } from "#words/made/outer-rim-labels/en.ts";
import { es } from "#words/made/outer-rim-labels/es.ts";
import { fr } from "#words/made/outer-rim-labels/fr.ts";
import { reasonText } from "./reason.ts";
import { loadBase, loadStories } from "../words/index.ts";

const labels = { en, fr, es };

/** Nobody at it has a name of two words. */
const anyView = viewOfHan({});
const players = anyView.players.map((one) => ({ ...one, character: null }));

async function told(
  language: keyof typeof labels,
  reason: Reason,
  names: Parameters<typeof sayFor>[1] = [],
): Promise<string> {
  const texts = {
    ...(await loadBase[language]()),
    ...(await loadStories[language]()),
  };
  const words = { language, texts, labels: labels[language] };
  return reasonText(reason, {
    say: sayFor({ ...anyView, players }, names, words),
    words,
  }).replaceAll(/[\s\u2060]+/g, " ");
}

const porax: Reason = {
  kind: "equip",
  card: "ship-porax-38",
  gains: [
    { what: "ship", by: 2 },
    { what: "goal", by: 1 },
    { what: "skill", skill: "tech" },
    { what: "crew", by: -1 },
  ],
};

test.each([
  ["en", /: \+2 dice in space, a goal worth 1 fame, the skill tech, −1 crew slot\.$/],
  [
    "fr",
    /: \+2 dés dans l’espace, un objectif à 1 point de renommée, la compétence technique, −1 place d’équipage\.$/,
  ],
  [
    "es",
    /: \+2 dados en el espacio, un objetivo que vale 1 de fama, la habilidad técnica, −1 plaza de tripulación\.$/,
  ],
] as const)(
  "[OR-SHIP-02] what a card would better, and what not, is said in words: %s",
  async (language, text) => {
    expect(await told(language, porax)).toMatch(text);
  },
);

test("[OR-MKT-02] what is cleared away is named; a card without numbers tells what it does", async () => {
  const below: Reason = { kind: "look-below", deck: "bounty", card: "bounty-bossk" };
  expect(await told("fr", below)).toMatch(/primes.* « Bossk »/);
  expect(await told("en", { ...below, short: 5000 })).toMatch(/^“Bossk” costs 5,000 more than you/);
  expect(await told("en", { kind: "nothing-to-buy", free: ["bounty-bossk"] })).toMatch(/\(Bossk\)/);
  expect(await told("en", { kind: "look-below", deck: "bounty" })).toMatch(/^The next card/);
  expect(await told("en", { kind: "buy", card: "targeting-computer" })).toBe(
    "“Targeting Computer” – ship combat: once, reroll your blanks.",
  );
});

test("[OR-BNTY-01] who is sought is named as the language does, with the odds and the danger", async () => {
  const trail: Reason = {
    kind: "bounty",
    card: "start-doctor-evazan",
    at: "ord-mantell",
    turns: 0,
    credits: 8000,
    fame: 0,
    chance: 73,
    down: 29,
  };
  expect(await told("fr", trail)).toBe(
    "Le docteur Evazan est peut-être sur Ord Mantell, ici : 73 % de gagner le combat, jusqu’à 8 000 crédits ; 29 % d’être hors de combat.",
  );
  expect(await told("fr", { ...trail, sure: true })).toMatch(/^Le docteur Evazan est sur Ord/);
  expect(await told("en", trail)).toMatch(/^Doctor Evazan may be at Ord/);
  expect(await told("en", { ...trail, bound: "atLeast" })).toContain("at least 73% to win");
  expect(await told("en", { ...trail, among: 6 })).toMatch(/at Ord Mantell \(1 chance in 6\), /);
  expect(await told("en", { ...trail, sure: true })).toMatch(/^Doctor Evazan is at Ord/);
  expect(await told("es", trail)).toMatch(/^El doctor Evazan puede estar en Ord/);
  expect(await told("es", { ...trail, sure: true })).toMatch(/^El doctor Evazan está en Ord/);
});

test.each([
  ["en", /^Greedo travels with \S+, now at Lothal, 2 /, /^Greedo is now at Lothal, 2 /],
  [
    "fr",
    /^Greedo voyage avec \S+, en ce moment (?:sur|dans) /,
    /^Greedo est en ce moment (?:sur|dans) /,
  ],
  ["es", /^Greedo viaja con \S+, ahora en /, /^Greedo está ahora en /],
] as const)(
  "[OR-BNTY-02] whoever is aboard a ship is there now, and may fly on with it: %s",
  async (language, crew, prey) => {
    const pay = { credits: 4000, fame: 1, chance: 73 } as const;
    const trip = { card: "bounty-greedo", at: "lothal", turns: 2, now: true } as const;
    const trail: Reason = { kind: "bounty", ...trip, ...pay };
    expect(await told(language, { ...trail, player: 1 })).toMatch(crew);
    expect(await told(language, trail)).toMatch(prey);
  },
);

test("[UB-MPJ-01] that a job takes another player is part of the reason", async () => {
  const job: Reason = {
    kind: "job",
    card: "disable-comms-network",
    at: "lothal",
    turns: 2,
    credits: 20_000,
    fame: 1,
    chance: 81,
    shared: "together",
  };
  expect(await told("en", job)).toBe(
    "“Disable Comms Network” can be done on Lothal, 2 turns away, with another player there: 81% to come off, 20,000 credits and 1 fame.",
  );
});

test.each([
  [
    "en",
    "An encounter at this place counts for the ship’s goal (2 still needed); then on to Kessel (The Kessel Run).",
    "Of the 20 cards of this place, 1 may bring fame and 14 may bring credits.",
    "BoShek is there, and would make good crew: +1 hyperdrive; useful for “The Kessel Run”; it counts for the personal goal.",
  ],
  [
    "fr",
    "Une rencontre à cet endroit compte pour l’objectif du vaisseau (il en faut encore 2) ; ensuite, cap sur Kessel (Le raid de Kessel).",
    "Des 20 cartes de cet endroit, 1 peut apporter de la renommée et 14 peuvent apporter des crédits.",
    "BoShek est là et serait une bonne recrue : +1 d’hyperpropulsion ; utile pour « Le raid de Kessel » ; cela compte pour l’objectif personnel.",
  ],
  [
    "es",
    "Un encuentro en este lugar cuenta para el objetivo de la nave (faltan 2); después, rumbo a Kessel (La carrera de Kessel).",
    "De las 20 cartas de este lugar, 1 puede dar fama y 14 pueden dar créditos.",
    "BoShek está allí y haría buena tripulación: +1 de hiperimpulsor; útil para «La carrera de Kessel»; cuenta para el objetivo personal.",
  ],
] as const)(
  "[OR-GOAL-01] what a stop is for is named: a goal, cards counted, crew: %s",
  async (language, goal, cards, crew) => {
    const next = { next: "the-kessel-run", then: "kessel" } as const;
    expect(await told(language, { kind: "goal-stop", of: "ship", left: 2, ...next })).toBe(goal);
    const may = [
      { what: "fame", cards: 1 },
      { what: "credits", cards: 14 },
    ] as const;
    expect(await told(language, { kind: "stop", at: "naboo", cards: 20, may })).toBe(cards);
    const hire: Reason = {
      kind: "hire",
      contact: "boshek",
      there: true,
      gains: [{ what: "hyperdrive", by: 1 }],
      asks: "the-kessel-run",
      of: "character",
    };
    expect(await told(language, hire)).toBe(crew);
  },
);

test("[OR-ENC-01] reasons of journals written before counted no cards, and are still told", async () => {
  expect(await told("en", { kind: "stop", at: "naboo" })).toMatch(/worth the turn\.$/);
  expect(await told("en", { kind: "goal", at: "naboo", turns: 1 })).toMatch(/^A goal can be/);
  expect(await told("en", { kind: "hire", contact: "boshek" })).toBe(
    "BoShek would make good crew.",
  );
});

const threat = { kind: "rival", player: 0, left: 1, mine: 3, means: "sure" } as const;

test.each([
  [
    "en",
    /^\S+ lacks only 1 fame and holds “Greedo”, worth 2; you lack 3: fame that is sure and near counts most now\.$/,
    /^\S+ lacks only 2 fame and the last goal of their ambition: what your own ambition/,
  ],
  [
    "fr",
    /^Il ne manque plus à \S+ qu’un point de renommée \(en main : « Greedo », 2\), et à toi 3 : /,
    /^Il ne manque plus à \S+ que 2 points de renommée et le dernier objectif de son ambition : /,
  ],
  [
    "es",
    /^A \S+ solo le falta 1 de fama \(lleva «Greedo», 2\), y a ti 3: /,
    /^A \S+ solo le faltan 2 de fama y el último objetivo de su ambición: /,
  ],
] as const)(
  "[OR-FAME-03] that somebody else is about to win is said with what they lack: %s",
  async (language, near, sheet) => {
    const names = [{ seat: 0, name: "Anna", mine: false, bot: false }];
    const say = (reason: Reason): Promise<string> => told(language, reason, names);
    expect(await say({ ...threat, card: "bounty-greedo", brings: 2 })).toMatch(near);
    expect(await say({ ...threat, left: 2, sheet: true, means: "goals" })).toMatch(sheet);
    for (const means of ["hunt", "race", "dare", "late"] as const)
      expect(await say({ ...threat, means })).toMatch(/^\S.*\.$/);
  },
);

test("[OR-MKT-07] what a card does is told to its end, and not that it is delivered nowhere", async () => {
  const does = (language: keyof typeof labels, card: string): Promise<string> =>
    told(language, { kind: "buy", card });
  expect(await does("en", "attend-statue-dedication")).toMatch(/ – when bought: gain 1 fame\.$/);
  expect(await does("fr", "attend-statue-dedication")).toMatch(/ : gagne 1 point de renommée\.$/);
  expect(await does("en", "dejarik-holotable")).toMatch(/ – you have 1 more fame while/);
});

test.each([
  ["en", /9,000 credits and 2 fame \(enough to win\)\.$/, /^It takes off 1 damage/],
  ["fr", / 2 points de renommée \(de quoi gagner\) sur Ord Mantell, /, /^Cela efface 1 dégât /],
  ["es", / 2 de fama \(suficiente para ganar\) en Ord Mantell, /, /^Quita 1 de daño /],
] as const)(
  "[OR-FAME-03] that a reward is enough to win is said, and a scratch is no gamble: %s",
  async (language, wins, scratch) => {
    const captive = {
      kind: "captive",
      card: "bounty-greedo",
      at: "ord-mantell",
      turns: 1,
    } as const;
    const pay = { credits: 9000, fame: 2 };
    expect(await told(language, { ...captive, ...pay, wins: true })).toMatch(wins);
    expect(await told(language, { ...captive, ...pay })).not.toContain("(");
    expect(await told(language, { kind: "mend", damage: 1, grave: false })).toMatch(scratch);
    // Journals written before do not say how bad it was.
    expect(await told(language, { kind: "mend", damage: 1 })).not.toMatch(scratch);
  },
);

test("[UB-CORE-01] a job in the Core is done in it, as its card says", async () => {
  const job: Reason = {
    kind: "job",
    card: "disable-comms-network",
    at: "trailing-core",
    turns: 2,
    credits: 20_000,
    fame: 1,
    chance: 81,
  };
  expect(await told("en", job)).toContain("can be done in the Trailing Core, 2 turns away");
  expect(await told("en", { ...job, at: "ring-of-kafrene" })).toContain("at the Ring of Kafrene");
});

test("[OR-SHIP-03] a slot for cargo or a mod is called one", async () => {
  const now = viewOfHan({ ship: "g9-rigger", cards: [] }).players[0];
  if (now === undefined) throw new Error("nobody flies");
  const gains = gainsOf(now, { ...now, ship: "gx1-short-hauler" });
  expect(gains).toContainEqual({ what: "either", by: 1 });
  const reason: Reason = { kind: "equip", card: "ship-porax-38", gains };
  for (const [language, words] of [
    ["en", "+1 cargo or mod slot"],
    ["fr", "+1 emplacement de cargaison ou d’amélioration"],
    ["es", "+1 hueco de carga o mejora"],
  ] as const)
    expect(await told(language, reason)).toContain(words);
});

test.each([
  ["en", "cargo that does not get through stays aboard unless it is given up"],
  ["fr", "une cargaison qui ne passe pas reste à bord, sauf si l’on y renonce"],
  ["es", "la carga que no pasa sigue a bordo, salvo que se renuncie a ella"],
] as const)(
  "[OR-CARGO-03] goods that are stopped may be given up, and need not be; the card says the same: %s",
  async (language, kept) => {
    const trip = { card: "stolen-prototype", at: "kessel", turns: 1 } as const;
    const smuggled: Reason = { kind: "smuggle", ...trip, credits: 9000, fame: 1, chance: 38 };
    expect(await told(language, smuggled)).toMatch(new RegExp(`; ${kept}\\.$`, "u"));
    const texts = await loadBase[language]();
    expect(texts["card.illegal"]).toMatch(new RegExp(`; ${kept}$`, "u"));
  },
);

test.each([
  ["en", "Better to know who is there before meeting them"],
  ["fr", "Mieux vaut savoir qui est là avant la rencontre"],
  ["es", "Más vale saber quién está ahí antes del encuentro"],
] as const)(
  "[OR-CONT-01] a look at somebody facedown is said to be for knowing them: %s",
  async (language, why) => {
    expect(await told(language, { kind: "look" })).toContain(why);
  },
);

test("[OR-MKT-08] each of the two dice of smuggled goods is said with its own bound", async () => {
  const trip = { card: "black-sun-mole", at: "kessel", turns: 1 } as const;
  const goods: Reason = { kind: "smuggle", ...trip, credits: 9000, fame: 1, chance: 100, deal: 38 };
  const said = await told("en", { ...goods, dealBound: "atLeast" });
  expect(said).toContain(": 100% to get it through");
  expect(said).toContain("; at least 38% to get the card");
});
