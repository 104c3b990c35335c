/** In French: stories of Ryloth and Naboo; lines a player may take stand after their card. */
import type { rylothNaboo as english } from "../../en/encounters/ryloth-naboo.ts";

export const rylothNaboo: Readonly<Record<keyof typeof english, string>> = {
  "encounter.ryloth-naboo-01.ryloth":
    "Une caravane te demande de passer une caisse devant la garnison, sans l’ouvrir.",
  "encounter.ryloth-naboo-01.smuggle": "Prendre la caisse",
  "encounter.ryloth-naboo-01.report": "Vendre l’itinéraire à la garnison",
  "encounter.ryloth-naboo-01.naboo":
    "Une guérisseuse au bord du lac ne demande ni nom ni argent. Elle en laisse sur la table.",
  "encounter.ryloth-naboo-02.ryloth":
    "Des esclavagistes sur la crête. Ils comptent six têtes de trop dans leur enclos.",
  "encounter.ryloth-naboo-02.naboo":
    "Réception au vieux palais : beaucoup de discours, d’excellents ragots.",
  "encounter.ryloth-naboo-03.ryloth":
    "Un officier d’intendance vend des rations de reste, ou te vend toi.",
  "encounter.ryloth-naboo-03.naboo": "Dans un musée fermé, une salle est encore allumée.",
  "encounter.ryloth-naboo-04.ryloth":
    "Un vieux combattant grave dans ta table la plaque faible d’une patrouille. « Souviens-t’en. »",
  "encounter.ryloth-naboo-04.naboo":
    "La régate du fleuve est réservée aux bateaux. Personne n’a dit qu’ils ne pouvaient pas voler.",
  "encounter.ryloth-naboo-05.ryloth":
    "La pompe d’un village s’est arrêtée. Les ingénieurs partis voir aussi.",
  "encounter.ryloth-naboo-05.naboo":
    "Le gouverneur cherche une escorte pour une nuit ; les plongeurs, pour une plongée.",
  "encounter.ryloth-naboo-05.guard": "Escorter le gouverneur",
  "encounter.ryloth-naboo-05.swim": "Plonger vers l’épave",
  "encounter.ryloth-naboo-06.ryloth":
    "La tempête de chaleur est en avance. Quelqu’un doit tenir la porte jusqu’au dernier troupeau.",
  "encounter.ryloth-naboo-06.naboo":
    "Une veuve de l’ancienne cour désire être flattée à l’ancienne. Cela suppose des subordonnées.",
  "encounter.ryloth-naboo-07.ryloth":
    "Les grottes sous le plateau ne sont sur aucune carte. La garnison en paierait une ; leurs hôtes préfèrent que ça dure.",
  "encounter.ryloth-naboo-07.guide": "Leur descendre des vivres",
  "encounter.ryloth-naboo-07.chart": "Dessiner la carte",
  "encounter.ryloth-naboo-07.naboo":
    "On accroche ce soir le portrait du gouverneur. Le peintre y a laissé une fenêtre ouverte.",
  "encounter.ryloth-naboo-08.ryloth":
    "Le fret doit remonter le canyon avant le vent. Le vent charge déjà.",
  "encounter.ryloth-naboo-08.naboo":
    "Un hangar à bateaux au bord du lac, loué à l’heure à ceux qui n’aiment pas les questions.",
  "encounter.ryloth-naboo-09.ryloth":
    "Un gutkurr a appris à ouvrir les portes. Il vient d’ouvrir la tienne.",
  "encounter.ryloth-naboo-09.naboo":
    "Un sculpteur mesure ton nez sans un mot. « Reviens, dit-il, quand ce sera fini. »",
  "encounter.ryloth-naboo-10.ryloth":
    "Un nouvel impôt sur l’ombre. Le percepteur se tient dans la tienne.",
  "encounter.ryloth-naboo-10.pay": "Le payer",
  "encounter.ryloth-naboo-10.argue": "Lui facturer la place",
  "encounter.ryloth-naboo-10.naboo":
    "Le hangar du palais garde un chasseur jaune pour les défilés. Il doit démarrer du premier coup.",
  "encounter.ryloth-naboo-11.ryloth":
    "Des enfants jouent à l’embuscade dans les rochers. L’un demande, trop précisément, la longueur d’un convoi.",
  "encounter.ryloth-naboo-11.naboo":
    "Un mariage a besoin d’un témoin ou d’une fuite. Le couple ne s’est pas encore décidé.",
  "encounter.ryloth-naboo-11.marry": "Être témoin",
  "encounter.ryloth-naboo-11.elope": "Chauffer les moteurs",
  "encounter.ryloth-naboo-12.ryloth":
    "Le poste de contrôle joue aux cartes avec ceux qu’il aime bien. D’une façon ou d’une autre, tu en es.",
  "encounter.ryloth-naboo-12.naboo":
    "Un bijou de famille change de mains à la porte de service d’une grande maison. Ce soir, les mains sont les tiennes.",
  "encounter.ryloth-naboo-13.ryloth":
    "Un marcheur gît sur le dos au fond du ravin, comme un scarabée, et comme un scarabée il remue encore.",
  "encounter.ryloth-naboo-13.naboo":
    "La bibliothèque royale prête à quiconque lui retrouve un livre qu’elle a perdu.",
  "encounter.ryloth-naboo-14.ryloth":
    "Au puits tout le monde parle et personne n’est cité. Tu apportes un grand seau.",
  "encounter.ryloth-naboo-14.naboo":
    "Le cœur de la planète n’est qu’eau et dents. Il manque un rameur à une équipe de pêche.",
  "encounter.ryloth-naboo-15.ryloth":
    "Une vente que personne n’appelle par son nom. Les lots regardent les enchérisseurs.",
  "encounter.ryloth-naboo-15.buy": "Acheter un lot, et ouvrir la porte",
  "encounter.ryloth-naboo-15.look": "Te faire payer pour n’avoir rien vu",
  "encounter.ryloth-naboo-15.naboo":
    "Un club nautique cherche huit personnes à chapeaux assortis. Les convives seuls sont placés près des bavards.",
  "encounter.ryloth-naboo-16.ryloth":
    "La solde de la garnison arrive à dos de mule. La mule est d’ici et a des amis.",
  "encounter.ryloth-naboo-16.naboo":
    "La cavalerie gungane rejoue chaque été une défaite célèbre. Cette année, elle aimerait la gagner.",
  "encounter.ryloth-naboo-17.ryloth":
    "Une guérisseuse panse tes plaies avec une chose qui luit. « Surtout, dit-elle, ne la regarde pas dans le noir. »",
  "encounter.ryloth-naboo-17.naboo":
    "Le quai des douanes est vide, hormis un commis et sa conscience, qu’il vend au poids.",
  "encounter.ryloth-naboo-17.swap": "Lui laisser une caisse",
  "encounter.ryloth-naboo-17.tour": "Lui faire visiter ton vaisseau",
  "encounter.ryloth-naboo-18.ryloth":
    "La danse des moissons dure jusqu’à ce qu’il ne reste qu’une personne debout. Le droit d’entrée paie les bandages.",
  "encounter.ryloth-naboo-18.dance": "Danser",
  "encounter.ryloth-naboo-18.naboo":
    "Deux duellistes, pas de témoins. Ils ne sont d’accord que sur un point : tu n’avais pas à passer par là.",
  "encounter.ryloth-naboo-19.ryloth":
    "Le cousin d’un cousin a du travail. Il ne t’en dit que la partie payée.",
  "encounter.ryloth-naboo-19.naboo":
    "Le gouverneur inaugure un pont et demande si quelqu’un veut dire un mot. Jamais personne ne l’a fait.",
  "encounter.ryloth-naboo-19.speak": "Dire un mot",
  "encounter.ryloth-naboo-19.clap": "Applaudir en premier",
  "encounter.ryloth-naboo-20.ryloth":
    "De la poussière sur le terrain, trois feux, quatre vaisseaux. Chacun est sûr que le troisième feu est le sien.",
  "encounter.ryloth-naboo-20.naboo":
    "La fête de la lumière. Chacun jette un vœu dans le fleuve, et le fleuve en rejette quelques-uns.",
};
