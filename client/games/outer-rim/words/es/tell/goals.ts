/** In Spanish: what personal goals, ship goals and ambitions ask for. */
import type { goals as english } from "../../en/tell/goals.ts";

export const goals: Readonly<Record<keyof typeof english, string>> = {
  "goal.bounty-reward": "cobra {times} {times|recompensa|recompensas}",
  "goal.bounty-delivered": "entrega {times} {times|objetivo capturado|objetivos capturados}",
  "goal.job-completed": "completa {times} {times|trabajo|trabajos}",
  "goal.cargo-delivered": "entrega {times} {times|carga|cargas}",
  "goal.illegal-delivered": "entrega {times} {times|carga ilegal|cargas ilegales}",
  "goal.combat-won": "gana {times} {times|combate|combates}",
  "goal.ground-combat-won": "gana {times} {times|combate|combates} en tierra",
  "goal.ship-combat-won": "gana {times} {times|combate|combates} de naves",
  "goal.patrol-beaten": "vence a {times} {times|patrulla|patrullas}",
  "goal.five-dice-beaten": "vence a {times} {times|rival|rivales} con cinco dados o más",
  "goal.crew-gained": "consigue {times} {times|tripulante|tripulantes}",
  "goal.orange-crew-gained":
    "suma a tu tripulación {times} {times|contacto naranja|contactos naranjas}",
  "goal.navpoint-encountered": "ten {times} {times|encuentro|encuentros} en puntos de navegación",
  "goal.imperial-3-encountered":
    "enfréntate a {times} {times|patrulla imperial|patrullas imperiales} de nivel 3 o 4",
  "goal.imperial-lost-while-negative": "pierde reputación con el Imperio cuando ya es mala",
  "goal.takodana-encountered": "ten {times} {times|encuentro|encuentros} en Takodana",
  "goal.ship-recovered-3": "repara tres de daño de la nave de una vez",
  "goal.planning-recovered-4": "recupera cuatro de daño en una planificación",
  "goal.times": "{goal} ({times} veces)",
  "goal.have": "se cumple en cuanto {condition}",
  "goal.while": "{goal}, mientras {condition}",
  "goal.while-having": "{goal} teniendo {what}",
  "goal.pay": "{goal}, y después paga {pay} créditos",
  "goal.ability": "se cumple con su capacidad",
  "lead.goal": "Objetivo",
  "lead.dash": "En cualquier momento",
  "lead.numbered": "Por orden",
  "lead.infinity": "Condición para ganar",
  "lead.final": "Al final de todo",
  "goal.encounter": "ten un encuentro {at}",
  "goal.begin-credits": "{credits} créditos",
  "goal.begin-card": "«{card}»",
};
