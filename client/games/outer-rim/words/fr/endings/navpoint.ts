/** In French: how the stories of the navpoints end. */
import type { navpoint as english } from "../../en/endings/navpoint.ts";

export const navpoint: Readonly<Record<keyof typeof english, string>> = {
  "encounter.navpoint-01.slip.pass":
    "Tu passes assez près pour lire les rivets. Personne ne se retourne, et la voie est à toi deux fois.",
  "encounter.navpoint-01.slip.fail":
    "Un moteur froid cliquette en refroidissant. Ils ont l’oreille fine.",
  "encounter.navpoint-01.no-patrol.yes.pass":
    "Tu réponds par un virage qu’ils ne connaissaient pas, et te voilà loin.",
  "encounter.navpoint-01.no-patrol.yes.fail": "Ils espéraient une autre réponse.",
  "encounter.navpoint-01.no-patrol.no":
    "« Du bon », dis-tu, ou presque. On t’envoie un remorqueur, deux mécanos et une marmite de soupe.",
  "encounter.navpoint-02.patrol.pass":
    "La troisième affaire leur plaît. Ils en achètent même un peu.",
  "encounter.navpoint-02.patrol.fail": "Tu les exposes toutes à la fois.",
  "encounter.navpoint-02.no-patrol.pass":
    "L’un des cours est une adresse, vendue au mauvais abonné. Tu la lis avant lui.",
  "encounter.navpoint-02.no-patrol.fail":
    "Le relais se rappelle comment se défendre. Rien d’autre.",
  "encounter.navpoint-03.patrol.yes.pass":
    "La navette voit la soute, presque toute, du côté que tu as choisi.",
  "encounter.navpoint-03.patrol.yes.fail":
    "Ils trouvent le double fond. Il était à l’ancien propriétaire ; l’amende est à toi.",
  "encounter.navpoint-03.patrol.no":
    "Ils ne voient que de la poussière, et te paient pour porter le rapport.",
  "encounter.navpoint-03.no-patrol.pass":
    "L’appât était un enregistrement ; pas les pêcheurs. Ils ne pêcheront plus ici.",
  "encounter.navpoint-03.no-patrol.fail": "Ils prennent avec la même régularité.",
  "encounter.navpoint-04.escort.done":
    "Tu voles au coude du ravitailleur pendant deux jours. De là-bas, on t’envoie un gâteau.",
  "encounter.navpoint-04.raid.done": "Ils sont fatigués, pas endormis.",
  "encounter.navpoint-04.no-patrol.pass":
    "Tu connais ces marques : la hâte date d’un mois, et personne n’est revenu.",
  "encounter.navpoint-04.no-patrol.fail": "Le temps de lire les étiquettes, les modules sont loin.",
  "encounter.navpoint-05.patrol.pass":
    "Le style gagne d’une demi-longueur. Ils le racontent dans tous les mess de la flotte, sans la demie.",
  "encounter.navpoint-05.patrol.fail":
    "La balise n’avait pas bougé depuis quarante ans, et tu l’as touchée.",
  "encounter.navpoint-06.patrol.pass":
    "Quelqu’un sur Ord Mantell paie à la minute, et l’heure était bonne.",
  "encounter.navpoint-06.patrol.fail":
    "« Et le cargo qui nous écoute, dit la radio, peut dire bonsoir. »",
  "encounter.navpoint-06.answer.pass":
    "Deux portes et quatre cents personnes plus tard, on te présente à qui possède la compagnie.",
  "encounter.navpoint-06.answer.fail": "Les portes cèdent. Une partie de ton sas aussi.",
  "encounter.navpoint-07.right.done": "Un silence, puis un petit merci, puis un bien plus grand.",
  "encounter.navpoint-07.wrong.done":
    "Ils vont où tu as dit, tombent sur ce qui y vit et abandonnent une caisse. Tu te posais la question depuis des années.",
  "encounter.navpoint-07.no-patrol.pass": "Tu racles la queue, trappe ouverte et yeux fermés.",
  "encounter.navpoint-07.no-patrol.fail": "Le mauvais temps était local, et toi aussi.",
  "encounter.navpoint-08.patrol.pass":
    "Tu demandes le formulaire en trop et tu le remplis. C’est une citation.",
  "encounter.navpoint-08.patrol.fail":
    "Celui en trop est pour toi, en trois exemplaires, payés d’avance.",
  "encounter.navpoint-08.board.pass":
    "La raison est toujours à bord, et trop lourde à porter. Pas son armoire.",
  "encounter.navpoint-08.board.fail": "La raison est toujours à bord.",
  "encounter.navpoint-08.pods.done":
    "Les capsules se vendent bien aux gens qui ont ce genre de vaisseau.",
  "encounter.navpoint-09.villain.pass":
    "Tu tournoies, tu menaces, tu t’échappes selon les règles que tu inventes. On te redemande pour l’an prochain.",
  "encounter.navpoint-09.villain.fail": "De la peinture, surtout.",
  "encounter.navpoint-10.patrol.lucky":
    "C’était lui. Il paie, avec les intérêts, et avec soulagement.",
  "encounter.navpoint-10.patrol.unlucky": "C’était toi.",
  "encounter.navpoint-10.no-patrol.pass": "Le carburant a encore monté. Tu prends le leur.",
  "encounter.navpoint-10.no-patrol.fail": "Ils s’excusent encore après, et laissent un reçu.",
  "encounter.navpoint-11.patrol.pass":
    "Tu la calmes. Ce qu’elle a dit reste entre toi, la sonde et une petite enveloppe.",
  "encounter.navpoint-11.patrol.fail": "Elle raccroche au nez de tout le monde.",
  "encounter.navpoint-11.no-patrol.pass":
    "Le moteur ronronne et ne se doute de rien. Tu vends le reste.",
  "encounter.navpoint-11.no-patrol.fail": "Il a remarqué.",
  "encounter.navpoint-12.tell.done":
    "Tu dérives à gauche, et le balayage le trouve. Ils sont reconnaissants ; pas lui.",
  "encounter.navpoint-12.hide.pass":
    "Tu bâilles sur le canal ouvert jusqu’à leur départ. Le point d’interrogation devient une somme.",
  "encounter.navpoint-12.hide.fail": "Ton ombre éternue.",
  "encounter.navpoint-12.give.done": "Qui balaie ici le saura. Et tous ceux à qui il le dira.",
  "encounter.navpoint-12.take.done": "Le balai est encore tiède.",
  "encounter.navpoint-13.patrol.pass":
    "Tu as la seconde moitié, d’une cantina et d’un pari perdu. Il la recopie deux fois et se trompe d’exemplaire.",
  "encounter.navpoint-13.patrol.fail": "Tu la fredonnes faux. Il coupe, vexé.",
  "encounter.navpoint-14.patrol.pass":
    "Tu files par la page qu’elle avait laissée blanche. Elle la remplit et paie.",
  "encounter.navpoint-14.patrol.fail": "C’est dans le manuel, maintenant. Avec un dessin.",
  "encounter.navpoint-14.no-patrol.pass":
    "Tu les arraches un par un. Sous le dernier nid, quelqu’un avait branché une belle pièce.",
  "encounter.navpoint-14.no-patrol.fail": "Ils finissent la chanson.",
  "encounter.navpoint-15.gift.done":
    "Il l’inscrit comme un dégât d’intempéries à l’envers. On se souviendra de toi à la pompe.",
  "encounter.navpoint-15.sell.done":
    "Il paie ce que permet le règlement, puis encore une fois, du tiroir.",
  "encounter.navpoint-16.patrol.pass":
    "Tu as à faire, dans toutes les directions. Ils applaudissent quand ils ratent, avec les compliments du canonnier.",
  "encounter.navpoint-16.patrol.fail": "Ils sont ravis du canon.",
  "encounter.navpoint-16.no-patrol.pass":
    "La table du capitaine est encore mise, et pour plus riche que toi. Tu prends la belle moitié, et le nom.",
  "encounter.navpoint-16.no-patrol.fail": "Tu corriges l’orthographe et tu repars.",
  "encounter.navpoint-17.take.done":
    "Elle est tiède et fredonne en code. Toi non plus, tu n’as rien demandé.",
  "encounter.navpoint-17.no-patrol.pass":
    "Tu prends celui qui va dans ton sens. C’était le deuxième à gauche.",
  "encounter.navpoint-17.no-patrol.fail": "Tu en prends plusieurs autres.",
  "encounter.navpoint-18.pretend.done":
    "Tu passes deux fois, l’air mauvais, un seau sur le mât. Le budget est voté.",
  "encounter.navpoint-18.mean.done": "Ce n’était pas la répétition prévue.",
  "encounter.navpoint-18.no-patrol.pass":
    "La balise réfléchit et affiche un chiffre plus petit. Il porte ton nom, jusqu’à ce qu’on fasse mieux.",
  "encounter.navpoint-18.no-patrol.fail":
    "La balise affiche l’ancien chiffre, et ta vitesse au moment du choc.",
  "encounter.navpoint-19.back.done":
    "Il te salue, rien ne l’y obligeait. Sa mère envoie une carte à la flotte.",
  "encounter.navpoint-19.keep.pass":
    "À la fin de l’appel, il est muté chez toi, avec une prime d’uniforme. Sa mère paie aussi.",
  "encounter.navpoint-19.keep.fail":
    "Sa mère est plus gradée que toi. Plus que la patrouille aussi.",
  "encounter.navpoint-19.no-patrol.pass":
    "Tu laisses aussi la politesse de côté, et avec plus de talent.",
  "encounter.navpoint-19.no-patrol.fail":
    "Trois jours suffisent pour savoir où une coque est mince.",
  "encounter.navpoint-20.no-patrol.through":
    "La tasse est froide quand la dernière alarme te donne raison. Il y avait dans le filtre de quoi se consoler.",
};
