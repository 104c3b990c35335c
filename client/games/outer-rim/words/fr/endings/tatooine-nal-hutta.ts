/** In French: how the stories of Tatooine and Nal Hutta end. */
import type { tatooineNalHutta as english } from "../../en/endings/tatooine-nal-hutta.ts";

export const tatooineNalHutta: Readonly<Record<keyof typeof english, string>> = {
  "encounter.tatooine-nal-hutta-01.race.pass":
    "Tu passes la ligne avec un moteur et la peinture d’un autre. La bourse est pleine de sable et d’argent.",
  "encounter.tatooine-nal-hutta-01.race.fail": "Le troisième virage s’appelle le Dentiste.",
  "encounter.tatooine-nal-hutta-01.bet.lucky":
    "L’outsider gagne parce que les autres se sont arrêtés pour se battre.",
  "encounter.tatooine-nal-hutta-01.bet.unlucky":
    "L’outsider est encore là-bas. On a cessé de chercher.",
  "encounter.tatooine-nal-hutta-01.nal-hutta.yes.pass":
    "C’était très mauvais, pour le portier. La salle se tait, puis devient aimable.",
  "encounter.tatooine-nal-hutta-01.nal-hutta.yes.fail":
    "Elle se referme de même, avec toi de l’autre côté.",
  "encounter.tatooine-nal-hutta-01.nal-hutta.no":
    "Bon signe, donc. On te prend pour quelqu’un d’attendu, et on te paie avant de s’en apercevoir.",
  "encounter.tatooine-nal-hutta-02.tatooine.pass":
    "Tu soulèves un bout du traîneau. Ils trouvent un prix plus bas, puis te paient pour le reposer.",
  "encounter.tatooine-nal-hutta-02.tatooine.fail": "Le prix monte à chaque effort.",
  "encounter.tatooine-nal-hutta-02.gift.done":
    "On le regarde, on le pèse, on le mange. Te voilà en faveur.",
  "encounter.tatooine-nal-hutta-02.joke.pass":
    "Un silence, puis un rugissement humide. On te paie pour t’arrêter avant que ça recommence.",
  "encounter.tatooine-nal-hutta-02.joke.fail": "Le crapaud était de la famille.",
  "encounter.tatooine-nal-hutta-03.tatooine.pass":
    "Tu connais le blason, et la cabine. La chose du tiroir n’a pas vu le jour depuis la reine.",
  "encounter.tatooine-nal-hutta-03.tatooine.fail":
    "La nuit, le vent la recouvre, avec un bout de ta rampe.",
  "encounter.tatooine-nal-hutta-03.nal-hutta.yes":
    "Tampon, tampon. Il y a une avance sur la seconde ; personne ne te l’avait dit.",
  "encounter.tatooine-nal-hutta-03.nal-hutta.no":
    "Personne n’en voulait à cause du portrait. Tu as vu pire.",
  "encounter.tatooine-nal-hutta-04.tatooine.pass":
    "Le premier midi suffit. Tu ramènes l’autre moitié du duel.",
  "encounter.tatooine-nal-hutta-04.tatooine.fail": "Tu t’attendais plutôt au second.",
  "encounter.tatooine-nal-hutta-05.tatooine.pass":
    "La liste est courte et l’un des noms boit à côté.",
  "encounter.tatooine-nal-hutta-05.tatooine.fail": "Te voilà sur la liste.",
  "encounter.tatooine-nal-hutta-05.nal-hutta.pass":
    "Les vieilles bêtes aiment l’ombre. Tu te places là où le soleil ne sera plus, et tu encaisses.",
  "encounter.tatooine-nal-hutta-05.nal-hutta.fail": "La cote était bonne.",
  "encounter.tatooine-nal-hutta-06.tatooine.pass":
    "Tu le règles pour ne donner de la bière que les jours de fête. Le fermier paie, les voisins écrivent à des relations.",
  "encounter.tatooine-nal-hutta-06.tatooine.fail":
    "Maintenant, il donne de la soupe. Tu paies les chopes.",
  "encounter.tatooine-nal-hutta-06.nal-hutta.pass":
    "À la huitième heure, ils accorderaient tout pour finir. Tu demandes en quatre mots.",
  "encounter.tatooine-nal-hutta-06.nal-hutta.fail": "Tu parles à la neuvième.",
  "encounter.tatooine-nal-hutta-07.ride.pass":
    "Il finit par descendre, et s’arrête en ville, dans la mairie. On te paie par admiration.",
  "encounter.tatooine-nal-hutta-07.ride.fail": "La seconde fois, il ne s’arrête pas à côté de toi.",
  "encounter.tatooine-nal-hutta-07.trade.done":
    "Les plaques portent un blason. Tu les poses à l’envers.",
  "encounter.tatooine-nal-hutta-07.nal-hutta.yes":
    "Ta caisse est comptée trois fois et payée deux.",
  "encounter.tatooine-nal-hutta-07.nal-hutta.no":
    "On te la met dans les bras avant que tu puisses demander à qui elle est.",
  "encounter.tatooine-nal-hutta-08.tatooine.pass":
    "Neuf ombres, huit marcheurs. Tu attends le neuvième, qui te paie pour n’avoir rien vu.",
  "encounter.tatooine-nal-hutta-08.tatooine.fail": "Tu n’avais pas compté celle derrière toi.",
  "encounter.tatooine-nal-hutta-08.gamble.lucky": "La verte, d’une langue.",
  "encounter.tatooine-nal-hutta-08.gamble.even":
    "Les deux grenouilles s’arrêtent pour bavarder. La banque rend ce qu’elle ne peut garder.",
  "encounter.tatooine-nal-hutta-08.gamble.unlucky":
    "La verte est mangée par l’autre cousin. L’humain.",
  "encounter.tatooine-nal-hutta-08.referee.done":
    "Tu tiens les mises, l’air grave, à deux mains. On te paie pour l’air grave.",
  "encounter.tatooine-nal-hutta-09.tatooine.pass":
    "Tu t’assois dessus. Les conversations reprennent, et quelqu’un paie la tournée que tu as gagnée.",
  "encounter.tatooine-nal-hutta-09.tatooine.fail":
    "Le tabouret revient à son maître, en passant par toi.",
  "encounter.tatooine-nal-hutta-09.nal-hutta.pass":
    "Le cousin dort sur la bonne clé. Tu lui laisses la mauvaise.",
  "encounter.tatooine-nal-hutta-09.nal-hutta.fail":
    "Un tout petit cousin peut avoir une très grosse cloche.",
  "encounter.tatooine-nal-hutta-09.nal-hutta.fail.pass":
    "Les gardes aussi sont de branche cadette. Tu repars les mains vides, comme à l’arrivée.",
  "encounter.tatooine-nal-hutta-09.nal-hutta.fail.fail":
    "Tu paies la cloche, les bougies et les nerfs du cousin.",
  "encounter.tatooine-nal-hutta-10.nal-hutta.pass":
    "Page trente et un : « doit ». Ils espéraient que personne n’irait jusque-là.",
  "encounter.tatooine-nal-hutta-10.nal-hutta.fail": "Le verbe était « payer », et le sujet, toi.",
  "encounter.tatooine-nal-hutta-11.tatooine.pass":
    "Ils te dessinent sur le tableau, à l’endroit, ce qui est rare.",
  "encounter.tatooine-nal-hutta-11.tatooine.fail":
    "Ils te dessinent sur le tableau, avec un petit nuage.",
  "encounter.tatooine-nal-hutta-11.kneel.done":
    "Le cadeau est ouvert sur-le-champ. Tu peux te relever avant les autres.",
  "encounter.tatooine-nal-hutta-11.stand.done":
    "Tu joues la menace jusqu’au souper. C’est pire pour la nuque que de s’agenouiller.",
  "encounter.tatooine-nal-hutta-12.water.done":
    "Tu en donnes la moitié au douzième. L’agent le rapporte aussi.",
  "encounter.tatooine-nal-hutta-12.walk.pass":
    "Tu trouves le puits en tombant dedans. La caravane paie pour le bruit.",
  "encounter.tatooine-nal-hutta-12.walk.fail": "Le puits était un mirage. Il y avait la queue.",
  "encounter.tatooine-nal-hutta-12.nal-hutta.yes":
    "Tu montres, ils portent. À la porte, on paie qui montrait.",
  "encounter.tatooine-nal-hutta-12.nal-hutta.no.pass":
    "Tu prends le coin lourd sans le montrer. La litière paie au poids.",
  "encounter.tatooine-nal-hutta-12.nal-hutta.no.fail": "Tu prends le coin lourd sur le pied.",
  "encounter.tatooine-nal-hutta-14.tatooine.pass":
    "Tu t’excuses d’emblée. Le comptoir s’ouvre comme une oasis.",
  "encounter.tatooine-nal-hutta-14.tatooine.fail": "Tu acceptes le premier prix, par politesse.",
  "encounter.tatooine-nal-hutta-14.nal-hutta.pass":
    "Tu meurs superbement, quatre fois. On te propose la cinquième à moitié prix ; tu as la sagesse de partir.",
  "encounter.tatooine-nal-hutta-14.nal-hutta.fail": "Le héros n’avait pas lu son contrat.",
  "encounter.tatooine-nal-hutta-15.dig.pass":
    "Tu lis l’avertissement au-dessus de la porte comme un inventaire.",
  "encounter.tatooine-nal-hutta-15.dig.fail": "C’était un avertissement.",
  "encounter.tatooine-nal-hutta-15.sell.done":
    "« Danger » avec un point d’exclamation double la queue.",
  "encounter.tatooine-nal-hutta-15.talk.done":
    "Les noms sont bons, et la pirate en garde un pour la prochaine fois.",
  "encounter.tatooine-nal-hutta-15.quiet.yes":
    "C’est un thé excellent. À la seconde tasse vient une petite commission, par écrit.",
  "encounter.tatooine-nal-hutta-15.quiet.no":
    "C’est un thé excellent. Le geôlier signale là-haut qui l’a bu et n’a rien écouté.",
  "encounter.tatooine-nal-hutta-16.tatooine.pass":
    "Tu sors par leur fenêtre, avec l’avis sur lequel ils travaillaient.",
  "encounter.tatooine-nal-hutta-16.tatooine.fail":
    "Ils voulaient la chambre, les bagages et la caution.",
  "encounter.tatooine-nal-hutta-16.nal-hutta.pass":
    "Tu lui apprends une valse. Les bottes de l’organiste ressortent à la troisième mesure.",
  "encounter.tatooine-nal-hutta-16.nal-hutta.fail": "Il préfère les duos.",
  "encounter.tatooine-nal-hutta-18.ride.pass":
    "Tu gagnes, et personne n’explique non plus la nouvelle tache.",
  "encounter.tatooine-nal-hutta-18.ride.fail": "Maintenant, tu pourrais l’expliquer.",
  "encounter.tatooine-nal-hutta-18.nal-hutta.pass":
    "Tu ne connais toujours pas le jeu, mais tu en es la gloire, et la cour aime la gloire.",
  "encounter.tatooine-nal-hutta-18.nal-hutta.fail": "C’est un jeu à deux, finalement.",
  "encounter.tatooine-nal-hutta-19.tatooine.pass":
    "Tu tiens compagnie à la planche et tu reviens avec une caisse.",
  "encounter.tatooine-nal-hutta-19.tatooine.fail": "Le hangar s’appuyait sur la planche.",
  "encounter.tatooine-nal-hutta-19.nal-hutta.pass":
    "Tu la gares dans deux ports. Les deux envoient des fleurs.",
  "encounter.tatooine-nal-hutta-19.nal-hutta.fail": "Le port est plus long, maintenant.",
  "encounter.tatooine-nal-hutta-20.tatooine.yes":
    "Il corrige tes nouvelles en deux endroits et paie le reste.",
  "encounter.tatooine-nal-hutta-20.tatooine.no":
    "« Troisième maison, porte bleue », dit-il. « Ne parle pas de la pièce. »",
  "encounter.tatooine-nal-hutta-20.spy.done":
    "On place les mauvaises personnes ensemble. On en parle dans deux systèmes, avec ton nom.",
  "encounter.tatooine-nal-hutta-20.warn.done":
    "L’oncle déplace une chaise. Celui qui s’y assoit ne finit pas sa soupe, et ce n’est pas toi.",
};
