import { describe, expect, test } from "vitest";
import { bountyHunters } from "../index.ts";
import { missing, suffices, wouldCapture } from "./confrontation.ts";
import { standardSet } from "../cards/standard.ts";
import {
  activate,
  after,
  done,
  droid,
  facing,
  ginny,
  hunter,
  place,
  play,
  refusalOf,
  reserve,
  scene,
  sell,
  target,
  thomas,
  told,
} from "../testing/scene.ts";
import type { State } from "../state.ts";

const greedo = hunter(0, [3, 1, 0]);
const hondo = hunter(0, [0, 3, 2]);
const aurra = hunter(1, [2, 2, 2]);
const astromech = droid([5, 0, 0]);
const padme = target("padme-amidala", [2, 2, 2]);
const qira = target("qira", [2, 2, 3]);
const omega = target("omega", [5, 5, 5]);
const kanan = target("kanan-jarrus", [4, 1, 6]);
const spare = target("grogu", [2, 7, 6]);

/** Ginny does this; Thomas sells, which never touches her cards. */
function ginnyAt(parts: Parameters<typeof scene>[0], ...cards: number[]): State {
  return after(scene({ ...parts, hands: [cards, [spare, hondo]] }), [thomas, sell(spare)]);
}

describe("confrontations", () => {
  test("[BH-CONF-02] one target faces any number of attack cards", () => {
    const five = [greedo, greedo, greedo, greedo, greedo];
    const table = ginnyAt({ boards: [{ confrontations: [facing(omega, five)] }] }, greedo, qira);
    expect(after(table, [ginny, play(greedo)]).boards[ginny]?.confrontations).toEqual([
      facing(omega, [...five, greedo]),
    ]);
  });
  test("[BH-CONF-04] a target opens one, and another opens another", () => {
    const table = ginnyAt({ boards: [{ confrontations: [facing(omega, [])] }] }, kanan, greedo);
    expect(told(table, [ginny, play(kanan)])).toContain("target-played 0 BH-CONF-04");
    expect(after(table, [ginny, play(kanan)]).boards[ginny]?.confrontations).toEqual([
      facing(omega, []),
      facing(kanan, []),
    ]);
  });
  test("[BH-CONF-05] [BH-CARD-02] with one open target the attack card goes there", () => {
    const table = ginnyAt({ boards: [{ confrontations: [facing(omega, [])] }] }, greedo, qira);
    expect(after(table, [ginny, play(greedo)]).boards[ginny]?.confrontations).toEqual([
      facing(omega, [greedo]),
    ]);
  });
  test("[BH-CONF-03] [BH-CONF-06] attack adds up by colour over several cards and turns", () => {
    const table = ginnyAt(
      { boards: [{ confrontations: [facing(omega, [greedo, aurra])] }] },
      hondo,
      qira,
    );
    expect(after(table, [ginny, play(hondo)]).boards[ginny]?.confrontations[0]?.attack).toEqual([
      3 + 2 + 0,
      1 + 2 + 3,
      0 + 2 + 2,
    ]);
  });
  test("[BH-CONF-01] another player's targets are no place for it", () => {
    const table = ginnyAt(
      { boards: [{}, { confrontations: [facing(omega, []), facing(kanan, [])] }] },
      greedo,
      qira,
    );
    const now = after(table, [ginny, play(greedo)]);
    expect(now.boards[ginny]?.confrontations).toEqual([facing(null, [greedo])]);
    expect(now.boards[thomas]?.confrontations).toEqual([facing(omega, []), facing(kanan, [])]);
  });
});

