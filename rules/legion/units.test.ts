import { expect, test } from "vitest";
import { attack, emptyLedger, ledger, mark } from "./testing/ledger.ts";
import { boba, cad, leia, luke, r2, speeder, storm } from "./testing/units.ts";
import { choose, current } from "./testing/current-ledger.ts";
import { legion } from "./index.ts";
import { claimedBy, has, isHunter, marksOn, passengersOf, unitOf } from "./units.ts";

const grogu = { name: "Grogu", wounds: 1, keywords: ["hunted"] } as const;
const din = cad({ id: "din", wounds: 7, counterpart: grogu });

test("[LC-COMBINED-03] a counterpart lends its keywords until the wound before the last", () => {
  const at = (wounded: number) => unitOf(current(boba(), { ...din, wounded }).state(), "din");
  expect([4, 5, 6].map((wounded) => has(at(wounded), "hunted"))).toEqual([true, true, false]);
  expect([5, 6].map((wounded) => isHunter(at(wounded)))).toEqual([true, true]);
  expect(has(at(0), "guardian")).toBe(false);
  expect(has(unitOf(current(boba()).state(), "boba"), "hunted")).toBe(false);
});

test("[LC-COMBINED-03] healing brings no counterpart back; a wound never suffered felled none", () => {
  const table = current(storm(), { ...din, keywords: [] }).does({
    type: "suffer-wounds",
    unit: "din",
    wounds: 6,
    by: null,
    cause: "",
  });
  const hunted = (): boolean => has(unitOf(table.state(), "din"), "hunted");
  expect(hunted()).toBe(false);
  table.does({ type: "heal", unit: "din", wounds: 3 });
  expect(hunted()).toBe(false);
  table.does({ type: "correct-wounds", unit: "din", wounded: 2 });
  expect(hunted()).toBe(true);
});

test("[LB-LEDGER-01] a unit nobody wrote down is a bug where it was judged already", () => {
  expect(() => unitOf(ledger([boba()]).state(), "nobody")).toThrow("no unit nobody in the ledger");
});

test("[LB-TRANSFER-01] a mark lies on its target until it is claimed, and then with its hunter", () => {
  const table = ledger([boba(), luke(), r2()]).does(mark("boba", "luke"), {
    type: "secret-mission",
    unit: "r2",
    inEnemyZone: true,
  });
  const lies = (id: string) => [
    marksOn(table.state(), id).length,
    claimedBy(table.state(), id).length,
  ];
  expect(["luke", "boba", "r2"].map(lies)).toEqual([
    [1, 0],
    [0, 0],
    [0, 0],
  ]);
  table.does(attack("boba", "luke", 6));
  expect(["luke", "boba", "r2"].map(lies)).toEqual([
    [0, 0],
    [0, 1],
    [0, 0],
  ]);
});

const offered = (table: ReturnType<typeof ledger>, type: string) =>
  legion.options(legion.viewFor(table.state(), 0)).filter((command) => command.type === type);

test("[LB-LEDGER-01] what was forgotten is offered as long as it can be written", () => {
  const open = emptyLedger().does(
    { type: "add-unit", unit: speeder() },
    { type: "add-unit", unit: luke({ inside: "speeder" }) },
  );
  expect(offered(open, "remove-unit")).toEqual([{ type: "remove-unit", unit: "luke" }]);
  expect(offered(open, "close-armies")).toEqual([
    { type: "close-armies" },
    { type: "close-armies", whole: true },
  ]);
  const play = current(storm(), leia());
  expect(offered(play, "choose-edition")).toHaveLength(2);
  expect(offered(play, "choose-mission")).toHaveLength(20);
  play.does({ type: "score-objective", side: "red", tokens: 1 });
  expect(offered(play, "choose-edition")).toEqual([]);
  expect(offered(play, "choose-mission")).toHaveLength(20);
  expect(offered(play, "score-objective")).toEqual([
    { type: "score-objective", side: "blue", tokens: 1 },
    { type: "score-objective", side: "blue", tokens: 2 },
    { type: "score-objective", side: "red", tokens: 1 },
    { type: "score-objective", side: "red", tokens: 2 },
    { type: "score-objective", side: "red", tokens: -1 },
  ]);
  play.does(choose({ primary: "payload" }));
  expect(offered(play, "choose-mission")).toEqual([]);
  expect(offered(play, "leave-battlefield")).toEqual([]);
  expect(offered(play, "board")).toEqual([]);
  const hunted = current(boba(), luke(), leia());
  expect(offered(hunted, "choose-edition")).toHaveLength(2);
  hunted.does(mark("boba", "luke"));
  expect(offered(hunted, "choose-edition")).toEqual([]);
});

