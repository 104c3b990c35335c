/** In French: stories of the navpoints; lines a player may take stand after their card. */
import type { navpoint as english } from "../../en/encounters/navpoint.ts";

export const navpoint: Readonly<Record<keyof typeof english, string>> = {
  "encounter.navpoint-01.patrol": "La patrouille te tourne le dos. Pas pour longtemps.",
  "encounter.navpoint-01.slip": "Te faufiler moteurs froids",
  "encounter.navpoint-01.no-patrol":
    "Une frégate cachée surgit du noir et demande de quel côté tu es.",
  "encounter.navpoint-02.patrol":
    "« Coupe les moteurs et annonce tes affaires. » Tu en as plusieurs en réserve.",
  "encounter.navpoint-02.no-patrol":
    "Un relais mort garde encore une semaine de cours de la bourse.",
  "encounter.navpoint-03.patrol": "Une navette des douanes veut voir la soute.",
  "encounter.navpoint-03.no-patrol": "L’appel de détresse se répète un peu trop régulièrement.",
  "encounter.navpoint-04.patrol": "La patrouille escorte un ravitailleur et a l’air fatiguée.",
  "encounter.navpoint-04.escort": "Proposer ton escorte",
  "encounter.navpoint-04.raid": "T’attaquer au ravitailleur",
  "encounter.navpoint-04.no-patrol":
    "Des modules de fret dérivent à la file. Quelqu’un était pressé.",
  "encounter.navpoint-05.patrol":
    "Ils veulent une course jusqu’à la prochaine balise. Ils ont les canons ; toi, le style.",
  "encounter.navpoint-05.no-patrol": "Le calme. Pour une fois, tu répares ce qui grince.",
  "encounter.navpoint-06.patrol":
    "Tu écoutes leurs bavardages depuis une heure. Eux n’ont rien entendu.",
  "encounter.navpoint-06.no-patrol": "Un paquebot gît en travers de la voie, portes bloquées.",
  "encounter.navpoint-06.answer": "T’amarrer et aider",
  "encounter.navpoint-07.patrol":
    "La patrouille s’est perdue. Elle demande ta position, sur le ton de qui connaît la sienne.",
  "encounter.navpoint-07.right": "Donner la tienne",
  "encounter.navpoint-07.wrong": "En donner une autre, et suivre",
  "encounter.navpoint-07.no-patrol":
    "Une comète passe avec sa petite météo. Il y a de l’argent dans la queue.",
  "encounter.navpoint-08.patrol": "L’officier d’abordage a un formulaire pour tout, et un de trop.",
  "encounter.navpoint-08.no-patrol":
    "Une épave, toutes ses capsules encore à bord. La raison aussi, sans doute.",
  "encounter.navpoint-08.board": "Aller voir",
  "encounter.navpoint-08.pods": "Vendre les capsules",
  "encounter.navpoint-09.patrol":
    "Ils font un exercice et il leur manque un méchant. Les obus, disent-ils, sont surtout de la peinture.",
  "encounter.navpoint-09.villain": "Faire le méchant",
  "encounter.navpoint-09.no-patrol":
    "Un pulsar clignote, et entre deux éclats nul ne peut te voir. Tu apprends à compter.",
  "encounter.navpoint-10.patrol":
    "Un de leurs canonniers te fait signe. Il te doit de l’argent, ou toi à lui ; il arrive pour le dire.",
  "encounter.navpoint-10.no-patrol":
    "Les pirates s’excusent, évoquent le prix du carburant, et ouvrent le feu.",
  "encounter.navpoint-11.patrol":
    "Leur sonde ne répond plus. À toi, elle répond, et ce qu’elle dit d’eux n’est pas gentil.",
  "encounter.navpoint-11.no-patrol":
    "Une géante gazeuse laisse fuir du bon carburant par les pôles. L’astuce : que le moteur ne remarque pas combien il est bon.",
  "encounter.navpoint-12.patrol":
    "Un trafiquant se cache dans ton ombre pendant le balayage. Il t’envoie une somme et un point d’interrogation.",
  "encounter.navpoint-12.tell": "T’écarter",
  "encounter.navpoint-12.hide": "Rester où tu es",
  "encounter.navpoint-12.no-patrol":
    "Un cairn de boulons et de pièces, laissé par les pilotes revenus vivants. Quelqu’un l’entretient.",
  "encounter.navpoint-12.give": "Laisser quelque chose",
  "encounter.navpoint-12.take": "Prendre quelque chose",
  "encounter.navpoint-13.patrol":
    "Le commandant collectionne les vieilles chansons, et ton transpondeur en fredonne une. Il a la première moitié.",
  "encounter.navpoint-13.no-patrol":
    "Une capsule, un comptable somnolent, et le carnet d’adresses de quelqu’un d’autre.",
  "encounter.navpoint-14.patrol":
    "Leur tacticienne parie que tu ne pourrais pas t’échapper. Elle aimerait voir, pour le manuel.",
  "encounter.navpoint-14.no-patrol": "Des mynocks sur les câbles. Ils mâchent en rythme.",
  "encounter.navpoint-15.patrol": "L’intendant n’a plus rien de rien, et reste discret là-dessus.",
  "encounter.navpoint-15.gift": "Faire un don",
  "encounter.navpoint-15.sell": "Lui vendre une caisse",
  "encounter.navpoint-15.no-patrol":
    "La station d’un ermite échange soupe et rivets contre de vieux journaux. Tu transportes de l’histoire.",
  "encounter.navpoint-16.patrol":
    "Un canon neuf, et rien à viser. Ils demandent si tu as un moment.",
  "encounter.navpoint-16.no-patrol": "Une épave porte le nom de ton vaisseau, mieux écrit.",
  "encounter.navpoint-17.patrol":
    "Un officier laisse une barrette de données sous ton siège. « Mon Calamari, dit-il. Je n’ai rien demandé. »",
  "encounter.navpoint-17.take": "L’emporter à Mon Calamari",
  "encounter.navpoint-17.no-patrol":
    "Le saut finit trop tôt, devant un courant qui va dans ta direction et dans plusieurs autres.",
  "encounter.navpoint-18.patrol":
    "Ils aimeraient qu’on voie un pirate dans le coin, pour qu’on voie aussi leur budget.",
  "encounter.navpoint-18.pretend": "En avoir l’air",
  "encounter.navpoint-18.mean": "L’être vraiment",
  "encounter.navpoint-18.no-patrol":
    "Une vieille balise de course chronomètre encore. Le chiffre affiché a l’air d’un défi.",
  "encounter.navpoint-19.patrol":
    "Un cadet s’est caché dans ta soute pour déserter. Sa mère est sur l’autre canal, et elle paie.",
  "encounter.navpoint-19.back": "Le rendre",
  "encounter.navpoint-19.keep": "Obtenir sa mutation",
  "encounter.navpoint-19.no-patrol":
    "Le vaisseau derrière toi tourne où tu tournes, depuis trois jours. Il cesse maintenant d’être poli.",
  "encounter.navpoint-20.patrol":
    "Une éclipse. Pendant neuf minutes, les deux équipages se mettent aux hublots et nul n’est ennemi.",
  "encounter.navpoint-20.no-patrol":
    "Le silence, les étoiles, une tasse de quelque chose de chaud. Puis l’alarme, puis l’autre alarme.",
};
