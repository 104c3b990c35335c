import type { primerEn } from "./primer-en.ts";

export const primerEs: typeof primerEn = {
  title: "El juego en un minuto",
  lead: "Diriges un equipo de cazarrecompensas. Pon objetivos delante de ti, envía cazadores y captúralos. Todo el mundo juega a la vez. La cuarta captura de alguien anuncia el final; gana quien tenga más puntos.",
  cards: {
    title: "Cuatro clases de cartas",
    target: "Objetivo. Sus puntos arriba, tres escudos abajo. Alcanza los tres y es tuyo.",
    hunter:
      "Cazador. Ataca en tres colores y se juega gratis, pero cuesta los puntos de la esquina si la captura sale bien.",
    market:
      "Mercado. Los droides también atacan, las cajas son puntos. Se paga con créditos, nunca con puntos.",
    contract:
      "Contrato. Al final paga por los personajes capturados, sobre todo por los dos juntos.",
  },
  turn: {
    title: "Un turno tiene tres pasos",
    draw: { name: "Robar", text: "Toma una carta del mazo que quieras. Ahora tienes cinco." },
    choose: {
      name: "Elegir",
      text: "Pon una boca abajo: juégala o véndela por 1 crédito. Todas se revelan juntas. Una carta del mercado que aún no puedes pagar se reserva y se paga después.",
    },
    pass: {
      name: "Pasar",
      text: "Las otras cuatro pasan a tu izquierda. Lo que dejas, alguien se lo queda.",
    },
  },
  capture: {
    title: "Una captura",
    text: (target, shields, one, two) =>
      `${target} tiene los escudos ${shields}. ${one} no basta. Con ${two} al lado se alcanzan todos los colores: captura, al instante. Igualar basta; lo que sobra de un color no ayuda a otro.`,
    notYet: "Todavía no",
    done: (points, loss) => `Captura: ${points} puntos, menos ${loss} por los cazadores`,
  },
  end: {
    title: "El final",
    text: "En cuanto alguien logra su cuarta captura, se termina ese turno y se juegan dos más. Un objetivo que siga abierto entonces no vale nada.",
  },
  score: {
    title: "El recuento",
    rows: [
      { name: "Objetivos", text: "los puntos de los que capturaste" },
      { name: "Cajas", text: "sus puntos, y 5 más para quien tenga más cajas" },
      {
        name: "Contratos",
        text: "1 por cada personaje nombrado y 3 por los dos juntos (2 por un doble o una caja)",
      },
      { name: "Cazadores", text: "menos lo que cuestan los que participaron" },
    ],
    tie: "¿Empate? Gana quien conserve más créditos. Por lo demás, los créditos no valen nada.",
  },
  learn: "Aprende jugando: diez minutos con un escribano que lo explica",
};
