## board

board_pace_title = Wie Züge der anderen erzählt werden
board_pace_film = Als Film
board_pace_mine = Tipp für Tipp
board_pace_brief = In Kürze
board_pace_instant = Nicht erzählt
board_pace_says_film = Jeder Zug läuft von selbst auf der Karte ab, mit einer Zeile. Er hält an, wo dich etwas betrifft, und wo immer du tippst.
board_pace_says_mine = Jede Szene wartet auf dein Tippen: Karten, Würfel und Kämpfe aller.
board_pace_says_brief = Eine Karte je Zug. Sie wartet auf dein Tippen, wenn du dran bist.
board_pace_says_instant = Der Tisch ist einfach, wie er ist. Nichts wartet; im Protokoll steht alles.
board_ambience_title = Hintergrundklang der Orte
board_ambience_off = Aus
board_ambience_soft = Leise
board_ambience_clear = Deutlich
board_next = Als Nächstes bist du dran.
board_laidAmbitions = Die Ambitionen lesen
board_toMove = Zu meinem Zug
board_goesOn = Dann geht dein Zug weiter.
board_taleGoesOn = Die Geschichte geht weiter.
board_hints_map = Tippe auf der Karte an, was leuchtet.
board_hints_market = Tippe eine leuchtende Karte des Markts an.
board_hints_ship = Tippe auf deinem Schiff an, was leuchtet.
board_hints_story = Wähle eine Zeile.
board_hints_offer = Antworte oben auf den Handel.
board_hints_gallery = {""}
board_notes_handedIn = Abgegeben: { $cards }. Zählt { $worth }.
board_notes_patrolWay = Beide Wege sind gleich kurz: Du sagst, welchen sie nimmt.
board_notes_patrolMoved =
    { $away ->
        [one] { CAPITAL($patrol) } ist gezogen: Sie ist jetzt { $away } Feld von dir entfernt ({ $place }).
       *[other] { CAPITAL($patrol) } ist gezogen: Sie ist jetzt { $away } Felder von dir entfernt ({ $place }).
    }
board_notes_patrolHere = { CAPITAL($patrol) } ist gezogen: Sie ist jetzt bei dir.
board_notes_patrolAttacks = { CAPITAL($patrol) } ist gezogen: Sie ist jetzt bei dir, sie ist feindlich, und du musst gegen sie kämpfen.
board_notes_noEncounter = In diesem Zug keine Begegnung: Deine Fracht wurde durchsucht.
board_notes_defeated = Du liegst am Boden: In diesem Zug keine Begegnung, und im nächsten Planungsschritt erholst du dich.
board_notes_revealed = Jemand hier zeigt sein Gesicht. Ein Treffen ist das noch nicht.
board_notes_revealedAtMarket = Die Karte, die jetzt auf dem Markt offen liegt, trägt das Zeichen eines Gesichts: Jemand hier zeigt seins. Ein Treffen ist das noch nicht.
board_start_pin = { $place }: „{ $card }“ führt hierher
board_start_target = { $place }: Der Kontakt hier ({ $rank }) könnte { $name } sein, dein Ziel
board_start_friends = { $place }: eine Welt { $of }, auf der du Freunde hast
board_huntedPlayer = { $player } spielt diese Figur: Kämpfe dort, wo ihr beide seid, auf Planeten am Boden, im Raum mit dem Schiff. Ein Sieg zahlt { $credits } Credits und 1 Ruhm; du wählst eine der Fraktionen, die die Figur nicht mögen: die mag dich dann mehr, eine ihr befreundete weniger. Was die Karte sagt, gilt hier nicht, und niemand wird gefangen.
board_read = Karte lesen: { $name }
board_beaten =
    { $less ->
        [true] { CAPITAL($patrol) }, besiegt: { $pay }, und ihre Fraktion mag dich weniger.
       *[other] { CAPITAL($patrol) }, besiegt: { $pay }.
    }
board_inSpace = Aktionen: Hier draußen ist kein Markt. Setz ein, was du hast, oder beende sie.
board_poor = Schlechte Aussichten: ein Wagnis.
board_favorHad = Ein Gefallen je Zug: Deinen hattest du.
board_offered = Ein Angebot wartet auf deine Antwort.
board_attacked =
    { $why ->
        [none] { $who } greift dich an.
       *[other] { $who } greift dich an: { $why }.
    }
