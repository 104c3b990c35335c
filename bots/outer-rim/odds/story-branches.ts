/** Where a story parts: dice, fights and choices, each with what follows from it. */
import {
  blowsOf,
  dieSides,
  faces,
  freeLenders,
  hasChoices,
  holds,
  lending,
  nextTestChance,
  sidesWith,
  testChance,
  type CombatKind,
  type Effect,
  type Effects,
  type Fraction,
  type PlayerView,
  type View,
} from "#rules/outer-rim/index.ts";

/** What conditions are read from. */
export type StoryTable = Pick<View, "rules" | "players" | "patrols" | "tokens">;

export interface StoryOdds {
  /** What the card asks for is done. */
  readonly done: number;
  /** Defeated on the way: who is, has completed nothing [OR-EFF-02]. */
  readonly down: number;
  /** Cards still to be used by choice could better it. */
  readonly atLeast: boolean;
}

/** Whose story it is, and who else has a part in it. */
export interface Cast {
  readonly scene: StoryTable;
  readonly seat: number;
  readonly me: PlayerView;
  readonly other: PlayerView | null;
}

export type Wounds = Readonly<Record<"character" | "ship", number>>;
export type Go = (lines: Effects, after?: Wounds) => StoryOdds;
type Branch = readonly [chance: number, odds: StoryOdds];

/** `helped`: choices could shift the chances of these branches; it matters where they end differently. */
export function weighed(branches: readonly Branch[], helped = false): StoryOdds {
  let [done, down] = [0, 0];
  for (const [chance, odds] of branches) {
    done += chance * odds.done;
    down += chance * odds.down;
  }
  const differ = new Set(branches.map(([, odds]) => odds.done)).size > 1;
  const atLeast =
    (helped && differ) || branches.some(([chance, odds]) => chance > 0 && odds.atLeast);
  return { done, down, atLeast };
}

/** Taken as whoever wants it done would take it. */
export function better(one: StoryOdds, other: StoryOdds): StoryOdds {
  const best = other.done - other.down > one.done - one.down ? other : one;
  return { ...best, atLeast: one.atLeast || other.atLeast };
}

export function hurt(wounds: Wounds, on: keyof Wounds, amount: number): Wounds {
  return { ...wounds, [on]: wounds[on] + amount };
}

function struck(wounds: Wounds, kind: CombatKind, blow: { readonly hurt: number }): Wounds {
  return hurt(wounds, kind === "ground" ? "character" : "ship", blow.hurt);
}

export type Test = Extract<Effect, { readonly do: "test" | "test-until-passed" | "opposed-test" }>;

/** `lent`: skills that count for this test alone. */
export function tested({ me, other }: Cast, test: Test, go: Go, lent = 0): StoryOdds {
  const listed = typeof test.skill === "string" ? [test.skill] : test.skill;
  const odds = listed.map((skill) => nextTestChance(withoutLenders(me), skill, lent));
  const passes = Math.max(...odds.map(({ chance }) => part(chance)));
  const helped = odds.some(({ atLeast }) => atLeast);
  switch (test.do) {
    case "test":
      return weighed(
        [
          [passes, go(test.pass ?? [])],
          [1 - passes, go(test.fail ?? [])],
        ],
        helped,
      );
    case "test-until-passed": {
      // What costs nothing is tried until it is done.
      if (test.each.every((one) => one.do !== "suffer")) return go([]);
      return weighed(
        [
          [passes, go([])],
          [1 - passes, go([...test.each, test])],
        ],
        helped,
      );
    }
    case "opposed-test": {
      const theirs = other === null ? 0 : part(testChance(other, test.skill).chance);
      const alone = passes * (1 - theirs);
      const beaten = (1 - passes) * theirs;
      return weighed(
        [
          [alone, go(test.best)],
          [beaten, go(test.worst)],
          [1 - alone - beaten, go(test.even)],
        ],
        helped,
      );
    }
  }
}

/** Skills lent once in a turn are counted where they are used: there they leave nothing open. */
function withoutLenders(me: PlayerView): PlayerView {
  return { ...me, used: [...me.used, ...freeLenders(me).map(({ from }) => lending(from))] };
}

function part({ ways, of }: Fraction): number {
  return ways / of;
}

/** Lost without a scratch is fought once more: those throws settle nothing, but take a favor's die with them. */
export function foughtOut(
  { me }: Cast,
  fight: Extract<Effect, { readonly do: "fight-until-won" }>,
  wounds: Wounds,
  go: Go,
): StoryOdds {
  const blows = blowsOf(fight.combat, me, fight.strength).filter(
    (blow) => me.favors.die || blow.won || blow.hurt,
  );
  const settled = blows.reduce((sum, { chance }) => sum + chance, 0);
  return weighed(
    blows.map((blow) => [
      blow.chance / settled,
      go(blow.won ? [] : [fight], struck(wounds, fight.combat, blow)),
    ]),
    hasChoices(me, fight.combat),
  );
}

/** [OR-COM-06] Won or lost, what was thrown hurts. */
export function fought(
  { me, other }: Cast,
  fight: Extract<Effect, { readonly do: "fight" | "fight-player" }>,
  wounds: Wounds,
  go: Go,
): StoryOdds {
  if (fight.do === "fight-player" && other === null) return go([]);
  const kind = fight.combat ?? "ground";
  const blows =
    fight.do === "fight"
      ? blowsOf(kind, me, fight.strength, fight.sufferLess)
      : blowsOf(kind, me, other ?? 0);
  return weighed(
    blows.map((blow) => [
      blow.chance,
      go((blow.won ? fight.win : fight.lose) ?? [], struck(wounds, kind, blow)),
    ]),
    hasChoices(me, kind),
  );
}

export function rolled(roll: Extract<Effect, { readonly do: "roll" }>, go: Go): StoryOdds {
  if (roll.per === "crew") return go([]);
  return weighed(faces.map((face) => [sidesWith[face] / dieSides.length, go(roll[face] ?? [])]));
}

export function chosen(
  { scene, seat, me }: Cast,
  effect: Extract<Effect, { readonly do: "choose" | "may" }>,
  go: Go,
): StoryOdds {
  const offered = effect.options.filter(
    ({ when, pay = 0 }) => pay <= me.credits && (when === undefined || holds(scene, seat, when)),
  );
  const ways = offered.map(({ effects }) => go(effects));
  if (effect.do === "may" || ways.length === 0) ways.unshift(go([]));
  return ways.reduce(better);
}
