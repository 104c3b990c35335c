import type { BoardLabels } from "./board-en.ts";

export const board: BoardLabels = {
  pace: {
    title: "Récit des tours des autres",
    normal: "Récit continu",
    mine: "Récit pas à pas",
    brief: "En bref",
    instant: "Sans récit",
  },
  next: "Ensuite, c’est à toi.",
  toMove: "À mon tour",
  hints: {
    map: "Touche ce qui est allumé sur la carte.",
    market: "Touche une carte allumée du marché.",
    ship: "Touche ce qui est allumé sur ton vaisseau.",
    story: "Choisis une ligne de l’histoire.",
    offer: "Réponds à l’offre ci-dessus.",
    gallery: "",
  },
  notes: {
    noEncounter: "Pas de rencontre ce tour-ci : ta cargaison a été arrêtée.",
    defeated:
      "Hors de combat : pas de rencontre ce tour-ci, et tu récupères à ta prochaine préparation.",
    revealed: "Quelqu’un se montre sur cette planète. Ce n’est pas encore une rencontre.",
    revealedAtMarket:
      "La carte que le marché montre à présent porte le signe d’un visage : quelqu’un se montre sur cette planète. Ce n’est pas encore une rencontre.",
  },
  start: {
    pin: (place, card) => `${place} : « ${card} » se règle ici`,
    target: (place, rank, name) => `${place} : le contact ${rank} est peut-être ${name}, ta prime`,
    friends: (place, faction) => `${place} : chez tes amis, ${faction}`,
  },
  huntedPlayer: (player, credits) =>
    `${player} joue ce personnage : le combat a lieu là où vous êtes ensemble, au sol sur une planète, dans l’espace ailleurs. La victoire rapporte ${credits} crédits et 1 point de renommée ; ce qu’imprime la carte ne compte pas, et personne n’est capturé.`,
  read: (name) => `Lire la carte : ${name}`,
  beaten: (patrol, pay) => `${patrol}, une fois vaincue : ${pay}, et sa faction t’aime moins.`,
  inSpace: "Actions : pas de marché par ici. Utilise ce que tu as, ou finis.",
  poor: "Peu de chances : c’est un pari.",
  unhurt: "Rien à récupérer : aucun dégât.",
  favorHad: "Une faveur par tour : tu as eu la tienne.",
  offered: "Une offre attend ta réponse.",
  favors: {
    advice: "cette compétence une fois de plus à ta prochaine épreuve du tour",
    "combat-strategy": "un dé de plus dans un de tes combats",
    endorsement: "cette faction t’est favorable jusqu’à la fin du tour",
    shortcut: "un espace de vol de plus ce tour-ci",
  },
  lastMove: "Le coup décisif",
  luck: (passed, tests, promised) =>
    `épreuves réussies : ${passed} sur ${tests}, ${promised} attendues`,
  sources: {
    bounty: "par les primes",
    job: "par les missions",
    cargo: "par les livraisons",
    patrol: "par les patrouilles",
    "personal-goal": "par l’objectif personnel",
    "ship-goal": "par l’objectif de vaisseau",
    luxury: "par le luxe",
    encounter: "par les rencontres",
    contact: "par les contacts",
    combat: "par les combats",
    ambition: "par l’ambition",
    printed: "par les cartes d’automate",
    start: "d’avance",
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
