/** In Spanish: how the stories of Tatooine and Nal Hutta end. */
import type { tatooineNalHutta as english } from "../../en/endings/tatooine-nal-hutta.ts";

export const tatooineNalHutta: Readonly<Record<keyof typeof english, string>> = {
  "encounter.tatooine-nal-hutta-01.race.pass":
    "Cruzas la meta con un motor y la pintura de otro. La bolsa está llena de arena y dinero.",
  "encounter.tatooine-nal-hutta-01.race.fail": "La tercera curva se llama el Dentista.",
  "encounter.tatooine-nal-hutta-01.bet.lucky":
    "Gana el que nadie quería, porque los demás se han parado a pelear.",
  "encounter.tatooine-nal-hutta-01.bet.unlucky":
    "El que nadie quería sigue allí fuera. Ya no lo buscan.",
  "encounter.tatooine-nal-hutta-01.nal-hutta.yes.pass":
    "Era muy malo, para el portero. La sala calla, y luego se vuelve amable.",
  "encounter.tatooine-nal-hutta-01.nal-hutta.yes.fail": "Se cierra igual, contigo al otro lado.",
  "encounter.tatooine-nal-hutta-01.nal-hutta.no":
    "Bueno, entonces. Te toman por alguien a quien esperaban, y te pagan antes de darse cuenta.",
  "encounter.tatooine-nal-hutta-02.tatooine.pass":
    "Levantas un extremo del trineo. Encuentran un precio menor, y luego te pagan por bajarlo.",
  "encounter.tatooine-nal-hutta-02.tatooine.fail": "El precio sube a cada tirón.",
  "encounter.tatooine-nal-hutta-02.gift.done":
    "Lo miran, lo pesan y se lo comen. Aquí ya caes bien.",
  "encounter.tatooine-nal-hutta-02.joke.pass":
    "Un silencio, luego un rugido húmedo. Alguien te paga para que no se repita.",
  "encounter.tatooine-nal-hutta-02.joke.fail": "El sapo era de la familia.",
  "encounter.tatooine-nal-hutta-03.tatooine.pass":
    "Conoces el escudo, y el camarote. Lo del cajón no ve la luz desde la reina.",
  "encounter.tatooine-nal-hutta-03.tatooine.fail":
    "De noche el viento lo cubre otra vez, y parte de tu rampa.",
  "encounter.tatooine-nal-hutta-03.nal-hutta.yes":
    "Sello, sello. Hay un anticipo por la segunda; nadie te lo había dicho.",
  "encounter.tatooine-nal-hutta-03.nal-hutta.no":
    "Nadie la quería por el retrato. Has visto cosas peores.",
  "encounter.tatooine-nal-hutta-04.tatooine.pass":
    "Basta el primer mediodía. Te llevas la otra mitad del duelo.",
  "encounter.tatooine-nal-hutta-04.tatooine.fail": "Estabas a punto para el segundo.",
  "encounter.tatooine-nal-hutta-05.tatooine.pass":
    "La lista es corta y uno de los nombres bebe en la sala de al lado.",
  "encounter.tatooine-nal-hutta-05.tatooine.fail": "Ya estás en la lista.",
  "encounter.tatooine-nal-hutta-05.nal-hutta.pass":
    "A las bestias viejas les gusta la sombra. Te pones donde dentro de un minuto no dará el sol, y cobras.",
  "encounter.tatooine-nal-hutta-05.nal-hutta.fail": "Las apuestas tenían razón.",
  "encounter.tatooine-nal-hutta-06.tatooine.pass":
    "Lo ajustas para que dé cerveza solo en las fiestas. El granjero paga, los vecinos escriben a gente que conocen.",
  "encounter.tatooine-nal-hutta-06.tatooine.fail": "Ahora da sopa. Pagas las jarras.",
  "encounter.tatooine-nal-hutta-06.nal-hutta.pass":
    "A la octava hora concederían lo que fuera por acabar. Pides en cuatro palabras.",
  "encounter.tatooine-nal-hutta-06.nal-hutta.fail": "Hablas en la novena.",
  "encounter.tatooine-nal-hutta-07.ride.pass":
    "Al fin va cuesta abajo y se para en el pueblo, en el ayuntamiento. Pagan por admiración.",
  "encounter.tatooine-nal-hutta-07.ride.fail": "La segunda vez no se para a tu lado.",
  "encounter.tatooine-nal-hutta-07.trade.done":
    "Las planchas llevan un escudo. Las montas del revés.",
  "encounter.tatooine-nal-hutta-07.nal-hutta.yes": "Cuentan tu caja tres veces y la pagan dos.",
  "encounter.tatooine-nal-hutta-07.nal-hutta.no":
    "Te la ponen en los brazos antes de que preguntes de quién es.",
  "encounter.tatooine-nal-hutta-08.tatooine.pass":
    "Nueve sombras, ocho caminantes. Esperas al noveno, que te paga por no haber visto nada.",
  "encounter.tatooine-nal-hutta-08.tatooine.fail": "No habías contado la que tenías detrás.",
  "encounter.tatooine-nal-hutta-08.gamble.lucky": "La verde, por una lengua.",
  "encounter.tatooine-nal-hutta-08.gamble.even":
    "Las dos ranas se paran a charlar. La banca devuelve lo que no puede quedarse.",
  "encounter.tatooine-nal-hutta-08.gamble.unlucky":
    "A la verde se la come el otro primo. El humano.",
  "encounter.tatooine-nal-hutta-08.referee.done":
    "Guardas las apuestas con cara seria y las dos manos. Te dan propina por la cara.",
  "encounter.tatooine-nal-hutta-09.tatooine.pass":
    "Te sientas en él. Vuelve la charla, y alguien paga la ronda que has ganado.",
  "encounter.tatooine-nal-hutta-09.tatooine.fail": "El taburete vuelve a su dueño pasando por ti.",
  "encounter.tatooine-nal-hutta-09.nal-hutta.pass":
    "El primo duerme sobre la llave buena. Le dejas la mala.",
  "encounter.tatooine-nal-hutta-09.nal-hutta.fail":
    "Un primo muy menor puede tener una campana muy grande.",
  "encounter.tatooine-nal-hutta-09.nal-hutta.fail.pass":
    "Los guardias también son de rama menor. Te vas como viniste: sin nada.",
  "encounter.tatooine-nal-hutta-09.nal-hutta.fail.fail":
    "Pagas la campana, las velas y los nervios del primo.",
  "encounter.tatooine-nal-hutta-10.nal-hutta.pass":
    "Página treinta y uno: «debe». Esperaban que nadie llegara hasta ahí.",
  "encounter.tatooine-nal-hutta-10.nal-hutta.fail": "El verbo era «pagar», y el sujeto, tú.",
  "encounter.tatooine-nal-hutta-11.tatooine.pass":
    "Te dibujan en el cuadro, del derecho, cosa rara.",
  "encounter.tatooine-nal-hutta-11.tatooine.fail": "Te dibujan en el cuadro, con una nubecita.",
  "encounter.tatooine-nal-hutta-11.kneel.done":
    "Abren el regalo en el acto. Puedes levantarte antes que los demás.",
  "encounter.tatooine-nal-hutta-11.stand.done":
    "Pareces una amenaza hasta la cena. Cansa más el cuello que arrodillarse.",
  "encounter.tatooine-nal-hutta-12.water.done":
    "Le das la mitad al duodécimo. El agente informa también de eso.",
  "encounter.tatooine-nal-hutta-12.walk.pass":
    "Encuentras el pozo cayéndote en él. La caravana paga por el chapuzón.",
  "encounter.tatooine-nal-hutta-12.walk.fail": "El pozo era un espejismo. Y había cola.",
  "encounter.tatooine-nal-hutta-12.nal-hutta.yes":
    "Tú señalas, ellos cargan. En la puerta le dan propina a quien señalaba.",
  "encounter.tatooine-nal-hutta-12.nal-hutta.no.pass":
    "Coges la esquina pesada sin que se note. La litera paga por peso.",
  "encounter.tatooine-nal-hutta-12.nal-hutta.no.fail": "Coges la esquina pesada con el pie.",
  "encounter.tatooine-nal-hutta-14.tatooine.pass":
    "Te disculpas primero. El mostrador se abre como un oasis.",
  "encounter.tatooine-nal-hutta-14.tatooine.fail": "Aceptas el primer precio por educación.",
  "encounter.tatooine-nal-hutta-14.nal-hutta.pass":
    "Mueres de maravilla, cuatro veces. Te piden la quinta a mitad de precio, y sabes irte.",
  "encounter.tatooine-nal-hutta-14.nal-hutta.fail": "El héroe no había leído su contrato.",
  "encounter.tatooine-nal-hutta-15.dig.pass":
    "Lees la advertencia de la puerta como un inventario.",
  "encounter.tatooine-nal-hutta-15.dig.fail": "Era una advertencia.",
  "encounter.tatooine-nal-hutta-15.sell.done":
    "«Peligro» con signos de exclamación duplica la cola.",
  "encounter.tatooine-nal-hutta-15.talk.done":
    "Los nombres son buenos, y la pirata se guarda uno para la próxima.",
  "encounter.tatooine-nal-hutta-15.quiet.yes":
    "Es un té excelente. Con la segunda taza llega un pequeño recado, por escrito.",
  "encounter.tatooine-nal-hutta-15.quiet.no":
    "Es un té excelente. El carcelero comenta arriba quién lo bebió y no escuchó.",
  "encounter.tatooine-nal-hutta-16.tatooine.pass":
    "Sales por su ventana, con el aviso que estaban usando.",
  "encounter.tatooine-nal-hutta-16.tatooine.fail":
    "Querían la habitación, el equipaje y la fianza.",
  "encounter.tatooine-nal-hutta-16.nal-hutta.pass":
    "Le enseñas un vals. Las botas del organista salen en el tercer compás.",
  "encounter.tatooine-nal-hutta-16.nal-hutta.fail": "Prefiere los dúos.",
  "encounter.tatooine-nal-hutta-18.ride.pass": "Ganas, y tampoco nadie explica la mancha nueva.",
  "encounter.tatooine-nal-hutta-18.ride.fail": "Ahora podrías explicarla.",
  "encounter.tatooine-nal-hutta-18.nal-hutta.pass":
    "Sigues sin conocer el juego, pero te han coronado, y a la corte le gustan las coronas.",
  "encounter.tatooine-nal-hutta-18.nal-hutta.fail": "Resulta ser un juego de dos.",
  "encounter.tatooine-nal-hutta-19.tatooine.pass":
    "Le haces compañía a la tabla y vuelves con una caja.",
  "encounter.tatooine-nal-hutta-19.tatooine.fail": "El cobertizo se apoyaba en la tabla.",
  "encounter.tatooine-nal-hutta-19.nal-hutta.pass":
    "La aparcas en dos puertos. Los dos mandan flores.",
  "encounter.tatooine-nal-hutta-19.nal-hutta.fail": "Ahora el puerto es más largo.",
  "encounter.tatooine-nal-hutta-20.tatooine.yes":
    "Te corrige las noticias en dos puntos y paga el resto.",
  "encounter.tatooine-nal-hutta-20.tatooine.no":
    "«Tercera casa, puerta azul —dice—. No menciones la moneda».",
  "encounter.tatooine-nal-hutta-20.spy.done":
    "Sientan juntos a quienes no debían. Se habla de ello en dos sistemas, con tu nombre.",
  "encounter.tatooine-nal-hutta-20.warn.done":
    "El tío mueve una silla. Quien se sienta en ella no termina la sopa, y no eres tú.",
};
