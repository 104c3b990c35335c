/** In French: the ambition sheets: name, story, and each goal by its place on the sheet. */
import type { ambitions as english } from '../en/ambitions.ts';

export const ambitions: Readonly<Record<keyof typeof english, string>> = {
  'ambition.hero-of-the-rebellion.name': 'Héros de la Rébellion',
  'ambition.hero-of-the-rebellion': 'Tu venais pour un voyage. Il y en a eu d’autres, et quelqu’un a peint ton visage sur un mur.',
  'ambition.hero-of-the-rebellion.0': 'Faire une rencontre sur Mon Calamari',
  'ambition.hero-of-the-rebellion.1': 'Faire une rencontre sur Ryloth',
  'ambition.hero-of-the-rebellion.2': 'Être bien vu des Rebelles et mal vu de l’Empire',
  'ambition.hero-of-the-rebellion.3': 'Vaincre la grande flotte impériale sans tomber',
  'ambition.servant-of-the-emperor.name': 'Au service de l’Empereur',
  'ambition.servant-of-the-emperor': 'Une navette noire apporte tes instructions. Tu ne demandes plus qui les signe.',
  'ambition.servant-of-the-emperor.0': 'Faire une rencontre dans les Mondes du Noyau',
  'ambition.servant-of-the-emperor.1': 'Dénoncer un suspect : un ami des Rebelles, un ennemi de l’Empire ou l’un des tiens',
  'ambition.servant-of-the-emperor.2': 'Être bien vu de l’Empire et mal vu des Rebelles',
  'ambition.servant-of-the-emperor.3': 'Traquer une forte patrouille rebelle sous le regard du trône',
  'ambition.king-of-the-docks.name': 'Roi des quais',
  'ambition.king-of-the-docks': 'Chaque caisse de la Bordure passe un portail. Tu aimerais que ce soit le tien.',
  'ambition.king-of-the-docks.0': 'Faire une rencontre sur Nal Hutta',
  'ambition.king-of-the-docks.1': 'Faire une rencontre sur Ord Mantell',
  'ambition.king-of-the-docks.2': 'Détenir 15 000 crédits',
  'ambition.king-of-the-docks.3': 'Conclure la dernière affaire, sur Kessel, par le charme ou par les comptes',
  'ambition.last-of-the-free-captains.name': 'Dernier des capitaines libres',
  'ambition.last-of-the-free-captains': 'Ni drapeau, ni maître, ni horaire. C’est plus dur que ça n’en a l’air, et ça en a l’air.',
  'ambition.last-of-the-free-captains.0': 'Faire une rencontre sur Takodana',
  'ambition.last-of-the-free-captains.1': 'Faire une rencontre sur Cantonica',
  'ambition.last-of-the-free-captains.2': 'Avoir deux membres d’équipage à bord',
  'ambition.last-of-the-free-captains.3': 'Traverser le cœur du Maelström',
};
