/** What an address without TLS costs, in words: needed by hosts alone. */
import { language } from "../../settings/settings.ts";
import type { Language } from "../../words/language.ts";

const en = {
  title: "Your guests come by plain http.",
  costs:
    "Playing works. What browsers allow only with TLS does not: installing as an app, playing without a network, passkeys, notices while the page is closed, the share sheet.",
  how: "How to get an address with TLS",
  understood: "Understood",
};

type PlainHttpWords = typeof en;

const catalogs: Readonly<Record<Language, PlainHttpWords>> = {
  en,
  fr: {
    title: "On entre ici en http simple.",
    costs:
      "On joue sans souci. Ce que les navigateurs réservent au TLS manque : installer l’application, jouer sans réseau, les clés d’accès, les notifications page fermée, le menu de partage.",
    how: "Obtenir une adresse avec TLS",
    understood: "Compris",
  },
  es: {
    title: "Aquí se entra por http sin cifrar.",
    costs:
      "Se juega igual. Falta lo que los navegadores reservan a TLS: instalar como aplicación, jugar sin red, las llaves de acceso, los avisos con la página cerrada y el menú de compartir.",
    how: "Cómo tener una dirección con TLS",
    understood: "Entendido",
  },
};

export function plainHttpWords(): PlainHttpWords {
  return catalogs[language.value];
}
