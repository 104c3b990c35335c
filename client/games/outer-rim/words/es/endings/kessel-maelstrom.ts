/** In Spanish: how the stories of Kessel and the Maelstrom end. */
import type { kesselMaelstrom as english } from "../../en/endings/kessel-maelstrom.ts";

export const kesselMaelstrom: Readonly<Record<keyof typeof english, string>> = {
  "encounter.kessel-maelstrom-01.kessel.pass":
    "Aguantas hasta el silbato. El turno te paga en mineral, y una cena.",
  "encounter.kessel-maelstrom-01.kessel.fail": "Sueltas un poco antes que el cable.",
  "encounter.kessel-maelstrom-01.maelstrom.through":
    "La tormenta te suelta con un ruido de monedero al cerrarse.",
  "encounter.kessel-maelstrom-02.free.pass":
    "Pasan de puntillas ante el guardia, los cuarenta. Las canciones empiezan antes de que te vayas.",
  "encounter.kessel-maelstrom-02.free.fail": "El guardia descansaba los ojos, no los oídos.",
  "encounter.kessel-maelstrom-02.look-away.done":
    "La bolsa pesa más de lo que parece. El camino a la nave también.",
  "encounter.kessel-maelstrom-02.maelstrom.pass":
    "Le ofreces el precio completo en su protocolo. Abre el panel y te deja elegir.",
  "encounter.kessel-maelstrom-02.maelstrom.fail": "Te añade a la lista, pieza por pieza.",
  "encounter.kessel-maelstrom-03.kessel.yes": "Tu bodega calla, por un precio.",
  "encounter.kessel-maelstrom-03.kessel.no":
    "Por la mañana tu bodega está llena y el capataz no te ha visto nunca.",
  "encounter.kessel-maelstrom-03.maelstrom.pass":
    "El ordenador se disculpa a la tercera hora. Ya sales en un atlas.",
  "encounter.kessel-maelstrom-03.maelstrom.fail":
    "El ordenador no dice que ya lo dijo. Hace sonar una campanita.",
  "encounter.kessel-maelstrom-04.kessel.pass":
    "No está en ninguna lista, así que nadie puede echarla de menos. Alguien lo hace, en general.",
  "encounter.kessel-maelstrom-04.kessel.fail":
    "La cuba tiene sus propios guardias. Tampoco están en ninguna lista.",
  "encounter.kessel-maelstrom-04.kessel.fail.pass": "Les quitas la cuchara. Era de plata.",
  "encounter.kessel-maelstrom-04.kessel.fail.fail":
    "Al final hacen una lista pequeña, de lo que llevabas encima.",
  "encounter.kessel-maelstrom-05.kessel.pass":
    "Ya formas parte de la colección. Hay una tarjeta y una modesta asignación.",
  "encounter.kessel-maelstrom-05.kessel.fail": "Acabas en la colección de deudas.",
  "encounter.kessel-maelstrom-05.maelstrom.pass":
    "No esperaba que salieras disparando. Nadie sale de ninguna manera.",
  "encounter.kessel-maelstrom-05.maelstrom.fail": "Espera donde siempre ha esperado, y funciona.",
  "encounter.kessel-maelstrom-06.kessel.pass":
    "Lo cambias, sopa a sopa, hasta la mesa del director.",
  "encounter.kessel-maelstrom-06.kessel.fail": "Te bebes la prueba. Quema de mala manera.",
  "encounter.kessel-maelstrom-06.maelstrom.pass":
    "Cuando se da la vuelta, la otra cara tiene puertas. Te vas con una caja antes del próximo sueño.",
  "encounter.kessel-maelstrom-06.maelstrom.fail": "Se da la vuelta encima de ti.",
  "encounter.kessel-maelstrom-07.carry.pass":
    "Arriba alguien la lee en voz alta, por error, a los accionistas. Abajo aprenden tu nombre.",
  "encounter.kessel-maelstrom-07.carry.fail": "Conoces al último que lo hizo. Te enseña el pico.",
  "encounter.kessel-maelstrom-07.sell.done":
    "Cada nombre tiene su precio. Las cruces son más baratas.",
  "encounter.kessel-maelstrom-07.maelstrom.pass":
    "Respondes al nombre antiguo. Abre un armario que solo ese nombre podía abrir.",
  "encounter.kessel-maelstrom-07.maelstrom.fail": "Quiere saber dónde los enterraste.",
  "encounter.kessel-maelstrom-08.kessel.pass":
    "Sacas a todos, mesa por mesa. Exigen atrasos también para ti.",
  "encounter.kessel-maelstrom-08.kessel.fail":
    "La oficina de nóminas sostiene el techo. Te apoyas en la mesa equivocada.",
  "encounter.kessel-maelstrom-08.maelstrom.pass":
    "Pasas ante todos muy despacio, como algo que no merece masticarse. Nadie se cree el número de ojos.",
  "encounter.kessel-maelstrom-08.maelstrom.fail": "También tenía boca.",
  "encounter.kessel-maelstrom-09.maelstrom.pass":
    "La vacías mientras las chispas esperan con educación. El motor no sonaba así desde que lo robaron.",
  "encounter.kessel-maelstrom-09.maelstrom.fail": "Una chispa no esperó.",
  "encounter.kessel-maelstrom-10.talk.pass":
    "Presentas una enmienda. El comité se disuelve en subcomités, y el delegado más grande te sigue fuera.",
  "encounter.kessel-maelstrom-10.talk.fail": "Te retiran la palabra, a mano.",
  "encounter.kessel-maelstrom-10.smash.pass":
    "La dirección paga. Las máquinas que barren te miran mucho rato.",
  "encounter.kessel-maelstrom-10.smash.fail": "La moción sale adelante, y tú en camilla.",
  "encounter.kessel-maelstrom-10.maelstrom.pass":
    "Tú también disparas con limpieza. El sitio tranquilo tiene bodega.",
  "encounter.kessel-maelstrom-10.maelstrom.fail": "Añade tu blindaje a la valla.",
  "encounter.kessel-maelstrom-11.taste.lucky":
    "Durante una hora ves el precio de todo, y vendes deprisa.",
  "encounter.kessel-maelstrom-11.taste.even": "No notas nada y lo describes muy bien.",
  "encounter.kessel-maelstrom-11.taste.unlucky": "Las correas eran por comodidad. La cuchara no.",
  "encounter.kessel-maelstrom-11.maelstrom.pass":
    "Las correcciones son coordenadas. Alguien se escondía en tu gramática.",
  "encounter.kessel-maelstrom-11.maelstrom.fail": "También corrige el casco.",
  "encounter.kessel-maelstrom-12.feed.done":
    "Entre la sopa y el postre dibuja nueve caras. El cocinero, de un bando u otro, te hace un gesto.",
  "encounter.kessel-maelstrom-12.trick.pass": "Todos comen, te pagan, y nadie dibuja nada.",
  "encounter.kessel-maelstrom-12.trick.fail": "El cocinero cuenta sus llaves con el cucharón.",
  "encounter.kessel-maelstrom-12.maelstrom.through":
    "Primero el valor, luego el motor; ya vendrá la brújula. Lo imprimirán en una taza.",
  "encounter.kessel-maelstrom-13.kessel.pass":
    "Al final el campeón te coge la mano, y te la devuelve. Los guardias pagan.",
  "encounter.kessel-maelstrom-13.kessel.fail": "El segundo premio era ser otra persona.",
  "encounter.kessel-maelstrom-13.open.pass":
    "Una heredera, un genio, y una carta contra quien tardara. No fuiste tú.",
  "encounter.kessel-maelstrom-13.open.fail": "Llamaban con una llave inglesa.",
  "encounter.kessel-maelstrom-13.tow.done":
    "Siguen llamando hasta el astillero. El taxímetro también sigue.",
  "encounter.kessel-maelstrom-14.kessel.yes.yes":
    "Solo describes árboles. Paga, y habla de ti a los dueños de la otra mitad.",
  "encounter.kessel-maelstrom-14.kessel.yes.no":
    "Solo describes árboles, dos veces. Paga por cada una.",
  "encounter.kessel-maelstrom-14.kessel.no.pass":
    "Lo llevas al lago por el camino largo. No huele la mina.",
  "encounter.kessel-maelstrom-14.kessel.no.fail":
    "Cambia el viento. También varias personas a quienes pagaban por ponerse a barlovento.",
  "encounter.kessel-maelstrom-14.maelstrom.pass":
    "Abres a tiempo la puerta de máquinas, y la de enfrente. Deja un quilate o dos.",
  "encounter.kessel-maelstrom-14.maelstrom.fail":
    "Sale por el motor. Parte de la nave se va con ella; otra parte se lo piensa.",
  "encounter.kessel-maelstrom-15.kessel.pass":
    "Lo traes a base de grava y rezos, cuatro minutos antes. Pagan los cuatro minutos.",
  "encounter.kessel-maelstrom-15.kessel.fail": "Te bajas en el mismo minuto.",
  "encounter.kessel-maelstrom-15.board.pass":
    "En el salón todas las tazas están llenas menos una. Junto a la vacía está aquello por lo que brindaban.",
  "encounter.kessel-maelstrom-15.board.fail": "Quien lo bebió te busca a ti.",
  "encounter.kessel-maelstrom-15.strip.done": "Dejas una lámpara encendida, por educación.",
  "encounter.kessel-maelstrom-16.kessel.pass":
    "Descifras el código. Es la combinación de una caja fuerte, y una disculpa.",
  "encounter.kessel-maelstrom-16.kessel.fail": "Tú también llamas. Ya sois tres, y ninguna puerta.",
  "encounter.kessel-maelstrom-16.maelstrom.pass":
    "Te dejas pasar primero. Te ahorras el resto del día.",
  "encounter.kessel-maelstrom-16.maelstrom.fail": "Giráis a la vez hacia el mismo lado.",
  "encounter.kessel-maelstrom-17.pay.done": "Trabaja deprisa y tararea. La cola te perdona, casi.",
  "encounter.kessel-maelstrom-17.assist.pass":
    "La sostienes firme seis operaciones, la última tuya. Reparte las monedas del día.",
  "encounter.kessel-maelstrom-17.assist.fail": "Miras. No hay que mirar.",
  "encounter.kessel-maelstrom-18.kessel.yes.pass":
    "La segunda vez las cifras cuadran a tu favor; les gusta una mano ordenada.",
  "encounter.kessel-maelstrom-18.kessel.yes.fail":
    "Cuentan una tercera vez y se quedan la diferencia.",
  "encounter.kessel-maelstrom-18.kessel.no":
    "Los diez dedos. Te confían una caja, a ver si sigue así.",
  "encounter.kessel-maelstrom-18.maelstrom.pass":
    "La haces una vez del derecho y otra con los ojos abiertos. Compran la segunda.",
  "encounter.kessel-maelstrom-18.maelstrom.fail": "La nueva también tiene hambre.",
  "encounter.kessel-maelstrom-19.reach.pass":
    "Sacas la bolsa y todos tus anillos, que no eran ninguno.",
  "encounter.kessel-maelstrom-19.reach.fail": "Es lenta, pero no se para.",
  "encounter.kessel-maelstrom-19.guide.done":
    "Siguen tu lámpara en fila y dan las gracias por orden de rango.",
  "encounter.kessel-maelstrom-19.leave.done":
    "«El peso», explicas mientras pasan las cajas. Lo entenderán más tarde.",
  "encounter.kessel-maelstrom-20.up.pass":
    "Las puertas se abren ante la oficina y cuarenta picos. Abajo este día tendrá nombre.",
  "encounter.kessel-maelstrom-20.up.fail": "El ascensor se para entre dos niveles, a pensar.",
  "encounter.kessel-maelstrom-20.down.done":
    "Abajo se va más rápido, con calor y cobrando. No miras el otro ascensor.",
};
