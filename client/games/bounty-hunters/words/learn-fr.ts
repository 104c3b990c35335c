import type { learnEn } from "./learn-en.ts";

export const learnFr: typeof learnEn = {
  title: "Apprendre en jouant",
  clerk: "Le greffier de la guilde",
  recruit: "La recrue",
  names: ["Toi", "Tooka", "Porg", "Blurrg"],
  ask: "Que ferais-tu ?",
  topics: {
    welcome:
      "Bienvenue à la guilde. Tout le monde joue en même temps, et un tour a trois étapes : piocher une carte, en choisir une sur cinq, passer les quatre autres à gauche. La quatrième capture finit la partie ; on la gagne aux points.",
    drawTargets:
      "Les cibles rapportent les points. Tu peux en chasser plusieurs à la fois : une cible ouverte ne coûte rien et donne du travail à chaque chasseur.",
    drawHunters:
      "Les chasseurs percent les boucliers, mais le petit nombre dans leur coin se retire de tes points.",
    drawContracts:
      "La pioche bleue contient les contrats. Posés devant toi, ils paient à la fin pour les personnages capturés.",
    drawMarket:
      "La pioche couleur sable est le marché : les droïdes attaquent sans coûter de points, les caisses sont des points sûrs. Les deux coûtent des crédits.",
    openTarget: (target, points, need) =>
      `${target} vaut ${points} points une fois les trois boucliers percés : ${need}. Touche la carte, puis Jouer : elle ouvre une chasse devant toi.`,
    attack: (target, need, hunter) =>
      `Contre ${target}, il manque encore ${need}. Envoie ${hunter} contre ${target} : touche la carte et regarde les barres, elles montrent ce qu’elle ajoute. Les boutons disent ce qui va se passer avant que tu décides.`,
    droid: (droid, target) =>
      `${droid} : il se paie en crédits, attaque ${target} et ne coûte aucun point à la fin.`,
    waiting: (card) =>
      `Tu n’as pas encore de cible. ${card} peut attendre : chaque nouvelle attaque rejoint la pile, et ta prochaine cible devra lui faire face.`,
    capture: (card, target) =>
      `Regarde : avec ${card}, les trois couleurs de ${target} y sont. C’est une capture. Fais-la avant que la main ne parte.`,
    sell: (card) =>
      `Toute carte se vend un crédit, et les crédits paient le marché. ${card} t’aide le moins : touche la carte, puis Vendre. La personne à ta gauche ne l’aura pas non plus.`,
    reserve: (card) =>
      `${card} : tu ne peux pas encore payer, ou pas sans te gêner. Réserve la carte : elle attend, couchée, que tu paies après ton action, à n’importe quel tour.`,
    crate: (card, points, cost) =>
      `${card} : ${cost}, et ${points} points sûrs. Qui a le plus de caisses à la fin en gagne 5 de plus.`,
    contract: (card) =>
      `Le contrat ${card} paie à la fin pour ce qu’il nomme, surtout quand tout y est. Il ne coûte rien : touche-le, puis « Signer le contrat ».`,
    activate: (card) =>
      `Ta carte en réserve, ${card}, peut se payer maintenant. Active-la, en plus de ton action.`,
    place: (target) =>
      `Plusieurs cibles sont ouvertes. Envoie cette carte contre ${target} ; elle y reste pour de bon.`,
    finish: "Rien ne vaut d’être payé pour l’instant : finis le tour et garde tes crédits.",
    captured: (target) =>
      `Capture ! La carte ${target} est maintenant couchée. Ses points sont à toi, moins ce que coûtent tes chasseurs.`,
    sold: (card) => `Vente : ${card}. Un crédit pour toi.`,
    reserved: (card) => `${card} : en réserve. La carte ne fait rien tant que tu n’as pas payé.`,
    stored:
      "Caisse gardée, points gardés. Compte celles des autres de temps en temps : la majorité rapporte 5 points.",
    signed:
      "Le contrat est devant toi. Il porte sa valeur actuelle, et celle qu’il aurait si tes cibles ouvertes tombent.",
    droidSent: "Le droïde est à l’œuvre. À la fin, il ne te coûte rien.",
    waitingPile: (card) => `Pas encore de cible : ${card} attend la prochaine.`,
    passed: (left, right) =>
      `Toutes les cartes ont été retournées ensemble. Puis les quatre que tu n’as pas choisies sont parties chez ${left}, à ta gauche, et ${right} t’a donné les siennes. Ce que tu laisses, quelqu’un le prend.`,
    three: (who) =>
      `${who} : trois captures. La quatrième lance la fin : on finit ce tour, puis encore deux. Ce qui reste ouvert ne vaut rien.`,
    threeMine:
      "Tu as trois captures. La quatrième lance la fin : on finit ce tour, puis encore deux. Assure-toi d’être en tête avant de la prendre.",
    rush: "Quatre captures rapides ne sont pas le but. Voici comment a fini une partie où l’on a pris au plus vite les quatre cibles les moins chères :",
    enough:
      "Tu en sais assez : piocher, choisir, passer ; capturer et vendre. Caisses, droïdes, contrats et réserve s’expliquent quand ils se présentent. Continue avec moi, ou sans.",
    theEnd: (who) =>
      `${who} : quatrième capture, avec un crédit et un contrat en prime. Il reste deux tours : finis ce que tu peux.`,
    over: "Voilà une partie entière. Le carnet se remplit ligne par ligne : cibles, caisses, contrats, puis ce que coûtent les chasseurs.",
  },
  reasons: {
    sell: "Un crédit maintenant, et personne d’autre ne l’aura.",
    reserve: "Tu paies quand tu peux, et personne d’autre ne l’a.",
    needs: (target, need) => `Contre ${target}, il manque encore ${need}.`,
    openTarget: "Une cible ouverte ne coûte rien et donne du travail à tes chasseurs.",
    capture: "Les trois couleurs sont complètes.",
    ratherThan: (other) =>
      `Tout compté (contrats, chasseurs, tours à venir), cela rapporte plus que ${other}.`,
    crate: "Des points sûrs.",
    contract: "Il ne coûte rien et paie ce que tu chasses de toute façon.",
    decks: {
      drawTargets: "Les cibles rapportent les points.",
      drawHunters: "Les chasseurs percent les boucliers.",
      drawContracts: "Signer un contrat ne coûte rien.",
      drawMarket: "Tu as des crédits à dépenser.",
    },
  },
  advice: {
    draw: (deck) => `Moi, je piocherais dans « ${deck} ».`,
    open: (target) => `Moi, j’ouvrirais la chasse : ${target}.`,
    attack: (card, target) => `Moi, contre ${target}, j’enverrais : ${card}.`,
    capture: (card, target) => `Moi, je capturerais ${target} avec ${card}.`,
    wait: (card) => `Moi, je jouerais ${card}, en attendant ta prochaine cible.`,
    sell: (card) => `Moi, je vendrais : ${card}.`,
    reserve: (card) => `Moi, je réserverais : ${card}.`,
    pay: (card) => `Moi, je paierais : ${card}.`,
    activate: (card) => `Moi, je paierais maintenant la carte en réserve : ${card}.`,
    sign: (card) => `Moi, je signerais le contrat ${card}.`,
    place: (target) => `Moi, je l’enverrais contre ${target}.`,
    done: "Moi, je finirais le tour.",
  },
  rushed: {
    caption: "Une partie perdue par précipitation",
    hasty: "Trop vite",
    patient: (n) => `Avec patience ${n}`,
    captures: "Captures",
  },
  alone: "Continuer sans le greffier",
  atDesk: "Je suis à mon bureau.",
  next: "Cibles, chasseurs, droïdes, caisses, contrats : voilà tout le jeu. À toi de jouer maintenant.",
  toTable: "Jouer une partie contre des bots",
  toIntro: "D’abord une partie sans contrats",
};
