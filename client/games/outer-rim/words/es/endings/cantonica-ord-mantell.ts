/** In Spanish: how the stories of Cantonica and Ord Mantell end. */
import type { cantonicaOrdMantell as english } from "../../en/endings/cantonica-ord-mantell.ts";

export const cantonicaOrdMantell: Readonly<Record<keyof typeof english, string>> = {
  "encounter.cantonica-ord-mantell-01.bet.lucky":
    "La bola encuentra tu número como si la hubieran avisado. El desconocido recupera su ficha y se guarda un anillo para la suerte.",
  "encounter.cantonica-ord-mantell-01.bet.even":
    "La casa lo declara empate y parece contenta. Te quedan la apuesta y una anécdota.",
  "encounter.cantonica-ord-mantell-01.bet.unlucky":
    "La ruleta se para una casilla antes. Tiene mucha práctica.",
  "encounter.cantonica-ord-mantell-01.ord-mantell.pass":
    "La que zumba guarda una caja destinada a una armería, y no hay armerías en pársecs. La pagas a precio de chatarra.",
  "encounter.cantonica-ord-mantell-01.ord-mantell.fail":
    "Zumba un poco más agudo y después nada. El chatarrero te presta un cubo para tu tren de aterrizaje.",
  "encounter.cantonica-ord-mantell-02.cantonica.pass":
    "Respondes a la crupier en el dialecto de su abuela. Te deja ganar una vez, por el acento.",
  "encounter.cantonica-ord-mantell-02.cantonica.fail":
    "Lo sigues perfectamente hasta el siete. Después del siete hay dos palabras, y elegiste la otra.",
  "encounter.cantonica-ord-mantell-02.ord-mantell.yes.pass":
    "Los guantes salen por la ventana, uno tras otro. Las tasas resultan negociables.",
  "encounter.cantonica-ord-mantell-02.ord-mantell.yes.fail":
    "Te dicen dos palabras, y son breves. Tus costillas las recuerdan.",
  "encounter.cantonica-ord-mantell-02.ord-mantell.no":
    "Solo querían decirte que no debes nada. Parecen tan sorprendidos como tú, e invitan a una copa.",
  "encounter.cantonica-ord-mantell-03.spa.done":
    "Duermes durante dos partidas y un robo. Ya no te duele nada, ni la conciencia.",
  "encounter.cantonica-ord-mantell-03.pocket.pass":
    "Los ricos llevan calderilla en grandes cantidades. Les dejas los abrigos.",
  "encounter.cantonica-ord-mantell-03.pocket.fail":
    "En uno de los abrigos hay alguien, que dormía hasta ahora. El portero sabe sujetar un brazo.",
  "encounter.cantonica-ord-mantell-03.race.pass":
    "Sales del pecio en cabeza y marcha atrás. Te pagan y preguntan cómo se hace lo segundo.",
  "encounter.cantonica-ord-mantell-03.race.fail":
    "En el carril de fuera hay un mamparo. El año pasado estaba en el de dentro.",
  "encounter.cantonica-ord-mantell-03.rest.done":
    "Los perdedores te venden sus planchas de repuesto, aún tibias. Encajan más o menos.",
  "encounter.cantonica-ord-mantell-04.ord-mantell.pass":
    "Cae como una oficina de impuestos y se levanta agradecido: nadie le había pedido nunca que parase. Lleva tus bolsas a la nave, y luego las suyas.",
  "encounter.cantonica-ord-mantell-04.ord-mantell.fail":
    "El público sigue coreando tu nombre mientras tú lo buscas.",
  "encounter.cantonica-ord-mantell-05.cantonica.yes":
    "La cazatalentos cuenta dos veces a tu gente y paga todos los platos. Uno de ellos recibe una tarjeta y no la enseña.",
  "encounter.cantonica-ord-mantell-05.cantonica.no":
    "«Ahí hay alguien para ti», dice la cazatalentos, y señala sin levantar la mano.",
  "encounter.cantonica-ord-mantell-05.ord-mantell.pass":
    "A la tercera hora empieza a darte la razón. A la cuarta abre la trastienda.",
  "encounter.cantonica-ord-mantell-05.ord-mantell.fail":
    "Habla más que tú. Por la noche todo el puerto sabe lo que dijiste del puerto.",
  "encounter.cantonica-ord-mantell-06.bet.lucky": "Gana por un hocico, y te mira al hacerlo.",
  "encounter.cantonica-ord-mantell-06.bet.unlucky":
    "Te mira durante toda la carrera. Así es como pierde.",
  "encounter.cantonica-ord-mantell-06.ride.pass":
    "Te agarras a una oreja y llegas antes que nadie a todas partes, valla incluida. Los dueños pagan por recuperarlo.",
  "encounter.cantonica-ord-mantell-06.ride.fail": "Miraba a alguien que estaba detrás de ti.",
  "encounter.cantonica-ord-mantell-06.ord-mantell.pass":
    "Respondes al nombre, y a las preguntas de la viuda. Firma sin creerte y te desea suerte.",
  "encounter.cantonica-ord-mantell-06.ord-mantell.fail":
    "Responden otros tres. Te cobran el entierro.",
  "encounter.cantonica-ord-mantell-07.lose.done":
    "Pierdes como alguien que puede permitírselo. Antes de medianoche te han recomendado a gente de la que solo habías leído.",
  "encounter.cantonica-ord-mantell-07.win.pass":
    "El traficante paga en el acto y se ríe un poco tarde. No te quedas al brindis.",
  "encounter.cantonica-ord-mantell-07.win.fail":
    "Hay cinco cartas como esa en la baraja, y jugaste la sexta. Vuelves nadando.",
  "encounter.cantonica-ord-mantell-07.ord-mantell.pass":
    "Entras por la única línea que nadie se molestó en minar. El encargado suspira y abre el catálogo.",
  "encounter.cantonica-ord-mantell-07.ord-mantell.fail":
    "No era una guerra tan antigua, después de todo.",
  "encounter.cantonica-ord-mantell-08.cantonica.yes":
    "Las dos balanzas coinciden. Sacan una bandeja de debajo del mostrador, y una silla.",
  "encounter.cantonica-ord-mantell-08.cantonica.no":
    "El joyero te da algo para el camino, para que lo tomes.",
  "encounter.cantonica-ord-mantell-08.judge.done":
    "La moneda cae de canto. El prisionero aprovecha para deslizarte una carta: alguien en Naboo se alegrará de tenerla.",
  "encounter.cantonica-ord-mantell-08.claim.pass":
    "Te llevas al prisionero, y el prisionero sale corriendo derecho a la oficina de recompensas. Te pagan la carrera.",
  "encounter.cantonica-ord-mantell-08.claim.fail":
    "Los cazadores se ponen por fin de acuerdo en algo.",
  "encounter.cantonica-ord-mantell-09.cantonica.pass":
    "Las mangas se acuerdan de todo. Solo tienes que no estorbar con las manos.",
  "encounter.cantonica-ord-mantell-09.cantonica.fail":
    "Se cae una carta que ya no se imprime. Después te cuentan los dedos, todos.",
  "encounter.cantonica-ord-mantell-09.ord-mantell.pass":
    "Haces de motor nueve pisos. En el décimo alguien dejó una caja sin nombre.",
  "encounter.cantonica-ord-mantell-09.ord-mantell.fail":
    "Entre el sexto y el séptimo, el motor se suelta.",
  "encounter.cantonica-ord-mantell-10.honest.done":
    "El aparcacoches palidece, te da las gracias y te pone en la mano un billete que era para el dueño.",
  "encounter.cantonica-ord-mantell-10.joyride.pass":
    "Dos vueltas a la bahía y una apuesta contra un yate. La devuelves con más combustible que antes.",
  "encounter.cantonica-ord-mantell-10.joyride.fail":
    "El dueño va a bordo, en la bañera. La multa incluye la toalla.",
  "encounter.cantonica-ord-mantell-10.ord-mantell.yes":
    "Tu tripulación tumba al reclutador bajo su propia mesa. Paga por respeto.",
  "encounter.cantonica-ord-mantell-10.ord-mantell.no":
    "Mira tu mesa vacía y señala la siguiente con la barbilla.",
  "encounter.cantonica-ord-mantell-11.cantonica.pass":
    "Citas la ordenanza del puerto por artículos. Te saludan y te dan una plaza que pagó otro.",
  "encounter.cantonica-ord-mantell-11.cantonica.fail":
    "Tienes la licencia. Es para el otro océano.",
  "encounter.cantonica-ord-mantell-11.ord-mantell.pass":
    "Cuando se disipa el humo solo quedas tú. El subastador, bajo su mesa, te lo adjudica.",
  "encounter.cantonica-ord-mantell-11.ord-mantell.fail": "Te superan la puja, a quemarropa.",
  "encounter.cantonica-ord-mantell-12.arm.done":
    "La velada es encantadora y el disparo sale bajo. La condesa paga las dos mitades.",
  "encounter.cantonica-ord-mantell-12.ord-mantell.pass":
    "Te sientas y esperas a que el perro se aburra. Te lleva hasta aquello sobre lo que dormía.",
  "encounter.cantonica-ord-mantell-12.ord-mantell.fail": "Pasas a ser la quinta visita.",
  "encounter.cantonica-ord-mantell-13.ord-mantell.yes":
    "Te deja leer la página con tu nombre. Es una buena página, y da dividendos.",
  "encounter.cantonica-ord-mantell-13.ord-mantell.no.pass":
    "Estaba en el estante de detrás, en la T de traición. Recordará quién no miró dentro.",
  "encounter.cantonica-ord-mantell-13.ord-mantell.no.fail":
    "Lo encuentras abierto. Él lo cierra, y tu cuenta también.",
  "encounter.cantonica-ord-mantell-14.clear.pass":
    "Te plantas en el bulevar con los brazos abiertos y la manada decide creerte. Habrá una canción.",
  "encounter.cantonica-ord-mantell-14.clear.fail": "La manada no ha oído hablar de ti.",
  "encounter.cantonica-ord-mantell-14.loot.pass": "Devuelves dos bolsos, por guardar las formas.",
  "encounter.cantonica-ord-mantell-14.loot.fail":
    "Uno de los bolsos está encadenado a un duque muy enfadado.",
  "encounter.cantonica-ord-mantell-14.ord-mantell.pass":
    "El droide de aduanas pregunta qué pasa después, y después, y después. Tu parte es una caja, sin preguntas.",
  "encounter.cantonica-ord-mantell-14.ord-mantell.fail":
    "El droide ya se la sabe. Llama a un amigo que tiene una nave.",
  "encounter.cantonica-ord-mantell-15.buy.done":
    "Baja la cuenta y sube una copa. A la tercera ronda has conocido a todos los que la leyeron.",
  "encounter.cantonica-ord-mantell-15.laugh.pass":
    "Al dueño le gusta tanto la idea que imprime copias. Firmas cuarenta.",
  "encounter.cantonica-ord-mantell-15.laugh.fail": "Añade el marco a la cuenta.",
  "encounter.cantonica-ord-mantell-15.learn.pass":
    "No parpadeas, y la silueta es tuya desde ahora. El veterano hace una reverencia; nadie se la había visto hacer.",
  "encounter.cantonica-ord-mantell-15.learn.fail": "Era un poco estrecha de hombros.",
  "encounter.cantonica-ord-mantell-16.cantonica.pass":
    "La ruleta piensa un número; tú también. El que la cableó pregunta muy bajito si queda sitio en tu nave.",
  "encounter.cantonica-ord-mantell-16.cantonica.fail": "La ruleta se para, gira y te señala.",
  "encounter.cantonica-ord-mantell-16.ord-mantell.pass":
    "Les devuelves su diana sin el centro. Pagan la apuesta.",
  "encounter.cantonica-ord-mantell-16.ord-mantell.fail": "Se les da mejor el original.",
  "encounter.cantonica-ord-mantell-17.strip.done":
    "Dos encajan en tu refrigeración. El educado mira y no dice nada más.",
  "encounter.cantonica-ord-mantell-17.free.done":
    "Te da las gracias, se marcha y cuenta a quién se lo debe. Algunos tienen una causa.",
  "encounter.cantonica-ord-mantell-18.take.done":
    "La bolsa pesa poco y de vez en cuando hace tictac. Decides que es un reloj.",
  "encounter.cantonica-ord-mantell-19.cantonica.pass":
    "Te quedas con las manos en los bolsillos y pierdes por mucho. Está tan contento que te escribe una carta de presentación.",
  "encounter.cantonica-ord-mantell-19.cantonica.fail": "Solo querías ponerlas derechas.",
  "encounter.cantonica-ord-mantell-19.toll.done":
    "El crío muerde la moneda, levanta la barrera y saluda. Es la oficina mejor llevada del planeta.",
  "encounter.cantonica-ord-mantell-19.run.pass":
    "La barrera era sobre todo pintura. Detrás está lo que pagaron los demás.",
  "encounter.cantonica-ord-mantell-19.run.fail":
    "La barrera era sobre todo duracero. El crío apunta tu número con un lápiz de colores.",
  "encounter.cantonica-ord-mantell-20.stake.lucky":
    "Ganas al navegante de alguien y lo mandas a casa. El bote te lo quedas.",
  "encounter.cantonica-ord-mantell-20.stake.even":
    "Cada cual se va con quien vino. Aquí eso es una buena noche.",
  "encounter.cantonica-ord-mantell-20.stake.unlucky":
    "Nadie habla mientras pasan al otro lado la silla que tenías junto a ti.",
  "encounter.cantonica-ord-mantell-20.ord-mantell.pass":
    "Uno de los muertos te paga por quedarse, y te dice quién más no lo está.",
  "encounter.cantonica-ord-mantell-20.ord-mantell.fail":
    "Lo lees de arriba abajo. Es más largo de lo que recordabas.",
};
