/** In French: how the stories of Lothal and Mon Calamari end. */
import type { lothalMonCalamari as english } from "../../en/endings/lothal-mon-calamari.ts";

export const lothalMonCalamari: Readonly<Record<keyof typeof english, string>> = {
  "encounter.lothal-mon-calamari-01.lothal.yes.pass":
    "Ton visage ne dit rien, avec le bon accent. Il rend même la monnaie.",
  "encounter.lothal-mon-calamari-01.lothal.yes.fail":
    "Il tourne la page, et revoilà ton visage, avec un numéro dessous.",
  "encounter.lothal-mon-calamari-01.lothal.yes.fail.pass":
    "Tu refermes le livre pour lui et tu passes la barrière, ou ce qu’il en reste.",
  "encounter.lothal-mon-calamari-01.lothal.yes.fail.fail":
    "On te relâche le soir, en deux morceaux.",
  "encounter.lothal-mon-calamari-01.lothal.no":
    "Le manifeste lui plaît, le visage aussi ; il y a une prime de courrier pour ça.",
  "encounter.lothal-mon-calamari-01.dock.done":
    "On martèle toute la nuit au rythme des vagues. Au matin, ton vaisseau a l’air neuf.",
  "encounter.lothal-mon-calamari-01.help.pass":
    "Dedans, un nid, une panne et un chantier reconnaissant. Ils construisent pour des gens qui l’apprendront.",
  "encounter.lothal-mon-calamari-01.help.fail": "Quelqu’un avait eu raison de ne pas oser.",
  "encounter.lothal-mon-calamari-02.denounce.done":
    "L’officier paie à la page. Le boulanger te regarde, toi.",
  "encounter.lothal-mon-calamari-02.warn.done":
    "Quarante pains. Tu les lis tous, et ceux que tu nourris aussi.",
  "encounter.lothal-mon-calamari-02.mon-calamari.pass":
    "Ta correction déplace une étoile d’un doigt. Sa rumeur vient avec une adresse et un tarif.",
  "encounter.lothal-mon-calamari-02.mon-calamari.fail":
    "Tu corriges ce qui était juste. Elle te corrige.",
  "encounter.lothal-mon-calamari-03.lothal.pass":
    "À l’aube la garnison marche dans le mauvais sens, et deux cargos ont filé derrière elle.",
  "encounter.lothal-mon-calamari-03.lothal.fail": "Elle répète ton nom.",
  "encounter.lothal-mon-calamari-03.mon-calamari.pass":
    "Tu navigues au bruit du vaisseau de devant, et à ce qu’il ne s’arrête pas.",
  "encounter.lothal-mon-calamari-03.mon-calamari.fail": "Le vaisseau de devant s’arrête.",
  "encounter.lothal-mon-calamari-04.lothal.pass":
    "Quand on rouvre la rue, tu y es toujours, debout. Les gens se mettent aux fenêtres.",
  "encounter.lothal-mon-calamari-04.lothal.fail": "Il garde la rue, ta bourse et le dernier mot.",
  "encounter.lothal-mon-calamari-05.lothal.pass":
    "Elle te dit qui a déclaré quoi sous quel nom, et fait un pâté sur le reste.",
  "encounter.lothal-mon-calamari-05.lothal.fail":
    "Elle demande comment ça s’écrit, et pour qui tu travailles.",
  "encounter.lothal-mon-calamari-05.mon-calamari.pass":
    "La dernière plaque monte, l’eau aux genoux. Tu choisis avant les autres.",
  "encounter.lothal-mon-calamari-05.mon-calamari.fail":
    "La marée t’aide à poser la tienne, sur ton pied.",
  "encounter.lothal-mon-calamari-06.lothal.pass":
    "Deux équipes te paient et une troisième te remercie.",
  "encounter.lothal-mon-calamari-06.lothal.fail":
    "Quelqu’un finit par compter les têtes, et facture celle en trop.",
  "encounter.lothal-mon-calamari-06.mon-calamari.pass":
    "La caisse s’ouvre sous l’eau avec un long soupir d’argent.",
  "encounter.lothal-mon-calamari-06.mon-calamari.fail":
    "Le guichet est toujours ouvert. Il prélève son péage.",
  "encounter.lothal-mon-calamari-07.return.done":
    "L’officier est si soulagé qu’il fait un rapport sur toi, favorable.",
  "encounter.lothal-mon-calamari-07.keep.pass":
    "Quatre codes, dont trois anniversaires. Le quatrième vaut de l’argent.",
  "encounter.lothal-mon-calamari-07.keep.fail": "Il te lit en retour.",
  "encounter.lothal-mon-calamari-07.mon-calamari.pass":
    "Pendant neuf minutes tu connais l’avenir. Tu mises tout sur la deuxième marée.",
  "encounter.lothal-mon-calamari-07.mon-calamari.fail":
    "Hier elle avançait, et tu en as tenu compte.",
  "encounter.lothal-mon-calamari-08.step.pass":
    "Tu gagnes aux points. La grange est sauve, le fermier muet, et le rapport te nomme.",
  "encounter.lothal-mon-calamari-08.step.fail": "On t’expose l’autre point de vue.",
  "encounter.lothal-mon-calamari-08.pass.done":
    "Ils paient la boîte. Le fermier ne te dit rien, rien du tout.",
  "encounter.lothal-mon-calamari-08.mon-calamari.pass":
    "Tu déplaces une cuillère. Il la regarde longtemps, puis il te regarde, en officier.",
  "encounter.lothal-mon-calamari-08.mon-calamari.pass.yes":
    "Il y a du travail, dit-il, pour qui voit ça, et il dit pour qui.",
  "encounter.lothal-mon-calamari-08.mon-calamari.pass.no":
    "Il écrit à des amis au sujet de la cuillère.",
  "encounter.lothal-mon-calamari-08.mon-calamari.fail": "Tu l’aurais perdue aussi, mais plus tôt.",
  "encounter.lothal-mon-calamari-10.lothal.pass":
    "Tu fais quatre fois la queue et touches une allocation pour chacun de toi.",
  "encounter.lothal-mon-calamari-10.lothal.fail": "Le dernier employé est de nouveau le premier.",
  "encounter.lothal-mon-calamari-10.mon-calamari.pass":
    "Tu lui dis qu’il est un bac. Il démarre, et ceux qui veulent un croiseur sont reconnaissants.",
  "encounter.lothal-mon-calamari-10.mon-calamari.fail": "Il pose une question de plus.",
  "encounter.lothal-mon-calamari-11.lothal.pass":
    "Tu perds juste ce que veut la politesse. Ils trinquent à ta santé, et paient.",
  "encounter.lothal-mon-calamari-11.lothal.fail": "Il leur manque de nouveau un rival.",
  "encounter.lothal-mon-calamari-11.bell.done":
    "Elle sonne une fois en remontant. Sur le quai, de vieux marins se découvrent.",
  "encounter.lothal-mon-calamari-11.log.done":
    "Les assureurs lisent la dernière page, et te paient pour ne pas l’avoir lue.",
  "encounter.lothal-mon-calamari-12.lothal.yes.yes":
    "Tu leur conseilles de creuser ailleurs. Ils paient, et quelqu’un en gris a une commission pour qui est des leurs.",
  "encounter.lothal-mon-calamari-12.lothal.yes.no":
    "Tu leur conseilles de creuser ailleurs, deux fois. Ils paient les deux.",
  "encounter.lothal-mon-calamari-12.lothal.no.pass":
    "Au coucher du soleil il y a une colline de sacs, et c’est la tienne.",
  "encounter.lothal-mon-calamari-12.lothal.no.fail":
    "Il y avait une pierre dans le neuvième sac. Dans tous les autres aussi.",
  "encounter.lothal-mon-calamari-12.hide.pass":
    "Ils comptent un filet de trop et un pilote de moins. Les pêcheurs t’envoient la prise.",
  "encounter.lothal-mon-calamari-12.hide.fail": "Le tien est le seul qui soit sec.",
  "encounter.lothal-mon-calamari-12.sell.done":
    "Tu comptes vite et bien. Les pêcheurs te regardent faire.",
  "encounter.lothal-mon-calamari-13.pose.done":
    "Le soir tu es sur tous les murs. Au matin, quelqu’un a dessiné dessus.",
  "encounter.lothal-mon-calamari-13.mon-calamari.pass":
    "Tu finis avant que l’eau n’atteigne le banc. La cour s’en va à la dérive ; la caisse est à toi.",
  "encounter.lothal-mon-calamari-13.mon-calamari.fail": "Tu avais un second argument.",
  "encounter.lothal-mon-calamari-14.lothal.pass":
    "Tu restes toute la nuit à fredonner avec. Des gens qui ne devraient rien savoir demandent ce que ça disait.",
  "encounter.lothal-mon-calamari-14.lothal.fail": "Ça s’arrête. C’était peut-être la chemise.",
  "encounter.lothal-mon-calamari-14.mon-calamari.through":
    "Le gardien ouvre pour la dernière vague, et tu es dessus.",
  "encounter.lothal-mon-calamari-15.let.lucky":
    "Elle apprend vite. Sa patronne voudrait garder ta coque pour la classe.",
  "encounter.lothal-mon-calamari-15.let.even": "Elle apprend un rivet, à fond.",
  "encounter.lothal-mon-calamari-15.let.unlucky":
    "Elle apprend ce qu’il ne faut pas faire. Ta coque aussi.",
  "encounter.lothal-mon-calamari-15.pay.done":
    "La patronne jette un œil, soupire, et envoie quarante apprentis.",
  "encounter.lothal-mon-calamari-16.buy.done":
    "Tu la lis à loisir. Un des noms serait content d’en sortir.",
  "encounter.lothal-mon-calamari-16.refuse.done":
    "Il paie, et ajoute une note sur l’endroit où tu te tenais.",
  "encounter.lothal-mon-calamari-16.open.done":
    "La bouteille reste à la mer. Le message pèse plus lourd depuis que tu l’as touché.",
  "encounter.lothal-mon-calamari-17.lothal.pass":
    "Tu donnes raison à celui qui part, et il te laisse sa malle à faire suivre.",
  "encounter.lothal-mon-calamari-17.lothal.fail": "Tu as tort, de l’avis des deux.",
  "encounter.lothal-mon-calamari-17.take.done":
    "Ils ne demandent rien et font la vaisselle chaque soir. Un signe te précède, de port en port.",
  "encounter.lothal-mon-calamari-17.charge.done": "Les papiers sont très bons. C’est écrit dessus.",
  "encounter.lothal-mon-calamari-18.lothal.pass":
    "Ils repartent par la chambre onze. L’un d’eux lâche la solde.",
  "encounter.lothal-mon-calamari-18.lothal.fail":
    "C’était bien la chambre douze. Tu paies la porte.",
  "encounter.lothal-mon-calamari-18.mon-calamari.yes":
    "Ton équipage lui fait faire deux fois le tour du port en chantant. Il paie la chanson.",
  "encounter.lothal-mon-calamari-18.mon-calamari.no":
    "À la taverne, quelqu’un cherche un vaisseau, ou en fuit un.",
  "encounter.lothal-mon-calamari-19.lothal.pass":
    "Tu démarres le deuxième moteur à la cuillère. Il est adjugé à qui a su le faire.",
  "encounter.lothal-mon-calamari-19.lothal.fail": "Tu achètes le quatrième propriétaire.",
  "encounter.lothal-mon-calamari-19.mon-calamari.pass":
    "Tu descends une station plus loin, très loin, avec une mallette oubliée.",
  "encounter.lothal-mon-calamari-19.mon-calamari.fail": "Il s’arrête quand même, contre le récif.",
  "encounter.lothal-mon-calamari-20.drum.done":
    "Tu bats la mesure deux heures, au pas. Un général se souviendra de tes poignets.",
  "encounter.lothal-mon-calamari-20.spoil.pass":
    "La salve part en toux. La moitié de la place rit, l’autre a ordre de ne pas rire.",
  "encounter.lothal-mon-calamari-20.spoil.fail": "La salve part trop tôt, et près de toi.",
  "encounter.lothal-mon-calamari-20.mon-calamari.pass":
    "Tu trouves un acheteur aux grandes mains et tu sors devant le bâillement.",
  "encounter.lothal-mon-calamari-20.mon-calamari.fail":
    "On lui avait dit d’avoir l’air las, et pourquoi.",
};
