/** What the clerk says of things that cost something, lead far, or were not met: each by its own reason. */
import { expect, test } from "vitest";
import { learner } from "#client/lesson/table.ts";
import { type Command, type News, type View } from "#rules/outer-rim/index.ts";
import { held, viewOfHan, type Han } from "#rules/outer-rim/testing/stage.ts";
import { answersTo, type Hearer } from "./answers.ts";
import { adviceFor, remarks } from "./coach.ts";
import { hearerOf, wordsIn } from "./testing/learner.ts";
import { progress, unmet } from "./progress.ts";
import type { Topic } from "./remark.ts";
import { en } from "#words/made/outer-rim-lesson/en.ts";

const words = await wordsIn("en");
const hearerAt = (view: View): Hearer => hearerOf(view, words);

function adviceTo(command: Command, view: View): string {
  return adviceFor({ command, rather: null }, hearerAt(view), new Set()).text;
}

/** What is answered to a move that was not meant. */
function answers(command: Command, news: readonly News[], view: View): readonly string[] {
  const meant = { command: { type: "end-actions" }, rather: null } as const;
  const played = { command, meant, before: view };
  const told = new Set<Topic>(["fly"]);
  return remarks({ news, meant: null, told, played }, hearerAt(view)).map(({ text }) => text);
}

const down: News = { type: "defeated", player: learner, rule: "OR-DMG-02" };
const up: News = {
  type: "damage-recovered",
  player: learner,
  character: 4,
  ship: 0,
  stands: true,
  rule: "OR-DMG-08",
};

test("[OR-DMG-08] a first defeat is explained whatever was done, and in the tense it has", () => {
  const view = viewOfHan({});
  const line: Command = { type: "choose", option: 1 };
  expect(answers(line, [down], view)).toEqual([en.otherwise.line, en.heard.defeated(false)]);
  expect(answers(line, [down, up], view)).toEqual([en.otherwise.line, en.heard.defeated(true)]);
});

test("[OR-CARGO-04] whose die was no hit hears that the encounter is lost, and whether the cargo got through", () => {
  const drawn: News = {
    type: "databank-drawn",
    player: learner,
    number: 1,
    version: 0,
    title: "Unwanted Attention",
    rule: "OR-CARGO-03",
  };
  const paid: News = {
    type: "cargo-delivered",
    player: learner,
    card: "spice",
    illegal: true,
    rule: "OR-CARGO-02",
  };
  const view = viewOfHan({ used: ["skip-encounter"] });
  const deliver: Command = { type: "deliver", card: "spice" };
  expect(answers(deliver, [drawn], view)[1]).toBe(en.heard.failedRun(false));
  expect(answers(deliver, [drawn, paid], view)[0]).toBe(en.heard.failedRun(true));
  expect(adviceTo({ type: "end-actions" }, view)).toContain(en.why.endsTurn);
});

test("[lesson] who gets there by another way than the one meant hears of it, and not of the way", () => {
  const done: News = {
    type: "job-completed",
    player: learner,
    card: "jabbas-hidden-stash",
    rule: "OR-JOB-03",
  };
  const choose: Command = { type: "choose", option: 1 };
  const said = answers(choose, [done], viewOfHan({}));
  expect(said[0]).toBe(en.heard.jobDone("Jabba’s Hidden Stash"));
  expect(answers(choose, [], viewOfHan({}))[0]).toBe(en.otherwise.line);
});

test("[OR-TURN-03] whoever ends the actions early hears what was left, by its name", () => {
  const view = viewOfHan(
    { space: "naboo", cards: [held("start-shield-coils")] },
    { agenda: [{ type: "action", player: 0, done: [] }] },
  );
  const meant = { command: { type: "deliver", card: "start-shield-coils" }, rather: null } as const;
  const played = { command: { type: "end-actions" }, meant, before: view } as const;
  const heard = { news: [], meant: null, told: new Set<Topic>(["fly"]), played };
  expect(remarks(heard, hearerAt(view)).map(({ text }) => text)).toEqual([
    en.otherwise.end("Deliver Shield Coils"),
  ]);
});

