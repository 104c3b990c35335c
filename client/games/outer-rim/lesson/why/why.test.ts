/** Why this one: each reason says what is so at this table, and no more. */
import { expect, test } from "vitest";
import {
  contactCard,
  outerRim,
  type Command,
  type News,
  type View,
} from "#rules/outer-rim/index.ts";
import {
  aboard,
  held,
  viewOfHan,
  type Han,
  type StagedScene,
} from "#rules/outer-rim/testing/stage.ts";
import { answersTo, type Hearer } from "../answers.ts";
import { adviceFor } from "../coach.ts";
import { hearerOf, wordsIn } from "../testing/learner.ts";
import type { AdvisedMove } from "../meant/strong-move.ts";
import { reasonFor } from "./why.ts";
import { en } from "#words/made/outer-rim-lesson/en.ts";
import { fr } from "#words/made/outer-rim-lesson/fr.ts";
import type { WhyContext } from "./asking.ts";
import { fightReason } from "./fight.ts";

const words = await wordsIn("en");
const hearerAt = (view: View): Hearer => hearerOf(view, words);

function adviceTo(command: Command, view: View, rather: AdvisedMove["rather"] = null): string {
  return adviceFor({ command, rather }, hearerAt(view), new Set()).text;
}

test("[lesson] one die that is kept is named, with what it brings", () => {
  const task = {
    type: "roll-one",
    player: 0,
    face: "hit",
    lines: { hit: [{ do: "gain-credits", amount: 2000 }], crit: [], focus: [], blank: [] },
    used: [],
    source: { card: "", rule: "OR-ENC-01" },
  };
  const view = { ...viewOfHan({}), agenda: [task] } as unknown as View;
  const said = adviceTo({ type: "stand" }, view);
  expect(said).toContain("The die shows “hit”: gain 2,000 credits.");
  expect(said).not.toMatch(/\bthey\b/i);
});

test("[OR-TURN-02] the money is taken for a reason that holds: a card for here, no card, or cards that wait", () => {
  const earn: Command = { type: "earn" };
  const coils = [held("start-shield-coils")];
  expect(adviceTo(earn, viewOfHan({ space: "naboo", cards: coils }))).toContain(
    en.why.earn("Shield Coils"),
  );
  expect(adviceTo(earn, viewOfHan({ cards: [] }))).toContain(en.why.earnEmpty);
  expect(adviceTo(earn, viewOfHan({ cards: coils }))).toContain(en.why.earnFirst);
});

test("[lesson] no faction is many where its name is one: the Empire has no “leur”", () => {
  const { liked, disliked } = fr.heard;
  expect(`${liked("Empire")} ${disliked("Empire")}`).not.toMatch(/\b[Ll]eurs?\b/);
});

function meeting(contact: string, han: Han): View {
  const { effects } = contactCard(contact);
  const source = { card: `contact.${contact}`, rule: "OR-CONT-01" } as const;
  return viewOfHan(han, { agenda: [{ type: "effects", player: 0, effects, source }] });
}

test("[OR-EFF-01] where only no can be said, nothing is weighed", () => {
  const decline: Command = { type: "decline" };
  const poor = adviceTo(decline, meeting("4-lom", { credits: 0, cards: [] }));
  expect(poor).toContain(en.why.declineOnly);
  const rich = adviceTo(decline, meeting("4-lom", { credits: 9000, cards: [] }));
  expect(rich).toContain(en.why.decline);
});

test("[OR-TEST-02] a line that is no fight is not called one", () => {
  const view = meeting("jyn-erso", { credits: 9000 });
  const said = adviceTo({ type: "decline" }, view, { type: "choose", option: 1 });
  expect(said).toContain("at 23%; I would not");
  expect(said).not.toContain("fight");
});

function marketOf(tops: Readonly<Record<string, readonly string[]>>): Partial<StagedScene> {
  return {
    agenda: [{ type: "action", player: 0, done: [] }],
    state: (state) => ({ market: { ...state.market, ...tops } }),
  };
}

test("[OR-MKT-03] a bounty is called one, and the job that could be had is named before it", () => {
  const view = viewOfHan({}, marketOf({ job: ["syndicate-favor"], bounty: ["bounty-jyn-erso"] }));
  const said = adviceTo({ type: "end-actions" }, view, { type: "market" });
  expect(said).toMatch(/Favou?r .* only \d+%; the bounty on Jyn Erso means a fight/);
});

