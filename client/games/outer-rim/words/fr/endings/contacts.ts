/** In French: what can be done about a contact, and how the meeting ends. */
import type { contactEndings as english } from "../../en/endings/contacts.ts";

export const contactEndings: Readonly<Record<keyof typeof english, string>> = {
  "contact.bib-fortuna.bribe": "Laisser quelque chose sur le coussin",
  "contact.black-sun-agent.hire": "Payer les honoraires",
  "contact.doctor-evazan.hire": "L’engager, loin de la cuisine",
  "contact.doctor-evazan.operate": "Te faire examiner",
  "contact.garindan.hire": "Qu’il regarde pour toi",
  "contact.garindan.ask": "Demander des nouvelles d’une autre planète",
  "contact.garindan.inform": "Lui raconter quelque chose sur les Rebelles",
  "contact.ig-rm.hire": "Le racheter à sa dernière porte",
  "contact.ig-rm.scrap": "Le démonter",
  "contact.lobot.hire": "Lui proposer un quatrième bureau : le tien",
  "contact.lobot.listen": "Écouter le deuxième bureau",
  "contact.ponda-baba.hire": "L’engager quand même",
  "contact.ponda-baba.shove": "Lui dire que c’est réciproque",
  "contact.w1-le.hire": "Le laisser parler pour toi",
  "contact.w1-le.browse": "Le laisser te parler",
  "contact.4-lom.two": "Lui montrer deux primes",
  "contact.4-lom.one": "Lui montrer ta prime",
  "contact.4-lom.none": "Lui montrer ta bourse",
  "contact.black-krrsantan.hire": "Lui montrer le travail",
  "contact.boshek.hire": "Payer l’ardoise",
  "contact.greedo.hire": "L’engager pour les portes de service",
  "contact.greedo.tip": "Acheter ce qu’il a en poche",
  "contact.greedo.draw": "Dégainer plus vite",
  "contact.hondo-ohnaka.hire": "L’engager, et compter les cuillères",
  "contact.hondo-ohnaka.scheme": "Écouter le plan",
  "contact.k-2so.hire": "Payer ce qu’il annonce",
  "contact.k-2so.reprogram": "Ouvrir le panneau dans son dos",
  "contact.chewbacca.hire": "Lui demander de rester",
  "contact.thrawn.answer": "Parler du tableau",
  "contact.thrawn.report": "Parler plutôt de tes amis",
  "contact.hera-syndulla.hire": "Payer le carburant",
  "contact.hera-syndulla.errand": "Transporter quelqu’un pour elle",
  "contact.leia-organa.speak": "Lui faire une promesse",
  "contact.leia-organa.give": "Donner pour les affamés",
  "contact.leia-organa.carry": "Lui prêter ton vaisseau",
  "contact.maz-kanata.hire": "L’inviter à bord",
  "contact.maz-kanata.soup": "Rester pour la soupe",
  "contact.maz-kanata.confess": "Demander ce qu’elle voit d’autre",
  "contact.saw-gerrera.hire": "Payer la première semaine",
  "contact.saw-gerrera.raid": "Venir cette nuit",
  "contact.ziton-moj.apologize": "T’excuser d’avance",
  "contact.ziton-moj.serve": "Proposer tes services",
  "contact.ahsoka-tano.hire": "Engager cette parfaite inconnue",
  "contact.ahsoka-tano.friend": "Lui faire le signe",
  "contact.ahsoka-tano.lesson": "Demander comment elle fait",
  "contact.boba-fett.hire": "Dire son prix avant lui",
  "contact.bossk.hire": "Payer le tarif entre collègues",
  "contact.bossk.partner": "Étaler tes primes sur la table",
  "contact.bossk.wrestle": "Un bras de fer pour la dernière chaise",
  "contact.chopper.hire": "L’engager avant qu’il ne t’engage",
  "contact.chopper.repair": "Le laisser finir les réparations",
  "contact.doctor-aphra.hire": "Lui donner la cabine",
  "contact.doctor-aphra.map": "Suivre la carte, ou le mensonge",
  "contact.enfys-nest.hire": "Inviter la pirate à bord",
  "contact.enfys-nest.share": "Laisser une caisse aux enfants",
  "contact.han-solo.hire": "Lui proposer un vaisseau qui marche",
  "contact.han-solo.friend": "Comparer les ennuis avec les Hutts",
  "contact.han-solo.cards": "Jouer l’addition aux cartes",
  "contact.ig-88.hire": "Payer le chiffre",
  "contact.ig-88.compute": "Corriger son calcul",
  "contact.jyn-erso.hire": "La faire sortir",
  "contact.jyn-erso.plans": "La faire entrer",
  "contact.ketsu-onyo.hire": "S’aligner sur son dernier contrat",
  "contact.ketsu-onyo.spar": "Lui montrer ce que vaut ton vaisseau",
  "contact.lando-calrissian.hire": "Lui offrir la bonne couchette",
  "contact.lando-calrissian.sabacc": "Jouer la troisième manche",
  "contact.lando-calrissian.vouch": "Qu’il glisse un mot pour toi",
  "contact.bib-fortuna.bribe.done":
    "Le coussin bouge, le cadeau disparaît, et ton nom est lu au dîner d’une voix aimable.",
  "contact.black-sun-agent.yes.pass":
    "Tu sors par la porte dans ton dos, qui n’a jamais été fermée à clé.",
  "contact.black-sun-agent.yes.fail":
    "Quelqu’un d’autre se sert le premier de la porte derrière toi.",
  "contact.black-sun-agent.no.pass":
    "Tu finis la phrase que l’agent avait commencée. Une main gantée, et une couchette.",
  "contact.black-sun-agent.no.fail": "L’agent t’écoute jusqu’au bout et cite un chiffre.",
  "contact.black-sun-agent.hire.done":
    "L’agent compte sans baisser les yeux et prend la couchette face à l’écoutille.",
  "contact.doctor-evazan.hire.done": "Il accroche ses diplômes dans la coursive, face au mur.",
  "contact.doctor-evazan.operate.lucky":
    "Tu te réveilles avec tout à sa place, et une partie en mieux.",
  "contact.doctor-evazan.operate.even":
    "Il te met un pansement et garde l’aiguille pour quelqu’un d’intéressant.",
  "contact.doctor-evazan.operate.unlucky":
    "« Intéressant », dit-il, et ce n’est pas ce qu’on veut entendre.",
  "contact.garindan.hire.done":
    "Désormais tu entends ce qu’il entend, par ce long nez, un peu tard et très exactement.",
  "contact.garindan.ask.done": "Il y était hier. Hier, il était partout.",
  "contact.garindan.inform.done": "Il ne note rien. Le soir, la garnison en a une copie.",
  "contact.ig-rm.hire.done":
    "Il quitte une porte, traverse la cour et s’arrête dans une autre. Il faut le contourner.",
  "contact.ig-rm.scrap.pass":
    "Une fois vaincu, il se laisse démonter poliment. Une pièce de son torse va à ta ceinture.",
  "contact.ig-rm.scrap.fail": "Il prenait des notes sur ta méthode.",
  "contact.lobot.hire.done": "Il hoche la tête pour les quatre bureaux à la fois.",
  "contact.lobot.listen.pass": "On y déplace de l’argent, et sans trop de soin.",
  "contact.lobot.listen.fail": "Le deuxième bureau s’interrompt, et te souhaite le bonsoir.",
  "contact.ponda-baba.hire.done": "Il monte son sac à bord et n’aime pas la couchette.",
  "contact.ponda-baba.shove.pass": "Il paie la table, et avec le bon bras.",
  "contact.ponda-baba.shove.fail": "Jusque-là, il n’était qu’impoli.",
  "contact.w1-le.hire.done": "Il vante si bien ton vaisseau que tu le cherches des yeux.",
  "contact.w1-le.browse.done": "On te montre trois vaisseaux et une remise. L’un des trois existe.",
  "contact.4-lom.two.done":
    "Il s’incline un peu plus bas devant la seconde prime que devant la première.",
  "contact.4-lom.one.done": "Une prime, une révérence. Le tarif est sur son plastron.",
  "contact.4-lom.none.done":
    "Il s’excuse du prix sous six millions de formes et l’encaisse sous une seule.",
  "contact.black-krrsantan.hire.done":
    "Il lit deux fois, grogne une fois, et s’installe. Tu dormiras dans la coursive.",
  "contact.boshek.hire.done":
    "Il sort du bar par la grande porte, pour la première fois de l’année.",
  "contact.dengar.no": "Ce n’est pas assez grave. Il se retourne vers son verre.",
  "contact.dengar.yes.pass":
    "Il tombe, l’air plein de respect et plusieurs bandages défaits. On l’a entendu à deux rues.",
  "contact.dengar.yes.fail": "Il dit ce qu’il avait à dire, et le souligne.",
  "contact.greedo.hire.done": "Il te fait sortir par une porte que tu prenais pour un placard.",
  "contact.greedo.tip.done": "C’est un nom et un prix. Il s’y préparait depuis un mois.",
  "contact.greedo.draw.pass": "Il y a un petit trou dans la table et quelques crédits dessus.",
  "contact.greedo.draw.fail": "Cette fois, il n’a pas commencé par parler.",
  "contact.hondo-ohnaka.hire.done":
    "« La famille ! » crie-t-il, et il embrasse ton siège de pilote.",
  "contact.hondo-ohnaka.scheme.pass":
    "Le plan marche, à la surprise générale, sauf la sienne. Ta moitié est plus lourde que la sienne.",
  "contact.hondo-ohnaka.scheme.fail": "Le plan, c’était toi.",
  "contact.k-2so.hire.done":
    "Il prédit que tu le regretteras, à deux décimales, et boucle sa ceinture.",
  "contact.k-2so.reprogram.pass":
    "« C’était quarante pour cent », dit-il, et il se lève pour te suivre.",
  "contact.k-2so.reprogram.fail": "« C’était soixante pour cent », dit-il en te tenant par le col.",
  "contact.chewbacca.hire.done":
    "Le soir, le vaisseau sonne mieux et personne n’a osé demander ce qu’il a retiré.",
  "contact.thrawn.answer.pass":
    "Tu nommes le peintre, et dis pourquoi le ciel est faux. Il te remercie, et fait ravitailler ton vaisseau.",
  "contact.thrawn.answer.fail":
    "« Il est accroché à l’envers », dit-il, et il referme ton dossier.",
  "contact.thrawn.report.done":
    "Il savait presque tout. Il paie le reste, et le son de ta voix en le disant.",
  "contact.hera-syndulla.hire.done": "Elle fait une fois le tour du vaisseau et recule ton siège.",
  "contact.hera-syndulla.errand.done":
    "Une longue caisse percée de trous, très calme. « Takodana », dit-elle. « Laisse dormir. »",
  "contact.leia-organa.speak.pass":
    "Elle te croit, et le dit à deux personnes qui te le rappelleront.",
  "contact.leia-organa.speak.fail":
    "Elle a entendu de meilleures promesses de pires menteurs. Tu laisses l’argent.",
  "contact.leia-organa.give.done": "Elle note la somme et pas ton nom. On finit par le savoir.",
  "contact.leia-organa.carry.done":
    "On monte quelqu’un à bord sous une couverture. Elle dit seulement où le réveiller.",
  "contact.maz-kanata.hire.done":
    "Elle ferme le bar pour un an et ne le dit à personne. Ce soir, tout le monde le saura.",
  "contact.maz-kanata.soup.done":
    "Deux bols plus tard, plus rien ne fait mal, et tu sais qui se cache sur quelle planète.",
  "contact.maz-kanata.confess.pass":
    "Elle te le dit, puis elle t’écrit une lettre pour quelqu’un qui devrait l’entendre.",
  "contact.maz-kanata.confess.fail":
    "« Demande-le-moi quand tu sauras », dit-elle, et elle essuie ses verres.",
  "contact.saw-gerrera.hire.done":
    "Il cherche des micros à bord et en trouve deux. Ils n’étaient pas à toi.",
  "contact.saw-gerrera.raid.pass":
    "Au matin, un dépôt impérial est un trou avec tes empreintes autour. Il rit, ce qui est pire.",
  "contact.saw-gerrera.raid.fail":
    "On t’attendait là-bas. Il demande à chacun qui a parlé, en commençant par toi.",
  "contact.ziton-moj.apologize.done": "Il les accepte pour ce que tu finiras par faire.",
  "contact.ziton-moj.serve.done": "Il attendait que quelqu’un le dise. L’adresse est au dos.",
  "contact.ahsoka-tano.hire.done":
    "Elle paie d’abord son souper. Sur la rampe, elle renvoie nettoyer ton second blaster.",
  "contact.ahsoka-tano.friend.done":
    "Elle te donne la réponse, que trois personnes connaissent. Les revoilà quatre.",
  "contact.ahsoka-tano.lesson.pass":
    "Tu traverses la salle sans qu’une tasse s’abaisse. Quand tu te retournes, elle est partie, et ton épaule ne fait plus mal.",
  "contact.ahsoka-tano.lesson.fail":
    "« Encore », dit-elle derrière toi, en tapotant là où ça fait mal.",
  "contact.boba-fett.yes.pass":
    "Pour une fois, le casque regarde quelqu’un d’en bas. Il quitte la planète par les airs.",
  "contact.boba-fett.yes.fail": "Il te laisse en vie. Le contrat n’en demande pas plus.",
  "contact.boba-fett.hire.done":
    "Un signe de tête. Il s’assoit là d’où il voit la rampe, toi, et l’argent.",
  "contact.bossk.hire.done": "Il mange le contrat, pour le sceller.",
  "contact.bossk.partner.done":
    "Il pose une griffe sur chacune. La moitié de ceci, la moitié de cela : sa meilleure offre depuis des années.",
  "contact.bossk.wrestle.pass": "La table cède avant toi. Tout le monde a vu qui était dessous.",
  "contact.bossk.wrestle.fail": "Il est beau joueur et te rend ton bras.",
  "contact.chopper.hire.done": "Il te roule sur le pied en montant. C’est la signature.",
  "contact.chopper.repair.pass":
    "Tout marche, l’écoutille aussi. Tu retrouves même la charnière à temps.",
  "contact.chopper.repair.fail": "Tout marche. Il manque quelque chose de cher, et Chopper aussi.",
  "contact.doctor-aphra.hire.done":
    "Elle s’installe avec deux droïdes dont il ne fallait pas parler.",
  "contact.doctor-aphra.map.pass":
    "C’était le mensonge, la carte. Derrière le troisième mur, une chose sur un coussin de velours, encore tiède du regard d’un autre.",
  "contact.doctor-aphra.map.fail":
    "« C’est là que j’aurais mis un piège », dit-elle, de plus loin.",
  "contact.enfys-nest.hire.done":
    "Le masque tombe en orbite. Elle est plus jeune que ton vaisseau.",
  "contact.enfys-nest.share.done":
    "Ils l’ouvrent avant ton départ. Sur la Bordure, on n’oublie pas qui fait ça.",
  "contact.han-solo.hire.done":
    "« Je pilote, tu t’inquiètes », dit-il. C’est l’arrangement habituel.",
  "contact.han-solo.friend.done": "Même caisse, mêmes créanciers. Il enlève un tiers, en famille.",
  "contact.han-solo.cards.lucky": "Il perd, dit qu’il a fait exprès, et paie de la mauvaise poche.",
  "contact.han-solo.cards.even": "L’addition est partagée, et il file avant la seconde tournée.",
  "contact.han-solo.cards.unlucky": "Il gagne et a l’air aussi surpris que toi. C’est un don.",
  "contact.ig-88.hire.done": "Il prend l’argent sans compter. Il a compté.",
  "contact.ig-88.compute.pass":
    "Il recalcule onze secondes, c’est long sous ce regard. Puis il prend ton sac.",
  "contact.ig-88.compute.fail":
    "Il n’y avait pas d’erreur dans son calcul. Il y en a une dans tes côtes.",
  "contact.jyn-erso.hire.done": "Elle dort bottes aux pieds, une main sur les gaz.",
  "contact.jyn-erso.plans.pass":
    "Dedans, en haut, dehors, et une alarme au mauvais étage. L’Empire aimerait connaître ton nom ; d’autres le savent déjà.",
  "contact.jyn-erso.plans.fail": "Le bâtiment a changé de plans. La garnison en a aussi, pour toi.",
  "contact.ketsu-onyo.hire.done": "Elle gare son vaisseau dans le tien, ou presque.",
  "contact.ketsu-onyo.spar.pass":
    "Elle coupe ses moteurs la première et rit sur le canal. On le racontera dans les ports.",
  "contact.ketsu-onyo.spar.fail": "Elle te montre ce que ton vaisseau ne sait pas faire.",
  "contact.lando-calrissian.hire.lucky":
    "Il scelle l’accord par une partie et la perd avec grâce. Un petit sac, onze capes.",
  "contact.lando-calrissian.hire.unlucky":
    "Il scelle l’accord par une partie, et quelqu’un à bord avait parié.",
  "contact.lando-calrissian.sabacc.pass":
    "Tu prends la troisième manche et la table se lève pour applaudir. Lui plus longtemps que les autres.",
  "contact.lando-calrissian.sabacc.fail": "Il y a, semble-t-il, une quatrième manche.",
  "contact.lando-calrissian.vouch.done":
    "Il le dit à une personne, en passant, avec un sourire. Les portes s’ouvrent toute la semaine.",
};
