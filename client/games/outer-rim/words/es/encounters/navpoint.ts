/** In Spanish: stories of the navpoints; lines a player may take stand after their card. */
import type { navpoint as english } from "../../en/encounters/navpoint.ts";

export const navpoint: Readonly<Record<keyof typeof english, string>> = {
  "encounter.navpoint-01.patrol": "La patrulla te da la espalda. No por mucho tiempo.",
  "encounter.navpoint-01.slip": "Colarte con los motores fríos",
  "encounter.navpoint-01.no-patrol":
    "Una fragata oculta sale de la oscuridad y pregunta de qué lado estás.",
  "encounter.navpoint-02.patrol":
    "«Para los motores y di qué asuntos te traen». Tienes varios preparados.",
  "encounter.navpoint-02.no-patrol": "Un repetidor muerto aún guarda una semana de cotizaciones.",
  "encounter.navpoint-03.patrol": "Una lanzadera de aduanas quiere ver la bodega.",
  "encounter.navpoint-03.no-patrol": "La llamada de socorro se repite con demasiada regularidad.",
  "encounter.navpoint-04.patrol": "La patrulla pastorea un carguero cisterna y parece cansada.",
  "encounter.navpoint-04.escort": "Ofrecerte de escolta",
  "encounter.navpoint-04.raid": "Ir a por el cisterna",
  "encounter.navpoint-04.no-patrol":
    "Pasan módulos de carga a la deriva, en fila. Alguien tenía prisa.",
  "encounter.navpoint-05.patrol":
    "Quieren una carrera hasta la próxima baliza. Ellos tienen cañones; tú, estilo.",
  "encounter.navpoint-05.no-patrol": "Calma. Por una vez arreglas eso que traquetea.",
  "encounter.navpoint-06.patrol": "Llevas una hora oyendo su cháchara. Ellos a ti no te han oído.",
  "encounter.navpoint-06.no-patrol":
    "Un crucero yace muerto en la ruta, con las puertas atascadas.",
  "encounter.navpoint-06.answer": "Acoplarte y ayudar",
  "encounter.navpoint-07.patrol":
    "La patrulla se ha perdido. Te pide tu posición con el tono de quien sabe la suya.",
  "encounter.navpoint-07.right": "Darles la tuya",
  "encounter.navpoint-07.wrong": "Darles otra y seguirlos",
  "encounter.navpoint-07.no-patrol": "Pasa un cometa con su propio clima. Hay dinero en la cola.",
  "encounter.navpoint-08.patrol":
    "El oficial de abordaje tiene un formulario para todo, y le sobra uno.",
  "encounter.navpoint-08.no-patrol":
    "Un pecio con todas sus cápsulas a bordo. La razón, es de suponer, también.",
  "encounter.navpoint-08.board": "Mirar dentro",
  "encounter.navpoint-08.pods": "Vender las cápsulas",
  "encounter.navpoint-09.patrol":
    "Están de maniobras y les falta un villano. Los proyectiles, dicen, son casi todos de pintura.",
  "encounter.navpoint-09.villain": "Hacer de villano",
  "encounter.navpoint-09.no-patrol":
    "Un púlsar parpadea, y entre dos parpadeos nadie puede verte. Aprendes a contar.",
  "encounter.navpoint-10.patrol":
    "Uno de sus artilleros te saluda. Te debe dinero, o se lo debes tú; viene a aclararlo.",
  "encounter.navpoint-10.no-patrol":
    "Los piratas se disculpan, mencionan el precio del combustible y abren fuego.",
  "encounter.navpoint-11.patrol":
    "Su sonda ya no les contesta. A ti sí, y lo que dice de ellos no es amable.",
  "encounter.navpoint-11.no-patrol":
    "Un gigante gaseoso pierde buen combustible por los polos. El truco es que el motor no note lo bueno que es.",
  "encounter.navpoint-12.patrol":
    "Un contrabandista se esconde en tu sombra mientras escanean. Te envía una cifra y un signo de interrogación.",
  "encounter.navpoint-12.tell": "Apartarte",
  "encounter.navpoint-12.hide": "Quedarte donde estás",
  "encounter.navpoint-12.no-patrol":
    "Un montón de pernos y monedas, de pilotos que pasaron con vida. Alguien lo mantiene limpio.",
  "encounter.navpoint-12.give": "Dejar algo",
  "encounter.navpoint-12.take": "Llevarte algo",
  "encounter.navpoint-13.patrol":
    "El comandante colecciona canciones viejas, y tu transpondedor tararea una. Él tiene la primera mitad.",
  "encounter.navpoint-13.no-patrol":
    "Una cápsula, un contable adormilado y la agenda de otra persona.",
  "encounter.navpoint-14.patrol":
    "Su estratega apuesta a que no podrías escapar. Quiere verlo, para el manual.",
  "encounter.navpoint-14.no-patrol": "Hay mynocks en los cables. Mastican a compás.",
  "encounter.navpoint-15.patrol": "Al intendente no le queda de nada, y lo lleva con discreción.",
  "encounter.navpoint-15.gift": "Hacer un donativo",
  "encounter.navpoint-15.sell": "Venderle una caja",
  "encounter.navpoint-15.no-patrol":
    "La estación de un ermitaño cambia sopa y remaches por periódicos viejos. Llevas historia a bordo.",
  "encounter.navpoint-16.patrol":
    "Un cañón nuevo y nada a lo que apuntar. Preguntan si tienes un rato.",
  "encounter.navpoint-16.no-patrol": "Un pecio lleva el nombre de tu nave, mejor escrito.",
  "encounter.navpoint-17.patrol":
    "Un oficial deja una barra de datos bajo tu asiento. «Mon Calamari —dice—. Yo no he pedido nada».",
  "encounter.navpoint-17.take": "Llevarla a Mon Calamari",
  "encounter.navpoint-17.no-patrol":
    "El salto acaba antes de tiempo, ante una corriente que va en tu dirección y en varias más.",
  "encounter.navpoint-18.patrol":
    "Les gustaría que se viera a un pirata por aquí, para que se vea también su presupuesto.",
  "encounter.navpoint-18.pretend": "Parecerlo",
  "encounter.navpoint-18.mean": "Serlo",
  "encounter.navpoint-18.no-patrol":
    "Una vieja baliza de carreras aún marca el tiempo. La cifra tiene algo de desafío.",
  "encounter.navpoint-19.patrol":
    "Un cadete se ha escondido en tu bodega para desertar. Su madre está en el otro canal, y paga.",
  "encounter.navpoint-19.back": "Devolverlo",
  "encounter.navpoint-19.keep": "Conseguirle un traslado",
  "encounter.navpoint-19.no-patrol":
    "La nave de atrás gira por donde giras tú desde hace tres días. Ahora deja de ser educada.",
  "encounter.navpoint-20.patrol":
    "Un eclipse. Durante nueve minutos ambas tripulaciones se asoman a las ventanas y nadie es enemigo.",
  "encounter.navpoint-20.no-patrol":
    "Silencio, estrellas, una taza de algo caliente. Luego la alarma, luego la otra alarma.",
};
