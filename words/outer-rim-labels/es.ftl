

## board

board_pace_title = Cómo se cuentan los turnos ajenos
board_pace_film = Como una película
board_pace_mine = Toque a toque
board_pace_brief = En breve
board_pace_instant = Sin relato
board_pace_says_film = Cada turno pasa solo por el mapa, con una línea. Se detiene donde algo te afecta y en cuanto lo tocas.
board_pace_says_mine = Cada escena espera a que la toques: las cartas, los dados y los combates de todos.
board_pace_says_brief = Una sola carta por turno. Espera a que la toques cuando te toca jugar.
board_pace_says_instant = La mesa está como está. Nada espera; el registro lo guarda todo.
board_ambience_title = Sonido de fondo de los lugares
board_ambience_off = Ninguno
board_ambience_soft = Suave
board_ambience_clear = Claro
board_next = Después te toca a ti.
board_laidAmbitions = Leer las ambiciones
board_toMove = A mi turno
board_goesOn = Después sigue tu turno.
board_taleGoesOn = El relato continúa.
board_hints_map = Toca lo que brilla en el mapa.
board_hints_market = Toca una carta iluminada del mercado.
board_hints_ship = Toca lo que brilla en tu nave.
board_hints_story = Elige una línea.
board_hints_offer = Responde en el trato de arriba.
board_hints_gallery = {""}
board_notes_handedIn = Entregado: { $cards }. Vale { $worth }.
board_notes_patrolWay = Los dos caminos son igual de cortos: tú dices cuál toma.
board_notes_patrolMoved =
    { $away ->
        [one] { $patrol } se ha movido: ahora está en { $place } (distancia: { $away } espacio).
       *[other] { $patrol } se ha movido: ahora está en { $place } (distancia: { $away } espacios).
    }
board_notes_patrolHere = { $patrol } se ha movido: ahora está donde estás tú.
board_notes_patrolAttacks = { $patrol } se ha movido: ahora está donde estás tú, es hostil y habrá que luchar con ella.
board_notes_noEncounter = Este turno no hay encuentro: registraron tu carga.
board_notes_defeated = Estás fuera de combate: este turno no hay encuentro y te recuperas en tu próxima planificación.
board_notes_revealed = Alguien de este planeta se deja ver. Todavía no es un encuentro.
board_notes_revealedAtMarket = La carta que ahora muestra el mercado lleva el signo de una cara: alguien de este planeta se deja ver. Todavía no es un encuentro.
board_start_pin = { $place }: destino de «{ $card }»
board_start_target = { $place }: el contacto { $rank } quizá sea { $name }, tu objetivo
board_start_friends = { $place }: mundo { $of }; allí tienes amigos
board_huntedPlayer = { CAPITAL($player) } juega con este personaje: el combate es donde coincidáis, en tierra en un planeta, en el espacio fuera de él. Si ganas, { $credits } créditos y 1 de fama; eliges una de las facciones que no aprecian a esa persona, que te aprecia más, y una de sus amigas, que te aprecia menos. Lo impreso en la carta no cuenta y no hay captura.
board_read = Leer la carta: { $name }
board_beaten =
    { $less ->
        [true] { $patrol }, vencida: { $pay }, y su facción te aprecia menos.
       *[other] { $patrol }, vencida: { $pay }.
    }
board_inSpace = Acciones: aquí no hay mercado. Usa lo que tienes o termina.
board_poor = Pocas probabilidades: es una apuesta.
board_favorHad = Un favor por turno: ya has tenido el tuyo.
board_offered = Una oferta espera tu respuesta.
board_attacked =
    { $why ->
        [none] { CAPITAL($who) } te ataca.
       *[other] { CAPITAL($who) } te ataca: { $why }.
    }
