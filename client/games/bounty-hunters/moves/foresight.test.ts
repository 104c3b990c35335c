/** What the dock foretells is what the rules then do. */
import { expect, test } from "vitest";
import { fold, isRefusal } from "#rules/game.ts";
import { oneStream, quickRng } from "#rules/rng.ts";
import {
  bountyHunters,
  standardSet,
  type Board,
  type Confrontation,
  type View,
} from "#rules/bounty-hunters/index.ts";
import { moveAt } from "./drop.ts";
import { foresee } from "./foresight.ts";
import { activationsFor, fatesFor, movesFor, placesFor } from "./moves.ts";
import { contractProspects, payReasons, seenCards } from "./prospects.ts";
import { en } from "#words/made/bounty-hunters/en.ts";

const faces = standardSet.faces;
const cardWhere = (find: (face: (typeof faces)[number]) => boolean): number =>
  faces.findIndex(find);
const qira = cardWhere(
  (face) => face.type === "target" && face.character === "qira" && face.bonus === "none",
);
const hunters = faces.flatMap((face, card) => (face.type === "hunter" ? [card] : []));
const crate = cardWhere((face) => face.type === "crate" && face.cost === 1);

const nothing: Board = {
  credits: 0,
  confrontations: [],
  reserved: [],
  fresh: [],
  crates: [],
  contracts: [],
  captures: 0,
};

function viewWith(hand: readonly number[], mine: Partial<Board>, more: Partial<View> = {}): View {
  const state = bountyHunters.begin({ seats: 2, options: {}, content: null });
  const view = bountyHunters.viewFor(
    { ...state, turn: 5, step: { type: "choose", chosen: [null, null] }, hands: [hand, []] },
    0,
  );
  return { ...view, boards: [{ ...nothing, ...mine }, nothing], ...more };
}

const almost = (target: number): Confrontation => {
  const face = faces[target];
  if (face?.type !== "target") throw new Error("not a target");
  return { target, attackers: [], attack: face.shields, captured: false };
};
const weak = (target: number): Confrontation => ({ ...almost(target), attack: [0, 0, 0] });

test("[BH-CAP-01] a card that completes all three colours is foretold as a capture, with points and cost", () => {
  const [hunter = 0] = hunters;
  const view = viewWith([hunter], { confrontations: [{ ...almost(qira) }] });
  const [play] = movesFor(view, 0, hunter, en);
  expect(play?.captures).toBe(true);
  expect(play?.foretold[0]).toContain("captures Qi’ra: +");
  expect(play?.foretold[0]).toContain("first capture");
});

test("[BH-END-03] the fourth capture says that it ends the game", () => {
  const [hunter = 0] = hunters;
  const view = viewWith([hunter], { confrontations: [almost(qira)], captures: 3 });
  expect(movesFor(view, 0, hunter, en)[0]?.foretold.join(" ")).toContain(
    "fourth capture, ends the game in 2 turns",
  );
  const late = { ...view, lastTurn: 6 };
  expect(movesFor(late, 0, hunter, en)[0]?.foretold.join(" ")).not.toContain("ends the game");
});

test("[BH-CONF-05] with two open targets each is a move of its own, and the foresight differs", () => {
  const [hunter = 0] = hunters;
  const view = viewWith([hunter], { confrontations: [almost(qira), weak(qira)] });
  const moves = movesFor(view, 0, hunter, en);
  expect(moves.map(({ places }) => places[0])).toEqual(["onto:0", "onto:1", "sell"]);
  expect(moves.map(({ captures }) => captures)).toEqual([true, false, false]);
});

test("[BH-TURN-11] what cannot be paid is refused with its reason and can be reserved", () => {
  const view = viewWith([crate], {});
  const moves = movesFor(view, 0, crate, en);
  expect(moves.map(({ refusal }) => refusal?.code ?? null)).toEqual(["cannot-pay", null, null]);
  const there = moveAt(view, 0, crate, moves, "board");
  expect("code" in there ? there.rule : there).toBe("BH-TURN-11");
});

test("[AMB-17] a card dropped on a captured target is refused, a target opens its own confrontation", () => {
  const [hunter = 0] = hunters;
  const view = viewWith([hunter, qira], {
    confrontations: [{ ...almost(qira), captured: true }, weak(qira)],
  });
  const onCaptured = moveAt(view, 0, hunter, movesFor(view, 0, hunter, en), "onto:0");
  expect("code" in onCaptured ? onCaptured.rule : onCaptured).toBe("AMB-17");
  const onOther = moveAt(view, 0, qira, movesFor(view, 0, qira, en), "onto:1");
  expect("code" in onOther ? onOther.rule : onOther).toBe("BH-CONF-04");
});

test("[BH-CONF-07] without a target an attack card is foretold to wait, the next target to face it", () => {
  const [hunter = 0, other = 1] = hunters;
  expect(movesFor(viewWith([hunter], {}), 0, hunter, en)[0]?.foretold).toEqual([en.preview.pile]);
  const pile: Confrontation = {
    target: null,
    attackers: [other],
    attack: [1, 0, 0],
    captured: false,
  };
  const [play] = movesFor(viewWith([qira], { confrontations: [pile] }), 0, qira, en);
  expect(play?.title).toBe(en.dock.playPile);
  expect(play?.places[0]).toBe("onto:0");
});