board_favors_advice = einmal diese Fertigkeit für deine nächste Probe in diesem Zug
board_favors_combat-strategy = ein Würfel mehr in einem deiner Kämpfe in diesem Zug
board_favors_endorsement = diese Fraktion gilt bis zum Ende des Zugs als befreundet
board_favors_shortcut = in diesem Zug ein Feld weiter fliegen
board_favorsDone_advice = die nächste Probe dort in diesem Zug zählt diese Fertigkeit einmal mehr
board_favorsDone_combat-strategy = dort ein Würfel mehr in einem Kampf in diesem Zug
board_favorsDone_endorsement = diese Fraktion gilt dort bis zum Ende des Zugs als befreundet
board_favorsDone_shortcut = dort geht es in diesem Zug ein Feld weiter
board_lastMove = Wie es entschieden wurde
board_luck = { $passed } von { $tests } Proben bestanden (im Schnitt { $promised } bei solchen Aussichten)
board_sources_bounty = aus Kopfgeldern
board_sources_job = aus Aufträgen
board_sources_cargo = aus Lieferungen
board_sources_patrol = aus Patrouillen
board_sources_personal-goal = aus dem persönlichen Ziel
board_sources_ship-goal = aus Schiffszielen
board_sources_luxury = aus Luxus
board_sources_encounter = aus Begegnungen
board_sources_contact = aus Kontakten
board_sources_combat = aus Kämpfen
board_sources_ambition = aus der Ambition
board_sources_printed = aus gedruckten Karten
board_sources_start = Vorsprung
board_sources_held = solange Karten gehalten werden
board_sources_lost = verloren
board_deal_counter = Etwas anderes bieten
board_deal_onlyWords = Jetzt lässt sich nichts übergeben: Keine Seite hat Credits, und Karten wechseln nur den Besitz, wo ihr euch trefft. Versprechen lassen sich in eine Schale legen.
board_deal_empty = Leg etwas in eine Schale: was du gibst und was du dafür möchtest.
board_deal_fits = Das lässt sich anbieten: Es passt in beide Schiffe.
board_deal_promises = Versprechen, die niemanden binden
board_deal_owes = { $name } schuldet dir etwas. Fordere es ein für:
board_deal_mine = Dein Angebot steht. Du gibst: { $give }. Du bekommst: { $get }.
board_deal_theirs = Angebot: Du gibst { $give } und bekommst { $get }.
board_deal_noEnds = Ein Nein erledigt das zwischen euch für diesen Zug.
board_deal_settled = { $what }: in diesem Zug zwischen euch gefragt und beantwortet.
board_deal_matter_cards = Karten und Crew
# As in English.
board_deal_matter_credits = Credits
board_deal_withdraw = Angebot zurückziehen
board_deal_withdrawn = { $name } zieht das Angebot zurück.
board_deal_whatFor = Wofür es ist: { $what }.
board_deal_against = Der Kampf geht gegen dich.
board_deal_againstOdds = Jetzt gewinnst du ihn mit { $now }, und mit { $then }, wenn dort ein Würfel mehr fällt.
board_inPlaceOf = Anstelle von { $cards }.
board_leastOf = Anstelle von { $cards }, was dir am wenigsten nützt.
board_printed = Spielt nach gedruckten Karten: ohne Ziele, und von den Fähigkeiten gelten nur die, die Kampf, Gesundheit, Rumpf oder Hyperantrieb verbessern. Gewinnt mit { $fame } Ruhm.
board_seenAt = Bekannt: { $name } ist { $at }.
board_ownCrew = Bekannt: { $name } ist in deiner eigenen Crew. Die eigene Crew jagt niemand: Das Kopfgeld wartet, bis sie geht.
board_theirCrew =
    { $fights ->
        [true] Bekannt: { $name } reist mit { $owner }: Jage dort, wo dieses Schiff ist. Man darf um die Crew kämpfen; sonst nimmst du einfach mit, wen du jagst.
       *[other] Bekannt: { $name } reist mit { $owner }: Jage dort, wo dieses Schiff ist. Um diese Crew kämpft niemand: Du nimmst einfach mit, wen du jagst.
    }
board_ownBounty = Diese Figur spielst du. Niemand jagt sich selbst: Die Karte ist nur dazu gut, dass niemand sonst sie nehmen kann.
board_asks_flyOn =
    { $left ->
        [one] Du darfst bis zu { $left } Feld weiterfliegen oder bleiben, wo du bist.
       *[other] Du darfst bis zu { $left } Felder weiterfliegen oder bleiben, wo du bist.
    }
board_asks_hunter = Wähle, gegen wen du spielst: jemanden von denen, die mit einem Kopfgeld beginnen.
board_asks_trader = Wähle, gegen wen du spielst: jemanden von denen, die nicht mit einem Kopfgeld beginnen.
board_asks_shut = Davon steht dir jetzt nichts offen.
board_asks_idle = Aktionen: Hier ist nichts mehr zu tun.
board_asks_cleared = Kauf eine Karte oder geh: Mehr lässt sich nicht wegräumen.
board_asks_clearsOn = Kauf eine Karte, räum noch eine weg ({ $deck }) oder geh.
board_asks_room = Für „{ $card }“ ist kein Platz frei: Welche Karte geht?
board_asks_roomAndPay = Für „{ $card }“ ist kein Platz frei: Gib eine Karte ab, die Platz macht. Noch zu zahlen: { $price }.
board_asks_pay = „{ $card }“: Zahl { $price }, oder gib Karten ab, um weniger zu zahlen. Es gibt kein Wechselgeld.
board_asks_handIn = „{ $card }“ kostet { $price }: Gib Karten ab für das, was fehlt. Es gibt kein Wechselgeld.
board_asks_berth =
    { $skills ->
        [none] Alle Kojen sind belegt. Tippe an, wer für { $name } geht.
       *[other] Alle Kojen sind belegt. Tippe an, wer für { $name } geht ({ $skills }).
    }
board_asks_protect = { $hunter } jagt { $crew } aus deiner Crew. Stellst du dich in den Weg?
board_asks_goal =
    { $of ->
        [ship] { $price } zahlen, um dein Schiffsziel zu erreichen? Es bringt { $prize }.
       *[other] { $price } zahlen, um dein persönliches Ziel zu erreichen? Es bringt { $prize }.
    }
board_asks_patrolWay = Welchen der gleich kurzen Wege nimmt { $patrol }?
board_asks_hostile = Begegnung: Hier ist eine feindliche Patrouille, und du musst gegen sie kämpfen.
board_noRoom = Kein Platz frei: Eine Karte von dir müsste gehen.
board_themes = Begegnungen hier, meist: { $themes }
board_maybe = vielleicht { $names }
board_huntsYou = hat ein Kopfgeld auf dich
board_rail_title = Der Auftrag, Schritt für Schritt
board_rail_crucial = scheitert das, scheitert der Auftrag
board_rail_lent = beherrscht von { $names }
board_rail_nobody = an Bord kann das niemand
board_rail_self = dir
board_rail_choice = eine Wahl
board_rail_reward = die Belohnung

