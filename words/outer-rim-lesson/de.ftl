clerk = Die Schreibstube der Gilde
you = Du
tap = Tippe
then = , dann{" "}
readOn = Weiterlesen
listen = Lies, was geschah; ich rede, wenn es erzählt ist.
ask = Was würdest du tun?
atDesk = Ich bin an meinem Schreibtisch. Frag, wann du willst.
alone = Ohne mich weiterspielen
toTable = Gib mir ein ganzes Spiel
toWhole = Ein ganzes Spiel, bis 10 Ruhm
toShort = Ein kurzes Spiel, bis 5 Ruhm
known = Du kennst { $known } von { $all } Dingen
toCome = Das kommt noch: { $things }.

## things

things_fly = ein Flug
things_delivered = eine Lieferung
things_bought = ein Kauf
things_endActions = die Aktionen beenden
things_encounter = die Karte eines Orts ziehen
things_contact = einen Kontakt treffen
things_line = die Zeile einer Geschichte wählen
things_opponent = der Zug eines Gegners
things_fame = Ruhm
things_test = eine Probe
allKnown = Das sind { $all } von { $all }: Du weißt, was man wissen muss. Zur Übung bleibe ich noch etwas und sage, wenn es genug ist.
next = Das war ein ganzes Spiel. Das nächste gehört dir allein.
welcome = Du bist { $me }, dein Schiff: { $ship }, dein Ort: { $place }. Ruhm entscheidet: Wer zuerst { $fame } hat, gewinnt. { $rival } will ihn auch und spielt nach einem Stapel gedruckter Karten.

## topics

