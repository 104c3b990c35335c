/** In French: stories of Kessel and the Maelstrom; lines a player may take stand after their card. */
import type { kesselMaelstrom as english } from '../../en/encounters/kessel-maelstrom.ts';

export const kesselMaelstrom: Readonly<Record<keyof typeof english, string>> = {
  'encounter.kessel-maelstrom-01.kessel': 'Un monte-charge plein de minerai pend à un seul câble. Quelqu’un doit le retenir.',
  'encounter.kessel-maelstrom-01.maelstrom': 'Une épave tourne dans le courant, la soute ouverte. La tempête te laisse approcher, pas repartir.',
  'encounter.kessel-maelstrom-02.kessel': 'Un garde somnole devant une rangée de cages. Les clés sont juste derrière lui.',
  'encounter.kessel-maelstrom-02.free': 'Ouvrir les cages',
  'encounter.kessel-maelstrom-02.look-away': 'Prendre la bourse et filer',
  'encounter.kessel-maelstrom-02.maelstrom': 'Une sonde diffuse un tarif de pièces détachées. Elle ne tient pas à être attrapée.',
  'encounter.kessel-maelstrom-03.kessel': 'Le contremaître paie pour qu’une soute vide soit pleine, et pour qu’une pleine reste muette.',
  'encounter.kessel-maelstrom-03.maelstrom': 'L’ordinateur de bord soutient que le trou dans la tempête est une erreur. Tu n’es pas d’accord.',
  'encounter.kessel-maelstrom-04.kessel': 'Une cuve d’épice ne figure sur aucune liste.',
  'encounter.kessel-maelstrom-04.maelstrom': 'Entre deux fronts d’éclairs, tu vois une ligne droite. Tu la notes.',
  'encounter.kessel-maelstrom-05.kessel': 'L’administrateur collectionne les amis comme d’autres les dettes.',
  'encounter.kessel-maelstrom-05.maelstrom': 'Un pirate attend là où la tempête recrache les vaisseaux.',
};
