/** The log in the side panel: a scene is told in full once. */
import { expect, test } from "vitest";
import { lasting, shorten } from "./shorten.ts";

const line = (key: string | null) => ({
  text: `All of ${key}.`,
  scene: key === null ? null : { key, again: `${key} again` },
  full: null as string | null,
  undone: false,
});

test("[UB-DATA-03] a scene told again is one line that opens all of it", () => {
  const told = [line("dock"), line(null), line("mine"), line("dock"), line(null)];
  shorten(told);
  expect(told.map(({ text, full }) => ({ text, full }))).toEqual([
    { text: "All of dock.", full: null },
    { text: "All of null.", full: null },
    { text: "All of mine.", full: null },
    { text: "dock again", full: "All of dock." },
    { text: "All of null.", full: null },
  ]);
});

test("[UB-DATA-03] a scene that was taken back has not been told", () => {
  const told = [{ ...line("dock"), undone: true }, line("dock")];
  shorten(told);
  expect(told[1]?.full).toBeNull();
});

test("[UB-DISC-01] a card that was only looked at is told until something follows", () => {
  const looked = { version: 4, fleeting: true } as const;
  expect(lasting([{ version: 3 }, looked], 4)).toEqual([{ version: 3 }, looked]);
  expect(lasting([{ version: 3 }, looked, { version: 5 }], 5)).toEqual([
    { version: 3 },
    { version: 5 },
  ]);
});
