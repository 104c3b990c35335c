import { describe, expect, test } from "vitest";
import { bountyHunters } from "../index.ts";
import {
  activate,
  after,
  contract,
  crate,
  done,
  droid,
  eventsOf,
  facing,
  ginny,
  hunter,
  mia,
  place,
  play,
  refusalOf,
  reserve,
  scene,
  sell,
  target,
  targetWith,
  thomas,
  told,
} from "../testing/scene.ts";

const greedo = hunter(0, [3, 1, 0]);
const hondo = hunter(0, [0, 3, 2]);
const aurra = hunter(1, [2, 2, 2]);
const bossk = hunter(2, [3, 2, 2]);
const astromech = droid([5, 0, 0]);
const padme = target("padme-amidala", [2, 2, 2]);
const omega = target("omega", [5, 5, 5]);
const kanan = target("kanan-jarrus", [4, 1, 6]);
const spare = target("grogu", [2, 7, 6]);
const paying = target("qira", [3, 2, 1]); // credit icon
const dealing = target("padme-amidala", [1, 3, 3]); // contract icon
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

describe("a contract for a capture", () => {
  const contracts = [
    contract("double", "qira"),
    contract("double", "omega"),
    contract("double", "grogu"),
  ];
  const capturing = (
    seats: number,
    decks: readonly (readonly number[])[],
    discards?: readonly (readonly number[])[],
  ) =>
    scene({
      seats,
      hands: Array.from({ length: seats }, () => [bossk, greedo]),
      boards: Array.from({ length: seats }, () => ({ confrontations: [facing(dealing, [hondo])] })),
      decks,
      ...(discards ? { discards } : {}),
    });

  test("[BH-CAP-06] [BH-CONTRACT-11] comes from the deck straight into play", () => {
    const table = capturing(2, [[1], [60], contracts, [160]]);
    const now = after(table, [thomas, sell(greedo)], [ginny, play(bossk)]);
    expect(now.boards[ginny]?.contracts).toEqual([contract("double", "grogu")]);
    expect(now.decks[2]).toEqual(contracts.slice(0, 2));
    expect(now.hands.map((hand) => hand.length)).toEqual([1, 1]);
  });
  test("[AMB-25] several draw in the same step: by seat, whoever is quicker", () => {
    const table = capturing(3, [[1], [60], contracts, [160]]);
    const now = after(table, [mia, play(bossk)], [thomas, sell(greedo)], [ginny, play(bossk)]);
    expect(now.boards.map((board) => board.contracts)).toEqual([
      [contract("double", "grogu")],
      [],
      [contract("double", "qira")],
    ]);
    expect(now.decks[2]).toEqual([contract("double", "omega")]);
  });
  test("[AMB-25] a deck too short is owed, and paid in seat order", () => {
    const table = capturing(3, [[1], [60], [contract("double", "qira")], [160]]);
    const page = told(table, [ginny, sell(greedo)], [thomas, play(bossk)], [mia, play(bossk)]);
    expect(page.filter((line) => line.includes("contract") || line.includes("settled"))).toEqual([
      "contract-owed 1 AMB-25",
      "contract-owed 2 AMB-25",
      "windows-settled AMB-25",
      "contract-activated 1 BH-CAP-06",
      "contract-lost 2 AMB-24",
    ]);
  });
  test("[AMB-24] an empty deck is refilled from its discard, else the bonus is lost", () => {
    const table = capturing(2, [[1], [60], [], [160]], [[], [], [contract("double", "qira")], []]);
    const page = told(table, [ginny, play(bossk)], [thomas, play(bossk)]);
    expect(page).toContain("deck-refilled AMB-24");
    expect(page).toContain("contract-activated 0 BH-CAP-06");
    expect(page).toContain("contract-lost 1 AMB-24");
  });
  test("[BH-CAP-05] and a credit icon brings a credit", () => {
    const table = scene({
      hands: [
        [bossk, greedo],
        [spare, hondo],
      ],
      boards: [{ confrontations: [facing(targetWith("credit"), [])] }],
    });
    expect(told(table, [thomas, sell(spare)], [ginny, play(bossk)])).toContain(
      "credit-gained 0 BH-CAP-05",
    );
  });
});

test("[BH-CONTRACT-02] [BH-CONTRACT-03] [AMB-13] a contract from the hand is activated at once and scores only at the end", () => {
  const pact = contract("pair", "qira", "grogu");
  const table = scene({
    hands: [
      [pact, greedo],
      [spare, hondo],
    ],
  });
  const now = after(table, [thomas, sell(spare)], [ginny, play(pact)]);
  expect(now.boards[ginny]?.contracts).toEqual([pact]);
  expect(bountyHunters.outcome(now)).toBeNull();
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

describe("credits", () => {
  const sale = (options: Record<string, string>) =>
    scene({
      hands: [
        [padme, greedo],
        [spare, hondo],
      ],
      boards: [{ credits: 20 }, { credits: 21 }],
      options,
    });
  test("[AMB-10] are unlimited", () => {
    const now = after(sale({}), [ginny, sell(padme)], [thomas, sell(spare)]);
    expect(now.boards.map((board) => board.credits)).toEqual([21, 22]);
  });
  test("[AMB-10] a token nobody else claims is had, though it lies at another's place", () => {
    const table = sale({ credits: "forty-two" });
    expect(told(table, [ginny, play(padme)], [thomas, sell(spare)])).toEqual(
      expect.arrayContaining(["credit-owed 1 AMB-10", "credit-gained 1 AMB-10"]),
    );
    const now = after(table, [thomas, sell(spare)], [ginny, play(padme)]);
    expect(now.boards.map((board) => board.credits)).toEqual([20, 22]);
  });
  test("[AMB-10] or 42 in all: the last one goes by seat", () => {
    const table = sale({ credits: "forty-two" });
    expect(told(table, [ginny, sell(padme)], [thomas, sell(spare)])).toEqual(
      expect.arrayContaining(["credit-owed 1 AMB-10", "credit-lost 1 AMB-10"]),
    );
    expect(
      after(table, [thomas, sell(spare)], [ginny, sell(padme)]).boards.map(
        (board) => board.credits,
      ),
    ).toEqual([21, 21]);
  });
});

test("[BH-TURN-06] a page tells each step once, in seat order", () => {
  const table = scene({
    hands: [
      [padme, greedo],
      [aurra, hondo],
      [kanan, bossk],
    ],
    boards: [{}, { confrontations: [facing(padme, []), facing(omega, [])] }, {}],
  });
  const events = eventsOf(
    after(table, [mia, play(kanan)], [ginny, play(padme)]),
    thomas,
    play(aurra),
  );
  expect(events.map(({ type }) => type)).toEqual([
    "card-chosen",
    "choices-revealed",
    "target-played",
    "placement-asked",
    "target-played",
  ]);
  const placed = told(
    after(table, [mia, play(kanan)], [ginny, play(padme)], [thomas, play(aurra)]),
    [thomas, place(0)],
  );
  expect(placed).toEqual([
    "attacker-placed 1 BH-CONF-05",
    "target-captured 1 BH-CAP-01",
    "hands-passed BH-TURN-16",
    "turn-began BH-TURN-01",
  ]);
});