test("[BH-SCORE-06] the foreseen gain is the change of my pad", () => {
  const view = viewWith([crate], { credits: 1 });
  const seen = foresee(view, 0, { card: crate, fate: "play", onto: null });
  const face = faces[crate];
  expect("gain" in seen && face?.type === "crate" ? seen.gain - face.points : -1).toBe(5);
});

test("[BH-CONTRACT-04] a contract tells its value now and if the open targets fall", () => {
  const pair = cardWhere(
    (face) =>
      face.type === "contract" && face.kind === "pair" && face.a === "qira" && face.b === "omega",
  );
  const omega = cardWhere((face) => face.type === "target" && face.character === "omega");
  const board: Board = {
    ...nothing,
    confrontations: [{ ...almost(qira), captured: true }, weak(omega)],
    contracts: [pair],
  };
  const [prospect] = contractProspects(standardSet, board, board.contracts);
  expect([prospect?.now.points, prospect?.then.points]).toEqual([1, 5]);
  expect(prospect ? payReasons(prospect.face, prospect.then, en) : "").toBe(
    "1 × Qi’ra, 1 × Omega, 1 duo × 3",
  );
});

test("[BH-CARD-01] cards seen are those face up and in my own hand", () => {
  const view = viewWith([qira, crate], { reserved: [crate] });
  const seen = seenCards(view);
  expect([seen[qira], seen[crate]]).toEqual([1, 2]);
});

test("[BH-TURN-06] over whole games, what was foreseen is what happened on my board", () => {
  const rng = quickRng(11);
  const setup = { seats: 3, options: {}, content: null };
  let state = fold(
    bountyHunters,
    bountyHunters.begin(setup),
    bountyHunters.setUp(setup, oneStream(rng)),
  );
  let compared = 0;
  for (let moves = 0; bountyHunters.outcome(state) === null && moves < 3000; moves++) {
    const [seat = 0] = bountyHunters.awaited(state);
    const view = bountyHunters.viewFor(state, seat);
    const options = bountyHunters.options(view);
    const command = options[rng.below(options.length)];
    if (command === undefined) throw new Error("nothing to do");
    const isLast =
      view.step.type === "choose" && view.step.ready.filter((ready) => !ready).length === 1;
    const seen =
      command.type === "choose" && command.fate !== null && isLast
        ? foresee(view, seat, { card: command.card, fate: command.fate, onto: null })
        : null;
    const decision = bountyHunters.decide(state, seat, command, oneStream(rng));
    if (isRefusal(decision)) throw new Error(decision.code);
    state = fold(bountyHunters, state, decision);
    const board = state.boards[seat];
    // A fourth capture also brings a bonus that waits for the others.
    if (seen === null || board === undefined || board.captures >= 4) continue;
    if (!("board" in seen)) throw new Error(seen.code);
    compared += 1;
    expect(seen.board.confrontations).toEqual(board.confrontations);
    expect([
      seen.board.credits,
      seen.board.captures,
      seen.board.reserved,
      seen.board.crates,
    ]).toEqual([board.credits, board.captures, board.reserved, board.crates]);
  }
  expect(compared).toBeGreaterThan(10);
});

type Window = Extract<View["step"], { type: "resolve" }>["windows"][number];
const resolving = (window: Window): View["step"] => ({
  type: "resolve",
  round: "main",
  windows: [window, { type: "closed" }],
  drawn: [0, 0],
  owed: [0, 0],
  reserve: 42,
  took: [0, 0],
  due: [0, 0],
});

test("[AMB-05] where only the card is sealed, its fate is chosen and foretold after the reveal", () => {
  const view = viewWith([], {}, { step: resolving({ type: "decide", card: crate }) });
  const open = { ...view, rules: { ...view.rules, commit: "card" as const } };
  expect(
    fatesFor(open, 0, crate, en).map(({ title, refusal }) => [title, refusal?.code ?? null]),
  ).toEqual([
    [en.dock.play, "cannot-pay"],
    [en.dock.reserve, null],
    [en.dock.sell, null],
  ]);
});

test("[BH-CONF-05] the question of the place offers every open target and says which one falls", () => {
  const [hunter = 0] = hunters;
  const view = viewWith(
    [],
    { confrontations: [weak(qira), almost(qira)] },
    { step: resolving({ type: "place", card: hunter }) },
  );
  expect(placesFor(view, 0, en).map(({ captures, places }) => [places[0], captures])).toEqual([
    ["onto:0", false],
    ["onto:1", true],
  ]);
});

test("[BH-TURN-12] a reserved crate I can pay for is one tap, one I cannot says why", () => {
  const step = resolving({ type: "activate" });
  const rich = viewWith([], { reserved: [crate], credits: 1 }, { step });
  expect(activationsFor(rich, 0, crate, en).map(({ refusal }) => refusal)).toEqual([null]);
  const poor = viewWith([], { reserved: [crate], credits: 0 }, { step });
  expect(activationsFor(poor, 0, crate, en)[0]?.refusal?.code).toBe("cannot-pay");
});

test("[AMB-10] credits that others still have coming are none of mine, and no bug", () => {
  const foretold = (due: readonly number[]) => {
    const step = { ...resolving({ type: "activate" }), due } as View["step"];
    const view = viewWith([], { reserved: [crate], credits: 1 }, { step });
    return activationsFor(view, 0, crate, en);
  };
  expect(foretold([0, 1])).toEqual(foretold([0, 0]));
});
