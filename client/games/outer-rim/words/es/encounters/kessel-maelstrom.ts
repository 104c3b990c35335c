/** In Spanish: stories of Kessel and the Maelstrom; lines a player may take stand after their card. */
import type { kesselMaelstrom as english } from "../../en/encounters/kessel-maelstrom.ts";

export const kesselMaelstrom: Readonly<Record<keyof typeof english, string>> = {
  "encounter.kessel-maelstrom-01.kessel":
    "Un montacargas lleno de mineral cuelga de un solo cable. Alguien tiene que sujetarlo.",
  "encounter.kessel-maelstrom-01.maelstrom":
    "Un pecio gira en la corriente con la bodega abierta. La tormenta te deja acercarte, no salir.",
  "encounter.kessel-maelstrom-02.kessel":
    "Un guardia dormita ante una fila de jaulas. Las llaves están justo detrás de él.",
  "encounter.kessel-maelstrom-02.free": "Abrir las jaulas",
  "encounter.kessel-maelstrom-02.look-away": "Coger la bolsa y largarte",
  "encounter.kessel-maelstrom-02.maelstrom":
    "Una sonda emite una lista de precios de recambios. No quiere que la atrapen.",
  "encounter.kessel-maelstrom-03.kessel":
    "El capataz paga para que una bodega vacía se llene, y para que una llena calle.",
  "encounter.kessel-maelstrom-03.maelstrom":
    "El ordenador de navegación insiste en que el hueco de la tormenta es un error. Tú no opinas igual.",
  "encounter.kessel-maelstrom-04.kessel": "Una cuba de especia no figura en ninguna lista.",
  "encounter.kessel-maelstrom-04.maelstrom":
    "Entre dos frentes de rayos ves una línea recta. La apuntas.",
  "encounter.kessel-maelstrom-05.kessel":
    "El administrador colecciona amigos como otros coleccionan deudas.",
  "encounter.kessel-maelstrom-05.maelstrom": "Un pirata espera donde la tormenta escupe las naves.",
  "encounter.kessel-maelstrom-06.kessel":
    "La mina paga con vales, y los vales solo compran la sopa de la mina. Alguien ha tomado uno por dinero.",
  "encounter.kessel-maelstrom-06.maelstrom":
    "Un iceberg de carbono del tamaño de un pueblo se da la vuelta en sueños.",
  "encounter.kessel-maelstrom-07.kessel":
    "El turno de noche quiere que alguien suba su petición. El último que lo hizo está ahora en el turno de día, y en el de noche.",
  "encounter.kessel-maelstrom-07.carry": "Subirla",
  "encounter.kessel-maelstrom-07.sell": "Vender las firmas",
  "encounter.kessel-maelstrom-07.maelstrom":
    "Una baliza llama a tu nave por el nombre que tenía antes de ti.",
  "encounter.kessel-maelstrom-08.kessel":
    "Derrumbe. La única salida pasa por la oficina de nóminas.",
  "encounter.kessel-maelstrom-08.maelstrom":
    "Algo muy grande abre un ojo. Luego, para ser justos, abre los demás.",
  "encounter.kessel-maelstrom-09.kessel":
    "Un capataz te enseña qué báscula de la casa de pesaje falla, y a favor de quién.",
  "encounter.kessel-maelstrom-09.maelstrom":
    "Una bolsa de gas limpio, para un mes entero. Todo a su alrededor suelta chispas.",
  "encounter.kessel-maelstrom-10.kessel":
    "Los droides de la refinería han formado un comité. La dirección paga a quien lo disuelva.",
  "encounter.kessel-maelstrom-10.talk": "Tomar la palabra",
  "encounter.kessel-maelstrom-10.smash": "Disolverlo a mano",
  "encounter.kessel-maelstrom-10.maelstrom":
    "Un usurpador ha cercado el único rincón tranquilo de la tormenta y dispara, con pulcritud, a los intrusos.",
  "encounter.kessel-maelstrom-11.kessel":
    "La oficina de ensayos prueba la especia con voluntarios. La silla tiene correas, por comodidad.",
  "encounter.kessel-maelstrom-11.taste": "Presentarte",
  "encounter.kessel-maelstrom-11.maelstrom":
    "La tormenta te devuelve tu última transmisión, con correcciones.",
  "encounter.kessel-maelstrom-12.kessel":
    "Un preso cambia un mapa de la galaxia por una comida caliente. Lo dibuja de memoria, con las caras.",
  "encounter.kessel-maelstrom-12.feed": "Pagarle la cena",
  "encounter.kessel-maelstrom-12.trick": "Vender las llaves de la cocina",
  "encounter.kessel-maelstrom-12.maelstrom":
    "Fallan la brújula, el motor y el valor, en ese orden. Los vuelves a arrancar en otro.",
  "encounter.kessel-maelstrom-13.kessel":
    "Los guardias sortean quién pelea con el ganador. Has ganado tú.",
  "encounter.kessel-maelstrom-13.maelstrom":
    "Pasa una cápsula de salvamento. Alguien golpea desde dentro, sin mucha paciencia.",
  "encounter.kessel-maelstrom-13.open": "Abrirla",
  "encounter.kessel-maelstrom-13.tow": "Remolcarla por el rescate",
  "encounter.kessel-maelstrom-14.kessel":
    "Medio planeta es bosque. El duque que lo posee paga bien por no ver la otra mitad.",
  "encounter.kessel-maelstrom-14.maelstrom":
    "Una viga de carbono helado entra por la cocina y quiere salir por el motor.",
  "encounter.kessel-maelstrom-15.kessel":
    "El tren de mineral sale en un minuto. Sus frenos salieron ayer.",
  "encounter.kessel-maelstrom-15.maelstrom":
    "Una nave de exploración con las luces encendidas, nadie a bordo y el té aún caliente.",
  "encounter.kessel-maelstrom-15.board": "Buscar a quien lo bebió",
  "encounter.kessel-maelstrom-15.strip": "Llevarte las lámparas",
  "encounter.kessel-maelstrom-16.kessel":
    "Alguien golpea en clave tras una pared recién hecha. De este lado le responden: «Pared equivocada».",
  "encounter.kessel-maelstrom-16.maelstrom":
    "Te cruzas contigo en sentido contrario. Más vale no saludar.",
  "encounter.kessel-maelstrom-17.kessel":
    "El médico de la mina tiene las manos limpias, una cola de pacientes y ningún título.",
  "encounter.kessel-maelstrom-17.pay": "Saltarte la cola",
  "encounter.kessel-maelstrom-17.assist": "Sostener la lámpara",
  "encounter.kessel-maelstrom-17.maelstrom":
    "Un rayo suelda a tu casco la plancha de un desconocido. Encaja.",
  "encounter.kessel-maelstrom-18.kessel": "Los pykes cuentan tus cajas dos veces y tus dedos una.",
  "encounter.kessel-maelstrom-18.maelstrom":
    "Unos contrabandistas pagan por una ruta nueva. La anterior se tragó a los anteriores.",
  "encounter.kessel-maelstrom-19.kessel":
    "Una bolsa ha caído en la trituradora. No se para por nadie, pero es lenta.",
  "encounter.kessel-maelstrom-19.reach": "Meter el brazo",
  "encounter.kessel-maelstrom-19.maelstrom":
    "Una patrulla ha seguido a alguien hasta aquí y ha perdido los nervios. Te pide, formalmente, la salida.",
  "encounter.kessel-maelstrom-19.guide": "Guiarla",
  "encounter.kessel-maelstrom-19.leave": "Aligerarla primero",
  "encounter.kessel-maelstrom-20.kessel":
    "Levantamiento en el tercer nivel. El ascensor para ante ambos bandos y pregunta: ¿subimos o bajamos?",
  "encounter.kessel-maelstrom-20.up": "Arriba, con los picos",
  "encounter.kessel-maelstrom-20.down": "Abajo, con la paga",
  "encounter.kessel-maelstrom-20.maelstrom":
    "La tumba de un piloto, con unas coordenadas por epitafio. Quedan bastante cerca.",
};
