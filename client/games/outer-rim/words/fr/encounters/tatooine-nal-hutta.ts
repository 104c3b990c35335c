/** In French: stories of Tatooine and Nal Hutta; lines a player may take stand after their card. */
import type { tatooineNalHutta as english } from "../../en/encounters/tatooine-nal-hutta.ts";

export const tatooineNalHutta: Readonly<Record<keyof typeof english, string>> = {
  "encounter.tatooine-nal-hutta-01.tatooine":
    "Des moteurs hurlent derrière les dunes. Il reste une place sur la grille, et une file chez le bookmaker.",
  "encounter.tatooine-nal-hutta-01.race": "T’inscrire à la course",
  "encounter.tatooine-nal-hutta-01.bet": "Parier sur l’outsider",
  "encounter.tatooine-nal-hutta-01.nal-hutta":
    "La porte du palais s’ouvre avant que tu frappes. C’est très bon signe, ou très mauvais.",
  "encounter.tatooine-nal-hutta-02.tatooine":
    "Des récupérateurs ont ton train d’atterrissage sur leur traîneau, et un prix en tête.",
  "encounter.tatooine-nal-hutta-02.nal-hutta":
    "Le Hutt s’ennuie. Les courtisans s’écartent de toi.",
  "encounter.tatooine-nal-hutta-02.gift": "Offrir un cadeau",
  "encounter.tatooine-nal-hutta-02.joke": "Raconter la blague du crapaud",
  "encounter.tatooine-nal-hutta-03.tatooine":
    "Sous le sable, une coque aux armes royales. Le vent l’aura recouverte avant la nuit.",
  "encounter.tatooine-nal-hutta-03.nal-hutta":
    "Le greffier des primes tamponne ce que tu tiens, ou te donne ce dont personne n’a voulu.",
  "encounter.tatooine-nal-hutta-04.tatooine": "Un duel à midi. Aux deux midis.",
  "encounter.tatooine-nal-hutta-04.nal-hutta":
    "Un majordome te souffle un nom à glisser au bon guichet.",
  "encounter.tatooine-nal-hutta-05.tatooine":
    "L’arrière-salle de la cantina a une deuxième porte, et une liste de ceux qui l’ont prise.",
  "encounter.tatooine-nal-hutta-05.nal-hutta":
    "La fosse est profonde, la bête est vieille et la cote est fausse.",
  "encounter.tatooine-nal-hutta-06.tatooine":
    "Le condensateur d’un fermier donne de la bière. Il voudrait que ça cesse ; ses voisins aussi, dans une semaine environ.",
  "encounter.tatooine-nal-hutta-06.nal-hutta":
    "Le clan dîne neuf heures durant. À la huitième, on écoute les requêtes.",
  "encounter.tatooine-nal-hutta-07.tatooine":
    "Un char des sables jawa s’arrête près de toi. Ses freins sont morts ; ils sont aussi à vendre.",
  "encounter.tatooine-nal-hutta-07.ride": "Le pousser jusqu’en ville, contre paie",
  "encounter.tatooine-nal-hutta-07.trade": "Troquer des plaques de rechange",
  "encounter.tatooine-nal-hutta-07.nal-hutta":
    "Les barges du marais déchargent toute la nuit. Qui apporte une caisse est payé ; qui n’en a pas en reçoit une.",
  "encounter.tatooine-nal-hutta-08.tatooine":
    "Les hommes des sables marchent en file pour cacher leur nombre. Toi, tu comptes les ombres.",
  "encounter.tatooine-nal-hutta-08.nal-hutta":
    "Deux cousins font courir des grenouilles, et règlent ainsi les dettes de famille. Les grenouilles aussi sont cousines.",
  "encounter.tatooine-nal-hutta-08.gamble": "Miser sur la verte",
  "encounter.tatooine-nal-hutta-08.referee": "Garder les mises",
  "encounter.tatooine-nal-hutta-09.tatooine":
    "Toute la cantina s’est tue. Tu es debout devant le tabouret préféré de quelqu’un.",
  "encounter.tatooine-nal-hutta-09.nal-hutta":
    "Le trésor d’une branche cadette est gardé par un cousin plus cadet encore.",
  "encounter.tatooine-nal-hutta-10.tatooine":
    "Un barman essuie longuement un verre. « Si tu cherches quelqu’un, dit-il, commande le bleu. »",
  "encounter.tatooine-nal-hutta-10.nal-hutta":
    "Un contrat en haut huttais : quarante pages, un seul verbe. Trouve-le.",
  "encounter.tatooine-nal-hutta-11.tatooine":
    "Des gamins aux skyhoppers rapiécés te défient d’enfiler le canyon. Ils tiennent un tableau de ceux qui ont essayé.",
  "encounter.tatooine-nal-hutta-11.nal-hutta":
    "Audience dans la grande salle. Certains s’agenouillent, d’autres sont payés pour avoir l’air dangereux.",
  "encounter.tatooine-nal-hutta-11.kneel": "T’agenouiller, avec un présent",
  "encounter.tatooine-nal-hutta-11.stand": "Rester debout",
  "encounter.tatooine-nal-hutta-12.tatooine":
    "La caravane a de l’eau pour onze ; avec toi, ça fait douze. L’agent des Hutts en vend une tasse.",
  "encounter.tatooine-nal-hutta-12.water": "Acheter la tasse",
  "encounter.tatooine-nal-hutta-12.walk": "Ouvrir la route à sec, contre paie",
  "encounter.tatooine-nal-hutta-12.nal-hutta":
    "La litière manque de porteurs. Les amis de la maison peuvent se contenter de les diriger.",
  "encounter.tatooine-nal-hutta-13.tatooine":
    "Au marché, un vieux lit les visages pour une pièce. Il en lit un derrière toi et ne dit rien, très fort.",
  "encounter.tatooine-nal-hutta-13.nal-hutta":
    "Le Hutt admire quelque chose à toi. La coutume veut qu’on le lâche aussitôt.",
  "encounter.tatooine-nal-hutta-14.tatooine":
    "Un marché où le premier prix est une insulte et le second une excuse.",
  "encounter.tatooine-nal-hutta-14.nal-hutta":
    "Il manque un méchant à l’arène ce soir. Le héros est grand, c’est dans son contrat.",
  "encounter.tatooine-nal-hutta-15.tatooine":
    "Après la tempête, le sommet d’un temple dépasse du sable, et un marchand vend déjà des billets.",
  "encounter.tatooine-nal-hutta-15.dig": "Entrer",
  "encounter.tatooine-nal-hutta-15.sell": "Lui vendre une meilleure enseigne",
  "encounter.tatooine-nal-hutta-15.nal-hutta":
    "Au cachot, une pirate informatique te propose des noms. Le geôlier te propose du thé.",
  "encounter.tatooine-nal-hutta-15.talk": "Prendre les noms",
  "encounter.tatooine-nal-hutta-15.quiet": "Prendre le thé",
  "encounter.tatooine-nal-hutta-16.tatooine":
    "Des chasseurs de primes ont pris la chambre au-dessus, celle du dessous, et les deux escaliers.",
  "encounter.tatooine-nal-hutta-16.nal-hutta":
    "L’orgue du palais a mangé son organiste. Il joue toujours, et l’hôte voudrait un autre air.",
  "encounter.tatooine-nal-hutta-17.tatooine":
    "Deux soleils se couchent, l’un après l’autre. Pour une fois, personne n’est pressé sur la place.",
  "encounter.tatooine-nal-hutta-17.nal-hutta":
    "On repeint le tableau des primes. On te laisse les vieux avis, et un peu d’argent pour les porter.",
  "encounter.tatooine-nal-hutta-18.tatooine":
    "Un podracer sans pilote, dix minutes avant le départ. Personne ne veut expliquer la tache.",
  "encounter.tatooine-nal-hutta-18.ride": "Payer l’inscription et t’attacher",
  "encounter.tatooine-nal-hutta-18.nal-hutta":
    "Un convive t’accuse de tricher à un jeu dont tu ignores tout. La cour fait de la place.",
  "encounter.tatooine-nal-hutta-19.tatooine":
    "Le hangar des douanes est fermé, étiqueté et penché. Une planche n’est là que pour faire nombre.",
  "encounter.tatooine-nal-hutta-19.nal-hutta":
    "Il faut garer la barge de plaisance du clan. Elle est plus longue que le port.",
  "encounter.tatooine-nal-hutta-20.tatooine":
    "Un ermite des dunes paie les nouvelles en vieille monnaie. Aux ignorants, il indique le chemin.",
  "encounter.tatooine-nal-hutta-20.nal-hutta":
    "Le Soleil Noir paie pour le plan de table d’un mariage. L’oncle de la mariée paierait aussi, en gratitude.",
  "encounter.tatooine-nal-hutta-20.spy": "Copier le plan",
  "encounter.tatooine-nal-hutta-20.warn": "Prévenir l’oncle",
};
