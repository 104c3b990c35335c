/** In Spanish: how jobs and other databank cards end. */
import type { databankEndings as english } from "../../en/endings/databank.ts";

export const databankEndings: Readonly<Record<keyof typeof english, string>> = {
  "smuggling.deliver-and-lose.done":
    "La entrega está hecha. La buena opinión de alguien se va con ella.",
  "smuggling.keep.done":
    "Las cajas se quedan a bordo. El desconocido recuerda lo que pesan, y tú, al desconocido.",
  "smuggling.deliver-cheaper.done":
    "Le vendes al que sonríe. Es la sonrisa más barata de las tres.",
  "smuggling.fight.pass": "Abres la última caja para el comprador, con su palanca.",
  "smuggling.fight.fail": "Ellos se quedan con la palanca. Tú, con las cajas y un chichón.",
  "smuggling.discard.done": "Cuando levantan la tapa, solo queda la caja.",
  "databank.1c.focus.pass": "Registran la nave de al lado, a conciencia.",
  "databank.1c.focus.fail":
    "No encuentran nada, dos veces, y por eso apuntan tu nombre. Las cajas siguen a bordo.",
  "databank.1c.blank.pass":
    "Te posas en el patio del comprador. La policía sigue en la puerta principal.",
  "databank.1c.blank.fail":
    "Das vueltas hasta que el comprador se va a casa. La torre ha tomado notas, y las cajas siguen siendo tuyas.",
  "databank.1d.crit.pass":
    "La lista arde con la nave de guardia. El comprador aplaude al borde de la plataforma.",
  "databank.1d.crit.fail": "Vuelves con menos planchas y todas las cajas.",
  "databank.1d.focus.pass": "Le pides al oficial que firme el recibo. Lo firma.",
  "databank.1d.focus.fail":
    "Le pides al oficial que firme el recibo. Apunta tu nombre en su lugar, y las cajas se quedan a bordo.",
  "databank.1d.blank.yes": "Estás en la lista, en el lado bueno. Alguien saluda a las cajas.",
  "databank.1d.blank.no.pass":
    "Inspeccionan la cocina durante una hora. Las cajas les pasan por delante, a hombros de otros.",
  "databank.1d.blank.no.fail":
    "La cocina no les interesa. Cierras la bodega a tiempo, y te añaden a la lista.",
  "databank.40a.done":
    "Al cuarto día la otra silla queda vacía. Alguien lleva tus ganancias detrás, en dos cubos.",
  "databank.40b.done":
    "Tus modales eran mejores. Cuentan la baraja cuando te has ido, y no falta nada.",
  "databank.41a.fail": "Te mandan a casa solo con el apretón de manos.",
  "databank.41b.fail": "Cierran la puerta con suavidad. Es la suavidad lo que recuerdas.",
  "databank.42a.done":
    "En el minuto once estás en el muelle, sin aliento, con la bolsa. La costumbre mira a otra parte.",
  "databank.42a.fail":
    "La placa es del año pasado. Te lo dicen con mucha amabilidad, en la puerta.",
  "databank.42b.done":
    "Te vas por la escalera. Los droides siguen contando, falta uno, y echan el cierre.",
  "databank.42b.fail": "Un droide pregunta por qué llevas una escalera.",
  "databank.43a.done": "El puente es tuyo, y el café que hay en él. Das la vuelta sin derramarlo.",
  "databank.43a.fail": "Su plan era mejor. Te vas por el agujero que hiciste.",
  "databank.43b.done": "Firmas en la línea de arriba. El carguero no nota la diferencia.",
  "databank.43b.fail": "También tienen un sello.",
  "databank.44a.done": "Sales por las cocinas con un saco de ahorros ajenos y sopa en el pelo.",
  "databank.44a.fail": "La última tubería lleva al trono.",
  "databank.44b.done": "Le dejas un jamón, para el martes, y te llevas el resto.",
  "databank.44b.fail": "La cerradura es nueva y la bestia no tiene paciencia.",
  "databank.45a.done":
    "Te la adjudican, en fin, porque todos están en el suelo. Es más pequeña que su fama.",
  "databank.45a.fail": "La compra el portero.",
  "databank.45b.done": "Te llevas la que miraba la alarma.",
  "databank.45b.fail": "Has robado un cristal muy bueno.",
  "databank.46a.done":
    "La tormenta te escupe por delante de tu propia señal. Tampoco tú apuntas el atajo.",
  "databank.46a.fail":
    "Ni siquiera llegas a la tormenta. El muelle hace preguntas, y las cajas pesan.",
  "databank.46b.done":
    "Estaba vivo, era largo, y ha quedado atrás. Alguien dirá que lo hizo en menos.",
  "databank.46b.fail": "La carga pesa más que tú, y se queda.",
  "databank.47a.done":
    "Sales a flote con una cosa antigua en brazos, aún mojada y recitando en voz baja.",
  "databank.47a.fail": "Empiezas por la segunda estrofa. La puerta se ofende por un siglo.",
  "databank.47b.done":
    "Baja el rifle cuando llamas a la reliquia por su nombre. «Quítale el polvo», dice.",
  "databank.47b.fail": "También sabía la distancia hasta ti.",
  "databank.50a.done":
    "Cuatro niveles arriba, el tarareo ya es canto. En el pozo nadie mira hacia arriba a tiempo.",
  "databank.50b.done": "Un minuto cincuenta. Llevas a dos.",
  "databank.50b.fail": "A los dos minutos y un segundo alguien cuenta.",
  "databank.51a.done": "Pagas una ronda y miras quién bebe con la derecha.",
  "databank.51b.done": "La buena copia va al tercer bando. Dos te dan las gracias.",
  "databank.51b.fail": "La buena copia trataba de ti.",
  "databank.55a.done": "Dos fuegos pequeños, un minuto, un cielo muy callado.",
  "databank.55a.fail": "Uno de los repetidores sigue riéndose.",
  "databank.55b.done":
    "Por la mañana el planeta no tiene nada que decir. En la calle la gente baja la voz.",
  "databank.55b.fail": "Suena tu canción favorita, y desde dónde se emite.",
  "databank.57a.done": "No era personal, y fue rápido. El equipo te queda bien.",
  "databank.57a.fail": "Se vuelve personal.",
  "databank.57b.done": "«Gracias», dices. Un robo honrado acaba así.",
  "databank.57b.fail": "Te las enseñan. Hay una tercera.",
  "databank.58a.done": "Sales oliendo a casa, con lo que buscabas bajo el abrigo.",
  "databank.58a.fail": "El dueño del abrigo también está aquí abajo.",
  "databank.58b.done": "Te sientas. Asiente. Está más mojada de lo que parecía, y vale la pena.",
  "databank.58b.fail": "El desagüe lleva fuera. Muy despacio.",
  "databank.59a.done": "Seis. La vela sube como un segundo ocaso y la barcaza deja de serlo.",
  "databank.59a.fail": "Cinco.",
  "databank.59b.done": "La banda para.",
  "databank.59b.fail": "La banda acepta peticiones, y los guardias hacen una.",
  "databank.60a.done": "Dejas la mano, te llevas la bolsa, y tardan en echarlas de menos.",
  "databank.60a.fail": "La mano te coge la muñeca.",
  "databank.60b.done": "Era el tuyo. La bolsa también.",
  "databank.60b.fail": "Te vas con tu propia bolsa, y la suya se va con más.",
  "databank.61a.done":
    "Cruzas la meta con un motor ardiendo y la bandera entre los dientes. Todo un desierto grita tu nombre, o casi.",
  "databank.61a.fail": "El cañón ha vuelto a estrecharse.",
  "databank.61b.done": "Silencio en la meta, luego un niño que aplaude, luego todos.",
  "databank.61b.fail": "Los acoplamientos se sueltan delante de los mejores asientos.",
  "databank.63a.fail": "Apagan la pantalla. Es peor que todo lo que mostraba.",
  "databank.64a.done":
    "La entregas con las dos manos y una sonrisa. En las suyas deja de hacer tictac.",
  "databank.64a.fail": "El cliente niega haber tenido nunca una maleta, o un cliente.",
  "databank.64b.done": "Es quien no busca a nadie.",
  "databank.64b.fail": "Le das la contraseña a una turista. Sabe la respuesta, por una película.",
  "databank.65a.done": "Le cuentas una historia y vuelve a parpadear.",
  "databank.65a.fail": "Ya ha oído bastante.",
  "databank.65b.done": "«Con eso basta», dice, y abre la escotilla, y la ruta.",
  "databank.65b.fail": "Vuelve a preguntar. Seguirá preguntando.",
  "databank.66a.done": "Al aterrizar nadie dice nada de la séptima. Es el elogio.",
  "databank.66a.fail": "Siete naves vuelan como una.",
  "databank.66b.done": "Cierran filas a tu alrededor, como si el sitio siempre hubiera sido tuyo.",
  "databank.67a.done": "Llega antes que sus hermanos, en calderilla.",
  "databank.67a.fail": "Sus hermanos llegan antes.",
  "databank.67b.done": "La prima paga, con propina, por tu manera de pedir.",
  "databank.67b.fail": "La prima dobla la factura muy pequeña.",
  "databank.68a.done": "La dirección contesta. Ya no esperaba que la leyeran.",
  "databank.68a.fail": "Te ríes del chiste una hora y no llegas a la dirección.",
  "databank.68b.done": "Con las faltas devueltas, se entiende.",
  "databank.68b.fail": "Lo vuelves a cerrar, corregido, sin leer.",
  "databank.70a.done": "Cinco palabras cortas. Se vuelve el oído, y con él la cabeza.",
  "databank.70b.done": "Dejas el pescado. Era la respuesta correcta, y eliges el séptimo plato.",
  "databank.71a.done": "Lluvia, dice el expediente, y luego todo lo demás.",
  "databank.71b.done": "El noveno. Nadie de verdad nace ese mes.",
  "databank.72a.done":
    "A las cuatro la puerta está abierta, el agua caliente, y tu nombre en la lista.",
  "databank.72b.done": "Era un cebo. Mandaste por él la bandera de otro.",
  "databank.94a.pass": "Los amigos reconsideran de quién lo son.",
  "databank.94a.fail": "Disparan por encima de la rampa, y luego más abajo.",
};