board_favors_advice = esa habilidad una vez más en tu próxima prueba del turno
board_favors_combat-strategy = un dado más en un combate tuyo de este turno
board_favors_endorsement = esa facción te es favorable hasta el fin del turno
board_favors_shortcut = un espacio más de vuelo este turno
board_favorsDone_advice = la otra persona tiene esa habilidad una vez más en su próxima prueba del turno
board_favorsDone_combat-strategy = la otra persona tira un dado más en un combate suyo de este turno
board_favorsDone_endorsement = esa facción es favorable a la otra persona hasta el fin del turno
board_favorsDone_shortcut = la otra persona vuela un espacio más este turno
board_lastMove = La jugada decisiva
board_luck = pruebas superadas: { $passed } de { $tests } (lo esperable: { $promised })
board_sources_bounty = por recompensas
board_sources_job = por trabajos
board_sources_cargo = por entregas
board_sources_patrol = por patrullas
board_sources_personal-goal = por el objetivo personal
board_sources_ship-goal = por el objetivo de la nave
board_sources_luxury = por lujos
board_sources_encounter = por encuentros
board_sources_contact = por contactos
board_sources_combat = por combates
board_sources_ambition = por la ambición
board_sources_printed = por sus cartas impresas
board_sources_start = de ventaja inicial
board_sources_held = por las cartas que se tienen
board_sources_lost = pérdida
board_deal_counter = Ofrecer otra cosa
board_deal_onlyWords = Ahora nada puede cambiar de manos: nadie tiene créditos, y las cartas solo se intercambian donde os encontráis. Quedan las promesas, que se ponen en una bandeja.
board_deal_empty = Pon algo en una bandeja: lo que das y lo que quieres a cambio.
board_deal_fits = Se puede ofrecer: cabe en ambas naves.
board_deal_promises = Promesas, que no obligan a nadie
board_deal_owes = { CAPITAL($name) } te debe un favor. Pídelo:
board_deal_mine = Tu oferta sigue en pie. Das: { $give }. Recibes: { $get }.
board_deal_theirs = La oferta: das { $give } y recibes { $get }.
board_deal_noEnds = Un no cierra el asunto por este turno.
board_deal_settled = { $what }: ya se ha hablado de ello este turno.
board_deal_matter_cards = Cartas y tripulación
board_deal_matter_credits = Créditos
board_deal_withdraw = Retirar la oferta
board_deal_withdrawn = { CAPITAL($name) } retira su oferta.
board_deal_whatFor = Es para: { $what }.
board_deal_against = El combate es contra ti.
board_deal_againstOdds = Lo ganas con un { $now } ahora, y con un { $then } si tira un dado más.
board_inPlaceOf = En lugar de: { $cards }.
board_leastOf = En lugar de: { $cards }, lo que menos te sirve.
board_printed = Juega con sus cartas impresas: sin objetivos, y de sus capacidades solo las que suben combate, salud, casco o hiperimpulsor. Gana con { $fame } de fama.
board_seenAt = Se sabe: { $name } está { $at }.
board_ownCrew = Se sabe: { $name } va en tu tripulación. Nadie caza a su propia tripulación: la recompensa espera a que se vaya.
board_theirCrew =
    { $fights ->
        [true] Se sabe: { $name } viaja con { $owner }: la caza es donde esté esa nave. Pueden combatirte para proteger a tu objetivo; si no, te lo llevas.
       *[other] Se sabe: { $name } viaja con { $owner }: la caza es donde esté esa nave. Nadie combate por tu objetivo: te lo llevas.
    }
board_ownBounty = Juegas con este personaje. Nadie se caza a sí mismo: esta carta solo sirve para que no la tome otra persona.
board_asks_flyOn =
    { $left ->
        [one] Puedes volar hasta { $left } movimiento, o quedarte donde estás.
       *[other] Puedes volar hasta { $left } movimientos, o quedarte donde estás.
    }
board_asks_hunter = Elige contra quién juegas, entre quienes empiezan con una recompensa.
board_asks_trader = Elige contra quién juegas, entre quienes no empiezan con una recompensa.
board_asks_shut = Nada de esto te es posible ahora.
board_asks_idle = Acciones: aquí ya no queda nada que hacer.
board_asks_cleared = Compra una carta o vete: ya no se puede retirar ninguna más.
board_asks_clearsOn = Compra una carta, retira una más ({ $deck }) o vete.
board_asks_room = No hay hueco libre para «{ $card }»: ¿qué carta se va?
board_asks_roomAndPay = No hay hueco libre para «{ $card }»: entrega una carta que haga sitio. Quedan por pagar { $price }.
board_asks_pay = «{ $card }»: paga { $price } o entrega cartas para pagar menos. No se devuelve cambio.
board_asks_handIn = «{ $card }» cuesta { $price }: entrega cartas por lo que te falta. No se devuelve cambio.
board_asks_berth =
    { $skills ->
        [none] Todas las literas están ocupadas. Toca a quien deja su sitio { CONTRACT("a", $name) }.
       *[other] Todas las literas están ocupadas. Toca a quien deja su sitio { CONTRACT("a", $name) } ({ $skills }).
    }
board_asks_protect = { $hunter } va tras { $crew }, de tu tripulación. ¿Te interpones?
board_asks_goal =
    { $of ->
        [ship] ¿Pagas { $price } para cumplir el objetivo de tu nave? Da { $prize }.
       *[other] ¿Pagas { $price } para cumplir el objetivo de tu personaje? Da { $prize }.
    }
board_asks_patrolWay = ¿Por cuál de los caminos más cortos va { $patrol }?
board_asks_hostile = Encuentro: aquí hay una patrulla hostil y hay que luchar con ella.
board_noRoom = No hay hueco libre: tendría que irse una carta tuya.
board_themes = Encuentros de aquí, sobre todo: { $themes }
board_maybe = quizá { $names }
board_huntsYou = lleva una recompensa por ti
board_rail_title = El trabajo, paso a paso
board_rail_crucial = fallar aquí hace fracasar el trabajo
board_rail_lent = sabe hacerlo: { $names }
board_rail_nobody = nadie a bordo lo sabe
board_rail_self = tú
board_rail_choice = una elección
board_rail_reward = el premio

## primer

