/** In Spanish: the numbered databank: each version’s title, its story, and the lines a player may take. */
import type { databank as english } from "../en/databank.ts";

export const databank: Readonly<Record<keyof typeof english, string>> = {
  "databank.1a.title": "Atención no deseada",
  "databank.1a": "Un desconocido admira tus cajas y sabe lo que pesan.",
  "databank.1b.title": "Gente interesada",
  "databank.1b": "Tres personas dicen ser tu comprador. Dos no sonríen.",
  "databank.1c.title": "Seguridad local",
  "databank.1c":
    "La policía del muelle quiere echar un vistazo. Ha traído una palanca para ayudar.",
  "databank.1d.title": "Presencia imperial",
  "databank.1d": "Armaduras blancas a ambos lados de la plataforma, y un oficial con una lista.",
  "smuggling.deliver-and-lose": "Entregar y perder simpatía",
  "smuggling.keep": "Quedarte la carga por ahora",
  "smuggling.deliver-cheaper": "Entregar por 6.000 menos",
  "smuggling.fight": "Abrirte paso a golpes",
  "smuggling.discard": "Deshacerte de la carga",
  "databank.40a.title": "Una partida épica de sabacc",
  "databank.40a": "La partida va por su tercer día. La silla que te ofrecen aún está caliente.",
  "databank.40b.title": "Una partida de sabacc a cuchillo",
  "databank.40b": "En esta mesa todos hacen trampas. Ganar es cuestión de modales.",
  "databank.40b.cheat": "Servirte una carta más",
  "databank.41a.title": "Alianza frágil",
  "databank.41a": "Todavía te dan la mano. Después se cuentan los dedos.",
  "databank.41b.title": "Confianza perdida",
  "databank.41b": "Alguien les contó con quién cenaste. Habrían preferido no saberlo.",
  "databank.42a.title": "Reglas de la casa",
  "databank.42a":
    "El casino gana por costumbre. Tienes una placa, una bolsa y once minutos antes de que la costumbre te mire.",
  "databank.42b.title": "El turno de noche",
  "databank.42b":
    "Pasada la medianoche solo los droides cuentan fichas, y nunca preguntan por qué llevas una escalera.",
  "databank.42b.tip": "Vaciar la máquina de propinas al salir",
  "databank.43a.title": "Grupo de abordaje",
  "databank.43a":
    "Iguala la velocidad, quema la cerradura, toma el puente. La tripulación del carguero también tiene un plan, y más ruidoso.",
  "databank.43b.title": "Ya está firmado",
  "databank.43b":
    "Otro tiene papeles del mismo carguero. Encajan mejor que los tuyos, y sus cañones también.",
  "databank.44a.title": "Bajo el suelo del palacio",
  "databank.44a":
    "El botín está bajo la sala del trono. Arriba la música suena fuerte; aquí abajo, las tuberías más.",
  "databank.44b.title": "La bestia del sótano",
  "databank.44b":
    "El guardián del sótano no cobra sueldo. Le dan de comer los martes. Hoy es lunes.",
  "databank.45a.title": "Subasta con vigilancia",
  "databank.45a":
    "Todos en la sala quieren la joya y nadie quiere pagar. El portero se ha dado cuenta.",
  "databank.45a.bribe": "Pagar al portero",
  "databank.45a.run": "Salir corriendo",
  "databank.45b.title": "La segunda joya",
  "databank.45b":
    "Hay dos joyas en dos vitrinas. Una es de cristal. La alarma está en la otra, o en las dos.",
  "databank.46a.title": "Demasiados pársecs",
  "databank.46a":
    "Carga en silencio, sal con estruendo y fíate de un atajo que tres pilotos mejores nunca apuntaron.",
  "databank.46b.title": "El camino largo",
  "databank.46b": "El camino corto está vigilado. El largo solo está vivo.",
  "databank.47a.title": "La cámara bajo las olas",
  "databank.47a":
    "La puerta bajo el mar se abre a quien lea su poema en voz alta, en orden y aguantando la respiración.",
  "databank.47b.title": "Una conservadora con rifle",
  "databank.47b":
    "Conoce cada reliquia por su nombre, la distancia a cada ventana y, ahora, tu cara.",
  "databank.50a.title": "Por el pozo de especia",
  "databank.50a":
    "Cuatro niveles más abajo alguien tararea para que lo encuentres. Los guardias también lo oyen.",
  "databank.50b.title": "Cambio de turno",
  "databank.50b":
    "Durante dos minutos nadie cuenta a los mineros. Dos minutos es mucho, si no cargas con nadie.",
  "databank.51a.title": "Ojos en la cantina",
  "databank.51a":
    "Un habitual escribe a quien no debe. Esta noche todos los habituales beben con la izquierda.",
  "databank.51b.title": "El agente doble",
  "databank.51b":
    "Los dos bandos pagan el mismo informe. Te piden averiguar quién recibe la copia buena.",
  "databank.55a.title": "Dos repetidores, un minuto",
  "databank.55a":
    "Los dos repetidores deben caer en el mismo minuto. El reloj de tu socio adelanta, o el tuyo atrasa.",
  "databank.55b.title": "Estática",
  "databank.55b":
    "Conviertes toda la red en ruido. A alguien de la guarnición le gusta el silencio menos de lo que creías.",
  "databank.57a.title": "Nada personal",
  "databank.57a":
    "Lo dices dos veces, para que quede claro. La otra persona asiente y deja el vaso.",
  "databank.57b.title": "Las manos donde pueda verlas",
  "databank.57b": "Un robo honrado empieza con un saludo. Rara vez sigue así.",
  "databank.58a.title": "El olor del nido",
  "databank.58a":
    "Aquí abajo se conocen por el olor. Te han prestado un abrigo que debería bastar.",
  "databank.58b.title": "Un sitio en la mesa",
  "databank.58b": "La matriarca te ofrece una silla. Está húmeda y ya fue de alguien.",
  "databank.58b.pay": "Pagar por un asiento",
  "databank.58b.run": "Irte por el desagüe",
  "databank.59a.title": "Cargas en la vela",
  "databank.59a":
    "Seis cargas, cinco pinzas, una vela con viento fuerte. Alguien tiene que sujetar la sexta.",
  "databank.59b.title": "Fiesta en la cubierta baja",
  "databank.59b":
    "Los invitados están arriba, el combustible abajo y la banda en medio, sin parar.",
  "databank.60a.title": "Mano ligera",
  "databank.60a": "La bolsa está en el bolsillo interior. También, descubres, hay una mano.",
  "databank.60b.title": "El cambiazo",
  "databank.60b":
    "Dos bolsas iguales, un banco, un instante en que nadie mira. Esperas que sea el tuyo.",
  "databank.61a.title": "Dos vueltas y un cañón",
  "databank.61a": "Doce motores, una bandera y un cañón que el año pasado era más ancho.",
  "databank.61b.title": "El favorito del lugar",
  "databank.61b":
    "El público ha venido a ver ganar un nombre. No es el tuyo, y alguien ha tocado tus acoplamientos.",
  "databank.63a.title": "La sala del trono observa",
  "databank.63a":
    "Todos los que cuentan miran esta batalla en una pantalla. Vuela como si pudieran alcanzarte a través de ella.",
  "databank.64a.title": "La maleta equivocada",
  "databank.64a": "Es del color correcto y hace tictac. El cliente no dijo nada del tictac.",
  "databank.64b.title": "Una cara entre la gente",
  "databank.64b": "Tu contacto lleva una bufanda roja. Es la temporada de las bufandas rojas.",
  "databank.65a.title": "Silencio en el canal",
  "databank.65a": "La baliza no está rota. Está escuchando.",
  "databank.65b.title": "Una voz dentro",
  "databank.65b":
    "La baliza pregunta con educación quién eres, y cierra la escotilla a tu espalda.",
  "databank.66a.title": "Ala con ala",
  "databank.66a": "Ocho naves vuelan como una. La séptima es nueva, y eres tú.",
  "databank.66b.title": "El hueco",
  "databank.66b": "Dejaron un hueco en la formación para alguien que no volverá. Llénalo.",
  "databank.67a.title": "Pagadero a la vista",
  "databank.67a": "Dice que el dinero está en camino. Sus hermanos también.",
  "databank.67b.title": "La prima",
  "databank.67b":
    "El deudor no está. La prima sí, levanta deslizadores para vivir y quiere ver la factura.",
  "databank.68a.title": "Nueve capas de cifrado",
  "databank.68a": "Bajo la octava capa hay un chiste. Bajo la novena, una dirección.",
  "databank.68b.title": "Ya leído",
  "databank.68b": "Alguien abrió el mensaje antes que tú y corrigió la ortografía.",
  "databank.68b.pay": "Pagar a la descifradora",
  "databank.68b.leave": "Dejarlo sin leer",
  "databank.70a.title": "Una palabra al oído correcto",
  "databank.70a": "Tienes una frase con alguien importante. Usa palabras cortas.",
  "databank.70b.title": "Cena con un vigo",
  "databank.70b": "Siete platos, y con cada uno una pregunta. El pescado es una prueba.",
  "databank.71a.title": "Lo que sabía el archivo",
  "databank.71a": "La respuesta está en el tercer sótano, archivada en «tiempo».",
  "databank.71b.title": "Nombres en una lista",
  "databank.71b": "Doce nombres, uno de ellos inventado. Tus amigos quieren saber cuál.",
  "databank.72a.title": "El cuadro de guardias",
  "databank.72a":
    "El mejor oficial tiene el peor horario. Quien sepa leer el cuadro entra a las cuatro.",
  "databank.72b.title": "Un hueco en la línea",
  "databank.72b": "La línea aguanta en todas partes menos aquí. O es suerte o es un cebo.",
  "databank.93a.title": "El jefe de muelle cuenta dos veces",
  "databank.93a": "Una caja de más. Lo apunta, y al lado tu nombre.",
  "databank.94a.title": "Disparos sobre la rampa",
  "databank.94a": "La carga sí tenía dueño, y el dueño tiene amigos.",
  "databank.95a.title": "Un rastreador en la caja",
  "databank.95a": "Parpadea. No muy lejos, una pantalla le responde.",
  "databank.96a.title": "El vendedor se ha ido",
  "databank.96a": "La señal, también.",
};