## primer

primer_title = Outer Rim in einer Minute
primer_lead = Du hast ein schlechtes Schiff und eine gute Meinung von dir. Flieg den Rand entlang, mach Geschäfte aller Art, und erreiche als Erstes den Ruhm, der zum Sieg nötig ist, meist 10.
primer_steps_0_name = Planung
primer_steps_0_text = Tu eins davon: so weit fliegen, wie dein Hyperantrieb reicht, 2.000 Credits verdienen oder allen Schaden heilen. Eine Patrouille hält dich auf, außer ihre Fraktion mag dich.
primer_steps_1_name = Aktion
primer_steps_1_text = In beliebiger Folge: Fracht abliefern, wo sie gebraucht wird, einmal auf den Markt gehen und eine Karte kaufen, mit Leuten auf deinem Feld handeln, Fähigkeiten einsetzen.
primer_steps_2_name = Begegnung
primer_steps_2_text = Triff eins von dem, was hier ist: den Ort selbst, einen Kontakt, eine Patrouille, einen Auftrag oder ein Kopfgeld von dir. Eine feindliche Patrouille geht vor.
primer_steps_3_name = Proben
primer_steps_3_text = Zwei Würfel. Ohne die Fertigkeit besteht nur ein kritischer Treffer; hast du sie einmal, auch ein Treffer; hast du sie zweimal, auch ein Fokus. Die Crew leiht ihre Fertigkeiten.
primer_steps_4_name = Kämpfe
primer_steps_4_text = Beide Seiten werfen so viele Würfel, wie ihr Kampfwert sagt; ein Treffer zählt 1, ein kritischer 2. Die höhere Summe gewinnt, bei Gleichstand, wer angreift, und jede Seite erleidet die Summe der anderen.
primer_steps_5_name = Handel
primer_steps_5_text = Credits, Karten, Crew, Schuldscheine, Gefallen und Versprechen dürfen den Besitz wechseln, gebündelt auf zwei Schalen: Karten nur, wo ihr euch trefft, Gefallen überall. Auf jedes Angebot lässt sich mit einem anderen antworten. Was in den Schalen liegt, geschieht sofort; ein Versprechen bindet niemanden. Ein Schuldschein kauft später einen Gefallen von der Person, die ihn ausgegeben hat.
primer_steps_6_name = Ruhm
primer_steps_6_text = Er kommt aus Aufträgen, Kopfgeldern, illegaler Fracht, Patrouillen ab Stufe 2, Luxus, manchen Begegnungen und den Zielen deiner Figur und deines Schiffs. Das Brett zeigt, wohin jede deiner Karten will.
primer_signsTitle = Die Zeichen
primer_groups_0 = Kontakte und Orte
primer_groups_1 = Dein Ansehen bei einer Fraktion
primer_groups_2 = Zeichen
primer_standings_positive = gut: Ihre Patrouille lässt dich durch
primer_standings_neutral = neutral: Ihre Patrouille hält dich auf
primer_standings_negative = schlecht: Ihre Patrouille greift dich an
primer_marks_white = verdeckter Kontakt, weiß: die Bescheidensten
primer_marks_green = verdeckter Kontakt, grün: kennt nützliche Leute
primer_marks_yellow = verdeckter Kontakt, gelb: mächtig und ein Risiko
primer_marks_orange = verdeckter Kontakt, orange: am gefährlichsten und am meisten wert
primer_marks_up = offen: alle wissen, wer es ist
primer_marks_seen = nur du hast hingesehen: Tippe den Planeten an, um den Namen zu lesen
primer_marks_lit = leuchtet: Dorthin kannst du, oder dort kannst du etwas tun
primer_marks_mine = wo dein Schiff ist
primer_marks_core = zwischen den beiden Kernen: keine Route, aber ein Weg hinüber, der in beiden Kernen eine Begegnung ist
primer_signs_influence = Einfluss
primer_signs_knowledge = Wissen
primer_signs_piloting = Fliegen
primer_signs_stealth = Heimlichkeit
primer_signs_strength = Stärke
primer_signs_tactics = Taktik
primer_signs_tech = Technik
primer_signs_hutt = Hutten
primer_signs_syndicate = Syndikat
primer_signs_imperial = Imperium
primer_signs_rebel = Rebellen
primer_signs_cargo = Fracht
primer_signs_gear = Ausrüstung
primer_signs_mod = Schiffsumbau
primer_signs_crew = Crew, Kontakte
primer_signs_job = Auftrag
primer_signs_bounty = Kopfgeld
primer_signs_luxury = Luxus
primer_signs_ship = Schiff, Schiffskampf
primer_signs_event = geschieht sofort
primer_signs_credits = Credits
primer_signs_fame = Ruhm
primer_signs_health = Gesundheit
primer_signs_hull = Rumpf
primer_signs_hyperdrive = Hyperantrieb: wie weit du fliegst
primer_signs_ground = Bodenkampf
primer_signs_patrol = Patrouille
primer_signs_secret = ein Geheimnis, nur für die Person, der es gehört
primer_signs_debt = Schuldschein, Ansehen
primer_signs_ambition = Ambition
primer_signs_goal = Ziel
primer_signs_illegal = illegal, oder hier nicht zu kaufen
primer_signs_pin = eine Karte von dir will hierher
primer_signs_hit = Würfel: Treffer; zählt im Kampf 1, besteht eine Probe, wenn du die Fertigkeit hast
primer_signs_crit = Würfel: kritischer Treffer; zählt im Kampf 2, besteht jede Probe
primer_signs_focus = Würfel: Fokus; besteht eine Probe, wenn du die Fertigkeit zweimal hast, im Kampf nichts
primer_signs_blank = Würfel: leer; nichts

