/** In Spanish: what goes on working while a card is yours. */
import type { cardAbilities as english } from "../../en/tell/abilities.ts";

export const cardAbilities: Readonly<Record<keyof typeof english, string>> = {
  "has.bonus-ground": "{amount} al combate en tierra",
  "has.bonus-ship": "{amount} al combate de naves",
  "has.bonus-health": "{amount} de salud",
  "has.bonus-hull": "{amount} de casco",
  "has.bonus-hyperdrive": "{amount} de hiperimpulsor",
  "has.skill": "da la habilidad {skill}",
  "has.turn-focus-hit": "convierte hasta {count} de tus enfoques en {count|impacto|impactos}",
  "has.turn-one-focus-hit": "convierte uno de tus enfoques en impacto",
  "has.turn-one-focus-crit": "convierte uno de tus enfoques en crítico",
  "has.turn-focus-crit": "convierte hasta {count} de tus enfoques en {count|crítico|críticos}",
  "has.cancel-hit": "anula un impacto enemigo",
  "has.cancel-crit": "anula un crítico enemigo, o un impacto si no hay",
  "has.focus-cancels": "cada uno de tus enfoques anula un impacto enemigo",
  "has.fewer-dice": "el rival tira un dado menos",
  "has.reroll-blanks": "una vez, vuelve a tirar tus caras vacías",
  "has.reroll-any": "una vez, vuelve a tirar cuantos dados tuyos quieras",
  "has.reroll-one":
    "una vez por tirada puedes volver a tirar uno de tus dados, en combate, en una prueba o donde sea",
  "has.reroll-test-focus": "en una prueba puedes volver a tirar una vez tus enfoques",
  "has.reroll-opposing":
    "una vez, el rival vuelve a tirar {count} de sus mejores dados, uno más si tienes {skills} a bordo",
  "has.focus-to-crit":
    "una vez por turno, convierte uno de tus enfoques en crítico, en combate o en una prueba",
  "has.hurt-for-hit":
    "si te quedan 2 o más de salud, sufre 1 de daño para poner uno de tus dados en impacto",
  "has.hurt-for-crit":
    "si te quedan 2 o más de salud, sufre 1 de daño para poner uno de tus dados en crítico",
  "has.rotate-for-dice": "gira esta carta para tirar {dice} {dice|dado|dados} más",
  "has.rotate-for-hits": "gira esta carta para añadir {hits} {hits|impacto|impactos}",
  "has.stun":
    "al cazar una recompensa puedes tirar un dado más, pero entonces solo puedes capturar",
  "has.suffer-less-win": "si ganas, sufre {amount} menos de daño",
  "has.suffer-less-always": "sufre {amount} menos de daño",
  "has.suffer-at-most": "si ganas, sufre {amount} de daño como mucho",
  "has.hurt-more": "si ganas, el rival sufre {amount} más de daño",
  "has.reward-job": "{amount} créditos más por cada trabajo completado",
  "has.reward-cargo": "{amount} créditos más por cada carga entregada",
  "has.elimination-reward": "{amount} créditos más cuando eliminas a un objetivo",
  "has.fame-for-credits-bounty":
    "puedes tomar 1 de fama en lugar de los créditos de una recompensa",
  "has.fame-for-credits-job": "puedes tomar 1 de fama en lugar de los créditos de un trabajo",
  "has.fame-for-credits-illegal":
    "puedes tomar 1 de fama en lugar de los créditos de una carga ilegal",
  "has.fame-while": "tienes {amount} más de fama mientras {condition}",
  "has.fame-always": "tienes {amount} más de fama",
  "has.patrol-fame": "{amount} de fama más cuando una patrulla da fama",
  "has.after-win": "cuando ganas",
  "has.credits-per-margin": "cuando ganas, gana {amount} créditos por cada punto de ventaja",
  "has.fame-to-credits": "cuando ganas fama, gana 1 menos y toma {amount} créditos a cambio",
  "has.starting-fame": "empiezas con {amount} de fama",
  "has.any-skill-once-per-turn":
    "una vez por turno, antes de una prueba, la habilidad cuenta una vez más para ti",
  "has.any-skill-discard-when-passed":
    "antes de una prueba, la habilidad puede contar una vez más para ti; si la superas, esta carta se descarta",
  "has.slot-cargo": "{amount} {amount|hueco|huecos} de carga más",
  "has.slot-mod": "{amount} {amount|hueco|huecos} de mejora más",
  "has.bonus-per-job": "{bonus} por cada trabajo que tengas",
  "has.die-against-defeat":
    "a punto de quedar fuera de combate en el espacio, tira un dado: con {faces} recuperas {recover} de daño de la nave en su lugar",
  "has.no-forced-patrols": "no tienes que luchar con las patrullas que te odian",
  "has.patrols-forgive": "vencer a una patrulla no te cuesta reputación",
  "has.hold-ship": "puedes detener a quien cruce tu espacio",
  "has.slot-crew": "{amount} {amount|plaza|plazas} de tripulación más",
  "has.smuggle": "cuando tiras por una carga ilegal, {faces} cuenta como impacto",
  "one.hit": "un impacto",
  "one.crit": "un crítico",
  "one.focus": "un enfoque",
  "one.blank": "una cara vacía",
  "has.slip-past":
    "cuando una patrulla vaya a detenerte, haz una prueba {skills}; si la superas, sigue volando",
  "has.avoid-defeat":
    "en vez de quedar fuera de combate, puedes renunciar a un tripulante y recuperar todo el daño",
  "has.send-patrol-away":
    "cuando una carta que revelas mueve una patrulla a {within} {within|espacio|espacios} de ti o menos, puedes mandarla tras otro jugador",
  "has.reach":
    "tu encuentro puede ser con una patrulla o un contacto a {spaces} {spaces|espacio|espacios} como mucho",
  "has.when-defeated": "cuando quedas fuera de combate",
  "has.lost-with-ship-combat": "esta carta se pierde cuando pierdes un combate de naves",
  "has.may-be-fought": "los demás en tu espacio pueden luchar contigo como encuentro",
  "has.after-orange-crew": "cuando un contacto naranja se une a tu tripulación",
  "lead.any-roll": "Cualquier tirada",
  "lead.ground": "Combate en tierra",
  "lead.ship": "Combate de naves",
  "lead.both": "Combate",
  "lead.they-win": "Gana el otro",
  "lead.they-lose": "Pierde el otro",
  "step.planning": "Planificación",
  "step.action": "Acción",
  "step.encounter": "Encuentro",
  "step.patrol-won": "Tras vencer a una patrulla",
  "step.special": "Al final",
};
