/** Catalogs, equally complete: types see that keys exist, this sees that they say something. */
import { describe, expect, test } from "vitest";
import { all } from "#words/made/hall/all.ts";
import { listed, spokenIn } from "./language.ts";

/** What every text says, with 2 (or two names) wherever it asks for something. */
function spoken(value: unknown, path = ""): readonly (readonly [string, string])[] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function")
    return [[path, String((value as (...args: unknown[]) => unknown)(...samples(path)))]];
  return Object.entries(value as object).flatMap(([key, inner]) => spoken(inner, `${path}.${key}`));
}

function samples(path: string): readonly unknown[] {
  if (
    /waitingFor|aloud\.(endShared|hasChosen)$|takeBackWait$|start-void|deal\.(wasVoid|from|agreed|without|waits)$/.test(
      path,
    )
  )
    return [["Mia", "Thomas"]];
  if (path.endsWith("invited")) return ["Bounty Hunters", ["Mia", "Thomas"]];
  if (path.endsWith("logEntry.pause")) return ["Ginny", "Friday"];
  return /hello|[oO]f$|late$|away$|timeLeft$|aboutLine|throw\.line|title|passTo|iAm|Asked|logEntry|errorOther|code$/.test(
    path,
  )
    ? ["Ginny", "3 May"]
    : [2, 4, 5, 6];
}

describe.each(Object.values(all))("$language", (words) => {
  const { language } = words;

  test("[HALL] says everything", () => {
    const own = spoken(words);
    expect(own.map(([path]) => path)).toEqual(spoken(all.en).map(([path]) => path));
    const untold = own.filter(([, text]) => text.trim() === "" || text.includes("undefined"));
    expect(untold).toEqual([]);
  });

  test("[HALL] is set with its own marks", () => {
    for (const [path, text] of spoken(words)) {
      expect(text, path).not.toMatch(/'/);
      if (language === "es")
        expect((text.match(/\?/g) ?? []).length, path).toBe((text.match(/¿/g) ?? []).length);
      // A mark never begins a line: the space before it does not break.
      if (language === "fr") expect(text, path).not.toMatch(/[\p{L} ][!?;:»]|« /u);
    }
  });
});

test("[HALL] names are listed as each language wants", () => {
  expect(listed("es", ["Mia", "Thomas", "Ginny"])).toBe("Mia, Thomas y Ginny");
});

test("[HALL] the first language of the browser that we speak is spoken", () => {
  expect(spokenIn(["xx-CH", "fr-CH", "en"])).toBe("fr");
  expect(spokenIn(["ja"])).toBe("en");
});
