import { capital } from "../tell/line.ts";
import { at, of, to } from "./at-fr.ts";
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
  laidAmbitions: "Lire les ambitions",
  toMove: "À mon tour",
  goesOn: "Ensuite, ton tour continue.",
  taleGoesOn: "Le récit continue.",
  hints: {
    map: "Touche ce qui est allumé sur la carte.",
    market: "Touche une carte allumée du marché.",
    ship: "Touche ce qui est allumé sur ton vaisseau.",
    story: "Choisis une ligne.",
    offer: "Réponds à l’offre ci-dessus.",
    gallery: "",
  },
  notes: {
    handedIn: (cards, worth) => `Cédé : ${cards}. Compte pour ${worth}.`,
    patrolWay: "Les deux chemins se valent : à toi de dire lequel elle prend.",
    patrolMoved: (patrol, place, away) =>
      `${patrol} a bougé : la voilà ${at(place)} (distance : ${away} ${away === 1 ? "espace" : "espaces"}).`,
    patrolHere: (patrol) => `${patrol} a bougé : la voilà là où tu es.`,
    patrolAttacks: (patrol) =>
      `${patrol} a bougé : la voilà là où tu es, elle est hostile, et il faudra l’affronter.`,
    noEncounter: "Pas de rencontre ce tour-ci : ta cargaison a été contrôlée.",
    defeated:
      "Hors de combat : pas de rencontre ce tour-ci, et tu récupères à ta prochaine préparation.",
    revealed: "Quelqu’un se montre sur cette planète. Ce n’est pas encore une rencontre.",
    revealedAtMarket:
      "La carte que le marché montre à présent porte le signe d’un visage : quelqu’un se montre sur cette planète. Ce n’est pas encore une rencontre.",
  },
  start: {
    pin: (place, card) => `${place} : « ${card} » mène ici`,
    target: (place, rank, name) => `${place} : le contact ${rank} est peut-être ${name}, ta cible`,
    friends: (place, whose) => `${place} : monde ${whose}, où tu as des amis`,
  },
  huntedPlayer: (player, credits) =>
    `${capital(player)} joue ce personnage : le combat a lieu là où vous êtes ensemble, au sol sur une planète, dans l’espace ailleurs. La victoire rapporte ${credits} crédits et 1 point de renommée ; tu choisis une des factions qui n’aiment pas cette personne, qui t’aime plus, et une de ses amies, qui t’aime moins. Ce qu’imprime la carte ne compte pas, et personne n’est capturé.`,
  read: (name) => `Lire la carte : ${name}`,
  beaten: (patrol, pay, less) =>
    `${patrol}, une fois vaincue : ${pay}${less ? ", et sa faction t’aime moins" : ""}.`,
  inSpace: "Actions : pas de marché par ici. Utilise ce que tu as, ou finis.",
  poor: "Peu de chances : c’est un pari.",
  favorHad: "Une faveur par tour : tu as eu la tienne.",
  offered: "Une offre attend ta réponse.",
  attacked: (who, why) =>
    why === "" ? `${capital(who)} t’attaque.` : `${capital(who)} t’attaque : ${why}.`,
  favors: {
    advice: "cette compétence une fois de plus à ton prochain test du tour",
    "combat-strategy": "un dé de plus dans un de tes combats du tour",
    endorsement: "cette faction t’est favorable jusqu’à la fin du tour",
    shortcut: "un espace de vol de plus ce tour-ci",
  },
  favorsDone: {
    advice: "l’autre a cette compétence une fois de plus à son prochain test du tour",
    "combat-strategy": "l’autre lance un dé de plus dans un de ses combats du tour",
    endorsement: "cette faction est favorable à l’autre jusqu’à la fin du tour",
    shortcut: "l’autre vole un espace plus loin ce tour-ci",
  },
  lastMove: "Le coup décisif",
  luck: (passed, tests, promised) =>
    `tests réussis : ${passed} sur ${tests} (en moyenne ${promised} avec ces chances)`,
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
    onlyWords:
      "Rien ne peut changer de mains maintenant : personne n’a de crédits, et les cartes ne s’échangent que là où vous vous rencontrez. Restent les promesses, à poser sur un plateau.",
    empty:
      "Pose quelque chose sur un plateau : ce que tu donnes, et ce que tu voudrais en échange.",
    fits: "Proposition possible : tout tient dans les deux vaisseaux.",
    promises: "Des promesses, qui n’engagent à rien",
    owes: (name) => `${capital(name)} te doit une faveur. À réclamer :`,
    mine: (give, get) => `Ton offre tient. Tu donnes : ${give}. Tu reçois : ${get}.`,
    theirs: (give, get) => `L’offre : tu donnes ${give} et tu reçois ${get}.`,
    noEnds: "Un non règle la question entre vous pour ce tour.",
    settled: (what) => `${what} : on en a déjà parlé ce tour-ci.`,
    matter: { cards: "Cartes et équipage", credits: "Crédits" },
    withdraw: "Retirer l’offre",
    withdrawn: (name) => `${capital(name)} retire son offre.`,
    whatFor: (what) => `C’est pour : ${what}.`,
    against: "Ce combat est contre toi.",
    againstOdds: (now, then) =>
      `Tes chances de le gagner : ${now}, et ${then} avec ce dé de plus en face.`,
  },
  inPlaceOf: (cards) => `À la place : ${cards}.`,
  leastOf: (cards) => `À la place : ${cards}, ce qui te sert le moins.`,
  printed: (fame) =>
    `Joue selon ses cartes imprimées : aucun objectif, et de ses capacités seulement celles qui augmentent combat, santé, coque ou hyperpropulsion. Gagne à ${fame} de renommée.`,
  seenAt: (name, at) => `Connu : ${name} se trouve ${at}.`,
  ownCrew: (name) =>
    `Connu : ${name} fait partie de ton équipage. On ne chasse pas son propre équipage : la prime attend son départ.`,
  theirCrew: (name, owner, fights) =>
    `Connu : ${name} voyage avec ${owner} : la chasse se fait là où est ce vaisseau. ${fights ? "On peut t’y livrer combat pour protéger ta cible ; sinon, tu l’emmènes." : "Personne ne combat pour ta cible : tu l’emmènes."}`,
  ownBounty:
    "Tu joues ce personnage. On ne se chasse pas soi-même : cette carte ne sert qu’à ce que personne d’autre ne la prenne.",
  asks: {
    flyOn: (left) =>
      `Tu peux voler, jusqu’à ${left} ${left === 1 ? "déplacement" : "déplacements"}, ou rester où tu es.`,
    /** [UB-BHAI-01] */
    hunter: "Choisis contre qui tu joues, parmi les personnages qui commencent avec une prime.",
    trader:
      "Choisis contre qui tu joues, parmi les personnages qui ne commencent pas avec une prime.",
    shut: "Rien de tout cela ne t’est possible maintenant.",
    idle: "Actions : plus rien à faire ici.",
    cleared: "Achète une carte ou pars : il n’y a plus rien à écarter.",
    clearsOn: (deck) => `Achète une carte, écartes-en encore une (${deck}) ou pars.`,
    room: (card) => `Aucun emplacement libre pour « ${card} » : quelle carte part ?`,
    roomAndPay: (card, price) =>
      `Aucun emplacement libre pour « ${card} » : cède une carte qui fait de la place. Reste à payer : ${price}.`,
    pay: (card, price) =>
      `« ${card} » : paie ${price}, ou rends des cartes pour payer moins. La monnaie n’est pas rendue.`,
    handIn: (card, price) =>
      `« ${card} » coûte ${price} : rends des cartes pour ce qui manque. La monnaie n’est pas rendue.`,
    berth: (name, skills) =>
      `Toutes les couchettes sont prises. Touche qui laisse sa place ${to(name)}${skills === "" ? "" : ` (${skills})`}.`,
    protect: (hunter, crew) => `${hunter} pourchasse ${crew}, de ton équipage. T’interposer ?`,
    goal: (of, price, prize) =>
      `Payer ${price} pour achever l’objectif de ton ${of === "ship" ? "vaisseau" : "personnage"} ? Il rapporte ${prize}.`,
    patrolWay: (patrol) => `Quel chemin, parmi les plus courts, prend ${patrol} ?`,
    hostile: "Rencontre : une patrouille hostile est là, il faut l’affronter.",
  },
  noRoom: "Aucun emplacement libre : une de tes cartes devrait partir.",
  themes: (themes) => `Rencontres d’ici, surtout : ${themes}`,
  maybe: (names) => `peut-être ${names}`,
  huntsYou: "a une prime sur toi",
  rail: {
    title: "La mission, pas à pas",
    crucial: "un échec ici fait échouer la mission",
    lent: (names) => `connue ${of(names)}`,
    nobody: "inconnue à bord",
    self: "toi",
    choice: "un choix",
    reward: "la récompense",
  },
};
