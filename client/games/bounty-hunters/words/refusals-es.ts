import { plural } from "#client/words/language.ts";
import type { Refusals } from "./refusals-en.ts";

const credits = (n: unknown): string =>
  plural("es", Number(n), { one: "# crédito", other: "# créditos" });

export const refusalsEs: Refusals = {
  "game-over": () => "La partida ha terminado.",
  "wrong-step": () =>
    "En este paso no: todo el mundo termina un paso antes de empezar el siguiente.",
  "already-drawn": () => "Ya has robado tu carta este turno.",
  "no-such-deck": () => "Ese mazo no existe.",
  "no-contracts": () => "La partida de iniciación se juega sin contratos.",
  "deck-empty": () => "Este mazo y su descarte están vacíos.",
  "not-in-hand": () => "Esa carta no está en tu mano.",
  "fate-too-early": () =>
    "En esta mesa solo se sella la carta; jugar o vender viene después de revelar.",
  "fate-missing": () => "Di qué haces con la carta: jugarla o venderla.",
  "cannot-reserve": () => "Solo se reservan cartas que tienen coste.",
  "cannot-pay": ({ cost, credits: have }) => `Cuesta ${credits(cost)} y tienes ${have}.`,
  "nothing-to-decide": () => "No hay nada que decidir.",
  "nothing-to-place": () => "No hay ninguna carta que colocar.",
  "no-such-confrontation": () => "Ese enfrentamiento no existe en tu zona.",
  "already-captured": () => "Ya está capturado: no admite más ataques.",
  "window-closed": () => "Tu turno ha terminado; las cartas reservadas esperan al siguiente.",
  "decide-first": () => "Primero decide qué haces con la carta revelada.",
  "place-first": () => "Primero coloca la carta que has jugado.",
  "not-reserved": () => "Esa carta no está reservada.",
  "reserved-this-turn": () => "Reservada este turno: en esta mesa espera al siguiente.",
  "no-choice-of-target": () => "Solo puede ir a un sitio.",
  "target-missing": () => "Di a qué objetivo ataca.",
  "not-seated": () => "No tienes asiento en esta mesa.",
  "target-alone": () => "Un objetivo abre su propio enfrentamiento.",
  "pile-first": () => "Hay una pila esperando: tu próximo objetivo debe ir con ella.",
  "not-there": () => "Esa carta no puede ir ahí.",
  other: () => "Las reglas no lo permiten.",
};
