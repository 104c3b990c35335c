import { expect, test } from "vitest";
import {
  contactCard,
  contactIds,
  distance,
  fightChance,
  outerRim,
  type OuterRim,
  type View,
} from "#rules/outer-rim/index.ts";
import { quickRng } from "#rules/rng.ts";
import { playBout } from "../../arena.ts";
import type { Bot } from "../../bot.ts";
import { botsOf } from "../../index.ts";
import { held, stage, tokenNumber, withContact } from "#rules/outer-rim/testing/stage.ts";
import { analyst } from "../analyst.ts";
import { turnsBetween } from "../appraisal/charts.ts";
import { sharp } from "../players/levels.ts";
import type { Sight } from "../players/mind.ts";
import { cardReason } from "./errand-reason.ts";
import { explain, openly } from "./explain.ts";
import { isGamble, type Reason } from "./reason.ts";

const setup = { seats: 2, options: {}, content: null };
const brief = { type: "iterations", iterations: 1 } as const;
const steady = botsOf("outer-rim")[2] as Bot<OuterRim>;

/** Everything one seat saw of a game before its own answers. */
function seen(): View[] {
  const views: View[] = [];
  playBout(outerRim, setup, [steady, steady], quickRng(5), brief, (state) => {
    if (outerRim.awaited(state).includes(0)) views.push(outerRim.viewFor(state, 0));
  });
  return views;
}

const views = seen();

/** The first moment when a facedown contact of this planet can be met. */
function meeting(): { readonly view: View; readonly token: number } {
  for (const view of views)
    for (const command of outerRim.options(view))
      if (command.type === "encounter-contact" && view.tokens[command.token]?.contact === null)
        return { view, token: command.token };
  throw new Error("nobody to meet");
}

test("[OR-CONT-01] what one seat alone has seen is not in the reason that others hear", () => {
  const { view, token } = meeting();
  const knowing = {
    ...view,
    mind: sharp,
    tokens: view.tokens.map((each, i) => (i === token ? { ...each, contact: "boshek" } : each)),
  };
  const command = { type: "encounter-contact", token } as const;
  expect(explain(knowing, command, 2)).toMatchObject({ kind: "hire", contact: "boshek" });
  const unknowing = { ...view, mind: sharp };
  const toldOthers = explain(openly(knowing), command, 2);
  expect(toldOthers).toEqual(explain(openly(unknowing), command, 2));
  expect(["stranger", "trace"]).toContain(toldOthers.kind);
});

test("[OR-TURN-02] at most three ideas, each of its own kind or card, the first what sharp would do", () => {
  const planned = views.filter(({ questions }) => questions[0]?.ask === "planning");
  expect(planned.length).toBeGreaterThan(8);
  for (const view of planned) {
    const options = outerRim.options(view);
    const ideas = analyst.ideas?.(view, options) ?? [];
    expect(ideas.length).toBeGreaterThan(0);
    expect(ideas.length).toBeLessThanOrEqual(3);
    const things = ideas.map(({ why }) => JSON.stringify(why));
    expect(new Set(things).size).toBe(things.length);
    for (const { command } of ideas) expect(options).toContainEqual(command);
    const [best] = analyst.rank(view, options, quickRng(1), brief, null);
    expect(ideas[0]?.command).toEqual(best?.command);
  }
});

test("[OR-MOVE-01] whoever is told to fly for something comes nearer to it", () => {
  let told = 0;
  for (const view of views) {
    const from = view.players[0]?.space ?? "naboo";
    for (const command of outerRim.options(view)) {
      if (command.type !== "move") continue;
      const why = explain({ ...view, mind: sharp }, command, 2);
      if (!("at" in why) || why.kind === "stop") continue;
      const turns = turnsBetween({ ...view, mind: sharp });
      const [now, then] = [turns(from, why.at), turns(command.to, why.at)];
      const nearer =
        command.to === why.at ||
        (now > 1 &&
          (then < now || (then === now && distance(command.to, why.at) < distance(from, why.at))));
      expect({ nearer, from, command, why }).toMatchObject({ nearer: true });
      told++;
    }
  }
  expect(told).toBeGreaterThan(3);
});

test("[UB-CORE-10] nobody is sent along the rim for what lies behind the Core", () => {
  const table = stage({
    players: [
      { character: "bossk", space: "trailing-core", cards: [held("imperial-defector")] },
      { character: "dengar", space: "ryloth" },
    ],
    state: ({ patrols }) => ({ patrols: { ...patrols, rebel: { level: 2, space: "nav-1" } } }),
  });
  const view = { ...outerRim.viewFor(table.state(), 0), mind: sharp };
  for (const command of outerRim.options(view))
    if (command.type === "move")
      expect(explain(view, command, 2), command.to).not.toMatchObject({ at: "nav-1" });
});

