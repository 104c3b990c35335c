/** What is told together, what passes by: visits to the market, deliveries, payments. */
import { expect, test } from "vitest";
import { en } from "../../words/en.ts";
import { logLines } from "../news.ts";
import { emptyBundle, type News } from "#rules/outer-rim/index.ts";

const names = [{ name: "Mia" }, { name: "Otto" }, { name: "Pia" }];
const said = (texts: typeof en, ...news: readonly News[]): readonly string[] =>
  logLines(news, names, texts, { players: [] }).map(({ text }) => text);

test("[OR-MKT-01] a visit to the market is what was given up and bought; what was only cleared away stays as a quiet line", () => {
  const cleared = (card: string, next: string): readonly News[] => [
    { type: "top-discarded", deck: "bounty", card, rule: "UB-DISC-01" },
    { type: "market-revealed", deck: "bounty", card: next, rule: "UB-DISC-01" },
  ];
  const taken: readonly News[] = [
    { type: "card-discarded", player: 0, card: "bounty-garindan", rule: "OR-MKT-05" },
    { type: "card-gained", player: 0, card: "bounty-greedo", deck: "bounty", rule: "OR-MKT-03" },
    { type: "market-revealed", deck: "bounty", card: "bounty-bossk", rule: "OR-MKT-04" },
  ];
  expect(said(en, ...cleared("bounty-boshek", "bounty-greedo"), ...taken)).toEqual([
    "Mia gives up the bounty on Garindan. Mia takes on the bounty on Greedo.",
  ]);
  const looked = logLines(cleared("bounty-boshek", "bounty-greedo"), names, en, { players: [] });
  expect(looked).toEqual([
    {
      text: "Cleared away: the bounty on BoShek. On show now (bounties): the bounty on Greedo.",
      rule: "UB-DISC-01",
      weight: "quiet",
    },
  ]);
});

test("[OR-MKT-08] a card lost by a die is told, and not as one that was cleared away", () => {
  const lost: readonly News[] = [
    { type: "top-discarded", deck: "cargo", card: "imperial-defector", rule: "OR-MKT-08" },
    { type: "market-revealed", deck: "cargo", card: "hutt-informant", rule: "OR-MKT-08" },
  ];
  const told = logLines(lost, names, en, { players: [] });
  expect(told.filter(({ fleeting }) => !fleeting).map(({ text }) => text)).toEqual([
    "“Imperial Defector” slips away.",
  ]);
});

test("[OR-GOAL-01] what a delivery was worth stands together; the goal it brings nearer comes after", () => {
  const card = "stolen-weapons";
  const news: readonly News[] = [
    { type: "cargo-delivered", player: 0, card, illegal: true, rule: "OR-CARGO-02" },
    { type: "goal-advanced", player: 0, of: "character", to: 1, rule: "OR-GOAL-01" },
    { type: "card-discarded", player: 0, card, rule: "OR-CARGO-02" },
    { type: "credits-gained", player: 0, amount: 2000, rule: "OR-CARGO-02" },
  ];
  expect(said(en, ...news)).toHaveLength(2);
  expect(said(en, ...news)[0]).toBe(
    "Mia delivers the illegal “Stolen Weapons” and gains 2,000 credits.",
  );
});

test("[OR-DMG-02] credits lost to a card and to the defeat are one loss", () => {
  const lost = (amount: number): News => ({
    type: "credits-lost",
    player: 0,
    amount,
    rule: "OR-DMG-02",
  });
  expect(said(en, lost(3000), lost(1000))).toEqual(["Mia loses 4,000 credits."]);
});

test("[OR-TURN-04] an ability that names its price is not followed by the payment", () => {
  const used: News = {
    type: "ability-used",
    player: 0,
    ability: "lando-calrissian-charm",
    rule: "OR-TURN-04",
  };
  const paid: News = { type: "credits-spent", player: 0, amount: 1000, rule: "OR-TURN-04" };
  expect(said(en, used, paid)).toEqual(["Mia uses an ability: “Pay 1,000 to charm the locals”."]);
});

test("[OR-BNTY-04] fame and credits of a reward stand together, good and bad names after them", () => {
  const card = "bounty-greedo";
  const rule = "OR-BNTY-04";
  const news: readonly News[] = [
    { type: "bounty-claimed", player: 0, card, how: "capture", rule },
    { type: "fame-gained", player: 0, amount: 2, source: "bounty", card, rule },
    { type: "reputation-changed", player: 0, faction: "imperial", to: -1, rule },
    { type: "credits-gained", player: 0, amount: 8000, rule },
  ];
  expect(said(en, ...news)).toEqual([
    "Mia collects the bounty on Greedo (delivered alive), gains 2 fame and 8,000 credits, and now has a bad reputation with the Empire.",
  ]);
});

