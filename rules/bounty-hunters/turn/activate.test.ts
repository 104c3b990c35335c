import { describe, expect, test } from "vitest";
import { bountyHunters } from "../index.ts";
import {
  activate,
  after,
  crate,
  done,
  droid,
  facing,
  ginny,
  hunter,
  mia,
  play,
  refusalOf,
  reserve,
  scene,
  sell,
  target,
  thomas,
  told,
} from "../testing/scene.ts";

const greedo = hunter(0, [3, 1, 0]);
const hondo = hunter(0, [0, 3, 2]);
const bossk = hunter(2, [3, 2, 2]);
const astromech = droid([5, 0, 0]);
const padme = target("padme-amidala", [2, 2, 2]);
const omega = target("omega", [5, 5, 5]);
const spare = target("grogu", [2, 7, 6]);
const paying = target("qira", [3, 2, 1]); // credit icon
const cheap = crate(2, 1);

describe("reserve and activate", () => {
  test("[TV-02] [BH-TURN-12] [BH-TURN-14] Ginny reserves, and pays in a later turn besides her normal action", () => {
    const poor = scene({
      hands: [
        [cheap, greedo],
        [spare, hondo],
      ],
    });
    const reserved = after(poor, [thomas, sell(spare)], [ginny, reserve(cheap)]);
    expect(reserved.boards[ginny]).toMatchObject({ reserved: [cheap], crates: [], credits: 0 });

    const later = scene({
      hands: [
        [padme, greedo],
        [spare, hondo],
      ],
      boards: [{ reserved: [cheap] }],
    });
    const window = after(later, [thomas, sell(spare)], [ginny, sell(padme)]);
    expect(bountyHunters.awaited(window)).toEqual([ginny]);
    expect(bountyHunters.options(bountyHunters.viewFor(window, ginny))).toEqual([
      activate(cheap),
      done,
    ]);
    expect(told(window, [ginny, activate(cheap)])).toEqual([
      "credits-paid 0 BH-TURN-14",
      "crate-activated 0 BH-TURN-15",
      "window-closed 0 AMB-05",
      "hands-passed BH-TURN-16",
      "turn-began BH-TURN-01",
    ]);
    expect(after(window, [ginny, activate(cheap)]).boards[ginny]).toMatchObject({
      reserved: [],
      crates: [cheap],
      credits: 0,
    });
  });
  test("[BH-TURN-15] an activated card stands upright: it counts, and is paid for only once", () => {
    const table = scene({
      hands: [
        [padme, greedo],
        [spare, hondo],
      ],
      boards: [{ reserved: [cheap, cheap], credits: 1 }],
    });
    const paid = after(
      table,
      [thomas, sell(spare)],
      [ginny, sell(padme)],
      [ginny, activate(cheap)],
    );
    expect(paid.boards[ginny]).toMatchObject({ reserved: [cheap], crates: [cheap], credits: 1 });
    const last = after(paid, [ginny, activate(cheap)]);
    expect(last.boards[ginny]).toMatchObject({ reserved: [], crates: [cheap, cheap] });
    expect(refusalOf(last, ginny, activate(cheap))).not.toBeNull();
  });
  test("[BH-CRATE-04] a crate card paid at once is activated at once", () => {
    const table = scene({
      hands: [
        [cheap, greedo],
        [spare, hondo],
      ],
      boards: [{ credits: 2 }],
    });
    expect(after(table, [thomas, sell(spare)], [ginny, play(cheap)]).boards[ginny]).toMatchObject({
      credits: 1,
      crates: [cheap],
    });
  });
  test("[AMB-12] nothing must be activated", () => {
    const table = scene({
      hands: [
        [padme, greedo],
        [spare, hondo],
      ],
      boards: [{ reserved: [cheap], credits: 3 }],
    });
    const window = after(table, [thomas, sell(spare)], [ginny, sell(padme)]);
    expect(told(window, [ginny, done])[0]).toBe("window-closed 0 AMB-12");
    expect(after(window, [ginny, done]).boards[ginny]).toMatchObject({
      reserved: [cheap],
      credits: 4,
    });
  });
  test("[BH-TURN-13] a closed window stays closed", () => {
    const table = scene({
      hands: [
        [padme, greedo],
        [omega, hondo],
        [spare, bossk],
      ],
      boards: [
        { reserved: [cheap], credits: 3 },
        { reserved: [cheap], credits: 1 },
      ],
    });
    const window = after(
      table,
      [thomas, play(omega)],
      [mia, sell(spare)],
      [ginny, sell(padme)],
      [ginny, done],
    );
    expect(refusalOf(window, ginny, activate(cheap))).toMatchObject({
      code: "window-closed",
      rule: "BH-TURN-13",
    });
    expect(bountyHunters.awaited(window)).toEqual([thomas]);
  });
  test("[AMB-11] there is no part payment, no refund and no sale of a reserved card", () => {
    const dear = crate(3, 2);
    const table = scene({
      hands: [
        [padme, greedo],
        [spare, hondo],
      ],
      boards: [{ reserved: [dear, cheap], credits: 0 }],
    });
    expect(refusalOf(table, ginny, sell(dear))).toMatchObject({ code: "not-in-hand" });
    const window = after(table, [thomas, sell(spare)], [ginny, sell(padme)]);
    expect(refusalOf(window, ginny, activate(dear))).toMatchObject({
      code: "cannot-pay",
      params: { cost: 2, credits: 1 },
    });
    expect(refusalOf(window, ginny, activate(astromech))).toMatchObject({
      code: "not-reserved",
      rule: "BH-TURN-12",
    });
  });
  test("[AMB-07] a card reserved this turn may be activated in the same window", () => {
    const table = scene({
      hands: [
        [cheap, greedo],
        [spare, hondo],
      ],
      boards: [{ credits: 1 }],
    });
    const window = after(table, [thomas, sell(spare)], [ginny, reserve(cheap)]);
    expect(bountyHunters.options(bountyHunters.viewFor(window, ginny))).toEqual([
      activate(cheap),
      done,
    ]);
  });
  test("[AMB-07] unless the table lets it wait", () => {
    const table = scene({
      hands: [
        [astromech, greedo],
        [spare, hondo],
      ],
      boards: [{ credits: 4, reserved: [cheap] }],
      options: { freshReserve: "waits" },
    });
    const fresh = after(table, [thomas, sell(spare)], [ginny, reserve(astromech)]);
    expect(bountyHunters.options(bountyHunters.viewFor(fresh, ginny))).toEqual([
      activate(cheap),
      done,
    ]);
    expect(refusalOf(fresh, ginny, activate(astromech))).toMatchObject({
      code: "reserved-this-turn",
      rule: "AMB-07",
    });
    expect(after(fresh, [ginny, done]).boards[ginny]?.fresh).toEqual([]);
  });
});

