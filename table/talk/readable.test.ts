import { expect, test } from "vitest";
import { readable } from "./readable.ts";

test.each([
  { typed: "  Ginny   Weasley ", read: "Ginny Weasley" },
  { typed: "Zoë", read: "Zoë" },
  { typed: "Łukasz 李 ملك", read: "Łukasz 李 ملك" },
  { typed: "Mia \u{1f98a}", read: "Mia \u{1f98a}" },
  { typed: "two\nlines", read: "two lines" },
  { typed: "a\u202eb\u2066c\u200fd", read: "abcd" },
  { typed: "Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f", read: "Z\u0351\u036b" },
  { typed: "\u3164\u2800\u115f", read: "" },
  { typed: "\u200b\u200d", read: "" },
  { typed: "\u0301\u0302", read: "" },
  { typed: "Việt Nam", read: "Việt Nam" },
])("[names] $typed reads $read", ({ typed, read }) => {
  expect(readable(typed)).toBe(read);
});
