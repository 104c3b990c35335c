import type { learnEn } from "./learn-en.ts";

export const learnFr: typeof learnEn = {
  title: "Apprendre en jouant",
  clerk: "Le greffier de la guilde",
  names: ["Recrue", "Tooka", "Porg"],
  ask: "Que ferais-tu ?",
  topics: {
    welcome:
      "Bienvenue. Tout le monde joue en même temps. Un tour a trois étapes : piocher une carte, en choisir une sur cinq, passer les quatre autres à gauche. D’abord la pioche : touche une pile. Un chasseur, ça sert toujours.",
    drawAgain:
      "Nouveau tour. Pioche ce qui te manque : les chasseurs percent les boucliers, les cibles rapportent des points, le marché vend droïdes et caisses.",
    openTarget: (target, points, need) =>
      `Tu tiens ${target} : ${points} points une fois les trois boucliers percés : ${need}. Touche la carte, puis Jouer : elle ouvre un affrontement devant toi.`,
    attack: (target, need, hunter) =>
      `Il manque encore ${need} contre ${target}. Touche ${hunter} et regarde les barres : elles montrent ce que la carte ajouterait. Les boutons disent ce qui va se passer avant que tu décides.`,
    capture: (card) =>
      `Regarde : ${card} complète les trois couleurs. C’est une capture. Fais-la avant que ta main ne parte.`,
    captured: (target) =>
      `Capture ! La carte ${target} est maintenant couchée. Ses points sont à toi, moins ce que coûtent tes chasseurs : le petit nombre dans leur coin. La quatrième capture lance la fin.`,
    sell: (card) =>
      `Les crédits paient le marché, et toute carte en rapporte un. ${card} t’aide le moins : touche-la, puis Vendre. Personne d’autre ne l’aura non plus.`,
    sold: (card) =>
      `${card} : vendu pour 1 crédit. Toute carte se vend 1. Pratique pour ce que ton voisin de gauche ne doit pas recevoir ; les crédits paient le marché.`,
    reserved: (card) =>
      `${card} : en réserve. La carte est couchée et ne fait rien tant que tu n’as pas payé. Tu peux payer après ton action, à n’importe quel tour.`,
    waitingPile: (card) =>
      `Pas encore de cible : ${card} attend, sans adversaire. C’est permis : chaque nouvelle attaque rejoint la pile, et ta prochaine cible devra lui faire face.`,
    crate: "Une caisse : des points sûrs, et qui a le plus de caisses à la fin en gagne 5 de plus.",
    market:
      "Les cartes couleur sable viennent du marché et coûtent des crédits. Les droïdes attaquent sans coûter de points, les caisses sont des points. Pas de crédit ? Réserve, paie plus tard.",
    passed: (left, right) =>
      `Toutes les cartes ont été retournées ensemble. Puis les quatre que tu n’as pas choisies sont parties chez ${left}, à ta gauche ; ${right} t’a donné les siennes. Ce que tu laisses, quelqu’un le prend.`,
    activate:
      "Tu as une carte en réserve que tu peux payer. Active-la maintenant, ou garde tes crédits et finis ton tour.",
    place:
      "Deux cibles sont ouvertes : dis laquelle cette carte attaque. Elle y reste pour de bon.",
    secondTarget:
      "Tu peux chasser plusieurs cibles à la fois. Une cible ouverte ne coûte rien, et chaque chasseur trouve du travail.",
    three: (who) =>
      `${who} : trois captures. La quatrième lance la fin : on finit ce tour, puis encore deux. Ce qui reste ouvert ne vaut rien.`,
    threeMine:
      "Tu as trois captures. La quatrième lance la fin : on finit ce tour, puis encore deux. Ce qui reste ouvert ne vaut rien.",
    enough:
      "Tu en sais assez : piocher, choisir, passer ; capturer, vendre, réserver. La partie complète n’ajoute que les contrats, les cartes bleues : à la fin, ils paient pour les personnages capturés, surtout pour deux ensemble.",
    theEnd: (who) =>
      `${who} : quatrième capture, et un crédit en prime. Il reste deux tours : finis ce que tu peux.`,
    over: "Voilà une partie entière. Le carnet se remplit ligne par ligne : cibles, caisses, puis ce que coûtent les chasseurs.",
  },
  nudges: {
    drawFor: (target, need) =>
      `Contre ${target}, il manque ${need}. Un chasseur ou un droïde peut l’avoir.`,
    drawTarget: "Tu n’as pas de cible. Pioches-en une : sans elle, tes chasseurs attendent.",
    drawAny: "Pioche ce qui aide les cartes que tu tiens.",
    capture: (card) => `Avec ${card}, tu captures tout de suite.`,
    openOne: "Aucune cible ouverte devant toi. Joues-en une si tu en tiens une.",
    choose: "Touche une carte : les barres et les boutons montrent ce qu’elle ferait.",
  },
  reasons: {
    sell: "Un crédit maintenant, et ton voisin ne l’aura pas.",
    hunters: "Les chasseurs percent les boucliers de ta cible.",
    openTarget: "Une cible ouverte ne coûte rien et donne du travail à tes chasseurs.",
    attack: (target) => `Cela apporte une partie de ce qui manque contre ${target}.`,
    capture: "Les trois couleurs sont complètes : c’est une capture.",
  },
  advice: {
    draw: (deck) => `Moi, je piocherais : ${deck}.`,
    choose: (what) => `Moi : ${what}.`,
    place: (target) => `Moi, je l’enverrais contre ${target}.`,
    done: "Moi, je finirais le tour.",
  },
  alone: "Continuer sans le greffier",
  atDesk: "Je suis à mon bureau.",
  next: "La partie complète ajoute les contrats : des cartes bleues qui paient les personnages capturés, surtout par deux. Tu as tout ce qu’il faut.",
  toHall: "Vers la salle : jouer la partie complète",
};