test("[LB-LEDGER-04] a full ledger offers no further unit; the defeated are asked nothing", () => {
  const full = ledger(Array.from({ length: 400 }, (_, n) => storm({ id: `s${n}`, wounds: 1 })));
  expect(offered(full, "add-unit")).toEqual([]);
  const table = ledger([storm(), leia(), luke()]).does(attack("storm", "leia", 6));
  expect(offered(table, "end-activation").map((each) => "unit" in each && each.unit)).toEqual([
    "storm",
    "luke",
  ]);
});

test("[LC-HUNTED-02] a hunted token is nobody’s mark: the edition is still open beside it", () => {
  const table = current(boba(), leia({ keywords: ["hunted"] }));
  expect(table.state().tokens).toHaveLength(1);
  expect(offered(table, "choose-edition")).toHaveLength(2);
});

test("[LB-SETUP-12] a hunter who comes late is offered no mark, and nobody waits for one", () => {
  const table = ledger([storm(), leia()], {}, 2).does({ type: "add-unit", unit: boba() });
  expect(offered(table, "mark")).toEqual([]);
  expect(legion.awaited(table.state())).toEqual([0, 1]);
});

test.each([
  ["armies full", () => ledger(Array.from({ length: 400 }, (_, n) => storm({ id: `s${n}` })))],
  ["nothing waits", () => ledger([boba(), luke()]).does(mark("boba", "luke"))],
  ["current", () => current(speeder(), leia()).does(choose({ primary: "payload" }))],
])("[LB-LEDGER-01] whatever is offered can be written: %s", (_, table) => {
  for (const command of legion.options(legion.viewFor(table().state(), 0)))
    expect(legion.readCommand(command)).not.toBe(null);
});

test("[LB-STIMS-09] recovering, leaving a transport and ordering effects are offered where there is something", () => {
  const table = ledger([
    boba(),
    speeder(),
    luke({ emergencyStims: true }),
    leia({ inside: "speeder" }),
  ]).does(mark("boba", "luke"));
  expect(offered(table, "recover")).toEqual([]);
  expect(offered(table, "disembark")).toEqual([{ type: "disembark", unit: "leia" }]);
  table.does(attack("boba", "luke", 2, { stims: 1 }));
  expect(offered(table, "recover")).toEqual([{ type: "recover", unit: "luke" }]);
  const orders = () =>
    offered(table, "end-activation").filter((each) => "unit" in each && each.unit === "luke");
  expect(orders()).toHaveLength(1);
  table.does({ type: "poison-unit", unit: "luke", tokens: 1, by: "boba" });
  expect(orders()).toHaveLength(3);
});

test("[LB-TRANSFER-06] where only one mark may move, a stranger still moves none", () => {
  const table = ledger([boba(), storm(), luke()], { multiMark: "one" }).does(mark("boba", "luke"));
  expect(table.types(attack("storm", "luke", 6))).toContain("token-lost LB-DEFEAT-04");
  expect(claimedBy(table.state(), "boba")).toEqual([]);
});

test("[LB-TRANSPORT-03] passengers are those who live", () => {
  const table = ledger([
    speeder(),
    leia({ inside: "speeder", wounds: 1 }),
    luke({ inside: "speeder" }),
  ]);
  const inside = () => passengersOf(table.state(), "speeder").map(({ id }) => id);
  expect(inside()).toEqual(["leia", "luke"]);
  table.does({ type: "suffer-wounds", unit: "leia", wounds: 1, by: null, cause: "" });
  expect(inside()).toEqual(["luke"]);
});