const asked: News = {
  type: "offer-made",
  player: 0,
  deal: {
    by: 0,
    to: null,
    give: { ...emptyBundle, debts: [0] },
    get: { ...emptyBundle, favor: { kind: "combat-strategy", skill: null, faction: null } },
  },
  rule: "UB-FAV-08",
};
const left = (other: number, by: number): News => ({
  type: "talk-ended",
  player: 0,
  with: other,
  left: by,
  mark: "",
  rule: "OR-TRADE-05",
});

test("[UB-FAV-08] a favor that was asked around for is one line, whoever else would have done it", () => {
  const done: readonly News[] = [
    left(1, 0),
    { type: "debt-given", from: 0, to: 2, owner: 0, rule: "UB-NEG-01" },
    {
      type: "favor-granted",
      from: 2,
      to: 0,
      favor: { kind: "combat-strategy", skill: null, faction: null },
      rule: "UB-FAV-08",
    },
  ];
  expect(said(en, asked, ...done)).toEqual([
    "Pia does Mia a favour, a combat strategy, for Mia’s debt token.",
  ]);
});

test("[UB-FAV-08] a price that was named and paid is told by the favor", () => {
  const favor = { kind: "shortcut", skill: null, faction: null } as const;
  const dearer: News = {
    type: "offer-made",
    player: 1,
    deal: {
      by: 1,
      to: 0,
      give: { ...emptyBundle, favor },
      get: { ...emptyBundle, credits: 3000 },
    },
    rule: "UB-FAV-08",
  };
  const paid: readonly News[] = [
    { type: "credits-given", from: 0, to: 1, amount: 3000, rule: "UB-NEG-01" },
    { type: "favor-granted", from: 1, to: 0, favor, rule: "UB-FAV-08" },
  ];
  expect(said(en, dearer, ...paid)).toEqual([
    "Otto does Mia a favour, a shortcut, for 3,000 credits.",
  ]);
});

test("[OR-TRADE-05] several who decline are nobody, one is named", () => {
  expect(said(en, asked, left(1, 1), left(2, 2))[1]).toBe("Nobody agrees with Mia.");
  expect(said(en, asked, left(1, 1))[1]).toBe("Otto says no to Mia.");
});

test("[UB-ROT-01] cargo that has turned is called by its far end", () => {
  const card = "unrefined-coaxium";
  const rule = "OR-CARGO-02";
  const gained: News = { type: "credits-gained", player: 0, amount: 6000, rule };
  const delivered: News = { type: "cargo-delivered", player: 0, card, illegal: false, rule };
  const turned: News = { type: "card-rotated", player: 0, card, rule: "UB-ROT-03" };
  expect(said(en, delivered, turned, gained)).toEqual([
    "Mia delivers “Unrefined Coaxium”, gains 6,000 credits and now has “Refined Coaxium” aboard.",
  ]);
  expect(said(en, { ...delivered, illegal: true }, gained)).toEqual([
    "Mia delivers the illegal “Refined Coaxium” and gains 6,000 credits.",
  ]);
  const roll: News = {
    type: "dice-rolled",
    player: 0,
    dice: ["focus"],
    for: card,
    roll: { type: "cargo", card: `card.${card}` },
    rule: "OR-CARGO-03",
  };
  expect(said(en, roll)).toEqual(["Mia rolls for the illegal cargo “Refined Coaxium”: focus."]);
});

test("[OR-REP-01] two names that change are told one after the other", () => {
  const rule = "OR-BNTY-04";
  const card = "bounty-garindan";
  const named = (faction: "imperial" | "rebel", to: 1 | -1): News => ({
    type: "reputation-changed",
    player: 0,
    faction,
    to,
    rule,
  });
  const news: readonly News[] = [
    { type: "bounty-claimed", player: 0, card, how: "capture", rule },
    { type: "fame-gained", player: 0, amount: 2, source: "bounty", card, rule },
    named("imperial", -1),
    named("rebel", 1),
    { type: "credits-gained", player: 0, amount: 8000, rule },
  ];
  expect(said(en, ...news)).toEqual([
    "Mia collects the bounty on Garindan (delivered alive), gains 2 fame and 8,000 credits, now has a bad reputation with the Empire and now has a good reputation with the Rebels.",
  ]);
});
