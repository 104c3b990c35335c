import { describe, expect, test } from "vitest";
import { bountyHunters } from "../index.ts";
import {
  activate,
  after,
  contract,
  crate,
  done,
  draw,
  droid,
  facing,
  ginny,
  hunter,
  mia,
  play,
  scene,
  sell,
  target,
  thomas,
  told,
} from "../testing/scene.ts";
import type { Confrontation, State } from "../state.ts";

const greedo = hunter(0, [3, 1, 0]);
const hondo = hunter(0, [0, 3, 2]);
const aurra = hunter(1, [2, 2, 2]);
const padme = target("padme-amidala", [2, 2, 2]);
const dealing = target("padme-amidala", [1, 3, 3]); // contract icon
const spare = target("grogu", [2, 7, 6]);
const cheap = crate(2, 1);

const three: Confrontation[] = [padme, padme, padme].map((card) =>
  facing(card, [aurra], "captured"),
);
const almost: Confrontation[] = [...three, facing(padme, [greedo])];

/** Ginny captures her fourth; Thomas and Mia sell. */
function trigger(parts: Parameters<typeof scene>[0] = {}): State {
  return after(
    scene({
      hands: [
        [aurra, greedo],
        [spare, hondo],
        [spare, greedo],
      ],
      boards: [{ confrontations: almost }],
      ...parts,
    }),
    [thomas, sell(spare)],
    [mia, sell(spare)],
  );
}

describe("the fourth capture", () => {
  test("[BH-END-01] [BH-END-03] brings a credit and a contract, and ends the game two turns later", () => {
    expect(told(trigger(), [ginny, play(aurra)])).toEqual([
      "card-chosen 0 BH-TURN-06",
      "choices-revealed BH-TURN-06",
      "attacker-placed 0 BH-CONF-05",
      "target-captured 0 BH-CAP-01",
      "card-sold 1 BH-TURN-08",
      "credit-gained 1 BH-TURN-08",
      "card-sold 2 BH-TURN-08",
      "credit-gained 2 BH-TURN-08",
      "end-triggered BH-END-03",
      "credit-gained 0 BH-END-01",
      "contract-activated 0 BH-END-01",
      "hands-passed BH-TURN-16",
      "turn-began BH-TURN-01",
    ]);
    expect(after(trigger(), [ginny, play(aurra)])).toMatchObject({ turn: 6, lastTurn: 7 });
  });
  test("[BH-END-02] [AMB-26] all who reach it in that turn get both", () => {
    const both = scene({
      hands: [
        [aurra, greedo],
        [aurra, hondo],
        [spare, greedo],
      ],
      boards: [{ confrontations: almost }, { confrontations: almost }],
    });
    const page = told(both, [mia, sell(spare)], [thomas, play(aurra)], [ginny, play(aurra)]);
    expect(page.filter((line) => line.endsWith("BH-END-01"))).toEqual([
      "credit-gained 0 BH-END-01",
      "contract-activated 0 BH-END-01",
      "credit-gained 1 BH-END-01",
      "contract-activated 1 BH-END-01",
    ]);
  });
  test("[AMB-26] also from three to five, once", () => {
    const helper = droid([2, 2, 3]);
    const table = trigger({
      boards: [
        {
          confrontations: [...three, facing(padme, [greedo]), facing(padme, [hondo])],
          credits: 2,
          reserved: [helper],
        },
      ],
    });
    const fourth = after(table, [ginny, play(aurra)], [ginny, { type: "place", onto: 3 }]);
    expect(fourth.boards[ginny]?.captures).toBe(4);
    const page = told(fourth, [ginny, activate(helper)]);
    expect(page.slice(0, 6)).toEqual([
      "credits-paid 0 BH-TURN-14",
      "attacker-placed 0 BH-CONF-05",
      "target-captured 0 BH-CAP-01",
      "window-closed 0 AMB-05",
      "end-triggered BH-END-03",
      "credit-gained 0 BH-END-01",
    ]);
    expect(after(fourth, [ginny, activate(helper)]).boards[ginny]).toMatchObject({
      captures: 5,
      credits: 1,
    });
  });
  test("[AMB-23] the target's own contract comes first, then the bonus: two contracts", () => {
    const table = trigger({
      boards: [{ confrontations: [...three, facing(dealing, [hondo])] }],
      decks: [
        [1],
        [50],
        [contract("double", "qira"), contract("double", "omega"), contract("double", "grogu")],
        [160],
      ],
    });
    const now = after(table, [ginny, play(aurra)]);
    expect(now.boards[ginny]?.contracts).toEqual([
      contract("double", "grogu"),
      contract("double", "omega"),
    ]);
    expect(now.decks[2]).toEqual([contract("double", "qira")]);
  });
  test("[BH-INTRO-06] but for the contract the introductory game tells the same page", () => {
    const page = (options: Record<string, string>): string[] =>
      told(trigger({ options }), [ginny, play(aurra)]).filter(
        (line) => !line.startsWith("contract-activated"),
      );
    expect(page({ mode: "introductory" })).toEqual(page({}));
  });
  test("[BH-INTRO-04] the introductory game gives the credit alone", () => {
    const now = after(trigger({ options: { mode: "introductory" } }), [ginny, play(aurra)]);
    expect(now.boards[ginny]).toMatchObject({ credits: 1, contracts: [] });
  });
  test("[AMB-24] with no contract left that part is lost", () => {
    expect(told(trigger({ decks: [[1], [50], [], [160]] }), [ginny, play(aurra)])).toContain(
      "contract-lost 0 AMB-24",
    );
  });
});