## reasons

reasons_cargo =
    { $deal ->
        [none] „{ $card }“ muss hierhin: { $place }, { $turns }: { $pay }.
       *[other] „{ $card }“ muss hierhin: { $place }, { $turns }: { $pay }; { $deal }, die Karte überhaupt zu bekommen.
    }
reasons_captive = { $card } wird lebend gebraucht, hier: { $place }, { $turns }: { $pay }.
reasons_smuggle =
    { $deal ->
        [none] „{ $card }“, illegal, muss hierhin: { $place }, { $turns }: { $chance }, sie glatt durchzubringen, { $pay }; wenn nicht, sagt eine Karte, was das kostet; Fracht, die nicht durchkommt, bleibt an Bord, außer man gibt sie auf.
       *[other] „{ $card }“, illegal, muss hierhin: { $place }, { $turns }: { $chance }, sie glatt durchzubringen, { $pay }; wenn nicht, sagt eine Karte, was das kostet; Fracht, die nicht durchkommt, bleibt an Bord, außer man gibt sie auf; { $deal }, die Karte überhaupt zu bekommen.
    }
reasons_job = „{ $card }“ lässt sich hier erledigen: { $place }, { $turns }{ $shared ->
        [together] , zusammen mit jemandem vom Tisch
        [opposed] , gegen jemanden vom Tisch
       *[other] {""}
    }: { $chance } auf Erfolg{ $asked ->
        [0] {""}
        [1] { $known ->
            [1] , die Fertigkeit ist da
           *[other] , die Fertigkeit fehlt
        }
       *[other] , { $known } von { $asked } Fertigkeiten sind da
    }, { $pay }{ $down ->
        [none] {""}
       *[other] ; { $down }, zu Boden zu gehen
    }.
reasons_partner = Wer bei „{ $card }“ hilft, wird auch bezahlt: { $place }, { $turns }.
reasons_bounty =
    { $card } { $found ->
        [now] { $who ->
            [none] ist jetzt hier
           *[other] reist mit { $who }, jetzt hier
        }
        [there] ist hier
       *[other] könnte hier sein
    }: { $place }{ $among ->
        [one] {""}
       *[other] {" "}(1 Möglichkeit von { $among })
    }, { $turns }: { $chance }, den Kampf zu gewinnen, bis zu { $pay }{ $paid ->
        [none] {""}
       *[other] , lebend { $paid }
    }{ $down ->
        [none] {""}
       *[other] ; { $down }, zu Boden zu gehen
    }.
reasons_patrol =
    { CAPITAL($patrol) }, { $at }, { $turns }, ist zu schlagen: { $chance }{ $pay ->
        [none] {""}
       *[other] , { $pay }
    }{ $down ->
        [none] {""}
       *[other] ; { $down }, zu Boden zu gehen
    }.
reasons_goal =
    { $left ->
        [one] { $whose ->
            [none] Hier lässt sich ein Ziel erreichen: { $place }, { $turns }.
            [character] Hier lässt sich das persönliche Ziel erreichen: { $place }, { $turns }.
           *[ship] Hier lässt sich das Schiffsziel erreichen: { $place }, { $turns }.
        }
       *[other] { $whose ->
            [none] Hier kommt ein Ziel näher: { $place }, { $turns } (noch { $left } Schritte).
            [character] Hier kommt das persönliche Ziel näher: { $place }, { $turns } (noch { $left } Schritte).
           *[ship] Hier kommt das Schiffsziel näher: { $place }, { $turns } (noch { $left } Schritte).
        }
    }
reasons_goal-stop = { $left ->
        [one] Eine Begegnung an diesem Ort ist alles, was { $whose ->
            [character] dem persönlichen Ziel
           *[other] dem Schiffsziel
        } noch fehlt
       *[other] Eine Begegnung an diesem Ort zählt für { $whose ->
            [character] das persönliche Ziel
           *[other] das Schiffsziel
        } (noch { $left } nötig)
    }{ $then ->
        [none] {""}
       *[other] ; dann weiter: { $then }{ $next ->
            [none] {""}
           *[other] {" "}({ $next })
        }
    }.
reasons_ambition = Der nächste Schritt der Ambition ist hier: { $place }, { $turns }.
reasons_stop =
    { $cards ->
        [0] Was an diesem Ort meistens geschieht, ist den Zug wert.
       *[other] { $first ->
            [none] Was an diesem Ort geschieht, ist selten viel wert.
           *[other] { $second ->
                [none] Von den { $cards } Karten dieses Orts können { $firstCards } etwas bringen: { $first }.
               *[other] Von den { $cards } Karten dieses Orts können { $firstCards } etwas bringen ({ $first }), und { $secondCards } etwas anderes ({ $second }).
            }
        }
    }
reasons_earn = Sichere 2.000: Nichts in Reichweite ist in diesem Zug mehr wert.
reasons_earn-and-look = Noch ist nichts auf der Hand einen Flug wert: sichere 2.000, dann auf dem Markt nach Arbeit sehen.
reasons_earn-and-spend = Nichts auf der Hand ist einen Flug wert: Zeit, die Credits in ein Schiff, Ausrüstung oder Arbeit zu stecken.
reasons_mend =
    { $grave ->
        [true] Mit { $damage } Schaden wäre der nächste Kampf ein Wagnis.
       *[other] Es nimmt { $damage } Schaden weg, bevor der nächste Kampf kommt.
    }
