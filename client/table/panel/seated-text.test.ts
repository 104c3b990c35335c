import { expect, test } from "vitest";
import { en } from "#words/made/hall/en.ts";
import { es } from "#words/made/hall/es.ts";
import { fr } from "#words/made/hall/fr.ts";
import { seatedText } from "./seated-text.ts";

test("[HALL] whoever has no name yet sits down as “you”, others by name", () => {
  const said = (name: string): string =>
    seatedText({ change: "sat-down", name }, name === "You", en);
  expect(said("You")).toBe("You sit down.");
  expect(said("Ginny")).toBe("Ginny sits down.");
  expect(seatedText({ change: "sat-down", name: "Toi" }, true, fr)).toBe("Tu t’assieds.");
  expect(seatedText({ change: "sat-down", name: "Tú" }, true, es)).toBe("Tomas asiento.");
  expect(seatedText({ change: "renamed", name: "Ginny" }, true, en)).toMatch(/name.*Ginny/);
});
