import type { learnEn } from "./learn-en.ts";

export const learnEs: typeof learnEn = {
  title: "Aprende jugando",
  clerk: "El escribano del gremio",
  names: ["Recluta", "Tooka", "Porg"],
  ask: "¿Qué harías tú?",
  topics: {
    welcome:
      "Te damos la bienvenida al gremio. Todos juegan a la vez. Cada turno tiene tres pasos: roba una carta, elige una de cinco y pasa las otras cuatro a la izquierda. Primero roba: toca un mazo. Un cazador nunca sobra.",
    drawAgain:
      "Turno nuevo. Roba lo que te falta: los cazadores superan escudos, los objetivos dan puntos, el mercado vende droides y cajas.",
    openTarget: (target, points, need) =>
      `Tienes a ${target}: ${points} puntos cuando superes sus tres escudos: ${need}. Toca la carta y luego Jugar: abre un enfrentamiento delante de ti.`,
    attack: (target, need, hunter) =>
      `Contra ${target} aún falta ${need}. Toca a ${hunter} y mira las barras: muestran lo que añadiría. Los botones dicen qué pasará antes de que decidas.`,
    capture: (card) =>
      `Mira: ${card} completa los tres colores. Eso es una captura. Hazla antes de que tu mano se vaya.`,
    captured: (target) =>
      `¡Captura! ${target} queda de lado. Sus puntos son tuyos, menos lo que cuestan tus cazadores: el número pequeño de su esquina. La cuarta captura inicia el final.`,
    sell: (card) =>
      `Los créditos pagan el mercado, y cualquier carta da uno. ${card} es la que menos te ayuda: tócala y luego Vender. Así tampoco se la queda nadie más.`,
    sold: (card) =>
      `${card}: venta por 1 crédito. Toda carta se vende por 1. Sirve para lo que no quieres que reciba tu vecino de la izquierda; los créditos pagan el mercado.`,
    reserved: (card) =>
      `${card}: en reserva. Queda de lado y no hace nada hasta que pagues. Puedes pagar después de tu acción, en cualquier turno.`,
    waitingPile: (card) =>
      `Aún no hay objetivo: ${card} espera a solas. Está permitido: cada nuevo ataque se une a la pila, y tu próximo objetivo tendrá que ir con ella.`,
    crate: "Una caja: puntos seguros, y quien tenga más cajas al final gana 5 más.",
    market:
      "Las cartas color arena son del mercado y cuestan créditos. Los droides atacan sin costar puntos; las cajas son puntos. ¿Sin créditos? Reserva y paga más tarde.",
    passed: (left, right) =>
      `Todas las cartas se revelaron a la vez. Luego las cuatro que no elegiste fueron a ${left}, a tu izquierda; ${right} te dio las suyas. Lo que dejas, alguien lo recibe.`,
    activate:
      "Tienes una carta reservada que puedes pagar. Actívala ahora, o guarda tus créditos y termina el turno.",
    place: "Hay dos objetivos abiertos: di a cuál ataca esta carta. Se queda ahí para siempre.",
    secondTarget:
      "Puedes perseguir varios objetivos a la vez. Un objetivo abierto no cuesta nada y da trabajo a cada cazador.",
    three: (who) =>
      `${who} lleva tres capturas. La cuarta inicia el final: se acaba ese turno y quedan dos más. Lo que siga abierto no vale nada.`,
    threeMine:
      "Llevas tres capturas. La cuarta inicia el final: se acaba ese turno y quedan dos más. Lo que siga abierto no vale nada.",
    enough:
      "Ya sabes lo suficiente: robar, elegir, pasar; capturar, vender, reservar. El juego completo solo añade los contratos, las cartas azules: al final pagan por los personajes capturados, sobre todo por dos juntos.",
    theEnd: (who) =>
      `Cuarta captura: ${who}. Da un crédito. Quedan dos turnos: termina lo que puedas.`,
    over: "Eso fue una partida entera. La hoja se llena fila a fila: objetivos, cajas y luego lo que cuestan los cazadores.",
  },
  nudges: {
    drawFor: (target, need) =>
      `Contra ${target} aún falta ${need}. Un cazador o un droide puede tenerlo.`,
    drawTarget: "No tienes objetivo. Roba uno: sin él, tus cazadores esperan.",
    drawAny: "Roba lo que ayude a tus cartas.",
    capture: (card) => `Con ${card} capturas ya.`,
    openOne: "No hay ningún objetivo abierto delante de ti. Juega uno si lo tienes.",
    choose: "Toca una carta: las barras y los botones muestran lo que haría.",
  },
  reasons: {
    sell: "Un crédito ahora, y tu vecino no se la queda.",
    hunters: "Los cazadores superan los escudos de tu objetivo.",
    openTarget: "Un objetivo abierto no cuesta nada y da trabajo a tus cazadores.",
    attack: (target) => `Aporta parte de lo que falta contra ${target}.`,
    capture: "Completa los tres colores: una captura.",
  },
  advice: {
    draw: (deck) => `Yo robaría de ${deck}.`,
    choose: (what) => `Yo: ${what}.`,
    place: (target) => `Yo la enviaría contra ${target}.`,
    done: "Yo terminaría el turno.",
  },
  alone: "Seguir sin el escribano",
  atDesk: "Estaré en mi mesa.",
  next: "La partida completa añade contratos: cartas azules que pagan por los personajes capturados, sobre todo en parejas. Ya puedes con ella.",
  toHall: "Al salón: juega la partida completa",
};