reasons_start = Am meisten zu tun gibt es um diesen Ort herum: { $place }.
reasons_market = Sich anzusehen, was es gibt, kostet nichts.
reasons_buy = „{ $card }“ – { $does }
reasons_fame-now = „{ $card }“ bringt sofort { $pay }.
reasons_goal-card = Mit „{ $card }“ muss { $whose ->
        [character] das persönliche Ziel
       *[other] das Schiffsziel
    } nur noch bezahlt werden: { $price } Credits für { $pay }.
reasons_equip = „{ $card }“: { $gains }.
reasons_look-below =
    { $card ->
        [none] Die nächste Karte ({ $deck }) ist wohl besser als das, was offen liegt.
       *[other] Unter „{ $card }“ ({ $deck }) liegt wohl etwas Besseres.
    }
reasons_nothing-to-buy = Nichts, was offen liegt, ist seinen Preis wert.
reasons_least-missed = „{ $card }“ wird am wenigsten fehlen.
reasons_fight-now = Der Kampf ist zu gewinnen: { $chance }{ $pay ->
        [none] {""}
       *[other] , { $pay }
    }{ $down ->
        [none] {""}
       *[other] ; { $down }, zu Boden zu gehen
    }.
reasons_job-now =
    { $down ->
        [none] „{ $card }“ ist hier und gelingt mit { $chance }, beide möglichen Ausgänge gerechnet.
       *[other] „{ $card }“ ist hier und gelingt mit { $chance }, beide möglichen Ausgänge gerechnet; { $down }, zu Boden zu gehen.
    }
reasons_hunt-now =
    { $down ->
        [none] { $card } steht genau hier: { $chance } auf den Sieg.
       *[other] { $card } steht genau hier: { $chance } auf den Sieg; { $down }, zu Boden zu gehen.
    }
reasons_trace =
    { $down ->
        [none] Es könnte { $card } sein: { $chance }, den Kampf zu gewinnen.
       *[other] Es könnte { $card } sein: { $chance }, den Kampf zu gewinnen; { $down }, zu Boden zu gehen.
    }
reasons_hire =
    { $card }{ $there ->
        [true] {" "}ist dort und
       *[other] {""}
    } wäre gut in der Crew{ $gains ->
        [none] {""}
       *[other] : { $gains }
    }{ $asks ->
        [none] {""}
       *[other] ; nützlich für „{ $asks }“
    }{ $whose ->
        [none] {""}
       *[other] { $whose ->
            [character] ; zählt für das persönliche Ziel
           *[ship] ; zählt für das Schiffsziel
        }
    }.
reasons_talk = Ein Gespräch mit { FORM($card, "dat") } kann etwas bringen: { $boons }.
reasons_stranger =
    { $there ->
        [true] Dort ist jemand, den noch niemand kennt: Hilfe, Crew oder Arbeit kann daraus werden.
       *[other] Niemand weiß, wer es ist: Hilfe, Crew oder Arbeit kann daraus werden.
    }
reasons_cross = Der kurze Weg führt durch die Kernwelten, Ziel: { $place }; unterwegs wird eine Karte des Kerns gezogen.
reasons_final =
    { $chance ->
        [none] Das kann das Spiel gewinnen, hier und jetzt.
       *[other] Das kann das Spiel gewinnen: { $chance }.
    }
reasons_ambition-now = Es ist ein Schritt der Ambition.
reasons_deliver = Es bringt { $pay }.
reasons_eliminate = { $pay }, hier und jetzt.
reasons_capture = Lebend sind es { $pay }, und das Ziel ist { $turns }: { $place }.
reasons_skill = { $skill } besteht am ehesten: { $chance }.
reasons_dice = So liegen die Würfel besser.
reasons_goodwill = { $with } zählt es am meisten oder kostet am wenigsten.
reasons_ship-for-fights = Wer jagt, braucht eher Kanonen als Reichweite.
reasons_ship-for-distance = Wer handelt, will herumkommen.
reasons_secret = Der Moment für dieses Geheimnis ist da.
reasons_look = Besser wissen, wer da ist, bevor man ihn trifft: Es kann Hilfe sein, Crew oder jemand, der gesucht wird.
reasons_ability =
    { $whose ->
        [none] Dazu ist sie da.
       *[other] { $pay ->
            [none] { $whose ->
                [character] Es dient dem persönlichen Ziel.
               *[ship] Es dient dem Schiffsziel.
            }
           *[other] { $whose ->
                [character] Es erreicht das persönliche Ziel: { $pay }.
               *[ship] Es erreicht das Schiffsziel: { $pay }.
            }
        }
    }
reasons_line = Diese Zeile verspricht am meisten.
reasons_good-deal = Es bringt mehr, als es gibt.
reasons_poor-deal = Es gäbe mehr, als es bringt.
reasons_favor-wanted = Die Hilfe ist mehr wert als ihr Preis.
reasons_rival = { $who } fehlt nur noch { $sheet ->
        [true] { $left ->
            [0] das letzte Ziel der Ambition
           *[other] { $left } Ruhm und das letzte Ziel der Ambition
        }
       *[other] { $left } Ruhm
    }{ $card ->
        [none] {""}
       *[other] {" "}und hat „{ $card }“, wert { $brings }
    }{ $means ->
        [hunt] ; das Kopfgeld darauf kannst du kassieren.
        [race] ; dir fehlen { $mine }, also kommt der sicherste Ruhm zuerst.
        [sure] ; dir fehlen { $mine }: Sicherer Ruhm in der Nähe zählt jetzt am meisten.
        [dare] ; dir fehlen { $mine }, und ohne sicheren Ruhm in der Nähe lohnt vielleicht ein Wagnis.
        [late] ; dir fehlen { $mine }: Das wird schwer aufzuholen.
       *[goals] : Was deine eigene Ambition noch braucht, kommt jetzt zuerst.
    }
