/** In French: stories of the Core Worlds; lines a player may take stand after their card. */
import type { coreWorlds as english } from "../../en/encounters/core-worlds.ts";

export const coreWorlds: Readonly<Record<keyof typeof english, string>> = {
  "encounter.core-worlds-01.core-worlds":
    "Une galerie célèbre ouvre ce soir. Tout est de s’y montrer.",
  "encounter.core-worlds-01.show": "Acheter une invitation",
  "encounter.core-worlds-01.across":
    "Un paquebot prend des passagers à travers le Noyau ; les têtes recherchées voyagent dans les bagages.",
  "encounter.core-worlds-02.core-worlds": "On vend un domaine pièce par pièce, mal étiqueté.",
  "encounter.core-worlds-02.across": "Le péage compte les crédits le jour et court la nuit.",
  "encounter.core-worlds-02.toll": "Payer le péage",
  "encounter.core-worlds-03.core-worlds":
    "Le ministère paie ses amis au grand jour et tous les autres dans l’ombre.",
  "encounter.core-worlds-03.across":
    "Un aiguilleur cherche une raison de te laisser passer. N’importe laquelle.",
  "encounter.core-worlds-04.core-worlds":
    "Un officier d’état-major joue à la guerre au parc et cherche quelqu’un qui ne le laisse pas gagner.",
  "encounter.core-worlds-04.across": "Ta route croise une manœuvre de la flotte.",
  "encounter.core-worlds-05.core-worlds":
    "Les archives te sont fermées. Le collectionneur d’en face, non.",
  "encounter.core-worlds-05.archive": "Visiter les archives de nuit",
  "encounter.core-worlds-05.collector": "Vendre une histoire au collectionneur",
  "encounter.core-worlds-05.across":
    "Une pilote des voies intérieures regarde ton dossier et annonce un prix.",
  "encounter.core-worlds-05.bribe": "Payer le prix",
  "encounter.core-worlds-06.core-worlds":
    "Un courtier en beaux vaisseaux n’écrit rien. Tu lances un chiffre ; il va voir ce qu’il y a derrière le rideau.",
  "encounter.core-worlds-06.across":
    "Le raccourci est court parce que des pirates attendent au bout.",
  "encounter.core-worlds-06.pay": "Leur laisser 3 000",
  "encounter.core-worlds-06.crate": "Leur laisser une caisse",
  "encounter.core-worlds-07.core-worlds":
    "Un bureau discret offre une prime permanente : pour chaque patrouille rebelle en moins, une enveloppe.",
  "encounter.core-worlds-07.across":
    "On fait signe aux amis de l’Empire de passer. Les autres peuvent le devenir au guichet, s’ils ont quelque chose à déclarer.",
  "encounter.core-worlds-07.give": "Déclarer quelque chose",
  "encounter.core-worlds-08.core-worlds":
    "L’assistant d’un sénateur achète des rumeurs, pourvu qu’elles concernent un autre sénateur.",
  "encounter.core-worlds-08.across":
    "Un convoi compte un vaisseau de moins que sur son permis. Les coques recherchées volent au milieu, en retenant leur souffle.",
  "encounter.core-worlds-09.core-worlds":
    "Une professeure a écrit huit volumes sur la Bordure et aimerait la rencontrer.",
  "encounter.core-worlds-09.across":
    "Le bac embarque des vaisseaux entiers, payés à la tonne. La cale sous la cale n’est pas au tarif.",
  "encounter.core-worlds-09.ticket": "Prendre un billet",
  "encounter.core-worlds-09.stow": "Essayer l’autre cale",
  "encounter.core-worlds-10.core-worlds":
    "Des vaisseaux saisis et leur équipement, vendus par un huissier qui veut rentrer chez lui.",
  "encounter.core-worlds-10.across":
    "Le portique lit ton transpondeur à voix haute. Tu préférerais qu’il lise celui d’un autre.",
  "encounter.core-worlds-11.core-worlds":
    "Un tailleur regarde ton manteau avec pitié, puis ton visage avec intérêt. Il y a un bal ce soir.",
  "encounter.core-worlds-11.suit": "Commander le costume",
  "encounter.core-worlds-11.across":
    "Un navire-hôpital traverse cette nuit. Ses médecins soignent tout le monde, et facturent certains.",
  "encounter.core-worlds-11.doctor": "Régler la facture",
  "encounter.core-worlds-12.core-worlds":
    "Dix millions de gens regardent un défilé. Neuf millions ont des poches.",
  "encounter.core-worlds-12.across":
    "Un exercice de blocus barre la voie. Pour certains voyageurs, ce n’est pas un exercice.",
  "encounter.core-worlds-13.core-worlds":
    "La banque prête à quiconque a un nom respectable. Elle garde le nom.",
  "encounter.core-worlds-13.loan": "Prendre le prêt",
  "encounter.core-worlds-13.save": "Lire les petites lignes",
  "encounter.core-worlds-13.across":
    "Le consul signe pour qui a deux bonnes références. La troisième sorte de référence tient dans une enveloppe.",
  "encounter.core-worlds-13.stamp": "Apporter une enveloppe",
  "encounter.core-worlds-14.core-worlds":
    "Une académie d’escrime cherche un adversaire sans manières, pour le cours avancé.",
  "encounter.core-worlds-14.across":
    "Les voies intérieures changent de sens à midi. Quelque part, il est midi moins trois.",
  "encounter.core-worlds-15.core-worlds":
    "Deux mille niveaux plus bas, il y a un ring, une foule, et pas d’ascenseur avant minuit.",
  "encounter.core-worlds-15.across":
    "Le fret traverse la planète au lieu d’en faire le tour. Officiellement, il n’y a pas de poignées à l’intérieur.",
  "encounter.core-worlds-16.core-worlds":
    "L’holojournal n’a personne sur la Bordure : pas de salaire, beaucoup d’adresses.",
  "encounter.core-worlds-16.across":
    "La douane a deux files : une pour les gens agréables, une pour les gens intéressants.",
  "encounter.core-worlds-16.crate": "Oublier une caisse au guichet",
  "encounter.core-worlds-16.run": "Oublier de t’arrêter",
  "encounter.core-worlds-17.core-worlds":
    "Une clinique avec vue, et un hangar qui en a une meilleure. Le hall est plein de gens qui donnent des pourboires.",
  "encounter.core-worlds-17.view": "Prendre une chambre",
  "encounter.core-worlds-17.lobby": "Porter des valises",
  "encounter.core-worlds-17.across":
    "Le remorqueur de nuit a un steward physionomiste, qu’on peut raisonner.",
  "encounter.core-worlds-18.core-worlds":
    "Une agence pour talents peu communs. L’entretien, c’est le trou du plafond par lequel tu arrives.",
  "encounter.core-worlds-18.across":
    "Le feu de tous les autres est au vert. Du tien, on discute encore.",
  "encounter.core-worlds-18.wait": "Attendre, et vendre ta place",
  "encounter.core-worlds-18.dash": "Décréter qu’il est vert",
  "encounter.core-worlds-19.core-worlds":
    "Un colis pour le palais est revenu : destinataire déposé. Il attend sur le comptoir, sans maître, et fait tic-tac.",
  "encounter.core-worlds-19.across":
    "Un messager sans visage demande une place, et paie chaque question que tu ne poses pas.",
  "encounter.core-worlds-20.core-worlds":
    "Une greffière te doit une page blanche. « Dis-moi quand, dit-elle, et dans quel registre. »",
  "encounter.core-worlds-20.across":
    "L’examen de navigation n’a qu’une question, et l’examinateur une liste de visages pour les recalés.",
};