topics_fly = Ein Zug hat drei Schritte: Planung, Aktion, Begegnung. In der Planung tust du eins von dreien: fliegen, 2.000 Credits verdienen oder dich erholen.
topics_earn = Planung muss kein Flug sein: Wer bleibt, wo er ist, darf 2.000 Credits verdienen.
topics_recover = Schaden bleibt, bis du dich erholst, und das nimmt den ganzen Planungsschritt.
topics_deliver = Der zweite Schritt sind Aktionen: abliefern, auf den Markt gehen, handeln, Fähigkeiten einsetzen, in beliebiger Folge. Fracht wird geliefert, wo sie gebraucht wird: Ein Tipp genügt.
topics_smuggle = Diese Fracht ist illegal: Ein Würfel entscheidet. Ein Treffer liefert sie; alles andere zieht eine Karte voller Ärger.
topics_market = Auf einem Planeten darfst du einmal je Zug auf den Markt: sechs Stapel, von jedem liegt die oberste Karte offen. Du kaufst höchstens eine.
topics_buyCargo = Fracht wird hier gekauft und anderswo bezahlt. Sie füllt einen Platz deines Schiffs.
topics_buyJob = Ein Auftrag kostet wenig und zahlt in Credits und Ruhm, verlangt aber Fertigkeiten, Schritt für Schritt, an seinem Ort.
topics_buyBounty = Ein Kopfgeld nennt jemanden. Finde ihn unter den Kontakten, gewinne den Kampf und lass dich bezahlen, lebend noch besser.
topics_buyGear = Ausrüstung ist für dich, Umbauten sind fürs Schiff. Sie bleiben.
topics_buyLuxury = Luxus kauft Ruhm oder etwas beinahe so Gutes.
topics_buyShip = Schiffe unterscheiden sich in Tempo, Rumpf, Kanonen und Platz, also vergleiche, bevor du zahlst. Eins, das du gekauft hast, wird in Zahlung genommen; das vom Anfang ist nichts wert.
topics_leaveMarket = Du musst nicht kaufen. Vorher dürfen bis zu zwei Karten eines Stapels weggeräumt werden, um die nächste zu sehen.
topics_endActions = Wer die Aktionen beendet, kommt zum dritten Schritt, der Begegnung.
topics_ability = Figuren, Schiffe und Karten haben eigene Fähigkeiten. Was jetzt geht, leuchtet.
topics_encounter = Die Begegnung: Triff eins von dem, was hier ist. Der Ort selbst ist eine Karte mit einer Geschichte, und die Geschichte will etwas von dir.
topics_contact = Die kleinen Marker auf einem Planeten sind Kontakte. Verdeckt sagt die Farbe, wie wichtig sie sind: Weiß ist am bescheidensten, dann Grün, Gelb, Orange, am gefährlichsten, aber vielleicht am meisten wert. Manche sehen zuerst, was ihre Fraktion von dir hält.
topics_patrol = Eine Patrouille hält jedes Schiff auf, das ihre Fraktion nicht mag, und gegen eine feindliche wird vor allem anderen gekämpft. Beide Seiten würfeln; jede erleidet, was die andere warf.
topics_job = Ein Auftrag wird an seinem Ort erledigt, im Begegnungsschritt. Jeder seiner Schritte ist eine Probe, und eine misslungene schmerzt, kostet Geld oder beendet den Auftrag für heute.
topics_core = Die beiden Kernfelder sind die Enden der Karte, und eine Abkürzung verbindet sie. Hinüber geht es als Begegnung: Du ziehst eine Karte, und wenn du schaffst, was sie verlangt, bist du sofort am anderen Ende.
topics_hunt = Das ist dein Ziel. Eine Jagd ist ein Kampf: Die höhere Summe gewinnt, bei Gleichstand du.
topics_line = Die Karte bietet Zeilen. Jede sagt, was sie kostet und wie wahrscheinlich sie ist; lies sie, bevor du wählst.
topics_skill = Eine Probe sind zwei Würfel. Ohne die Fertigkeit besteht nur ein kritischer Treffer; hast du sie einmal, auch ein Treffer; hast du sie zweimal, alles außer leer.
topics_roll = Bevor die Würfel fallen, darfst du Karten zu Hilfe rufen. Hier hilft nichts, also würfle.
topics_keep = Nach einem Wurf dürfen Karten Würfel drehen oder neu werfen. Sonst gilt der Wurf.
topics_catch = Dein Ziel liegt am Boden. Beseitigt zahlt es sofort; gefangen fährt es mit und zahlt mehr, wo die Karte es sagt.
topics_fame = Ruhm gewinnt Spiele, und Credits kaufen nur Dinge.
topics_reveal = Eine Karte, die du aufgedeckt hast, zeigt einen Kontakt: Ein Marker wird für alle sichtbar umgedreht.
topics_look = Wer unter dem Marker liegt, siehst nur du; für alle anderen bleibt er verdeckt.
topics_room = Ein Platz fasst eine Karte. Sind alle belegt, muss etwas gehen.
topics_faction = Vier Fraktionen haben eine Meinung von dir. Wer dich mag, lässt dich durch; wer dich hasst, greift an.
topics_patrolMoves = Die aufgedeckte Karte trägt das Zeichen einer Patrouille: Sie kommt näher, und wo es eine Wahl gibt, ist es deine.
topics_fight = Ein Kampf: Beide Seiten würfeln. Ein Treffer zählt 1, ein kritischer 2; das Auge (Fokus) und leer zählen nichts, außer eine Karte dreht sie. Die höhere Summe gewinnt, bei Gleichstand der Angriff, und jede Seite erleidet, was die andere warf.
topics_price = Was du kaufst, wird in Credits bezahlt; wenn du willst, zahlen Fracht, Ausrüstung oder Umbauten, die du abgibst, einen Teil.
topics_other = Eine seltenere Frage: Die Zeile über ihren Antworten sagt, worum es geht.

## why

why_errand =
    { $reward ->
        [none] Du hast { $card }, Ziel: { $place }; die Nadel steht auf der Karte.
       *[other] Du hast { $card }, Ziel: { $place }, und das bringt { $reward }; die Nadel steht auf der Karte.
    }
