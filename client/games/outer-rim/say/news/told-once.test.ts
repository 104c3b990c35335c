/** What is said once: scenes, favors, printed opponents, abilities and those who sit at the table. */
import { describe, expect, test } from "vitest";
import { en } from "../../words/en.ts";
import { es } from "../../words/es.ts";
import { fr } from "../../words/fr.ts";
import { logLines } from "../news.ts";
import { opening } from "../message.ts";
import type { Favor, News } from "#rules/outer-rim/index.ts";

const names = [{ name: "Mia" }, { name: "Otto" }];
const seen = { players: [] };
const said = (texts: typeof en | typeof fr, ...news: readonly News[]): readonly string[] =>
  logLines(news, names, texts, seen).map(({ text }) => text.replaceAll(/[\u00A0\u202F]/g, " "));

test.each([
  { story: "Quiet.", short: "Quiet." },
  { story: "The guard sleeps. You do not.", short: "The guard sleeps…" },
  { story: "“Cut your engines.” You have several.", short: "“Cut your engines.” …" },
  { story: "Who goes there? Nobody.", short: "Who goes there? …" },
])("[OR-ENC-01] a story told before is known by how it begins: $short", ({ story, short }) => {
  expect(opening(story)).toBe(short);
});

describe("scenes", () => {
  test.each([
    {
      news: {
        type: "databank-drawn",
        player: 0,
        number: 1,
        version: 2,
        title: "Local Security",
        rule: "OR-CARGO-03",
      },
      key: "databank.1c",
      again: "“Local Security”, once more.",
    },
    {
      news: {
        type: "encounter-drawn",
        player: 0,
        deck: "navpoint",
        card: "navpoint-20",
        section: "no-patrol",
        rule: "OR-ENC-01",
      },
      key: "encounter.navpoint-20.no-patrol",
      again: `Mia, as before: ${opening(en["encounter.navpoint-20.no-patrol"])}`,
    },
    {
      news: {
        type: "story-told",
        player: 0,
        text: "smuggling.deliver-and-lose.done",
        rule: "OR-ENC-06",
      },
      key: "smuggling.deliver-and-lose.done",
      again: "The delivery is made…",
    },
  ] satisfies readonly { news: News; key: string; again: string }[])(
    "[OR-ENC-01] $key is told in full, and has one line for the next time",
    ({ news, key, again }) => {
      const [line] = logLines([news], names, en, seen);
      expect(line?.scene).toEqual({ key, again });
      expect(line?.text.length).toBeGreaterThan(again.length);
    },
  );

  test("[OR-ENC-06] a scene of which nothing is taken ends in a word, every time", () => {
    const left: News = { type: "story-told", player: 0, text: "left.contact", rule: "OR-ENC-06" };
    expect(logLines([left], names, en, seen)).toEqual([
      { text: "You part as you met.", rule: "OR-ENC-06", seat: 0 },
    ]);
    expect(said(fr, left)).toEqual(["On se quitte sans que rien ait changé."]);
  });
});

describe("favors", () => {
  const favor: Favor = { kind: "endorsement", skill: null, faction: "syndicate" };
  const granted: News = { type: "favor-granted", from: 1, to: 0, favor, rule: "UB-FAV-08" };
  const friend: News = {
    type: "treated-as-positive",
    player: 0,
    faction: "syndicate",
    rule: "UB-FAV-06",
  };
  const empty = { credits: 0, cards: [], debts: [], favor: null, promises: [] };
  const asked: News = {
    type: "offer-made",
    player: 0,
    deal: { by: 0, to: null, give: { ...empty, credits: 3000 }, get: { ...empty, favor } },
    rule: "UB-FAV-01",
  };
  const paid: News = { type: "credits-given", from: 0, to: 1, amount: 3000, rule: "UB-NEG-01" };
  const token = (owner: number, rule: string): News => ({
    type: "debt-given",
    owner,
    from: 0,
    to: 1,
    rule,
  });

  test("[UB-NEG-01] asked for, paid for and done is one line", () => {
    expect(said(en, asked, paid, granted, friend)).toEqual([
      "Otto does Mia a favour, an endorsement (Syndicate), for 3,000 credits.",
    ]);
    expect(said(fr, asked, paid, granted, friend)).toEqual([
      "Otto accorde une faveur à Mia, une recommandation (Syndicat), contre 3 000 crédits.",
    ]);
  });

  test("[UB-DEBT-03] a token that comes home is a debt called in; a token of one's own is a price", () => {
    expect(said(en, token(1, "UB-DEBT-03"), granted, friend)).toEqual([
      "Mia calls in a debt, and Otto does the favour: endorsement (Syndicate).",
    ]);
    expect(said(en, token(0, "UB-DEBT-02"), granted)).toEqual([
      "Otto does Mia a favour, an endorsement (Syndicate), for Mia’s debt token.",
    ]);
  });

  test("[UB-FAV-08] what is not agreed at once is told as it was asked", () => {
    expect(said(en, asked)).toEqual([
      "Mia asks around for a favour, an endorsement (Syndicate), and offers 3,000 credits.",
    ]);
    expect(said(en, paid)).toEqual(["Mia gives 3,000 credits to Otto."]);
  });
});