primer_title = Outer Rim en un minuto
primer_lead = Llevas una nave mala y tienes grandes ideas. Vuela por el Borde, haz negocios de toda clase y sé el primer nombre cuya fama alcance la meta, normalmente 10.
primer_steps_0_name = Planificación
primer_steps_0_text = Haz una sola cosa: volar hasta donde llegue tu hiperimpulsor, ganar 2.000 créditos o recuperarte de todo el daño. Una patrulla te detiene, salvo que su facción te aprecie.
primer_steps_1_name = Acciones
primer_steps_1_text = En el orden que quieras: entregar carga donde la esperan, ir una vez al mercado y comprar una carta, intercambiar con quien esté en tu espacio, usar capacidades.
primer_steps_2_name = Encuentro
primer_steps_2_text = Ten un encuentro aquí: con el lugar mismo, un contacto, una patrulla, un trabajo o una recompensa tuya. Una patrulla hostil va primero.
primer_steps_3_name = Pruebas
primer_steps_3_text = Dos dados. Sin la habilidad solo la supera un crítico; con ella una vez, también un impacto; dos veces, también un enfoque. La tripulación presta sus habilidades.
primer_steps_4_name = Combates
primer_steps_4_text = Cada bando tira tantos dados como su valor de combate; un impacto cuenta 1, un crítico 2. Gana el total mayor, el empate es de quien ataca, y cada cual sufre el total del otro.
primer_steps_5_name = Tratos
primer_steps_5_text = Créditos, cartas, tripulación, fichas de deuda, favores y promesas cambian de manos, en lotes sobre dos bandejas: las cartas donde os encontráis, los favores estéis donde estéis. A toda oferta se puede responder con otra. Lo que hay en las bandejas se hace al momento; una promesa no obliga a nadie. Una ficha de deuda paga más tarde un favor de quien la dio.
primer_steps_6_name = Fama
primer_steps_6_text = Viene de trabajos, recompensas, carga ilegal, patrullas desde el nivel 2, lujos, algunos encuentros y de los objetivos de tu personaje y tu nave. El mapa muestra adónde quiere ir cada carta tuya.
primer_signsTitle = Los signos
primer_groups_0 = Contactos y lugares
primer_groups_1 = Tu reputación con una facción
primer_groups_2 = Signos
primer_standings_positive = buena: su patrulla te deja pasar
primer_standings_neutral = neutra: su patrulla te detiene
primer_standings_negative = mala: su patrulla te ataca
primer_marks_white = contacto boca abajo, clase blanca: la más humilde
primer_marks_green = contacto boca abajo, clase verde: conoce a gente útil
primer_marks_yellow = contacto boca abajo, clase amarilla: poderosa y arriesgada
primer_marks_orange = contacto boca abajo, clase naranja: la más peligrosa y la que más da
primer_marks_up = boca arriba: todos saben quién es
primer_marks_seen = solo tú lo has mirado: toca el planeta para ver el nombre
primer_marks_lit = iluminado: puedes ir o hacer algo allí
primer_marks_mine = donde está tu nave
primer_marks_core = entre los dos Núcleos: no es una ruta de vuelo, sino una travesía, que es un encuentro en cualquiera de los dos
primer_signs_influence = influencia
primer_signs_knowledge = conocimiento
primer_signs_piloting = pilotaje
primer_signs_stealth = sigilo
primer_signs_strength = fuerza
primer_signs_tactics = táctica
primer_signs_tech = técnica
# As in English.
primer_signs_hutt = Hutts
primer_signs_syndicate = Sindicato
primer_signs_imperial = Imperio
primer_signs_rebel = Rebeldes
primer_signs_cargo = carga
primer_signs_gear = equipo
primer_signs_mod = mejora de la nave
primer_signs_crew = tripulación, contactos
primer_signs_job = trabajo
primer_signs_bounty = recompensa
primer_signs_luxury = lujo
primer_signs_ship = nave, combate de naves
primer_signs_event = ocurre al momento
primer_signs_credits = créditos
primer_signs_fame = fama
primer_signs_health = salud
primer_signs_hull = casco
primer_signs_hyperdrive = hiperimpulsor: hasta dónde vuelas
primer_signs_ground = combate en tierra
primer_signs_patrol = patrulla
primer_signs_secret = un secreto, solo para quien lo tiene
primer_signs_debt = ficha de deuda, reputación
primer_signs_ambition = ambición
primer_signs_goal = objetivo
primer_signs_illegal = ilegal, o no se vende aquí
primer_signs_pin = una carta tuya va aquí
primer_signs_hit = dado: impacto; cuenta 1 en combate, supera una prueba si tienes la habilidad
primer_signs_crit = dado: crítico; cuenta 2 en combate, supera cualquier prueba
primer_signs_focus = dado: enfoque; supera una prueba si tienes la habilidad dos veces, nada en combate
primer_signs_blank = dado: cara vacía; nada

## reasons

reasons_cargo =
    { $deal ->
        [none] «{ $card }» se entrega { $at }, { $turns }: { $pay }.
       *[other] «{ $card }» se entrega { $at }, { $turns }: { $pay }; { $deal } de conseguir la carta.
    }
