import { describe, expect, test } from "vitest";
import { ambitionIds, ambitionSheet } from "../cards/ambitions.ts";
import { aboard, held, stage, withContact } from "../testing/stage.ts";
import { roomForCard } from "../crew-and-ships/slots.ts";
import { emptyPlayer } from "../setup/empty.ts";
import { starterShips } from "../cards/ships.ts";
import type { Stage } from "../testing/stage.ts";
import type { Player, State } from "../state.ts";

const dengar = { character: "dengar", space: "ryloth" } as const;
const servant = { id: "servant-of-the-emperor", done: [true] } as const;
const goal = { type: "use", ability: "ambition-goal-1" } as const;
const even = { hutt: 0, syndicate: 0, imperial: 0, rebel: 0 } as const;

function acting(
  player: Partial<Player>,
  more: (state: State) => Partial<State> = () => ({}),
): Stage {
  return stage({
    players: [
      { character: "bossk", space: "naboo", ship: "yt-1300", ambition: servant, ...player },
      dengar,
    ],
    options: { ambitions: "on" },
    state: more,
  }).say({ type: "earn" });
}

describe("servant of the Emperor", () => {
  test("[UB-CARD-07] the second goal needs a Rebel sympathizer in the space, not any crew", () => {
    expect(acting({}, (state) => aboard(state, 0, "lobot")).choices()).not.toContainEqual(goal);
    expect(acting({}, (state) => aboard(state, 0, "leia-organa")).choices()).toContainEqual(goal);
    const waiting = (faceup: boolean) =>
      acting({}, (state) => ({ tokens: withContact(state, "saw-gerrera", "naboo", faceup) }));
    expect(waiting(true).choices()).toContainEqual(goal);
    expect(waiting(false).choices()).not.toContainEqual(goal);
  });
  test("[UB-CARD-07] the patrol comes up to eight spaces: the player says how far", () => {
    const table = acting({}, (state) => ({
      ...aboard(state, 0, "leia-organa"),
      patrols: { ...state.patrols, imperial: { level: 1, space: "nav-16" } },
    }));
    table.say(goal);
    expect(table.question().ask).toBe("patrol-distance");
    expect(table.choices()).toHaveLength(9);
    table.say({ type: "pick-number", number: 0 });
    expect(table.state().patrols.imperial.space).toBe("nav-16");
    expect(table.player(0).ambition?.done[1]).toBe(true);
  });
});

describe("ambition sheets", () => {
  test("[UB-AMB-05] the card of every sheet finds a slot on either starter ship, beside any starting card", () => {
    for (const ship of starterShips)
      for (const id of ambitionIds) {
        const { card } = ambitionSheet(id);
        if (card === null) continue;
        expect(roomForCard({ ...emptyPlayer(), ship }, card), `${id} ${ship}`).toBe(true);
      }
  });
  test("[UB-AMB-05] a card without a slot pushes another out instead of vanishing", () => {
    const table = stage({
      players: [{ character: "bossk", cards: [held("autoblaster")] }, dengar],
      options: { ambitions: "on" },
      state: () => ({ ambitions: ["hero-of-the-rebellion"] }),
      agenda: [
        { type: "turn", player: 0 },
        { type: "choose-ambition", player: 0 },
      ],
    });
    table.say({ type: "choose-ambition", ambition: "hero-of-the-rebellion" });
    expect(table.player(0).cards.map(({ id }) => id)).toEqual(["quad-laser-cannon"]);
  });
  test("[UB-AMB-12] only a final goal that says so may take the place of a hostile patrol", () => {
    const before = (
      id: "king-of-the-docks" | "hero-of-the-rebellion",
      space: "kessel" | "nav-12",
    ) => {
      const table = stage({
        players: [
          {
            character: "bossk",
            space,
            fame: 10,
            credits: 20_000,
            reputation: { ...even, imperial: -1, rebel: 1 },
            ambition: { id, done: [true, true, true] },
          },
          dengar,
        ],
        options: { ambitions: "on" },
        state: (state) => ({ patrols: { ...state.patrols, imperial: { level: 4, space } } }),
      });
      return table.say({ type: "earn" }).say({ type: "end-actions" }).choices();
    };
    expect(before("king-of-the-docks", "kessel")).toEqual([
      { type: "fight-patrol", faction: "imperial" },
    ]);
    expect(before("hero-of-the-rebellion", "nav-12")).toContainEqual({
      type: "use",
      ability: "ambition-goal-3",
    });
  });
});
