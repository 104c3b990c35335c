import type { primerEn } from "./primer-en.ts";

export const primerFr: typeof primerEn = {
  title: "La prime en une minute",
  lead: "Tu joues à Légion sur une vraie table, avec de vrais dés. Certaines unités chassent une prime ; le registre retient qui a désigné qui et dit aussitôt qui prend le jeton, et pourquoi.",
  steps: [
    {
      name: "Désigner",
      text: "Avant le premier round, chaque unité avec Prime désigne un commandant ou un agent ennemi. Bleu commence.",
      rules: ["LB-SETUP-02", "LB-ORDER-01", "LB-SETUP-05"],
    },
    {
      name: "Chasser",
      text: "La dernière blessure décide. Si un chasseur de ton camp l’inflige, n’importe lequel, la marque passe sur sa carte. Si c’est une unité sans Prime, elle est perdue.",
      rules: ["LB-DEFEAT-01", "LB-DEFEAT-04", "LB-TRANSFER-01"],
    },
    {
      name: "Survivre",
      text: "À la fin, chaque chasseur vivant qui a gagné un jeton donne 1 jeton de victoire à son joueur, quel qu’en soit le nombre. Un chasseur tombé n’en donne pas.",
      rules: ["LB-END-01", "LB-END-02", "LB-END-04"],
    },
  ],
  tokens: {
    title: "Ce qui se trouve sur les unités",
    mark: "Une marque : quelqu’un chasse cette unité.",
    won: "Un jeton gagné : compte tant que le chasseur vit.",
    secret: "Une mission secrète : ne passe jamais à un chasseur.",
    poison: "Du poison, en attente de la fin d’activation.",
    target: "Un drapeau : une cible marquée. L’adversaire marque quand elle tombe.",
    stims: "Des blessures en attente sur les Stims d’urgence.",
  },
  use: {
    title: "Comment tenir le registre",
    text: "Touche une unité quand il lui arrive quelque chose. Hors de combat ? Dis par qui. Le registre demande quand un cas est ouvert (gardien, charges, Stims, poison, transports) et cite la règle. Mal noté ? Annule, ou ouvre les lignes et change celle que tu veux.",
    rules: ["LB-GUARDIAN-01", "LB-CHARGE-01", "LB-STIMS-01", "LB-POISON-01", "LB-TRANSPORT-01"],
  },
  current: {
    title: "Édition actuelle",
    text: "Là, le jeton reste sur l’unité et le point se marque dès qu’un chasseur l’élimine. Choisis l’édition à l’ouverture du registre.",
    rules: ["LC-SCORE-01", "LC-TOKEN-01", "LC-SCORE-05"],
  },
  judge: "Soumettre un cas au juge",
};