reasons_captive = { $card }, con vida, vale { $pay } { $at }, { $turns }.
reasons_smuggle =
    { $deal ->
        [none] «{ $card }», de contrabando, se entrega { $at }, { $turns }: { $chance } de pasar sin problemas, { $pay }; si no, una carta dice qué cuesta; la carga que no pasa sigue a bordo, salvo que se renuncie a ella.
       *[other] «{ $card }», de contrabando, se entrega { $at }, { $turns }: { $chance } de pasar sin problemas, { $pay }; si no, una carta dice qué cuesta; la carga que no pasa sigue a bordo, salvo que se renuncie a ella; { $deal } de conseguir la carta.
    }
reasons_job = «{ $card }» se hace { $at }, { $turns }{ $shared ->
        [together] , con otro jugador allí
        [opposed] , contra otro jugador allí
       *[other] {""}
    }: { $chance } de lograrlo{ $asked ->
        [0] {""}
        [1] { $known ->
            [1] , habilidad conocida
           *[other] , habilidad desconocida
        }
       *[other] { $known ->
            [one] , { $known } habilidad conocida de { $asked }
           *[other] , { $known } habilidades conocidas de { $asked }
        }
    }, { $pay }{ $down ->
        [none] {""}
       *[other] ; { $down } de acabar fuera de combate
    }.
reasons_partner = Quien ayude con «{ $card }» también cobra, { $at }, { $turns }.
reasons_bounty =
    { $card } { $found ->
        [now] { $who ->
            [none] está ahora
           *[other] viaja con { $who }, ahora
        }
        [there] está
       *[other] puede estar
    } { $at }{ $among ->
        [one] {""}
       *[other] {" "}(1 posibilidad de { $among })
    }, { $turns }: { $chance } de ganar el combate, hasta { $pay }{ $paid ->
        [none] {""}
       *[other] , con vida { $paid }
    }{ $down ->
        [none] {""}
       *[other] ; { $down } de acabar fuera de combate
    }.
reasons_patrol = Se puede vencer { CONTRACT("a", $patrol) } { $at }, { $turns }: { $chance }{ $pay ->
        [none] {""}
       *[other] , { $pay }
    }{ $down ->
        [none] {""}
       *[other] ; { $down } de acabar fuera de combate
    }.
reasons_goal =
    { $left ->
        [one] { $whose ->
            [none] un objetivo se puede cumplir { $at }, { $turns }.
            [character] el objetivo personal se puede cumplir { $at }, { $turns }.
           *[ship] el objetivo de la nave se puede cumplir { $at }, { $turns }.
        }
       *[other] { $whose ->
            [none] un objetivo avanza { $at }, { $turns } (faltan { $left } pasos).
            [character] el objetivo personal avanza { $at }, { $turns } (faltan { $left } pasos).
           *[ship] el objetivo de la nave avanza { $at }, { $turns } (faltan { $left } pasos).
        }
    }
reasons_goal-stop = { $left ->
        [one] Un encuentro en este lugar es lo único que le falta { $whose ->
            [character] al objetivo personal
           *[other] al objetivo de la nave
        }
       *[other] Un encuentro en este lugar cuenta para { $whose ->
            [character] el objetivo personal
           *[other] el objetivo de la nave
        } (faltan { $left })
    }{ $then ->
        [none] {""}
       *[other] ; después, rumbo { CONTRACT("a", $then) }{ $next ->
            [none] {""}
           *[other] {" "}({ $next })
        }
    }.
reasons_ambition = El siguiente paso de la ambición está { $at }, { $turns }.
reasons_stop =
    { $cards ->
        [0] Lo que suele pasar en este lugar vale el turno.
       *[other] { $first ->
            [none] Lo que pasa en este lugar rara vez vale mucho.
           *[other] { $second ->
                [none] De las { $cards } cartas de este lugar, { $firstCards ->
                    [one] { $firstCards } puede
                   *[other] { $firstCards } pueden
                } dar { $first }.
               *[other] De las { $cards } cartas de este lugar, { $firstCards ->
                    [one] { $firstCards } puede
                   *[other] { $firstCards } pueden
                } dar { $first } y { $secondCards ->
                    [one] { $secondCards } puede
                   *[other] { $secondCards } pueden
                } dar { $second }.
            }
        }
    }
reasons_earn = Es seguro, y nada al alcance vale más este turno.
reasons_earn-and-look = Nada en mano merece aún un vuelo: 2.000 seguros, y luego a buscar trabajo en el mercado.
reasons_earn-and-spend = Nada en mano merece un vuelo: es hora de convertir los créditos en nave, equipo o trabajo.
reasons_mend =
    { $grave ->
        [true] Con { $damage } de daño, el próximo combate sería una apuesta.
       *[other] Quita { $damage } de daño antes del próximo combate.
    }
reasons_start = Es { $at } donde hay más que hacer.
reasons_market = Mirar lo que está a la venta no cuesta nada.
reasons_buy = «{ $card }» – { SMALL($does) }{ $more ->
        [none] { "" }
       *[other] { " " }{ SMALL($more) }
    }
reasons_fame-now = «{ $card }» da enseguida { $pay }.
reasons_goal-card = Con «{ $card }», { $whose ->
        [character] el objetivo personal
       *[other] el objetivo de la nave
    } solo está por pagar: { $price } créditos por { $pay }.
