/** In French: stories of Cantonica and Ord Mantell; lines a player may take stand after their card. */
import type { cantonicaOrdMantell as english } from "../../en/encounters/cantonica-ord-mantell.ts";

export const cantonicaOrdMantell: Readonly<Record<keyof typeof english, string>> = {
  "encounter.cantonica-ord-mantell-01.cantonica":
    "La roue ralentit. Un inconnu couvert de bagues te glisse un seul jeton.",
  "encounter.cantonica-ord-mantell-01.bet": "Miser 2 000 sur la roue",
  "encounter.cantonica-ord-mantell-01.ord-mantell":
    "Un ferrailleur vend des casiers scellés au poids. L’un d’eux bourdonne.",
  "encounter.cantonica-ord-mantell-02.cantonica":
    "La croupière compte dans une vieille langue de marchands. Si tu la suis, la banque peut perdre.",
  "encounter.cantonica-ord-mantell-02.ord-mantell":
    "Des gants noirs sur le comptoir : le syndicat du coin veut parler de tes frais d’amarrage.",
  "encounter.cantonica-ord-mantell-03.cantonica":
    "Un après-midi libre au palace. Les bains sont chauds et personne ne surveille les manteaux.",
  "encounter.cantonica-ord-mantell-03.spa": "Prendre les bains",
  "encounter.cantonica-ord-mantell-03.pocket": "T’occuper des manteaux",
  "encounter.cantonica-ord-mantell-03.ord-mantell":
    "Des pilotes de casse font la course dans une épave, tous feux éteints.",
  "encounter.cantonica-ord-mantell-03.race": "Prendre le couloir extérieur",
  "encounter.cantonica-ord-mantell-03.rest": "Rester et rafistoler la coque",
  "encounter.cantonica-ord-mantell-04.cantonica":
    "Tu trouves une carte d’invité de la maison des joailliers. Elle vaut pour un achat.",
  "encounter.cantonica-ord-mantell-04.ord-mantell":
    "Le ring n’a pas de cordes et le champion pas de cou. La foule scande quand même ton nom.",
  "encounter.cantonica-ord-mantell-05.cantonica":
    "Une dénicheuse de talents paie pour une tablée complète, ou t’indique quelqu’un qui vaut le détour.",
  "encounter.cantonica-ord-mantell-05.ord-mantell":
    "Un marchand doit une faveur à qui parlera le plus longtemps.",
  "encounter.cantonica-ord-mantell-06.cantonica":
    "On mène les fathiers au départ. Celui que personne ne regarde te regarde, toi.",
  "encounter.cantonica-ord-mantell-06.bet": "Miser sur lui",
  "encounter.cantonica-ord-mantell-06.ride": "Le monter",
  "encounter.cantonica-ord-mantell-06.ord-mantell":
    "Une compagnie de mercenaires doit leur solde à ses morts. Elle la verse à qui répond à l’appel.",
  "encounter.cantonica-ord-mantell-07.cantonica":
    "Sur le yacht d’un marchand d’armes, il manque un quatrième aux cartes. De préférence quelqu’un qui perd poliment.",
  "encounter.cantonica-ord-mantell-07.lose": "Perdre poliment",
  "encounter.cantonica-ord-mantell-07.win": "Gagner quand même",
  "encounter.cantonica-ord-mantell-07.ord-mantell":
    "Un champ de mines d’une vieille guerre te sépare d’un entrepôt bon marché. L’entrepôt compte dessus.",
  "encounter.cantonica-ord-mantell-08.cantonica":
    "Un joaillier pèse ta bourse sur une toute petite balance, et tes manières sur une plus petite encore.",
  "encounter.cantonica-ord-mantell-08.ord-mantell":
    "Deux chasseurs tiennent le même prisonnier, chacun par un bras, et te demandent d’arbitrer.",
  "encounter.cantonica-ord-mantell-08.judge": "Tirer à pile ou face",
  "encounter.cantonica-ord-mantell-08.claim": "Réclamer le prisonnier",
  "encounter.cantonica-ord-mantell-09.cantonica":
    "Un croupier prend sa retraite ce soir et te lègue ses manches.",
  "encounter.cantonica-ord-mantell-09.ord-mantell":
    "Le monte-charge du dépôt marche encore, pourvu que quelqu’un serve de moteur.",
  "encounter.cantonica-ord-mantell-10.cantonica":
    "Le voiturier amène le mauvais vaisseau. Il est bien meilleur.",
  "encounter.cantonica-ord-mantell-10.honest": "Le dire, et toucher un pourboire",
  "encounter.cantonica-ord-mantell-10.joyride": "Faire un tour de la baie",
  "encounter.cantonica-ord-mantell-10.ord-mantell":
    "Un recruteur paie à boire aux équipages complets et fait les présentations aux autres.",
  "encounter.cantonica-ord-mantell-11.cantonica":
    "Une police en gants blancs veut voir ta licence de stationnement. L’amende, c’est ce que tu as sur toi.",
  "encounter.cantonica-ord-mantell-11.ord-mantell":
    "La vente d’armes saisies compte un enchérisseur de trop. Et tous ont la marchandise en main.",
  "encounter.cantonica-ord-mantell-12.cantonica":
    "Une comtesse loue un bras pour paraître en ville. L’autre moitié du travail consiste à servir de cible.",
  "encounter.cantonica-ord-mantell-12.arm": "Offrir ton bras",
  "encounter.cantonica-ord-mantell-12.ord-mantell":
    "Le chien de la casse est plus vieux que l’épave qu’il garde, et plus malin que les quatre derniers visiteurs.",
  "encounter.cantonica-ord-mantell-13.cantonica":
    "Dans les loges de l’opéra, personne ne regarde la scène. Tu empruntes des jumelles.",
  "encounter.cantonica-ord-mantell-13.ord-mantell":
    "Un comptable du Syndicat a égaré un registre et te regarde comme si tu étais une étagère.",
  "encounter.cantonica-ord-mantell-14.cantonica":
    "Un garçon d’écurie a ouvert tous les enclos. Le boulevard est plein de sabots et de sacs à main abandonnés.",
  "encounter.cantonica-ord-mantell-14.clear": "Arrêter le troupeau",
  "encounter.cantonica-ord-mantell-14.loot": "T’occuper des sacs",
  "encounter.cantonica-ord-mantell-14.ord-mantell":
    "Des contrebandiers cherchent quelqu’un pour guetter et raconter une longue histoire à un droïde des douanes.",
  "encounter.cantonica-ord-mantell-15.cantonica":
    "Ton ardoise de l’an dernier est encadrée au-dessus du bar. On en parle beaucoup.",
  "encounter.cantonica-ord-mantell-15.buy": "La régler, et te faire présenter",
  "encounter.cantonica-ord-mantell-15.laugh": "Demander ta part du succès",
  "encounter.cantonica-ord-mantell-15.ord-mantell":
    "Un vétéran lance des couteaux sur une porte où se dessine une silhouette. Elle est à peu près à ta taille.",
  "encounter.cantonica-ord-mantell-15.learn": "T’y mettre, sur un pari",
  "encounter.cantonica-ord-mantell-16.cantonica":
    "Une pirate informatique propose de lire dans les pensées de la roue. Les propriétaires de la roue savent lire aussi.",
  "encounter.cantonica-ord-mantell-16.ord-mantell":
    "Quelqu’un a peint ton numéro de coque sur une cible d’exercice. Maintenant il veut le vrai.",
  "encounter.cantonica-ord-mantell-17.cantonica":
    "Une plage importée au bord d’une mer importée. Le coup de soleil, lui, est bien à toi.",
  "encounter.cantonica-ord-mantell-17.ord-mantell":
    "On vend une caisse de droïdes pour pièces. L’un d’eux demande, très poliment, à rester entier.",
  "encounter.cantonica-ord-mantell-17.strip": "Prendre les pièces",
  "encounter.cantonica-ord-mantell-17.free": "Laisser partir le poli",
  "encounter.cantonica-ord-mantell-18.cantonica":
    "Un inconnu remporte la cagnotte du mois et veut des témoins. Toute la salle est payée pour applaudir.",
  "encounter.cantonica-ord-mantell-18.ord-mantell":
    "Un coursier boiteux te tend son sac. « Nal Hutta, dit-il. Hier. »",
  "encounter.cantonica-ord-mantell-18.take": "Prendre le sac",
  "encounter.cantonica-ord-mantell-19.cantonica":
    "Un vieux joueur parie que tu ne tiendras pas une donne sans toucher tes cartes.",
  "encounter.cantonica-ord-mantell-19.ord-mantell":
    "Une bande a mis une barrière en travers de la voie, et un enfant au guichet. Il ne rend pas la monnaie.",
  "encounter.cantonica-ord-mantell-19.toll": "Payer le passage",
  "encounter.cantonica-ord-mantell-19.run": "Passer à travers la barrière",
  "encounter.cantonica-ord-mantell-20.cantonica":
    "À la dernière table, on ne mise plus d’argent. On mise ceux avec qui l’on est venu.",
  "encounter.cantonica-ord-mantell-20.stake": "T’asseoir avec ton équipage",
  "encounter.cantonica-ord-mantell-20.ord-mantell":
    "On vend le monument aux morts nom par nom. Certains paieraient pour y rester.",
};
