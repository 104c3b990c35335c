import { describe, expect, test } from "vitest";
import { aboard, firstly, held, stage, withContact } from "../testing/stage.ts";
import type { Effects } from "../cards/effects.ts";
import type { Command } from "../commands.ts";
import type { StagedScene, Stage } from "../testing/stage.ts";
import type { Player, State } from "../state.ts";

const dengar = { character: "dengar", space: "lothal" } as const;

/** The action step of the first player, who has just earned. */
function acting(player: Partial<Player>, more: Partial<StagedScene> = {}): Stage {
  return stage({ players: [player, dengar], ...more }).say({ type: "earn" });
}

const use = (ability: string): Command => ({ type: "use", ability });
const neutral = { hutt: 0, syndicate: 0, imperial: 0, rebel: 0 } as const;

describe("what would change nothing", () => {
  test("[OR-EFF-04] Bossk recovers when hurt, he or his ship, and not otherwise", () => {
    const bossk = (hurt: Partial<Player>): Stage =>
      acting({ character: "bossk", space: "nav-12", ...hurt });
    expect(bossk({ damage: 1 }).choices()).toContainEqual(use("bossk-recover"));
    expect(bossk({ shipDamage: 1 }).choices()).toContainEqual(use("bossk-recover"));
    expect(bossk({}).choices()).toEqual([{ type: "end-actions" }]);
    expect(bossk({}).refused(use("bossk-recover"))).toMatchObject({
      code: "nothing-to-recover",
      rule: "OR-EFF-04",
    });
  });

  test("[OR-EFF-04] a shield upgrade says that there is nothing to recover", () => {
    const shielded = (shipDamage: number): Stage =>
      acting({ character: "bossk", space: "nav-12", shipDamage, cards: [held("shield-upgrade")] });
    expect(shielded(1).choices()).toContainEqual(use("shield-upgrade-use"));
    expect(shielded(0).refused(use("shield-upgrade-use"))).toMatchObject({
      code: "nothing-to-recover",
      rule: "OR-EFF-04",
    });
  });

  test("[OR-EFF-04] who knows everybody here does not look again", () => {
    const boba = (seenBy: readonly number[]): Stage =>
      acting(
        { character: "boba-fett", space: "naboo" },
        { state: (state) => facedown(state, seenBy) },
      );
    expect(boba([1]).choices()).toContainEqual(use("boba-fett-look"));
    expect(boba([0]).choices()).not.toContainEqual(use("boba-fett-look"));
    expect(boba([0]).refused(use("boba-fett-look"))).toMatchObject({
      code: "ability-idle",
      rule: "OR-EFF-04",
      params: { ability: "boba-fett-look" },
    });
  });

  test("[OR-EFF-04] a name that is good already is not paid for", () => {
    const lando = (imperial: 0 | 1): Stage =>
      acting({
        character: "lando-calrissian",
        flipped: true,
        space: "naboo",
        credits: 5000,
        reputation: { ...neutral, imperial },
      });
    expect(lando(0).choices()).toContainEqual(use("lando-calrissian-charm"));
    expect(lando(1).choices()).not.toContainEqual(use("lando-calrissian-charm"));
    expect(lando(1).refused(use("lando-calrissian-charm")).code).toBe("ability-idle");
  });

  test("[OR-EFF-04] IG-88 takes no droid without a berth", () => {
    const ig88 = (...crew: readonly string[]): Stage =>
      acting(
        { character: "ig-88", space: "lothal", ship: "g9-rigger" },
        { state: (state) => aboard({ ...state, ...aboard(state, 1, "w1-le") }, 0, ...crew) },
      );
    expect(ig88().choices()).toContainEqual(use("ig-88-take-droid"));
    expect(ig88("lobot", "greedo").choices()).not.toContainEqual(use("ig-88-take-droid"));
  });

  test("[OR-DMG-05] [OR-EFF-04] nobody is wanted for a fight who lies on the ground", () => {
    const hunter = (...defeated: readonly boolean[]): Stage =>
      stage({
        players: [
          { character: "bossk", space: "lothal", cards: [held("wanted")] },
          ...defeated.map((down) => ({
            ...dengar,
            defeated: down,
            reputation: { ...neutral, hutt: -1 } as const,
          })),
        ],
      })
        .say({ type: "earn" })
        .say({ type: "end-actions" });
    expect(hunter(false).choices()).toContainEqual(use("wanted-fight"));
    expect(hunter(true, false).choices()).toContainEqual(use("wanted-fight"));
    expect(hunter(true).choices()).not.toContainEqual(use("wanted-fight"));
    expect(hunter(true).refused(use("wanted-fight"))).toMatchObject({
      code: "rival-down",
      rule: "OR-DMG-05",
      params: { who: "dengar" },
    });
  });
});

