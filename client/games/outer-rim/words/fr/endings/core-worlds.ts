/** In French: how the stories of the Core Worlds end. */
import type { coreWorlds as english } from "../../en/endings/core-worlds.ts";

export const coreWorlds: Readonly<Record<keyof typeof english, string>> = {
  "encounter.core-worlds-01.show.pass":
    "Tous les gens qui comptent te voient, du bon côté. Au matin, tu es une mode.",
  "encounter.core-worlds-01.show.fail": "Les traiteurs te voient, et envoient la note.",
  "encounter.core-worlds-01.across.yes.pass":
    "Tu traverses le Noyau entre un violoncelle et une malle à chapeaux.",
  "encounter.core-worlds-01.across.yes.fail": "Le violoncelle était douanier.",
  "encounter.core-worlds-01.across.no":
    "Il y a un orchestre, et un petit gâteau au nom du paquebot.",
  "encounter.core-worlds-02.core-worlds.pass":
    "Le lot neuf est étiqueté « cale-porte ». Tu enchéris contre la porte.",
  "encounter.core-worlds-02.core-worlds.fail": "Tu achètes l’étiquette.",
  "encounter.core-worlds-02.across.yes.pass":
    "Tu passes sur le coup de minuit, pendant qu’il lace ses chaussures.",
  "encounter.core-worlds-02.across.yes.fail": "Il court plus vite qu’il n’y paraît.",
  "encounter.core-worlds-02.toll.done":
    "Tu reçois un reçu, un tampon et l’autre bout de la galaxie.",
  "encounter.core-worlds-03.core-worlds.yes":
    "On te paie au grand jour, au guichet, devant la file.",
  "encounter.core-worlds-03.core-worlds.no.pass":
    "Dans le noir toutes les enveloppes se ressemblent. Tu prends la grosse.",
  "encounter.core-worlds-03.core-worlds.no.fail": "Quelqu’un allume.",
  "encounter.core-worlds-03.across.pass":
    "« Anniversaire », dis-tu. Il te laisse passer, et la voie chante.",
  "encounter.core-worlds-03.across.fail": "Tu n’en trouves aucune.",
  "encounter.core-worlds-03.across.fail.yes":
    "Il en trouve une, regarde ton dossier, et appelle un ami.",
  "encounter.core-worlds-03.across.fail.no":
    "Il écrit « à la dérive » et te fait signe, par pitié.",
  "encounter.core-worlds-04.core-worlds.pass":
    "Tu le bats avec les canards. Il tient à te présenter à son ministre.",
  "encounter.core-worlds-04.core-worlds.fail": "Il avait de vrais canons derrière les balançoires.",
  "encounter.core-worlds-04.across.yes.pass":
    "Tu y entres comme exercice, et en sors comme résultat.",
  "encounter.core-worlds-04.across.yes.fail": "Ils s’entraînent sur toi.",
  "encounter.core-worlds-04.across.no":
    "Ils ouvrent une voie, tirent une salve par erreur, et paient la peinture.",
  "encounter.core-worlds-05.archive.pass":
    "Le veilleur de nuit lit à voix haute. Tu prends des notes.",
  "encounter.core-worlds-05.archive.fail": "Tu te classes toi-même à E, comme effraction.",
  "encounter.core-worlds-05.collector.done":
    "Il paie à la blessure. Tu en as plusieurs en mémoire.",
  "encounter.core-worlds-05.bribe.done":
    "La pilote ne relit jamais un dossier. Tu traverses tous feux éteints.",
  "encounter.core-worlds-05.across.no":
    "Assez propre, dit la pilote, une pointe de regret dans la voix.",
  "encounter.core-worlds-06.across.pass": "L’autre bout est dégagé, maintenant.",
  "encounter.core-worlds-06.across.fail":
    "Ils ont une table, une lampe et la liste de ce que tu portes.",
  "encounter.core-worlds-06.pay.done": "Ils rendent la monnaie. C’est ce genre de maison.",
  "encounter.core-worlds-06.crate.done": "Ils ne l’ouvrent pas. Tu as failli les prévenir.",
  "encounter.core-worlds-07.across.yes":
    "Un gant blanc s’agite. La voie est libre avant qu’il retombe.",
  "encounter.core-worlds-07.give.done":
    "L’employé l’admire, l’inscrit comme don, et te compte parmi les amis.",
  "encounter.core-worlds-08.core-worlds.pass":
    "L’assistant de l’autre sénateur est derrière toi, avec un meilleur prix et une lettre pour Naboo.",
  "encounter.core-worlds-08.core-worlds.fail": "C’était ce sénateur-ci.",
  "encounter.core-worlds-08.across.yes.pass":
    "Tu souffles de l’autre côté, d’un coup, avec tout le convoi.",
  "encounter.core-worlds-08.across.yes.fail": "Quelqu’un éternue au milieu, et c’est ton réacteur.",
  "encounter.core-worlds-08.across.no":
    "Ils comptent, et le compte y est. Être un chiffre, c’est un peu payé.",
  "encounter.core-worlds-09.core-worlds.pass":
    "Tu corriges le tome trois. Elle te paie, et salue tes bottes.",
  "encounter.core-worlds-09.core-worlds.fail": "Elle te corrige, avec les numéros de page.",
  "encounter.core-worlds-09.ticket.done":
    "Des vaisseaux des deux côtés, tous endormis. Au matin, c’est un autre ciel.",
  "encounter.core-worlds-09.stow.pass":
    "Elle est pleine de gens qui ne se sont jamais vus. Tu t’ajoutes.",
  "encounter.core-worlds-09.stow.fail": "Sous la cale sous la cale, il n’y a que l’eau de cale.",
  "encounter.core-worlds-10.across.yes.pass":
    "Il annonce une princesse. Tu t’inclines, avec tout le vaisseau.",
  "encounter.core-worlds-10.across.yes.fail": "Il lit l’ancien, et celui d’avant.",
  "encounter.core-worlds-10.across.no":
    "Il te lit correctement. C’est un plaisir d’être soi, une fois.",
  "encounter.core-worlds-11.suit.pass":
    "Au bal, on te prend pour le scandale d’une bonne famille. On se dispute la prochaine danse.",
  "encounter.core-worlds-11.suit.fail":
    "C’est un beau costume. On te demande de rapporter des petits fours.",
  "encounter.core-worlds-11.doctor.done":
    "On recoud la cicatrice et on écorche le nom, sur demande.",
  "encounter.core-worlds-11.across.no":
    "On te roule à bord, on te borde, et on te réveille de l’autre côté.",
  "encounter.core-worlds-12.core-worlds.pass":
    "Quand la fanfare se tait, tu pèses beaucoup de petites choses de plus.",
  "encounter.core-worlds-12.core-worlds.fail": "Le dix-millionième te regardait.",
  "encounter.core-worlds-12.across.yes.pass": "Tu le prends comme un exercice, et tu le gagnes.",
  "encounter.core-worlds-12.across.yes.fail": "Ce n’était pas un exercice.",
  "encounter.core-worlds-12.across.no":
    "C’était un exercice. On te remercie de ta patience au haut-parleur.",
  "encounter.core-worlds-13.loan.done": "L’argent est neuf et sent la réputation d’un autre.",
  "encounter.core-worlds-13.save.pass": "La clause quarante paie qui lit la clause quarante.",
  "encounter.core-worlds-13.save.fail": "Ça rapetisse.",
  "encounter.core-worlds-13.across.yes":
    "Deux personnes répondent de toi en même temps, mot pour mot. Il signe pour qu’elles cessent.",
  "encounter.core-worlds-13.stamp.done":
    "Il la pèse, sourit, et signe avec ton stylo, qu’il garde.",
  "encounter.core-worlds-14.core-worlds.pass":
    "Tu gagnes avec la chaise. L’académie ajoute une page, et un général demande des leçons.",
  "encounter.core-worlds-14.core-worlds.fail":
    "Ils travaillent les manières depuis quatre ans, avec des pointes.",
  "encounter.core-worlds-14.across.pass":
    "Tu tournes avec la voie, qui t’emporte comme un chapeau sur un fleuve.",
  "encounter.core-worlds-14.across.fail": "Il est midi.",
  "encounter.core-worlds-14.across.fail.yes": "Ceux qui arrivent en face connaissent ton vaisseau.",
  "encounter.core-worlds-14.across.fail.no":
    "Ceux qui arrivent en face te laissent passer, fort poliment.",
  "encounter.core-worlds-15.core-worlds.pass":
    "À minuit, on te porte jusqu’à l’ascenseur, sur les épaules.",
  "encounter.core-worlds-15.core-worlds.fail": "À minuit, on te porte jusqu’à l’ascenseur.",
  "encounter.core-worlds-15.across.yes.pass": "Il y a des poignées, maintenant.",
  "encounter.core-worlds-15.across.yes.fail": "Tu découvres les parois.",
  "encounter.core-worlds-15.across.no":
    "Tu voyages en fret, en première, avec une étiquette « haut ».",
  "encounter.core-worlds-16.crate.done":
    "On la trouve à la fermeture. Tu es de l’autre côté depuis des heures.",
  "encounter.core-worlds-16.run.pass": "Leurs cris rapetissent très vite.",
  "encounter.core-worlds-16.run.fail": "Eux n’avaient pas oublié la barrière.",
  "encounter.core-worlds-16.across.no": "On te trouve du charme, avec un bon qui l’atteste.",
  "encounter.core-worlds-17.view.done":
    "Trois jours, six repas par jour, un mécano qui chante. Ton vaisseau et toi repartez comme neufs.",
  "encounter.core-worlds-17.lobby.done": "Tu portes onze valises et en ouvres une par accident.",
  "encounter.core-worlds-17.across.yes.pass":
    "Au deuxième café, il est sûr que tu es de sa famille.",
  "encounter.core-worlds-17.across.yes.fail": "Il se souvient, et son carnet aussi.",
  "encounter.core-worlds-17.across.no": "Il se souvient de toi en bien, et fait regarder ce bruit.",
  "encounter.core-worlds-18.wait.done":
    "Ta place part pour mille, à quelqu’un qui a toujours eu le feu vert.",
  "encounter.core-worlds-18.dash.pass": "Vu de ce côté, il est vert.",
  "encounter.core-worlds-18.dash.fail": "C’est un rouge très dur.",
  "encounter.core-worlds-18.across.no": "La discussion s’achève. Vert.",
  "encounter.core-worlds-19.core-worlds.pass":
    "Tu signes pour le destitué, avec panache. Il cesse de faire tic-tac quand on l’admire.",
  "encounter.core-worlds-19.core-worlds.fail":
    "L’employé demande ta couronne, ou une autre pièce d’identité.",
  "encounter.core-worlds-19.across.yes.pass":
    "Tu ne demandes rien, et si bien que les patrouilles non plus.",
  "encounter.core-worlds-19.across.yes.fail": "Tu en poses une.",
  "encounter.core-worlds-19.across.no.pass":
    "Tu parles du temps sur neuf mondes. Jamais la météo n’a si bien payé.",
  "encounter.core-worlds-19.across.no.fail":
    "Tu ne dis rien non plus, tout du long. C’est reposant.",
  "encounter.core-worlds-20.across.pass":
    "« À gauche », dis-tu. C’était à gauche. Il y a un petit prix.",
  "encounter.core-worlds-20.across.fail": "« À droite », dis-tu.",
  "encounter.core-worlds-20.across.fail.yes":
    "L’examinateur passe à la deuxième page, et te voilà.",
  "encounter.core-worlds-20.across.fail.no":
    "Tu n’es pas sur la liste. Il te laisse passer, avec un point pour la franchise.",
};