why_toward = { $card } hat dieses Ziel: { $place }. Für einen Flug ist das zu weit, und das hier liegt auf dem Weg.
why_search = { $name } muss einer der Kontakte sein ({ $rank }). Einer liegt hier verdeckt: { $place }; lebend wird hier bezahlt: { $paid }.
why_maybe = Es könnte { $name } sein, und das suchst du.
why_people = Hier gibt es Leute zu treffen und einen Markt zum Umsehen: { $place }.
why_quiet = { $place }: niemand zu treffen, aber eine Karte zu ziehen.
why_goal = { $place } bringt dich einem deiner Ziele näher: Die Ziele stehen neben deinem Schiff.
why_toCore = { $card } hat dieses Ziel: { $place }, am anderen Ende der Karte. Von hier führt im Begegnungsschritt eine Abkürzung durch den Kern: schneller als der Flug außen herum.
why_cross = { $card } hat dieses Ziel: { $place }, und das liegt am anderen Ende.
why_crossPlain = Was du als Nächstes willst, liegt am anderen Ende.
why_earn = { $card } ist für diesen Ort, und du bist schon da: Nimm das Geld.
why_earnEmpty = Keine deiner Karten führt jetzt irgendwohin: Nimm das Geld und sieh dich nach einem Auftrag oder einer Fracht um, die dir passt.
why_earnFirst = Schiffe und gute Karten kosten Geld, und was du hast, läuft nicht weg: Nimm erst das Geld.
why_stay = Du suchst { $name }, und genau hier liegt ein Kontakt verdeckt ({ $rank }): Bleib und nimm das Geld.
why_recover =
    { $damage ->
        [one] Du trägst 1 Schaden.
       *[other] Du trägst { $damage } Schaden; noch ein schlechter Kampf, und du liegst am Boden.
    }
why_deliver = { $card } bringt hier { $reward }.
why_smuggle = { $percent }, dass es glattgeht; sonst Ärger und in diesem Zug keine Begegnung.
why_market = Sieh dir an, was zu verkaufen ist.
why_buyCargo = { $card } zahlt { $reward }, Ziel: { $place }.
why_far =
    { $flights ->
        [one] { $place } ist { $spaces } Felder weit: ein Flug.
       *[other] { $place } ist { $spaces } Felder weit: { $flights } Flüge.
    }
why_illegal = Sie ist illegal: Beim Liefern entscheidet ein Würfel, { $percent }, dass es glattgeht.
why_buyJob =
    { $must ->
        [none] { $tests ->
            [one] { $card } wartet hier: { $place }. Eine Probe entscheidet, und einen misslungenen Auftrag darfst du in der Regel wieder versuchen.
           *[other] { $card } wartet hier: { $place }. Nicht jede Probe muss gelingen, und einen misslungenen Auftrag darfst du in der Regel wieder versuchen.
        }
       *[other] { $card } wartet hier: { $place }. Gelingen muss { $must }, und einen misslungenen Auftrag darfst du in der Regel wieder versuchen.
    }
why_whole = Beide möglichen Ausgänge gerechnet, schaffst du es mit { $done }; zu Boden: { $down }.
why_buyBounty = { $card } ist einer der Kontakte ({ $rank }); du würdest mit { $win } gewinnen.
why_buyOther = { $card } hilft mehr als das Geld.
why_buyGains = { $card }, für dich: { $gains }.
why_pay = Das ist der Preis, und nichts von dir muss gehen.
why_barter = Es zahlt einen Teil des Preises.
why_leave = Diesmal behielte ich mein Geld.
why_leaveBut = Diesmal nähme ich nichts: { $against }.
why_cancel =
    { $goes ->
        [none] { $card } ist nicht wert, was gehen müsste: Lass es.
       *[other] { $card } ist nicht wert, was gehen müsste ({ $goes }): Lass es.
    }
why_end = Sonst lohnt sich hier nichts.
why_endAndFight = Aber hier ist eine feindliche Patrouille, und gegen sie wird gekämpft, sobald deine Aktionen vorbei sind: { $patrol }.
why_endsTurn = Die Begegnung ist in diesem Zug verloren, das war es also.
why_ability = Es kostet weniger, als es bringt.
why_look = Es kostet nichts: Du siehst nach und wählst dann, wen du triffst.
why_turn = Damit kannst du noch gewinnen.
why_lost = Nichts, was du hast, würde es ändern: Gib nichts aus.
why_encounter = { $place } hat eine Geschichte für dich.
why_faceDown = Niemand weiß, wer es ist, bis du fragst; je wichtiger jemand ist, desto mehr kann er für dich tun.
why_humble = Niemand weiß, wer es ist, bis du fragst; wer bescheiden ist, bringt weniger, schadet aber selten.
why_attackers =
    { $some ->
        [0] Von den { $all }, die es sein können, würde dich niemand angreifen.
       *[other] Von den { $all }, die es sein können, würden { $some } dich angreifen, deines schlechten Namens wegen.
    }
