import type { learnEn } from "./learn-en.ts";

export const learnEs: typeof learnEn = {
  title: "Aprende jugando",
  clerk: "El escribano del gremio",
  recruit: "Recluta",
  names: ["Tú", "Tooka", "Porg", "Blurrg"],
  ask: "¿Qué harías tú?",
  topics: {
    welcome:
      "Te damos la bienvenida al gremio. Todo el mundo juega a la vez, y cada turno tiene tres pasos: roba una carta, elige una de cinco y pasa las otras cuatro a la izquierda. La cuarta captura acaba la partida; se gana por puntos.",
    drawTargets:
      "Los objetivos dan los puntos. Puedes perseguir varios a la vez: un objetivo abierto no cuesta nada y da trabajo a cada cazador.",
    drawHunters:
      "Los cazadores superan escudos, pero el número pequeño de su esquina se resta de tus puntos.",
    drawContracts:
      "El mazo azul guarda los contratos. Delante de ti desde que los firmas, pagan al final por los personajes capturados.",
    drawMarket:
      "El mazo color arena es el mercado: los droides atacan sin costar puntos, las cajas son puntos seguros. Ambos cuestan créditos.",
    openTarget: (target, points, need) =>
      `${target} vale ${points} puntos cuando superes sus tres escudos: ${need}. Toca la carta y luego Jugar: abre una caza delante de ti.`,
    attack: (target, need, hunter) =>
      `Contra ${target} aún queda por cubrir ${need}. Ataca con ${hunter}: toca la carta y mira las barras, muestran lo que añade. Los botones dicen qué pasará antes de que decidas.`,
    droid: (droid, target) =>
      `${droid}: se paga con créditos, ataca a ${target} y al final no cuesta puntos.`,
    waiting: (card) =>
      `Aún no tienes objetivo. ${card} puede esperar: cada nuevo ataque se une a la pila, y tu próximo objetivo tendrá que ir con ella.`,
    capture: (card, target) =>
      `Mira: con ${card} están los tres colores de ${target}. Eso es una captura. Hazla antes de que la mano se vaya.`,
    sell: (card) =>
      `Cualquier carta se vende por un crédito, y los créditos pagan el mercado. ${card} es la que menos te ayuda: tócala y luego Vender. Tampoco llega a tu izquierda.`,
    reserve: (card) =>
      `${card}: todavía no puedes pagar, o no te conviene. Reserva la carta: espera de lado hasta que pagues, después de tu acción en cualquier turno.`,
    crate: (card, points, cost) =>
      `${card}: cuesta ${cost} y vale ${points} puntos seguros. Quien tenga más cajas al final gana 5 más.`,
    contract: (card) =>
      `El contrato ${card} paga al final por lo que nombra, sobre todo cuando está todo. No cuesta nada: tócalo y luego «Firmar el contrato».`,
    activate: (card) =>
      `Tu carta reservada, ${card}, ya se puede pagar. Actívala, además de tu acción.`,
    place: (target) =>
      `Hay varios objetivos abiertos. Envía esta carta contra ${target}; se queda ahí para siempre.`,
    finish: "Nada más merece pagarse ahora: termina el turno y guarda tus créditos.",
    captured: (target) =>
      `¡Captura! ${target} queda de lado. Sus puntos son tuyos, menos lo que cuestan tus cazadores.`,
    sold: (card) => `${card}: venta por 1 crédito.`,
    reserved: (card) => `${card}: en reserva. No hace nada hasta que pagues.`,
    stored:
      "Caja guardada, puntos seguros. Cuenta de vez en cuando las del resto: la mayoría da 5 puntos.",
    signed:
      "El contrato está delante de ti. Lleva escrito lo que vale ahora y lo que valdría si caen tus objetivos abiertos.",
    droidSent: "El droide ya trabaja. Al final no te cuesta nada.",
    waitingPile: (card) => `Aún no hay objetivo: ${card} espera al próximo.`,
    passed: (left, right) =>
      `Todas las cartas se revelaron a la vez. Luego las cuatro que no elegiste fueron a ${left}, a tu izquierda, y ${right} te dio las suyas. Lo que dejas, alguien lo recibe.`,
    three: (who) =>
      `${who} lleva tres capturas. La cuarta inicia el final: se acaba ese turno y quedan dos más. Lo que siga abierto no vale nada.`,
    threeMine:
      "Llevas tres capturas. La cuarta inicia el final: se acaba ese turno y quedan dos más. Asegúrate de ir por delante antes de hacerla.",
    rush: "Cuatro capturas rápidas no son la meta. Así acabó una partida en la que alguien tomó cuanto antes los cuatro objetivos más baratos:",
    enough:
      "Ya sabes lo suficiente: robar, elegir, pasar; capturar y vender. Cajas, droides, contratos y reserva se explican cuando aparecen. Sigue conmigo, o sin mí.",
    theEnd: (who) =>
      `Cuarta captura: ${who}. Da un crédito y un contrato. Quedan dos turnos: termina lo que puedas.`,
    over: "Eso fue una partida entera. La hoja se llena fila a fila: objetivos, cajas, contratos y luego lo que cuestan los cazadores.",
  },
  reasons: {
    sell: "Un crédito ahora, y no se la queda nadie más.",
    reserve: "Pagas cuando puedas, y nadie más la tiene.",
    needs: (target, need) => `Contra ${target} aún queda por cubrir ${need}.`,
    openTarget: "Un objetivo abierto no cuesta nada y da trabajo a tus cazadores.",
    capture: "Completa los tres colores.",
    ratherThan: (other) =>
      `Contando todo (contratos, cazadores, turnos por venir), rinde más que ${other}.`,
    crate: "Puntos seguros.",
    contract: "No cuesta nada y paga por lo que ya persigues.",
    decks: {
      drawTargets: "Los objetivos dan los puntos.",
      drawHunters: "Los cazadores superan escudos.",
      drawContracts: "Firmar un contrato no cuesta nada.",
      drawMarket: "Tienes créditos que gastar.",
    },
  },
  advice: {
    draw: (deck) => `Yo robaría de «${deck}».`,
    open: (target) => `Yo abriría la caza de ${target}.`,
    attack: (card, target) => `Yo atacaría a ${target} con ${card}.`,
    capture: (card, target) => `Yo capturaría a ${target} con ${card}.`,
    wait: (card) => `Yo jugaría ${card}: espera a tu próximo objetivo.`,
    sell: (card) => `Yo vendería ${card}.`,
    reserve: (card) => `Yo reservaría ${card}.`,
    pay: (card) => `Yo pagaría ${card}.`,
    activate: (card) => `Yo pagaría ahora la carta reservada: ${card}.`,
    sign: (card) => `Yo firmaría el contrato ${card}.`,
    place: (target) => `Yo la enviaría contra ${target}.`,
    done: "Yo terminaría el turno.",
  },
  rushed: {
    caption: "Una partida perdida por las prisas",
    hasty: "Con prisas",
    patient: (n) => `Con paciencia ${n}`,
    captures: "Capturas",
  },
  alone: "Seguir sin el escribano",
  atDesk: "Estaré en mi mesa.",
  next: "Objetivos, cazadores, droides, cajas, contratos: eso es todo el juego. Ahora, una partida tuya.",
  toTable: "Jugar una partida contra bots",
  toIntro: "Primero una partida sin contratos",
};
