### Une table formée par les appareils d’une même pièce : l’un d’eux est la table, les autres s’y joignent, sans salle.

invite = Deux regards amènent un téléphone à la table.
first = 1. L’appareil photo de l’autre téléphone lit ce code, ou tu envoies le lien.
codeAlt = Code qui mène un autre téléphone à cette table
copyLink = Copier le lien
second = 2. L’autre téléphone montre alors son propre code. Lis-le ici, ou colle le texte que tu as reçu.
scan = Lire avec l’appareil photo
stopScan = Arrêter
paste = La réponse de l’autre téléphone
pasteHint = Colle le texte ici
accept = Faire entrer
wrongAnswer = Ce n’est pas la réponse à ce code. Les deux doivent être du moment : que l’autre téléphone lise le code encore une fois.
coming = L’autre téléphone arrive…
noCamera = Ce navigateur ne donne pas d’appareil photo ici. Fais-toi envoyer le texte et colle-le.
making = Le code se prépare…
askHost = C’est l’appareil qui a ouvert cette table qui invite les autres.
back = Quelqu’un a perdu le chemin ? Un seul regard suffit :
backFor = Code pour { $name }
returning = Retour à la table… Si rien ne se passe, demande le code ordinaire.

title = Rejoindre une table dans cette pièce
reading = Lecture du code…
wrongCode = Ce n’est pas une invitation à une table, ou il en manque une partie. Lis le code encore une fois, ou copie le lien entier.
name = Ton nom
join = Rejoindre
show = Montre ce code à l’appareil qui t’a invité, ou renvoie le texte.
answerAlt = Ma réponse, en code
copyAnswer = Copier le texte
waiting = Dès qu’il aura été lu, la table s’ouvrira ici d’elle-même.
awayTitle = La table est hors de portée
away = L’appareil qui est la table dort, est fermé ou s’est éloigné. Rien n’est perdu : ta place et la partie y sont gardées. Quand il sera réveillé, lis son code encore une fois : menu, Inviter.

handOverTitle = Un autre appareil comme table
handOver = Tu dois partir, ou ta batterie faiblit ? L’appareil de quelqu’un d’autre peut devenir la table : la partie, les places et la discussion y passent, et personne n’a besoin d’un nouveau code.
handOverTo = À { $name }
handingOver = La question est posée à { $name }…
handOverNo = { $name } a dit non, ou le chemin s’est perdu. Cet appareil reste la table.
handedOver = L’appareil { ELIDE("de", $name) } est maintenant la table.
offerTitle = Ton appareil comme table
offer = { $name } demande que ton appareil soit la table. Il aura alors toutes les mains : que personne ne les y cherche. Il doit rester allumé, avec cette page ouverte.
offerYes = Oui, ici
offerNo = Non
