/** In French: the contacts: what each is like to meet, and their names. */
import type { contacts as english } from "../en/contacts.ts";

export const contacts: Readonly<Record<keyof typeof english, string>> = {
  "contact.hire": "Engager dans ton équipage",
  "contact.bribe": "Payer pour une recommandation",
  "contact.4-lom":
    "Un droïde de protocole qui a changé de protocole. Plus tu as de primes, moins ses manières coûtent.",
  "contact.bib-fortuna":
    "Il arrange tout au palais, à commencer par ton accueil. Ce n’est pas gratuit.",
  "contact.black-krrsantan":
    "Il n’écoute que les gens qui ont du travail en poche. Il ne le dit pas ; il ne dit pas grand-chose.",
  "contact.black-sun-agent":
    "Bonne mise, bonnes sources, et une place qui te laisse dos à la porte.",
  "contact.boshek": "Il a un record à son nom et une ardoise à la hauteur.",
  "contact.chewbacca": "Il regarde ton vaisseau, soupire et attrape une clé. C’est presque un oui.",
  "contact.dengar":
    "Il a entendu ce qu’on dit de toi. Si c’est assez grave, il veut te dire deux mots.",
  "contact.doctor-evazan":
    "Son diplôme est périmé sur douze mondes. Ses mains tremblent assez peu.",
  "contact.garindan":
    "Il sait où chacun est allé aujourd’hui. Pour un peu d’argent, il sait aussi où tu étais.",
  "contact.thrawn": "Il t’interroge sur un tableau. C’est un examen, et il a déjà lu tes réponses.",
  "contact.greedo": "Il parle vite et dégaine lentement. Mais il connaît les portes de derrière.",
  "contact.hera-syndulla":
    "Elle volerait avec toi, si la cause paie le carburant et si tu ne touches pas aux commandes.",
  "contact.hondo-ohnaka":
    "« Que de temps sans se voir ! » C’est la première fois qu’il te voit. Il a déjà vendu ta place de parking.",
  "contact.ig-rm": "Un droïde fait pour barrer les portes. Il barrera la tienne.",
  "contact.k-2so": "Il t’annonce tes chances avant que tu demandes, et après.",
  "contact.leia-organa":
    "Il lui faut un vaisseau, une promesse ou un peu d’argent pour les affamés. Elle semble savoir faire la différence.",
  "contact.lobot": "Il parle à trois bureaux à la fois, dont aucun dans cette pièce.",
  "contact.maz-kanata":
    "Elle règle ses lentilles et voit ce que tu as fait l’an dernier. La soupe est offerte.",
  "contact.ponda-baba":
    "Il ne t’aime pas. Il n’aime personne, et travaille pour pas cher à ce double titre.",
  "contact.saw-gerrera":
    "Il ne se fie à personne, alors il s’engage à la semaine. Apporte ton propre air.",
  "contact.w1-le":
    "Il a vendu de pires vaisseaux que le tien à plus malin que toi. Il propose de le faire pour toi.",
  "contact.ziton-moj":
    "Un capitaine du syndicat ne prend pas de pots-de-vin. Il accepte des excuses, d’avance, en crédits.",
  "contact.ahsoka-tano":
    "Elle dit n’être personne. À la table voisine, on se tient un peu plus droit.",
  "contact.boba-fett": "Le casque ne bouge pas. Si les Hutts t’en veulent, il a déjà bougé.",
  "contact.bossk":
    "Il te flaire avant de te voir et te classe parmi les collègues. Pour l’instant.",
  "contact.chopper": "Il t’insulte en binaire, répare ton écoutille et vole la charnière.",
  "contact.doctor-aphra":
    "Elle a une carte, un mensonge sur la carte, et a déjà choisi sa couchette chez toi.",
  "contact.enfys-nest":
    "Le masque dit pirate. Les enfants cachés derrière elle disent autre chose.",
  "contact.han-solo":
    "Il a le vaisseau le plus rapide du coin, ou il l’avait. Le détail est sensible.",
  "contact.ig-88": "Il a calculé ce que tu vas offrir et attend que tu arrives au même chiffre.",
  "contact.jyn-erso": "Elle veut sortir, puis entrer, puis les plans du bâtiment. Dans cet ordre.",
  "contact.ketsu-onyo":
    "Elle a quitté à pied un syndicat célèbre et elle est revenue prendre son vaisseau. Le tien ne lui fait pas peur.",
  "contact.lando-calrissian":
    "Il perd la première manche avec tant de grâce que tu paies à boire. C’était la deuxième manche.",
  "contact.4-lom.name": "4-\u2060LOM",
  "contact.bib-fortuna.name": "Bib Fortuna",
  "contact.black-krrsantan.name": "Black Krrsantan",
  "contact.black-sun-agent.name": "Agent du Soleil Noir",
  "contact.boshek.name": "BoShek",
  "contact.chewbacca.name": "Chewbacca",
  "contact.dengar.name": "Dengar",
  "contact.doctor-evazan.name": "Docteur Evazan",
  "contact.garindan.name": "Garindan",
  "contact.thrawn.name": "Grand amiral Thrawn",
  "contact.greedo.name": "Greedo",
  "contact.hera-syndulla.name": "Hera Syndulla",
  "contact.hondo-ohnaka.name": "Hondo Ohnaka",
  "contact.ig-rm.name": "Droïde gros bras IG-\u2060RM",
  "contact.k-2so.name": "K-\u20602SO",
  "contact.leia-organa.name": "Leia Organa",
  "contact.lobot.name": "Lobot",
  "contact.maz-kanata.name": "Maz Kanata",
  "contact.ponda-baba.name": "Ponda Baba",
  "contact.saw-gerrera.name": "Saw Gerrera",
  "contact.w1-le.name": "W1-\u2060LE",
  "contact.ziton-moj.name": "Ziton Moj",
  "contact.ahsoka-tano.name": "Ahsoka Tano",
  "contact.boba-fett.name": "Boba Fett",
  "contact.bossk.name": "Bossk",
  "contact.chopper.name": "Chopper",
  "contact.doctor-aphra.name": "Docteure Aphra",
  "contact.enfys-nest.name": "Enfys Nest",
  "contact.han-solo.name": "Han Solo",
  "contact.ig-88.name": "IG-\u206088",
  "contact.jyn-erso.name": "Jyn Erso",
  "contact.ketsu-onyo.name": "Ketsu Onyo",
  "contact.lando-calrissian.name": "Lando Calrissian",
};
