import { expect, test } from "vitest";
import {
  contactCard,
  marketCard,
  outerRim,
  type Question,
  type View,
} from "#rules/outer-rim/index.ts";
import {
  aboard,
  held,
  stage,
  withContact,
  type StagedScene,
} from "#rules/outer-rim/testing/stage.ts";
import { sayFor } from "../tabletop.ts";
import { en as labels } from "#words/made/outer-rim-labels/en.ts";
import { chipsOf, fightChips, fightChipsAgainst } from "../story/odds.ts";
import { en as texts } from "../words/en.ts";
import { gist } from "../say/gist.ts";
import { huntedText } from "./hunted-player.ts";
import { huntChips, knownText } from "./known-target.ts";

const words = { language: "en", texts, labels } as const;
const id = "bounty-4-lom";
const bounty = marketCard(id);
if (bounty.kind !== "bounty") throw new Error("no bounty");
const card = bounty;

function seen(owner: number | null, more: StagedScene["players"][number] = {}): View {
  const table = stage({
    players: [
      { character: "bossk", space: "naboo", cards: [held(id)] },
      { character: "ig-88", space: "kessel", ...more },
    ],
    state: (state) => (owner === null ? {} : aboard(state, owner, "4-lom")),
  });
  return outerRim.viewFor(table.state(), 0);
}

function told(view: View): string | null {
  return knownText("4-lom", { view, eyes: 0, words, say: sayFor(view, [], words) });
}

const chips = (view: View): unknown => huntChips(id, { view, eyes: 0 });

test("[OR-BNTY-02] one’s own crew is not hunted: the bounty says so, and has no odds", () => {
  expect(contactCard("4-lom").crew).not.toBeNull();
  expect(told(seen(0))).toBe(labels.board.ownCrew("4-\u2060LOM"));
  expect(chips(seen(0))).toEqual([]);
});

test("[OR-BNTY-05] another’s crew is fought for by its owner, unless they cannot", () => {
  const theirs = seen(1);
  expect(told(theirs)).toBe(labels.board.theirCrew("4-\u2060LOM", "IG-\u206088", true));
  // The owner may let it go: won at least as often, hurt at most as often; the button says the same.
  const [win, down] = fightChipsAgainst(theirs, 0, 1);
  const bounded = [
    { ...win, atLeast: true },
    { ...down, atMost: true },
  ];
  expect(chips(theirs)).toEqual(bounded);
  const hunt = { type: "hunt-crew", card: id, player: 1 } as const;
  const asked = { seat: 0, ask: "encounter", rule: "OR-BNTY-05", params: {}, choices: [hunt] };
  expect(chipsOf(hunt, asked as Question, theirs)).toEqual(bounded);
  const fallen = seen(1, { defeated: true });
  expect(told(fallen)).toBe(labels.board.theirCrew("4-\u2060LOM", "IG-\u206088", false));
  expect(chips(fallen)).toEqual([]);
});

test("[UB-PB-12] a bounty on oneself says that it only keeps it from others, and promises nothing", () => {
  const view = seen(null);
  const tabletop = { view, words, say: sayFor(view, [], words) };
  expect(huntedText(0, tabletop)).toBe(labels.board.ownBounty);
  expect(huntedText(1, tabletop)).toContain("IG-");
  expect([gist("bounty-bossk", tabletop), huntChips("bounty-bossk", { view, eyes: 0 })]).toEqual([
    "",
    [],
  ]);
  expect(gist("bounty-ig-88", tabletop)).toContain("5,000");
});

test("[UB-FAV-05] a die that ends with this turn counts on the card of somebody here, not of somebody elsewhere", () => {
  const table = (at: "naboo" | "kessel", die: boolean): View => {
    const favors = { received: die, skill: null, die, shortcut: false };
    const bossk = { character: "bossk", space: "naboo", cards: [held(id)], favors } as const;
    const state = stage({
      players: [bossk, { character: "ig-88", space: "kessel" }],
      state: (begun) => ({ tokens: withContact(begun, "4-lom", at) }),
    }).state();
    return outerRim.viewFor(state, 0);
  };
  expect(chips(table("kessel", true))).toEqual(chips(table("kessel", false)));
  expect(chips(table("naboo", true))).not.toEqual(chips(table("naboo", false)));
});

test("[OR-BNTY-01] whoever is nobody’s crew has the strength their card prints", () => {
  const view = seen(null);
  expect(chips(view)).toEqual(fightChips(view, 0, card.combat, card.strength));
});
