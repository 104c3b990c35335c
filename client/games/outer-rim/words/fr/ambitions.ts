/** In French: the ambition sheets: name, story, and each goal by its place on the sheet. */
import type { ambitions as english } from "../en/ambitions.ts";

export const ambitions: Readonly<Record<keyof typeof english, string>> = {
  "ambition.hero-of-the-rebellion.name": "Héros de la Rébellion",
  "ambition.hero-of-the-rebellion":
    "Tu venais pour un voyage. Il y en a eu d’autres, et quelqu’un a peint ton visage sur un mur.",
  "ambition.hero-of-the-rebellion.0": "Piocher une rencontre sur Mon Calamari",
  "ambition.hero-of-the-rebellion.1": "Piocher une rencontre sur Ryloth",
  "ambition.hero-of-the-rebellion.2":
    "Avoir bonne réputation auprès des Rebelles et mauvaise auprès de l’Empire",
  "ambition.hero-of-the-rebellion.3": "Vaincre la grande flotte impériale et tenir encore debout",
  "ambition.servant-of-the-emperor.name": "Au service de l’Empereur",
  "ambition.servant-of-the-emperor":
    "Une navette noire apporte tes instructions. Tu ne demandes plus qui les signe.",
  "ambition.servant-of-the-emperor.0": "Piocher une rencontre dans les Mondes du Noyau",
  "ambition.servant-of-the-emperor.1":
    "Dénoncer un suspect : un ami des Rebelles, un ennemi de l’Empire ou l’un des tiens",
  "ambition.servant-of-the-emperor.2":
    "Avoir bonne réputation auprès de l’Empire et mauvaise auprès des Rebelles",
  "ambition.servant-of-the-emperor.3":
    "Traquer une forte patrouille rebelle sous le regard du trône",
  "ambition.king-of-the-docks.name": "Roi des quais",
  "ambition.king-of-the-docks":
    "Chaque caisse de la Bordure passe un portail. Tu aimerais que ce soit le tien.",
  "ambition.king-of-the-docks.0": "Piocher une rencontre sur Nal Hutta",
  "ambition.king-of-the-docks.1": "Piocher une rencontre sur Ord Mantell",
  "ambition.king-of-the-docks.2": "Détenir 15 000 crédits",
  "ambition.king-of-the-docks.3":
    "Conclure la dernière affaire, sur Kessel, par le charme ou par les comptes",
  "ambition.last-of-the-free-captains.name": "Dernier des capitaines libres",
  "ambition.last-of-the-free-captains":
    "Ni drapeau, ni maître, ni horaire. C’est plus dur que ça n’en a l’air, et ça en a l’air.",
  "ambition.last-of-the-free-captains.0": "Piocher une rencontre sur Takodana",
  "ambition.last-of-the-free-captains.1": "Piocher une rencontre sur Cantonica",
  "ambition.last-of-the-free-captains.2": "Avoir deux membres d’équipage à bord",
  "ambition.last-of-the-free-captains.3": "Traverser le cœur du Maelström",
  "ambition.vigo-in-waiting.name": "Vigo en attente",
  "ambition.vigo-in-waiting":
    "Neuf fauteuils autour d’une table. L’un des neuf tousse, et tu as déjà envoyé des fleurs.",
  "ambition.vigo-in-waiting.0": "Piocher une rencontre sur Kessel",
  "ambition.vigo-in-waiting.1": "Payer un tribut de 5 000 sur Ord Mantell",
  "ambition.vigo-in-waiting.2": "Avoir bonne réputation auprès du Syndicat",
  "ambition.vigo-in-waiting.3": "Prendre de force le fauteuil vide, sur l’Anneau de Kafrene",
  "ambition.huntmaster-of-the-hutts.name": "Maître de chasse des Hutts",
  "ambition.huntmaster-of-the-hutts":
    "Le clan a un mur de têtes et un mur de chasseurs. Tu comptes choisir ton mur.",
  "ambition.huntmaster-of-the-hutts.0": "Piocher une rencontre sur Tatooine",
  "ambition.huntmaster-of-the-hutts.1": "Piocher une rencontre sur Ryloth",
  "ambition.huntmaster-of-the-hutts.2": "Avoir bonne réputation auprès des Hutts, et un équipement",
  "ambition.huntmaster-of-the-hutts.3":
    "Vaincre le champion du clan dans la grande salle de Nal Hutta",
  "ambition.keeper-of-lost-things.name": "Gardien des choses perdues",
  "ambition.keeper-of-lost-things":
    "Les temples brûlent, les musées ferment, quelqu’un vide les tiroirs. Autant que ce soit quelqu’un qui fait la poussière.",
  "ambition.keeper-of-lost-things.0": "Piocher une rencontre sur Naboo",
  "ambition.keeper-of-lost-things.1": "Piocher une rencontre dans les Mondes du Noyau",
  "ambition.keeper-of-lost-things.2": "Posséder un objet de luxe",
  "ambition.keeper-of-lost-things.3":
    "Ouvrir le dernier coffre, sous Takodana, par le savoir ou de nuit",
  "ambition.fastest-on-the-rim.name": "Record de la Bordure",
  "ambition.fastest-on-the-rim":
    "Il y a un record, et un nom à côté, mal écrit. Ton écriture est plus soignée.",
  "ambition.fastest-on-the-rim.0": "Piocher une rencontre sur Mon Calamari",
  "ambition.fastest-on-the-rim.1": "Piocher une rencontre dans les Mondes du Noyau",
  "ambition.fastest-on-the-rim.2": "Piloter un vaisseau valant au moins 15 000",
  "ambition.fastest-on-the-rim.3": "Partir de Kessel et battre le record : du cran, puis du calcul",
};
