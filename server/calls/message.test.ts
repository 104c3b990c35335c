import { expect, test } from "vitest";
import type { Language } from "#table/talk/languages.ts";
import { messageOf, type TrueCall } from "./message.ts";

const agreed: TrueCall = {
  call: {
    id: "c1",
    person: "mia",
    subject: "g1",
    seat: 0,
    version: 1,
    kind: "evening-agreed",
    words: "",
    made: 0,
    due: 0,
    quiet: 0,
    until: null,
    tries: 0,
    left: null,
  },
  about: { type: "evening", guild: "The Crew", guildId: "g1", at: Date.UTC(2026, 10, 20, 20) },
};

function titleIn(language: Language): string {
  const reader = { language, zone: "UTC", origin: "", endLink: null, name: null };
  return messageOf([agreed], reader, 0).title;
}

test("[CALLS] a date is written as the files of the language say: English is British, as its spelling is", () => {
  expect(titleIn("en")).toContain("Friday 20 November at 20:00");
  expect(titleIn("de")).toContain("Freitag, 20. November um 20:00");
});
