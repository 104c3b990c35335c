/** In French: the numbered databank: each version’s title, its story, and the lines a player may take. */
import type { databank as english } from "../en/databank.ts";

export const databank: Readonly<Record<keyof typeof english, string>> = {
  "databank.1a.title": "Attention malvenue",
  "databank.1a": "Un inconnu admire tes caisses et sait ce qu’elles pèsent.",
  "databank.1b.title": "Des gens intéressés",
  "databank.1b": "Trois personnes se disent ton acheteur. Deux ne sourient pas.",
  "databank.1c.title": "Police locale",
  "databank.1c":
    "La police du port voudrait jeter un œil. Elle a apporté un pied-de-biche pour aider.",
  "databank.1d.title": "Présence impériale",
  "databank.1d":
    "Des armures blanches aux deux bouts de la plateforme, et un officier avec une liste.",
  "smuggling.deliver-and-lose": "Livrer, et perdre de l’estime",
  "smuggling.keep": "Garder la cargaison pour l’instant",
  "smuggling.deliver-cheaper": "Livrer pour 6 000 de moins",
  "smuggling.fight": "Passer en force",
  "smuggling.discard": "Te débarrasser de la cargaison",
  "databank.40a.title": "Une partie de sabacc épique",
  "databank.40a":
    "La partie en est à son troisième jour. La chaise qu’on t’offre est encore chaude.",
  "databank.40b.title": "Une partie de sabacc sans pitié",
  "databank.40b": "Tout le monde triche à cette table. Gagner est une question de manières.",
  "databank.40b.cheat": "Te servir une carte de plus",
  "databank.41a.title": "Alliance fragile",
  "databank.41a": "Ils te serrent encore la main. Ils comptent aussi leurs doigts après.",
  "databank.41b.title": "Confiance perdue",
  "databank.41b": "On leur a dit avec qui tu as dîné. Ils auraient préféré l’ignorer.",
  "databank.42a.title": "Règlement de la maison",
  "databank.42a":
    "Le casino gagne par habitude. Tu as un badge, un sac et onze minutes avant que l’habitude te regarde.",
  "databank.42b.title": "L’équipe de nuit",
  "databank.42b":
    "Après minuit, seuls les droïdes comptent les jetons, et ils ne demandent jamais pourquoi tu portes une échelle.",
  "databank.42b.tip": "Vider la machine à pourboires en sortant",
  "databank.43a.title": "À l’abordage",
  "databank.43a":
    "Même vitesse, sas découpé, passerelle prise. L’équipage du cargo a aussi un plan, en plus bruyant.",
  "databank.43b.title": "Déjà signé",
  "databank.43b":
    "Quelqu’un d’autre a des papiers pour ce cargo. Ils tiennent mieux que les tiens, et ses canons aussi.",
  "databank.44a.title": "Sous le sol du palais",
  "databank.44a":
    "Le magot dort sous la salle du trône. La musique est forte là-haut ; les tuyaux d’ici le sont plus encore.",
  "databank.44b.title": "La bête de la cave",
  "databank.44b": "Le gardien de la cave n’est pas salarié. On le nourrit le mardi. On est lundi.",
  "databank.45a.title": "Enchères sous bonne garde",
  "databank.45a":
    "Tout le monde ici veut le joyau et personne ne veut payer. Le portier l’a remarqué.",
  "databank.45a.bribe": "Payer le portier",
  "databank.45a.run": "Prendre tes jambes à ton cou",
  "databank.45b.title": "Le second joyau",
  "databank.45b":
    "Il y a deux joyaux dans deux vitrines. L’un est en verre. L’alarme est sur l’autre, ou sur les deux.",
  "databank.46a.title": "Trop de parsecs",
  "databank.46a":
    "Charge sans bruit, pars avec fracas, et fie-toi à un raccourci que trois meilleurs pilotes n’ont jamais noté.",
  "databank.46b.title": "Le grand détour",
  "databank.46b": "Le chemin court est gardé. Le long est seulement vivant.",
  "databank.47a.title": "Le coffre sous les vagues",
  "databank.47a":
    "La porte sous la mer s’ouvre à qui lit son poème à voix haute, dans l’ordre, en retenant son souffle.",
  "databank.47b.title": "Une conservatrice armée",
  "databank.47b":
    "Elle connaît chaque relique par son nom, la distance de chaque fenêtre, et maintenant ton visage.",
  "databank.50a.title": "Au fond du puits d’épice",
  "databank.50a":
    "Quatre niveaux plus bas, quelqu’un fredonne pour que tu le trouves. Les gardes l’entendent aussi.",
  "databank.50b.title": "La relève",
  "databank.50b":
    "Pendant deux minutes, personne ne compte les mineurs. Deux minutes, c’est long, si on ne porte personne.",
  "databank.51a.title": "Des yeux dans la cantina",
  "databank.51a":
    "Un habitué écrit aux mauvaises personnes. Ce soir, tous les habitués boivent de la main gauche.",
  "databank.51b.title": "L’agent double",
  "databank.51b": "Les deux camps paient le même rapport. On te demande qui reçoit la bonne copie.",
  "databank.55a.title": "Deux relais, une minute",
  "databank.55a":
    "Les deux relais doivent tomber dans la même minute. La montre de ton complice avance, ou la tienne retarde.",
  "databank.55b.title": "Friture",
  "databank.55b":
    "Tu noies tout le réseau sous les parasites. À la garnison, quelqu’un aime moins le silence que prévu.",
  "databank.57a.title": "Rien de personnel",
  "databank.57a":
    "Tu le dis deux fois, pour que ce soit clair. L’autre acquiesce et pose son verre.",
  "databank.57b.title": "Les mains bien en vue",
  "databank.57b": "Un vol honnête commence par un bonjour. Il continue rarement ainsi.",
  "databank.58a.title": "L’odeur du nid",
  "databank.58a":
    "Ici, en bas, on se reconnaît à l’odeur. Tu as emprunté un manteau qui devrait suffire.",
  "databank.58b.title": "Une place à table",
  "databank.58b": "La matriarche t’offre une chaise. Elle est humide, et elle a déjà servi.",
  "databank.58b.pay": "Payer ta place",
  "databank.58b.run": "Filer par l’égout",
  "databank.59a.title": "Des charges sur la voile",
  "databank.59a":
    "Six charges, cinq pinces, une voile en plein vent. Quelqu’un doit tenir la sixième.",
  "databank.59b.title": "Fête sur le pont inférieur",
  "databank.59b":
    "Les invités sont en haut, le carburant en bas, et l’orchestre entre les deux ne s’arrête pas.",
  "databank.60a.title": "La main légère",
  "databank.60a": "La bourse est dans la poche intérieure. Une main aussi, découvres-tu.",
  "databank.60b.title": "L’échange",
  "databank.60b":
    "Deux sacs pareils, un banc, un instant où personne ne regarde. Tu espères que c’est le tien.",
  "databank.61a.title": "Deux tours et un canyon",
  "databank.61a": "Douze moteurs, un drapeau, et un canyon qui était plus large l’an dernier.",
  "databank.61b.title": "Le champion du coin",
  "databank.61b":
    "La foule est venue voir gagner un nom. Ce n’est pas le tien, et quelqu’un a touché aux attelages de ton bolide.",
  "databank.63a.title": "Sous le regard du trône",
  "databank.63a":
    "Tous ceux qui comptent suivent ce combat à l’écran. Vole comme s’ils pouvaient t’atteindre au travers.",
  "databank.64a.title": "La mauvaise valise",
  "databank.64a":
    "Elle a la bonne couleur et elle fait tic-tac. Le client n’a pas parlé de tic-tac.",
  "databank.64b.title": "Un visage dans la foule",
  "databank.64b": "Ton contact porte une écharpe rouge. C’est la saison des écharpes rouges.",
  "databank.65a.title": "Silence radio",
  "databank.65a": "La balise n’est pas en panne. Elle écoute.",
  "databank.65b.title": "Une voix à l’intérieur",
  "databank.65b":
    "La balise te demande poliment qui tu es, et verrouille l’écoutille derrière toi.",
  "databank.66a.title": "Aile contre aile",
  "databank.66a": "Huit vaisseaux volent comme un seul. Le septième est nouveau, et c’est toi.",
  "databank.66b.title": "La place vide",
  "databank.66b":
    "Ils ont laissé un trou dans la formation pour quelqu’un qui ne reviendra pas. À toi de le combler.",
  "databank.67a.title": "Payable à vue",
  "databank.67a": "Il dit que l’argent est en route. Ses frères aussi.",
  "databank.67b.title": "La cousine",
  "databank.67b":
    "Le débiteur est absent. La cousine est là, soulève des speeders pour vivre, et voudrait voir la facture.",
  "databank.68a.title": "Neuf couches de chiffre",
  "databank.68a": "Sous la huitième couche, une blague. Sous la neuvième, une adresse.",
  "databank.68b.title": "Déjà lu",
  "databank.68b": "Quelqu’un a ouvert le message avant toi et en a corrigé l’orthographe.",
  "databank.68b.pay": "Payer la décrypteuse",
  "databank.68b.leave": "Ne pas le lire",
  "databank.70a.title": "Un mot à la bonne oreille",
  "databank.70a": "Tu as droit à une phrase avec quelqu’un d’important. Choisis des mots courts.",
  "databank.70b.title": "Dîner avec un vigo",
  "databank.70b": "Sept plats, et à chacun une question. Le poisson est un test.",
  "databank.71a.title": "Ce que savaient les archives",
  "databank.71a": "La réponse est au troisième sous-sol, classée sous « météo ».",
  "databank.71b.title": "Des noms sur une liste",
  "databank.71b": "Douze noms, dont un inventé. Tes amis veulent savoir lequel.",
  "databank.72a.title": "Le tableau de service",
  "databank.72a":
    "Le meilleur officier a les pires horaires. Qui sait lire le tableau entre à quatre heures.",
  "databank.72b.title": "Une brèche dans la ligne",
  "databank.72b": "La ligne tient partout sauf ici. C’est de la chance, ou un appât.",
  "databank.93a.title": "Le chef de quai compte deux fois",
  "databank.93a": "Une caisse de trop. Il le note, avec ton nom à côté.",
  "databank.94a.title": "Des tirs au-dessus de la rampe",
  "databank.94a": "La marchandise avait donc un propriétaire, et le propriétaire a des amis.",
  "databank.95a.title": "Un mouchard dans la caisse",
  "databank.95a": "Ça clignote. Pas très loin, un écran clignote en réponse.",
  "databank.96a.title": "Le vendeur a filé",
  "databank.96a": "L’acompte aussi.",
};
