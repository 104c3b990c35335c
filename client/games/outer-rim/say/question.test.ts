import { expect, test } from "vitest";
import { outerRim, shutLines } from "#rules/outer-rim/index.ts";
import {
  aboard,
  firstly,
  held,
  stage,
  tokenNumber,
  withContact,
  type Stage,
} from "#rules/outer-rim/testing/stage.ts";
import { rareQuestion } from "#rules/outer-rim/testing/rare-questions.ts";
import { answerText } from "./answer.ts";
import { askedOf } from "../asked.ts";
import { sayFor } from "../tabletop.ts";
import { en as labels } from "#words/made/outer-rim-labels/en.ts";
import { en as texts } from "../words/en.ts";
import { askedElsewhere } from "../map/here.ts";
import { sentence } from "./question.ts";

const words = { language: "en", texts, labels } as const;
const { asks } = labels.board;

function said(table: Stage): string {
  const view = outerRim.viewFor(table.state(), 0);
  const asked = askedOf(view, 0);
  if (asked === null) throw new Error("nobody is asked");
  return sentence({ view, words, say: sayFor(view, [], words) }, asked);
}

const full = [held("bounty-greedo"), held("bounty-chopper")];
const shopping = (cards = full, credits = 9000): Stage =>
  stage({
    players: [{ character: "bossk", space: "naboo", cards, credits }],
    state: ({ market }) => ({
      market: { ...market, job: ["the-kessel-run"], "gear-mod": ["dl-44", ...market["gear-mod"]] },
    }),
  })
    .say({ type: "earn" })
    .say({ type: "market" });

test("[OR-MKT-05] a full hold asks for a card to go, and names what it would make room for", () => {
  expect(said(shopping().say({ type: "buy", deck: "job" }))).toBe(asks.room("The Kessel Run"));
});

test("[OR-MKT-05] a price that can be lowered is asked for with its card", () => {
  const cargo = [held("shield-upgrade")];
  const rich = shopping(cargo).say({ type: "buy", deck: "gear-mod" });
  expect(said(rich)).toMatch(/^“DL-\u206044[^”]*”: pay /);
  const poor = shopping(cargo, 0).say({ type: "buy", deck: "gear-mod" });
  expect(said(poor)).toMatch(/^“DL-\u206044[^”]*” costs /);
});

test("[UB-DISC-01] what may still be cleared away is said", () => {
  const table = shopping([]);
  expect(said(table)).toBe(texts["ask.market"]);
  table.say({ type: "discard-top", deck: "luxury" });
  expect(said(table)).toBe(asks.clearsOn(texts["deck.luxury"]));
  table.say({ type: "discard-top", deck: "luxury" });
  expect(said(table)).toBe(asks.cleared);
  table.say({ type: "leave-market" });
  expect(said(table)).toBe(asks.idle);
});

