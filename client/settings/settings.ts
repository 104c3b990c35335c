/**
 * What this person prefers on this device. Kept in localStorage; applied to the root element before the first paint.
 */
import { computed, effect, signal, type Signal } from "@preact/signals";
import { media } from "../pieces/media.ts";
import { fromRight } from "#words/made/languages.ts";
import { languages, spokenIn, type Language } from "../words/language.ts";

export const themes = ["auto", "light", "dark"] as const;
export const motions = ["auto", "full", "less"] as const;
type Theme = (typeof themes)[number];
type Motion = (typeof motions)[number];

/** A choice of this device, remembered. */
export function kept<V extends string>(key: string, allowed: readonly V[], standard: V): Signal<V> {
  const name = `guildhall.${key}`;
  const stored = localStorage.getItem(name);
  const found = allowed.find((value) => value === stored);
  const chosen = signal<V>(found ?? standard);
  let first = true;
  effect(() => {
    const { value } = chosen;
    if (!first) localStorage.setItem(name, value);
    first = false;
  });
  return chosen;
}

export const language = kept<Language>("language", languages, spokenIn(navigator.languages));
/** How dates are written: the browser's own way of the language that is read, such as British English. */
export const locale = computed(
  () => navigator.languages.find((tag) => tag.split("-")[0] === language.value) ?? language.value,
);
export const theme = kept<Theme>("theme", themes, "auto");
export const motion = kept<Motion>("motion", motions, "auto");
export const sounds = kept<"off" | "on">("sounds", ["off", "on"], "on");

export const loudnesses = ["off", "low", "middle", "high"] as const;
/** The room's own sounds: nobody has them in the street unless they want to. */
export const ambience = kept<(typeof loudnesses)[number]>(
  "ambience",
  loudnesses,
  matchMedia("(pointer: coarse)").matches ? "off" : "low",
);

const daylight = media("(prefers-color-scheme: light)");
const stillness = media("(prefers-reduced-motion: reduce)");

const brightness = computed(() =>
  theme.value === "auto" ? (daylight.value ? "light" : "dark") : theme.value,
);
export const motionWelcome = computed(() =>
  motion.value === "auto" ? !stillness.value : motion.value === "full",
);

/** Called once at the start. */
export function applySettings(): void {
  const root = document.documentElement;
  effect(() => {
    root.dataset["theme"] = brightness.value;
    root.dataset["motion"] = motionWelcome.value ? "full" : "less";
    root.lang = language.value;
    root.dir = fromRight.includes(language.value) ? "rtl" : "ltr";
  });
}