describe("the bonus credit", () => {
  const table = trigger({
    boards: [
      { confrontations: almost, reserved: [cheap] },
      { credits: 5, reserved: [cheap] },
    ],
  });
  const window = after(table, [ginny, play(aurra)]);

  test("[AMB-30] may pay for a reserved card at once: the windows open again for those who triggered", () => {
    const asked = after(window, [thomas, done]);
    expect(asked.step).toMatchObject({
      type: "resolve",
      round: "bonus",
      windows: [{ type: "activate" }, { type: "closed" }, { type: "closed" }],
    });
    expect(bountyHunters.awaited(asked)).toEqual([ginny]);
    const paid = after(asked, [ginny, activate(cheap)]);
    expect(paid.boards[ginny]).toMatchObject({ crates: [cheap], credits: 0 });
    expect(paid).toMatchObject({ turn: 6, lastTurn: 7 });
  });
  test("[AMB-30] the main round comes first for everyone", () => {
    expect(window.step).toMatchObject({ type: "resolve", round: "main" });
    expect(bountyHunters.awaited(window)).toEqual([thomas]);
  });
});

describe("the last turns", () => {
  const ending = (turn: number, lastTurn: number, confrontations = almost): State =>
    after(
      scene({
        hands: [
          [aurra, greedo],
          [spare, hondo],
          [spare, greedo],
        ],
        boards: [{ confrontations }],
        turn,
        lastTurn,
      }),
      [thomas, sell(spare)],
      [mia, sell(spare)],
    );

  test("[BH-END-06] [AMB-27] a later fourth capture brings nothing and prolongs nothing", () => {
    const page = told(ending(8, 9), [ginny, play(aurra)]);
    expect(
      page.filter((line) => line.startsWith("end-triggered") || line.endsWith("BH-END-01")),
    ).toEqual([]);
    expect(after(ending(8, 9), [ginny, play(aurra)]).lastTurn).toBe(9);
  });
  test("[BH-END-04] more than four captures are possible", () => {
    const four = [...three, facing(padme, [aurra], "captured"), facing(padme, [greedo])];
    expect(after(ending(8, 9, four), [ginny, play(aurra)]).boards[ginny]?.captures).toBe(5);
  });
  test("[AMB-28] [BH-END-05] after the last turn nothing is passed: the game is scored", () => {
    expect(told(ending(9, 9), [ginny, play(aurra)]).at(-1)).toBe("game-ended BH-END-03");
    const over = after(ending(9, 9), [ginny, play(aurra)]);
    expect(over.hands).toEqual([[greedo], [hondo], [greedo]]);
    expect(bountyHunters.outcome(over)?.places[0]).toEqual([ginny]);
    expect(bountyHunters.awaited(over)).toEqual([]);
    expect(bountyHunters.whyNot(bountyHunters.viewFor(over, ginny), draw(0))).toMatchObject({
      code: "game-over",
      rule: "BH-END-05",
    });
    expect(bountyHunters.options(bountyHunters.viewFor(over, ginny))).toEqual([]);
  });
  test("[AMB-03] the turn limit does not cut an end that was announced", () => {
    const late = trigger({ turn: 100 });
    const announced = after(late, [ginny, play(aurra)]);
    expect(announced).toMatchObject({ turn: 101, lastTurn: 102, step: { type: "draw" } });
    const idle = after(trigger({ turn: 100, boards: [] }), [ginny, sell(aurra)]);
    expect(idle.step.type).toBe("over");
  });
  test("[BH-END-03] the trigger turn and exactly two more", () => {
    let table = after(trigger(), [ginny, play(aurra)]);
    let turns = 0;
    while (bountyHunters.outcome(table) === null) {
      const before = table.turn;
      for (const seat of bountyHunters.awaited(table))
        table = after(table, [seat, bountyHunters.onTimeOut(bountyHunters.viewFor(table, seat))]);
      if (table.turn !== before || table.step.type === "over") turns++;
    }
    expect(turns).toBe(2);
    expect(table.turn).toBe(7);
  });
});