reasons_equip = «{ $card }»: { $gains }.
reasons_look-below =
    { $card ->
        [none] La carta siguiente ({ $deck }) será probablemente mejor.
       *[other] { $short ->
            [none] Mirar no cuesta nada, y la carta siguiente ({ $deck }) puede valer más para ti que «{ $card }» y que todo lo que está a la venta.
           *[other] «{ $card }» cuesta { $short } más de lo que tienes; la carta siguiente ({ $deck }) quizá esté a tu alcance.
        }
    }
reasons_nothing-to-buy =
    { $free ->
        [none] Nada de lo que está a la venta vale su precio.
       *[other] Lo que aquí es gratis ({ $free }) apenas te compensaría; lo demás no vale su precio.
    }
reasons_least-missed = «{ $card }» es lo que menos falta hará.
reasons_fight-now = El combate se puede ganar: { $chance }{ $pay ->
        [none] {""}
       *[other] , { $pay }
    }{ $down ->
        [none] {""}
       *[other] ; { $down } de acabar fuera de combate
    }.
reasons_job-now =
    { $down ->
        [none] «{ $card }» se hace aquí, con { $chance } de lograrlo entre sus dos desarrollos posibles.
       *[other] «{ $card }» se hace aquí, con { $chance } de lograrlo entre sus dos desarrollos posibles; { $down } de acabar fuera de combate.
    }
reasons_hunt-now =
    { $down ->
        [none] { $card } está aquí: { $chance } de ganar.
       *[other] { $card } está aquí: { $chance } de ganar; { $down } de acabar fuera de combate.
    }
reasons_trace =
    { $down ->
        [none] Puede ser { $card }: { $chance } de ganar el combate.
       *[other] Puede ser { $card }: { $chance } de ganar el combate; { $down } de acabar fuera de combate.
    }
reasons_hire =
    { $card }{ $there ->
        [true] {" "}está allí y
       *[other] {""}
    } haría buena tripulación{ $gains ->
        [none] {""}
       *[other] : { $gains }
    }{ $asks ->
        [none] {""}
       *[other] ; útil para «{ $asks }»
    }{ $whose ->
        [none] {""}
       *[other] { $whose ->
            [character] ; cuenta para el objetivo personal
           *[ship] ; cuenta para el objetivo de la nave
        }
    }.
reasons_talk = Hablar con { $card } puede dar { $boons }.
reasons_stranger =
    { $there ->
        [true] Hay allí alguien a quien nadie conoce aún: puede dar ayuda, tripulación o trabajo.
       *[other] Nadie sabe quién es: puede dar ayuda, tripulación o trabajo.
    }
reasons_cross = El camino corto pasa por los Mundos del Núcleo y sale { $at }; por el camino se roba una carta del Núcleo.
reasons_final =
    { $chance ->
        [none] Puede ganar la partida, aquí y ahora.
       *[other] Puede ganar la partida: { $chance }.
    }
reasons_ambition-now = Es un paso de la ambición.
reasons_deliver = Da { $pay }.
reasons_eliminate = { $pay }, aquí y ahora.
reasons_capture = Con vida, el objetivo vale { $pay } { $at }, { $turns }.
reasons_skill = Lo más seguro es la habilidad { $skill }: { $chance }.
reasons_dice = Los dados quedan mejor así.
reasons_goodwill = { $with } es donde más cuenta, o donde menos cuesta.
reasons_ship-for-fights = Para cazar valen más los cañones que el alcance.
reasons_ship-for-distance = Para comerciar hay que ver mundo.
reasons_secret = Ha llegado el momento de este secreto.
reasons_look = Más vale saber quién está ahí antes del encuentro: puede ser ayuda, tripulación o alguien a quien se busca.
reasons_ability = { $whose ->
        [none] Está para usarse.
       *[other] { $pay ->
            [none] Sirve { $whose ->
                [character] al objetivo personal
               *[other] al objetivo de la nave
            }.
           *[other] Cumple { $whose ->
                [character] el objetivo personal
               *[other] el objetivo de la nave
            }: { $pay }.
        }
    }
reasons_line = Esa opción es la que más promete.
reasons_good-deal = El trato da más de lo que cuesta.
reasons_poor-deal = El trato costaría más de lo que da.
reasons_favor-wanted = Esa ayuda vale más que su precio.
reasons_rival = { $sheet ->
        [true] { $left ->
            [0] { CAPITAL(CONTRACT("a", $who)) } solo le falta el último objetivo de su ambición
           *[other] { CAPITAL(CONTRACT("a", $who)) } solo le faltan { $left } de fama y el último objetivo de su ambición
        }
       *[other] { $left ->
            [one] { CAPITAL(CONTRACT("a", $who)) } solo le falta { $left } de fama
           *[other] { CAPITAL(CONTRACT("a", $who)) } solo le faltan { $left } de fama
        }
    }{ $card ->
        [none] {""}
       *[other] {" "}(lleva «{ $card }», { $brings })
    }{ $means ->
        [hunt] ; tienes en la mano su recompensa.
        [race] , y a ti { $mine }: primero la fama más segura.
        [sure] , y a ti { $mine }: ahora cuenta más que nada la fama segura y cercana.
        [dare] , y a ti { $mine }: sin fama segura cerca, el riesgo puede merecer la pena.
        [late] , y a ti { $mine }: será difícil alcanzarle.
       *[goals] : lo que aún pide tu ambición va antes que nada.
    }
