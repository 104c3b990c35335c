/** What happens has one motif: its greatest part, and whose it is. */
import { expect, test } from "vitest";
import { pagesOf } from "#tools/browser/outer-rim/pages.ts";
import { tradersMove } from "../testing/trader-hands.ts";
import { loudest } from "#client/sound/set/loudness.ts";
import { render } from "#client/sound/set/synth.ts";
import { measured } from "#client/sound/testing/measure.ts";
import { spaces, type News, type View } from "#rules/outer-rim/index.ts";
import { bedOf, volumes } from "./heard-at.ts";
import { beds } from "./beds.ts";
import { motifs } from "./motifs.ts";
import { motifOf } from "./sounds.ts";

const rule = "OR-TURN-01";
const view = { players: [{ space: "tatooine" }, { space: "kessel" }] } as unknown as View;
const flight = (to: string, directly = false): News =>
  ({ type: "moved", player: 0, to, directly, rule }) as News;
const fight = (attacker: number, defender: number, won: boolean): News => {
  const damage = [3, 1] as const;
  return { type: "combat-resolved", attacker, defender, damage, won, rule };
};
const rolled = (...dice: readonly ("hit" | "crit" | "blank")[]): News =>
  ({ type: "dice-rolled", player: 0, dice, for: "", rule }) as News;
const patrol = (to: string): News => ({ type: "patrol-moved", faction: "hutt", to, rule }) as News;
const heard = (seat: number | null, ...news: readonly News[]): unknown =>
  motifOf(news, { seat, view });

test("[OR-COM-07] a fight of mine is won or lost by ear, and a critical hit is heard", () => {
  expect(heard(0, rolled("hit"), fight(0, 1, true))).toBe("hit");
  expect(heard(0, rolled("crit"), fight(0, 1, true))).toBe("critical");
  expect(heard(1, rolled("crit"), fight(0, 1, true))).toBe("failure");
  expect(heard(0, rolled("hit"), fight(0, 1, false))).toBe("failure");
  expect(heard(1, rolled("hit"), fight(0, 1, false))).toBe("hit");
  // Whoever only watches hears the blows; whoever falls is heard before all.
  expect(heard(null, rolled("hit"), fight(0, 1, false))).toBe("hit");
  const fallen: News = { type: "defeated", player: 0, rule };
  expect(heard(0, rolled("hit"), fight(0, 1, true), fallen)).toBe("knocked-out");
});

test("[OR-PAT-07] a patrol is heard where it comes near me, and nowhere else", () => {
  expect(heard(0, patrol("tatooine"))).toBe("patrol-near");
  expect(heard(0, patrol("nav-17"))).toBe("patrol-near");
  expect(heard(0, patrol("kessel"))).toBe(null);
  expect(heard(null, patrol("tatooine"))).toBe(null);
});

test("[UB-CORE-06] the way through the Core sounds unlike a flight", () => {
  expect(heard(0, flight("kessel"))).toBe("engine");
  expect(heard(0, flight("trailing-core", true))).toBe("crossing");
});

test("[OR-TURN-01] in whole games every motif but those of the dice in hand is heard", () => {
  const all = new Set<string | null>();
  for (const seed of [1, 2, 3])
    for (const { news, after } of pagesOf({
      seats: 2,
      options: { fame: "8" },
      seed,
      turns: 2000,
      wish: (_, at) => tradersMove(at) ?? undefined,
    }))
      for (const seat of [0, 1]) {
        for (const one of news) all.add(motifOf([one], { seat, view: after }));
        all.add(motifOf(news, { seat, view: after }));
      }
  const silent = Object.keys(motifs).filter((name) => !all.has(name));
  expect(silent.filter((name) => name !== "crossing").toSorted()).toEqual(["dice", "tension"]);
});

test("[OR-MAP-01] a place is heard beneath everything that happens there, and each kind by itself", () => {
  const kinds = new Set(spaces.map(({ id }) => bedOf(id)));
  expect([...kinds].toSorted()).toEqual(Object.keys(beds).toSorted());
  const softest = Math.min(
    ...Object.values(motifs).map((one) => measured(render(one), loudest).loudness),
  );
  for (const bed of Object.values(beds)) {
    const { loudness, seconds } = measured(render(bed), loudest * volumes.clear);
    expect(loudness).toBeLessThan(softest);
    expect(measured(render(bed), loudest * volumes.soft).loudness).toBeLessThan(softest - 6);
    expect(seconds).toBeGreaterThan(10);
  }
  expect(volumes.off).toBe(0);
});
