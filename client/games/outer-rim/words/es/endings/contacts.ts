/** In Spanish: what can be done about a contact, and how the meeting ends. */
import type { contactEndings as english } from "../../en/endings/contacts.ts";

export const contactEndings: Readonly<Record<keyof typeof english, string>> = {
  "contact.bib-fortuna.bribe": "Dejar algo sobre el cojín",
  "contact.black-sun-agent.hire": "Pagar los honorarios",
  "contact.doctor-evazan.hire": "Contratarlo, lejos de la cocina",
  "contact.doctor-evazan.operate": "Dejar que te examine",
  "contact.garindan.hire": "Que mire para ti",
  "contact.garindan.ask": "Preguntar por otro planeta",
  "contact.garindan.inform": "Contarle algo de los rebeldes",
  "contact.ig-rm.hire": "Comprárselo a su última puerta",
  "contact.ig-rm.scrap": "Desmontarlo",
  "contact.lobot.hire": "Ofrecerle una cuarta oficina: la tuya",
  "contact.lobot.listen": "Escuchar la segunda oficina",
  "contact.ponda-baba.hire": "Contratarlo de todas formas",
  "contact.ponda-baba.shove": "Decirle que es mutuo",
  "contact.w1-le.hire": "Que hable por ti",
  "contact.w1-le.browse": "Que te hable",
  "contact.4-lom.two": "Enseñarle dos recompensas",
  "contact.4-lom.one": "Enseñarle tu recompensa",
  "contact.4-lom.none": "Enseñarle tu bolsa",
  "contact.black-krrsantan.hire": "Enseñarle el trabajo",
  "contact.boshek.hire": "Pagar la cuenta del bar",
  "contact.greedo.hire": "Contratarlo para las puertas traseras",
  "contact.greedo.tip": "Comprarle lo que lleva en el bolsillo",
  "contact.greedo.draw": "Sacar más rápido",
  "contact.hondo-ohnaka.hire": "Contratarlo, y contar las cucharas",
  "contact.hondo-ohnaka.scheme": "Escuchar el plan",
  "contact.k-2so.hire": "Pagar lo que dice que pagarás",
  "contact.k-2so.reprogram": "Abrirle el panel de la espalda",
  "contact.chewbacca.hire": "Pedirle que se quede",
  "contact.thrawn.answer": "Hablar del cuadro",
  "contact.thrawn.report": "Hablar más bien de tus amigos",
  "contact.hera-syndulla.hire": "Pagar el combustible",
  "contact.hera-syndulla.errand": "Llevar a alguien por ella",
  "contact.leia-organa.speak": "Hacerle una promesa",
  "contact.leia-organa.give": "Dar dinero para los hambrientos",
  "contact.leia-organa.carry": "Prestarle tu nave",
  "contact.maz-kanata.hire": "Invitarla a bordo",
  "contact.maz-kanata.soup": "Quedarte a la sopa",
  "contact.maz-kanata.confess": "Preguntar qué más ve",
  "contact.saw-gerrera.hire": "Pagar la primera semana",
  "contact.saw-gerrera.raid": "Ir con él esta noche",
  "contact.ziton-moj.apologize": "Disculparte por adelantado",
  "contact.ziton-moj.serve": "Ofrecerte a ser útil",
  "contact.ahsoka-tano.hire": "Contratar a esa perfecta desconocida",
  "contact.ahsoka-tano.friend": "Hacerle la seña",
  "contact.ahsoka-tano.lesson": "Preguntarle cómo lo hace",
  "contact.boba-fett.hire": "Decir su precio antes que él",
  "contact.bossk.hire": "Pagarle tarifa de colega",
  "contact.bossk.partner": "Extender tus recompensas en la mesa",
  "contact.bossk.wrestle": "Echar un pulso por la última silla",
  "contact.chopper.hire": "Contratarlo antes de que te contrate",
  "contact.chopper.repair": "Dejar que acabe las reparaciones",
  "contact.doctor-aphra.hire": "Darle el camarote",
  "contact.doctor-aphra.map": "Seguir el mapa, o la mentira",
  "contact.enfys-nest.hire": "Invitar a bordo a la pirata",
  "contact.enfys-nest.share": "Dejarles una caja a los niños",
  "contact.han-solo.hire": "Ofrecerle una nave que funciona",
  "contact.han-solo.friend": "Comparar líos con los hutts",
  "contact.han-solo.cards": "Jugarte la cuenta a las cartas",
  "contact.ig-88.hire": "Pagar la cifra",
  "contact.ig-88.compute": "Corregirle la cuenta",
  "contact.jyn-erso.hire": "Sacarla de aquí",
  "contact.jyn-erso.plans": "Meterla dentro",
  "contact.ketsu-onyo.hire": "Igualar su último contrato",
  "contact.ketsu-onyo.spar": "Enseñarle lo que hace tu nave",
  "contact.lando-calrissian.hire": "Ofrecerle la litera buena",
  "contact.lando-calrissian.sabacc": "Jugar la tercera mano",
  "contact.lando-calrissian.vouch": "Que hable bien de ti",
  "contact.bib-fortuna.bribe.done":
    "Se mueve el cojín, desaparece el regalo, y leen tu nombre en la cena con voz amable.",
  "contact.black-sun-agent.yes.pass":
    "Sales por la puerta que tenías a la espalda, que nunca estuvo cerrada.",
  "contact.black-sun-agent.yes.fail": "Alguien usa antes que tú la puerta de tu espalda.",
  "contact.black-sun-agent.no.pass":
    "Terminas la frase que el agente había empezado. Una mano enguantada, y una litera.",
  "contact.black-sun-agent.no.fail": "El agente escucha hasta el final y dice una cifra.",
  "contact.black-sun-agent.hire.done":
    "El agente lo cuenta sin bajar la vista y se queda la litera frente a la escotilla.",
  "contact.doctor-evazan.hire.done": "Cuelga sus títulos en el pasillo, de cara a la pared.",
  "contact.doctor-evazan.operate.lucky": "Despiertas con todo en su sitio, y algo mejor que antes.",
  "contact.doctor-evazan.operate.even":
    "Te pone una tirita y se guarda la aguja para alguien interesante.",
  "contact.doctor-evazan.operate.unlucky":
    "«Interesante», dice, y no es lo que una persona quiere oír.",
  "contact.garindan.hire.done":
    "Desde ahora oyes lo que él oye, por esa larga nariz, un poco tarde y con mucha exactitud.",
  "contact.garindan.ask.done": "Estuvo allí ayer. Ayer estuvo en todas partes.",
  "contact.garindan.inform.done": "No apunta nada. Por la noche la guarnición tiene una copia.",
  "contact.ig-rm.hire.done": "Deja una puerta, cruza el patio y se para en otra. Hay que rodearlo.",
  "contact.ig-rm.scrap.pass":
    "Una vez vencido se deja desmontar con educación. Algo de su pecho encaja en tu cinturón.",
  "contact.ig-rm.scrap.fail": "Estaba tomando apuntes de cómo lo haces.",
  "contact.lobot.hire.done": "Asiente a las cuatro oficinas a la vez.",
  "contact.lobot.listen.pass": "Están moviendo dinero, y sin mucho cuidado.",
  "contact.lobot.listen.fail": "La segunda oficina se interrumpe y te da las buenas noches.",
  "contact.ponda-baba.hire.done": "Sube su bolsa a bordo y no le gusta la litera.",
  "contact.ponda-baba.shove.pass": "Paga la mesa, y con el brazo bueno.",
  "contact.ponda-baba.shove.fail": "Resulta que hasta ahora solo había sido maleducado.",
  "contact.w1-le.hire.done": "Elogia tu nave con tanto calor que la buscas con la mirada.",
  "contact.w1-le.browse.done": "Te enseñan tres naves y un descuento. Una de las tres existe.",
  "contact.4-lom.two.done":
    "Se inclina un poco más ante la segunda recompensa que ante la primera.",
  "contact.4-lom.one.done": "Una recompensa, una reverencia. La tarifa está en su peto.",
  "contact.4-lom.none.done":
    "Se disculpa por el precio en más de seis millones de formas y lo cobra en una.",
  "contact.black-krrsantan.hire.done":
    "Lo lee dos veces, gruñe una y se instala. Dormirás en el pasillo.",
  "contact.boshek.hire.done": "Sale del bar por la puerta principal por primera vez en el año.",
  "contact.dengar.no": "No es para tanto. Vuelve a su vaso.",
  "contact.dengar.yes.pass":
    "Cae con respeto en la mirada y varias vendas sueltas. Se oyó a dos calles.",
  "contact.dengar.yes.fail": "Dice lo que tenía que decir, y lo subraya.",
  "contact.greedo.hire.done": "Te saca por una puerta que creías un armario.",
  "contact.greedo.tip.done": "Es un nombre y un precio. Llevaba un mes preparándose.",
  "contact.greedo.draw.pass": "Hay un agujerito en la mesa y unos créditos encima.",
  "contact.greedo.draw.fail": "Esta vez no empezó hablando.",
  "contact.hondo-ohnaka.hire.done": "«¡Familia!», grita, y abraza tu asiento de piloto.",
  "contact.hondo-ohnaka.scheme.pass":
    "El plan funciona, para sorpresa de todos menos la suya. Tu mitad pesa más que la suya.",
  "contact.hondo-ohnaka.scheme.fail": "El plan eras tú.",
  "contact.k-2so.hire.done":
    "Predice que lo lamentarás, con dos decimales, y se abrocha el cinturón.",
  "contact.k-2so.reprogram.pass": "«Era un cuarenta por ciento», dice, y se levanta para seguirte.",
  "contact.k-2so.reprogram.fail": "«Era un sesenta por ciento», dice, sujetándote por el cuello.",
  "contact.chewbacca.hire.done":
    "Por la noche la nave suena mejor y nadie se ha atrevido a preguntar qué ha quitado.",
  "contact.thrawn.answer.pass":
    "Nombras al pintor, y por qué el cielo está mal. Te da las gracias y manda repostar tu nave.",
  "contact.thrawn.answer.fail": "«Está colgado al revés», dice, y cierra tu expediente.",
  "contact.thrawn.report.done": "Sabía casi todo. Paga el resto, y el sonido de tu voz al decirlo.",
  "contact.hera-syndulla.hire.done": "Da una vuelta a la nave y te echa el asiento hacia atrás.",
  "contact.hera-syndulla.errand.done":
    "Una caja larga con agujeros, muy silenciosa. «Takodana —dice—. Que duerma».",
  "contact.leia-organa.speak.pass": "Te cree, y se lo cuenta a dos personas que te lo recordarán.",
  "contact.leia-organa.speak.fail":
    "Ha oído mejores promesas de peores mentirosos. Dejas el dinero.",
  "contact.leia-organa.give.done": "Apunta la suma y no tu nombre. Se acaba sabiendo.",
  "contact.leia-organa.carry.done":
    "Suben a alguien a bordo bajo una manta. Solo dice dónde despertarlo.",
  "contact.maz-kanata.hire.done":
    "Cierra el bar por un año y no se lo dice a nadie. Esta noche lo sabrán todos.",
  "contact.maz-kanata.soup.done":
    "Dos platos después no te duele nada, y sabes quién se esconde en qué planeta.",
  "contact.maz-kanata.confess.pass":
    "Te lo dice, y luego te escribe una carta para alguien que debería oírlo.",
  "contact.maz-kanata.confess.fail": "«Pregúntamelo cuando lo sepas», dice, y limpia sus lentes.",
  "contact.saw-gerrera.hire.done": "Busca micrófonos en tu nave y encuentra dos. No eran tuyos.",
  "contact.saw-gerrera.raid.pass":
    "Por la mañana un depósito imperial es un hoyo con tus huellas alrededor. Se ríe, que es peor.",
  "contact.saw-gerrera.raid.fail": "Os esperaban. Pregunta a todos quién habló, empezando por ti.",
  "contact.ziton-moj.apologize.done": "Las acepta por lo que sea que vayas a hacer.",
  "contact.ziton-moj.serve.done": "Esperaba que alguien lo dijera. La dirección está detrás.",
  "contact.ahsoka-tano.hire.done":
    "Primero paga su cena. En la rampa manda limpiar tu segundo bláster.",
  "contact.ahsoka-tano.friend.done":
    "Te da la respuesta, que solo saben tres personas. Volvéis a ser cuatro.",
  "contact.ahsoka-tano.lesson.pass":
    "Cruzas la sala sin que nadie baje la copa. Cuando te vuelves, ella ya no está, y el hombro ha dejado de dolerte.",
  "contact.ahsoka-tano.lesson.fail": "«Otra vez», dice a tu espalda, y toca donde duele.",
  "contact.boba-fett.yes.pass":
    "Por una vez el casco mira a alguien desde abajo. Abandona el planeta por el aire.",
  "contact.boba-fett.yes.fail": "Te deja con vida. El contrato no pide más.",
  "contact.boba-fett.hire.done": "Asiente una vez. Se sienta donde ve la rampa, a ti y el dinero.",
  "contact.bossk.hire.done": "Se come el contrato, para sellarlo.",
  "contact.bossk.partner.done":
    "Pone una garra en cada una. La mitad de esta, la mitad de aquella: su mejor oferta en años.",
  "contact.bossk.wrestle.pass": "La mesa cede antes que tú. Todos han visto quién estaba debajo.",
  "contact.bossk.wrestle.fail": "Tiene buen perder y mejor ganar: te devuelve el brazo.",
  "contact.chopper.hire.done": "Te pasa por encima del pie al subir. Es la firma.",
  "contact.chopper.repair.pass":
    "Todo funciona, incluida la escotilla. Hasta encuentras la bisagra a tiempo.",
  "contact.chopper.repair.fail": "Todo funciona. Falta algo caro, y también Chopper.",
  "contact.doctor-aphra.hire.done":
    "Se instala con dos droides de los que habíais acordado no hablar.",
  "contact.doctor-aphra.map.pass":
    "La mentira era el mapa. Tras la tercera pared hay una cosa sobre un cojín de terciopelo, aún tibia de otras miradas.",
  "contact.doctor-aphra.map.fail": "«Ahí habría puesto yo una trampa», dice, desde más atrás.",
  "contact.enfys-nest.hire.done": "La máscara cae en órbita. Es más joven que tu nave.",
  "contact.enfys-nest.share.done":
    "La abren antes de que te vayas. En el Borde nadie olvida quién hace eso.",
  "contact.han-solo.hire.done": "«Yo piloto, tú te preocupas», dice. Es el acuerdo de siempre.",
  "contact.han-solo.friend.done":
    "Debéis la misma caja a la misma gente. Te rebaja un tercio, por ser familia.",
  "contact.han-solo.cards.lucky": "Pierde, dice que te dejó ganar, y paga del bolsillo equivocado.",
  "contact.han-solo.cards.even": "Pagáis a medias, y él se marcha antes de la segunda ronda.",
  "contact.han-solo.cards.unlucky": "Gana y parece tan sorprendido como tú. Es un don.",
  "contact.ig-88.hire.done": "Coge el dinero sin contarlo. Ya lo ha contado.",
  "contact.ig-88.compute.pass":
    "Recalcula once segundos, que es mucho tiempo bajo esa mirada. Luego coge tu bolsa.",
  "contact.ig-88.compute.fail": "No había ningún error en su cuenta. Hay uno en tus costillas.",
  "contact.jyn-erso.hire.done": "Duerme con las botas puestas y una mano en el acelerador.",
  "contact.jyn-erso.plans.pass":
    "Dentro, arriba, fuera, y una alarma en el piso equivocado. Al Imperio le gustaría saber tu nombre; otros ya lo saben.",
  "contact.jyn-erso.plans.fail": "El edificio tenía planos nuevos. La guarnición también, para ti.",
  "contact.ketsu-onyo.hire.done": "Aparca su nave dentro de la tuya, casi.",
  "contact.ketsu-onyo.spar.pass":
    "Apaga los motores antes que tú y se ríe por el canal. Se contará en los puertos.",
  "contact.ketsu-onyo.spar.fail": "Te enseña lo que tu nave no sabe hacer.",
  "contact.lando-calrissian.hire.lucky":
    "Lo sella con una mano de cartas y la pierde con encanto. Una bolsa pequeña, once capas.",
  "contact.lando-calrissian.hire.unlucky":
    "Lo sella con una mano de cartas, y alguien a bordo había apostado.",
  "contact.lando-calrissian.sabacc.pass":
    "Ganas la tercera mano y la mesa se levanta a aplaudir. Él aplaude más que nadie.",
  "contact.lando-calrissian.sabacc.fail": "Hay, por lo visto, una cuarta mano.",
  "contact.lando-calrissian.vouch.done":
    "Se lo dice a una persona, de pasada, con una sonrisa. Se abren puertas toda la semana.",
};