reasons_victory = Lleva a la victoria en este mismo turno.
reasons_only-way = No había otra cosa que hacer.
reasons_best = De todas las respuestas, es la que menos cuesta y más da.
enough = (suficiente para ganar)

## gains

gains_ground =
    { $count ->
        [one] { $by } dado en tierra
       *[other] { $by } dados en tierra
    }
gains_ship =
    { $count ->
        [one] { $by } dado en el espacio
       *[other] { $by } dados en el espacio
    }
gains_health = { $by } de salud
gains_hull = { $by } de casco
gains_hyperdrive = { $by } de hiperimpulsor
gains_cargo =
    { $count ->
        [one] { $by } hueco de carga
       *[other] { $by } huecos de carga
    }
gains_either =
    { $count ->
        [one] { $by } hueco de carga o mejora
       *[other] { $by } huecos de carga o mejora
    }
gains_mod =
    { $count ->
        [one] { $by } hueco de mejora
       *[other] { $by } huecos de mejora
    }
gains_crew =
    { $count ->
        [one] { $by } plaza de tripulación
       *[other] { $by } plazas de tripulación
    }
gains_papers =
    { $count ->
        [one] { $by } hueco de trabajo o recompensa
       *[other] { $by } huecos de trabajo o recompensa
    }
gains_goal = un objetivo que vale 1 de fama
gains_skill = la habilidad { $skill }

## faces

faces_map = Mapa
faces_market = Mercado
faces_ship = Nave
faces_story = Relato
faces_offer = Trato
faces_gallery = Elegir

## steps

steps_planning = Planificación
steps_action = Acciones
steps_encounter = Encuentro
round = Ronda { $round }
fame = fama: { $fame } { $more ->
        [true] (hacen falta { $target })
       *[other] de { $target }
    }
you = Tú
printed = Rival automático
yourTurn = Te toca
yourTurnTold = Tu turno, contado
asks =
    { $step ->
        [none] Tú eliges
        [planning] Te toca: planificación
        [action] Te toca: acciones
       *[encounter] Te toca: encuentro
    }
turnOf = Juega { $name }
waiting =
    { $what ->
        [none] Esperamos { CONTRACT("a", $names) }.
       *[other] Esperamos { CONTRACT("a", $names) }: { $what }.
    }

## waitedFor

waitedFor_choose-character = qué personaje
waitedFor_choose-ship = qué nave
waitedFor_starting-reputation = una primera reputación
waitedFor_choose-start = dónde empezar
waitedFor_choose-ambition = qué ambición
waitedFor_protect-crew = si se interpone o no
waitedFor_advice = si pide consejo antes de su prueba o no
waitedFor_offer = una respuesta a una oferta
watching = Estás mirando. Le toca { CONTRACT("a", $names) }.
list = { $names }
colon = { $name }: { $value }
either = { EITHER($names) }

## map

map_name = La galaxia
map_small = Toda la galaxia
map_you = estás aquí
map_away = a { $steps }
map_turns =
    { $turns ->
        [0] aquí
        [one] a { $turns } turno
       *[other] a { $turns } turnos
    }
map_faceDown = contacto boca abajo ({ $rank })
map_seen = { $name }, aún boca abajo
map_patrol = { $patrol }, nivel { $level }
map_hostile = hostil contigo
map_mustFight = { $patrol }: aquí hay que luchar con ella
map_stops = te detiene
map_lets = te deja pasar
map_ship = { $name } está aquí
map_pin = { $card }: es aquí
map_targetHere = { $card }, tu objetivo, está aquí
map_canDo = hay algo que hacer aquí
map_stopReason = En { $place }, { $patrol } te detiene. Tu reputación { $faction }: { $standing }.
map_tooFar = Fuera de alcance: { $steps } movimientos, tu hiperimpulsor hace { $range }.
map_maelstromBars = El camino cruza el Maelstrom, que pone fin a todo vuelo.
map_flight =
    { $steps ->
        [one] A 1 movimiento.
       *[other] A { $steps } movimientos.
    }
map_crossing = Desde aquí se cruza la galaxia, hacia { $other }: roba una carta del Núcleo y llegarás si cumples lo que pide.
map_maelstromStops = El Maelstrom pone fin a todo vuelo.

## vitals

vitals_name = Tu nave y tú
vitals_health = Salud { $left } de { $all }
vitals_hull = Casco { $left } de { $all }
vitals_hyperdrive = Hiperimpulsor { $range }
vitals_ground = Combate en tierra { $dice }
vitals_ship = Combate de naves { $dice }
vitals_credits = { $amount } créditos
vitals_reputation = { $faction }: reputación { $standing }
vitals_defeated = Fuera de combate: se recupera en la próxima planificación

## hold

