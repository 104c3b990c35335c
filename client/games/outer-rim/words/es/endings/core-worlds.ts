/** In Spanish: how the stories of the Core Worlds end. */
import type { coreWorlds as english } from "../../en/endings/core-worlds.ts";

export const coreWorlds: Readonly<Record<keyof typeof english, string>> = {
  "encounter.core-worlds-01.show.pass":
    "Te ve todo el que importa, por el lado bueno. Por la mañana eres tendencia.",
  "encounter.core-worlds-01.show.fail": "Te ven los del catering, que mandan la cuenta.",
  "encounter.core-worlds-01.across.yes.pass":
    "Cruzas el Núcleo entre un violonchelo y una caja de sombreros.",
  "encounter.core-worlds-01.across.yes.fail": "El violonchelo era de aduanas.",
  "encounter.core-worlds-01.across.no": "Hay orquesta, y un pastelito con el nombre del crucero.",
  "encounter.core-worlds-02.core-worlds.pass":
    "El lote nueve está rotulado «tope de puerta». Pujas contra la puerta.",
  "encounter.core-worlds-02.core-worlds.fail": "Compras la etiqueta.",
  "encounter.core-worlds-02.across.yes.pass":
    "Pasas al dar la medianoche, mientras se ata las zapatillas.",
  "encounter.core-worlds-02.across.yes.fail": "Es más rápido de lo que parece.",
  "encounter.core-worlds-02.toll.done": "Te dan un recibo, un sello y el otro lado de la galaxia.",
  "encounter.core-worlds-03.core-worlds.yes":
    "Te pagan a la luz, en ventanilla, con la cola mirando.",
  "encounter.core-worlds-03.core-worlds.no.pass":
    "A oscuras todos los sobres son iguales. Coges el gordo.",
  "encounter.core-worlds-03.core-worlds.no.fail": "Alguien enciende la luz.",
  "encounter.core-worlds-03.across.pass": "«Cumpleaños», dices. Te da paso, y canta toda la ruta.",
  "encounter.core-worlds-03.across.fail": "No se te ocurre ninguna.",
  "encounter.core-worlds-03.across.fail.yes":
    "A él se le ocurre una, mira tu expediente y llama a un amigo.",
  "encounter.core-worlds-03.across.fail.no": "Escribe «extravío» y te deja pasar, por lástima.",
  "encounter.core-worlds-04.core-worlds.pass":
    "Le ganas con los patos. Insiste en presentarte a su ministro.",
  "encounter.core-worlds-04.core-worlds.fail": "Tenía cañones de verdad detrás de los columpios.",
  "encounter.core-worlds-04.across.yes.pass": "Entras como maniobra y sales como resultado.",
  "encounter.core-worlds-04.across.yes.fail": "Están practicando contigo.",
  "encounter.core-worlds-04.across.no":
    "Abren un pasillo, disparan una salva por error y pagan la pintura.",
  "encounter.core-worlds-05.archive.pass": "El vigilante nocturno lee en voz alta. Tomas apuntes.",
  "encounter.core-worlds-05.archive.fail": "Te archivas en la A de allanamiento.",
  "encounter.core-worlds-05.collector.done": "Paga por herida. Recuerdas varias.",
  "encounter.core-worlds-05.bribe.done":
    "La piloto no lee dos veces un historial. Cruzas con las luces apagadas.",
  "encounter.core-worlds-05.across.no": "Bastante limpio, dice la piloto, y suena decepcionada.",
  "encounter.core-worlds-06.across.pass": "El otro extremo ya está abierto.",
  "encounter.core-worlds-06.across.fail":
    "Tienen una mesa, una lámpara y la lista de lo que llevas.",
  "encounter.core-worlds-06.pay.done": "Dan cambio. Es esa clase de negocio.",
  "encounter.core-worlds-06.crate.done": "No la abren. Casi les avisas.",
  "encounter.core-worlds-07.across.yes": "Se mueve un guante blanco. Pasas antes de que baje.",
  "encounter.core-worlds-07.give.done":
    "El funcionario lo admira, lo apunta como regalo y te apunta entre las amistades.",
  "encounter.core-worlds-08.core-worlds.pass":
    "El ayudante del otro senador está detrás, con mejor precio y una carta para Naboo.",
  "encounter.core-worlds-08.core-worlds.fail": "Era este senador.",
  "encounter.core-worlds-08.across.yes.pass":
    "Sueltas el aire al otro lado, de golpe, con todo el convoy.",
  "encounter.core-worlds-08.across.yes.fail": "Alguien estornuda en medio, y es tu reactor.",
  "encounter.core-worlds-08.across.no":
    "Cuentan, y la cifra cuadra. Ser una cifra se paga un poco.",
  "encounter.core-worlds-09.core-worlds.pass":
    "Corriges el tomo tres. Te paga, y se quita el sombrero ante tus botas.",
  "encounter.core-worlds-09.core-worlds.fail": "Te corrige, con número de página.",
  "encounter.core-worlds-09.ticket.done":
    "Naves a ambos lados, todas dormidas. Por la mañana es otro cielo.",
  "encounter.core-worlds-09.stow.pass": "Está llena de gente que no se ha visto nunca. Te sumas.",
  "encounter.core-worlds-09.stow.fail": "Debajo de la bodega de debajo solo hay agua sucia.",
  "encounter.core-worlds-10.across.yes.pass":
    "Anuncia a una princesa. Haces una reverencia, con toda la nave.",
  "encounter.core-worlds-10.across.yes.fail": "Lee el antiguo, y el anterior.",
  "encounter.core-worlds-10.across.no": "Te lee correctamente. Da gusto llamarse así, por una vez.",
  "encounter.core-worlds-11.suit.pass":
    "En el baile te toman por el escándalo de una buena familia. Todos quieren el próximo vals.",
  "encounter.core-worlds-11.suit.fail": "Es un traje precioso. Te piden que traigas más canapés.",
  "encounter.core-worlds-11.doctor.done":
    "Te cosen la cicatriz y escriben mal el nombre, a petición.",
  "encounter.core-worlds-11.across.no":
    "Te suben en camilla, te arropan y te despiertan al otro lado.",
  "encounter.core-worlds-12.core-worlds.pass": "Cuando calla la banda pesas muchas cositas más.",
  "encounter.core-worlds-12.core-worlds.fail": "El diez millonésimo te miraba a ti.",
  "encounter.core-worlds-12.across.yes.pass": "Lo tratas como un simulacro y lo ganas.",
  "encounter.core-worlds-12.across.yes.fail": "No era un simulacro.",
  "encounter.core-worlds-12.across.no": "Era un simulacro. Agradecen tu paciencia por megafonía.",
  "encounter.core-worlds-13.loan.done": "El dinero es nuevo y huele a reputación ajena.",
  "encounter.core-worlds-13.save.pass":
    "La cláusula cuarenta paga a quien lee la cláusula cuarenta.",
  "encounter.core-worlds-13.save.fail": "Se hace más pequeña.",
  "encounter.core-worlds-13.across.yes":
    "Dos personas responden por ti a la vez, con las mismas palabras. Firma para que paren.",
  "encounter.core-worlds-13.stamp.done": "Lo sopesa, sonríe y firma con tu pluma, que se queda.",
  "encounter.core-worlds-14.core-worlds.pass":
    "Ganas con la silla. La academia añade una página, y un general pide clases.",
  "encounter.core-worlds-14.core-worlds.fail": "Llevan cuatro años practicando modales, con punta.",
  "encounter.core-worlds-14.across.pass":
    "Giras con la ruta, que te lleva como a un sombrero por un río.",
  "encounter.core-worlds-14.across.fail": "Es mediodía.",
  "encounter.core-worlds-14.across.fail.yes": "Los que vienen de frente conocen tu nave.",
  "encounter.core-worlds-14.across.fail.no":
    "Los que vienen de frente te hacen sitio, con mucha cortesía.",
  "encounter.core-worlds-15.core-worlds.pass": "A medianoche te llevan al ascensor, a hombros.",
  "encounter.core-worlds-15.core-worlds.fail": "A medianoche te llevan al ascensor.",
  "encounter.core-worlds-15.across.yes.pass": "Ahora sí hay asas.",
  "encounter.core-worlds-15.across.yes.fail": "Conoces las paredes.",
  "encounter.core-worlds-15.across.no":
    "Viajas como carga, en primera, con una etiqueta de «arriba».",
  "encounter.core-worlds-16.crate.done": "La encuentran al cerrar. Hace horas que has cruzado.",
  "encounter.core-worlds-16.run.pass": "Sus gritos se hacen pequeños muy deprisa.",
  "encounter.core-worlds-16.run.fail": "A ellos no se les había olvidado la barrera.",
  "encounter.core-worlds-16.across.no": "Te encuentran agradable, con un vale que lo dice.",
  "encounter.core-worlds-17.view.done":
    "Tres días, seis comidas al día y un mecánico que canta. Salís como el primer día, la nave y tú.",
  "encounter.core-worlds-17.lobby.done": "Llevas once maletas y abres una sin querer.",
  "encounter.core-worlds-17.across.yes.pass": "Al segundo café está seguro de que sois familia.",
  "encounter.core-worlds-17.across.yes.fail": "Se acuerda, y su libreta también.",
  "encounter.core-worlds-17.across.no": "Te recuerda con cariño, y manda que miren ese ruido.",
  "encounter.core-worlds-18.wait.done":
    "Tu sitio se vende por mil a alguien que siempre ha tenido luz verde.",
  "encounter.core-worlds-18.dash.pass": "Verde es, visto desde este lado.",
  "encounter.core-worlds-18.dash.fail": "Es un rojo muy duro.",
  "encounter.core-worlds-18.across.no": "Se acaba la discusión. Verde.",
  "encounter.core-worlds-19.core-worlds.pass":
    "Firmas por el depuesto con una rúbrica. Deja de hacer tictac cuando lo admiras.",
  "encounter.core-worlds-19.core-worlds.fail":
    "El empleado te pide la corona, u otra identificación.",
  "encounter.core-worlds-19.across.yes.pass":
    "No preguntas nada, y tan bien que las patrullas tampoco.",
  "encounter.core-worlds-19.across.yes.fail": "Haces una.",
  "encounter.core-worlds-19.across.no.pass":
    "Hablas del tiempo de nueve mundos. Nunca te pagaron tan bien el tiempo.",
  "encounter.core-worlds-19.across.no.fail":
    "Tú tampoco dices nada, todo el viaje. Es un descanso.",
  "encounter.core-worlds-20.across.pass":
    "«A la izquierda», dices. Era a la izquierda. Hay un pequeño premio.",
  "encounter.core-worlds-20.across.fail": "«A la derecha», dices.",
  "encounter.core-worlds-20.across.fail.yes":
    "El examinador pasa a la segunda página, y ahí estás.",
  "encounter.core-worlds-20.across.fail.no":
    "No estás en la lista. Te deja pasar, con un punto por sinceridad.",
};