describe("one activation at a time", () => {
  const table = scene({
    hands: [
      [spare, greedo],
      [spare, hondo],
    ],
    boards: [
      {
        credits: 1,
        reserved: [astromech, droid([0, 5, 0])],
        confrontations: [facing(paying, [hondo]), facing(omega, [])],
      },
    ],
  });
  const window = after(table, [thomas, sell(spare)], [ginny, sell(spare)]);

  test("[BH-CONF-05] a droid is placed when it is paid, on any open target", () => {
    const blue = droid([0, 5, 0]);
    expect(bountyHunters.options(bountyHunters.viewFor(window, ginny))).toEqual([
      activate(astromech, 0),
      activate(astromech, 1),
      activate(blue, 0),
      activate(blue, 1),
      done,
    ]);
    expect(refusalOf(window, ginny, activate(astromech))).toMatchObject({
      code: "target-missing",
      rule: "BH-CONF-05",
    });
  });
  test("[AMB-08] [AMB-09] [BH-CAP-05] a credit gained by a capture pays for the next", () => {
    const now = after(window, [ginny, activate(astromech, 0)]);
    expect(now.boards[ginny]).toMatchObject({ captures: 1, credits: 2 });
    expect(bountyHunters.options(bountyHunters.viewFor(now, ginny))).toEqual([
      activate(droid([0, 5, 0])),
      done,
    ]);
    expect(refusalOf(now, ginny, activate(droid([0, 5, 0]), 1))).toMatchObject({
      code: "no-choice-of-target",
      rule: "BH-CONF-05",
    });
  });
});

test("[AMB-43] without a card in hand one may still pay for what lies reserved", () => {
  const table = scene({
    hands: [[], [spare, hondo]],
    boards: [{ credits: 1, reserved: [cheap] }],
  });
  const sold = after(table, [thomas, sell(spare)]);
  expect(bountyHunters.awaited(sold)).toEqual([ginny]);
  expect(after(sold, [ginny, activate(cheap)]).boards[ginny]).toMatchObject({ crates: [cheap] });
});
