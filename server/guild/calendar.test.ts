import { expect, test } from "vitest";
import { calendarOf } from "./calendar.ts";

const appointment = { id: "e1", at: Date.UTC(2026, 10, 20, 19), link: "http://x/guild/g", now: 0 };

test("[guild] a calendar file names moment, title and link, and ends its lines as it must", () => {
  const lines = calendarOf({ ...appointment, title: "Ginny, Mia; friends" }).split("\r\n");
  expect(lines).toContain("DTSTART:20261120T190000Z");
  expect(lines).toContain(String.raw`SUMMARY:Ginny\, Mia\; friends`);
  expect(lines.at(-1)).toBe("");
});

test("[guild] no line is longer than 75 bytes and no letter is cut in two", () => {
  const title = "Soirée ".repeat(30);
  const file = calendarOf({ ...appointment, title });
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}`);
});