describe("[BH-CONF-05] several open targets", () => {
  const table = ginnyAt(
    {
      boards: [
        {
          confrontations: [
            facing(omega, []),
            facing(padme, [aurra], "captured"),
            facing(kanan, []),
          ],
        },
      ],
    },
    greedo,
    qira,
  );
  const asked = after(table, [ginny, play(greedo)]);

  test("the player is asked, and only open targets are offered", () => {
    expect(asked.step).toMatchObject({
      type: "resolve",
      windows: [{ type: "place", card: greedo }, { type: "closed" }],
    });
    expect(bountyHunters.awaited(asked)).toEqual([ginny]);
    expect(bountyHunters.options(bountyHunters.viewFor(asked, ginny))).toEqual([
      place(0),
      place(2),
    ]);
  });
  test("[AMB-17] a captured target takes no more attack cards", () => {
    expect(refusalOf(asked, ginny, place(1))).toMatchObject({
      code: "already-captured",
      rule: "AMB-17",
    });
  });
  test("[AMB-18] nor does a pile of its own start", () => {
    expect(refusalOf(asked, ginny, place(3))).toMatchObject({
      code: "no-such-confrontation",
      rule: "BH-CONF-01",
    });
  });
  test("[AMB-06] the card comes before anything else", () => {
    expect(refusalOf(asked, ginny, done)).toMatchObject({ code: "place-first", rule: "AMB-06" });
    expect(refusalOf(asked, ginny, activate(astromech))).toMatchObject({
      code: "place-first",
      rule: "AMB-06",
    });
  });
  test("[AMB-19] once placed it stays", () => {
    const placed = after(asked, [ginny, place(2)]);
    expect(placed.boards[ginny]?.confrontations[2]).toEqual(facing(kanan, [greedo]));
    expect(placed.step.type).toBe("draw");
  });
  test("nobody else is asked to place it", () => {
    expect(refusalOf(asked, thomas, place(0))).toMatchObject({
      code: "nothing-to-place",
      rule: "BH-CONF-05",
    });
  });
});

describe("[BH-CONF-07] attack cards without a target", () => {
  test("start a confrontation of their own", () => {
    expect(told(ginnyAt({}, greedo, qira), [ginny, play(greedo)])).toContain(
      "attacker-placed 0 BH-CONF-07",
    );
  });
  test("[BH-CONF-08] [AMB-15] every further one must join it", () => {
    const table = ginnyAt({ boards: [{ confrontations: [facing(null, [greedo])] }] }, hondo, qira);
    expect(told(table, [ginny, play(hondo)])).toContain("attacker-placed 0 BH-CONF-08");
    expect(after(table, [ginny, play(hondo)]).boards[ginny]?.confrontations).toEqual([
      facing(null, [greedo, hondo]),
    ]);
  });
  test("[AMB-14] captured targets do not count as targets to capture", () => {
    const table = ginnyAt(
      { boards: [{ confrontations: [facing(padme, [aurra], "captured")] }] },
      greedo,
      qira,
    );
    expect(after(table, [ginny, play(greedo)]).boards[ginny]?.confrontations).toEqual([
      facing(padme, [aurra], "captured"),
      facing(null, [greedo]),
    ]);
  });
  test("[BH-CONF-09] the next target must be put on it", () => {
    const table = ginnyAt({ boards: [{ confrontations: [facing(null, [greedo])] }] }, omega, qira);
    expect(told(table, [ginny, play(omega)])).toContain("target-played 0 BH-CONF-09");
    expect(after(table, [ginny, play(omega)]).boards[ginny]?.confrontations).toEqual([
      facing(omega, [greedo]),
    ]);
  });
  test("[AMB-16] and is captured at once if the pile suffices", () => {
    const table = ginnyAt({ boards: [{ confrontations: [facing(null, [aurra])] }] }, padme, qira);
    expect(told(table, [ginny, play(padme)])).toEqual([
      "card-chosen 0 BH-TURN-06",
      "choices-revealed BH-TURN-06",
      "target-played 0 BH-CONF-09",
      "target-captured 0 BH-CAP-01",
      "card-sold 1 BH-TURN-08",
      "credit-gained 1 BH-TURN-08",
      "hands-passed BH-TURN-16",
      "turn-began BH-TURN-01",
    ]);
  });
});

