/** The HWK-290's goal: to have a mod, and to pay 7,000 for a fame. */
import { expect, test } from "vitest";
import { outerRim, type Command, type View } from "#rules/outer-rim/index.ts";
import { held, stage, type StagedScene } from "#rules/outer-rim/testing/stage.ts";
import { analyst } from "../analyst.ts";
import { sharp } from "../players/levels.ts";
import { explain } from "./explain.ts";

const mod = "ion-cannon";

/** Lando in the action step, before a mod of 5,000 credits and nothing else he could pay. */
function lando(more: StagedScene["players"][number]): View {
  const table = stage({
    players: [
      { character: "lando-calrissian", space: "naboo", ship: "hwk-290", ...more },
      { character: "dengar", space: "kessel" },
    ],
    agenda: [{ type: "action", player: 0, done: [] }],
    state: () => ({
      market: {
        bounty: ["bounty-lando-calrissian"],
        cargo: [],
        "gear-mod": [mod],
        job: [],
        luxury: [],
        ship: [],
      },
    }),
  });
  return outerRim.viewFor(table.state(), 0);
}

function ideasAt(view: View, options: readonly Command[]): readonly unknown[] {
  return (analyst.ideas?.(view, options) ?? []).map(({ command, why }) => ({ command, why }));
}

const buy: Command = { type: "buy", deck: "gear-mod" };

test("[OR-GOAL-04] a card that leaves a goal only to be paid for is bought for its fame", () => {
  const best = (more: StagedScene["players"][number]): unknown =>
    ideasAt(lando(more), [buy, { type: "leave-market" }])[0];
  const goal = { kind: "goal-card", card: mod, of: "ship", price: 7000, credits: 0, fame: 1 };
  expect(best({ credits: 13_000 })).toEqual({ command: buy, why: goal });
  // Reached already, or nothing left to pay it with: then it is a mod like any other.
  expect(best({ credits: 13_000, shipFlipped: true })).not.toMatchObject({ why: goal });
  expect(best({ credits: 9000 })).not.toMatchObject({ why: goal });
});

test("[OR-GOAL-02] a goal that is there to be paid for is said with its fame, and with victory", () => {
  const pay: Command = { type: "use", ability: "hwk-290-goal" };
  const why = (fame: number): unknown => {
    const view = lando({ credits: 9000, cards: [held(mod)], fame });
    return ideasAt(view, [pay, { type: "end-actions" }])[0];
  };
  const reaches = { kind: "ability", of: "ship", credits: 0, fame: 1 };
  expect(why(3)).toEqual({ command: pay, why: reaches });
  expect(why(9)).toEqual({ command: pay, why: { kind: "victory" } });
});

test("[OR-GOAL-04] what the goal is to be paid with is not spent on something else", () => {
  const view = lando({ credits: 9000, cards: [held(mod)], fame: 9 });
  expect(explain({ ...view, mind: sharp }, buy, 2).kind).not.toBe("goal-card");
  expect(ideasAt(view, [buy, { type: "leave-market" }])).not.toContainEqual(
    expect.objectContaining({ command: buy }),
  );
});