why_faceUp = { $name } könnte an Bord kommen, und die Crew leiht dir ihre Fertigkeiten.
why_fight = Du gewinnst mit { $win } und gehst mit { $down } zu Boden.
why_job = Deine Aussichten: { $chances }. Der ganze Auftrag, beide möglichen Ausgänge gerechnet: { $done }; unterwegs am Boden: { $down }.
why_alone = bestehen, während die andere Seite scheitert: { $percent }
why_line = Die Aussicht dieser Zeile: { $percent }.
why_safe =
    { $joins ->
        [true] { $pay ->
            [none] Keine Würfel: Es gibt ein neues Crewmitglied, und die Crew leiht dir ihre Fertigkeiten.
           *[other] Keine Würfel: Für { $pay } Credits gibt es ein neues Crewmitglied, und die Crew leiht dir ihre Fertigkeiten.
        }
       *[other] { $pay ->
            [none] Keine Würfel: Was da steht, geschieht.
           *[other] Keine Würfel: Du zahlst { $pay } Credits und bekommst, was da steht; mir ist es das wert.
        }
    }
why_oneDie = Ein Teil hängt an einem Würfel: Seine Seiten stehen unten.
why_decline = Ich ließe es bleiben: Es kostet mehr, als es bringt.
why_declineOnly = Nichts davon steht dir jetzt offen; die Zeilen sagen, was fehlt.
why_skill = Keine andere gelingt eher: { $percent }.
why_roll = Lass sie fallen.
why_keep = Das ist gut genug.
why_keepWin = Mit diesen Würfeln gewinnst du.
why_keepDie =
    { $brings ->
        [none] Der Würfel zeigt „{ $face }“: Nichts geschieht. Neu zu werfen bringt im Schnitt weniger.
       *[other] Der Würfel zeigt „{ $face }“: { $brings } Neu zu werfen bringt im Schnitt weniger.
    }
why_again = Es kann nur besser werden.
why_gamble = Neu zu werfen bringt im Schnitt mehr als das.
why_eliminate = Bezahlt ist bezahlt.
why_capture = Lebend zahlt mehr, wenn du hinkommst.
why_takeFame = Nimm den Ruhm.
why_takeCredits = Credits bringen dich jetzt schneller weiter.
why_reveal = Je mehr Gesichter du kennst, desto besser wählst du.
why_room = Das hilft dir am wenigsten.
why_faction = Da gewinnt dein Name am meisten oder verliert am wenigsten.
why_patrolMoves = Ich nähme die, die dich am wenigsten stört.
why_patrolWay = Beide Wege sind gleich kurz: Auf jedem kommt sie zu dir.
why_revealPlanet = Es kostet nichts, und wer offen liegt, den kannst du beurteilen, bevor du ihn triffst.
why_other = Von dem, was hier zur Wahl steht, sieht mir das am besten aus.

## rather

rather_earn = (Eine vorsichtige Händlerin würde erst verdienen; ich lasse keine bezahlte Lieferung warten.)
rather_clear = (Vor dem Kauf dürftest du ein, zwei Karten eines Stapels wegräumen, um zu sehen, was darunter liegt; das ist Glück, also lasse ich es weg.)
rather_risk = (Eine kühne Händlerin nähme hier einen Kampf mit schlechten Aussichten an; ich nicht, noch nicht.)
rather_look = (Eine Händlerin würde erst unter einen Marker sehen; wir klopfen an.)
rather_line = (Eine kühne Händlerin nähme „{ $line }“, mit { $percent }; ich nicht, noch nicht.)
rather_farther = (Eine Händlerin würde anderswo suchen, näher am Zahlort des Kopfgelds; ich sehe zuerst hier nach.)
rather_poor = (Eine kühne Händlerin würde { $card } versuchen; bei insgesamt { $percent } ich nicht, noch nicht.)
rather_illegal = (Eine kühne Händlerin nähme { $card }: illegal, { $percent }, dass es glattgeht. Ich nicht, noch nicht.)
rather_market = (Eine Händlerin würde sich auch auf dem Markt umsehen; ich sehe nichts Einfaches zu kaufen.)
rather_well = (Eine kühne Händlerin würde so weitermachen; ich würde dich erst heilen.)
rather_marketBut = (Auch der Markt ist offen, aber { $against }.)
rather_barter = (Eine Händlerin nähme eine teurere Karte und gäbe dafür eine ab: später.)

