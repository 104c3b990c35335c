import { expect, test } from "vitest";
import { activationsIn, sumIn, titleSumIn, totalIn } from "./totals.ts";

test.each([
  ["995/1000 (12 activations)", { points: 995, maximum: 1000, activations: 12 }],
  ["995 / 1000", { points: 995, maximum: 1000, activations: null }],
  ["1000/1000 1 Activation", { points: 1000, maximum: 1000, activations: 1 }],
  ["995/1000, 12  activations", { points: 995, maximum: 1000, activations: 12 }],
  ["Rogue One (180/1000)", { points: 180, maximum: 1000, activations: null }],
  ["Gesamt: 677/1000", { points: 677, maximum: 1000, activations: null }],
  ["Points: 677/1000", { points: 677, maximum: 1000, activations: null }],
  ["9/1000", null],
  ["995/9", null],
  ["995/1000x", null],
  ["list 995/1000", null],
])("[LC-LEDGER-03] the total of a list: %s", (text, total) => {
  expect(totalIn(text)).toEqual(total);
  expect(activationsIn(text)).toBe(total?.activations ?? null);
});

test("[LC-LEDGER-03] activations behind their label", () => {
  expect(activationsIn("Activations: 6")).toBe(6);
  expect(activationsIn("12 activaciones")).toBe(12);
  expect(activationsIn("Aktivierungen: 9")).toBe(9);
  expect(activationsIn("9 acts, all told")).toBe(9);
  expect(activationsIn("activations")).toBe(null);
});

test("[LC-LEDGER-03] points of the whole list: on a line of their own, or in a title nobody could pay for", () => {
  for (const text of ["875", "Total: 875", "875 points", "total 875 pts", "Total $875"])
    expect([text, sumIn(text)]).toEqual([text, 875]);
  for (const text of ["Rogue", "Bossk 105", "8"]) expect([text, sumIn(text)]).toEqual([text, null]);
  expect(titleSumIn("Rogue (683 pts)")).toBe(683);
  expect(titleSumIn("Darth Vader (195)")).toBe(null);
  expect(titleSumIn("Rogue")).toBe(null);
});