describe("printed opponents", () => {
  const line = (step: string): News => ({
    type: "ai-line-done",
    player: 1,
    card: "hunter-5",
    line: step,
    rule: "OR-SOLO-02",
  });

  test("[OR-SOLO-02] the card stands with the turn, and a line with where it led", () => {
    const moved: News = {
      type: "moved",
      player: 1,
      to: "kessel",
      directly: false,
      rule: "OR-SOLO-04",
    };
    expect(
      said(
        en,
        { type: "turn-began", player: 1, round: 3, rule: "OR-TURN-01" },
        { type: "ai-card-drawn", player: 1, card: "hunter-5", rule: "OR-SOLO-02" },
        line("planning.1.move-to-target"),
        moved,
      ),
    ).toEqual([
      "Round 3: Otto draws the card “Hunter 5”.",
      "Planning: Otto flies toward a target (Kessel).",
    ]);
  });

  test("[UB-BHAI-12] whom a hunter finds and eliminates does not sit at the table", () => {
    const found: readonly News[] = [
      { type: "contact-revealed", token: 24, contact: "ponda-baba", rule: "UB-BHAI-09" },
      { type: "contact-removed", token: 24, contact: "ponda-baba", rule: "UB-BHAI-12" },
      {
        type: "bounty-claimed",
        player: 1,
        card: "start-ponda-baba",
        how: "eliminate",
        rule: "OR-BNTY-04",
      },
    ];
    expect(said(en, ...found)).toEqual([
      "Ponda Baba shows up.",
      "Otto collects the bounty on Ponda Baba (eliminated).",
    ]);
  });
});

test("[UB-ROT-03] a card reloaded for a price is one line; delivered, it says what it is now", () => {
  const turned: News = { type: "card-rotated", player: 0, card: "bowcaster", rule: "UB-ROT-03" };
  expect(
    said(
      en,
      { type: "ability-used", player: 0, ability: "bowcaster-quick-reload", rule: "OR-TURN-04" },
      { type: "credits-spent", player: 0, amount: 1000, rule: "OR-TURN-04" },
      turned,
    ),
  ).toEqual(["Mia uses an ability: “Pay 1,000 to reload the bowcaster”."]);
  const delivered: readonly News[] = [
    {
      type: "cargo-delivered",
      player: 0,
      card: "unrefined-coaxium",
      illegal: false,
      rule: "OR-CARGO-02",
    },
    { type: "credits-gained", player: 0, amount: 6000, rule: "OR-CARGO-02" },
    { ...turned, card: "unrefined-coaxium" },
  ];
  expect(said(en, ...delivered)).toEqual([
    "Mia delivers “Unrefined Coaxium”, gains 6,000 credits and now has “Refined Coaxium” aboard.",
  ]);
});

test("[OR-SHIP-02] a ship that costs nothing beside the old one is an even trade", () => {
  expect(
    said(
      en,
      { type: "top-removed", deck: "ship", card: "ship-lancer", rule: "OR-SHIP-02" },
      { type: "ship-taken", player: 0, ship: "lancer", damage: 0, rule: "OR-SHIP-02" },
      { type: "market-revealed", deck: "ship", card: "ship-hwk-290", rule: "OR-MKT-04" },
      { type: "contact-revealed", token: 1, contact: "boshek", rule: "UB-RCI-04" },
    ),
  ).toEqual([
    "Mia trades the old ship for another, even: Lancer-class Pursuit Craft.",
    "BoShek shows up.",
  ]);
});

test("[OR-MKT-08] what is paid for is named, even where a die decides or the card goes back", () => {
  const spent: News = {
    type: "credits-spent",
    player: 0,
    amount: 2000,
    card: "card.information-broker",
    rule: "OR-MKT-03",
  };
  expect(said(en, spent)).toEqual(["Mia pays 2,000 credits for “Information Broker”."]);
});

test("[OR-COM-03] several foes have dice, one foe has a die", () => {
  const foe = { type: "card", card: "ambition.vigo-in-waiting.3" } as const;
  const began: News = {
    type: "combat-began",
    kind: "ground",
    attacker: 0,
    defender: null,
    strengths: [1, 1],
    foe,
    rule: "OR-COM-01",
  };
  const rolled: News = {
    type: "dice-rolled",
    player: null,
    foe,
    dice: ["hit"],
    for: "combat",
    roll: { type: "combat", combat: "ground", side: 1 },
    rule: "OR-COM-03",
  };
  expect(said(en, began, rolled).at(-1)).toBe("The other heirs: the die shows hit.");
  expect(said(en, began, { ...rolled, dice: ["hit", "blank"] }).at(-1)).toBe(
    "The other heirs: the dice show hit, blank.",
  );
});

test("[OR-GOAL-01] a step toward a goal says how many there are", () => {
  const players = [{ character: "bossk", ambition: null, ship: "jumpmaster-5000" }] as const;
  const step: News = {
    type: "goal-advanced",
    player: 0,
    of: "ship",
    to: 1,
    rule: "OR-GOAL-01",
  };
  expect(logLines([step], names, en, { players })[0]?.text).toBe(
    "Mia comes closer to the ship’s goal: 1 of 2.",
  );
});

test("[OR-CONT-03] whoever goes by what they are has an article, and titles too", () => {
  const met = (contact: string): News => ({
    type: "contact-revealed",
    token: 1,
    contact,
    rule: "UB-RCI-04",
  });
  expect(said(en, met("ig-rm"))).toEqual(["The IG-\u2060RM thug droid shows up."]);
  expect(said(fr, met("black-sun-agent"))).toEqual(["L’agent du Soleil Noir se montre."]);
  const taken: News = {
    type: "card-gained",
    player: 0,
    card: "bounty-doctor-aphra",
    deck: "bounty",
    rule: "OR-MKT-03",
  };
  expect(said(es, taken)).toEqual(["Mia acepta la recompensa por la doctora Aphra."]);
});