## against

against_room = kein Platz ist frei: Für { $card } müsste etwas gehen ({ $goes })
against_job = { $card } gelänge nur mit { $percent }
against_hunt = das Kopfgeld auf { $card } heißt ein Kampf, den du nur mit { $percent } gewinnen würdest
against_illegal = { $card } ist illegal und kommt nur mit { $percent } glatt durch
against_and = ;{" "}

## heard

heard_delivered = { $card } ist geliefert und bezahlt. So bleibt hier jedes Schiff in der Luft.
heard_failedRun =
    { $isDelivered ->
        [true] Der Würfel war kein Treffer: Eine Karte voller Ärger wurde gezogen, und die Fracht kam trotzdem durch. Danach gibt es in diesem Zug keine Begegnung.
       *[other] Der Würfel war kein Treffer: Eine Karte voller Ärger wurde gezogen, und die Fracht wurde nicht bezahlt. Danach gibt es in diesem Zug keine Begegnung.
    }
heard_bought =
    { $hasPin ->
        [true] { $card } gehört dir. Du siehst die Karte neben deinem Schiff, und eine neue Nadel in der Galaxis zeigt, wohin sie führt.
       *[other] { $card } gehört dir. Du siehst die Karte neben deinem Schiff.
    }
heard_newShip = Das neue Schiff gehört dir ({ $ship }), und was du hattest, zieht um. Seine Plätze und sein eigenes Ziel stehen daneben.
heard_patrolMoved = { CAPITAL($patrol) } ist gezogen: Die aufgedeckte Karte trägt ihr Zeichen, und sie kommt auf die Person zu, die gekauft hat.
heard_passed =
    { $known ->
        [0] Bestanden mit einem kritischen Treffer, ohne zu wissen, wie. Verlass dich nicht darauf.
        [one] Bestanden. Du hast die Fertigkeit einmal: Nach den Würfeln allein reicht das in 75 %.
       *[other] Bestanden. Mit der Fertigkeit zweimal scheiterst du nur an zwei leeren: 94 % nach den Würfeln allein.
    }
heard_failed =
    { $known ->
        [0] Nicht bestanden. Ohne die Fertigkeit hilft nur ein kritischer Treffer: 23 %. Die Crew kann dir leihen, was fehlt.
       *[other] Nicht bestanden, obwohl die Aussichten gut waren. Die Karte sagt, was es kostet.
    }
heard_crew = { $name } fliegt jetzt mit dir: Diese Fertigkeiten zählen in jeder Probe als deine.
heard_secret = Diese Karte ist ein Geheimnis: Sie liegt versiegelt neben deinem Schiff, bis ihr Moment kommt. Niemand sonst darf sie lesen.
heard_fought = Die Würfel haben gesprochen: { $mine } gegen { $theirs }. { $tied ->
        [true] Bei Gleichstand gewinnt der Angriff, und das warst du
       *[other] Die höhere Summe gewinnt
    }; jede Seite erleidet die Summe der anderen. Ein Treffer zählt 1, ein kritischer 2, der Rest nichts.
heard_defeated =
    { $stands ->
        [true] Zu Boden: Das ist Schaden bis zu deiner Gesundheit oder deinem Rumpf. Es kostete dich den Rest des Zugs und 3.000 Credits oder alles, was du hattest, und der Planungsschritt danach ging fürs Aufstehen drauf: Du bist wieder heil.
       *[other] Zu Boden: Das ist Schaden bis zu deiner Gesundheit oder deinem Rumpf. Es kostete dich den Rest des Zugs und 3.000 Credits oder alles, was du hattest, und dein nächster Planungsschritt geht fürs Aufstehen drauf.
    }