hold_mine = Mi nave
hold_theirs = { $name }: nave y tripulación
hold_skills = Habilidades
hold_slots = A bordo
hold_personal = Objetivo personal
hold_shipGoal = Objetivo de la nave
hold_done = hecho
hold_progress = { $now } de { $all }
hold_secrets = Secretos
hold_sealed = sellado
hold_ambition = Ambición
hold_debtOf = deuda { CONTRACT("de", $name) }: se debe un favor
hold_debtShort = deuda { CONTRACT("de", $name) }
hold_debtOwn = ficha de deuda propia, para dar
hold_kinds_cargo = carga
hold_kinds_mod = mejora
hold_kinds_cargo-or-mod = carga o mejora
hold_kinds_gear = equipo
hold_kinds_gear-or-mod = equipo o mejora
hold_kinds_job-or-bounty = trabajo o recompensa
hold_kinds_crew = tripulación

## card

card_cost = cuesta { $amount }
card_pays = { $amount } créditos
card_fame = { $fame } de fama
card_anyPlayer = Donde esté otra persona

## market

market_name = Mercado
market_left =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
market_empty = Vacío
market_costs =
    { $printed ->
        [none] Cuesta { $price }.
       *[other] Cuesta { $price } en vez de { $printed }.
    }
market_oldShip = Tu nave vieja vale { $amount }.
market_discount = { $amount } menos esta vez.
market_barter = Tu carga, equipo y mejoras pagarían hasta { $amount }.
market_makesRoom =
    { $goes ->
        [one] No cabe todo: tendría que irse una de estas: { $cards }.
       *[other] No cabe todo: tendrían que irse { $goes } de estas: { $cards }.
    }
market_allGo = No cabe todo. Tendría que irse: { $cards }.
market_onlySells = Este mercado solo vende: { $decks }.
market_notHere = No se vende aquí: { $place }.
market_tooDear = Te faltan { $amount }.
market_noSlot = No hay hueco: { $kind }.
market_oneArmor = Ya llevas una armadura.
market_noShip = Ninguna nave de segunda mano que puedas pagar.

## gallery

gallery_starting_90 = Una recompensa
gallery_starting_91 = Una carga
gallery_starting_92 = Un trabajo
gallery_startingLine = Una carta de esta clase, al azar.

## story

story_test = Prueba: { $skill }
story_known_0 = Sin la habilidad, solo un crítico supera la prueba.
story_known_1 = Con la habilidad una vez, un impacto o un crítico supera la prueba.
story_known_2 = Con la habilidad dos veces, todo supera la prueba menos una cara vacía.
story_needs =
    { $count ->
        [0] ×0
        [one] ×1
       *[other] ×2
    }
story_fight_ground = Combate en tierra
story_fight_ship = Combate de naves
story_dice =
    { $count ->
        [one] 1 dado
       *[other] { $count } dados
    }
story_total = { $hits } de daño causado
story_hunted = Tienes la recompensa por { $name }: espera mientras siga en tu tripulación.
story_wouldBe = quedaría { $mine } contra { $theirs }
story_uneven =
    { $by ->
        [none] { CAPITAL($name) } sufre { $suffered } en vez de { $dealt }: cuentan capacidades y cartas.
       *[other] { CAPITAL($name) } sufre { $suffered } en vez de { $dealt }: { $by }.
    }
story_ability = capacidad { CONTRACT("de", $name) }
story_stands_passed = Tal como están los dados, se supera.
story_stands_failed = Tal como están los dados, se falla.
story_stands_won = Tal como están los dados, victoria: { $name }. El empate es de quien ataca: { $attacker }.
story_ifWins = Si gana { $name }
story_ifLoses = Si pierde { $name }
story_ifPasses = Si { $name } la supera
story_ifFails = Si { $name } falla
story_passesAlone = { $name } la supera y la otra persona no
story_failsAlone = { $name } no la supera y la otra persona sí
story_smuggling = Carga ilegal, no es una prueba: solo pasa con { $faces }.
story_buying = Carga que hay que ganar, no es una prueba: solo se obtiene con { $faces }.
story_smuggled_through = La carga pasa.
story_smuggled_inspected = La carga se inspecciona.
story_atLeast = al menos { $percent }
story_atMost = como mucho { $percent }
story_about = alrededor del { $percent }
story_notEnough = no basta para ganar
story_chances_bought = conseguirla: { $percent }
story_chances_down = fuera de combate, ganes o pierdas: { $percent }
story_chances_win = victoria: { $percent }
story_chances_stand = victoria y en pie: { $percent }
story_chances_done = trabajo hecho: { $percent }, entre sus dos desarrollos posibles
story_chances_out = fuera de combate por el camino: { $percent }
story_chances_pass = éxito: { $percent }
story_chances_alone = superarla tú y el otro no: { $percent }
story_passed = Superada
story_failed = Fallada
story_won = Victoria
story_lost = Derrota
# Before a roll; it waits for the reader.
story_inHand = Tienes los dados en la mano.
story_inTheAir = Los dados ruedan.
story_land = Parar los dados
story_toMap = Ver el mapa
story_toStage = Volver a la historia
# $skill (text)
story_askSkill = Pedir ayuda a los demás: { $skill }
story_askDie = Pedir un dado más a los demás
story_continue = Seguir
story_skip = Ir al presente
story_pause = Pausa
story_steps = { $now } de { $all }
story_latest = Lo que acaba de pasar
story_pays = pagar { $amount }

