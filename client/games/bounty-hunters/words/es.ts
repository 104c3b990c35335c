import { listed, plural } from "#client/words/language.ts";
import { characterNames, hunterNames } from "./cards.ts";
import type { Words } from "./en.ts";
import { learnEs } from "./learn-es.ts";
import { padEs } from "./pad-es.ts";
import { primerEs } from "./primer-es.ts";
import { refusalsEs } from "./refusals-es.ts";

const credits = (n: number): string => plural("es", n, { one: "# crédito", other: "# créditos" });
const points = (n: number): string => plural("es", n, { one: "# punto", other: "# puntos" });
const crates = (n: number): string => plural("es", n, { one: "# caja", other: "# cajas" });
const turns = (n: number): string => plural("es", n, { one: "# turno", other: "# turnos" });

/** «falta 1 verde», «faltan 3 verdes», «faltan ▲3 ■1». */
const lacks = (what: string): string => (/^[▲■●]?1( \p{L}+)?$/u.test(what) ? "falta" : "faltan");

export const es: Words = {
  labelled: (label, text) => `${label}: ${text}`,
  language: "es",
  game: "Bounty Hunters",
  list: (items) => listed("es", items),
  learn: learnEs,
  scorePad: padEs,
  primer: primerEs,
  refusals: refusalsEs,

  cards: {
    characters: characterNames,
    hunters: { ...hunterNames, "the-mandalorian": "El Mandaloriano" },
    droids: { astromech: "Droide astromecánico", protocol: "Droide de protocolo" },
    crate: crates,
    pair: (a, b) => `Contrato ${a} + ${b}`,
    double: (a) => `Contrato 2 × ${a}`,
    withCrate: (a) => `Contrato ${a} + caja`,
    back: "Una carta boca abajo",
    trio: (g, b, o) => `verde ${g}, azul ${b}, naranja ${o}`,
    target: (name, worth, trio, copies, bonus) =>
      `Objetivo ${name}. Vale ${worth}. Escudos ${trio}.${bonus} ${copies} cartas muestran a este personaje.`,
    bonus: {
      none: "",
      credit: " La captura da un crédito.",
      contract: " La captura trae un contrato.",
    },
    hunter: (name, loss, trio) =>
      `Cazador ${name}. Ataque ${trio}. ${loss === 0 ? "No cuesta puntos." : `Cuesta ${points(loss)} si la captura sale bien.`}`,
    droid: (name, cost, trio, copies) =>
      `${name}. Cuesta ${credits(cost)}. Ataque ${trio}. Hay ${copies} iguales.`,
    crateCard: (n, cost, worth) =>
      `Carta con ${crates(n)}. Cuesta ${credits(cost)}. Vale ${worth}.`,
    pairContract: (a, b) =>
      `Contrato: 1 punto por cada ${a}, 1 por cada ${b}, 3 más por cada dúo de ambos.`,
    doubleContract: (a) => `Contrato: 1 punto por cada ${a}, 2 más por cada dos.`,
    crateContract: (a) => `Contrato: 1 punto por cada ${a}, 2 más por cada ${a} con una caja.`,
  },

  decks: {
    target: "Objetivos",
    hunter: "Cazadores",
    contract: "Contratos",
    "jawa-market": "Mercado",
  },
  drawAhead: (deck: string) => `Robar: ${deck}`,
  cardsLeft: (n) => plural("es", n, { one: "carta restante", other: "cartas restantes" }),
  colours: ["verde", "azul", "naranja"],
  credits,
  points,
  you: "Tú",

  steps: { draw: "Robar", choose: "Elegir", resolve: "Resolver", over: "Fin" },
  turn: (n) => `Turno ${n}`,
  turnOf: (n, last) => `Turno ${n} de ${last}`,
  waitingFor: (names) => `Esperamos a ${names}`,
  ready: "ya ha elegido",
  notReady: "aún elige",

  status: {
    draw: "Roba una carta: elige un mazo.",
    drawn: (deck) => `Mazo: ${deck}. Aún puedes cambiar.`,
    choose: "Elige una carta: juégala o véndela.",
    sealed: (what) => `Sellado: ${what}. Toca otra carta para cambiar.`,
    decide: (card) => `${card} a la vista: ¿jugar o vender?`,
    place: (card) => `¿A qué objetivo ataca ${card}?`,
    activate: "Activa una carta reservada o termina tu turno.",
    waits: (names) => `Nada que hacer: esperamos a ${names}.`,
    unsent: (what) => `A la espera de la red: ${what}.`,
    waitsToPay: (names) =>
      `Nada que hacer: esperamos a ${names}, que aún puede activar una carta reservada.`,
    notAsked: "No hay mazo del que robar: esperamos al resto.",
    over: "La partida ha terminado.",
    watching: (names) => `Esperamos a ${names}.`,
    reconnecting: "Un momento…",
  },

  dock: {
    label: "Tu jugada",
    hand: "Tu mano",
    handHint: "Las flechas recorren la mano, Intro elige una carta.",
    play: "Jugar",
    playOnto: (target) => `Jugar → ${target}`,
    playNew: "Jugar: nuevo objetivo",
    playPile: "Jugar en la pila que espera",
    startPile: "Jugar: abrir una pila",
    sign: "Firmar el contrato",
    buy: (cost) => `Pagar ${cost}`,
    buyOnto: (cost, target) => `Pagar ${cost} → ${target}`,
    reserve: "Reservar",
    sell: "Vender",
    seal: "Revelar esta carta",
    activate: (cost) => `Activar por ${cost}`,
    activateOnto: (cost, target) => `Activar por ${cost} → ${target}`,
    done: "Terminar mi turno",
    chosen: "elegida",
    fresh: "nueva",
    more: "Regla",
  },

  preview: {
    credit: (n) => `+${credits(n)}`,
    pays: (n) => `−${credits(n)}`,
    captures: (target, worth, loss) =>
      loss > 0 ? `captura a ${target}: +${worth} −${loss}` : `captura a ${target}: +${worth}`,
    nth: (n) => ["primera", "segunda", "tercera", "cuarta", "quinta", "sexta"][n - 1] ?? `${n}.ª`,
    nthCapture: (nth) => `${nth} captura`,
    ends: (n) => (n === 0 ? "son los últimos turnos" : `fin de la partida en ${turns(n)}`),
    bonusContract: "trae un contrato",
    bonusCredit: "da un crédito",
    needs: (what) => `luego ${lacks(what)} ${what}`,
    opens: (what) => `${lacks(what)} ${what}`,
    joinsPile: (what) => `va con la pila, luego ${lacks(what)} ${what}`,
    pile: "espera: tu próximo objetivo irá aquí",
    signed: (now, then) =>
      then > now
        ? `vale ${now}, y ${then} si caen los objetivos abiertos`
        : `vale ${now} por ahora`,
    crateWorth: (worth, n) => `+${worth}, ${crates(n)}`,
    majority: (n) => (n > 0 ? `más cajas: +${n}` : `pierde la mayoría: −${-n}`),
    reserved: (cost) => `paga ${credits(cost)} en otro turno`,
    reservedNow: (cost) => `paga ${credits(cost)} cuando quieras`,
    asksWhere: "eliges el objetivo después de revelar",
  },

  fates: { sell: "vende", play: "juega", reserve: "reserva" },
  choice: (card, fate, onto) =>
    `${fate === "sell" ? "vender" : fate === "reserve" ? "reservar" : "jugar"} ${card}${onto === null ? "" : ` → ${onto}`}`,

  board: {
    mine: "Mi zona",
    theirs: (name) => `Zona de ${name}`,
    confrontations: "Enfrentamientos",
    around: "Alrededor de la mesa",
    untouched: "Objetivos abiertos, aún sin atacar",
    none: "Aún no hay objetivo. Juega uno para abrir la caza; un ataque jugado antes esperará.",
    noneTheirs: "Aquí aún no hay objetivo.",
    captured: "Capturados",
    reserved: "Reservadas",
    crates: "Cajas",
    contracts: "Contratos",
    pile: "Pila que espera",
    pileWhy:
      "Aún no hay objetivo: los ataques esperan aquí y cada nuevo debe unirse. Tu próximo objetivo irá con esta pila.",
    needs: (what) => `${lacks(what)} ${what}`,
    met: "completo",
    toGo: (n) => `${n === 1 ? "falta" : "faltan"} ${n}`,
    missing: (colour, n) =>
      `${n} ${n === 1 ? colour : `${colour}${colour === "azul" ? "es" : "s"}`}`,
    bar: (colour, have, need) => `${colour}: ${have} de ${need}`,
    pileAttack: (colour, have) => `${colour}: ${have}`,
    captures: (n) => plural("es", n, { one: "# captura", other: "# capturas" }),
    dropReserve: "Reservar aquí",
    captureNet: (worth, loss) => (loss > 0 ? `+${worth} −${loss}` : `+${worth}`),
    now: "ahora",
    ifAll: "si caen los objetivos abiertos",
    cratesCount: crates,
    reason: {
      each: (n, name) => `${n} × ${name}`,
      duos: (n, each) => `${plural("es", n, { one: "# dúo", other: "# dúos" })} × ${each}`,
      nothing: "nada capturado aún",
    },
    left: "a tu izquierda",
  },

  table: {
    decks: "Mazos",
    discards: "Descartes",
    noDiscards: "Aún no se ha vendido nada.",
    seen: "Vistas hasta ahora",
    seenHint:
      "A la vista en las zonas y en los descartes, y en tu mano. El resto está en mazos y manos.",
    seenOf: (seen, all) => `${seen} de ${all}`,
    browse: "Mazos, descartes, cartas vistas",
    pad: "Puntos al detalle",
    faceDown: "Boca abajo",
    beforeFirst: "Nadie ha mostrado aún una carta",
    revealed: "Reveladas",
  },

  alarm: {
    captured: (target, worth) => `Captura: ${target}, ${worth}`,
    capturedBy: (who, target, worth) => `${who} captura a ${target}, ${worth}`,
    pays: (contract, n) => `${contract}: ahora vale ${points(n)}`,
    passed: (n, left, right) =>
      `${plural("es", n, { one: "# carta", other: "# cartas" })} a ${left}; estas son de ${right}.`,
    three: (names, n) =>
      `${names} ${n === 1 ? "lleva" : "llevan"} 3 capturas. La cuarta inicia el final.`,
    withMe: (others) => listed("es", [...others, "tú"]),
    threeWithMe: (names) => `3 capturas: ${names}. La cuarta inicia el final.`,
    threeMine: "Llevas 3 capturas. La cuarta inicia el final.",
    twoLeft: (names) => `Cuarta captura: ${names}. Dos turnos más después de este.`,
    lastButOne: (names) => `Últimos dos turnos. Cuatro capturas: ${names}.`,
    twoLeftMine: "¡Tu cuarta captura! Dos turnos más después de este.",
    lastButOneMine: "Últimos dos turnos. Llevas cuatro capturas.",
    last: "Último turno",
    lastHint: "Solo cuenta lo capturado y pagado. Tu mano no vale nada.",
  },

  rows: {
    targets: "Objetivos",
    crates: "Cajas",
    contracts: "Contratos",
    hunters: "Cazadores",
    total: "Total",
  },

  final: {
    title: "Recuento final",
    wins: (names) => `Gana ${names}`,
    youWin: "¡Has ganado!",
    share: (names) => `Victoria compartida: ${names}`,
    myPlace: (place, of, behind) =>
      `Tu puesto: ${place} de ${of}${behind > 0 ? `, a ${points(behind)}` : ""}.`,
    tieBreak: (left) => `Empate a puntos: deciden los créditos (${left}).`,
    tied: "Mismos puntos y mismos créditos: victoria compartida.",
    majority: "más cajas +5",
    noMajority: "sin mayoría",
    next: "Fila siguiente",
    skip: "Mostrar todo",
    shareImage: "Guardar como imagen",
    sharePicture: "Compartir la imagen",
    copyText: "Copiar como texto",
    copied: "Copiado.",
    replay: "Ver la repetición",
    why: (row) => `Por qué: ${row}`,
    notCounted: (n) =>
      plural("es", n, {
        one: "# objetivo abierto no cuenta",
        other: "# objetivos abiertos no cuentan",
      }),
    inTurns: (n) => `en ${turns(n)}`,
  },

  log: {
    shuffled: "Se barajan los mazos.",
    dealt: "Cuatro cartas por persona: una de cada mazo.",
    dealtIntro: "Cuatro cartas por persona: un objetivo, dos cazadores, una del mercado.",
    turn: (n) => `Turno ${n}.`,
    refilled: (deck, n) => `${deck}: el mazo estaba vacío, se barajan ${n} descartes.`,
    drawn: (who, deck) => `${who} roba: ${deck}.`,
    drawnCard: (who, deck, card) => `${who} roba ${card} (${deck}).`,
    missed: (who, deck) => `${deck} se agotó antes de que robara ${who}, que elige otra vez.`,
    revealed: (what) => `Se revela: ${what}.`,
    revealJoin: "; ",
    revealOne: (who, card, fate) =>
      fate === null
        ? `${who} ${card}`
        : `${who} ${fate === "sell" ? "vende" : fate === "reserve" ? "reserva" : "juega"} ${card}`,
    decided: (who, fate) =>
      `${who} la ${fate === "sell" ? "vende" : fate === "reserve" ? "reserva" : "juega"}.`,
    sold: (who, card) => `${who} vende ${card}.`,
    credit: (who, n, why) =>
      `${who} toma ${credits(n)}${{ sale: " por la venta", capture: " por la captura", "fourth-capture": " por la cuarta captura", owed: ", el que se le debía" }[why]}.`,
    paid: (who, n, card) => `${who} paga ${credits(n)} por ${card}.`,
    reserved: (who, card) => `${who} reserva ${card}.`,
    crate: (who, card) => `${who} guarda ${card}.`,
    signed: (who, card) => `${who} firma ${card}.`,
    bonusContract: (who, card) => `${who} roba de premio: ${card}.`,
    target: (who, card) => `${who} va a por ${card}.`,
    targetOnPile: (who, card) => `${card} debe ir con la pila de ${who}.`,
    attacks: (who, card, target) => `${who} ataca a ${target} con ${card}.`,
    waits: (who, card) => `${who} no tiene objetivo: ${card} espera uno.`,
    captured: (who, target, nth) => `${who} captura a ${target}: captura número ${nth}.`,
    owed: (who) => `Quedan pocos contratos: ${who} recibe el suyo al final del paso.`,
    contractLost: (who) => `No queda contrato para ${who}.`,
    creditOwed: (who) =>
      `No queda ficha en el lugar de ${who}: un crédito llegará al final del paso, si lo hay.`,
    creditLost: (who) => `No quedan créditos: nada para ${who}.`,
    end: (who, last) => `Cuarta captura: ${who}. La partida termina tras el turno ${last}.`,
    bonusRound: "El crédito de premio se puede gastar ya.",
    passed: "Cada mano pasa un asiento a la izquierda.",
    ended: "El último turno ha terminado: a contar puntos.",
  },

  options: {
    mode: {
      label: "Partida",
      values: { full: "Partida completa", introductory: "Iniciación: sin contratos" },
      hint: "La iniciación deja fuera los contratos.",
    },
    commit: {
      label: "Sellado antes de revelar",
      values: { card: "Solo la carta", fate: "La carta, y jugar o vender" },
      hint: "Lo que queda fijado antes de girar las cartas.",
    },
    freshReserve: {
      label: "Carta reservada este turno",
      values: { "may-activate": "puede pagarse ya", waits: "espera al turno siguiente" },
      hint: "Importa cuando una captura da un crédito.",
    },
    credits: {
      label: "Créditos",
      values: { unlimited: "sin límite", "forty-two": "42, como en la caja" },
      hint: "En la práctica nunca se acaban.",
    },
    emptyMajority: {
      label: "Nadie tiene cajas",
      values: { nobody: "sin bonificación", everybody: "bonificación para todo el mundo" },
      hint: "¿Quién tiene más de nada?",
    },
  },

  bots: {
    random: { name: "Turista", line: "Juega cualquier cosa permitida." },
    novice: { name: "Errante", line: "Le gustan los puntos a la vista y olvida lo que cuestan." },
    steady: { name: "Rastreador", line: "Cuenta, compra, captura. Una mesa justa." },
    sharp: { name: "Veterano del gremio", line: "Sabe que el ritmo gana y termina pronto." },
    master: { name: "Maestro del gremio", line: "Imagina muchas partidas antes de cada jugada." },
  },
};
