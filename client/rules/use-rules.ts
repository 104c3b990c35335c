/** The rules of one game in the chosen language. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { RuleId } from "#rules/game.ts";
import type { Screen } from "../games/screen.ts";
import { language } from "../settings/settings.ts";
import { readRules, type Chapter } from "./document.ts";

export function useRules(screen: Screen | null): readonly Chapter[] {
  const chapters = useSignal<readonly Chapter[]>([]);
  const wanted = language.value;
  useEffect(() => {
    void screen?.loadRules(wanted).then((markdown) => {
      chapters.value = readRules(markdown);
    });
  }, [screen, wanted]);
  return chapters.value;
}

export function ruleText(chapters: readonly Chapter[], id: RuleId): string | null {
  for (const { rules } of chapters) {
    const found = rules.find((rule) => rule.id === id);
    if (found) return found.text;
  }
  return null;
}