describe("lines that need not be taken", () => {
  const lines = (effects: Effects, player: Partial<Player> = {}): readonly Command[] =>
    stage({
      players: [{ character: "bossk", space: "naboo", credits: 9000, ...player }, dengar],
      agenda: firstly(effects),
    })
      .choices()
      .filter(({ type }) => type === "choose");
  const bath: Effects = [
    {
      do: "may",
      options: [
        { label: "x", pay: 1000, effects: [{ do: "recover", on: "character", amount: "all" }] },
      ],
    },
  ];

  test("[OR-EFF-04] nobody pays for a bath without a scratch", () => {
    expect(lines(bath, { damage: 1 })).toHaveLength(1);
    expect(lines(bath)).toEqual([]);
  });

  test("[OR-EFF-04] a card that is gone is not promised", () => {
    const errand = (card: string): Effects => [
      { do: "may", options: [{ label: "x", effects: [{ do: "gain-card", card }] }] },
    ];
    const favor = [held("syndicate-favor")];
    expect(lines(errand("syndicate-favor"))).toHaveLength(1);
    expect(lines(errand("hutt-favor"), { cards: favor })).toHaveLength(1);
    const gone = stage({
      players: [{ character: "bossk", space: "naboo", cards: favor }, dengar],
      agenda: firstly(errand("syndicate-favor")),
      state: ({ market }) => ({
        market: { ...market, job: market.job.filter((id) => id !== "syndicate-favor") },
      }),
    });
    expect(gone.choices()).toEqual([{ type: "decline" }]);
    expect(gone.refused({ type: "choose", option: 0 })).toMatchObject({
      code: "line-idle",
      rule: "OR-EFF-04",
    });
  });

  test("[OR-EFF-05] a card with every line shut is seen, says what shuts each, and is left by a word", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "naboo", credits: 0, ship: "g9-rigger" },
        { ...dengar, space: "naboo", defeated: true },
      ],
      agenda: firstly([
        {
          do: "choose",
          options: [
            { label: "a", pay: 1000, effects: [] },
            { label: "b", when: { is: "credits", atLeast: 1 }, effects: [] },
            { label: "c", effects: [{ do: "fight-player" }] },
          ],
        },
      ]),
    });
    expect(table.question()).toMatchObject({ ask: "choose", choices: [{ type: "decline" }] });
    const why = [0, 1, 2].map((option) => table.refused({ type: "choose", option }));
    expect(why).toMatchObject([
      { code: "cannot-pay", params: { price: 1000, credits: 0 } },
      { code: "line-unmet", rule: "OR-EFF-01" },
      { code: "rival-down", rule: "OR-DMG-05", params: { who: "dengar" } },
    ]);
    table.say({ type: "decline" });
    expect(table.question().ask).toBe("planning");
  });

  test("[OR-EFF-04] where one line must be taken, the one that does nothing stays", () => {
    const [effect] = bath;
    if (effect?.do !== "may") throw new Error("a bath");
    expect(lines([{ ...effect, do: "choose" }])).toHaveLength(1);
  });
});

/** One contact on Naboo, facedown, at whom these players have looked. */
function facedown(state: State, seenBy: readonly number[]): Partial<State> {
  const elsewhere = state.tokens.map((token) =>
    token.at === "naboo" ? { ...token, at: "gone" as const } : token,
  );
  const tokens = withContact({ ...state, tokens: elsewhere }, "greedo", "naboo", false);
  return {
    tokens: tokens.map((token) => (token.contact === "greedo" ? { ...token, seenBy } : token)),
  };
}