test("[OR-CARGO-01] what is delivered for certain says what it brings", () => {
  const paid = views.flatMap((view) =>
    outerRim
      .options(view)
      .filter(({ type }) => type === "deliver")
      .map((command) => explain({ ...view, mind: sharp }, command, 2)),
  );
  const kinds = new Set(paid.map(({ kind }) => kind));
  expect(kinds).toContain("deliver");
  for (const reason of paid)
    if (reason.kind === "deliver") expect(reason.credits + reason.fame).toBeGreaterThan(0);
});

test("[UB-AMB-08] an errand in either Core names the one this way leads to", () => {
  const done = [false, false, false, false];
  const table = stage({
    players: [
      {
        character: "ig-88",
        space: "takodana",
        ambition: { id: "servant-of-the-emperor", done },
      },
      { character: "dengar", space: "ryloth" },
    ],
    options: { ambitions: "on" },
  });
  const view = { ...outerRim.viewFor(table.state(), 0), mind: sharp };
  expect(explain(view, { type: "move", to: "nav-34" }, 2)).toMatchObject({
    kind: "ambition",
    at: "trailing-core",
  });
});

test("[OR-COM-05] the odds in a reason are those of the dice, not a guess", () => {
  const table = stage({
    players: [
      { character: "bossk", space: "naboo", cards: [held("bounty-ziton-moj")] },
      { character: "dengar", space: "ryloth" },
    ],
    state: (state) => ({ tokens: withContact(state, "ziton-moj", "naboo") }),
  });
  const view = { ...outerRim.viewFor(table.state(), 0), mind: sharp };
  const token = tokenNumber(table.state(), "ziton-moj");
  const bossk = view.players[0] as View["players"][number];
  const { win, attackerDown } = fightChance("ground", bossk, 5);
  expect(explain(view, { type: "encounter-contact", token }, 2)).toEqual({
    kind: "hunt-now",
    card: "bounty-ziton-moj",
    chance: Math.round((100 * win.ways) / win.of),
    // [OR-COM-06] Whoever wins may go down as well.
    down: Math.round((100 * attackerDown.ways) / attackerDown.of),
  });
});

test("[OR-MKT-01] whoever has nothing worth a flight is sent to the market, and with a full purse to spend it", () => {
  const idle = (space: "tatooine" | "nav-30", credits: number): View => {
    const me = { character: "boba-fett", space, credits } as const;
    return outerRim.viewFor(stage({ players: [me, { character: "dengar" }] }).state(), 0);
  };
  const why = (view: View): unknown => explain({ ...view, mind: sharp }, { type: "earn" }, 2);
  expect(why(idle("tatooine", 4000))).toEqual({ kind: "earn-and-look" });
  expect(why(idle("tatooine", 21_000))).toEqual({ kind: "earn-and-spend" });
  expect(why(idle("nav-30", 4000))).toEqual({ kind: "earn" });
});

test("[OR-BNTY-02] where somebody wanted was seen is said as known, a facedown token as a guess", () => {
  const table = stage({
    players: [
      { character: "bossk", space: "tatooine", cards: [held("bounty-ziton-moj")] },
      { character: "dengar", space: "ryloth" },
    ],
    state: (state) => ({ tokens: withContact(state, "ziton-moj", "naboo") }),
  });
  const seen = { ...outerRim.viewFor(table.state(), 0), mind: sharp };
  const trip = { at: "naboo", turns: 1 } as const;
  expect(cardReason(seen, "bounty-ziton-moj", trip)).toMatchObject({ at: "naboo", sure: true });
  const hidden = seen.tokens.map((one) => ({ ...one, contact: null }));
  const guess = cardReason({ ...seen, tokens: hidden }, "bounty-ziton-moj", trip);
  expect(guess).not.toHaveProperty("sure");
  // Everybody of the class whom nobody plays may be under the one token of it that lies there.
  const { class: rank } = contactCard("ziton-moj");
  const unknown = contactIds.filter((id) => contactCard(id).class === rank);
  const there = hidden.filter(({ at, class: same }) => at === "naboo" && same === rank);
  const played = unknown.filter((id) => seen.players.some(({ character }) => character === id));
  expect(guess).toMatchObject({
    among: Math.round((unknown.length - played.length) / there.length),
  });
});

