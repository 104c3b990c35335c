import { expect, test } from "vitest";
import { demoUnits } from "#rules/legion/cards/demo.ts";
import { isRefusal } from "#rules/game.ts";
import { legion, type Command, type State } from "#rules/legion/index.ts";
import { fieldsOf } from "./entry-fields.ts";
import { en } from "#words/made/legion/en.ts";

const never = (): never => {
  throw new Error("a ledger has no chance in it");
};

function after(state: State, command: Command): State {
  const decision = legion.decide(state, 0, command, never);
  if (isRefusal(decision)) throw new Error(decision.code);
  return decision.reduce((now, event) => legion.evolve(now, event), state);
}

function inPlay(): State {
  let state = legion.begin({ seats: 1, options: { edition: "classic" }, content: null });
  for (const command of [{ type: "add-army", units: demoUnits }, { type: "close-armies" }] as const)
    state = after(state, command);
  for (;;) {
    const [mark] = legion.options(legion.viewFor(state, 0));
    if (mark?.type !== "mark") return state;
    state = after(state, mark);
  }
}

test("[LB-LEDGER-09] every entry opens with its own values: saved untouched, it is the same entry", () => {
  const view = legion.viewFor(inPlay(), 0);
  const entries: readonly Command[] = [
    ...legion.options(view),
    { type: "add-army", units: demoUnits },
    { type: "remove-unit", unit: "boba-fett" },
  ];
  expect(new Set(entries.map(({ type }) => type)).size).toBeGreaterThan(10);
  for (const entry of entries) {
    const fields = fieldsOf(entry, view, en);
    if (entry.type !== "new-round" && entry.type !== "set-clock")
      expect(fields.length, entry.type).toBeGreaterThan(0);
    for (const field of fields) {
      expect(field.label).not.toBe("");
      expect(field.type === "choice" ? field.with(field.value) : field.with(field.value)).toEqual(
        entry,
      );
      if (field.type === "choice")
        expect(field.choices.map(({ value }) => value)).toContain(field.value);
    }
  }
});

test("[LB-LEDGER-03] a unit of a pasted list is left out, the others stay", () => {
  const view = legion.viewFor(inPlay(), 0);
  const [leaveOut] = fieldsOf({ type: "add-army", units: demoUnits }, view, en);
  const [first, ...rest] = demoUnits;
  expect(leaveOut?.type === "choice" && leaveOut.with(first?.id ?? "")).toEqual({
    type: "add-army",
    units: rest,
  });
});