test("[OR-MKT-03] what costs nothing is nobody’s money, and to take nothing is no fault", () => {
  const bounty = ["bounty-greedo"];
  const view = viewOfHan({}, { state: ({ market }) => ({ market: { ...market, bounty } }) });
  const { top } = view.market.bounty;
  const name = hearerAt(view).say.card(top ?? "");
  expect(answers({ type: "buy", deck: "bounty" }, [], view)).toEqual([en.otherwise.take(name)]);
  expect(answers({ type: "cancel" }, [], view)).toEqual([en.otherwise.cancel]);
});

test("[OR-CARGO-03] cargo that is illegal, or far away, is said to be so before it is bought", () => {
  const view = viewOfHan(
    { space: "nal-hutta" },
    {
      state: (state) => ({ market: { ...state.market, cargo: ["stolen-prototype"] } }),
    },
  );
  const said = adviceTo({ type: "buy", deck: "cargo" }, view);
  expect(said).toContain(en.why.illegal("38%"));
  expect(said).toMatch(/Cantonica is 1\d spaces away: \d flights/);
});

test("[OR-CONT-01] who is humble is not met for being important", () => {
  const view = viewOfHan({});
  const of = (rank: string): string => {
    const token = view.tokens.findIndex((one) => one.class === rank);
    return adviceTo({ type: "encounter-contact", token }, view);
  };
  expect(of("orange")).toContain(en.why.faceDown);
  expect(of("white")).toContain(en.why.humble);
});

test("[UB-CORE-08] to the Core leads the shortcut, and it is explained when it is taken", () => {
  // Cantonica lies at the other end.
  const cards = [held("stolen-prototype")];
  const view = viewOfHan({ space: "takodana", cards });
  const flight = adviceTo({ type: "move", to: "trailing-core" }, view);
  expect(flight).toContain(en.why.toCore("Stolen Prototype", "Cantonica"));
  const there = viewOfHan(
    { space: "trailing-core", cards },
    { agenda: [{ type: "encounter", player: 0 }] },
  );
  const crossing = adviceTo({ type: "cross-the-core" }, there);
  expect(crossing).toContain(en.topics.core);
  expect(crossing).toContain(en.why.cross("Stolen Prototype", "Cantonica"));
});

test("[lesson] what was not met is named with a rule to read, and the count is of what is waited for", () => {
  const nothing = unmet(new Set()).map(({ chapter }) => chapter);
  expect(nothing).toContain("jobs");
  const some = unmet(new Set<Topic>(["jobDone", "patrol"])).map(({ chapter }) => chapter);
  expect(nothing.filter((chapter) => !some.includes(chapter))).toEqual(["jobs", "patrols"]);
  expect(some).toContain("bounties");
  expect(some).toContain("deals");
  // Jobs and fights come on top.
  const { known, more } = progress(new Set<Topic>(["fly", "jobDone"]));
  expect([known, more]).toEqual([1, 1]);
});

test("[OR-MKT-08] whoever paid and did not get it hears that, not that the card is theirs", () => {
  const shop = (cards: Han["cards"]): View =>
    viewOfHan(
      { space: "naboo", credits: 3000, cards: cards ?? [] },
      { state: ({ market }) => ({ market: { ...market, cargo: ["hutt-informant"] } }) },
    );
  const buy: Command = { type: "buy", deck: "cargo" };
  const name = hearerAt(shop([])).say.card("hutt-informant");
  expect(answers(buy, [], shop([]))).toEqual([en.otherwise.slipped(name)]);
  expect(answers(buy, [], shop([held("hutt-informant")]))).toEqual([en.otherwise.buy(name)]);
});

test("[OR-COM-05] a fight that was won with as many hits as the other side says that the attacker wins a tie", () => {
  const said = (damage: readonly [number, number]): string => {
    const fight = { type: "combat-resolved", attacker: learner, defender: null, damage } as const;
    const news: News = { ...fight, won: damage[0] >= damage[1], rule: "OR-COM-05" };
    return answersTo([news], hearerAt(viewOfHan({})))[0]?.text ?? "";
  };
  expect(said([1, 1])).toContain("1 against 1. The attacker wins a tie");
  expect(said([1, 1])).not.toContain("higher total");
  expect(said([2, 1])).toContain("2 against 1. The higher total wins");
});
