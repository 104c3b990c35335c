/** What happened while I was away, in words. */
import { language } from "../../settings/settings.ts";
import type { Language } from "../../words/language.ts";

const en = {
  title: "Since you were here",
  step: (step: number, of: number) => `${step} of ${of}`,
  skip: "Skip to now",
  now: "Now",
  stoodIn: (moves: number) =>
    `A bot played ${moves === 1 ? "one move" : `${moves} moves`} for you.`,
  failed: "What happened since cannot be told now.",
};

type SinceWords = typeof en;

const catalogs: Readonly<Record<Language, SinceWords>> = {
  en,
  fr: {
    title: "Depuis ton départ",
    step: (step, of) => `${step} sur ${of}`,
    skip: "Passer au présent",
    now: "Maintenant",
    stoodIn: (moves) => `Un bot a joué ${moves === 1 ? "un coup" : `${moves} coups`} pour toi.`,
    failed: "Ce qui s’est passé depuis ne peut pas être raconté maintenant.",
  },
  es: {
    title: "Desde que te fuiste",
    step: (step, of) => `${step} de ${of}`,
    skip: "Saltar al presente",
    now: "Ahora",
    stoodIn: (moves) =>
      `Un bot ha hecho ${moves === 1 ? "una jugada" : `${moves} jugadas`} por ti.`,
    failed: "Lo ocurrido desde entonces no se puede contar ahora.",
  },
};

export function sinceWords(): SinceWords {
  return catalogs[language.value];
}
