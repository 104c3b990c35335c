/** In French: stories of the Ring of Kafrene and Takodana; lines a player may take stand after their card. */
import type { kafreneTakodana as english } from "../../en/encounters/kafrene-takodana.ts";

export const kafreneTakodana: Readonly<Record<keyof typeof english, string>> = {
  "encounter.kafrene-takodana-01.ring-of-kafrene":
    "Un coursier meurt dans tes bras, dans un couloir plein de caméras.",
  "encounter.kafrene-takodana-01.takodana":
    "De la soupe, de la musique, et une table où tout le monde parle à tout le monde.",
  "encounter.kafrene-takodana-01.listen": "Écouter la table voisine",
  "encounter.kafrene-takodana-02.ring-of-kafrene":
    "Le courtier d’un indic achète des noms. Tous se vendent.",
  "encounter.kafrene-takodana-02.inform": "Vendre un nom",
  "encounter.kafrene-takodana-02.refuse": "Prévenir l’intéressé",
  "encounter.kafrene-takodana-02.takodana":
    "Une porte à la cave s’ouvre à ceux qui connaissent la chanson.",
  "encounter.kafrene-takodana-03.ring-of-kafrene":
    "Les lumières du niveau marchand lâchent. Dans le noir, les prix tombent aussi.",
  "encounter.kafrene-takodana-03.takodana":
    "Ton équipage raconte ton histoire mieux que toi. Les verres arrivent.",
  "encounter.kafrene-takodana-04.ring-of-kafrene": "Quatre gros bras, un sas, aucun témoin.",
  "encounter.kafrene-takodana-04.takodana":
    "L’hôtesse te regarde longtemps et dit : « Pas encore. »",
  "encounter.kafrene-takodana-05.ring-of-kafrene":
    "Un conteneur que nul ne réclame, un droïde des douanes fatigué, un formulaire en trois couleurs.",
  "encounter.kafrene-takodana-05.takodana":
    "Un géant pose le coude sur ta table. La salle fait cercle.",
  "encounter.kafrene-takodana-05.arm": "Prendre la main tendue",
  "encounter.kafrene-takodana-05.sit": "Rester à ta soupe",
  "encounter.kafrene-takodana-06.ring-of-kafrene":
    "Deux astéroïdes, une ville entre les deux, et aujourd’hui ils ne sont pas d’accord. Les dockers tirent des deux côtés.",
  "encounter.kafrene-takodana-06.takodana":
    "La table près du feu est à qui sait le meilleur mensonge. Son occupant a l’air fatigué.",
  "encounter.kafrene-takodana-07.ring-of-kafrene":
    "La ruelle a un péage, puis un second pour avoir payé le premier. Les toits sont gratuits.",
  "encounter.kafrene-takodana-07.toll": "Payer une fois",
  "encounter.kafrene-takodana-07.roof": "Passer par les toits",
  "encounter.kafrene-takodana-07.takodana":
    "Des contrebandiers font courir des bateaux en papier sur le lac, puis refont le parcours, en vaisseau.",
  "encounter.kafrene-takodana-08.ring-of-kafrene":
    "Un homme que tu n’as jamais vu crie ton nom et « au voleur ». La foule choisit de croire la seconde partie.",
  "encounter.kafrene-takodana-08.takodana":
    "On accroche un fanion à ta marque parmi mille autres. « Te voilà de la maison », dit quelqu’un.",
  "encounter.kafrene-takodana-09.ring-of-kafrene":
    "Le droïde d’information publique sait tout, et a ordre d’oublier. Son couvercle ferme mal.",
  "encounter.kafrene-takodana-09.takodana":
    "On te demande de surveiller une porte et de décrire qui entre. Quelqu’un paie un supplément pour les oreilles.",
  "encounter.kafrene-takodana-10.ring-of-kafrene":
    "Une barge sans freins, un quai sans place, un pilote de port sans honte.",
  "encounter.kafrene-takodana-10.takodana":
    "La maison est pleine et la cave fermée. Ni l’un ni l’autre n’est définitif.",
  "encounter.kafrene-takodana-10.stay": "Dormir sur le banc",
  "encounter.kafrene-takodana-10.cellar": "Dormir à la cave",
  "encounter.kafrene-takodana-11.ring-of-kafrene":
    "Le couloir n’est large que d’une personne. Si quelqu’un que tu connais arrive en face, il y a un passif.",
  "encounter.kafrene-takodana-11.settle": "Régler ça",
  "encounter.kafrene-takodana-11.wait": "Attendre sous un porche, et vendre la place",
  "encounter.kafrene-takodana-11.takodana":
    "C’est l’anniversaire de quelqu’un. Nul ne sait de qui, alors tout le monde a un cadeau.",
  "encounter.kafrene-takodana-12.ring-of-kafrene":
    "Émeute sur l’anneau inférieur : trois camps, deux sorties. Tous te demandent de quel camp tu es.",
  "encounter.kafrene-takodana-12.takodana":
    "Un colporteur étale sa couverture : de la ferraille, des trésors, et ce que tu as perdu sur Lothal.",
  "encounter.kafrene-takodana-12.trade": "Lui vendre quelque chose",
  "encounter.kafrene-takodana-12.browse": "Fouiller",
  "encounter.kafrene-takodana-13.ring-of-kafrene":
    "Un tiroir de chantages, en vrac. Le propriétaire est mort de mort naturelle, à ce qu’on veut bien dire.",
  "encounter.kafrene-takodana-13.sell": "Vendre une lettre",
  "encounter.kafrene-takodana-13.burn": "Rendre une lettre",
  "encounter.kafrene-takodana-13.takodana":
    "Une chanson a quarante couplets et le chanteur a oublié le dernier. Elle parle de quelqu’un comme toi.",
  "encounter.kafrene-takodana-14.ring-of-kafrene":
    "Tu suis une capuche dans la foule pendant une heure. Derrière toi, quelqu’un fait de même.",
  "encounter.kafrene-takodana-14.takodana":
    "La marmite de la cuisinière est coincée dans le four, et le dîner est pour soixante.",
  "encounter.kafrene-takodana-15.ring-of-kafrene":
    "Les deux parties d’un échange ne se fient qu’aux inconnus. Et toi, ici, personne ne te connaît.",
  "encounter.kafrene-takodana-15.takodana":
    "Des dés à trop de faces. Le perdant explique les règles après coup.",
  "encounter.kafrene-takodana-15.dice": "Lancer",
  "encounter.kafrene-takodana-15.watch": "Tenir le gobelet",
  "encounter.kafrene-takodana-16.ring-of-kafrene":
    "Un conteneur sans numéro, sur un quai sans lumière, près d’un garde sans montre.",
  "encounter.kafrene-takodana-16.takodana":
    "Trois vieux ennemis partagent un banc et une pipe. Ils te font une place et demandent seulement auprès de qui glisser ton nom.",
  "encounter.kafrene-takodana-17.ring-of-kafrene":
    "Une clinique sans enseigne. Elle achète, elle vend, elle recoud.",
  "encounter.kafrene-takodana-17.doctor": "Te faire recoudre",
  "encounter.kafrene-takodana-17.donor": "Te vendre un peu",
  "encounter.kafrene-takodana-17.takodana":
    "Une chose du grenier du château se branche sur ton moteur et se met à chanter.",
  "encounter.kafrene-takodana-18.ring-of-kafrene":
    "La fosse de combat sous le marché aux poissons a un champion, une chaîne et un défi ouvert.",
  "encounter.kafrene-takodana-18.takodana":
    "Des pilotes dessinent leurs routes dans la bière renversée. Tu en retiens une avant le coup de chiffon.",
  "encounter.kafrene-takodana-19.ring-of-kafrene":
    "Une boîte aux lettres morte dans les égouts, avec des instructions en langue morte. Les rats les ont lues.",
  "encounter.kafrene-takodana-19.takodana":
    "Une partie aux pièces sculptées qui dure depuis onze ans. Les noirs t’offrent leur siège, et leurs dettes.",
  "encounter.kafrene-takodana-20.ring-of-kafrene":
    "Tu trouves la seconde moitié d’une photo déchirée. Quelqu’un paiera pour qu’elle ne retrouve pas la première.",
  "encounter.kafrene-takodana-20.takodana":
    "On fait passer un chapeau pour une cause perdue. Deux fois : une pour l’argent, une pour les noms.",
  "encounter.kafrene-takodana-20.swear": "Y mettre ton nom",
  "encounter.kafrene-takodana-20.shrug": "Aider à compter l’argent",
};