reasons_victory = Es führt noch in diesem Zug zum Sieg.
reasons_only-way = Etwas anderes blieb nicht.
reasons_best = Von allen Antworten kostet diese am wenigsten und bringt am meisten.
enough = (genug zum Sieg)

## gains

gains_ground =
    { $count ->
        [one] { $by } Würfel am Boden
       *[other] { $by } Würfel am Boden
    }
gains_ship =
    { $count ->
        [one] { $by } Würfel im Raum
       *[other] { $by } Würfel im Raum
    }
gains_health = { $by } Gesundheit
gains_hull = { $by } Rumpf
gains_hyperdrive = { $by } Hyperantrieb
gains_cargo =
    { $count ->
        [one] { $by } Frachtplatz
       *[other] { $by } Frachtplätze
    }
gains_either =
    { $count ->
        [one] { $by } Platz für Fracht oder Umbau
       *[other] { $by } Plätze für Fracht oder Umbau
    }
gains_mod =
    { $count ->
        [one] { $by } Platz für Umbauten
       *[other] { $by } Plätze für Umbauten
    }
gains_crew =
    { $count ->
        [one] { $by } Koje
       *[other] { $by } Kojen
    }
gains_papers =
    { $count ->
        [one] { $by } Platz für Auftrag oder Kopfgeld
       *[other] { $by } Plätze für Aufträge oder Kopfgelder
    }
gains_goal = ein Ziel, das 1 Ruhm wert ist
gains_skill = die Fertigkeit { $skill }

## faces

faces_map = Karte
faces_market = Markt
faces_ship = Schiff
faces_story = Geschichte
faces_offer = Handel
faces_gallery = Wahl

## steps

steps_planning = Planung
steps_action = Aktion
steps_encounter = Begegnung
round = Runde { $round }
fame =
    { $more ->
        [true] { $fame } Ruhm ({ $target } nötig)
       *[other] { $fame } von { $target } Ruhm
    }
you = Du
printed = Automatischer Gegner
yourTurn = Dein Zug
yourTurnTold = Dein Zug, wie er war
asks =
    { $step ->
        [none] Du hast die Wahl
        [planning] Du bist dran: Planung
        [action] Du bist dran: Aktionen
       *[encounter] Du bist dran: Begegnung
    }
turnOf = { $name } ist am Zug
waiting =
    { $what ->
        [none] Warten auf { $names }.
       *[other] Warten auf { $names }: { $what }.
    }

## waitedFor

waitedFor_choose-character = welche Figur
waitedFor_choose-ship = welches Schiff
waitedFor_starting-reputation = ein erstes Ansehen
waitedFor_choose-start = wo es losgeht
waitedFor_choose-ambition = welche Ambition
waitedFor_protect-crew = sich in den Weg stellen oder nicht
waitedFor_advice = vor der Probe um Rat fragen oder nicht
waitedFor_offer = eine Antwort auf ein Angebot
watching = Du siehst zu. Am Zug: { $names }.
list = { $names }
colon = { $name }: { $value }
either = { EITHER($names) }

## map

map_name = Die Galaxis
map_small = Die ganze Galaxis
map_you = hier bist du
map_away = { $steps } entfernt
map_turns =
    { $turns ->
        [0] hier
        [one] { $turns } Zug entfernt
       *[other] { $turns } Züge entfernt
    }
map_faceDown = verdeckter Kontakt, { $rank }
map_seen = { $name }, von dir gesehen
map_patrol = { $patrol }, Stufe { $level }
map_hostile = dir feindlich
map_mustFight = { $patrol }: Hier musst du gegen sie kämpfen
map_stops = hält dich auf
map_lets = lässt dich durch
map_ship = { $name } ist hier
map_pin = { $card } will hierher
map_targetHere = { $card }, dein Ziel, ist hier
map_canDo = hier gibt es etwas zu tun
map_stopReason = Hier hält { $patrol } dich auf: { $place }. Dein Ansehen { $faction } ist { $standing }.
map_tooFar = Außer Reichweite: { $steps } Felder weit, dein Hyperantrieb schafft { $range }.
map_maelstromBars = Der Weg führt durch den Mahlstrom, der jeden Flug beendet.
map_flight =
    { $steps ->
        [one] 1 Feld weit.
       *[other] { $steps } Felder weit.
    }
map_crossing = Von hier kannst du die Galaxis durchqueren, Ziel: { $other }. Zieh eine Karte des Kerns und komm an, wenn du schaffst, was sie verlangt.
map_maelstromStops = Der Mahlstrom beendet jeden Flug.

## vitals

vitals_name = Dein Schiff und du
vitals_health = Gesundheit { $left } von { $all }
vitals_hull = Rumpf { $left } von { $all }
vitals_hyperdrive = Hyperantrieb { $range }
vitals_ground = Bodenkampf { $dice }
vitals_ship = Schiffskampf { $dice }
vitals_credits = { $amount } Credits
vitals_reputation = { $faction }: Ansehen { $standing }
vitals_defeated = Am Boden: erholt sich im nächsten Planungsschritt

## hold

