/** In Spanish: stories of the Core Worlds; lines a player may take stand after their card. */
import type { coreWorlds as english } from "../../en/encounters/core-worlds.ts";

export const coreWorlds: Readonly<Record<keyof typeof english, string>> = {
  "encounter.core-worlds-01.core-worlds":
    "Esta noche abre una galería famosa. Lo que importa es que te vean.",
  "encounter.core-worlds-01.show": "Comprar una invitación",
  "encounter.core-worlds-01.across":
    "Un crucero lleva pasajeros por el Núcleo; las caras buscadas viajan con el equipaje.",
  "encounter.core-worlds-02.core-worlds": "Venden una mansión sala a sala, mal etiquetada.",
  "encounter.core-worlds-02.across": "El peaje cuenta créditos de día y corre de noche.",
  "encounter.core-worlds-02.toll": "Pagar el peaje",
  "encounter.core-worlds-03.core-worlds":
    "El ministerio paga a sus amigos a la luz y a los demás a oscuras.",
  "encounter.core-worlds-03.across":
    "Un controlador de tráfico busca una razón para dejarte pasar. La que sea.",
  "encounter.core-worlds-04.core-worlds":
    "Un oficial del estado mayor juega a la guerra en el parque y busca un rival que no le deje ganar.",
  "encounter.core-worlds-04.across": "Tu ruta cruza unas maniobras de la flota.",
  "encounter.core-worlds-05.core-worlds":
    "El archivo está cerrado para ti. El coleccionista de enfrente, no.",
  "encounter.core-worlds-05.archive": "Visitar el archivo de noche",
  "encounter.core-worlds-05.collector": "Venderle una historia al coleccionista",
  "encounter.core-worlds-05.across":
    "Una piloto de las rutas interiores mira tu historial y dice un precio.",
  "encounter.core-worlds-05.bribe": "Pagar el precio",
  "encounter.core-worlds-06.core-worlds":
    "Un corredor de naves finas no apunta nada. Dices una cifra; él va a ver qué hay tras la cortina.",
  "encounter.core-worlds-06.across": "El atajo es corto porque al final hay piratas sentados.",
  "encounter.core-worlds-06.pay": "Dejarles 3.000",
  "encounter.core-worlds-06.crate": "Dejarles una caja",
  "encounter.core-worlds-07.core-worlds":
    "Una oficina discreta ofrece una recompensa fija: por cada patrulla rebelde menos, un sobre.",
  "encounter.core-worlds-07.across":
    "A los amigos del Imperio los dejan pasar. Los demás pueden hacerse amigos en el mostrador, si tienen algo que declarar.",
  "encounter.core-worlds-07.give": "Declarar algo",
  "encounter.core-worlds-08.core-worlds":
    "El ayudante de un senador compra rumores, siempre que sean sobre otro senador.",
  "encounter.core-worlds-08.across":
    "A un convoy le falta una nave para cuadrar con su permiso. Los cascos buscados vuelan en medio, conteniendo el aliento.",
  "encounter.core-worlds-09.core-worlds":
    "Una profesora ha escrito ocho tomos sobre el Borde y quisiera conocerlo.",
  "encounter.core-worlds-09.across":
    "El transbordador lleva naves enteras, por toneladas. La bodega bajo la bodega no figura en la tarifa.",
  "encounter.core-worlds-09.ticket": "Comprar un billete",
  "encounter.core-worlds-09.stow": "Probar la otra bodega",
  "encounter.core-worlds-10.core-worlds":
    "Naves embargadas y sus accesorios, a cargo de un alguacil que quiere irse a casa.",
  "encounter.core-worlds-10.across":
    "El arco lee tu transpondedor en voz alta. Preferirías que leyera el de otro.",
  "encounter.core-worlds-11.core-worlds":
    "Un sastre mira tu abrigo con pena, y luego tu cara con interés. Esta noche hay un baile.",
  "encounter.core-worlds-11.suit": "Encargar el traje",
  "encounter.core-worlds-11.across":
    "Esta noche cruza una nave hospital. Sus médicos atienden a todos y cobran a algunos.",
  "encounter.core-worlds-11.doctor": "Pagar la factura",
  "encounter.core-worlds-12.core-worlds":
    "Diez millones de personas miran un desfile. Nueve millones tienen bolsillos.",
  "encounter.core-worlds-12.across":
    "Un simulacro de bloqueo corta la ruta. Para algunos viajeros no es un simulacro.",
  "encounter.core-worlds-13.core-worlds":
    "El banco presta a quien tenga buen nombre. Se queda con el nombre.",
  "encounter.core-worlds-13.loan": "Pedir el préstamo",
  "encounter.core-worlds-13.save": "Leer la letra pequeña",
  "encounter.core-worlds-13.across":
    "El cónsul firma pases a quien trae dos buenas referencias. La tercera clase de referencia cabe en un sobre.",
  "encounter.core-worlds-13.stamp": "Traer un sobre",
  "encounter.core-worlds-14.core-worlds":
    "Una academia de esgrima busca un rival sin modales para la clase avanzada.",
  "encounter.core-worlds-14.across":
    "Las rutas interiores cambian de sentido a mediodía. En algún sitio faltan tres minutos.",
  "encounter.core-worlds-15.core-worlds":
    "Dos mil niveles más abajo hay un ring, un gentío y ningún ascensor hasta medianoche.",
  "encounter.core-worlds-15.across":
    "La carga atraviesa el planeta en vez de rodearlo. Oficialmente, por dentro no hay asas.",
  "encounter.core-worlds-16.core-worlds":
    "A las holonoticias les falta corresponsal en el Borde: sin sueldo, con muchas direcciones.",
  "encounter.core-worlds-16.across":
    "La aduana tiene dos colas: una para la gente agradable y otra para la interesante.",
  "encounter.core-worlds-16.crate": "Dejarte una caja en el mostrador",
  "encounter.core-worlds-16.run": "Olvidarte de parar",
  "encounter.core-worlds-17.core-worlds":
    "Una clínica con vistas y un hangar con mejores vistas. El vestíbulo está lleno de gente que da propina.",
  "encounter.core-worlds-17.view": "Alojarte",
  "encounter.core-worlds-17.lobby": "Llevar maletas",
  "encounter.core-worlds-17.across":
    "El remolque nocturno lleva un camarero que recuerda las caras, y al que se puede convencer.",
  "encounter.core-worlds-18.core-worlds":
    "Una agencia de talentos poco comunes. La entrevista es el agujero del techo por el que has entrado.",
  "encounter.core-worlds-18.across":
    "La luz de los demás está en verde. La tuya se está debatiendo.",
  "encounter.core-worlds-18.wait": "Esperar y vender tu sitio",
  "encounter.core-worlds-18.dash": "Darla por verde",
  "encounter.core-worlds-19.core-worlds":
    "Un paquete para palacio ha vuelto: destinatario depuesto. Está en el mostrador, sin reclamar, haciendo tictac.",
  "encounter.core-worlds-19.across":
    "Un mensajero sin rostro pide asiento y paga por cada pregunta que no se hace.",
  "encounter.core-worlds-20.core-worlds":
    "Una registradora te debe una página limpia. «Dime cuándo —dice— y en qué libro».",
  "encounter.core-worlds-20.across":
    "El examen de ruta tiene una sola pregunta, y el examinador una lista de caras para los suspensos.",
};
