/** Questions that come only where two would do: two patrols in one space, two players with more fame. */
import { expect, test } from "vitest";
import { stage } from "../testing/stage.ts";
import type { Stage } from "../testing/stage.ts";
import type { Faction } from "../names.ts";
import type { State } from "../state.ts";

const even = { hutt: 0, syndicate: 0, imperial: 0, rebel: 0 } as const;
const raid = "navpoint-04";

/** At a navpoint with these patrols, whose card offers a raid on a patrol, taken. */
function raiding(...here: readonly Faction[]): Stage {
  const table = stage({
    players: [
      { character: "bossk", space: "nav-12", reputation: even },
      { character: "dengar", space: "naboo" },
    ],
    state: ({ patrols, encounters }: State) => ({
      patrols: {
        ...patrols,
        ...Object.fromEntries(here.map((one) => [one, { level: 1, space: "nav-12" }])),
      },
      encounters: {
        ...encounters,
        navpoint: [raid, ...encounters.navpoint.filter((id) => id !== raid)],
      },
    }),
  });
  table.say({ type: "earn" }).say({ type: "end-actions" }).say({ type: "encounter-space" });
  expect(table.question().ask).toBe("choose");
  return table;
}

/** Two hits against three blanks: the patrol is beaten. */
const won = ["hit", "hit", "blank", "blank", "blank"] as const;

test("[OR-ENC-02] a card that sends me against a patrol asks which, where two are in my space", () => {
  const table = raiding("rebel", "hutt").say({ type: "choose", option: 1 });
  expect(table.question()).toMatchObject({ seat: 0, ask: "fight-patrol" });
  expect(table.choices()).toEqual([
    { type: "pick-faction", faction: "hutt" },
    { type: "pick-faction", faction: "rebel" },
  ]);
  expect(table.refused({ type: "pick-faction", faction: "imperial" }).code).toBeTruthy();
  table.say({ type: "pick-faction", faction: "rebel" }, ...won);
  expect(table.state().patrols).toMatchObject({
    rebel: { level: 2 },
    hutt: { level: 1, space: "nav-12" },
  });
  expect(table.player(0).reputation).toMatchObject({ rebel: -1, hutt: 0 });
});

test("[OR-ENC-02] and does not ask where there is one", () => {
  const table = raiding("hutt").say({ type: "choose", option: 1 }, ...won);
  expect(table.state().patrols.hutt.level).toBe(2);
});

/** The agent aboard, among players of so much fame, ready to act. */
function exposing(...fame: readonly number[]): Stage {
  const [mine = 0, ...others] = fame;
  const table = stage({
    players: [
      {
        character: "bossk",
        space: "naboo",
        fame: mine,
        crew: [{ id: "undercover-agent", token: null }],
      },
      ...others.map((each, i) => ({
        character: (["dengar", "ketsu-onyo", "han-solo"] as const)[i] ?? "han-solo",
        space: "naboo" as const,
        fame: each,
        reputation: even,
      })),
    ],
  });
  return table.say({ type: "earn" }).say({ type: "use", ability: "undercover-agent-expose" });
}

test("[OR-TURN-04] the undercover agent asks whom to expose, of those here with more fame, then before whom", () => {
  const table = exposing(2, 3, 2, 5);
  expect(table.question()).toMatchObject({ seat: 0, ask: "expose" });
  expect(table.choices()).toEqual([
    { type: "pick-player", player: 1 },
    { type: "pick-player", player: 3 },
  ]);
  expect(table.refused({ type: "pick-player", player: 2 }).code).toBeTruthy();
  table.say({ type: "pick-player", player: 3 });
  expect(table.question()).toMatchObject({ seat: 0, ask: "expose-faction" });
  table.say({ type: "pick-faction", faction: "imperial" });
  expect([1, 2, 3].map((seat) => table.player(seat).reputation.imperial)).toEqual([0, 0, -1]);
  expect(table.player(0).fame).toBe(3);
  expect(table.player(0).crew).toEqual([]);
});

test("[OR-TURN-04] with one such player the agent asks only before whom", () => {
  const table = exposing(2, 2, 3);
  expect(table.question().ask).toBe("expose-faction");
  table.say({ type: "pick-faction", faction: "hutt" });
  expect([1, 2].map((seat) => table.player(seat).reputation.hutt)).toEqual([0, -1]);
});