hold_mine = Mein Schiff
hold_theirs = { $name }: Schiff und Crew
hold_skills = Fertigkeiten
hold_slots = An Bord
hold_personal = Persönliches Ziel
hold_shipGoal = Schiffsziel
hold_done = erreicht
hold_progress = { $now } von { $all }
hold_secrets = Geheimnisse
hold_sealed = versiegelt
# As in English.
hold_ambition = Ambition
hold_debtOf = Schuldschein von { $name }: ein Gefallen steht aus
hold_debtOwn = eigener Schuldschein, zum Hergeben
hold_kinds_cargo = Fracht
hold_kinds_mod = Umbau
hold_kinds_cargo-or-mod = Fracht oder Umbau
hold_kinds_gear = Ausrüstung
hold_kinds_gear-or-mod = Ausrüstung oder Umbau
hold_kinds_job-or-bounty = Auftrag oder Kopfgeld
hold_kinds_crew = Crew

## card

card_cost = kostet { $amount }
card_pays = { $amount } Credits
card_fame =
    { $fame ->
        [one] 1 Ruhm
       *[other] { $fame } Ruhm
    }
card_anyPlayer = Überall, wo jemand vom Tisch ist

## market

market_name = Markt
market_left =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
market_empty = Leer
market_costs =
    { $printed ->
        [none] Kostet { $price }.
       *[other] Kostet { $price } statt { $printed }.
    }
market_oldShip = Dein altes Schiff ist { $amount } wert.
market_discount = Diesmal { $amount } weniger.
market_barter = Deine Fracht, Ausrüstung und Umbauten könnten bis zu { $amount } zahlen.
market_makesRoom =
    { $goes ->
        [one] Nicht für alles ist Platz: Eins davon müsste gehen: { $cards }.
       *[other] Nicht für alles ist Platz: { $goes } davon müssten gehen: { $cards }.
    }
market_allGo = Nicht für alles ist Platz: Gehen müsste: { $cards }.
market_onlySells = Dieser Markt verkauft nur: { $decks }.
market_notHere = Hier wird das nicht verkauft: { $place }.
market_tooDear = Dir fehlen { $amount }.
market_noSlot = Kein Platz dafür: { $kind }.
market_oneArmor = Du trägst schon eine Rüstung.
market_noShip = Kein gebrauchtes Schiff, das du bezahlen kannst.

## gallery

gallery_starting_90 = Ein Kopfgeld
gallery_starting_91 = Eine Fracht
gallery_starting_92 = Ein Auftrag
gallery_startingLine = Irgendeine Karte dieser Art.

## story

story_test = Probe: { $skill }
story_known_0 = Du hast sie nicht: Nur ein kritischer Treffer besteht.
story_known_1 = Du hast sie einmal: Ein Treffer oder kritischer Treffer besteht.
story_known_2 = Du hast sie zweimal: Alles außer leer besteht.
story_needs =
    { $count ->
        [0] ×0
        [one] ×1
       *[other] ×2
    }
story_fight_ground = Bodenkampf
story_fight_ship = Schiffskampf
story_dice =
    { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    }
story_total = { $hits } Schaden ausgeteilt
story_hunted = Du hast das Kopfgeld auf { $name }: Es wartet, solange die Figur zu deiner Crew gehört.
story_wouldBe = dann { $mine } gegen { $theirs }
story_uneven =
    { $by ->
        [none] { $name } erleidet { $suffered } statt { $dealt }: Fähigkeiten und Karten zählen mit.
       *[other] { $name } erleidet { $suffered } statt { $dealt }: { $by }.
    }
story_ability = Fähigkeit von { $name }
story_stands_passed = So, wie die Würfel liegen, ist sie bestanden.
story_stands_failed = So, wie die Würfel liegen, misslingt sie.
story_stands_won = So, wie die Würfel liegen, geht der Sieg an { $name }. Bei Gleichstand gewinnt der Angriff: { $attacker }.
story_ifWins = Wenn { $name } gewinnt
story_ifLoses = Wenn { $name } verliert
story_ifPasses = Wenn { $name } besteht
story_ifFails = Wenn { $name } nicht besteht
story_passesAlone = { $name } besteht, die andere Seite nicht
story_failsAlone = Die andere Seite besteht, { $name } nicht
story_smuggling = Illegale Fracht, keine Fertigkeitsprobe: Nur { $faces } bringt sie durch.
story_buying = Fracht zu gewinnen, keine Fertigkeitsprobe: Nur { $faces } händigt sie aus.
story_smuggled_through = Sie kommt durch.
story_smuggled_inspected = Sie wird durchsucht.
story_atLeast = mindestens { $percent }
story_atMost = höchstens { $percent }
story_about = etwa { $percent }
story_notEnough = reicht allein nicht zum Sieg
story_chances_bought = { $percent }, sie zu bekommen
story_chances_down = { $percent } Risiko, zu Boden zu gehen, bei Sieg oder Niederlage
story_chances_win = { $percent } auf den Sieg
story_chances_stand = { $percent }, zu gewinnen und noch zu stehen
story_chances_done = { $percent }, es zu schaffen, beide möglichen Ausgänge gerechnet
story_chances_out = unterwegs am Boden: { $percent }
story_chances_pass = { $percent } zu bestehen
story_chances_alone = nur du bestehst: { $percent }
story_passed = Bestanden
story_failed = Nicht bestanden
story_won = Gewonnen
story_lost = Verloren
story_inHand = Deine Würfel sind in deiner Hand.
story_inTheAir = Die Würfel fliegen.
story_land = Würfel anhalten
story_pause = Anhalten
story_continue = Weiter
story_skip = Weiter zu jetzt
story_steps = { $now } von { $all }
story_latest = Was gerade geschah
story_pays = zahle { $amount }

