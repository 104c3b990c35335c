import { expect, test } from "vitest";
import { contactCard, fightChance, outerRim, type Command } from "#rules/outer-rim/index.ts";
import {
  held,
  stage,
  tokenNumber,
  withContact,
  type StagedScene,
  type Stage,
} from "#rules/outer-rim/testing/stage.ts";
import { sharp } from "../players/levels.ts";
import { explain } from "./explain.ts";
import { isGamble, type Reason } from "./reason.ts";

function met(hunter: StagedScene["players"][number], scene: Partial<StagedScene> = {}): Stage {
  const table = stage({
    players: [
      { character: "bossk", space: "naboo", ...hunter },
      { character: "dengar", space: "kessel" },
    ],
    ...scene,
  });
  return table.say({ type: "earn" }).say({ type: "end-actions" });
}

function why(table: Stage, command: Command): Reason {
  return explain({ ...outerRim.viewFor(table.state(), 0), mind: sharp }, command, 9);
}

test("[OR-CONT-01] who is hunted may be under a token of that class, and under no other", () => {
  const table = met({ cards: [held("start-doctor-evazan")] });
  const rank = contactCard("doctor-evazan").class;
  const reasons = outerRim
    .viewFor(table.state(), 0)
    .tokens.flatMap((token, i) =>
      token.at === "naboo" && token.contact === null
        ? [[token.class === rank, why(table, { type: "encounter-contact", token: i }).kind]]
        : [],
    );
  expect(reasons).toContainEqual([true, "trace"]);
  expect(reasons).toContainEqual([false, "stranger"]);
  for (const [isClass, kind] of reasons) expect(kind).toBe(isClass === true ? "trace" : "stranger");
});

test("[OR-CONT-03] whoever cannot be paid is not said to make good crew", () => {
  const meeting = (credits: number): Reason => {
    const table = met(
      { credits },
      { state: (state) => ({ tokens: withContact(state, "doctor-aphra", "naboo") }) },
    );
    const token = tokenNumber(table.state(), "doctor-aphra");
    return why(table, { type: "encounter-contact", token });
  };
  expect(meeting(4000)).toMatchObject({ kind: "hire", contact: "doctor-aphra" });
  expect(meeting(0)).toEqual({ kind: "best" });
});

test("[OR-COM-06] whoever would go down, won or lost, hears of it, and that it is a gamble", () => {
  const table = met(
    { space: "nav-12", ship: "g9-rigger", shipDamage: 2 },
    { state: ({ patrols }) => ({ patrols: { ...patrols, rebel: { level: 1, space: "nav-12" } } }) },
  );
  const reason = why(table, { type: "fight-patrol", faction: "rebel" });
  const { attackerDown } = fightChance("ship", table.player(0), 3);
  const down = Math.round((100 * attackerDown.ways) / attackerDown.of);
  expect(reason).toMatchObject({ kind: "fight-now", down });
  expect(down).toBeGreaterThan(50);
  expect(isGamble(reason)).toBe(true);
  expect(isGamble({ kind: "fight-now", chance: 70 })).toBe(false);
});

test("[UB-AMB-12] an encounter that the ambition asks for is met for the ambition", () => {
  const here: Command = { type: "encounter-space" };
  expect(why(met({}), here).kind).toBe("stop");
  const table = met(
    {
      space: "nal-hutta",
      ambition: { id: "king-of-the-docks", done: [false, false, false, false] },
    },
    { options: { ambitions: "on" } },
  );
  expect(why(table, here).kind).toBe("ambition-now");
});

test("[UB-AMB-15] the last goal of an ambition says that it wins, and how likely for whoever still stands", () => {
  const done = [true, true, true, false];
  const options = { ambitions: "on", fame: "5" };
  const last: Command = { type: "use", ability: "ambition-goal-3" };
  const hunt = met(
    { space: "nal-hutta", fame: 5, damage: 2, ambition: { id: "huntmaster-of-the-hutts", done } },
    { options },
  );
  const { win, winStanding } = fightChance("ground", hunt.player(0), 6);
  expect(winStanding.ways / winStanding.of).toBeLessThan(win.ways / win.of);
  const chance = Math.round((100 * winStanding.ways) / winStanding.of);
  expect(why(hunt, last)).toEqual({ kind: "final", chance });
  const docks = met(
    { space: "naboo", fame: 5, ambition: { id: "king-of-the-docks", done } },
    { options },
  );
  // Influence or knowledge, of which Bossk has neither.
  expect(why(docks, last)).toEqual({ kind: "final", chance: 23 });
  expect(why(docks, { type: "use", ability: "ambition-goal-0" })).toEqual({ kind: "ambition-now" });
});
