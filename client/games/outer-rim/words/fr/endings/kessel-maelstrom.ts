/** In French: how the stories of Kessel and the Maelstrom end. */
import type { kesselMaelstrom as english } from "../../en/endings/kessel-maelstrom.ts";

export const kesselMaelstrom: Readonly<Record<keyof typeof english, string>> = {
  "encounter.kessel-maelstrom-01.kessel.pass":
    "Tu tiens jusqu’au sifflet. L’équipe te paie en minerai et un dîner avec.",
  "encounter.kessel-maelstrom-01.kessel.fail": "Tu lâches un peu avant le câble.",
  "encounter.kessel-maelstrom-01.maelstrom.through":
    "La tempête te relâche avec un bruit de bourse qu’on referme.",
  "encounter.kessel-maelstrom-02.free.pass":
    "Ils passent devant le garde sur la pointe des pieds, tous les quarante. On chante déjà avant ton départ.",
  "encounter.kessel-maelstrom-02.free.fail": "Le garde reposait ses yeux, pas ses oreilles.",
  "encounter.kessel-maelstrom-02.look-away.done":
    "La bourse pèse plus qu’elle n’en a l’air. Le chemin du retour aussi.",
  "encounter.kessel-maelstrom-02.maelstrom.pass":
    "Tu lui offres le prix fort dans son protocole. Elle ouvre son panneau et te laisse choisir.",
  "encounter.kessel-maelstrom-02.maelstrom.fail": "Elle t’ajoute à la liste, pièce par pièce.",
  "encounter.kessel-maelstrom-03.kessel.yes": "Ta soute se tait, contre paiement.",
  "encounter.kessel-maelstrom-03.kessel.no":
    "Au matin ta soute est pleine, et le contremaître ne connaît pas ton visage.",
  "encounter.kessel-maelstrom-03.maelstrom.pass":
    "L’ordinateur s’excuse à la troisième heure. Te voilà dans un atlas.",
  "encounter.kessel-maelstrom-03.maelstrom.fail":
    "L’ordinateur ne dit pas qu’il l’avait dit. Il fait tinter une clochette.",
  "encounter.kessel-maelstrom-04.kessel.pass":
    "Elle n’est sur aucune liste, donc personne ne peut la regretter. Quelqu’un la regrette, de façon générale.",
  "encounter.kessel-maelstrom-04.kessel.fail":
    "La cuve a ses propres gardes. Ils ne sont sur aucune liste non plus.",
  "encounter.kessel-maelstrom-04.kessel.fail.pass":
    "Tu leur prends la cuillère. Elle était en argent.",
  "encounter.kessel-maelstrom-04.kessel.fail.fail":
    "Ils finissent par dresser une petite liste, de ce que tu avais sur toi.",
  "encounter.kessel-maelstrom-05.kessel.pass":
    "Ta place est dans la collection, avec une carte et une modeste rente.",
  "encounter.kessel-maelstrom-05.kessel.fail": "Tu finis dans la collection des dettes.",
  "encounter.kessel-maelstrom-05.maelstrom.pass":
    "Il ne t’attendait pas en train de tirer. D’habitude, on sort sans rien.",
  "encounter.kessel-maelstrom-05.maelstrom.fail":
    "Il attend là où il attend toujours, et ça marche.",
  "encounter.kessel-maelstrom-06.kessel.pass":
    "Tu l’échanges, de soupe en soupe, jusqu’à la table du directeur.",
  "encounter.kessel-maelstrom-06.kessel.fail":
    "Tu bois la preuve. Elle brûle d’une drôle de façon.",
  "encounter.kessel-maelstrom-06.maelstrom.pass":
    "Quand il se retourne, l’autre face a des portes. Tu pars avec une caisse avant le prochain rêve.",
  "encounter.kessel-maelstrom-06.maelstrom.fail": "Il se retourne sur toi.",
  "encounter.kessel-maelstrom-07.carry.pass":
    "Là-haut, quelqu’un la lit à voix haute, par erreur, aux actionnaires. En bas, on apprend ton nom.",
  "encounter.kessel-maelstrom-07.carry.fail":
    "Tu rencontres le dernier porteur. Il te montre la pioche.",
  "encounter.kessel-maelstrom-07.sell.done": "Chaque nom a son prix. Les croix sont moins chères.",
  "encounter.kessel-maelstrom-07.maelstrom.pass":
    "Tu réponds à l’ancien nom. Il ouvre un coffre que lui seul pouvait ouvrir.",
  "encounter.kessel-maelstrom-07.maelstrom.fail": "Elle demande où tu les as enterrés.",
  "encounter.kessel-maelstrom-08.kessel.pass":
    "Tu fais sortir tout le monde, bureau par bureau. On exige des arriérés pour toi aussi.",
  "encounter.kessel-maelstrom-08.kessel.fail":
    "C’est la paie qui tient le plafond. Tu t’appuies sur le mauvais bureau.",
  "encounter.kessel-maelstrom-08.maelstrom.pass":
    "Tu passes devant chacun, très lentement, comme une bouchée sans intérêt. Personne ne croit au nombre d’yeux.",
  "encounter.kessel-maelstrom-08.maelstrom.fail": "Ça avait aussi une bouche.",
  "encounter.kessel-maelstrom-09.maelstrom.pass":
    "Tu la vides pendant que les étincelles attendent poliment. Le moteur n’avait plus sonné ainsi depuis son vol.",
  "encounter.kessel-maelstrom-09.maelstrom.fail": "Une étincelle n’a pas attendu.",
  "encounter.kessel-maelstrom-10.talk.pass":
    "Tu déposes un amendement. Le comité se dissout en sous-comités, et le plus gros délégué te suit dehors.",
  "encounter.kessel-maelstrom-10.talk.fail": "On te déclare irrecevable, à la main.",
  "encounter.kessel-maelstrom-10.smash.pass":
    "La direction paie. Les machines qui balaient te regardent longtemps.",
  "encounter.kessel-maelstrom-10.smash.fail": "La motion est portée, et toi aussi.",
  "encounter.kessel-maelstrom-10.maelstrom.pass":
    "Tu tires proprement aussi. L’endroit calme a une cave.",
  "encounter.kessel-maelstrom-10.maelstrom.fail": "Il ajoute ton blindage à la clôture.",
  "encounter.kessel-maelstrom-11.taste.lucky":
    "Pendant une heure, tu vois le prix de toute chose, et tu vends vite.",
  "encounter.kessel-maelstrom-11.taste.even": "Tu ne goûtes rien et tu le décris fort bien.",
  "encounter.kessel-maelstrom-11.taste.unlucky":
    "Les sangles, c’était pour le confort. Pas la cuillère.",
  "encounter.kessel-maelstrom-11.maelstrom.pass":
    "Les corrections sont des coordonnées. Quelqu’un se cachait dans ta grammaire.",
  "encounter.kessel-maelstrom-11.maelstrom.fail": "Elle corrige aussi la coque.",
  "encounter.kessel-maelstrom-12.feed.done":
    "Entre la soupe et le dessert, il dessine neuf visages. Le cuisinier, d’un bord ou de l’autre, te fait un signe.",
  "encounter.kessel-maelstrom-12.trick.pass":
    "Tout le monde mange, on te paie, et personne ne dessine rien.",
  "encounter.kessel-maelstrom-12.trick.fail": "Le cuisinier compte ses clés à la louche.",
  "encounter.kessel-maelstrom-12.maelstrom.through":
    "Le courage d’abord, puis le moteur ; la boussole suivra. On l’imprimera sur une tasse.",
  "encounter.kessel-maelstrom-13.kessel.pass":
    "À la fin, le champion te prend la main, et te la rend. Les gardes paient.",
  "encounter.kessel-maelstrom-13.kessel.fail": "Le second prix, c’était d’être quelqu’un d’autre.",
  "encounter.kessel-maelstrom-13.open.pass":
    "Une héritière, un caractère, et une lettre contre qui traînait. Pas toi.",
  "encounter.kessel-maelstrom-13.open.fail": "Ça frappait avec une clé à molette.",
  "encounter.kessel-maelstrom-13.tow.done":
    "Ça frappe jusqu’au chantier. Le compteur tourne aussi.",
  "encounter.kessel-maelstrom-14.kessel.yes.yes":
    "Tu ne décris que des arbres. Il paie, et glisse un mot à ceux qui possèdent l’autre moitié.",
  "encounter.kessel-maelstrom-14.kessel.yes.no":
    "Tu ne décris que des arbres, deux fois. Il paie pour chacune.",
  "encounter.kessel-maelstrom-14.kessel.no.pass":
    "Tu le mènes au lac par le long chemin. Il ne sent jamais la mine.",
  "encounter.kessel-maelstrom-14.kessel.no.fail":
    "Le vent tourne. Ceux qu’on payait pour rester au vent aussi.",
  "encounter.kessel-maelstrom-14.maelstrom.pass":
    "Tu ouvres à temps la porte des machines, puis l’autre. Elle laisse un carat ou deux.",
  "encounter.kessel-maelstrom-14.maelstrom.fail":
    "Elle sort par le moteur. Une partie du vaisseau la suit ; le reste hésite.",
  "encounter.kessel-maelstrom-15.kessel.pass":
    "Tu l’amènes au gravier et à la prière, quatre minutes en avance. On paie les quatre minutes.",
  "encounter.kessel-maelstrom-15.kessel.fail": "Tu le quittes dans la même minute.",
  "encounter.kessel-maelstrom-15.board.pass":
    "Au salon, toutes les tasses sont pleines sauf une. À côté de la vide, ce à quoi l’on trinquait.",
  "encounter.kessel-maelstrom-15.board.fail": "Qui l’a bu te cherche aussi.",
  "encounter.kessel-maelstrom-15.strip.done": "Tu laisses une lampe allumée, par politesse.",
  "encounter.kessel-maelstrom-16.kessel.pass":
    "Tu déchiffres le code. C’est la combinaison d’un coffre, et des excuses.",
  "encounter.kessel-maelstrom-16.kessel.fail": "Tu frappes aussi. Ça fait trois, et pas de porte.",
  "encounter.kessel-maelstrom-16.maelstrom.pass":
    "Tu te laisses passer. Tu y gagnes le reste de la journée.",
  "encounter.kessel-maelstrom-16.maelstrom.fail": "Même réflexe, même côté, des deux côtés.",
  "encounter.kessel-maelstrom-17.pay.done":
    "Il travaille vite en fredonnant. La file te pardonne, presque.",
  "encounter.kessel-maelstrom-17.assist.pass":
    "Tu tiens bon pendant six opérations, dont la tienne. Il partage les pièces du jour.",
  "encounter.kessel-maelstrom-17.assist.fail": "Tu regardes. Il ne fallait pas.",
  "encounter.kessel-maelstrom-18.kessel.yes.pass":
    "La seconde fois, les chiffres concordent, en ta faveur ; ils aiment les mains propres.",
  "encounter.kessel-maelstrom-18.kessel.yes.fail":
    "Ils comptent une troisième fois et gardent la différence.",
  "encounter.kessel-maelstrom-18.kessel.no":
    "Dix doigts. On te confie une caisse, pour voir si ça dure.",
  "encounter.kessel-maelstrom-18.maelstrom.pass":
    "Tu la fais une fois à l’endroit, une fois les yeux ouverts. Ils achètent la seconde.",
  "encounter.kessel-maelstrom-18.maelstrom.fail": "La nouvelle a faim aussi.",
  "encounter.kessel-maelstrom-19.reach.pass":
    "Tu ressors la bourse et toutes tes bagues, soit aucune.",
  "encounter.kessel-maelstrom-19.reach.fail": "Il est lent, mais il ne s’arrête pas.",
  "encounter.kessel-maelstrom-19.guide.done":
    "Ils suivent ta lampe à la queue leu leu et remercient par ordre de grade.",
  "encounter.kessel-maelstrom-19.leave.done":
    "« Le poids », expliques-tu pendant qu’on transborde les caisses. Ils comprendront plus tard.",
  "encounter.kessel-maelstrom-20.up.pass":
    "Les portes s’ouvrent sur la direction et quarante pioches. En bas, ce jour aura un nom.",
  "encounter.kessel-maelstrom-20.up.fail":
    "L’ascenseur s’arrête entre deux niveaux, pour réfléchir.",
  "encounter.kessel-maelstrom-20.down.done":
    "Descendre, c’est plus rapide, plus chaud et payé. Tu ne regardes pas l’autre ascenseur.",
};
