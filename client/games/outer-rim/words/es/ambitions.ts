/** In Spanish: the ambition sheets: name, story, and each goal by its place on the sheet. */
import type { ambitions as english } from "../en/ambitions.ts";

export const ambitions: Readonly<Record<keyof typeof english, string>> = {
  "ambition.hero-of-the-rebellion.name": "Héroe de la Rebelión",
  "ambition.hero-of-the-rebellion":
    "Te apuntaste a un viaje. Ha habido varios, y alguien ha pintado tu cara en una pared.",
  "ambition.hero-of-the-rebellion.0": "Roba un encuentro en Mon Calamari",
  "ambition.hero-of-the-rebellion.1": "Roba un encuentro en Ryloth",
  "ambition.hero-of-the-rebellion.2": "Ten buena reputación con los rebeldes y mala con el Imperio",
  "ambition.hero-of-the-rebellion.3": "Vence a la gran flota imperial y sigue en pie",
  "ambition.servant-of-the-emperor.name": "Al servicio del Emperador",
  "ambition.servant-of-the-emperor":
    "Una lanzadera negra trae tus instrucciones. Ya no preguntas quién las firma.",
  "ambition.servant-of-the-emperor.0": "Roba un encuentro en los Mundos del Núcleo",
  "ambition.servant-of-the-emperor.1":
    "Denuncia a un sospechoso: un amigo de los rebeldes, un enemigo del Imperio o uno de los tuyos",
  "ambition.servant-of-the-emperor.2":
    "Ten buena reputación con el Imperio y mala con los rebeldes",
  "ambition.servant-of-the-emperor.3":
    "Da caza a una patrulla rebelde fuerte ante la sala del trono",
  "ambition.king-of-the-docks.name": "Rey de los muelles",
  "ambition.king-of-the-docks":
    "Toda caja del Borde pasa por una puerta. Te gustaría que fuera la tuya.",
  "ambition.king-of-the-docks.0": "Roba un encuentro en Nal Hutta",
  "ambition.king-of-the-docks.1": "Roba un encuentro en Ord Mantell",
  "ambition.king-of-the-docks.2": "Ten 15.000 créditos",
  "ambition.king-of-the-docks.3":
    "Cierra el último trato, en Kessel, con encanto o con las cuentas",
  "ambition.last-of-the-free-captains.name": "El último capitán libre",
  "ambition.last-of-the-free-captains":
    "Sin bandera, sin amo, sin horario. Es más difícil de lo que parece, y lo parece.",
  "ambition.last-of-the-free-captains.0": "Roba un encuentro en Takodana",
  "ambition.last-of-the-free-captains.1": "Roba un encuentro en Cantonica",
  "ambition.last-of-the-free-captains.2": "Ten dos tripulantes a bordo",
  "ambition.last-of-the-free-captains.3": "Cruza el corazón del Maelstrom",
  "ambition.vigo-in-waiting.name": "Vigo en espera",
  "ambition.vigo-in-waiting":
    "Nueve sillas alrededor de una mesa. Uno de los nueve tose, y tú ya has mandado flores.",
  "ambition.vigo-in-waiting.0": "Roba un encuentro en Kessel",
  "ambition.vigo-in-waiting.1": "Paga un tributo de 5.000 en Ord Mantell",
  "ambition.vigo-in-waiting.2": "Ten buena reputación con el Sindicato",
  "ambition.vigo-in-waiting.3": "Toma por la fuerza la silla vacía, en el Anillo de Kafrene",
  "ambition.huntmaster-of-the-hutts.name": "Maestro de caza de los hutts",
  "ambition.huntmaster-of-the-hutts":
    "El clan tiene una pared de cabezas y otra de cazadores. Piensas elegir tu pared.",
  "ambition.huntmaster-of-the-hutts.0": "Roba un encuentro en Tatooine",
  "ambition.huntmaster-of-the-hutts.1": "Roba un encuentro en Ryloth",
  "ambition.huntmaster-of-the-hutts.2": "Ten buena reputación con los hutts y lleva equipo",
  "ambition.huntmaster-of-the-hutts.3": "Vence al campeón del clan en el gran salón de Nal Hutta",
  "ambition.keeper-of-lost-things.name": "Guardián de lo perdido",
  "ambition.keeper-of-lost-things":
    "Arden los templos, cierran los museos, alguien vacía los cajones. Mejor que sea alguien que quite el polvo.",
  "ambition.keeper-of-lost-things.0": "Roba un encuentro en Naboo",
  "ambition.keeper-of-lost-things.1": "Roba un encuentro en los Mundos del Núcleo",
  "ambition.keeper-of-lost-things.2": "Ten un artículo de lujo",
  "ambition.keeper-of-lost-things.3":
    "Abre la última cámara, bajo Takodana, con conocimiento o de noche",
  "ambition.fastest-on-the-rim.name": "Lo más rápido del Borde",
  "ambition.fastest-on-the-rim":
    "Hay un récord y, al lado, un nombre con mala letra. La tuya es mejor.",
  "ambition.fastest-on-the-rim.0": "Roba un encuentro en Mon Calamari",
  "ambition.fastest-on-the-rim.1": "Roba un encuentro en los Mundos del Núcleo",
  "ambition.fastest-on-the-rim.2": "Pilota una nave de 15.000 o más",
  "ambition.fastest-on-the-rim.3":
    "Sal de Kessel y bate el récord: primero valor, luego aritmética",
};