test("[OR-COM-04] dice that may be thrown again make the odds of a reason at least that", () => {
  const odds = (character: "lando-calrissian" | "bossk"): unknown => {
    const players = [
      { character, cards: [held("bounty-greedo")] },
      { character: "dengar" },
    ] as const;
    const view = { ...outerRim.viewFor(stage({ players }).state(), 0), mind: sharp };
    return cardReason(view, "bounty-greedo", { at: "naboo", turns: 1 });
  };
  expect(odds("lando-calrissian")).toMatchObject({ bound: "atLeast" });
  expect(odds("bossk")).not.toHaveProperty("bound");
});

test("[OR-GOAL-01] an ability that a goal is reached through is used for that goal", () => {
  const used = (me: Parameters<typeof stage>[0]["players"][number], ability: string): unknown => {
    const table = stage({ players: [{ space: "naboo", ...me }, { character: "dengar" }] });
    const view = { ...outerRim.viewFor(table.state(), 0), mind: sharp };
    return explain(view, { type: "use", ability }, 2);
  };
  const jyn = { character: "jyn-erso" } as const;
  expect(used(jyn, "jyn-erso-sabotage")).toEqual({ kind: "ability", of: "character" });
  expect(used({ ship: "hwk-290" }, "hwk-290-goal")).toMatchObject({ kind: "ability", of: "ship" });
  // [OR-CONT-01] To know who lies there is a reason of its own.
  expect(used({ character: "boba-fett" }, "boba-fett-look")).toEqual({ kind: "look" });
});

test("[OR-DMG-01] a scratch is no gamble: it is grave once half of the health or the hull is gone", () => {
  const hurt = (damage: number, shipDamage: number): unknown => {
    const players = [
      { character: "bossk", space: "naboo", ship: "g-1a-starfighter", damage, shipDamage },
      { character: "dengar" },
    ] as const;
    const view = { ...outerRim.viewFor(stage({ players }).state(), 0), mind: sharp };
    return explain(view, { type: "recover" }, 2);
  };
  expect(hurt(1, 0)).toEqual({ kind: "mend", damage: 1, grave: false });
  expect(hurt(3, 0)).toMatchObject({ grave: true });
  expect(hurt(0, 3)).toMatchObject({ damage: 3, grave: true });
});

test("[OR-BNTY-02] where nobody else can be under the tokens, who is sought is there", () => {
  const table = stage({
    players: [
      { character: "bossk", space: "tatooine", cards: [held("bounty-ziton-moj")] },
      { character: "dengar", space: "ryloth" },
    ],
    state: (state) => ({ tokens: withContact(state, "ziton-moj", "naboo") }),
  });
  const view = { ...outerRim.viewFor(table.state(), 0), mind: sharp };
  const { class: rank } = contactCard("ziton-moj");
  // Everybody else of the class has been seen somewhere.
  const [sought, ...rest] = contactIds
    .filter((id) => contactCard(id).class === rank && id !== "ziton-moj")
    .map((contact) => ({ contact, class: rank, at: "gone", faceup: true, seenBy: [] }) as const);
  const hidden = { contact: null, class: rank, at: "naboo", faceup: false, seenBy: [] } as const;
  const trip = { at: "naboo", turns: 1 } as const;
  const why = (tokens: Sight["tokens"]): unknown =>
    cardReason({ ...view, tokens }, "bounty-ziton-moj", trip);
  if (sought === undefined) throw new Error("nobody else of the class");
  expect(why([hidden, sought, ...rest])).toMatchObject({ sure: true });
  expect(why([hidden, ...rest])).toMatchObject({ among: 2 });
});

test("[OR-CARGO-03] smuggling is said with the odds of its button, and is no gamble: stopped goods are kept", () => {
  const odds = (character: "lando-calrissian" | "chewbacca" | "bossk"): Reason => {
    const me = { character, flipped: character === "chewbacca", cards: [held("stolen-weapons")] };
    const table = stage({ players: [me, { character: "dengar" }] });
    const view = { ...outerRim.viewFor(table.state(), 0), mind: sharp };
    return cardReason(view, "stolen-weapons", { at: "naboo", turns: 1 });
  };
  expect(odds("lando-calrissian")).toMatchObject({ kind: "smuggle", chance: 61 });
  expect(odds("chewbacca")).toMatchObject({ chance: 38, bound: "atLeast" });
  expect(odds("bossk")).toMatchObject({ chance: 38 });
  expect(odds("bossk")).not.toHaveProperty("bound");
  expect(isGamble(odds("bossk"))).toBe(false);
});
