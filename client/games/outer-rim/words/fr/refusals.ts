/** In French: why not: one sentence for each refusal. */
import type { refusals as english } from "../en/refusals.ts";

export const refusals: Readonly<Record<keyof typeof english, string>> = {
  "refusal.game-over": "La partie est finie.",
  "refusal.not-asked": "On ne te demande rien pour l’instant.",
  "refusal.hostile-patrol-first": "Une patrouille hostile est là : combats-la d’abord.",
  "refusal.wrong-question": "Ça ne répond pas à la question : {question}",
  "refusal.out-of-reach": "Ton hyperpropulsion ne va pas si loin : {space}.",
  "refusal.nothing-to-recover": "Il n’y a aucun dégât à récupérer.",
  "refusal.no-market-here": "Pas de marché pour toi ici maintenant.",
  "refusal.cannot-buy":
    "Tu ne peux pas acheter cette carte ({deck}) : son prix, sa planète ou la place l’empêche.",
  "refusal.no-more-discards": "Tu as assez défaussé pour une visite ({deck}).",
  "refusal.not-its-destination": "Ce n’est pas ici qu’on livre « {card} ».",
  "refusal.nobody-to-trade-with": "Il n’y a personne ici avec qui échanger.",
  "refusal.ability-not-ready": "{ability} : pas utilisable maintenant.",
  "refusal.no-such-patrol-here": "{patrol} n’est pas là.",
  "refusal.contact-not-here": "Ce contact n’est pas là.",
  "refusal.not-in-the-core": "On ne traverse que depuis un espace du Noyau.",
  "refusal.not-at-the-job": "« {card} » se fait ailleurs.",
  "refusal.target-not-here": "Ta cible n’est pas là : {card}.",
  "refusal.no-favor-now": "On ne peut pas demander de service maintenant.",
  "refusal.cannot-pay": "Tu ne peux pas payer ça.",
  "refusal.not-offered": "Ce choix n’est pas proposé : {question}",
  "refusal.quoted": "« {words} »",
  "refusal.that-ability": "Cette capacité",
};
