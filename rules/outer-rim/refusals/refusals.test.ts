import { describe, expect, test } from "vitest";
import { numbered, outerRim, purposeIn } from "../index.ts";
import { held, stage } from "../testing/stage.ts";
import type { Stage } from "../testing/stage.ts";
import type { Player, State } from "../state.ts";

const dengar = { character: "dengar", space: "naboo" } as const;
const liked = { hutt: 0, syndicate: 0, imperial: 0, rebel: 0 } as const;

function at(player: Partial<Player>, more: (state: State) => Partial<State> = () => ({})): Stage {
  return stage({
    players: [{ character: "bossk", space: "mon-calamari", ship: "yt-2400", ...player }, dengar],
    state: more,
  });
}

const blockade = (state: State): Partial<State> => ({
  patrols: { ...state.patrols, imperial: { level: 1, space: "nav-12" } },
});
const onShow =
  (card: string) =>
  (state: State): Partial<State> => ({ market: { ...state.market, "gear-mod": [card] } });

describe("a refusal names what stands in the way", () => {
  test("[OR-MOVE-01] too far: how far, and how far the ship can go", () => {
    expect(at({}).refused({ type: "move", to: "takodana" })).toMatchObject({
      code: "out-of-reach",
      params: { to: "takodana", range: 7 },
    });
    expect(at({}).refused({ type: "move", to: "mon-calamari" }).code).toBe("already-there");
  });
  test("[OR-MOVE-03] a patrol in the way: whose, and where", () => {
    expect(at({}, blockade).refused({ type: "move", to: "kessel" })).toMatchObject({
      code: "patrol-in-the-way",
      rule: "OR-MOVE-03",
      params: { to: "kessel", at: "nav-12", faction: "imperial" },
    });
  });
  test("[OR-TURN-05] a hostile patrol comes first, with favors on the table too", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "nav-12", reputation: { ...liked, imperial: -1 } },
        dengar,
      ],
      options: { favors: "on" },
      state: blockade,
    });
    table.say({ type: "earn" }).say({ type: "end-actions" });
    expect(table.refused({ type: "encounter-space" })).toMatchObject({
      code: "hostile-patrol-first",
      params: { faction: "imperial" },
    });
  });
  test("[OR-TURN-03] a second market visit is not “no market”", () => {
    const table = at({}).say({ type: "earn" });
    table.say({ type: "market" }).say({ type: "leave-market" });
    expect(table.refused({ type: "market" }).code).toBe("market-done");
  });
  test("[OR-MKT-01] no market in space", () => {
    const table = at({ space: "nav-16" }).say({ type: "earn" });
    expect(table.refused({ type: "market" })).toMatchObject({ code: "no-market-here" });
  });
  test("[OR-MKT-03] price", () => {
    const table = at({ credits: 0 }, onShow("autoblaster"))
      .say({ type: "earn" })
      .say({ type: "market" });
    expect(table.refused({ type: "buy", deck: "gear-mod" })).toMatchObject({
      code: "too-dear",
      params: { card: "autoblaster", price: 7000, credits: 2000 },
    });
  });
  test("[OR-CARGO-01] the cargo's own destination", () => {
    const table = at({ cards: [held("food-supplies")] }).say({ type: "earn" });
    const refusal = table.refused({ type: "deliver", card: "food-supplies" });
    expect(refusal).toMatchObject({ code: "not-its-destination" });
    expect(refusal.params["to"]).toBeDefined();
    expect(table.refused({ type: "deliver", card: "autoblaster" }).code).toBe("not-your-card");
  });
  test("[OR-TURN-04] an ability too dear is not merely “not ready”", () => {
    const table = at({ ship: "hwk-290", cards: [held("autoblaster")], damage: 1 });
    table.say({ type: "recover" });
    expect(table.refused({ type: "use", ability: "hwk-290-goal" })).toMatchObject({
      code: "ability-too-dear",
      params: { ability: "hwk-290-goal", credits: 0 },
    });
  });

  test("[OR-JOB-01] [OR-TURN-04] what a card is for in a step can be asked for, and so what bars it", () => {
    const job = "disable-comms-network";
    expect(purposeIn("encounter", job)).toEqual({ type: "attempt-job", card: job, with: null });
    expect(purposeIn("encounter", "wanted")).toEqual({ type: "use", ability: "wanted-fight" });
    expect(purposeIn("action", "shield-upgrade")).toEqual({
      type: "use",
      ability: "shield-upgrade-use",
    });
    for (const card of [job, "wanted", "food-supplies", "greedo"])
      expect(purposeIn("planning", card)).toBeNull();
  });
});

describe("numbered questions", () => {
  test("[OR-TURN-09] a second tap answers nothing else", () => {
    const table = at({});
    const view = outerRim.viewFor(table.state(), 0);
    const earn = numbered(view, { type: "earn" });
    expect(outerRim.whyNot(view, earn)).toBeNull();
    table.say(earn);
    expect(table.refused(numbered(view, { type: "end-actions" }))).toMatchObject({
      code: "question-passed",
      rule: "OR-TURN-09",
      params: { asked: "action" },
    });
    table.say({ type: "end-actions" });
  });
  test("[OR-TURN-09] the number survives the wire, and a command without one is taken", () => {
    expect(outerRim.readCommand({ type: "roll", question: 4 })).toEqual({
      type: "roll",
      question: 4,
    });
    expect(outerRim.readCommand({ type: "roll" })).toEqual({ type: "roll" });
  });
});
