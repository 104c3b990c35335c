import { expect, test } from "vitest";
import { isSuppressed } from "../cards/courage.ts";
import { readCommand } from "../reading/read-command.ts";
import { attack, emptyLedger, mark } from "../testing/ledger.ts";
import { boba, luke, storm } from "../testing/units.ts";
import { unitOf } from "../units.ts";
import { afterAction, remindersOf, standingBy } from "../reminders.ts";

const on = (unit: string, reminder: "suppression" | "standby" | "exhausted", count: number) =>
  ({ type: "set-reminder", unit, reminder, count }) as const;

function inPlay(edition: "classic" | "current") {
  return emptyLedger({ edition }, 2).does(
    { type: "add-army", units: [boba(), luke(), storm({ card: card("ay") })] },
    { type: "close-armies" },
    mark("boba", "luke"),
  );
}

const card = (id: string) => ({ id, upgrades: [], told: true, beside: 0 });

const noted = [
  { edition: "classic", rule: "LB-LEDGER-23" },
  { edition: "current", rule: "LC-LEDGER-20" },
] as const;

test.each(noted)("[$rule] a round clears what an End Phase clears", ({ edition, rule }) => {
  const table = inPlay(edition);
  expect(table.types(on("luke", "suppression", 2)).at(-1)).toBe(`reminder-set ${rule}`);
  table.does(on("luke", "standby", 1), on("luke", "exhausted", 1), { type: "new-round" });
  const after = unitOf(table.state(), "luke");
  expect(after.reminders).toEqual({ suppression: 1, exhausted: 1 });
  table.does({ type: "recover", unit: "luke" });
  expect(unitOf(table.state(), "luke")).not.toHaveProperty("reminders");
  expect(table.refusal({ type: "recover", unit: "luke" })).toMatchObject({ code: "NO_STIMS" });
});

test.each(noted)("[$rule] nothing is judged by reminders", ({ edition }) => {
  const bare = inPlay(edition);
  const reminded = inPlay(edition).does(on("boba", "suppression", 9), on("luke", "standby", 1));
  const kill = attack("boba", "luke", 6);
  expect(reminded.types(kill)).toEqual(
    bare.types(kill).filter((type) => !type.startsWith("play-begun")),
  );
});

test.each([
  { edition: "classic", rule: "LB-LEDGER-24" },
  { edition: "current", rule: "LC-LEDGER-21" },
] as const)("[$rule] no two units of a side are renamed alike", ({ edition, rule }) => {
  const table = inPlay(edition);
  const rename = { type: "rename-unit", unit: "storm", name: "Grenadiers" } as const;
  expect(table.types(rename).at(-1)).toBe(`unit-renamed ${rule}`);
  expect(unitOf(table.state(), "storm").name).toBe("Grenadiers");
  expect(table.refusal({ ...rename, unit: "boba" })).toMatchObject({ code: "NAME_TAKEN", rule });
  table.does({ ...rename, unit: "luke" });
});

test("[LB-LEDGER-23] as much suppression as courage is suppressed; an unknown card never is", () => {
  const table = inPlay("classic").does(on("storm", "suppression", 1), on("boba", "suppression", 9));
  expect(isSuppressed(unitOf(table.state(), "storm"))).toBe(true);
  expect(isSuppressed(unitOf(table.state(), "boba"))).toBe(false);
  expect(remindersOf(unitOf(table.state(), "boba"), "suppression")).toBe(9);
});

test("[LB-LEDGER-24] a name is read without the blanks around it, and must be one", () => {
  const named = (name: string) => readCommand({ type: "rename-unit", unit: "luke", name });
  expect(named("  Luke ")).toEqual({ type: "rename-unit", unit: "luke", name: "Luke" });
  expect([named("  "), named("x".repeat(81))]).toEqual([null, null]);
  expect(readCommand(on("luke", "standby", 2))).toBeNull();
});

test("[LB-ORDER-07] [LC-ORDER-02] who stands by is named, as long as it lives; the order after an action has its rule", () => {
  const table = inPlay("current").does(on("boba", "standby", 1), on("luke", "standby", 1));
  const names = () => standingBy(table.state()).map(({ id }) => id);
  expect(names()).toEqual(["boba", "luke"]);
  table.does(on("boba", "standby", 0), on("boba", "suppression", 1));
  expect(names()).toEqual(["luke"]);
  table.does(attack("boba", "luke", 6));
  expect(names()).toEqual([]);
  expect(afterAction).toEqual({ classic: "LB-ORDER-07", current: "LC-ORDER-02" });
});
