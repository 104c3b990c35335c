/** Moves ahead, in words. */
import { language } from "../../settings/settings.ts";
import type { Language } from "../../words/language.ts";

const en = {
  title: "Say it ahead",
  line: "For the next time you are asked. Nobody hears of it before, and if it is not possible then, you are simply asked.",
  notNow: "Right now there is nothing to say ahead.",
  nothing: "Nothing: ask me",
  left: "It is kept for you.",
  taken: "You will be asked.",
};

type AheadWords = typeof en;

const catalogs: Readonly<Record<Language, AheadWords>> = {
  en,
  fr: {
    title: "Dire d’avance",
    line: "Pour la prochaine fois qu’on te le demande. Personne n’en sait rien avant, et si ce n’est plus possible alors, on te le demande tout simplement.",
    notNow: "Pour l’instant, il n’y a rien à dire d’avance.",
    nothing: "Rien : me demander",
    left: "C’est gardé pour toi.",
    taken: "On te le demandera.",
  },
  es: {
    title: "Decirlo por adelantado",
    line: "Para la próxima vez que se te pregunte. Nadie lo sabe antes, y si entonces no es posible, simplemente se te pregunta.",
    notNow: "Ahora mismo no hay nada que decir por adelantado.",
    nothing: "Nada: pregúntame",
    left: "Queda guardado para ti.",
    taken: "Se te preguntará.",
  },
};

export function aheadWords(): AheadWords {
  return catalogs[language.value];
}
