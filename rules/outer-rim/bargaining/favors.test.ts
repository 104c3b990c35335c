import { describe, expect, test } from "vitest";
import { hyperdriveOf } from "../crew-and-ships/abilities.ts";
import { standingWith } from "../effects/scene.ts";
import { outerRim } from "../index.ts";
import { advice, endorsement, offer, shortcut, strategy } from "../testing/deals.ts";
import { firstly, stage, type Stage } from "../testing/stage.ts";

const liked = { hutt: 1, syndicate: 0, imperial: 0, rebel: 0 } as const;
/** Enfys Nest asks; Boba Fett (stealth, tactics) and Dengar are far away. */
const scene = (more: Parameters<typeof stage>[0] = { players: [] }): Stage =>
  stage({
    ...more,
    players: [
      { character: "enfys-nest", space: "kessel", credits: 3000 },
      { character: "boba-fett", space: "naboo", reputation: liked },
      { character: "dengar", space: "lothal" },
    ],
    options: { favors: "on" },
  });
const seatsAsked = (table: Stage): number[] =>
  table.state().pending.questions.map(({ seat }) => seat);

describe("favors", () => {
  test("[UB-FAV-01] asked of everybody at once, wherever they are", () => {
    const table = scene().say(offer(null, {}, { favor: shortcut }));
    expect(seatsAsked(table)).toEqual([1, 2]);
    table.say({ type: "accept" }).say({ type: "decline" });
    expect(table.player(0).favors.shortcut).toBe(true);
    expect(table.question()).toMatchObject({ seat: 0, ask: "planning" });
  });
  test("[UB-FAV-01] a favor is done for whoever's moment it is, and for nobody else", () => {
    const table = scene();
    expect(table.refused(offer(1, { favor: shortcut }, { credits: 0 }))).toMatchObject({
      code: "favor-not-now",
    });
  });
  test("[UB-FAV-02] before the dice, never after them", () => {
    const table = stage({
      players: [
        { character: "lando-calrissian", space: "kessel", credits: 3000 },
        { character: "dengar", space: "naboo" },
      ],
      options: { favors: "on" },
      agenda: firstly([{ do: "test", skill: "tech" }]),
    });
    expect(table.question()).toMatchObject({ ask: "before-test" });
    expect(table.question().deal).toMatchObject({ moment: "test", skill: "tech" });
    table.say({ type: "roll" }, "blank", "blank");
    expect(table.question().ask).toBe("after-test");
    expect(table.refused(offer(1, {}, { favor: advice("tech") }))).toMatchObject({
      code: "dice-are-down",
      rule: "UB-FAV-02",
    });
    expect(table.refused({ type: "call-debt", from: 1, favor: advice("tech") })).toMatchObject({
      code: "dice-are-down",
    });
  });
  test("[UB-FAV-03] one in a turn, and again in the next", () => {
    const table = scene()
      .say(offer(1, {}, { favor: shortcut }))
      .say({ type: "accept" });
    expect(table.refused(offer(2, {}, { favor: strategy }))).toMatchObject({
      code: "favor-received",
      rule: "UB-FAV-03",
    });
    table.say({ type: "earn" }).say({ type: "end-actions" });
    expect(table.player(0).favors.received).toBe(true);
    expect(table.refused(offer(null, {}, { favor: strategy })).code).toBe("favor-received");
  });
  test("[UB-FAV-04] only a skill that the other's character or crew has", () => {
    const table = scene();
    expect(table.refused(offer(1, {}, { favor: advice("piloting") }))).toMatchObject({
      code: "cannot-grant-them",
      rule: "UB-FAV-04",
    });
    table.say(offer(1, {}, { favor: advice("stealth") })).say({ type: "accept" });
    expect(table.player(0).favors.skill).toBe("stealth");
  });
  test("[UB-FAV-04] advice is spent by the next test, whatever it is about", () => {
    const table = stage({
      players: [
        {
          character: "bossk",
          space: "kessel",
          favors: { received: true, skill: "tech", die: false, shortcut: false },
        },
        { character: "boba-fett", space: "naboo" },
      ],
      options: { favors: "on" },
      agenda: firstly([{ do: "test", skill: "piloting" }]),
      dice: ["hit", "hit"],
    });
    expect(table.player(0).favors.skill).toBeNull();
    expect(table.events().find((event) => event.type === "test-resolved")).toMatchObject({
      passed: false,
    });
  });
  test("[UB-FAV-05] combat strategy is one more die", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "kessel" },
        { character: "boba-fett", space: "naboo" },
      ],
      options: { favors: "on" },
      agenda: firstly([{ do: "fight", combat: "ground", strength: 1 }]),
    });
    table.say(offer(1, {}, { favor: strategy }));
    table.say({ type: "accept" }, "hit", "hit", "hit", "hit", "blank");
    expect(table.events().find((event) => event.type === "combat-resolved")).toMatchObject({
      damage: [4, 0],
    });
  });
  test("[UB-FAV-06] an endorsement counts as positive until the end of the turn", () => {
    const table = scene().say(offer(null, {}, { favor: endorsement("hutt") }));
    // Only Boba is liked by the Hutts: only he is asked.
    expect(seatsAsked(table)).toEqual([1]);
    table.say({ type: "accept" });
    expect(standingWith(table.player(0), "hutt")).toBe("positive");
    expect(table.player(0).reputation.hutt).toBe(0);
    expect(scene().refused(offer(2, {}, { favor: endorsement("hutt") }))).toMatchObject({
      code: "cannot-grant-them",
      rule: "UB-FAV-06",
    });
  });
  test("[UB-CLAR-10] nothing changes with a faction that only counts as positive", () => {
    const losing = stage({
      players: [
        { character: "enfys-nest", space: "kessel", treated: ["hutt"] },
        { character: "dengar", space: "lothal" },
      ],
      agenda: firstly([{ do: "lose-reputation", faction: "hutt" }]),
    });
    expect(losing.player(0).reputation.hutt).toBe(0);
  });
  test("[UB-FAV-07] a shortcut is one more hyperdrive, and of no use after moving", () => {
    const table = scene();
    const before = hyperdriveOf(table.player(0));
    table.say(offer(1, {}, { favor: shortcut })).say({ type: "accept" });
    expect(hyperdriveOf(table.player(0))).toBe(before + 1);
    const late = scene().say({ type: "earn" });
    expect(late.refused(offer(1, {}, { favor: shortcut }))).toMatchObject({
      code: "favor-of-no-use",
      rule: "UB-FAV-07",
    });
  });
  test("[UB-FAV-08] several offers: the asker picks, answers one, or takes none", () => {
    const heard = () =>
      scene()
        .say(offer(null, {}, { favor: shortcut }))
        .say(offer(0, { favor: shortcut }, { credits: 1000 }))
        .say({ type: "accept" });
    expect(heard().choices()).toEqual([
      { type: "take-offer", from: 1 },
      { type: "take-offer", from: 2 },
      { type: "decline" },
    ]);
    const none = heard().say({ type: "decline" });
    expect(none.player(0).favors.received).toBe(false);
    const taken = heard().say({ type: "take-offer", from: 1 });
    expect([taken.player(0).credits, taken.player(1).credits]).toEqual([2000, 1000]);
    expect(taken.player(0).favors.shortcut).toBe(true);
    const haggled = heard().say(offer(1, { debts: [0] }, { favor: shortcut }));
    expect(haggled.question()).toMatchObject({ seat: 1, ask: "offer" });
    haggled.say({ type: "accept" });
    expect([haggled.player(0).credits, haggled.player(1).debts]).toEqual([3000, [1, 0]]);
  });
  test("[UB-FAV-08] answers are sealed until the last has spoken, and then lie open", () => {
    const asked = scene().say(offer(null, {}, { favor: shortcut }));
    asked.say({ type: "accept" });
    expect(outerRim.viewFor(asked.state(), 2).answers).toEqual([null, null]);
    expect(outerRim.viewFor(asked.state(), 0).answers).toEqual([null, null]);
    asked.say({ type: "accept" });
    expect(asked.events().some(outerRim.reveals)).toBe(true);
  });
  test("[UB-FAV-08] one agreement as asked is enough: nobody picks", () => {
    const table = scene()
      .say(offer(null, { credits: 1000 }, { favor: shortcut }))
      .say({ type: "decline" })
      .say({ type: "accept" });
    expect(table.question()).toMatchObject({ seat: 0, ask: "planning" });
    expect(table.player(2).credits).toBe(1000);
  });
  test("[UB-FAV-09] nobody does a favor to themselves", () => {
    const table = scene();
    expect(table.refused(offer(0, {}, { favor: shortcut }))).toMatchObject({
      code: "nobody-to-deal-with",
      rule: "UB-FAV-09",
    });
    expect(table.refused({ type: "call-debt", from: 0, favor: shortcut }).code).toBe(
      "no-such-debt",
    );
  });
  test("[UB-FAV-10] credits for not helping somebody: paid at once, kept or not", () => {
    const silent = { kind: "no-favor", player: 2, credits: 0 } as const;
    const table = scene()
      .say(offer(1, { credits: 2000 }, { promises: [silent] }))
      .say({ type: "accept" });
    expect([table.player(0).credits, table.player(1).credits]).toEqual([1000, 2000]);
    expect(table.events().find(({ type }) => type === "promise-made")).toMatchObject({
      from: 1,
      to: 0,
      promise: silent,
    });
    // Dengar's turn: Boba is asked all the same, and may help.
    table.say({ type: "earn" }).say({ type: "end-actions" });
    const dengar = stage({
      players: table.state().players,
      options: { favors: "on" },
      agenda: [{ type: "turn", player: 2 }],
    });
    dengar.say(offer(1, {}, { favor: shortcut })).say({ type: "accept" });
    expect(dengar.player(2).favors.shortcut).toBe(true);
  });
  test("[UB-OPT-01] without favors none can be asked; credits may still be given", () => {
    const table = stage({
      players: [
        { character: "enfys-nest", space: "kessel", credits: 3000 },
        { character: "boba-fett", space: "naboo" },
      ],
    });
    expect(table.refused(offer(1, {}, { favor: shortcut }))).toMatchObject({
      code: "no-favors-here",
      rule: "UB-OPT-01",
    });
    table.say(offer(1, { credits: 1000 })).say({ type: "accept" });
    expect(table.player(1).credits).toBe(1000);
  });
});