heard_attacked = { $name } ließ dir keine Wahl: Manche greifen alle an, die bei ihrer Seite einen schlechten Namen haben. Die vier Zeichen am Fuß des Bretts sind dein Name: + gut, · neutral, − schlecht.
heard_liked = { $faction }: Dort mag man dich jetzt mehr. Die Patrouille winkt dich durch.
heard_disliked = { $faction }: Dort mag man dich jetzt weniger. Behalte die Patrouille im Auge.
heard_jobDone = { $card }: erledigt. Aufträge sind der stetigste Weg zum Ruhm.
heard_captured = Das Kopfgeld gehört dir. Wer jagt, lebt hier gut, solange er lebt.
heard_fame = Ruhm! { $fame } von { $target }. Ziele geben mehr: Sie stehen neben deinem Schiff.
heard_goal = Ein Ziel ist erreicht: Deine Karte dreht sich um, und die andere Seite ist besser.
heard_opponent = { $name } hatte einen Zug: eine gedruckte Karte, von oben nach unten gelesen. In Planung und Begegnung gilt die erste Zeile, die geht, in den Aktionen jede.

## otherwise

otherwise_fly = Also { $place }. Du gehst deinen eigenen Weg; die Nadeln sind im nächsten Zug auch noch da.
otherwise_earn = Stattdessen 2.000 Credits. Sicher, aber Geld allein gewinnt nichts.
otherwise_recover = Du ruhst dich aus. Gesund zu sein ist auch etwas wert.
otherwise_market = Erst ein Blick auf den Markt: Warum nicht, er ist einmal je Zug offen.
otherwise_clear = Weggeräumt. Bis zu zwei je Zug dürfen gehen; was darunter liegt, ist vielleicht besser, für dich oder die Nächsten.
otherwise_buy = Stattdessen { $card }. Es ist dein Geld.
otherwise_slipped = Du hast für { $card } bezahlt, und der Würfel sagte nein: Die Karte ist weg, das Geld auch.
otherwise_begin = Also { $card }: Sehen wir, was dafür verlangt wird.
otherwise_take = Stattdessen { $card }. Es kostet nichts als den Platz.
otherwise_cancel = Du lässt es doch: Nichts ist bezahlt, und nichts von dir ist weg.
otherwise_leave = Du behältst dein Geld. Das ist erlaubt und manchmal klug.
otherwise_end = Du beendest deine Aktionen früh. Hier blieb liegen: { $left }. Es kann bis zum nächsten Besuch warten, oder du nimmst das zurück.
otherwise_deliver = Du lieferst. Ich hätte gewartet, aber bezahlt ist bezahlt.
otherwise_encounter = Du willst lieber etwas anderes treffen. Gut: Ich bin auch neugierig.
otherwise_fight = Ein Kampf, den ich nicht gewählt hätte. Viel Glück.
otherwise_line = Die andere Zeile. Geschichten sind dazu da, gewählt zu werden.
otherwise_dice = Bei Würfeln traust du deinem eigenen Gefühl. Ihnen ist es gleich.
otherwise_other = Ich hätte es nicht getan, aber die Regeln erlauben es, also ist es ein Plan.

## example

example_title = Und Kopfgelder? Eins, in vier Zeilen
example_own = Du hast das Kopfgeld auf { $name }. Es kostete nichts und bleibt bei dir, bis du bezahlt wirst.
example_take = Auf dem Markt nimmst du das Kopfgeld auf { $name }. Es kostet nichts und bleibt bei dir, bis du bezahlt wirst.
example_find = { $name } ist einer der Kontakte ({ $rank }). Im Begegnungsschritt triffst du einen nach dem anderen, bis es der richtige ist.
example_fight = Dann jagst du: Du würfelst gegen { $name }, Würfel: { $strength }. So, wie du jetzt bist, gewinnst du mit { $win }; Ausrüstung und Crew helfen.
example_pay = Beseitigt sind das sofort { $dead }. Gefangen fährt es mit dir: { $alive }, sobald du hier ankommst: { $place }.
enough = Du weißt genug: planen, handeln, begegnen, und die Nadeln im Auge behalten. Spiel hier weiter, oder lass dir ein eigenes Spiel geben.
unmet = Noch zu entdecken, in den Regeln:

## more

more_jobs = Aufträge
more_bounties = Kopfgelder
more_patrols = Patrouillen
more_fights = Kämpfe
more_tests = Proben
more_contacts = Kontakte
more_cargo = Fracht
more_market = der Markt
more_crew = Crew
more_deals = Handel mit anderen Leuten
over = Das Spiel ist vorbei. Du hast ein ganzes Kapitänsleben gesehen.