## offer

offer_name = Handel
offer_mine = Du gibst
offer_theirs = { $name } gibt
offer_with = Mit wem?
offer_around = Alle
offer_less = 1.000 weniger
offer_more = 1.000 mehr
offer_send = Das anbieten
offer_open = Handel machen
offer_back = Zurück

## answers

answers_fly = Fliegen: { $place }
answers_startAt = Hier beginnen: { $place }
answers_stay = Hier bleiben
answers_earn = { $amount } Credits verdienen
answers_recover = Erholen
answers_deliver = { $card } abliefern
answers_market = Auf den Markt gehen
answers_buy = Kaufen · { $price }
answers_takeFree = Nehmen, kostenlos
answers_clear = Wegräumen
answers_leaveMarket = Markt verlassen
answers_barter = { $card } abgeben · zählt { $worth }
answers_makesRoom = macht Platz
answers_pay = { $amount } Credits zahlen
answers_cancel = Abbrechen
answers_offer = Angebot machen
answers_accept = Annehmen
answers_decline = Nein danke
answers_end = Aktionen beenden
answers_endAndFight = Aktionen beenden, dann Kampf gegen { $patrol }
answers_fightPatrol = Kampf gegen { $patrol }
answers_encounterSpace = Begegnung ziehen: { $place }
answers_cross = Den Kern durchqueren
answers_meet = { $name } treffen
answers_meetUnknown = Den Kontakt treffen ({ $rank })
answers_job = { $card } versuchen
answers_jobWith = { $card } mit { $name } versuchen
answers_huntPlayer = { $name } jagen · { $prize }
answers_huntCrew = { $target } jagen, an Bord bei { $name }
answers_fightPlayer = Gegen { $name } um { $card } kämpfen
answers_secret = Dieses Geheimnis einsetzen
answers_secretInstead = Dieses Geheimnis statt einer Begegnung einsetzen
answers_eliminate = Beseitigen · { $reward }
answers_capture = Fangen und abliefern, Ziel: { $place } · { $reward }
answers_protect = Sich in den Weg stellen
answers_letGo = { $name } gehen lassen
answers_withoutAdvice = Ohne Rat
answers_play = { $name } spielen
answers_against = Gegen { $name } spielen
answers_take = { $name } nehmen
answers_giveUp = { $name } aufgeben
answers_sendTo = Schicken: { $place }
answers_choosePlace = { $place } wählen
answers_lookAt = Diesen ({ $rank })
answers_roll = Würfeln
answers_stand = So lassen
answers_reroll_blanks = Leere neu werfen
answers_reroll_not-hits = Leere und Fokusse neu werfen
answers_reroll_not-crits = Alles außer kritischen Treffern neu werfen
answers_reroll_one = Einen Würfel neu werfen
answers_by = { $what } ({ $card })
answers_fame = 1 Ruhm nehmen
answers_credits = Die Credits nehmen
answers_hunt = Jagen
answers_talk = Reden
answers_comesBy =
    { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    }
answers_takeOffer = { $name }: { $terms }
answers_callDebt = Schuld von { $name } einfordern: { $favor }
answers_stop = Hier anhalten
answers_use = { $ability }
answers_fightHim = { $name } wählen
answers_movePatrol = { CAPITAL($patrol) }

## ideas

ideas_title = Was jetzt, und warum?

## dock

dock_name = Deine Antworten
dock_look = Antwort: { $face }

## final

final_wins = { $name } gewinnt
final_youWin = Du gewinnst, { $name }!
final_opponentWins = { $name } gewinnt. Der automatische Gegner war schneller.
final_sources = Woher der Ruhm kam
final_story = Das Spiel in sieben Zeilen
final_rounds =
    { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }
final_rows_fame = Ruhm
# As in English.
final_rows_credits = Credits
final_rows_won = Gewonnen

## bots

bots_random_name = Herumtreiberin
bots_random_line = Tut, was ihr gerade einfällt. Gut für einen ersten Blick.
bots_novice_name = Deckshelfer
bots_novice_line = Nimmt das Nächstliegende und hofft das Beste.
bots_steady_name = Händlerin
bots_steady_line = Plant zwei Wege voraus und kämpft, wo zu gewinnen ist.
bots_sharp_name = Kapitän
bots_sharp_line = Plant lange Runden, durchsucht jeden Stapel, vergeudet keinen Zug.

## pages

pages_learn = Spielend lernen
pages_companion = Neben dem echten Brett

## galleryPage

galleryPage_contents = Auf dieser Seite
galleryPage_planets = Orte
galleryPage_ships = Schiffe
galleryPage_people = Leute
galleryPage_signs = Zeichen
galleryPage_cards = Marktkarten

## story

story_protect = Sich in den Weg stellen: { $hunter } greift dich an, und bei Gleichstand gewinnt der Angriff. Gewinnt { $hunter }, verlierst du { $crew }; beide erleiden, was die andere Seite austeilt.
story_letGo = Sonst verlierst du { $crew } sofort, ohne Kampf.

## boons

boons_goal = ein Schritt zu einem Ziel
boons_fame = Ruhm
boons_crew = Crew
boons_credits = Credits
boons_reputation = Ansehen
boons_secret = ein Geheimnis

hold_debtShort = { $name } schuldet einen Gefallen

story_toMap = Auf die Karte sehen
story_toStage = Zurück zur Geschichte
story_askSkill = Die anderen um Hilfe bitten: { $skill }
story_askDie = Die anderen um einen weiteren Würfel bitten
