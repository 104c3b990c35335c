import { plural } from "#client/words/language.ts";
import type { Refusals } from "./refusals-en.ts";

const credits = (n: unknown): string =>
  plural("fr", Number(n), { one: "# crédit", other: "# crédits" });

export const refusalsFr: Refusals = {
  "game-over": () => "La partie est finie.",
  "wrong-step": () =>
    "Pas à cette étape : tout le monde finit une étape avant de passer à la suivante.",
  "already-drawn": () => "Tu as déjà pioché ce tour-ci.",
  "no-such-deck": () => "Cette pioche n’existe pas.",
  "no-contracts": () => "La partie d’initiation se joue sans contrats.",
  "deck-empty": () => "Cette pioche et sa défausse sont vides.",
  "not-in-hand": () => "Cette carte n’est pas dans ta main.",
  "fate-too-early": () =>
    "À cette table, on ne scelle que la carte ; jouer ou vendre, c’est après la révélation.",
  "fate-missing": () => "Dis ce que devient la carte : jouée ou vendue.",
  "cannot-reserve": () => "Seules les cartes qui ont un coût peuvent être réservées.",
  "cannot-pay": ({ cost, credits: have }) => `Coûte ${credits(cost)}, tu en as ${have}.`,
  "nothing-to-decide": () => "Il n’y a rien à décider.",
  "nothing-to-place": () => "Il n’y a aucune carte à placer.",
  "no-such-confrontation": () => "Cet affrontement n’existe pas chez toi.",
  "already-captured": () => "Déjà capturée : on n’y ajoute plus d’attaque.",
  "window-closed": () => "Ton tour est fini ; les cartes réservées attendent le prochain.",
  "decide-first": () => "Décide d’abord de la carte révélée.",
  "place-first": () => "Place d’abord la carte que tu as jouée.",
  "not-reserved": () => "Cette carte n’est pas réservée.",
  "reserved-this-turn": () => "Réservée ce tour-ci : à cette table, elle attend le prochain.",
  "no-choice-of-target": () => "Elle ne peut aller qu’à un seul endroit.",
  "target-missing": () => "Dis quelle cible elle attaque.",
  "not-seated": () => "Tu n’es pas à cette table.",
  "target-alone": () => "Une cible ouvre son propre affrontement.",
  "pile-first": () => "Une pile attend : ta prochaine cible doit lui faire face.",
  "not-there": () => "Cette carte ne va pas là.",
  other: () => "Les règles ne le permettent pas.",
};