test("[OR-CREW-02] whoever finds no berth is named, with what they know", () => {
  const people = ["chewbacca", "lando-calrissian", "chopper"];
  const table = stage({
    players: [{ character: "bossk", space: "naboo" }],
    state: (state) => {
      const laid = { ...state, ...aboard(state, 0, ...people) };
      return {
        ...laid,
        tokens: withContact(laid, "greedo", "naboo"),
        agenda: [
          {
            type: "make-berth",
            player: 0,
            token: tokenNumber(state, "greedo"),
            rule: "OR-CREW-02",
          },
        ],
      };
    },
  });
  expect(said(table)).toMatch(/Greedo \(\w+/);
});

test("[OR-TURN-05] [OR-COM-02] where only one thing can be done, nothing else is asked", () => {
  const met = (imperial: -1 | 0): Stage =>
    stage({
      players: [
        {
          character: "bossk",
          space: "nav-12",
          reputation: { hutt: 0, rebel: 0, syndicate: 0, imperial },
        },
        { character: "ig-88", space: "kessel" },
      ],
      options: { favors: "on" },
      state: ({ patrols }) => ({
        patrols: { ...patrols, imperial: { level: 1, space: "nav-12" } },
      }),
    })
      .say({ type: "earn" })
      .say({ type: "end-actions" });
  expect(said(met(0))).toBe(texts["ask.encounter"]);
  const hostile = met(-1);
  expect(said(hostile)).toBe(asks.hostile);
  const fight = hostile.say({ type: "fight-patrol", faction: "imperial" });
  expect(said(fight)).toBe(texts["ask.before-test"]);
});

test("[OR-EFF-05] where every line is shut, that is said, and the lines are there to be read", () => {
  const lines = (credits: number): Stage =>
    stage({
      players: [{ character: "bossk", space: "naboo", credits }],
      agenda: firstly([
        {
          do: "may",
          options: [
            { label: "a", pay: 1000, effects: [{ do: "gain-fame", amount: 1 }] },
            { label: "b", pay: 2000, effects: [{ do: "gain-fame", amount: 1 }] },
          ],
        },
      ]),
    });
  const shut = (table: Stage): readonly number[] =>
    shutLines(outerRim.viewFor(table.state(), 0), table.choices());
  expect([shut(lines(0)), shut(lines(1000)), shut(lines(2000))]).toEqual([[0, 1], [1], []]);
  expect(said(lines(0))).toBe(asks.shut);
  expect(said(lines(1000))).toBe(texts["ask.choose"]);
});

test("[UB-BHAI-01] why only some can be chosen as opponents is said with the question", () => {
  const chosen = (deck: "base" | "bounty-hunter"): string => {
    const view = outerRim.viewFor(stage({ players: [{ character: "bossk" }] }).state(), 0);
    const question = { seat: 0, ask: "choose-opponent", params: { deck }, choices: [] };
    const tabletop = { view, words, say: sayFor(view, [], words) };
    return sentence(tabletop, { question: { ...question, rule: "OR-SOLO-01" } });
  };
  expect([chosen("base"), chosen("bounty-hunter")]).toEqual([asks.trader, asks.hunter]);
});

test("[OR-MOVE-01] a flight that a card allows says how far it goes, and the map stays with my ship", () => {
  const table = stage({
    players: [{ character: "bossk", space: "maelstrom" }],
    agenda: [{ type: "move", player: 0, left: 3, ignoring: false, must: false }],
  });
  expect(said(table)).toBe(asks.flyOn(3));
  const view = outerRim.viewFor(table.state(), 0);
  expect(askedElsewhere(askedOf(view, 0), view, "maelstrom")).toBeNull();
});

test("[OR-BNTY-05] who hunts whom of my crew is asked by name, and so is letting them go", () => {
  const table = rareQuestion("protect-crew");
  const view = outerRim.viewFor(table.state(), 1);
  const tabletop = { view, words, say: sayFor(view, [], words) };
  const question = table.question();
  expect(sentence(tabletop, { question })).toBe(asks.protect("Bossk", "Greedo"));
  expect(answerText({ type: "decline" }, question, tabletop)).toBe(labels.answers.letGo("Greedo"));
});

test("[OR-GOAL-04] a goal that wants paying for says which, its price and its prize", () => {
  const offer = (character: "bossk" | "cad-bane"): Stage =>
    stage({
      players: [{ character, space: "naboo", ship: "yv-666", shipDamage: 3, credits: 9000 }],
    }).say({ type: "recover" });
  const table = offer("bossk");
  expect(said(table)).toBe(asks.goal("ship", "7,000 credits", "1 fame"));
  expect(said(offer("cad-bane"))).toBe(asks.goal("ship", "7,000 credits", "5,000 credits"));
  const view = outerRim.viewFor(table.state(), 0);
  const tabletop = { view, words, say: sayFor(view, [], words) };
  expect(answerText({ type: "pay" }, table.question(), tabletop)).toBe("Pay 7,000 credits");
});