test("[OR-SHIP-03] a ship is bought for what it gives this captain, and greeted", () => {
  const view = viewOfHan(
    { credits: 10000, ship: "g9-rigger" },
    marketOf({ ship: ["ship-lancer"] }),
  );
  const said = adviceTo({ type: "buy", deck: "ship" }, view);
  expect(said).toContain("+2 dice in space, +2 hull");
  expect(said).not.toContain("farther");
  const taken: News = {
    type: "ship-taken",
    player: 0,
    ship: "lancer",
    damage: 0,
    rule: "OR-SHIP-02",
  };
  expect(answersTo([taken], hearerAt(view)).map(({ topic }) => topic)).toEqual(["newShip"]);
});

test("[OR-CONT-01] before a stranger is met it is said how many of them would attack this captain", () => {
  const said = (hutt: -1 | 0): string => {
    const reputation = { hutt, syndicate: 0, imperial: 0, rebel: 0 } as const;
    const view = viewOfHan({ reputation });
    const token = view.tokens.findIndex(({ class: rank }) => rank === "orange");
    return adviceTo({ type: "encounter-contact", token }, view);
  };
  // Boba Fett works for the Hutts; Han Solo himself is nobody’s contact here.
  expect(said(-1)).toContain(en.why.attackers(1, 10));
  expect(said(0)).toContain(en.why.attackers(0, 10));
});

test("[OR-MOVE-01] nothing that one flight reaches is called too far for one", () => {
  const view = viewOfHan({
    space: "naboo",
    cards: [held("start-shield-coils"), held("hijacking-a-freighter")],
  });
  const flights = outerRim.options(view).flatMap((one) => (one.type === "move" ? [one.to] : []));
  const near = new Set<string>(flights);
  for (const to of flights) {
    const said = adviceTo({ type: "move", to }, view);
    for (const { space, name } of [
      { space: "ring-of-kafrene", name: "Hijacking a Freighter" },
      { space: "naboo", name: "Shield Coils" },
    ])
      if (near.has(space)) expect(said, to).not.toContain(`${name} is for`);
  }
  expect(near.has("ring-of-kafrene")).toBe(true);
});

test("[OR-COM-04] a fight with somebody who may still use cards is said with its bound, never as certain", () => {
  const half = { ways: 1, of: 2 };
  const chips = [
    { kind: "win", chance: half, atLeast: false, atMost: true },
    { kind: "down", chance: half, atLeast: true },
  ] as const;
  const said = fightReason(chips, { learn: en, words } as unknown as WhyContext);
  expect(said).toBe("You win in at most 50%, and are knocked out in at least 50%.");
});

test("[OR-BNTY-02] nobody looks for whom they have aboard: not where they are, not where they fly", () => {
  const looking = (crew: readonly string[]): string => {
    const view = viewOfHan(
      { cards: [held("bounty-greedo")] },
      { state: (state) => aboard(state, 0, ...crew) },
    );
    const rank = contactCard("greedo").class;
    const token = view.tokens.findIndex((one) => one.class === rank && one.contact === null);
    const at = view.tokens[token]?.at;
    const here = { ...view, players: view.players.map((one) => ({ ...one, space: at })) } as View;
    return [
      adviceTo({ type: "encounter-contact", token }, view),
      adviceTo({ type: "move", to: at } as Command, view),
      adviceTo({ type: "earn" }, here),
    ].join("\n");
  };
  expect(looking([]).match(/Greedo/g)).toHaveLength(3);
  expect(looking(["greedo"])).not.toContain("Greedo");
});

test("[OR-CARGO-01] a delivery says which card brings what", () => {
  const view = viewOfHan({ space: "naboo", cards: [held("start-shield-coils")] });
  const said = adviceTo({ type: "deliver", card: "start-shield-coils" }, view);
  expect(said).toContain("Shield Coils brings 5,000 credits here.");
});

test("[OR-EFF-01] a line without dice says what it costs and why it is worth that", () => {
  const view = meeting("garindan", { credits: 9000, cards: [] });
  expect(adviceTo({ type: "choose", option: 0 }, view)).toContain(en.why.safe("1,000", true));
  expect(adviceTo({ type: "choose", option: 1 }, view)).toContain(en.why.safe("1,000", false));
});

test("[OR-EFF-01] where a planet's contacts are turned up, nothing is said to cost least", () => {
  const [question] = viewOfHan({}).questions;
  if (question === undefined) throw new Error("nothing is asked");
  const said = reasonFor({ type: "pick-space", space: "naboo" }, {
    view: viewOfHan({}),
    words,
    learn: en,
    question: { ...question, ask: "reveal-planet" },
  } as unknown as WhyContext);
  expect(said).toEqual({ topic: "other", why: en.why.revealPlanet });
});
