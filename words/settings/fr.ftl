languageTitle = Langue
theme = Apparence

## themes

themes_auto = Comme l’appareil
themes_light = Jour
themes_dark = Nuit

##

motion = Mouvement

## motions

motions_auto = Comme l’appareil
motions_full = Complet
motions_less = Réduit

##

motionHint = En mode réduit, ce qui change est entouré.
speech = Ce que dit le lecteur d’écran

## speechLevels

speechLevels_all = Tout
speechLevels_mine = Ce qui me concerne
speechLevels_questions = Mes questions

##

speechHint = Le résultat de tes propres coups et la fin d’une partie sont toujours annoncés.
keys = Touches seules

## keyWays

keyWays_plain = Actives
keyWays_alt = Avec Alt
keyWays_off = Inactives

##

keysHint = À une table, les chiffres choisissent une réponse et « ? » donne la liste des touches.
keysTitle = Les touches à cette table
keysChange = Désactiver ou changer les touches seules

## keysDo

keysDo_digits = choisit la réponse qui porte ce numéro
keysDo_arrows = d’une carte de ta main à l’autre
keysDo_look = montre en entier la carte où tu es
keysDo_escape = repose ce que tu tiens, ferme ce qui est ouvert
keysDo_help = cette liste

##

shapes = Une couleur vient toujours avec une forme : ▲ vert, ■ bleu, ● orange. Rien à activer.
forgotten = C’est oublié.
forgetTitle = M’oublier sur cet appareil ?
forgetLine = Cet appareil perdra tes places aux tables en cours : il ne pourra plus y jouer. Avec un code, tu peux d’abord les emporter sur un autre.
forgetCode = Montre-moi d’abord un code
title = Mes appareils et programmes
hint = Tes appareils, et les programmes qui jouent à l’une de tes places. Si tu en fermes un, tes places te restent.
here = Cet appareil
hereIs = Cet appareil : { $device }
browser = { $browser } sur { $system }
since = depuis le { $date }, { $used }
device = Un autre appareil, ou un programme
seat = Un programme pour la place { $seat }
token = Jeton « { $name } »
seen = utilisé vers le { $date }
end = Fermer
ended = Fermé.
partOfLanguage = { $name } (traduit à { $share } %)
