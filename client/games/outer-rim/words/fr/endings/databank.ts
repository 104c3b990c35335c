/** In French: how jobs and other databank cards end. */
import type { databankEndings as english } from "../../en/endings/databank.ts";

export const databankEndings: Readonly<Record<keyof typeof english, string>> = {
  "smuggling.deliver-and-lose.done":
    "La livraison est faite. La bonne opinion de quelqu’un part avec.",
  "smuggling.keep.done":
    "Les caisses restent à bord. L’inconnu se souvient de leur poids, et toi de l’inconnu.",
  "smuggling.deliver-cheaper.done":
    "Tu vends à celui qui sourit. C’est le sourire le moins cher des trois.",
  "smuggling.fight.pass": "Tu ouvres la dernière caisse pour l’acheteur, avec leur pied-de-biche.",
  "smuggling.fight.fail": "Ils gardent le pied-de-biche. Tu gardes les caisses, et une bosse.",
  "smuggling.discard.done": "Quand ils soulèvent le couvercle, il n’y a plus que la caisse.",
  "databank.1c.focus.pass": "Ils fouillent le vaisseau d’à côté, à fond.",
  "databank.1c.focus.fail":
    "Ils ne trouvent rien, deux fois, et notent ton nom pour la peine. Les caisses restent à bord.",
  "databank.1c.blank.pass":
    "Tu te poses dans l’arrière-cour de l’acheteur. La police est encore devant la porte.",
  "databank.1c.blank.fail":
    "Tu tournes jusqu’à ce que l’acheteur soit rentré. La tour a pris des notes, et les caisses sont toujours à toi.",
  "databank.1d.crit.pass":
    "La liste brûle avec le vaisseau de garde. L’acheteur applaudit au bord de la plateforme.",
  "databank.1d.crit.fail": "Tu reviens avec moins de plaques et toutes les caisses.",
  "databank.1d.focus.pass": "Tu demandes à l’officier de signer le reçu. Il signe.",
  "databank.1d.focus.fail":
    "Tu demandes à l’officier de signer le reçu. Il note ton nom à la place, et les caisses restent à bord.",
  "databank.1d.blank.yes": "Tu es sur la liste, du bon côté. Quelqu’un salue les caisses.",
  "databank.1d.blank.no.pass":
    "Ils inspectent la cuisine pendant une heure. Les caisses leur passent sous le nez, sur d’autres épaules.",
  "databank.1d.blank.no.fail":
    "La cuisine ne les intéresse pas. Tu refermes la soute à temps, et ils t’ajoutent à la liste.",
  "databank.40a.done":
    "Le quatrième jour, l’autre chaise reste vide. Quelqu’un porte tes gains derrière toi, dans deux seaux.",
  "databank.40b.done":
    "Tes manières étaient les meilleures. On compte le jeu après ton départ, et il ne manque rien.",
  "databank.41a.fail": "On te renvoie avec la poignée de main, et rien d’autre.",
  "databank.41b.fail": "La porte se ferme doucement. C’est la douceur qui reste en mémoire.",
  "databank.42a.done":
    "À la onzième minute tu es sur la jetée, hors d’haleine, avec le sac. L’habitude regarde ailleurs.",
  "databank.42a.fail": "Le badge est de l’an dernier. On te le dit très gentiment, à la porte.",
  "databank.42b.done":
    "Tu repars par l’échelle. Les droïdes comptent toujours, il en manque un, et ils ferment.",
  "databank.42b.fail": "L’un des droïdes demande pourquoi tu portes une échelle.",
  "databank.43a.done":
    "La passerelle est à toi, et le café avec. Tu fais demi-tour sans en renverser.",
  "databank.43a.fail": "Leur plan était meilleur. Tu repars par ton propre trou.",
  "databank.43b.done": "Tu signes sur la ligne au-dessus. Le cargo ne voit pas la différence.",
  "databank.43b.fail": "Ils ont aussi un tampon.",
  "databank.44a.done":
    "Tu ressors dans les cuisines avec un sac d’économies et de la soupe dans les cheveux.",
  "databank.44a.fail": "Le dernier tuyau mène au trône.",
  "databank.44b.done": "Tu lui laisses un jambon, pour mardi, et tu prends le reste.",
  "databank.44b.fail": "La serrure est neuve et la bête n’a pas de patience.",
  "databank.45a.done":
    "On te l’adjuge, en somme, parce que tout le monde est à terre. Il est plus petit que sa gloire.",
  "databank.45a.fail": "C’est le portier qui l’achète.",
  "databank.45b.done": "Tu prends celui que l’alarme regardait.",
  "databank.45b.fail": "Tu as volé un très beau verre.",
  "databank.46a.done":
    "La tempête te recrache avant ton propre signal. Le raccourci, tu ne le notes pas non plus.",
  "databank.46a.fail":
    "Tu n’arrives même pas à la tempête. Le quai pose des questions, et les caisses sont lourdes.",
  "databank.46b.done":
    "Il était vivant, il était long, il est derrière toi. Quelqu’un dira l’avoir fait en moins.",
  "databank.46b.fail": "La charge est plus lourde que toi, et reste.",
  "databank.47a.done":
    "Tu refais surface avec une vieille chose dans les bras, encore mouillée et qui récite tout bas.",
  "databank.47a.fail": "Tu commences par la deuxième strophe. La porte est vexée pour un siècle.",
  "databank.47b.done":
    "Elle baisse le fusil quand tu appelles la relique par son nom. « Époussette-la », dit-elle.",
  "databank.47b.fail": "Elle connaissait aussi la distance jusqu’à toi.",
  "databank.50a.done":
    "Quatre niveaux plus haut, le fredonnement est un chant. Dans le puits, personne ne lève les yeux à temps.",
  "databank.50b.done": "Une minute cinquante. Tu en portes deux.",
  "databank.50b.fail": "À deux minutes et une seconde, quelqu’un compte.",
  "databank.51a.done": "Tu paies une tournée et regardes qui boit de la main droite.",
  "databank.51b.done": "La bonne copie va au troisième camp. Deux te remercient.",
  "databank.51b.fail": "La bonne copie parlait de toi.",
  "databank.55a.done": "Deux petits feux, une minute, un ciel très calme.",
  "databank.55a.fail": "L’un des relais rit encore.",
  "databank.55b.done":
    "Au matin la planète n’a plus rien à dire. Dans la rue, les gens baissent la voix.",
  "databank.55b.fail": "Ça joue ta chanson préférée, et d’où elle est émise.",
  "databank.57a.done": "Rien de personnel, et c’était rapide. L’équipement te va.",
  "databank.57a.fail": "Ça devient personnel.",
  "databank.57b.done": "« Merci », dis-tu. Un vol honnête se termine ainsi.",
  "databank.57b.fail": "On te les montre. Il y en a une troisième.",
  "databank.58a.done":
    "Tu ressors avec l’odeur de la maison, et ce que tu cherchais sous le manteau.",
  "databank.58a.fail": "Le propriétaire du manteau est là aussi.",
  "databank.58b.done":
    "Tu t’assieds. Elle hoche la tête. C’est plus mouillé que ça n’en avait l’air, et ça valait la peine.",
  "databank.58b.fail": "L’égout mène dehors. Très lentement.",
  "databank.59a.done":
    "Six. La voile part comme un second couchant et la barge cesse d’en être une.",
  "databank.59a.fail": "Cinq.",
  "databank.59b.done": "L’orchestre s’arrête.",
  "databank.59b.fail": "L’orchestre prend les demandes, et les gardes en font une.",
  "databank.60a.done":
    "Tu laisses la main, tu prends la bourse, et on met un moment à s’en apercevoir.",
  "databank.60a.fail": "La main te prend le poignet.",
  "databank.60b.done": "C’était le tien, ce moment. Le sac aussi.",
  "databank.60b.fail": "Tu repars avec ton propre sac, et le leur repart plus lourd.",
  "databank.61a.done":
    "Tu passes la ligne, un moteur en feu et le drapeau entre les dents. Tout un désert crie ton nom, ou presque.",
  "databank.61a.fail": "Le canyon a encore rétréci.",
  "databank.61b.done": "Un silence à l’arrivée, puis un enfant qui crie, puis tout le monde.",
  "databank.61b.fail": "Les attelages lâchent devant les bonnes places.",
  "databank.63a.fail": "On éteint l’écran. C’est pire que tout ce qu’on y a vu.",
  "databank.64a.done":
    "Tu la remets à deux mains, avec un sourire. Elle cesse de faire tic-tac dans les leurs.",
  "databank.64a.fail": "Le client nie avoir jamais eu de valise, ou de client.",
  "databank.64b.done": "C’est la personne qui ne cherche personne.",
  "databank.64b.fail":
    "Tu donnes le mot de passe à une touriste. Elle connaît la réponse, par un film.",
  "databank.65a.done": "Tu lui racontes une histoire, et elle se remet à clignoter.",
  "databank.65a.fail": "Elle en a assez entendu.",
  "databank.65b.done": "« Ça ira », dit-elle, et elle ouvre l’écoutille, et la voie.",
  "databank.65b.fail": "Elle redemande. Elle continuera.",
  "databank.66a.done": "À l’atterrissage, personne ne parle du septième. C’est l’éloge.",
  "databank.66a.fail": "Sept vaisseaux n’en font qu’un.",
  "databank.66b.done":
    "Ils resserrent les rangs autour de toi, comme si la place avait toujours été tienne.",
  "databank.67a.done": "L’argent arrive avant ses frères, en petite monnaie.",
  "databank.67a.fail": "Ses frères arrivent avant.",
  "databank.67b.done": "La cousine paie, avec un pourboire, pour ta façon de demander.",
  "databank.67b.fail": "La cousine plie la facture tout petit.",
  "databank.68a.done": "L’adresse répond. Elle n’espérait plus de lecteur.",
  "databank.68a.fail": "Tu ris de la blague une heure durant, et n’arrives jamais à l’adresse.",
  "databank.68b.done": "Une fois les fautes remises, tout s’éclaire.",
  "databank.68b.fail": "Tu le recachettes, corrigé, sans l’avoir lu.",
  "databank.70a.done": "Cinq mots courts. L’oreille se tourne, et la tête avec.",
  "databank.70b.done":
    "Tu laisses le poisson. C’était la bonne réponse, et tu choisis le septième plat.",
  "databank.71a.done": "Pluie, dit le dossier, et puis tout le reste.",
  "databank.71b.done": "Le neuvième. Personne de réel ne naît ce mois-là.",
  "databank.72a.done":
    "À quatre heures la porte est ouverte, l’eau chaude, et ton nom sur la liste.",
  "databank.72b.done": "C’était un appât. Tu y as envoyé le drapeau d’un autre.",
  "databank.94a.pass": "Les amis se demandent de qui ils le sont.",
  "databank.94a.fail": "Ils tirent par-dessus la rampe, puis plus bas.",
};
