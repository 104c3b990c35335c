/** In French: stories of Kessel and the Maelstrom; lines a player may take stand after their card. */
import type { kesselMaelstrom as english } from "../../en/encounters/kessel-maelstrom.ts";

export const kesselMaelstrom: Readonly<Record<keyof typeof english, string>> = {
  "encounter.kessel-maelstrom-01.kessel":
    "Un monte-charge plein de minerai pend à un seul câble. Quelqu’un doit le retenir.",
  "encounter.kessel-maelstrom-01.maelstrom":
    "Une épave tourne dans le courant, la soute ouverte. La tempête te laisse approcher, pas repartir.",
  "encounter.kessel-maelstrom-02.kessel":
    "Un garde somnole devant une rangée de cages. Les clés sont juste derrière lui.",
  "encounter.kessel-maelstrom-02.free": "Ouvrir les cages",
  "encounter.kessel-maelstrom-02.look-away": "Prendre la bourse et filer",
  "encounter.kessel-maelstrom-02.maelstrom":
    "Une sonde diffuse un tarif de pièces détachées. Elle ne tient pas à être attrapée.",
  "encounter.kessel-maelstrom-03.kessel":
    "Le contremaître paie pour qu’une soute vide soit pleine, et pour qu’une pleine reste muette.",
  "encounter.kessel-maelstrom-03.maelstrom":
    "L’ordinateur de bord soutient que le trou dans la tempête est une erreur. Tu n’es pas d’accord.",
  "encounter.kessel-maelstrom-04.kessel": "Une cuve d’épice ne figure sur aucune liste.",
  "encounter.kessel-maelstrom-04.maelstrom":
    "Entre deux fronts d’éclairs, tu vois une ligne droite. Tu la notes.",
  "encounter.kessel-maelstrom-05.kessel":
    "L’administrateur collectionne les amis comme d’autres les dettes.",
  "encounter.kessel-maelstrom-05.maelstrom":
    "Un pirate attend là où la tempête recrache les vaisseaux.",
  "encounter.kessel-maelstrom-06.kessel":
    "La mine paie en bons, et les bons n’achètent que la soupe de la mine. Quelqu’un en a pris un pour de l’argent.",
  "encounter.kessel-maelstrom-06.maelstrom":
    "Un iceberg de carbone grand comme une ville se retourne dans son sommeil.",
  "encounter.kessel-maelstrom-07.kessel":
    "L’équipe de nuit veut qu’on monte sa pétition. Le dernier à l’avoir fait est maintenant de jour, et de nuit.",
  "encounter.kessel-maelstrom-07.carry": "La monter",
  "encounter.kessel-maelstrom-07.sell": "Vendre les signatures",
  "encounter.kessel-maelstrom-07.maelstrom":
    "Une balise appelle ton vaisseau par le nom qu’il portait avant toi.",
  "encounter.kessel-maelstrom-08.kessel":
    "Éboulement. La seule sortie passe par le bureau de la paie.",
  "encounter.kessel-maelstrom-08.maelstrom":
    "Une très grande chose ouvre un œil. Puis, par souci d’équité, les autres.",
  "encounter.kessel-maelstrom-09.kessel":
    "Un contremaître te montre quelle balance de la pesée est fausse, et au profit de qui.",
  "encounter.kessel-maelstrom-09.maelstrom":
    "Une poche de gaz pur, de quoi tenir un mois. Tout autour, ça jette des étincelles.",
  "encounter.kessel-maelstrom-10.kessel":
    "Les droïdes de la raffinerie ont formé un comité. La direction offre une somme à qui le dissoudra.",
  "encounter.kessel-maelstrom-10.talk": "Prendre la parole",
  "encounter.kessel-maelstrom-10.smash": "Le dissoudre à la main",
  "encounter.kessel-maelstrom-10.maelstrom":
    "Un voleur de concession a clôturé le seul coin calme de la tempête, et tire proprement sur les intrus.",
  "encounter.kessel-maelstrom-11.kessel":
    "Le bureau d’analyse teste l’épice sur des volontaires. Le fauteuil a des sangles, pour le confort.",
  "encounter.kessel-maelstrom-11.taste": "Te porter volontaire",
  "encounter.kessel-maelstrom-11.maelstrom":
    "La tempête te renvoie ta dernière transmission, avec des corrections.",
  "encounter.kessel-maelstrom-12.kessel":
    "Un prisonnier échange une carte de la galaxie contre un repas chaud. Il la dessine de mémoire, avec les visages.",
  "encounter.kessel-maelstrom-12.feed": "Lui payer à dîner",
  "encounter.kessel-maelstrom-12.trick": "Vendre plutôt les clés de la cuisine",
  "encounter.kessel-maelstrom-12.maelstrom":
    "La boussole, le moteur et le courage lâchent, dans cet ordre. Tu les relances dans un autre.",
  "encounter.kessel-maelstrom-13.kessel":
    "Les gardes tirent au sort qui luttera contre le gagnant. Tu as gagné.",
  "encounter.kessel-maelstrom-13.maelstrom":
    "Une capsule de sauvetage passe. Quelqu’un frappe de l’intérieur, sans grande patience.",
  "encounter.kessel-maelstrom-13.open": "L’ouvrir",
  "encounter.kessel-maelstrom-13.tow": "La remorquer, contre paie",
  "encounter.kessel-maelstrom-14.kessel":
    "La moitié de la planète est une forêt. Le duc qui la possède paie bien pour qu’on lui épargne l’autre.",
  "encounter.kessel-maelstrom-14.maelstrom":
    "Une poutre de carbone gelé entre par la cuisine et compte sortir par le moteur.",
  "encounter.kessel-maelstrom-15.kessel":
    "Le train de minerai part dans une minute. Ses freins sont partis hier.",
  "encounter.kessel-maelstrom-15.maelstrom":
    "Un vaisseau d’exploration, tous feux allumés, personne à bord, le thé encore tiède.",
  "encounter.kessel-maelstrom-15.board": "Chercher qui l’a bu",
  "encounter.kessel-maelstrom-15.strip": "Prendre les lampes",
  "encounter.kessel-maelstrom-16.kessel":
    "Quelqu’un frappe en code derrière un mur tout neuf. De ce côté, on répond : « Mauvais mur. »",
  "encounter.kessel-maelstrom-16.maelstrom":
    "Tu te croises toi-même, en sens inverse. Mieux vaut ne pas saluer.",
  "encounter.kessel-maelstrom-17.kessel":
    "Le médecin de la mine a les mains propres, une file d’attente et aucun diplôme.",
  "encounter.kessel-maelstrom-17.pay": "Passer devant",
  "encounter.kessel-maelstrom-17.assist": "Tenir la lampe",
  "encounter.kessel-maelstrom-17.maelstrom":
    "Un éclair soude à ta coque la plaque d’un inconnu. Elle va parfaitement.",
  "encounter.kessel-maelstrom-18.kessel":
    "Les Pykes comptent tes caisses deux fois, et tes doigts une fois.",
  "encounter.kessel-maelstrom-18.maelstrom":
    "Des contrebandiers paient pour une nouvelle route. L’ancienne a avalé les anciens contrebandiers.",
  "encounter.kessel-maelstrom-19.kessel":
    "Une bourse est tombée dans le concasseur. Il ne s’arrête pour personne, mais il est lent.",
  "encounter.kessel-maelstrom-19.reach": "Plonger le bras",
  "encounter.kessel-maelstrom-19.maelstrom":
    "Une patrouille a suivi quelqu’un jusqu’ici et perdu son sang-froid. Elle te demande, dans les formes, la sortie.",
  "encounter.kessel-maelstrom-19.guide": "La guider",
  "encounter.kessel-maelstrom-19.leave": "L’alléger d’abord",
  "encounter.kessel-maelstrom-20.kessel":
    "Soulèvement au troisième niveau. L’ascenseur s’arrête pour les deux camps et demande : on monte ou on descend ?",
  "encounter.kessel-maelstrom-20.up": "Monter, avec les pioches",
  "encounter.kessel-maelstrom-20.down": "Descendre, avec la paie",
  "encounter.kessel-maelstrom-20.maelstrom":
    "La tombe d’un pilote, avec des coordonnées pour épitaphe. Elles sont toutes proches.",
};
