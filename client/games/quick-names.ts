/** Choices of "play now" that its line tells, by game and value; what is usual needs no word. */
import type { Language } from "../words/language.ts";

type Told = Readonly<Record<Language, string>>;

const fame = (points: number): Told => ({
  en: `${points} fame`,
  fr: `${points} de renommée`,
  es: `${points} de fama`,
});

export const quickNames: Readonly<Record<string, Readonly<Record<string, Told>>>> = {
  "bounty-hunters": {
    introductory: { en: "no contracts", fr: "sans contrats", es: "sin contratos" },
  },
  "outer-rim": {
    "5": fame(5),
    "8": fame(8),
    "12": fame(12),
    "bounty-hunter": {
      en: "against a bounty hunter",
      fr: "contre un chasseur de primes",
      es: "contra un cazarrecompensas",
    },
    both: { en: "two opponents", fr: "deux adversaires", es: "dos rivales" },
  },
};
