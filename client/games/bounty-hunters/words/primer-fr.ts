import type { primerEn } from "./primer-en.ts";

export const primerFr: typeof primerEn = {
  title: "Le jeu en une minute",
  lead: "Tu diriges une équipe de chasseurs de primes. Pose des cibles devant toi, envoie tes chasseurs, capture. Tout le monde joue en même temps. La quatrième capture d’une personne annonce la fin ; le plus de points l’emporte.",
  cards: {
    title: "Quatre sortes de cartes",
    target:
      "Cible. Ses points en haut, trois boucliers en bas. Atteins les trois et elle est à toi.",
    hunter:
      "Chasseur. Il attaque en trois couleurs et se joue gratuitement, mais coûte les points du coin une fois la capture réussie.",
    market:
      "Marché. Les droïdes attaquent aussi, les caisses sont des points. On paie en crédits, jamais en points.",
    contract:
      "Contrat. À la fin, il paie pour les personnages capturés, surtout pour les deux ensemble.",
  },
  turn: {
    title: "Un tour a trois étapes",
    draw: { name: "Piocher", text: "Prends une carte d’une pioche au choix. Tu en as cinq." },
    choose: {
      name: "Choisir",
      text: "Pose-en une face cachée : joue-la, ou vends-la 1 crédit. Toutes sont révélées ensemble. Une carte du marché trop chère se réserve et se paie plus tard.",
    },
    pass: {
      name: "Passer",
      text: "Les quatre autres passent à ta gauche. Ce que tu laisses, quelqu’un le prend.",
    },
  },
  capture: {
    title: "Une capture",
    text: (target, shields, one, two) =>
      `${target} a les boucliers ${shields}. ${one} ne suffit pas. Avec ${two} en renfort, chaque couleur est atteinte : capturée, aussitôt. L’égalité suffit ; le surplus d’une couleur n’aide pas les autres.`,
    notYet: "Pas encore",
    done: (points, loss) => `Capturée : ${points} points, moins ${loss} pour les chasseurs`,
  },
  end: {
    title: "La fin",
    text: "Dès que quelqu’un fait sa quatrième capture, on finit ce tour, puis on en joue deux de plus. Une cible encore ouverte ne vaut alors rien.",
  },
  score: {
    title: "Le décompte",
    rows: [
      { name: "Cibles", text: "les points de celles que tu as capturées" },
      { name: "Caisses", text: "leurs points, et 5 de plus pour qui en a le plus" },
      {
        name: "Contrats",
        text: "1 par personnage nommé, et 3 pour les deux ensemble (2 pour un double ou une caisse)",
      },
      { name: "Chasseurs", text: "moins ce que coûtent ceux qui ont participé" },
    ],
    tie: "Égalité ? Le plus de crédits restants l’emporte. Sinon, les crédits ne valent rien.",
  },
  learn: "Apprendre en jouant : dix minutes avec un greffier qui explique",
};
