import { describe, expect, test } from "vitest";
import { bountyHunters } from "../index.ts";
import {
  after,
  contract,
  eventsOf,
  facing,
  ginny,
  hunter,
  mia,
  place,
  play,
  scene,
  sell,
  target,
  targetWith,
  thomas,
  told,
} from "../testing/scene.ts";

const dealing = target("padme-amidala", [1, 3, 3]); // contract icon
const greedo = hunter(0, [3, 1, 0]);
const hondo = hunter(0, [0, 3, 2]);
const aurra = hunter(1, [2, 2, 2]);
const bossk = hunter(2, [3, 2, 2]);
const padme = target("padme-amidala", [2, 2, 2]);
const omega = target("omega", [5, 5, 5]);
const kanan = target("kanan-jarrus", [4, 1, 6]);
const spare = target("grogu", [2, 7, 6]);

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
