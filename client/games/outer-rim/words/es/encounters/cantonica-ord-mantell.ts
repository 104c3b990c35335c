/** In Spanish: stories of Cantonica and Ord Mantell; lines a player may take stand after their card. */
import type { cantonicaOrdMantell as english } from "../../en/encounters/cantonica-ord-mantell.ts";

export const cantonicaOrdMantell: Readonly<Record<keyof typeof english, string>> = {
  "encounter.cantonica-ord-mantell-01.cantonica":
    "La ruleta se frena. Un desconocido con demasiados anillos te pasa una sola ficha.",
  "encounter.cantonica-ord-mantell-01.bet": "Apostar 2.000 a la ruleta",
  "encounter.cantonica-ord-mantell-01.ord-mantell":
    "Un chatarrero vende taquillas selladas al peso. Una de ellas zumba.",
  "encounter.cantonica-ord-mantell-02.cantonica":
    "La crupier cuenta en una vieja lengua de comerciantes. Si la entiendes, la banca puede perder.",
  "encounter.cantonica-ord-mantell-02.ord-mantell":
    "Guantes negros sobre la barra: el sindicato local quiere hablar de tus tasas de atraque.",
  "encounter.cantonica-ord-mantell-03.cantonica":
    "Una tarde libre en el balneario. Los baños están calientes y nadie vigila los abrigos.",
  "encounter.cantonica-ord-mantell-03.spa": "Tomar los baños",
  "encounter.cantonica-ord-mantell-03.pocket": "Ocuparte de los abrigos",
  "encounter.cantonica-ord-mantell-03.ord-mantell":
    "Unos pilotos de desguace corren por dentro de un pecio con las luces apagadas.",
  "encounter.cantonica-ord-mantell-03.race": "Ir por el carril de fuera",
  "encounter.cantonica-ord-mantell-03.rest": "Quedarte a remendar el casco",
  "encounter.cantonica-ord-mantell-04.cantonica":
    "Encuentras una tarjeta de invitado de la casa de joyeros. Vale para una compra.",
  "encounter.cantonica-ord-mantell-04.ord-mantell":
    "El ring no tiene cuerdas y el campeón no tiene cuello. El público corea tu nombre de todos modos.",
  "encounter.cantonica-ord-mantell-05.cantonica":
    "Una cazatalentos paga por una mesa llena, o te señala a alguien que conviene conocer.",
  "encounter.cantonica-ord-mantell-05.ord-mantell":
    "Un mercader le debe un favor a quien hable más tiempo.",
  "encounter.cantonica-ord-mantell-06.cantonica":
    "Llevan a los fathiers a la salida. El que nadie mira te mira a ti.",
  "encounter.cantonica-ord-mantell-06.bet": "Apostar por él",
  "encounter.cantonica-ord-mantell-06.ride": "Montarlo",
  "encounter.cantonica-ord-mantell-06.ord-mantell":
    "Una compañía de mercenarios debe la paga a sus muertos. Se la dan a quien responda al nombre.",
  "encounter.cantonica-ord-mantell-07.cantonica":
    "En el yate de un traficante de armas falta una cuarta persona para las cartas. A ser posible, alguien que pierda con educación.",
  "encounter.cantonica-ord-mantell-07.lose": "Perder con educación",
  "encounter.cantonica-ord-mantell-07.win": "Ganar de todos modos",
  "encounter.cantonica-ord-mantell-07.ord-mantell":
    "Un campo de minas de alguna guerra vieja te separa de un almacén barato. El almacén cuenta con ello.",
  "encounter.cantonica-ord-mantell-08.cantonica":
    "Un joyero pesa tu bolsa en una balanza diminuta, y tus modales en otra más pequeña.",
  "encounter.cantonica-ord-mantell-08.ord-mantell":
    "Dos cazadores sujetan al mismo prisionero, cada uno de un brazo, y te piden que arbitres.",
  "encounter.cantonica-ord-mantell-08.judge": "Lanzar una moneda",
  "encounter.cantonica-ord-mantell-08.claim": "Reclamar al prisionero",
  "encounter.cantonica-ord-mantell-09.cantonica":
    "Un crupier se jubila esta noche y te deja en herencia sus mangas.",
  "encounter.cantonica-ord-mantell-09.ord-mantell":
    "El montacargas del depósito aún funciona, siempre que alguien haga de motor.",
  "encounter.cantonica-ord-mantell-10.cantonica":
    "El aparcacoches trae la nave equivocada. Es mucho mejor.",
  "encounter.cantonica-ord-mantell-10.honest": "Decirlo y llevarte una propina",
  "encounter.cantonica-ord-mantell-10.joyride": "Dar una vuelta por la bahía",
  "encounter.cantonica-ord-mantell-10.ord-mantell":
    "Un reclutador invita a beber a las tripulaciones completas y presenta gente a las demás.",
  "encounter.cantonica-ord-mantell-11.cantonica":
    "La policía de guantes blancos quiere ver tu licencia de aparcamiento. La multa es lo que lleves encima.",
  "encounter.cantonica-ord-mantell-11.ord-mantell":
    "En la subasta de armas confiscadas sobra un postor. Y todos tienen la mercancía en la mano.",
  "encounter.cantonica-ord-mantell-12.cantonica":
    "Una condesa alquila un brazo con el que lucirse. La otra mitad del trabajo es que te disparen.",
  "encounter.cantonica-ord-mantell-12.arm": "Ofrecer el brazo",
  "encounter.cantonica-ord-mantell-12.ord-mantell":
    "El perro del desguace es más viejo que la chatarra que guarda, y más listo que los últimos cuatro visitantes.",
  "encounter.cantonica-ord-mantell-13.cantonica":
    "En los palcos de la ópera nadie mira al escenario. Pides prestados unos prismáticos.",
  "encounter.cantonica-ord-mantell-13.ord-mantell":
    "Un contable del Sindicato ha perdido un libro de cuentas y te mira como si fueras una estantería.",
  "encounter.cantonica-ord-mantell-14.cantonica":
    "Un mozo de cuadra ha abierto todas las puertas. El bulevar está lleno de pezuñas y de bolsos abandonados.",
  "encounter.cantonica-ord-mantell-14.clear": "Parar la manada",
  "encounter.cantonica-ord-mantell-14.loot": "Ocuparte de los bolsos",
  "encounter.cantonica-ord-mantell-14.ord-mantell":
    "Unos contrabandistas buscan quien vigile y sepa contarle una larga historia a un droide de aduanas.",
  "encounter.cantonica-ord-mantell-15.cantonica":
    "Tu cuenta sin pagar del año pasado cuelga enmarcada sobre la barra. Da mucho que hablar.",
  "encounter.cantonica-ord-mantell-15.buy": "Pagarla y que te presenten",
  "encounter.cantonica-ord-mantell-15.laugh": "Pedir tu parte del éxito",
  "encounter.cantonica-ord-mantell-15.ord-mantell":
    "Un veterano lanza cuchillos a una puerta con una silueta dibujada. Es más o menos de tu talla.",
  "encounter.cantonica-ord-mantell-15.learn": "Ponerte ahí, por una apuesta",
  "encounter.cantonica-ord-mantell-16.cantonica":
    "Una pirata informática se ofrece a leerle la mente a la ruleta. La ruleta es de gente que también lee mentes.",
  "encounter.cantonica-ord-mantell-16.ord-mantell":
    "Alguien ha pintado tu número de casco en un blanco de prácticas. Ahora quiere el de verdad.",
  "encounter.cantonica-ord-mantell-17.cantonica":
    "Una playa importada junto a un mar importado. La quemadura de sol es toda tuya.",
  "encounter.cantonica-ord-mantell-17.ord-mantell":
    "Se vende una caja de droides por piezas. Uno de ellos pide, muy educado, que no sea así.",
  "encounter.cantonica-ord-mantell-17.strip": "Llevarte las piezas",
  "encounter.cantonica-ord-mantell-17.free": "Dejar ir al educado",
  "encounter.cantonica-ord-mantell-18.cantonica":
    "Un desconocido gana el bote del mes y quiere testigos. A toda la sala le pagan por aplaudir.",
  "encounter.cantonica-ord-mantell-18.ord-mantell":
    "Un mensajero cojo te da su bolsa. «Nal Hutta —dice—. Para ayer».",
  "encounter.cantonica-ord-mantell-18.take": "Coger la bolsa",
  "encounter.cantonica-ord-mantell-19.cantonica":
    "Un viejo jugador apuesta a que no aguantas una mano sin tocar las cartas.",
  "encounter.cantonica-ord-mantell-19.ord-mantell":
    "Una banda ha puesto una barrera en la ruta y un niño en la taquilla. El niño no da cambio.",
  "encounter.cantonica-ord-mantell-19.toll": "Pagar el paso",
  "encounter.cantonica-ord-mantell-19.run": "Atravesar la barrera",
  "encounter.cantonica-ord-mantell-20.cantonica":
    "En la última mesa ya nadie apuesta dinero. Se juegan a quien vino con ellos.",
  "encounter.cantonica-ord-mantell-20.stake": "Sentarte con tu tripulación",
  "encounter.cantonica-ord-mantell-20.ord-mantell":
    "Venden el monumento a los caídos nombre por nombre. Algunos pagarían por seguir en él.",
};
