import type { BoardLabels } from "./board-en.ts";

export const board: BoardLabels = {
  pace: {
    title: "Récit des tours des autres",
    normal: "Récit continu",
    mine: "Récit pas à pas",
    instant: "Sans récit",
  },
  next: "Ensuite, c’est à toi.",
  toMove: "À mon tour",
  hints: {
    map: "Touche ce qui est allumé sur la carte.",
    market: "Touche une carte allumée du marché.",
    ship: "Touche ce qui est allumé sur ton vaisseau.",
    story: "Choisis une ligne de l’histoire.",
    offer: "Choisis sur la table du marché conclu.",
    gallery: "",
  },
  notes: {
    noEncounter: "Pas de rencontre ce tour-ci : ta cargaison a été arrêtée.",
    defeated:
      "Hors de combat : pas de rencontre ce tour-ci, et tu récupères à ta prochaine préparation.",
    revealed: "Quelqu’un se montre sur cette planète. Ce n’est pas encore une rencontre.",
  },
  start: {
    pin: (place, card) => `${place} : « ${card} » se règle ici`,
    target: (place, rank, name) => `${place} : le contact ${rank} est peut-être ${name}, ta prime`,
    friends: (place, faction) => `${place} : chez tes amis, ${faction}`,
  },
  luck: (passed, tests, promised) =>
    `épreuves réussies : ${passed} sur ${tests}, ${promised} attendues`,
  sources: {
    bounty: "primes",
    job: "missions",
    cargo: "livraisons",
    patrol: "patrouilles",
    "personal-goal": "objectif personnel",
    "ship-goal": "objectif de vaisseau",
    luxury: "objets de luxe",
    encounter: "rencontres",
    contact: "contacts",
    combat: "combats",
    ambition: "ambition",
    printed: "cartes d’automate",
    start: "avance",
    held: "tant que les cartes restent",
    lost: "perte",
  },
  deal: {
    counter: "Proposer autre chose",
    fits: "Proposition possible : tout tient dans les deux vaisseaux.",
    promises: "Des promesses, qui n’engagent à rien",
    owes: (name) => `${name} te doit une faveur. À réclamer :`,
  },
  rail: {
    title: "La mission, pas à pas",
    crucial: "un échec ici fait échouer la mission",
    lent: (names) => `connu de ${names}`,
    nobody: "personne à bord ne sait faire",
    self: "toi",
    choice: "un choix",
    reward: "la récompense",
  },
};
