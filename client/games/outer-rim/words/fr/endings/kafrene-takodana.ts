/** In French: how the stories of the Ring of Kafrene and Takodana end. */
import type { kafreneTakodana as english } from "../../en/endings/kafrene-takodana.ts";

export const kafreneTakodana: Readonly<Record<keyof typeof english, string>> = {
  "encounter.kafrene-takodana-01.ring-of-kafrene.pass":
    "Tu trouves l’unique angle mort et finis sa tournée. La dernière porte paie bien.",
  "encounter.kafrene-takodana-01.ring-of-kafrene.fail":
    "Au souper, les caméras s’accordent pour dire que c’était toi.",
  "encounter.kafrene-takodana-01.listen.done":
    "Ils parlent fort, savent tout et sont assis sur ton chapeau.",
  "encounter.kafrene-takodana-02.inform.done":
    "Il l’écrit avec amour. C’était un bon nom ; quelqu’un s’en servait.",
  "encounter.kafrene-takodana-02.refuse.pass":
    "Le nom a fait ses bagages avant la fin de ta phrase, et remercie par écrit qui de droit.",
  "encounter.kafrene-takodana-02.refuse.fail": "Le nom avait déjà vendu le tien.",
  "encounter.kafrene-takodana-02.takodana.pass":
    "Tu la chantes jusqu’au bout, avec la toux au milieu. On te demandera pendant des années ce qu’il y a derrière.",
  "encounter.kafrene-takodana-02.takodana.fail":
    "La porte fredonne un moment, puis s’arrête, gênée.",
  "encounter.kafrene-takodana-03.ring-of-kafrene.pass":
    "Tu tiens la seule lampe qui marche. Tout le monde vend à la lumière.",
  "encounter.kafrene-takodana-03.ring-of-kafrene.fail":
    "Tu cherchais le fusible avec une allumette.",
  "encounter.kafrene-takodana-03.takodana.yes":
    "À la troisième version il y a deux dragons, et on fait une quête pour les survivants.",
  "encounter.kafrene-takodana-03.takodana.no":
    "Tu bois sans compagnie, jusqu’à ce qu’on demande si la chaise est libre.",
  "encounter.kafrene-takodana-04.ring-of-kafrene.pass": "Un sas, zéro homme de main.",
  "encounter.kafrene-takodana-04.ring-of-kafrene.fail":
    "Ils ont du métier. L’un d’eux te tient le manteau.",
  "encounter.kafrene-takodana-05.ring-of-kafrene.pass":
    "Tu le remplis, dans les trois couleurs, et le droïde verse une larme d’huile. Signe ici.",
  "encounter.kafrene-takodana-05.ring-of-kafrene.fail": "Il y a une quatrième couleur.",
  "encounter.kafrene-takodana-05.arm.pass":
    "La table casse, le cercle rugit, et le géant prend ton sac. Pour de bon, semble-t-il.",
  "encounter.kafrene-takodana-05.arm.fail": "La main t’est rendue dans le même état, à peu près.",
  "encounter.kafrene-takodana-05.sit.done":
    "Il défie quelqu’un d’autre. Tu reprends un bol, et ça fait du bien partout.",
  "encounter.kafrene-takodana-06.ring-of-kafrene.pass":
    "Tu tires avec celui de gauche jusqu’à ce qu’il s’excuse. Les dockers te paient des heures sup.",
  "encounter.kafrene-takodana-06.ring-of-kafrene.fail": "Le câble a un avis.",
  "encounter.kafrene-takodana-06.takodana.pass":
    "Tu dis la vérité, de telle façon que personne ne peut partir. La chaise est à toi, et la moitié de la salle te doit quelque chose.",
  "encounter.kafrene-takodana-06.takodana.fail": "On te croit.",
  "encounter.kafrene-takodana-07.toll.done":
    "Tu paies, tu marches lentement, et tu ne te retournes pas à la seconde main.",
  "encounter.kafrene-takodana-07.roof.pass":
    "De là-haut on voit qui encaisse. Tu encaisses chez eux.",
  "encounter.kafrene-takodana-07.roof.fail": "Les toits sont gratuits, pas le sol.",
  "encounter.kafrene-takodana-07.takodana.pass":
    "Tu gagnes avec le bateau, puis avec le vaisseau, sous le même chapeau.",
  "encounter.kafrene-takodana-07.takodana.fail": "Le vaisseau flotte moins longtemps.",
  "encounter.kafrene-takodana-08.ring-of-kafrene.pass": "La foule reconsidère, et te rembourse.",
  "encounter.kafrene-takodana-08.ring-of-kafrene.fail": "Il avait raison pour le nom.",
  "encounter.kafrene-takodana-09.ring-of-kafrene.pass":
    "Sous le couvercle, tout ce qu’il a oublié, par planète. Tu le refermes doucement.",
  "encounter.kafrene-takodana-09.ring-of-kafrene.fail": "De l’amende pour ça, il se souvient.",
  "encounter.kafrene-takodana-10.ring-of-kafrene.pass":
    "Tu la poses en travers de trois postes, bien droite. Le pilote prend la gloire, toi l’argent.",
  "encounter.kafrene-takodana-10.ring-of-kafrene.fail": "Il y a de la place, maintenant.",
  "encounter.kafrene-takodana-10.stay.done":
    "Tu te réveilles avec une couverture inconnue et ton écoutille réparée.",
  "encounter.kafrene-takodana-10.cellar.pass":
    "Elle s’ouvre d’en dessous. Tu remontes avec une chose qui attendait une main.",
  "encounter.kafrene-takodana-10.cellar.fail": "Quelque chose y dormait déjà.",
  "encounter.kafrene-takodana-11.settle.pass": "L’histoire est écrite par qui continue son chemin.",
  "encounter.kafrene-takodana-11.settle.fail": "Tu recules, c’est aussi de l’histoire.",
  "encounter.kafrene-takodana-11.wait.done":
    "C’est une très bonne embrasure. Trois personnes paient pour s’y mettre.",
  "encounter.kafrene-takodana-12.ring-of-kafrene.pass":
    "Tu réponds « le quatrième » et tu l’emmènes dehors. Le soir, il y a des couplets.",
  "encounter.kafrene-takodana-12.ring-of-kafrene.fail": "Tu réponds franchement, au mauvais.",
  "encounter.kafrene-takodana-12.trade.done":
    "Il le retourne, annonce un prix qui lui fait mal, et le pose à côté de la chose de Lothal.",
  "encounter.kafrene-takodana-12.browse.done":
    "Tu ne demandes pas d’où il le tient. Seulement combien.",
  "encounter.kafrene-takodana-13.sell.done":
    "L’acheteur la lit debout. Quelqu’un ne te saluera plus.",
  "encounter.kafrene-takodana-13.burn.done":
    "Tu la glisses sous une porte. La porte s’entrouvre, et une main serre la tienne.",
  "encounter.kafrene-takodana-13.takodana.pass":
    "Tu lui donnes le dernier couplet. On le chantera de travers dans onze systèmes, avec ton nom juste.",
  "encounter.kafrene-takodana-13.takodana.fail": "Tu lui en donnes un sur quelqu’un d’autre.",
  "encounter.kafrene-takodana-14.ring-of-kafrene.lucky":
    "Qui te suit laisse tomber sa bourse en courant après qui te précède.",
  "encounter.kafrene-takodana-14.ring-of-kafrene.unlucky":
    "Tout le monde finit dans la même embrasure, et elle est étroite.",
  "encounter.kafrene-takodana-14.takodana.pass":
    "Elle se libère avec un bruit de cloche. La cuisinière te nourrit jusqu’à ce que plus rien ne fasse mal.",
  "encounter.kafrene-takodana-14.takodana.fail": "Il était allumé.",
  "encounter.kafrene-takodana-15.ring-of-kafrene.pass":
    "Tu remets les deux moitiés à la fois. Ils te confient le pourboire.",
  "encounter.kafrene-takodana-15.ring-of-kafrene.fail": "La tante de quelqu’un te reconnaît.",
  "encounter.kafrene-takodana-15.dice.lucky":
    "Onze, et quelque chose avec un visage. C’est gagné, t’explique-t-on.",
  "encounter.kafrene-takodana-15.dice.even":
    "Ça tombe sur une face que personne n’avait comptée. On te rend ta pièce, avec des applaudissements.",
  "encounter.kafrene-takodana-15.dice.unlucky": "Tu expliques les règles pendant une heure.",
  "encounter.kafrene-takodana-15.watch.done": "Tu le tiens bien droit. C’est un poste rémunéré.",
  "encounter.kafrene-takodana-16.ring-of-kafrene.pass":
    "Tu repars avec le conteneur, et le garde avec l’heure exacte.",
  "encounter.kafrene-takodana-16.ring-of-kafrene.fail": "Il avait un sifflet.",
  "encounter.kafrene-takodana-17.doctor.done":
    "C’est propre, rapide, et on compte les éponges à voix haute.",
  "encounter.kafrene-takodana-17.donor.done": "On en a deux, de ça. Tu en avais deux.",
  "encounter.kafrene-takodana-17.takodana.pass":
    "Le moteur prend la seconde voix. Au refrain, toutes les fuites sont bouchées.",
  "encounter.kafrene-takodana-17.takodana.fail": "Ça ne sait pas finir la chanson.",
  "encounter.kafrene-takodana-18.ring-of-kafrene.pass":
    "Tu te sers de la chaîne. Personne n’avait dit qui tenait quel bout.",
  "encounter.kafrene-takodana-18.ring-of-kafrene.fail":
    "Tu repars sentant le poisson, la mise en moins.",
  "encounter.kafrene-takodana-19.ring-of-kafrene.pass":
    "Tu les lis aux rats, qui corrigent l’accent. Ce qu’il y avait au bout, on le raconte maintenant de toi.",
  "encounter.kafrene-takodana-19.ring-of-kafrene.fail": "Il manquait le passage sur les dents.",
  "encounter.kafrene-takodana-19.takodana.pass":
    "Deux coups, onze ans, mat. Les blancs paient, l’air libéré.",
  "encounter.kafrene-takodana-19.takodana.fail": "Tu hérites des dettes.",
  "encounter.kafrene-takodana-20.swear.done":
    "Personne n’applaudit. Le chapeau passe, un peu plus bas, et quelqu’un que tu n’avais pas remarqué fait un signe.",
  "encounter.kafrene-takodana-20.shrug.done": "Tu comptes deux fois et gardes la troisième.",
};
