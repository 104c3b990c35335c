/** In French: how the stories of Cantonica and Ord Mantell end. */
import type { cantonicaOrdMantell as english } from "../../en/endings/cantonica-ord-mantell.ts";

export const cantonicaOrdMantell: Readonly<Record<keyof typeof english, string>> = {
  "encounter.cantonica-ord-mantell-01.bet.lucky":
    "La bille trouve ton numéro comme si on l’avait prévenue. L’inconnu reprend son jeton et garde une bague pour la chance.",
  "encounter.cantonica-ord-mantell-01.bet.even":
    "La maison déclare un coup nul, l’air ravi. Il te reste ta mise et une anecdote.",
  "encounter.cantonica-ord-mantell-01.bet.unlucky":
    "La roue s’arrête un cran trop tôt. Elle a beaucoup d’entraînement.",
  "encounter.cantonica-ord-mantell-01.ord-mantell.pass":
    "Celui qui bourdonne cache une caisse destinée à une armurerie, et pas d’armurerie à des parsecs. Tu la paies au prix de la ferraille.",
  "encounter.cantonica-ord-mantell-01.ord-mantell.fail":
    "Il bourdonne un peu plus haut, puis plus du tout. Le ferrailleur te prête un seau pour ton train d’atterrissage.",
  "encounter.cantonica-ord-mantell-02.cantonica.pass":
    "Tu réponds à la croupière dans le patois de sa grand-mère. Elle te laisse gagner une fois, pour l’accent.",
  "encounter.cantonica-ord-mantell-02.cantonica.fail":
    "Tu suis très bien jusqu’à sept. Après sept il y a deux mots, et tu as pris l’autre.",
  "encounter.cantonica-ord-mantell-02.ord-mantell.yes.pass":
    "Les gants sortent par la fenêtre, l’un après l’autre. Les droits de quai se révèlent négociables.",
  "encounter.cantonica-ord-mantell-02.ord-mantell.yes.fail":
    "Ils te disent deux mots, et c’est bref. Tes côtes s’en souviennent.",
  "encounter.cantonica-ord-mantell-02.ord-mantell.no":
    "Ils voulaient juste dire que tu ne dois rien. Ils en ont l’air aussi surpris que toi, et paient à boire.",
  "encounter.cantonica-ord-mantell-03.spa.done":
    "Tu dors pendant deux parties de cartes et un vol. Plus rien ne fait mal, pas même la conscience.",
  "encounter.cantonica-ord-mantell-03.pocket.pass":
    "Les riches gardent leur petite monnaie en grande quantité. Tu leur laisses les manteaux.",
  "encounter.cantonica-ord-mantell-03.pocket.fail":
    "Il y a quelqu’un dans un des manteaux, endormi jusque-là. Le portier sait tenir un bras.",
  "encounter.cantonica-ord-mantell-03.race.pass":
    "Tu sors de l’épave en tête et en marche arrière. On te paie, et on demande comment se fait la seconde partie.",
  "encounter.cantonica-ord-mantell-03.race.fail":
    "Il y a une cloison dans le couloir extérieur. L’an dernier elle était à l’intérieur.",
  "encounter.cantonica-ord-mantell-03.rest.done":
    "Les perdants te vendent leurs plaques de rechange, encore tièdes. Elles vont à peu près.",
  "encounter.cantonica-ord-mantell-04.ord-mantell.pass":
    "Il tombe comme un bureau des impôts et se relève reconnaissant : personne ne lui avait jamais dit d’arrêter. Il porte tes sacs au vaisseau, puis les siens.",
  "encounter.cantonica-ord-mantell-04.ord-mantell.fail":
    "La foule continue de scander ton nom pendant que tu le cherches.",
  "encounter.cantonica-ord-mantell-05.cantonica.yes":
    "La dénicheuse compte tes gens deux fois et paie chaque assiette. L’un d’eux reçoit une carte et ne la montre pas.",
  "encounter.cantonica-ord-mantell-05.cantonica.no":
    "« Voilà quelqu’un pour toi », dit la dénicheuse, et elle montre sans lever la main.",
  "encounter.cantonica-ord-mantell-05.ord-mantell.pass":
    "Au bout de trois heures, il commence à te donner raison. Au bout de quatre, il ouvre l’arrière-boutique.",
  "encounter.cantonica-ord-mantell-05.ord-mantell.fail":
    "Il parle plus longtemps. Le soir, tout le port sait ce que tu as dit du port.",
  "encounter.cantonica-ord-mantell-06.bet.lucky": "Il gagne d’un naseau, et te regarde en passant.",
  "encounter.cantonica-ord-mantell-06.bet.unlucky":
    "Il te regarde pendant toute la course. C’est comme ça qu’il perd.",
  "encounter.cantonica-ord-mantell-06.ride.pass":
    "Tu te tiens à une oreille et tu arrives en tête partout, barrière comprise. Les propriétaires paient pour le récupérer.",
  "encounter.cantonica-ord-mantell-06.ride.fail": "Il regardait quelqu’un derrière toi.",
  "encounter.cantonica-ord-mantell-06.ord-mantell.pass":
    "Tu réponds au nom, puis aux questions de la veuve. Elle signe sans te croire et te souhaite bonne chance.",
  "encounter.cantonica-ord-mantell-06.ord-mantell.fail":
    "Trois autres répondent aussi. On te facture l’enterrement.",
  "encounter.cantonica-ord-mantell-07.lose.done":
    "Tu perds comme quelqu’un qui en aurait les moyens. Avant minuit, on te recommande à des gens que tu ne connaissais que de nom.",
  "encounter.cantonica-ord-mantell-07.win.pass":
    "Le marchand paie tout de suite et rit un peu tard. Tu ne restes pas pour le toast.",
  "encounter.cantonica-ord-mantell-07.win.fail":
    "Il y a cinq cartes comme ça dans le jeu, et tu as joué la sixième. Tu rentres à la nage.",
  "encounter.cantonica-ord-mantell-07.ord-mantell.pass":
    "Tu arrives par la seule ligne que personne n’a pris la peine de miner. Le gérant soupire et ouvre le catalogue.",
  "encounter.cantonica-ord-mantell-07.ord-mantell.fail":
    "Elle n’était pas si vieille, cette guerre.",
  "encounter.cantonica-ord-mantell-08.cantonica.yes":
    "Les deux balances sont d’accord. On sort un plateau de sous le comptoir, et une chaise.",
  "encounter.cantonica-ord-mantell-08.cantonica.no":
    "Le joaillier te donne de quoi prendre la route, pour que tu la prennes.",
  "encounter.cantonica-ord-mantell-08.judge.done":
    "La pièce retombe sur la tranche. Le prisonnier en profite pour te glisser une lettre : quelqu’un sur Naboo sera content de l’avoir.",
  "encounter.cantonica-ord-mantell-08.claim.pass":
    "Tu prends le prisonnier, et le prisonnier prend ses jambes à son cou, droit vers le bureau des primes. On te paie la course.",
  "encounter.cantonica-ord-mantell-08.claim.fail":
    "Les chasseurs tombent enfin d’accord sur quelque chose.",
  "encounter.cantonica-ord-mantell-09.cantonica.pass":
    "Les manches se souviennent de tout. Il suffit de ne pas gêner avec les mains.",
  "encounter.cantonica-ord-mantell-09.cantonica.fail":
    "Il en tombe une carte qu’on n’imprime plus. Après, on te compte les doigts, tous.",
  "encounter.cantonica-ord-mantell-09.ord-mantell.pass":
    "Tu fais le moteur pendant neuf étages. Au dixième, quelqu’un a laissé une caisse sans nom.",
  "encounter.cantonica-ord-mantell-09.ord-mantell.fail":
    "Entre le sixième et le septième, le moteur lâche.",
  "encounter.cantonica-ord-mantell-10.honest.done":
    "Le voiturier pâlit, te remercie et te glisse un billet destiné au propriétaire.",
  "encounter.cantonica-ord-mantell-10.joyride.pass":
    "Deux tours de baie, et un pari contre un yacht. Tu le rends avec plus de carburant qu’avant.",
  "encounter.cantonica-ord-mantell-10.joyride.fail":
    "Le propriétaire est à bord, dans son bain. L’amende comprend la serviette.",
  "encounter.cantonica-ord-mantell-10.ord-mantell.yes":
    "Ton équipage fait rouler le recruteur sous sa propre table. Il paie, par respect.",
  "encounter.cantonica-ord-mantell-10.ord-mantell.no":
    "Il regarde ta table vide et désigne la suivante du menton.",
  "encounter.cantonica-ord-mantell-11.cantonica.pass":
    "Tu cites le règlement du port par paragraphe. On te salue, et on te donne une place que quelqu’un d’autre a payée.",
  "encounter.cantonica-ord-mantell-11.cantonica.fail":
    "Tu l’as, cette licence. Elle est valable pour l’autre océan.",
  "encounter.cantonica-ord-mantell-11.ord-mantell.pass":
    "Quand la fumée retombe, il ne reste que toi. Le commissaire-priseur, sous son bureau, t’adjuge le lot.",
  "encounter.cantonica-ord-mantell-11.ord-mantell.fail": "On surenchérit, à bout portant.",
  "encounter.cantonica-ord-mantell-12.arm.done":
    "La soirée est charmante et le tir trop bas. La comtesse paie les deux moitiés.",
  "encounter.cantonica-ord-mantell-12.ord-mantell.pass":
    "Tu t’assieds et tu attends que le chien s’ennuie. Il te mène à ce sur quoi il dormait.",
  "encounter.cantonica-ord-mantell-12.ord-mantell.fail": "Avec toi, cela fait cinq.",
  "encounter.cantonica-ord-mantell-13.ord-mantell.yes":
    "Il te laisse lire la page à ton nom. C’est une bonne page, avec un dividende.",
  "encounter.cantonica-ord-mantell-13.ord-mantell.no.pass":
    "Il était sur l’étagère derrière lui, à T comme trahison. Il se rappellera qui n’a pas regardé dedans.",
  "encounter.cantonica-ord-mantell-13.ord-mantell.no.fail":
    "Tu le trouves ouvert. Il le referme, et ton compte avec.",
  "encounter.cantonica-ord-mantell-14.clear.pass":
    "Tu te plantes sur le boulevard, bras écartés, et le troupeau décide de te croire. On en fera une chanson.",
  "encounter.cantonica-ord-mantell-14.clear.fail": "Le troupeau n’a jamais entendu parler de toi.",
  "encounter.cantonica-ord-mantell-14.loot.pass": "Tu rends deux sacs à main, pour la forme.",
  "encounter.cantonica-ord-mantell-14.loot.fail": "L’un des sacs est enchaîné à un duc très fâché.",
  "encounter.cantonica-ord-mantell-14.ord-mantell.pass":
    "Le droïde des douanes demande la suite, et la suite, et la suite. Ta part est une caisse, questions non comprises.",
  "encounter.cantonica-ord-mantell-14.ord-mantell.fail":
    "Le droïde la connaît déjà. Il appelle un ami qui a un vaisseau.",
  "encounter.cantonica-ord-mantell-15.buy.done":
    "La note descend, un verre monte. À la troisième tournée, tu as rencontré tous ceux qui l’ont lue.",
  "encounter.cantonica-ord-mantell-15.laugh.pass":
    "Le patron trouve l’idée si bonne qu’il en tire des copies. Tu en signes quarante.",
  "encounter.cantonica-ord-mantell-15.laugh.fail": "Il ajoute le cadre à la note.",
  "encounter.cantonica-ord-mantell-15.learn.pass":
    "Tu ne cilles pas, et la silhouette est à toi désormais. Le vétéran s’incline ; personne ne l’avait jamais vu faire.",
  "encounter.cantonica-ord-mantell-15.learn.fail": "Elle était un peu étroite à l’épaule.",
  "encounter.cantonica-ord-mantell-16.cantonica.pass":
    "La roue pense à un nombre ; toi aussi. L’homme qui l’a câblée demande tout bas s’il reste une place à ton bord.",
  "encounter.cantonica-ord-mantell-16.cantonica.fail": "La roue s’arrête, tourne, et te désigne.",
  "encounter.cantonica-ord-mantell-16.ord-mantell.pass":
    "Tu leur rends leur cible, le centre en moins. Ils règlent le pari.",
  "encounter.cantonica-ord-mantell-16.ord-mantell.fail": "Ils sont meilleurs sur l’original.",
  "encounter.cantonica-ord-mantell-17.strip.done":
    "Deux pièces vont à ton circuit de refroidissement. Le poli regarde et ne dit plus rien.",
  "encounter.cantonica-ord-mantell-17.free.done":
    "Il te remercie, s’en va, et raconte à qui il le doit. Certains ont une cause.",
  "encounter.cantonica-ord-mantell-18.take.done":
    "Le sac est léger et fait tic-tac par moments. Tu décides que c’est une pendule.",
  "encounter.cantonica-ord-mantell-19.cantonica.pass":
    "Tu gardes les mains dans les poches et tu perds de loin. Il en est si content qu’il t’écrit une lettre de recommandation.",
  "encounter.cantonica-ord-mantell-19.cantonica.fail": "Tu voulais juste les remettre droites.",
  "encounter.cantonica-ord-mantell-19.toll.done":
    "L’enfant mord la pièce, lève la barrière et fait signe. C’est l’administration la mieux tenue de la planète.",
  "encounter.cantonica-ord-mantell-19.run.pass":
    "La barrière était surtout de la peinture. Derrière se trouve ce que les autres ont payé.",
  "encounter.cantonica-ord-mantell-19.run.fail":
    "La barrière était surtout du duracier. L’enfant note ton numéro, au crayon de couleur.",
  "encounter.cantonica-ord-mantell-20.stake.lucky":
    "Tu gagnes le navigateur de quelqu’un et tu le renvoies chez lui. Le pot, tu le gardes.",
  "encounter.cantonica-ord-mantell-20.stake.even":
    "Chacun repart avec qui il est venu. Ici, c’est une bonne soirée.",
  "encounter.cantonica-ord-mantell-20.stake.unlucky":
    "Personne ne parle pendant qu’on déplace la chaise d’à côté vers l’autre bout.",
  "encounter.cantonica-ord-mantell-20.ord-mantell.pass":
    "L’un des morts te paie pour y rester, et te dit qui d’autre n’est pas mort.",
  "encounter.cantonica-ord-mantell-20.ord-mantell.fail":
    "Tu le lis de haut en bas. Il est plus long que dans ton souvenir.",
};
