/** In Spanish: how the stories of the Ring of Kafrene and Takodana end. */
import type { kafreneTakodana as english } from "../../en/endings/kafrene-takodana.ts";

export const kafreneTakodana: Readonly<Record<keyof typeof english, string>> = {
  "encounter.kafrene-takodana-01.ring-of-kafrene.pass":
    "Encuentras el único ángulo muerto y terminas su ronda. La última puerta da buena propina.",
  "encounter.kafrene-takodana-01.ring-of-kafrene.fail":
    "A la hora de cenar las cámaras coinciden en que eras tú.",
  "encounter.kafrene-takodana-01.listen.done":
    "Hablan alto, saben mucho y están sentados en tu sombrero.",
  "encounter.kafrene-takodana-02.inform.done":
    "Lo escribe con cariño. Era un buen nombre; alguien lo estaba usando.",
  "encounter.kafrene-takodana-02.refuse.pass":
    "El nombre ha hecho la maleta antes de que acabes, y lo agradece por escrito a gente que importa.",
  "encounter.kafrene-takodana-02.refuse.fail": "El nombre había vendido antes el tuyo.",
  "encounter.kafrene-takodana-02.takodana.pass":
    "La cantas hasta el final, con la tos en medio. Te preguntarán durante años qué hay detrás.",
  "encounter.kafrene-takodana-02.takodana.fail":
    "La puerta tararea un rato y luego para, incómoda.",
  "encounter.kafrene-takodana-03.ring-of-kafrene.pass":
    "Llevas la única lámpara que funciona. Todos venden a la luz.",
  "encounter.kafrene-takodana-03.ring-of-kafrene.fail": "Buscabas el fusible con una cerilla.",
  "encounter.kafrene-takodana-03.takodana.yes":
    "A la tercera versión hay dos dragones, y hacen una colecta para los supervivientes.",
  "encounter.kafrene-takodana-03.takodana.no":
    "Bebes a solas hasta que alguien pregunta si la silla está libre.",
  "encounter.kafrene-takodana-04.ring-of-kafrene.pass": "Una esclusa, ningún matón.",
  "encounter.kafrene-takodana-04.ring-of-kafrene.fail":
    "Se les da bien. Uno de ellos te sujeta el abrigo.",
  "encounter.kafrene-takodana-05.ring-of-kafrene.pass":
    "Lo rellenas, en los tres colores, y el droide llora un poco de aceite. Firma aquí.",
  "encounter.kafrene-takodana-05.ring-of-kafrene.fail": "Hay un cuarto color.",
  "encounter.kafrene-takodana-05.arm.pass":
    "Se rompe la mesa, ruge el corro, y el gigante coge tu bolsa. Parece que para siempre.",
  "encounter.kafrene-takodana-05.arm.fail": "Te devuelven la mano en el mismo estado, más o menos.",
  "encounter.kafrene-takodana-05.sit.done":
    "Le echa un pulso a otro. Repites plato, y lo notas en todo el cuerpo.",
  "encounter.kafrene-takodana-06.ring-of-kafrene.pass":
    "Tiras con el de la izquierda hasta que se arrepiente. El gremio paga horas extra.",
  "encounter.kafrene-takodana-06.ring-of-kafrene.fail": "El cable tiene su opinión.",
  "encounter.kafrene-takodana-06.takodana.pass":
    "Dices la verdad, de manera que nadie puede irse. La silla es tuya, y media sala te debe algo.",
  "encounter.kafrene-takodana-06.takodana.fail": "Te creen.",
  "encounter.kafrene-takodana-07.toll.done":
    "Pagas, caminas despacio y no te vuelves ante la segunda mano.",
  "encounter.kafrene-takodana-07.roof.pass": "Desde arriba se ve quién cobra. Les cobras tú.",
  "encounter.kafrene-takodana-07.roof.fail": "Los tejados son gratis; el suelo, no.",
  "encounter.kafrene-takodana-07.takodana.pass":
    "Ganas con el barco y otra vez con la nave, con el mismo sombrero.",
  "encounter.kafrene-takodana-07.takodana.fail": "La nave flota menos tiempo.",
  "encounter.kafrene-takodana-08.ring-of-kafrene.pass": "El gentío lo reconsidera, y te reembolsa.",
  "encounter.kafrene-takodana-08.ring-of-kafrene.fail": "Tenía razón en lo del nombre.",
  "encounter.kafrene-takodana-09.ring-of-kafrene.pass":
    "Bajo la tapa está todo lo que olvidó, por planetas. La cierras con cuidado.",
  "encounter.kafrene-takodana-09.ring-of-kafrene.fail": "De la multa por eso sí se acuerda.",
  "encounter.kafrene-takodana-10.ring-of-kafrene.pass":
    "La dejas cruzada en tres muelles, bien recta. El práctico se lleva el mérito y tú el dinero.",
  "encounter.kafrene-takodana-10.ring-of-kafrene.fail": "Ahora hay sitio.",
  "encounter.kafrene-takodana-10.stay.done":
    "Despiertas con una manta que no tenías y la escotilla arreglada.",
  "encounter.kafrene-takodana-10.cellar.pass":
    "Se abre desde abajo. Subes con algo que esperaba una mano.",
  "encounter.kafrene-takodana-10.cellar.fail": "Ya había algo durmiendo.",
  "encounter.kafrene-takodana-11.settle.pass": "La historia la escribe quien sigue andando.",
  "encounter.kafrene-takodana-11.settle.fail": "Retrocedes, que también es historia.",
  "encounter.kafrene-takodana-11.wait.done":
    "Es muy buen portal. Tres personas pagan por ponerse en él.",
  "encounter.kafrene-takodana-12.ring-of-kafrene.pass":
    "Respondes «el cuarto» y lo sacas de allí. Por la noche hay coplas.",
  "encounter.kafrene-takodana-12.ring-of-kafrene.fail": "Respondes con sinceridad, al que no era.",
  "encounter.kafrene-takodana-12.trade.done":
    "Le da la vuelta, dice una suma que le duele y lo pone junto a la cosa de Lothal.",
  "encounter.kafrene-takodana-12.browse.done": "No preguntas cómo lo consiguió. Solo cuánto.",
  "encounter.kafrene-takodana-13.sell.done":
    "El comprador la lee de pie. Alguien no volverá a saludarte.",
  "encounter.kafrene-takodana-13.burn.done":
    "La deslizas bajo una puerta. Se abre un palmo, y una mano estrecha la tuya.",
  "encounter.kafrene-takodana-13.takodana.pass":
    "Le das la última estrofa. La cantarán mal en once sistemas, con tu nombre bien.",
  "encounter.kafrene-takodana-13.takodana.fail": "Le das una sobre otra persona.",
  "encounter.kafrene-takodana-14.ring-of-kafrene.lucky":
    "Quien va detrás suelta la bolsa corriendo tras quien va delante.",
  "encounter.kafrene-takodana-14.ring-of-kafrene.unlucky":
    "Todo el mundo acaba en el mismo portal, y es estrecho.",
  "encounter.kafrene-takodana-14.takodana.pass":
    "Sale con ruido de campana. La cocinera te da de comer hasta que no duele nada.",
  "encounter.kafrene-takodana-14.takodana.fail": "Estaba encendido.",
  "encounter.kafrene-takodana-15.ring-of-kafrene.pass":
    "Entregas las dos mitades a la vez. Te confían la propina.",
  "encounter.kafrene-takodana-15.ring-of-kafrene.fail": "La tía de alguien te reconoce.",
  "encounter.kafrene-takodana-15.dice.lucky": "Once, y algo con cara. Has ganado, te explican.",
  "encounter.kafrene-takodana-15.dice.even":
    "Cae en una cara que nadie había contado. Recuperas la moneda, con un aplauso.",
  "encounter.kafrene-takodana-15.dice.unlucky": "Explicas las reglas durante una hora.",
  "encounter.kafrene-takodana-15.watch.done": "Lo sostienes derecho. Es un puesto pagado.",
  "encounter.kafrene-takodana-16.ring-of-kafrene.pass":
    "Te vas con el contenedor, y el guardia con la hora exacta.",
  "encounter.kafrene-takodana-16.ring-of-kafrene.fail": "Tenía un silbato.",
  "encounter.kafrene-takodana-17.doctor.done":
    "Son limpios, rápidos, y cuentan las gasas en voz alta.",
  "encounter.kafrene-takodana-17.donor.done": "De eso se tienen dos. Tenías.",
  "encounter.kafrene-takodana-17.takodana.pass":
    "El motor hace la segunda voz. Al estribillo se han cerrado todas las fugas.",
  "encounter.kafrene-takodana-17.takodana.fail": "No sabe cómo acabar la canción.",
  "encounter.kafrene-takodana-18.ring-of-kafrene.pass":
    "Usas la cadena. Nadie había dicho quién tenía cada extremo.",
  "encounter.kafrene-takodana-18.ring-of-kafrene.fail":
    "Te vas oliendo a pescado y sin la apuesta.",
  "encounter.kafrene-takodana-19.ring-of-kafrene.pass":
    "Se las lees a las ratas, que corrigen el acento. Lo que había al final se cuenta ahora de ti.",
  "encounter.kafrene-takodana-19.ring-of-kafrene.fail": "Faltaba la parte de los dientes.",
  "encounter.kafrene-takodana-19.takodana.pass":
    "Dos jugadas, once años, mate. Las blancas pagan, con aire de alivio.",
  "encounter.kafrene-takodana-19.takodana.fail": "Heredas las deudas.",
  "encounter.kafrene-takodana-20.swear.done":
    "Nadie aplaude. El sombrero sigue, un poco más bajo, y alguien en quien no te habías fijado asiente.",
  "encounter.kafrene-takodana-20.shrug.done": "Lo cuentas dos veces y te quedas la tercera.",
};
