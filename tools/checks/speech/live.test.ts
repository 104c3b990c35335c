import { expect, test } from "vitest";
import { liveBreaches } from "./live.ts";
import { sourcesIn } from "../sources.ts";

const path = "client/table/play/head.tsx";

test.each([
  '<p aria-live="polite">',
  "<p aria-live={isOn}>",
  '<p role="status">',
  '<div class="x" role={"alert"}>',
  '<div role="alertdialog">',
  "<output>{sum}</output>",
])("[HALL] %s outside the announcer is refused", (text) => {
  expect(liveBreaches({ path, text })).toEqual([expect.stringContaining("speaks by itself")]);
});

test.each([
  { path: "client/speech/announcer.ts", text: '<div aria-live="polite" />' },
  { path, text: '<p class="status">' },
  { path: "client/x.test.ts", text: 'page.getByRole("status")' },
])("[HALL] $path may say $text", (source) => {
  expect(liveBreaches(source)).toEqual([]);
});

test("[HALL] one announcer speaks for the whole house", () => {
  expect(sourcesIn("client").flatMap(liveBreaches)).toEqual([]);
});
