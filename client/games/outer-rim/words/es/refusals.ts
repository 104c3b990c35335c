/** In Spanish: why not: one sentence for each refusal. */
import type { refusals as english } from "../en/refusals.ts";

export const refusals: Readonly<Record<keyof typeof english, string>> = {
  "refusal.game-over": "La partida ha terminado.",
  "refusal.not-asked": "Ahora no se te pide nada.",
  "refusal.hostile-patrol-first": "Hay una patrulla hostil: lucha primero con ella.",
  "refusal.wrong-question": "Eso no responde a la pregunta: {question}",
  "refusal.out-of-reach": "Tu hiperimpulsor no llega hasta {space}.",
  "refusal.nothing-to-recover": "No hay daño que recuperar.",
  "refusal.no-market-here": "Aquí no hay mercado para ti ahora.",
  "refusal.cannot-buy":
    "No puedes comprar esa carta ({deck}): lo impide el precio, el planeta o el hueco.",
  "refusal.no-more-discards": "Ya has descartado bastante en esta visita ({deck}).",
  "refusal.not-its-destination": "Este no es el destino de «{card}».",
  "refusal.nobody-to-trade-with": "Aquí no hay nadie con quien intercambiar.",
  "refusal.ability-not-ready": "{ability}: no se puede usar ahora.",
  "refusal.no-such-patrol-here": "{patrol} no está aquí.",
  "refusal.contact-not-here": "Ese contacto no está aquí.",
  "refusal.not-in-the-core": "Solo se cruza desde un espacio del Núcleo.",
  "refusal.not-at-the-job": "«{card}» se hace en otro sitio.",
  "refusal.target-not-here": "Tu objetivo no está aquí: {card}.",
  "refusal.no-favor-now": "Ahora no se puede pedir un favor.",
  "refusal.cannot-pay": "No puedes pagar eso.",
  "refusal.not-offered": "Esa opción no está entre las posibles: {question}",
  "refusal.quoted": "«{words}»",
  "refusal.that-ability": "Esa habilidad",
};
