import { plural } from "../../words/language.ts";
import type { VerifyWords } from "./en.ts";

const counted = (count: number, one: string, other: string): string =>
  plural("es", count, { one, other });

export const es: VerifyWords = {
  title: "Verificar una partida",
  intro:
    "La semilla se selló antes de la primera carta y se abrió tras la última. Esta página reparte de nuevo toda la partida con ella, aquí en tu navegador, y compara cada suceso.",
  file: "Elegir el registro de una partida",
  fileFrom:
    "El registro de la partida sale de la página de resultado de una partida terminada: abre allí «Verificar esta partida» y luego «Guardar el registro». Quien lleva el salón también obtiene uno de una partida de bots con simulate --export.",
  checking: "Repartiendo de nuevo…",
  good: "Cada carta salió de la semilla sellada y cada jugada fue legal.",
  otherRules: (then: number, now: number, alike: number, moves: number) =>
    `Las jugadas se juzgaron con la versión ${then} de las reglas; este salón tiene la versión ${now}, que juzga igual ${alike} de ${moves}. El reparto y el resultado son los que da la semilla.`,
  bad: "Este registro no es lo que se jugó.",
  badge: "Verificada",
  notOver: "La semilla sigue sellada hasta que acabe la partida.",
  pages: (count) =>
    counted(count, "# página del registro verificada", "# páginas del registro verificadas"),
  seed: "Semilla",
  commit: "Sellada como",
  download: "Guardar el registro",
  unreadable: "Este archivo no es el registro de una partida.",
  flaws: {
    "not-a-journal": "Esto no es el registro de una partida.",
    "no-journal": "Aquí no hay ningún registro.",
    "newer-format": "El archivo viene de un Guildhall más nuevo.",
    altered: "El texto se cambió después de guardarlo.",
    "cut-off": "Falta el final del archivo.",
    unreadable: "Hay una página ilegible.",
    "unknown-game": "Es de un juego que este salón no conoce.",
    "other-rules": "Se juzgó con otra versión de las reglas.",
    content: "El mazo de cartas no es el que se jugó.",
    numbering: "Las páginas están desordenadas.",
    "not-finished": "La partida no ha terminado.",
    commit: "La semilla no coincide con su sello.",
    seed: "La semilla es ilegible.",
    entropies: "Se cambió lo que aportaron quienes juegan.",
    "set-up": "El reparto no sale de la semilla.",
    refused: "Una jugada iba contra las reglas.",
    events: "Lo ocurrido no se sigue de la jugada.",
    "time-out": "Una jugada por tiempo no es la de las reglas.",
    reasons: "Se cambiaron las razones de un bot.",
    "taken-back": "Una jugada deshecha no encaja.",
    amended: "Una corrección no encaja.",
    outcome: "El resultado no se sigue de la partida.",
    "after-the-end": "Algo pasó después del final.",
  },
  atPage: (page) => (page === 0 ? "En la cabecera" : `En la página ${page}`),
};
