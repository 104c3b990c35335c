/** What brings a goal nearer, and what is only spent. */
import { expect, test } from "vitest";
import { outerRim } from "#rules/outer-rim/index.ts";
import { aboard, held, stage, withContact } from "#rules/outer-rim/testing/stage.ts";
import { standingOf } from "../appraisal/standing.ts";
import { worthOfCredits } from "../appraisal/points.ts";
import { worthOf } from "../appraisal/worth.ts";
import { minds } from "../players/levels.ts";
import type { Sight } from "../players/mind.ts";
import { worthOfContact, worthOfHunt } from "../weighing/hunting.ts";
import { hiringBonus, nearingWorth, spiteBonus } from "./nearing.ts";
import { patrolWorth } from "./rewards.ts";

type Scene = Parameters<typeof stage>[0];
type Seated = Scene["players"][number];

const [, , sharp] = minds;
const sight = (scene: Scene): Sight => ({
  ...outerRim.viewFor(stage(scene).state(), 0),
  mind: sharp,
});
const alone = (me: Seated, other: Seated = {}): Sight =>
  sight({ players: [me, { character: "bossk", space: "naboo", ...other }] });

test("[OR-GOAL-02] each crew brings Maz Kanata nearer to her goal; with three aboard it is Takodana’s turn", () => {
  const maz = { character: "maz-kanata", space: "kessel", ship: "yt-1300" } as const;
  const crew = ["boshek", "lobot", "ponda-baba"];
  const worths = [0, 1, 2, 3].map((count) =>
    nearingWorth(
      sight({
        players: [maz, { character: "bossk", space: "naboo" }],
        state: (state) => aboard(state, 0, ...crew.slice(0, count)),
      }),
    ),
  );
  expect(worths[0]).toBe(0);
  expect(worths[1]).toBeGreaterThan(0);
  expect(worths[2]).toBeGreaterThan(worths[1] ?? 0);
  expect(worths[3]).toBe(0);
});

test("[OR-GOAL-02] the third crew of a GX1 turns its sheet, and orange crew that of the ship that asks for it", () => {
  const gx1 = { character: "maz-kanata", space: "kessel", ship: "gx1-short-hauler" } as const;
  const crewed = (...people: readonly string[]): Sight =>
    sight({
      players: [
        { ...gx1, flipped: true },
        { character: "bossk", space: "naboo" },
      ],
      state: (state) => aboard(state, 0, ...people),
    });
  expect(hiringBonus(crewed("boshek", "lobot"), "lobot")).toBe(0);
  expect(hiringBonus(crewed("boshek", "lobot", "ponda-baba"), "ponda-baba")).toBeGreaterThan(0);
});

test("[OR-GOAL-01] Hera Syndulla wants to fall out with the Empire, most of all when it hates her already", () => {
  const hera = (imperial: -1 | 0 | 1): Sight =>
    alone({
      character: "hera-syndulla",
      reputation: { hutt: 0, syndicate: 0, imperial, rebel: 1 },
    });
  expect(spiteBonus(hera(-1))).toBeGreaterThan(spiteBonus(hera(0)));
  expect(spiteBonus(hera(0))).toBeGreaterThan(spiteBonus(hera(1)));
  const beaten = (view: Sight) => patrolWorth(view, view.players[0] as never, "imperial");
  const lando = alone({ character: "lando-calrissian" });
  expect(beaten(hera(0))).toBeGreaterThan(beaten(lando));
});

test("[OR-REP-01] a good name one has is not worth paying for, and a bad one cannot be lost again", () => {
  const known = alone({
    character: "lando-calrissian",
    reputation: { hutt: 1, syndicate: -1, imperial: 0, rebel: 0 },
  });
  expect(worthOf(known, [{ do: "gain-reputation", faction: "hutt" }])).toBe(0);
  expect(worthOf(known, [{ do: "gain-reputation", faction: "rebel" }])).toBeGreaterThan(0);
  expect(worthOf(known, [{ do: "lose-reputation", faction: "syndicate" }])).toBeCloseTo(0);
  const nobodys = alone({ character: "lando-calrissian", space: "spinward-core" });
  expect(worthOf(nobodys, [{ do: "gain-reputation", faction: "planet" }])).toBe(0);
  expect(worthOf(known, [{ do: "lose-reputation", faction: "rebel" }])).toBeLessThan(0);
});

test("[UB-PB-06] a bounty on somebody who shoots better is left alone", () => {
  const card = "bounty-bossk";
  const hunter = { character: "lando-calrissian", space: "naboo", cards: [held(card)] } as const;
  const armed = [held("vibro-ax"), held("vibroknife")];
  const worth = (view: Sight): number => worthOfHunt(view, card, 1, "hunt-player");
  expect(worth(alone(hunter))).toBeGreaterThan(0);
  expect(worth(alone({ ...hunter, damage: 3 }, { cards: armed }))).toBeLessThan(0);
});

test("[OR-CONT-03] somebody known who has nothing to offer is not worth the encounter", () => {
  const scene = (imperial: -1 | 0): Sight =>
    sight({
      players: [
        {
          character: "ig-88",
          space: "ryloth",
          reputation: { hutt: 0, syndicate: 0, imperial, rebel: 0 },
        },
        { character: "bossk", space: "naboo" },
      ],
      state: (state) => ({ tokens: withContact(state, "dengar", "ryloth", true) }),
    });
  const worth = (view: Sight): number =>
    worthOfContact(
      view,
      view.tokens.findIndex(({ contact }) => contact === "dengar"),
    );
  expect(worth(scene(0))).toBeLessThan(0);
  expect(worth(scene(-1))).toBeGreaterThan(0);
});

test("[UB-CLAR-02] Cad Bane’s far side buys fame: the last thousands are worth as much as the first", () => {
  const cad = (flipped: boolean, credits: number): Sight =>
    alone({ character: "cad-bane", space: "kessel", flipped, credits });
  expect(worthOfCredits(cad(true, 18_000), 2000)).toBeGreaterThan(
    worthOfCredits(cad(false, 18_000), 2000),
  );
  const saved = (flipped: boolean): number =>
    standingOf(cad(flipped, 30_000)) - standingOf(cad(flipped, 10_000));
  expect(saved(true)).toBeGreaterThan(saved(false));
});

test("[OR-DMG-02] a fight that is likely to be lost is not picked for the fame it might bring", () => {
  const worth = (damage: number): number =>
    worthOf(alone({ character: "black-krrsantan", space: "ring-of-kafrene", damage }), [
      { do: "fight", combat: "ground", strength: 5, win: [{ do: "gain-fame", amount: 1 }] },
    ]);
  expect(worth(4)).toBeLessThan(0);
  expect(worth(4)).toBeLessThan(worth(0));
});
