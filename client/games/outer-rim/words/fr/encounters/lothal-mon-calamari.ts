/** In French: stories of Lothal and Mon Calamari; lines a player may take stand after their card. */
import type { lothalMonCalamari as english } from "../../en/encounters/lothal-mon-calamari.ts";

export const lothalMonCalamari: Readonly<Record<keyof typeof english, string>> = {
  "encounter.lothal-mon-calamari-01.lothal":
    "Contrôle. L’officier lit deux fois ton manifeste, puis il lit ton visage.",
  "encounter.lothal-mon-calamari-01.mon-calamari":
    "Un chantier flottant a une cale libre, et un réacteur que personne n’ose ouvrir.",
  "encounter.lothal-mon-calamari-01.dock": "Louer la cale",
  "encounter.lothal-mon-calamari-01.help": "Ouvrir le réacteur",
  "encounter.lothal-mon-calamari-02.lothal":
    "Le boulanger cache des tracts sous les pains. Une patrouille s’arrête au même étal.",
  "encounter.lothal-mon-calamari-02.denounce": "Montrer les tracts du doigt",
  "encounter.lothal-mon-calamari-02.warn": "Acheter tout le pain",
  "encounter.lothal-mon-calamari-02.mon-calamari":
    "Une archiviste échange des rumeurs contre des corrections à ses cartes du ciel.",
  "encounter.lothal-mon-calamari-03.lothal":
    "La tour de transmission au-dessus des plaines répète un code toute la nuit. Elle pourrait en répéter un autre.",
  "encounter.lothal-mon-calamari-03.mon-calamari":
    "Un convoi cherche un dernier pilote pour passer le récif, maintenant, dans le noir.",
  "encounter.lothal-mon-calamari-04.lothal":
    "Un capitaine trop curieux a bouclé la rue des deux côtés. Il n’y a que toi dedans.",
  "encounter.lothal-mon-calamari-04.mon-calamari":
    "Une constructrice te montre une cale cachée. « Quand il le faudra, dit-elle, frappe deux fois. »",
  "encounter.lothal-mon-calamari-05.lothal":
    "L’employée du registre aime bavarder. À la mauvaise blague, elle aime écrire.",
  "encounter.lothal-mon-calamari-05.mon-calamari":
    "Il faut porter des plaques de coque avant la marée. Qui aide choisit en premier.",
  "encounter.lothal-mon-calamari-06.lothal":
    "La sirène de l’usine sonne avec une heure de retard. Deux équipes dans une cour, et personne ne compte.",
  "encounter.lothal-mon-calamari-06.mon-calamari":
    "Un plongeur quarren sait où l’ancien péage a coulé. La caisse avec.",
  "encounter.lothal-mon-calamari-07.lothal":
    "Un chat de Lothal tient un cylindre de code d’officier dans la gueule, et préférerait du poisson.",
  "encounter.lothal-mon-calamari-07.return": "Le rapporter",
  "encounter.lothal-mon-calamari-07.keep": "Le lire d’abord",
  "encounter.lothal-mon-calamari-07.mon-calamari":
    "L’horloge des marées retarde de neuf minutes. Le port ne le sait pas, les bookmakers non plus.",
  "encounter.lothal-mon-calamari-08.lothal":
    "Des soldats brûlent une grange pour s’exercer. Le fermier est encore sur le seuil, à discuter.",
  "encounter.lothal-mon-calamari-08.step": "Te mêler à la discussion",
  "encounter.lothal-mon-calamari-08.pass": "Leur vendre les allumettes",
  "encounter.lothal-mon-calamari-08.mon-calamari":
    "Un amiral à la retraite rejoue sa seule défaite avec des cuillères. Cette fois, il veut comprendre.",
  "encounter.lothal-mon-calamari-09.lothal":
    "Une employée tamponne un laissez-passer sans lever les yeux. Il vaut pour une longue route et zéro question.",
  "encounter.lothal-mon-calamari-09.mon-calamari":
    "Un concert sous l’eau : deux heures, pas d’air, une acoustique superbe.",
  "encounter.lothal-mon-calamari-10.lothal":
    "Jour de recensement. Tu peux être qui tu veux, une fois par file.",
  "encounter.lothal-mon-calamari-10.mon-calamari":
    "Un croiseur à moitié construit refuse de démarrer tant qu’on n’a pas menti à son réacteur.",
  "encounter.lothal-mon-calamari-11.lothal":
    "Après le service, les pilotes de TIE font la course au-dessus des plaines. Il leur manque un rival.",
  "encounter.lothal-mon-calamari-11.mon-calamari":
    "Le corail a recouvert une épave. Un musée veut la cloche ; les assureurs veulent le journal de bord.",
  "encounter.lothal-mon-calamari-11.bell": "Remonter la cloche",
  "encounter.lothal-mon-calamari-11.log": "Remonter le journal",
  "encounter.lothal-mon-calamari-12.lothal":
    "La guilde minière paie ses amis au conseil et tous les autres au sac.",
  "encounter.lothal-mon-calamari-12.mon-calamari":
    "Des pêcheurs ont roulé un pilote blessé dans leurs filets. La vedette compte les filets.",
  "encounter.lothal-mon-calamari-12.hide": "En ajouter un à toi",
  "encounter.lothal-mon-calamari-12.sell": "Aider à compter",
  "encounter.lothal-mon-calamari-13.lothal":
    "Le bureau de la propagande cherche un visage : buriné, plein d’espoir, de profil.",
  "encounter.lothal-mon-calamari-13.pose": "Prendre l’air plein d’espoir",
  "encounter.lothal-mon-calamari-13.mon-calamari":
    "Le tribunal des épaves siège à marée basse. Parle vite.",
  "encounter.lothal-mon-calamari-14.lothal":
    "Dans les collines, un cercle de pierres bourdonne quand nul uniforme n’approche. Tu ôtes ta veste.",
  "encounter.lothal-mon-calamari-14.mon-calamari":
    "Tempête. Le port ferme ses portes à l’heure, et toi tu n’es pas à l’heure.",
  "encounter.lothal-mon-calamari-15.lothal":
    "On revend sur la place les biens confisqués. Les anciens propriétaires tiennent les parapluies.",
  "encounter.lothal-mon-calamari-15.mon-calamari":
    "Une apprentie de chantier cherche une coque pour apprendre. La tienne, dit-elle, a du caractère.",
  "encounter.lothal-mon-calamari-15.let": "La laisser apprendre",
  "encounter.lothal-mon-calamari-15.pay": "Payer la patronne",
  "encounter.lothal-mon-calamari-16.lothal":
    "Un indic vend des listes de suspects. La tienne est celle qui part le mieux.",
  "encounter.lothal-mon-calamari-16.buy": "Acheter tous les exemplaires",
  "encounter.lothal-mon-calamari-16.refuse": "Demander un pourcentage",
  "encounter.lothal-mon-calamari-16.mon-calamari":
    "Une bouteille cogne contre la jetée. Le message est plus long que la bouteille, et en neuf codes.",
  "encounter.lothal-mon-calamari-16.open": "L’emporter",
  "encounter.lothal-mon-calamari-17.lothal":
    "Deux officiers, un speeder, ta plateforme. Ils aimeraient que quelqu’un sans uniforme tranche leur dispute.",
  "encounter.lothal-mon-calamari-17.mon-calamari":
    "Une famille avec une seule valise demande à partir n’importe où. Elle a des papiers pour nulle part.",
  "encounter.lothal-mon-calamari-17.take": "Les emmener",
  "encounter.lothal-mon-calamari-17.charge": "Leur vendre de meilleurs papiers",
  "encounter.lothal-mon-calamari-18.lothal":
    "Ils enfoncent la porte de la chambre douze. Tu es dans la chambre douze.",
  "encounter.lothal-mon-calamari-18.mon-calamari":
    "La capitainerie aime les équipages qui savent ramer. Qui n’a pas d’équipage est envoyé à la taverne.",
  "encounter.lothal-mon-calamari-19.lothal":
    "Une vente de speeders : trois moteurs, quatre propriétaires, aucune clé.",
  "encounter.lothal-mon-calamari-19.mon-calamari":
    "Les gens d’ici prennent le courant profond pour aller au travail. Il ne s’arrête pas à ta station.",
  "encounter.lothal-mon-calamari-20.lothal":
    "Il manque un tambour à la fanfare. La poudre du salut est rangée sous les tambours.",
  "encounter.lothal-mon-calamari-20.drum": "Jouer du tambour",
  "encounter.lothal-mon-calamari-20.spoil": "T’occuper de la poudre",
  "encounter.lothal-mon-calamari-20.mon-calamari":
    "Une perle trop grosse pour se vendre et trop petite pour se cacher. Son garde a ordre d’avoir l’air de s’ennuyer.",
};
