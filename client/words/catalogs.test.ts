/** Three catalogs, equally complete: types see that keys exist, this sees that they say something. */
import { describe, expect, test } from "vitest";
import { en } from "#words/made/hall/en.ts";
import { es } from "#words/made/hall/es.ts";
import { fr } from "#words/made/hall/fr.ts";
import { listed, plural, spokenIn } from "./language.ts";

/** What every text says, with 2 (or two names) wherever it asks for something. */
function spoken(value: unknown, path = ""): readonly (readonly [string, string])[] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function")
    return [[path, String((value as (...args: unknown[]) => unknown)(...samples(path)))]];
  return Object.entries(value as object).flatMap(([key, inner]) => spoken(inner, `${path}.${key}`));
}

function samples(path: string): readonly unknown[] {
  if (/waitingFor|takeBackWait$|start-void|deal\.(wasVoid|from|agreed|without|waits)$/.test(path))
    return [["Mia", "Thomas"]];
  if (path.endsWith("invited")) return ["Bounty Hunters", ["Mia", "Thomas"]];
  if (path.endsWith("logEntry.pause")) return ["Ginny", "Friday"];
  return /hello|[oO]f$|late$|away$|timeLeft$|aboutLine|throw\.line|title|passTo|iAm|Asked|logEntry|errorOther|code$/.test(
    path,
  )
    ? ["Ginny", "3 May"]
    : [2, 4, 5, 6];
}

/** The same word in several languages. */
const shared =
  /appName|saidBy|^\.bot$|minutes|seconds|place|code$|atPage|title$|rematch|disagree|coachDoor|chat$|games\..*name$/i;

describe.each([
  { language: "fr", words: fr },
  { language: "es", words: es },
] as const)("$language", ({ language, words }) => {
  test("[HALL] says everything, and says it in its own words", () => {
    const english = new Map(spoken(en));
    const own = spoken(words);
    expect(own.map(([path]) => path)).toEqual([...english.keys()]);
    const untold = own.filter(([, text]) => text.trim() === "" || text.includes("undefined"));
    expect(untold).toEqual([]);
    const copied = own.filter(([path, text]) => text === english.get(path) && !shared.test(path));
    expect(copied, language).toEqual([]);
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

test("[HALL] numbers bend words as each language wants", () => {
  const forms = { one: "# one", other: "# other" };
  const bent = (n: number): readonly string[] =>
    (["en", "fr", "es"] as const).map((language) => plural(language, n, forms));
  expect(bent(0)).toEqual(["0 other", "0 one", "0 other"]);
  expect(bent(1)).toEqual(["1 one", "1 one", "1 one"]);
  expect(listed("es", ["Mia", "Thomas", "Ginny"])).toBe("Mia, Thomas y Ginny");
});

test("[HALL] the first language of the browser that we speak is spoken", () => {
  expect(spokenIn(["de-CH", "fr-CH", "en"])).toBe("fr");
  expect(spokenIn(["ja"])).toBe("en");
});
