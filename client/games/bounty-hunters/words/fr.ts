import { listed, plural } from "#client/words/language.ts";
import { characterNames, hunterNames } from "./cards.ts";
import type { Words } from "./en.ts";
import { learnFr } from "./learn-fr.ts";
import { padFr } from "./pad-fr.ts";
import { primerFr } from "./primer-fr.ts";
import { refusalsFr } from "./refusals-fr.ts";

const credits = (n: number): string => plural("fr", n, { one: "# crédit", other: "# crédits" });
const points = (n: number): string => plural("fr", n, { one: "# point", other: "# points" });
const crates = (n: number): string => plural("fr", n, { one: "# caisse", other: "# caisses" });
const turns = (n: number): string => plural("fr", n, { one: "# tour", other: "# tours" });

export const fr: Words = {
  labelled: (label, text) => `${label} : ${text}`,
  language: "fr",
  game: "Bounty Hunters",
  list: (items) => listed("fr", items),
  learn: learnFr,
  scorePad: padFr,
  primer: primerFr,
  refusals: refusalsFr,

  cards: {
    characters: characterNames,
    hunters: { ...hunterNames, "the-mandalorian": "Le Mandalorien" },
    droids: { astromech: "Droïde astromécano", protocol: "Droïde de protocole" },
    crate: crates,
    pair: (a, b) => `Contrat ${a} + ${b}`,
    double: (a) => `Contrat 2 × ${a}`,
    withCrate: (a) => `Contrat ${a} + caisse`,
    back: "Une carte, face cachée",
    trio: (g, b, o) => `vert ${g}, bleu ${b}, orange ${o}`,
    target: (name, worth, trio, copies, bonus) =>
      `Cible ${name}. Vaut ${worth}. Boucliers ${trio}.${bonus} ${copies} cartes montrent ce personnage.`,
    bonus: {
      none: "",
      credit: " La capture rapporte un crédit.",
      contract: " La capture apporte un contrat.",
    },
    hunter: (name, loss, trio) =>
      `Chasseur ${name}. Attaque ${trio}. ${loss === 0 ? "Ne coûte aucun point." : `Coûte ${points(loss)} si la capture réussit.`}`,
    droid: (name, cost, trio, copies) =>
      `${name}. Coûte ${credits(cost)}. Attaque ${trio}. Imprimé ${copies} fois.`,
    crateCard: (n, cost, worth) =>
      `Carte avec ${crates(n)}. Coûte ${credits(cost)}. Vaut ${worth}.`,
    pairContract: (a, b) => `Contrat : 1 point par ${a}, 1 par ${b}, 3 de plus par duo des deux.`,
    doubleContract: (a) => `Contrat : 1 point par ${a}, 2 de plus pour chaque paire.`,
    crateContract: (a) => `Contrat : 1 point par ${a}, 2 de plus par ${a} accompagné d’une caisse.`,
  },

  decks: { target: "Cibles", hunter: "Chasseurs", contract: "Contrats", "jawa-market": "Marché" },
  drawAhead: (deck: string) => `Piocher : ${deck}`,
  cardsLeft: (n) => plural("fr", n, { one: "carte restante", other: "cartes restantes" }),
  colours: ["vert", "bleu", "orange"],
  credits,
  points,
  you: "Toi",

  steps: { draw: "Piocher", choose: "Choisir", resolve: "Résoudre", over: "Fin" },
  turn: (n) => `Tour ${n}`,
  turnOf: (n, last) => `Tour ${n} sur ${last}`,
  waitingFor: (names) => `On attend ${names}`,
  ready: "a choisi",
  notReady: "réfléchit encore",

  status: {
    draw: "Prends une carte : choisis une pioche.",
    drawn: (deck) => `Pioche : ${deck}. Tu peux encore changer.`,
    choose: "Choisis une carte : joue-la ou vends-la.",
    sealed: (what) => `Scellé : ${what}. Touche une autre carte pour changer.`,
    decide: (card) => `${card} se révèle : jouer ou vendre ?`,
    place: (card) => `Quelle cible attaque ${card} ?`,
    activate: "Active une carte en réserve, ou finis ton tour.",
    waits: (names) => `Rien à faire : on attend ${names}.`,
    unsent: (what) => `En attente du réseau : ${what}.`,
    waitsToPay: (names) =>
      `Rien à faire : on attend ${names}, qui peut encore activer une carte en réserve.`,
    notAsked: "Aucune pioche possible : on attend les autres.",
    over: "La partie est finie.",
    watching: (names) => `On attend ${names}.`,
    reconnecting: "Un instant…",
  },

  dock: {
    label: "À toi de jouer",
    hand: "Ta main",
    handHint: "Les flèches parcourent la main, Entrée choisit une carte.",
    play: "Jouer",
    playOnto: (target) => `Jouer → ${target}`,
    playNew: "Jouer : nouvelle cible",
    playPile: "Jouer sur la pile en attente",
    startPile: "Jouer : ouvrir une pile",
    sign: "Signer le contrat",
    buy: (cost) => `Payer ${cost}`,
    buyOnto: (cost, target) => `Payer ${cost} → ${target}`,
    reserve: "Réserver",
    sell: "Vendre",
    seal: "Révéler cette carte",
    activate: (cost) => `Activer pour ${cost}`,
    activateOnto: (cost, target) => `Activer pour ${cost} → ${target}`,
    done: "Finir mon tour",
    chosen: "choisie",
    fresh: "nouvelle",
    more: "Règle",
  },

  preview: {
    credit: (n) => `+${credits(n)}`,
    pays: (n) => `−${credits(n)}`,
    captures: (target, worth, loss) =>
      loss > 0 ? `capture ${target} : +${worth} −${loss}` : `capture ${target} : +${worth}`,
    nth: (n) =>
      ["première", "deuxième", "troisième", "quatrième", "cinquième", "sixième"][n - 1] ?? `${n}e`,
    nthCapture: (nth) => `${nth} capture`,
    ends: (n) => (n === 0 ? "ce sont les derniers tours" : `fin de partie dans ${turns(n)}`),
    bonusContract: "apporte un contrat",
    bonusCredit: "rapporte un crédit",
    needs: (what) => `il manquera ${what}`,
    opens: (what) => `il faut ${what}`,
    joinsPile: (what) => `fait face à la pile, il manquera ${what}`,
    pile: "attend : ta prochaine cible devra venir ici",
    signed: (now, then) =>
      then > now
        ? `vaut ${now}, et ${then} si les cibles ouvertes tombent`
        : `vaut ${now} pour l’instant`,
    crateWorth: (worth, n) => `+${worth}, ${crates(n)}`,
    majority: (n) => (n > 0 ? `le plus de caisses : +${n}` : `perd la majorité : −${-n}`),
    reserved: (cost) => `à payer plus tard : ${credits(cost)}`,
    reservedNow: (cost) => `à payer quand tu veux : ${credits(cost)}`,
    asksWhere: "tu choisiras la cible après la révélation",
  },

  fates: { sell: "vend", play: "joue", reserve: "réserve" },
  choice: (card, fate, onto) =>
    `${fate === "sell" ? "vendre" : fate === "reserve" ? "réserver" : "jouer"} ${card}${onto === null ? "" : ` → ${onto}`}`,

  board: {
    mine: "Mon plateau",
    theirs: (name) => `Plateau de ${name}`,
    confrontations: "Affrontements",
    around: "Autour de la table",
    untouched: "Cibles ouvertes, pas encore attaquées",
    none: "Pas encore de cible. Joues-en une pour ouvrir la chasse ; une attaque jouée avant attendra.",
    noneTheirs: "Pas encore de cible ici.",
    captured: "Capturées",
    reserved: "Réserve",
    crates: "Caisses",
    contracts: "Contrats",
    pile: "Pile en attente",
    pileWhy:
      "Pas encore de cible : les attaques attendent ici, et chaque nouvelle doit les rejoindre. Ta prochaine cible fera face à cette pile.",
    needs: (what) => `il manque ${what}`,
    met: "complet",
    toGo: (n) => `encore ${n}`,
    missing: (colour, n) => `${n} ${colour}${n > 1 && colour !== "orange" ? "s" : ""}`,
    bar: (colour, have, need) => `${colour} : ${have} sur ${need}`,
    pileAttack: (colour, have) => `${colour} : ${have}`,
    captures: (n) => plural("fr", n, { one: "# capture", other: "# captures" }),
    dropReserve: "Réserver ici",
    captureNet: (worth, loss) => (loss > 0 ? `+${worth} −${loss}` : `+${worth}`),
    now: "maintenant",
    ifAll: "si les cibles ouvertes tombent",
    cratesCount: crates,
    reason: {
      each: (n, name) => `${n} × ${name}`,
      duos: (n, each) => `${plural("fr", n, { one: "# duo", other: "# duos" })} × ${each}`,
      nothing: "encore aucune capture",
    },
    left: "à ta gauche",
  },

  table: {
    decks: "Pioches",
    discards: "Défausses",
    noDiscards: "Rien de vendu pour l’instant.",
    seen: "Déjà vues",
    seenHint:
      "Face visible sur les plateaux et dans les défausses, et dans ta main. Le reste est dans les pioches et les autres mains.",
    seenOf: (seen, all) => `${seen} sur ${all}`,
    browse: "Pioches, défausses, cartes vues",
    pad: "Score détaillé",
    faceDown: "Face cachée",
    beforeFirst: "Personne n’a encore montré de carte",
    revealed: "Révélation",
  },

  alarm: {
    captured: (target, worth) => `Capture : ${target}, ${worth}`,
    capturedBy: (who, target, worth) => `${who} capture ${target}, ${worth}`,
    pays: (contract, n) => `${contract} : ${points(n)} à présent`,
    passed: (n, left, right) =>
      `${plural("fr", n, { one: "# carte", other: "# cartes" })} à ${left} ; celles-ci viennent de ${right}.`,
    three: (names, n) =>
      n === 1
        ? `${names} a 3 captures. La quatrième lance la fin.`
        : `${names} ont 3 captures. La quatrième lance la fin.`,
    withMe: (others) => listed("fr", ["toi", ...others]),
    threeWithMe: (names) => `3 captures : ${names}. La quatrième lance la fin.`,
    threeMine: "Tu as 3 captures. La quatrième lance la fin.",
    twoLeft: (names) => `Quatrième capture : ${names}. Encore deux tours après celui-ci.`,
    lastButOne: (names) => `Plus que deux tours. Quatre captures : ${names}.`,
    twoLeftMine: "Ta quatrième capture ! Encore deux tours après celui-ci.",
    lastButOneMine: "Plus que deux tours. Tu as quatre captures.",
    last: "Dernier tour",
    lastHint: "Seul compte ce qui est capturé et payé. Ta main ne vaut rien.",
  },

  rows: {
    targets: "Cibles",
    crates: "Caisses",
    contracts: "Contrats",
    hunters: "Chasseurs",
    total: "Total",
  },

  final: {
    title: "Décompte final",
    wins: (names) => `Victoire : ${names}`,
    youWin: "Tu gagnes !",
    share: (names) => `Victoire partagée : ${names}`,
    myPlace: (place, of, behind) =>
      `Ta place : ${place} sur ${of}${behind > 0 ? `, à ${points(behind)}` : ""}.`,
    tieBreak: (left) => `Égalité de points : les crédits décident (${left}).`,
    tied: "Mêmes points, mêmes crédits : victoire partagée.",
    majority: "le plus de caisses +5",
    noMajority: "pas de majorité",
    next: "Ligne suivante",
    skip: "Tout montrer",
    shareImage: "Enregistrer l’image",
    sharePicture: "Partager l’image",
    copyText: "Copier le texte",
    copied: "Copié.",
    replay: "Revoir la partie",
    why: (row) => `Pourquoi : ${row}`,
    notCounted: (n) =>
      plural("fr", n, {
        one: "# cible ouverte ne compte pas",
        other: "# cibles ouvertes ne comptent pas",
      }),
    inTurns: (n) => `en ${turns(n)}`,
  },

  log: {
    shuffled: "Les pioches sont mélangées.",
    dealt: "Quatre cartes par personne : une de chaque pioche.",
    dealtIntro: "Quatre cartes par personne : une cible, deux chasseurs, une du marché.",
    turn: (n) => `Tour ${n}.`,
    refilled: (deck, n) =>
      `${deck} : la pioche était vide, ${n} cartes défaussées y retournent, mélangées.`,
    drawn: (who, deck) => `${who} pioche : ${deck}.`,
    drawnCard: (who, deck, card) => `${who} pioche ${card} (${deck}).`,
    missed: (who, deck) => `${deck} : plus rien pour ${who}, qui choisit une autre pioche.`,
    revealed: (what) => `Tout le monde révèle : ${what}.`,
    revealJoin: " ; ",
    revealOne: (who, card, fate) =>
      fate === null
        ? `${who} ${card}`
        : `${who} ${fate === "sell" ? "vend" : fate === "reserve" ? "réserve" : "joue"} ${card}`,
    decided: (who, fate) =>
      `${who} la ${fate === "sell" ? "vend" : fate === "reserve" ? "réserve" : "joue"}.`,
    sold: (who, card) => `${who} vend ${card}.`,
    credit: (who, n, why) =>
      `${who} prend ${credits(n)}${{ sale: " pour la vente", capture: " pour la capture", "fourth-capture": " pour la quatrième capture", owed: ", celui qui restait dû" }[why]}.`,
    paid: (who, n, card) => `${who} paie ${credits(n)} pour ${card}.`,
    reserved: (who, card) => `${who} réserve ${card}.`,
    crate: (who, card) => `${who} met à l’abri ${card}.`,
    signed: (who, card) => `${who} signe ${card}.`,
    bonusContract: (who, card) => `${who} pioche en prime : ${card}.`,
    target: (who, card) => `${who} se lance à la poursuite de ${card}.`,
    targetOnPile: (who, card) => `${card} doit faire face à la pile de ${who}.`,
    attacks: (who, card, target) => `${who} envoie ${card} contre ${target}.`,
    waits: (who, card) => `${who} n’a pas de cible : ${card} attend.`,
    captured: (who, target, nth) => `${who} capture ${target} : capture numéro ${nth}.`,
    owed: (who) =>
      `La pioche de contrats est presque vide : ${who} aura le sien à la fin de l’étape.`,
    contractLost: (who) => `Plus de contrat pour ${who}.`,
    creditOwed: (who) =>
      `Plus de jeton à la place de ${who} : un crédit suivra à la fin de l’étape, s’il en reste.`,
    creditLost: (who) => `Il ne reste plus de crédits : rien pour ${who}.`,
    end: (who, last) => `Quatrième capture : ${who}. La partie finit après le tour ${last}.`,
    bonusRound: "Le crédit de prime peut servir tout de suite.",
    passed: "Chaque main passe d’une place vers la gauche.",
    ended: "Le dernier tour est fini : place au décompte.",
  },

  options: {
    mode: {
      label: "Partie",
      values: { full: "Partie complète", introductory: "Initiation : sans contrats" },
      hint: "L’initiation laisse les contrats de côté.",
    },
    commit: {
      label: "Scellé avant la révélation",
      values: { card: "La carte seule", fate: "La carte, et jouer ou vendre" },
      hint: "Ce qui est fixé avant de retourner les cartes.",
    },
    freshReserve: {
      label: "Carte réservée ce tour-ci",
      values: { "may-activate": "peut être payée aussitôt", waits: "attend le tour suivant" },
      hint: "Utile quand une capture rapporte un crédit.",
    },
    credits: {
      label: "Crédits",
      values: { unlimited: "sans limite", "forty-two": "42, comme dans la boîte" },
      hint: "En pratique, ils ne manquent jamais.",
    },
    emptyMajority: {
      label: "Personne n’a de caisse",
      values: { nobody: "pas de bonus", everybody: "bonus pour tout le monde" },
      hint: "Qui a le plus de rien ?",
    },
  },

  bots: {
    random: { name: "Touriste", line: "Joue tout ce qui est permis." },
    novice: { name: "Vagabond", line: "Aime les points qu’il voit et oublie ce qu’ils coûtent." },
    steady: { name: "Pisteur", line: "Compte, achète, capture. Une table honnête." },
    sharp: { name: "Vétéran de la guilde", line: "Sait que le rythme gagne, et finit tôt." },
    master: { name: "Maître de la guilde", line: "Imagine beaucoup de parties avant chaque coup." },
  },
};
