/** Why a place itself is worth a turn: what is said names what it is for. */
import { expect, test } from "vitest";
import {
  encounterCard,
  encounterLists,
  encounterPlace,
  outerRim,
  type Command,
  type SpaceId,
} from "#rules/outer-rim/index.ts";
import { held, stage, withContact, type StagedScene } from "#rules/outer-rim/testing/stage.ts";
import { sharp } from "../players/levels.ts";
import type { Sight } from "../players/mind.ts";
import { explain } from "./explain.ts";
import { outlookAt } from "./outlook.ts";
import type { Reason } from "./reason.ts";

function sight(han: StagedScene["players"][number], scene: Partial<StagedScene> = {}): Sight {
  const players = [
    { character: "han-solo", space: "ring-of-kafrene", ...han },
    { character: "dengar", space: "lothal" },
  ] as const;
  return { ...outerRim.viewFor(stage({ players, ...scene }).state(), 0), mind: sharp };
}

type Player = StagedScene["players"][number] & {
  readonly cards: readonly ReturnType<typeof held>[];
};

const why = (view: Sight, command: Command): Reason => explain(view, command, 9);
const fly = (to: SpaceId): Command => ({ type: "move", to });
const scout = {
  space: "tatooine",
  ship: "jumpmaster-5000",
  cards: [held("hijacking-a-freighter")],
} as const;

test("[OR-GOAL-01] a stop that a goal counts says so, and what it is on the way to", () => {
  const goal = { kind: "goal-stop", of: "ship", left: 2 };
  const trip = { next: "hijacking-a-freighter", then: "ring-of-kafrene" };
  expect(why(sight(scout), fly("nav-22"))).toEqual({ ...goal, ...trip });
  expect(why(sight({ ...scout, shipGoal: 1 }), fly("nav-22"))).toMatchObject({ left: 1 });
  // Reached, it counts nothing more.
  expect(why(sight({ ...scout, shipFlipped: true }), fly("nav-22")).kind).toBe("stop");
  // Whoever stays at a navpoint for the money stays for the goal.
  const there = sight({ ship: "jumpmaster-5000", space: "nav-22" });
  expect(why(there, { type: "earn" })).toEqual(goal);
  expect(why(there, { type: "encounter-space" })).toEqual(goal);
});

test("[OR-TURN-05] where a hostile patrol has to be fought, the fight is what the flight is for", () => {
  const view = sight(
    { ship: "g-1a-starfighter", reputation: { hutt: 0, syndicate: 0, imperial: -1, rebel: 0 } },
    {
      state: ({ patrols }) => ({
        patrols: { ...patrols, imperial: { level: 1, space: "nav-25" } },
      }),
    },
  );
  expect(why(view, fly("nav-25"))).toMatchObject({
    kind: "patrol",
    faction: "imperial",
    at: "nav-25",
    turns: 1,
    // [OR-PAT-04]
    credits: 3000,
    fame: 0,
  });
});

test("[OR-CREW-01] who could be hired there is named, with what they bring and the job that asks for it", () => {
  const seen = (cards: Player["cards"], more: Partial<Player> = {}): Reason => {
    const scene: Partial<StagedScene> = {
      state: (state) => ({ tokens: withContact(state, "ahsoka-tano", "takodana") }),
    };
    return why(sight({ credits: 9000, cards, ...more }, scene), fly("takodana"));
  };
  const said = seen([]);
  expect(said).toMatchObject({ kind: "hire", contact: "ahsoka-tano", there: true });
  expect(said).toMatchObject({ gains: expect.arrayContaining([{ what: "ground", by: 1 }]) });
  expect(said).not.toHaveProperty("asks");
  expect(said).not.toHaveProperty("of");
  expect(seen([held("start-quiet-pickup")])).toMatchObject({ asks: "start-quiet-pickup" });
  // [OR-GOAL-01] Chewbacca's goal counts crew of her class.
  expect(seen([], { character: "chewbacca" })).toMatchObject({ of: "character" });
  // [OR-CONT-03] Who cannot be paid is nobody's crew.
  expect(seen([], { credits: 0 }).kind).toBe("stranger");
});

test("[OR-ENC-01] what the cards of a place may bring is counted, the most wanted first", () => {
  const view = sight({ credits: 30_000 });
  const { deck, section } = encounterPlace(view, "naboo", "space");
  const { cards, may } = outlookAt(view, "naboo");
  expect(cards).toBe(encounterLists[deck].length);
  // A secret is had first and brings its fame later, if ever.
  const printed = encounterLists[deck].map((id) => encounterCard(id).sections[section] ?? {});
  const fame = printed.filter(
    (one) => !("secret" in one) && JSON.stringify(one).includes('"gain-fame"'),
  ).length;
  expect(fame).toBeGreaterThan(0);
  expect(may[0]).toEqual({ what: "fame", cards: fame });
  expect(may).toHaveLength(2);
  // [OR-GOAL-01] Whose goal counts fights hears of those first.
  expect(outlookAt(sight({ character: "ketsu-onyo" }), "naboo").may[0]).toMatchObject({
    what: "goal",
  });
});

test("[OR-SETUP-11] [UB-SOLO-02] only the cards that this table plays with are counted", () => {
  const base = sight({}, { options: { box: "base" } });
  expect(outlookAt(base, "naboo").cards).toBe(10);
  for (const { cards } of outlookAt(base, "naboo").may) expect(cards).toBeLessThanOrEqual(10);
  const alone = stage({ players: [{ character: "han-solo", space: "ring-of-kafrene" }] });
  const solo = { ...outerRim.viewFor(alone.state(), 0), mind: sharp };
  expect(outlookAt(solo, "ring-of-kafrene").cards).toBe(19);
  expect(outlookAt(solo, "naboo").cards).toBe(20);
});
