/** In Spanish: how the stories of the navpoints end. */
import type { navpoint as english } from "../../en/endings/navpoint.ts";

export const navpoint: Readonly<Record<keyof typeof english, string>> = {
  "encounter.navpoint-01.slip.pass":
    "Pasas tan cerca que lees los remaches. Nadie se vuelve, y la ruta es tuya dos veces.",
  "encounter.navpoint-01.slip.fail": "Un motor frío hace clic al enfriarse. Tienen buen oído.",
  "encounter.navpoint-01.no-patrol.yes.pass":
    "Respondes con un giro que no habían visto, y ya no estás.",
  "encounter.navpoint-01.no-patrol.yes.fail": "Esperaban otra respuesta.",
  "encounter.navpoint-01.no-patrol.no":
    "«Del bueno», dices, o casi. Te mandan un remolcador, dos mecánicos y una olla de sopa.",
  "encounter.navpoint-02.patrol.pass":
    "El tercer asunto es el que les gusta. Hasta compran un poco.",
  "encounter.navpoint-02.patrol.fail": "Los expones todos a la vez.",
  "encounter.navpoint-02.no-patrol.pass":
    "Una de las cotizaciones es una dirección, vendida al abonado equivocado. La lees antes que él.",
  "encounter.navpoint-02.no-patrol.fail": "El repetidor recuerda cómo defenderse. Solo eso.",
  "encounter.navpoint-03.patrol.yes.pass":
    "La lanzadera ve la bodega, casi toda, por el lado que elegiste.",
  "encounter.navpoint-03.patrol.yes.fail":
    "Encuentran el doble fondo. Era del dueño anterior; la multa es tuya.",
  "encounter.navpoint-03.patrol.no": "Solo ven polvo, y te pagan por llevar el informe.",
  "encounter.navpoint-03.no-patrol.pass":
    "El cebo era una grabación; los pescadores no. No volverán a pescar aquí.",
  "encounter.navpoint-03.no-patrol.fail": "Son igual de regulares al llevarse cosas.",
  "encounter.navpoint-04.escort.done":
    "Vuelas dos días al lado del carguero. Alguien a bordo te manda una tarta.",
  "encounter.navpoint-04.raid.done": "Están cansados, no dormidos.",
  "encounter.navpoint-04.no-patrol.pass":
    "Conoces las marcas: la prisa fue hace un mes, y nadie ha vuelto.",
  "encounter.navpoint-04.no-patrol.fail":
    "Cuando terminas de leer las etiquetas, los módulos ya van lejos.",
  "encounter.navpoint-05.patrol.pass":
    "Gana el estilo por medio cuerpo. Lo cuentan en todos los comedores de la flota, sin el medio.",
  "encounter.navpoint-05.patrol.fail": "La baliza llevaba cuarenta años quieta, y le diste.",
  "encounter.navpoint-06.patrol.pass":
    "Alguien en Ord Mantell paga por minutos, y fue una buena hora.",
  "encounter.navpoint-06.patrol.fail":
    "«Y el carguero que nos escucha —dice la radio— puede dar las buenas noches».",
  "encounter.navpoint-06.answer.pass":
    "Dos puertas y cuatrocientas personas después te presentan a quien es dueño de la línea.",
  "encounter.navpoint-06.answer.fail": "Las puertas ceden. También parte de tu esclusa.",
  "encounter.navpoint-07.right.done":
    "Una pausa, luego un gracias pequeño, luego otro mucho mayor.",
  "encounter.navpoint-07.wrong.done":
    "Van adonde dijiste, se topan con lo que vive allí y abandonan una caja. Llevabas años con la duda.",
  "encounter.navpoint-07.no-patrol.pass":
    "Recoges la cola con la escotilla abierta y los ojos cerrados.",
  "encounter.navpoint-07.no-patrol.fail": "El mal tiempo era local, y tú también.",
  "encounter.navpoint-08.patrol.pass":
    "Pides el formulario que sobra y lo rellenas. Es una mención de honor.",
  "encounter.navpoint-08.patrol.fail":
    "El que sobra es para ti, por triplicado y con pago anticipado.",
  "encounter.navpoint-08.board.pass": "La razón sigue a bordo, y pesa demasiado. Su armario no.",
  "encounter.navpoint-08.board.fail": "La razón sigue a bordo.",
  "encounter.navpoint-08.pods.done": "Las cápsulas se venden bien a gente con naves así.",
  "encounter.navpoint-09.villain.pass":
    "Giras, amenazas, escapas según el manual que te inventas. Te piden para el año que viene.",
  "encounter.navpoint-09.villain.fail": "Pintura, en su mayoría.",
  "encounter.navpoint-10.patrol.lucky": "Era él. Paga, con intereses y con alivio.",
  "encounter.navpoint-10.patrol.unlucky": "Eras tú.",
  "encounter.navpoint-10.no-patrol.pass": "El combustible ha vuelto a subir. Te quedas el suyo.",
  "encounter.navpoint-10.no-patrol.fail": "Después se disculpan otra vez y dejan un recibo.",
  "encounter.navpoint-11.patrol.pass":
    "La calmas. Lo que dijo queda entre tú, la sonda y un sobre pequeño.",
  "encounter.navpoint-11.patrol.fail": "Les cuelga a todos.",
  "encounter.navpoint-11.no-patrol.pass": "El motor ronronea y no sospecha nada. Vendes el resto.",
  "encounter.navpoint-11.no-patrol.fail": "Se ha dado cuenta.",
  "encounter.navpoint-12.tell.done":
    "Te apartas a la izquierda y el escáner lo encuentra. Ellos lo agradecen; él no.",
  "encounter.navpoint-12.hide.pass":
    "Bostezas por el canal abierto hasta que se van. El signo de interrogación se vuelve una cifra.",
  "encounter.navpoint-12.hide.fail": "Tu sombra estornuda.",
  "encounter.navpoint-12.give.done":
    "Quien barre aquí lo sabrá. Y aquellos a quienes se lo cuente.",
  "encounter.navpoint-12.take.done": "La escoba aún está tibia.",
  "encounter.navpoint-13.patrol.pass":
    "Tienes la segunda mitad, de una cantina y una apuesta perdida. La copia dos veces y se queda la que no es.",
  "encounter.navpoint-13.patrol.fail": "La tarareas desafinando. Corta, dolido.",
  "encounter.navpoint-14.patrol.pass":
    "Te escapas por la página que había dejado en blanco. La escribe y paga.",
  "encounter.navpoint-14.patrol.fail": "Ya está en el manual. Con un dibujo.",
  "encounter.navpoint-14.no-patrol.pass":
    "Los arrancas uno a uno. Bajo el último nido alguien había conectado algo bueno.",
  "encounter.navpoint-14.no-patrol.fail": "Terminan la canción.",
  "encounter.navpoint-15.gift.done":
    "Lo apunta como daños por temporal al revés. Te recordarán en el surtidor.",
  "encounter.navpoint-15.sell.done": "Paga lo que permite el reglamento, y otra vez del cajón.",
  "encounter.navpoint-16.patrol.pass":
    "Andas con prisa, en todas direcciones. Aplauden cuando fallan, con los saludos del artillero.",
  "encounter.navpoint-16.patrol.fail": "Están encantados con el cañón.",
  "encounter.navpoint-16.no-patrol.pass":
    "La mesa del capitán sigue puesta, y para alguien más rico. Te llevas la mitad buena, y el nombre.",
  "encounter.navpoint-16.no-patrol.fail": "Corriges la ortografía y sigues.",
  "encounter.navpoint-17.take.done": "Está tibia y tararea en clave. Tú tampoco has pedido nada.",
  "encounter.navpoint-17.no-patrol.pass":
    "Tomas la que va en tu dirección. Era la segunda por la izquierda.",
  "encounter.navpoint-17.no-patrol.fail": "Tomas varias de las otras.",
  "encounter.navpoint-18.pretend.done":
    "Pasas dos veces con mala cara y un cubo en el mástil. Se aprueba el presupuesto.",
  "encounter.navpoint-18.mean.done": "No era el ensayo que habían pedido.",
  "encounter.navpoint-18.no-patrol.pass":
    "La baliza lo piensa y muestra una cifra menor. Lleva tu nombre hasta que alguien corra más.",
  "encounter.navpoint-18.no-patrol.fail":
    "La baliza muestra la cifra de antes, y a qué velocidad ibas cuando la encontraste.",
  "encounter.navpoint-19.back.done":
    "Te saluda, sin necesidad. Su madre envía una tarjeta a la flota.",
  "encounter.navpoint-19.keep.pass":
    "Al final de la llamada lo han trasladado contigo, con dietas de uniforme. Su madre también paga.",
  "encounter.navpoint-19.keep.fail": "Su madre tiene más rango que tú. Y que la patrulla.",
  "encounter.navpoint-19.no-patrol.pass": "Tú también dejas la cortesía, y con más arte.",
  "encounter.navpoint-19.no-patrol.fail": "Tres días bastan para saber dónde es fino un casco.",
  "encounter.navpoint-20.no-patrol.through":
    "La taza está fría cuando la última alarma te da la razón. En el filtro había algo que valía la pena.",
};
