import { at, of } from "../../labels/at-fr.ts";
import type { LearnWords } from "./en.ts";

export const fr: LearnWords = {
  clerk: "Le greffier de la guilde",
  you: "Toi",
  tap: "Touche",
  then: ", puis ",
  readOn: "Lire la suite",
  listen: "Lis ce qui s’est passé ; je parle ensuite.",
  ask: "Que ferais-tu ?",
  atDesk: "Je suis à mon bureau. Demande quand tu veux.",
  alone: "Continuer sans moi",
  toTable: "Une partie entière, s’il te plaît",
  toWhole: "Partie entière, à 10 de renommée",
  toShort: "Partie courte, à 5 de renommée",
  known: (known, all) => `Tu sais ${known} ${known > 1 ? "choses" : "chose"} sur ${all}`,
  toCome: (things) => `Reste à voir : ${things}.`,
  things: {
    fly: "un vol",
    delivered: "une livraison",
    bought: "un achat",
    endActions: "terminer tes actions",
    encounter: "piocher la carte d’un lieu",
    contact: "rencontrer un contact",
    line: "choisir une ligne d’une histoire",
    opponent: "le tour d’un adversaire",
    fame: "de la renommée",
    test: "un test de compétence",
  },
  allKnown: (all) =>
    `Cela fait ${all} sur ${all} : tu sais ce qu’il faut savoir. Je reste encore un peu, pour t’exercer, et je dirai quand cela suffit.`,
  next: "C’était une partie entière. La prochaine n’appartient qu’à toi.",
  welcome: (me, ship, rival, fame, place) =>
    `Tu joues ${me}, ton vaisseau : ${ship}, ${at(place)}. La renommée décide : la première personne à ${fame} gagne. ${rival} la veut aussi, et joue selon un paquet de cartes imprimées.`,
  topics: {
    fly: "Un tour a trois étapes : préparation, actions, rencontre. En préparation, une seule chose : voler, ou gagner 2 000 crédits, ou récupérer.",
    earn: "Préparer n’est pas forcément voler : qui reste sur place peut gagner 2 000 crédits.",
    recover: "Les dégâts restent jusqu’à ce qu’on récupère, et cela prend toute la préparation.",
    deliver:
      "La deuxième étape, ce sont les actions : livrer, aller au marché, échanger, user de capacités, dans l’ordre que tu veux. Une cargaison se livre d’un geste, là où elle est attendue.",
    smuggle:
      "Cette cargaison est illégale : un dé décide. Une touche et c’est livré ; tout le reste fait piocher une carte pleine d’ennuis.",
    market:
      "Sur une planète, le marché se visite une fois par tour : six paquets, la première carte de chacun visible. On achète une carte au plus.",
    buyCargo:
      "Une cargaison s’achète ici et se paie ailleurs. Elle occupe un emplacement du vaisseau.",
    buyJob:
      "Une mission coûte peu et rapporte crédits et renommée, mais demande des compétences, pas à pas, là où elle se joue.",
    buyBounty:
      "Une prime nomme quelqu’un. Cherche cette personne parmi les contacts, gagne le combat, et touche ton argent, davantage si elle est vivante.",
    buyGear: "L’équipement est pour toi, les améliorations pour le vaisseau. Cela reste.",
    buyLuxury: "Le luxe achète de la renommée, ou presque.",
    buyShip:
      "Les vaisseaux n’ont ni la même vitesse, ni la même coque, ni les mêmes armes, ni la même place : compare avant de payer. Un vaisseau acheté avant est repris sur le prix ; celui du début ne vaut rien.",
    leaveMarket:
      "Rien n’oblige à acheter. Avant l’achat, jusqu’à deux cartes d’un même paquet peuvent être écartées pour voir la suivante.",
    endActions: "Les actions terminées, la troisième étape commence : la rencontre.",
    ability:
      "Personnages, vaisseaux et cartes ont leurs propres capacités. Ce qui peut servir maintenant est allumé.",
    encounter:
      "La rencontre : une seule chose ici. Le lieu lui-même est une carte avec une histoire, et l’histoire te demande quelque chose.",
    contact:
      "Les petits jetons sur une planète sont des contacts. Face cachée, la couleur dit leur importance : blanc, le plus modeste, puis vert, jaune et orange, le plus dangereux, mais qui peut rapporter le plus. Certains regardent d’abord ce que leur faction pense de toi.",
    patrol:
      "Une patrouille arrête tout vaisseau que sa faction n’aime pas, et si elle est hostile il faut la combattre avant tout. Les deux camps lancent ; chacun subit ce que l’autre a obtenu.",
    job: "Une mission se fait sur place, à l’étape de rencontre. Chaque pas est un test, et un échec blesse, coûte de l’argent ou met fin à la tentative.",
    core: "Les deux cases du Noyau sont les deux bouts de la carte, et un raccourci les relie. Traverser est ta rencontre : tu pioches une carte, et si tu remplis sa condition, te voilà à l’autre bout.",
    hunt: "Voilà ta cible. Une chasse est un combat : le total le plus haut gagne, l’égalité est pour toi.",
    line: "La carte propose des lignes. Chacune dit ce qu’elle coûte et ses chances ; lis-les avant de choisir.",
    skill:
      "Un test, c’est deux dés. Sans la compétence, seul un coup critique réussit ; avec une fois, une touche aussi ; avec deux, tout sauf une face vide.",
    roll: "Avant le lancer, tu peux appeler des cartes à l’aide. Ici rien n’aide, donc lance.",
    keep: "Après un lancer, des cartes peuvent changer ou relancer des dés. Sinon, le résultat reste.",
    catch:
      "Ta cible est à terre. Éliminée, elle paie tout de suite ; capturée, elle voyage avec toi et paie plus, là où le dit la carte.",
    fame: "La renommée gagne la partie, les crédits n’achètent que des choses.",
    reveal:
      "Une carte découverte montre un contact : un jeton est retourné aux yeux de tout le monde.",
    room: "Un emplacement porte une carte. Quand tout est pris, il faut faire de la place.",
    faction:
      "Quatre factions ont un avis sur toi. Qui t’aime te laisse passer ; qui te déteste attaque.",
    patrolMoves:
      "La carte découverte porte le signe d’une patrouille : elle s’approche, et s’il y a un choix, il est à toi.",
    fight:
      "Un combat : les deux camps lancent. Une touche compte 1, un coup critique 2 ; l’œil (concentration) et la face vide ne comptent pas, sauf si une carte les change. Le total le plus haut gagne, l’égalité va à qui attaque, et chacun subit ce que l’autre a lancé.",
    price:
      "Un achat se paie en crédits ; si tu veux, des cargaisons, équipements ou améliorations que tu cèdes en paient une partie.",
    other: "Une question plus rare : la ligne au-dessus des réponses dit de quoi il s’agit.",
  },
  why: {
    errand: (card, place, reward) =>
      `Tu as ${card} : direction ${place}${reward === "" ? "" : `, pour ${reward}`}. L’épingle est sur la carte.`,
    toward: (card, place) =>
      `${card} : c’est pour ${place} ; trop loin pour un seul vol, et voici une étape sur le chemin.`,
    search: (name, rank, place, paid) =>
      `${name} se cache sous un contact ${rank}. Il y en a un face cachée ${at(place)} ; en vie, on paie ${at(paid)}.`,
    maybe: (name) => `C’est peut-être ${name}, que tu cherches.`,
    people: (place) => `${place} : des gens à rencontrer et un marché à regarder.`,
    quiet: (place) => `${place} : personne à rencontrer, mais une carte à piocher.`,
    goal: (place) =>
      `${place} : de quoi avancer vers un de tes objectifs ; ils sont à côté de ton vaisseau.`,
    toCore: (card, place) =>
      `${card} : c’est pour ${place}, à l’autre bout de la carte. D’ici, un raccourci traverse le Noyau, à l’étape de rencontre : plus court que de faire tout le tour.`,
    cross: (card, place) => `${card} : c’est pour ${place}, à l’autre bout.`,
    crossPlain: "Ce qu’il te faut ensuite est à l’autre bout.",
    earn: (card) => `${card} : c’est pour ici, et tu y es déjà. Prends l’argent.`,
    earnEmpty:
      "Aucune de tes cartes ne mène quelque part pour l’instant : prends l’argent, et guette une mission ou une cargaison à ta portée.",
    earnFirst:
      "Les vaisseaux et les bonnes cartes coûtent de l’argent, et ce que tu as ne se périme pas : d’abord l’argent.",
    stay: (name, rank) =>
      `Tu cherches ${name}, et un contact ${rank} est ici même, face cachée : reste, et prends l’argent.`,
    recover: (damage) =>
      damage === 1
        ? "Tu as 1 dégât."
        : `Tu as ${damage} dégâts ; encore un mauvais combat et tu seras hors de combat.`,
    deliver: (card, reward) => `${card} : cela rapporte ${reward} ici.`,
    smuggle: (percent) =>
      `${percent} de chances que cela passe ; sinon des ennuis, et pas de rencontre ce tour-ci.`,
    market: "Regarde ce qui est à vendre.",
    buyCargo: (card, place, reward) => `${card} : à livrer ${at(place)}, pour ${reward}.`,
    far: (place, spaces, flights) =>
      `${place} : à ${spaces} cases d’ici, soit ${flights === 1 ? "un vol" : `${flights} vols`}.`,
    illegal: (percent) =>
      `C’est illégal : à la livraison, un dé décide, ${percent} de chances que cela passe.`,
    buyJob: (card, place, must, tests) =>
      `${card} : cela se joue ${at(place)}. ${
        must !== ""
          ? `Il faut réussir ${must}`
          : tests === 1
            ? "Un seul test décide"
            : "Tous les tests ne sont pas à réussir"
      }, et une mission ratée peut en général être retentée.`,
    whole: (done, down) =>
      `Sur ses deux déroulements possibles, tu la réussirais dans ${done} des cas ; hors de combat : ${down}.`,
    buyBounty: (card, rank, win) =>
      `${card} est un contact ${rank} ; la victoire serait à toi dans ${win} des cas.`,
    buyOther: (card) => `${card} : plus utile que l’argent.`,
    buyGains: (card, gains) => `${card}, pour toi : ${gains}.`,
    pay: "Paie en crédits, et garde tes cartes.",
    barter: "Cela paie une partie du prix.",
    leave: "Cette fois, je garderais mon argent.",
    leaveBut: (against) => `Cette fois, je ne prendrais rien : ${against}.`,
    cancel: (card, goes) =>
      `${card} : cela ne vaut pas ce qu’il faudrait céder${goes === "" ? "" : ` (${goes})`}. Mieux vaut renoncer.`,
    end: "Rien d’autre ne rapporte ici.",
    endAndFight: (patrol) =>
      `Mais une patrouille hostile est ici, et il faudra l’affronter dès que tes actions seront finies : ${patrol}.`,
    endsTurn: "La rencontre est perdue pour ce tour, il n’y a donc plus rien à faire.",
    ability: "Cela coûte moins que cela ne rapporte.",
    turn: "Avec cela tu peux encore gagner.",
    lost: "Rien de ce que tu as n’y changerait quelque chose : ne dépense rien.",
    encounter: (place) => `${place} : une histoire t’y attend.`,
    faceDown:
      "Personne ne sait qui c’est avant de demander ; plus la personne compte, plus elle peut t’apporter.",
    humble:
      "Personne ne sait qui c’est avant de demander ; une personne modeste apporte moins, mais fait rarement du mal.",
    attackers: (some, all) =>
      some === 0
        ? `Sur ${all} personnes possibles, aucune ne t’attaquerait.`
        : `Sur ${all} personnes possibles, ${some} ${some === 1 ? "t’attaquerait" : "t’attaqueraient"}, pour ta mauvaise réputation.`,
    faceUp: (name) => `${name} peut monter à bord, et l’équipage te prête ses compétences.`,
    fight: (win, down) => `Tu gagnes dans ${win} des cas, et tu finis hors de combat dans ${down}.`,
    job: (chances, done, down) =>
      `Tes chances : ${chances}. La mission entière, sur ses deux déroulements possibles : ${done} ; hors de combat en chemin : ${down}.`,
    alone: (percent) => `réussir sans l’autre ${percent}`,
    line: (percent) => `Les chances de cette ligne : ${percent}.`,
    safe: (pay, joins) =>
      joins
        ? `Pas de dés : ${pay === "" ? "" : `pour ${pay} crédits, `}ce contact rejoint ton équipage, et l’équipage te prête ses compétences.`
        : pay === ""
          ? "Pas de dés : ce qui est dit arrive."
          : `Pas de dés : tu paies ${pay} crédits et tu as ce qui est dit ; à mon avis, cela les vaut.`,
    oneDie: "Un dé décide d’une partie : ses faces sont dites en dessous.",
    decline: "Moi, je dirais non : cela coûte plus que cela ne rapporte.",
    declineOnly:
      "Rien de tout cela ne t’est ouvert pour l’instant ; chaque ligne dit ce qui manque.",
    skill: (percent) => `C’est ce que tu sais le mieux : ${percent}.`,
    roll: "Laisse-les tomber.",
    keep: "Cela suffit.",
    keepWin: "Avec ces dés, tu gagnes.",
    keepDie: (face, brings) =>
      `Le dé montre « ${face} » : ${brings === "" ? "rien ne se passe." : brings} Relancer rapporte moins, en moyenne.`,
    again: "Cela ne peut que s’améliorer.",
    gamble: "Relancer rapporte plus que cela, en moyenne.",
    eliminate: "Payé maintenant, c’est payé.",
    capture: "En vie, la cible rapporte plus à qui la livre.",
    takeFame: "Prends la renommée.",
    takeCredits: "En ce moment, les crédits te font avancer plus vite.",
    reveal: "Plus tu connais de visages, mieux tu choisis.",
    room: "C’est ce qui t’aide le moins.",
    faction: "C’est là que ton nom gagne le plus, ou perd le moins.",
    patrolMoves: "Je prendrais celle qui te gêne le moins.",
    patrolWay: "Les deux chemins sont aussi courts : par l’un ou l’autre, elle vient vers toi.",
    revealPlanet: "Cela ne coûte rien, et qui est face visible se juge avant la rencontre.",
    other: "De ce qu’on peut choisir ici, c’est ce qui me paraît le mieux.",
  },
  rather: {
    earn: "(Quelqu’un de prudent gagnerait d’abord 2 000 ; moi, je ne fais pas attendre une livraison payée.)",
    clear:
      "(Avant d’acheter, on peut écarter une carte ou deux d’une pile, pour voir celles d’en dessous ; c’est une question de chance, alors je m’en passe.)",
    risk: "(Quelqu’un d’audacieux tenterait ici un combat mal parti ; moi, pas encore.)",
    line: (line, percent) =>
      `(Quelqu’un d’audacieux prendrait « ${line} », avec ${percent} de chances ; moi, pas encore.)`,
    farther:
      "(Quelqu’un de pressé chercherait ailleurs, plus près de là où l’on paie ; moi, je regarde d’abord ici.)",
    poor: (card, percent) =>
      `(Quelqu’un d’audacieux tenterait ${card} ; avec ${percent} de chances en tout, moi, pas encore.)`,
    illegal: (card, percent) =>
      `(Quelqu’un d’audacieux prendrait ${card} : c’est illégal, ${percent} de chances que cela passe. Moi, pas encore.)`,
    market:
      "(Quelqu’un d’autre passerait aussi par le marché ; moi, je n’y vois rien de simple à prendre.)",
    well: "(Quelqu’un d’audacieux continuerait dans cet état ; moi, je récupérerais d’abord.)",
    marketBut: (against) => `(Le marché est ouvert aussi, mais ${against}.)`,
    barter:
      "(Quelqu’un d’aguerri paierait une carte plus chère en cédant une des siennes : plus tard.)",
  },
  against: {
    room: (card, goes) =>
      `aucun emplacement n’est libre : pour ${card}, il faudrait céder quelque chose (${goes})`,
    job: (card, percent) => `${card} ne réussirait que dans ${percent} des cas`,
    hunt: (card, percent) =>
      `la prime sur ${card} mène à un combat qui ne se gagnerait que dans ${percent} des cas`,
    illegal: (card, percent) =>
      `${card}, c’est illégal, et cela ne passe sans ennuis que dans ${percent} des cas`,
    and: " ; ",
  },
  heard: {
    delivered: (card) =>
      `Livraison faite et payée : ${card}. C’est ainsi que tous les vaisseaux d’ici volent encore.`,
    failedRun: (isDelivered) =>
      `Le dé n’a pas donné de touche : une carte d’ennuis est tombée, ${isDelivered ? "et la cargaison est passée quand même" : "et la cargaison n’est pas payée"}. Après cela, pas de rencontre ce tour-ci.`,
    bought: (card, hasPin) =>
      `${card} : c’est à toi. Tu vois la carte à côté de ton vaisseau${hasPin ? ", et une nouvelle épingle sur la carte montre où cela mène" : ""}.`,
    newShip: (ship) =>
      `${ship} : ce vaisseau est à toi, et ce que tu avais à bord y passe. Ses emplacements et son propre objectif sont à côté.`,
    patrolMoved: (patrol) =>
      `${patrol} a bougé : la carte découverte porte son signe, et elle vient vers qui a acheté.`,
    passed: (known) =>
      known === 0
        ? "Réussi sur un coup critique, sans savoir comment. N’y compte pas trop."
        : known === 1
          ? "Réussi. Tu as la compétence une fois : avec les dés seuls, cela suffit dans 75 % des cas."
          : "Réussi. Avec la compétence deux fois, seules deux faces vides font échouer : 94 % avec les dés seuls.",
    failed: (known) =>
      known === 0
        ? "Raté. Sans la compétence, seul un coup critique aide : 23 %. L’équipage peut prêter ce qui te manque."
        : "Raté, alors que les chances étaient pour toi. La carte dit ce que cela coûte.",
    crew: (name) =>
      `${name} vole avec toi : ses compétences comptent comme les tiennes à chaque test.`,
    secret:
      "Cette carte est un secret : elle attend, scellée, à côté de ton vaisseau, que son moment vienne. Personne d’autre ne peut la lire.",
    fought: (mine, theirs) =>
      `Les dés ont parlé : ${mine} contre ${theirs}. ${
        mine === theirs
          ? "À égalité, qui attaque gagne, et c’était toi"
          : "Le total le plus haut gagne"
      } ; chaque camp subit le total de l’autre. Une touche compte 1, un coup critique 2, le reste rien.`,
    defeated: (stands) =>
      `Hors de combat : tes dégâts ont atteint ta santé ou la coque. Cela t’a coûté la fin du tour et 3 000 crédits, ou tout ce que tu avais, ${stands ? "et la préparation suivante a servi à te relever : te voilà d’aplomb" : "et ta prochaine préparation servira à te relever"}.`,
    attacked: (name) =>
      `${name} ne te laisse pas le choix : certaines personnes attaquent qui a mauvaise réputation auprès de leur camp. Les quatre signes au pied du plateau disent la tienne : + bonne, · neutre, − mauvaise.`,
    liked: (faction) =>
      `${faction} : on t’y aime mieux maintenant. De ce côté, la patrouille te laisse passer.`,
    disliked: (faction) =>
      `${faction} : on t’y aime moins maintenant. De ce côté, garde un œil sur la patrouille.`,
    jobDone: (card) => `${card} : fait. Les missions sont le chemin le plus sûr vers la renommée.`,
    captured: "La prime est à toi. Ici, on vit bien de la chasse, tant qu’on vit.",
    fame: (fame, target) =>
      `De la renommée ! ${fame} sur ${target}. Les objectifs, à côté de ton vaisseau, en donnent encore.`,
    goal: "Un objectif est atteint : ta carte se retourne, et son autre côté est meilleur.",
    opponent: (name) =>
      `${name} a joué son tour : une carte imprimée, lue de haut en bas. En préparation et en rencontre, la première ligne qui marche compte ; dans les actions, toutes.`,
  },
  otherwise: {
    fly: (place) =>
      `${place}, alors. Tu suis ton chemin ; les épingles seront encore là au prochain tour.`,
    earn: "2 000 crédits à la place. C’est sûr, mais l’argent seul ne gagne rien.",
    recover: "Tu te reposes. Être en forme vaut aussi quelque chose.",
    market: "D’abord un regard au marché : pourquoi pas, il est ouvert une fois par tour.",
    clear:
      "Écartée. Jusqu’à deux par tour ; ce qui est dessous vaut peut-être mieux, pour toi ou pour qui vient après.",
    buy: (card) => `${card} à la place. C’est ton argent.`,
    slipped: (card) =>
      `Tu as payé ${card}, et le dé a dit non : la carte est partie, l’argent aussi.`,
    begin: (card) => `${card}, alors : voyons ce que cela demande.`,
    take: (card) => `${card} à la place. Cela ne coûte que son emplacement.`,
    cancel: "Tu renonces : rien n’est payé, et rien de ce que tu as n’est parti.",
    leave: "Tu gardes ton argent. C’est permis, et parfois sage.",
    end: (left) =>
      `Tu termines tôt. Il restait à faire ici : ${left}. Cela peut attendre ta prochaine visite, ou tu reprends ce coup.`,
    deliver: "Tu livres. J’aurais attendu, mais payé, c’est payé.",
    encounter: "Tu préfères rencontrer autre chose. Bien : je suis curieux aussi.",
    fight: "Un combat que je n’aurais pas choisi. Bonne chance.",
    line: "L’autre ligne. Les histoires sont là pour être choisies.",
    dice: "Tu te fies à ton idée des dés. Cela ne les dérange pas.",
    other: "Ce n’est pas ce que j’aurais fait, mais les règles le permettent, donc c’est un plan.",
  },
  example: {
    title: "Et les primes ? Une, en quatre lignes",
    own: (name) =>
      `Tu as la prime sur ${name}. Elle n’a rien coûté et reste avec toi jusqu’à la paie.`,
    take: (name) =>
      `Au marché, tu prends la prime sur ${name}. Elle ne coûte rien et reste avec toi jusqu’à la paie.`,
    find: (name, rank) =>
      `${name} est un contact ${rank}. À l’étape de rencontre, tu en rencontres un après l’autre, jusqu’au bon.`,
    fight: (name, strength, win) =>
      `Puis tu chasses : tu lances tes dés contre les ${strength} ${of(name)}. Aujourd’hui, tu gagnes dans ${win} des cas ; équipement et équipage aident.`,
    pay: (dead, alive, place) =>
      `Cible éliminée : ${dead} tout de suite. Cible capturée : elle voyage avec toi, et c’est ${alive} en arrivant ${at(place)}.`,
  },
  enough:
    "Tu en sais assez : préparer, agir, rencontrer, et garder un œil sur les épingles. Continue ici, ou demande une partie à toi.",
  unmet: "Il te reste à découvrir, dans les règles :",
  more: {
    jobs: "missions",
    bounties: "primes",
    patrols: "patrouilles",
    fights: "combats",
    tests: "tests",
    contacts: "contacts",
    cargo: "cargaisons",
    market: "le marché",
    crew: "équipage",
    deals: "accords à plusieurs",
  },
  over: "La partie est finie. Tu as vu toute une vie de capitaine.",
};
