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
seen = utilisé vers le { $date }
end = Fermer
ended = Fermé.