## offer

offer_name = Trato
offer_mine = Tú das
offer_theirs = { CAPITAL($name) } da
offer_with = ¿Con quién?
offer_around = Toda la mesa
offer_less = 1.000 menos
offer_more = 1.000 más
offer_send = Ofrecer esto
offer_open = Proponer un trato
offer_back = Volver

## answers

answers_fly = Volar hacia { $place }
answers_startAt = Empezar en { $place }
answers_stay = Quedarse aquí
answers_earn = Ganar { $amount } créditos
answers_recover = Recuperarse
answers_deliver = Entregar { $card }
answers_market = Ir al mercado
answers_buy = Comprar · { $price }
answers_takeFree = Tomar, es gratis
answers_clear = Retirar
answers_leaveMarket = Salir del mercado
answers_barter = Entregar { $card } · vale { $worth }
answers_makesRoom = hace sitio
answers_pay = Pagar { $amount } créditos
answers_cancel = Cancelar
answers_offer = Hacer una oferta
answers_accept = Aceptar
answers_decline = No, gracias
answers_end = Terminar acciones
answers_endAndFight = Terminar acciones y luchar con { $patrol }
answers_fightPatrol = Luchar con { $patrol }
answers_encounterSpace = Robar un encuentro en { $place }
answers_cross = Cruzar el Núcleo
answers_meet = Encontrarse con { $name }
answers_meetUnknown = Encontrarse con el contacto ({ $rank })
answers_job = Intentar { $card }
answers_jobWith = Intentar { $card } con { $name }
answers_huntPlayer = Cazar { CONTRACT("a", $name) } · { $prize }
answers_huntCrew = Cazar { CONTRACT("a", $target) }, a bordo con { $name }
answers_fightPlayer = Luchar con { $name } por { $card }
answers_secret = Usar este secreto
answers_secretInstead = Usar este secreto en lugar de un encuentro
answers_eliminate = Eliminar · { $reward }
answers_capture = Capturar, entrega: { $place } · { $reward }
answers_protect = Interponerse
answers_letGo = Dejar que se lleven { CONTRACT("a", $name) }
answers_withoutAdvice = Sin consejo
answers_play = Jugar con { $name }
answers_against = Jugar contra { $name }
answers_take = Tomar { $name }
answers_giveUp = Renunciar { CONTRACT("a", $name) }
answers_sendTo = Enviarla hacia { $place }
answers_choosePlace = Elegir { $place }
answers_lookAt = Este ({ $rank })
answers_roll = Tirar
answers_stand = Dejarlo así
answers_reroll_blanks = Repetir las caras vacías
answers_reroll_not-hits = Repetir caras vacías y enfoques
answers_reroll_not-crits = Repetir todo menos los críticos
answers_reroll_one = Repetir un dado
answers_by = { $what } ({ $card })
answers_fame = Tomar 1 de fama
answers_credits = Tomar los créditos
answers_hunt = Cazar
answers_talk = Hablar
answers_comesBy =
    { $steps ->
        [one] 1 espacio
       *[other] { $steps } espacios
    }
answers_takeOffer = { $name }: { $terms }
answers_callDebt = Cobrar la deuda { CONTRACT("de", $name) }: { $favor }
answers_stop = Parar aquí
answers_use = { $ability }
answers_fightHim = Elegir { CONTRACT("a", $name) }
answers_movePatrol = Elegir { $patrol }

## ideas

ideas_title = ¿Y ahora qué, y por qué?

## dock

dock_name = Tus respuestas
dock_look = Responder: { $face }

## final

final_youWin = ¡Has ganado, { $name }!
final_wins = Gana { $name }
final_opponentWins = Gana { $name }. El rival automático fue más rápido.
final_sources = De dónde vino la fama
final_story = La partida en siete líneas
final_rounds =
    { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }
final_rows_fame = Fama
final_rows_credits = Créditos
final_rows_won = Victoria

## bots

bots_random_name = Errante
bots_random_line = Hace lo primero que se le ocurre. Bien para echar un vistazo.
bots_novice_name = Grumete
bots_novice_line = Va a lo más cercano y espera que salga bien.
bots_steady_name = Comerciante
bots_steady_line = Planea dos recados y lucha solo si puede ganar.
bots_sharp_name = Capitán
bots_sharp_line = Planea lejos, busca en cada mazo y no pierde un turno.

## pages

pages_learn = Aprende jugando
pages_companion = Junto al tablero de verdad

## galleryPage

galleryPage_contents = En esta página
galleryPage_planets = Lugares
galleryPage_ships = Naves
galleryPage_people = Personajes
galleryPage_signs = Signos
galleryPage_cards = Cartas del mercado

## story

story_protect = Si te interpones, { $hunter } te ataca, y un empate es de quien ataca. Si pierdes, te quedas sin { $crew }; cada parte sufre el daño de la otra.
story_letGo = Si no, te quedas sin { $crew } en el acto, sin combate.

## boons

boons_goal = un paso hacia un objetivo
boons_fame = fama
boons_crew = tripulación
boons_credits = créditos
boons_reputation = reputación
boons_secret = un secreto