describe("capture", () => {
  test("[BH-CAP-03] [BH-CAP-04] happens the moment all three colours suffice, and is public", () => {
    const table = ginnyAt({ boards: [{ confrontations: [facing(padme, [greedo])] }] }, aurra, qira);
    const now = after(table, [ginny, play(aurra)]);
    expect(now.boards[ginny]?.confrontations).toEqual([facing(padme, [greedo, aurra], "captured")]);
    expect(bountyHunters.viewFor(now, "spectator").boards[ginny]?.captures).toBe(1);
  });
  test("[BH-CAP-02] one colour short is no capture", () => {
    const table = ginnyAt(
      { boards: [{ confrontations: [facing(kanan, [hunter(3, [4, 0, 4])])] }] },
      greedo,
      qira,
    );
    expect(after(table, [ginny, play(greedo)]).boards[ginny]?.captures).toBe(0);
  });
  test("[AMB-20] is never refused, even when the hunters cost more than the target brings", () => {
    const dear = [hunter(3, [6, 1, 1]), hunter(3, [1, 6, 1])];
    const table = ginnyAt(
      { boards: [{ confrontations: [facing(qira, dear)] }] },
      hunter(3, [1, 1, 6]),
      omega,
    );
    expect(after(table, [ginny, play(hunter(3, [1, 1, 6]))]).boards[ginny]?.captures).toBe(1);
  });
  test("[BH-CAP-01] a preview asks the same question", () => {
    expect(wouldCapture(standardSet, facing(padme, []), aurra)).toBe(true);
    expect(wouldCapture(standardSet, facing(padme, []), greedo)).toBe(false);
  });
});

test.each([
  { id: "TV-01a", attack: [4, 1, 5], captured: false },
  { id: "TV-01b", attack: [4, 1, 6], captured: true },
  { id: "TV-01c", attack: [9, 0, 9], captured: false },
] as const)(
  "[TV-01] [BH-CAP-01] [BH-CAP-02] $id: shields 4 1 6 against $attack",
  ({ attack, captured }) => {
    expect(suffices(attack, [4, 1, 6])).toBe(captured);
  },
);

test("[BH-CAP-02] what is missing is told by colour and never below nothing", () => {
  expect(missing([4, 1, 6], [4, 3, 5])).toEqual([0, 0, 1]);
});

test("[AMB-21] surplus attack is lost: it covers no other colour and no other target", () => {
  const strong = hunter(3, [6, 1, 1]);
  expect(suffices([99, 99, 0], [1, 1, 1])).toBe(false);
  const table = ginnyAt(
    { boards: [{ confrontations: [facing(padme, [hondo]), facing(omega, [])] }] },
    strong,
    qira,
  );
  const now = after(table, [ginny, play(strong)], [ginny, place(0)]);
  expect(now.boards[ginny]?.confrontations).toEqual([
    facing(padme, [hondo, strong], "captured"),
    facing(omega, []),
  ]);
});

describe("droids", () => {
  test("[BH-CONF-10] [AMB-22] a reserved droid faces nobody", () => {
    const table = ginnyAt({ boards: [{ confrontations: [facing(omega, [])] }] }, astromech, qira);
    const now = after(table, [ginny, reserve(astromech)]);
    expect(now.boards[ginny]).toMatchObject({
      reserved: [astromech],
      confrontations: [facing(omega, [])],
    });
  });
  test("[BH-CARD-06] [BH-CARD-03] a paid one attacks like a hunter", () => {
    const table = ginnyAt(
      { boards: [{ credits: 1, confrontations: [facing(omega, [])] }] },
      astromech,
      qira,
    );
    const now = after(table, [ginny, play(astromech)]);
    expect(now.boards[ginny]).toMatchObject({
      credits: 0,
      confrontations: [facing(omega, [astromech])],
    });
  });
});
