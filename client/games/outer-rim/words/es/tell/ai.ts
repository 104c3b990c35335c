/** In Spanish: the lines on the cards of printed opponents. */
import type { aiLines as english } from "../../en/tell/ai.ts";

export const aiLines: Readonly<Record<keyof typeof english, string>> = {
  "ai-line.recover-if-defeated": "si está fuera de combate, se recupera",
  "ai-line.recover": "si tiene daño, se recupera del todo",
  "ai-line.recover-per-damage":
    "si tiene daño, se recupera del todo y gana {perDamage} créditos por cada uno",
  "ai-line.recover-character": "su personaje recupera {amount} de daño",
  "ai-line.move-to-goal": "vuela hacia su meta más cercana",
  "ai-line.move-to-goal-fearless":
    "vuela hacia su meta más cercana; con una nave de {fearless} créditos o más ninguna patrulla lo para",
  "ai-line.move-to-goal-imperial":
    "vuela hacia su meta más cercana, incluidos los planetas imperiales",
  "ai-line.move-to-target": "vuela hacia un objetivo de sus recompensas",
  "ai-line.move-to-player": "vuela hasta el jugador más cercano a su alcance",
  "ai-line.move-to-player-standing":
    "vuela hasta el jugador más cercano a su alcance que siga en pie",
  "ai-line.move-to-most-hated": "va directamente hacia el jugador con más malas reputaciones",
  "ai-line.others-lose-reputation": "cada uno de los demás pierde una reputación a su elección",
  "ai-line.gain": "gana {amount} créditos",
  "ai-line.gain-per": "gana {amount} créditos {per}",
  "ai-line.buy": "compra la primera carta que pueda: {decks}",
  "ai-line.buy-anywhere":
    "compra la primera carta que pueda: {decks}; las recompensas incluso fuera de un planeta",
  "ai-line.buy-away":
    "compra la primera carta que pueda: {decks}; la patrulla de la carta siguiente se aleja",
  "ai-line.or-sell":
    "{buying}; si no compra nada en un planeta, retira una carta de carga por 4.000 créditos",
  "ai-line.buy-unless-full": "compra: {otherwise}, o {instead} si no le queda sitio para {thing}",
  "ai-line.buy-unless-full-anywhere":
    "compra: {otherwise}, incluso fuera de un planeta, o {instead} si no le queda sitio para {thing}",
  "ai-line.buy-luxury":
    "compra un lujo y gana 1 de fama; si no puede, gana 2.000 créditos por tripulante",
  "ai-line.deliver": "entrega sus cargas",
  "ai-line.deliver-hurt-ship":
    "entrega sus cargas; cada una ilegal le cuesta {damage} de daño a su nave",
  "ai-line.deliver-hurt-character":
    "entrega sus cargas; cada una ilegal le cuesta {damage} de daño a su personaje",
  "ai-line.deliver-lose-planet":
    "entrega sus cargas; cada una ilegal le cuesta reputación con la facción del planeta",
  "ai-line.reveal-lowest": "revela el contacto boca abajo de la clase más baja de aquí",
  "ai-line.reveal-matching":
    "revela un contacto boca abajo de una clase que buscan sus recompensas",
  "ai-line.jump":
    "se escabulle {spaces} {spaces|espacio|espacios} hacia su meta, sin que lo pare ninguna patrulla; su nave sufre 1 de daño",
  "ai-line.rob":
    "se descarta la carga, equipo o mejora más cara de un jugador de aquí, y cobra su coste",
  "ai-line.gamble":
    "tira un dado: crítico: 1 de fama; impacto: 3.000 créditos; enfoque: reputación con la facción del planeta",
  "ai-line.drop-hopeless-bounty":
    "si no tiene sitio para una recompensa, renuncia a la más alta cuyo objetivo no se conoce",
  "ai-line.find-bounty": "busca entre las recompensas una cuyo objetivo se conozca y se la queda",
  "ai-line.sell-fame": "con menos de 20.000 créditos, cede 1 de fama por 10.000 créditos",
  "ai-line.punish":
    "cada jugador de aquí sufre 2 de daño por cada mala reputación; gana 1 de fama por cada uno que quede fuera de combate",
  "ai-line.take-droid": "se lleva a bordo el contacto droide visible más cercano",
  "ai-line.fight-hostile": "si hay aquí una patrulla hostil, lucha contra ella",
  "ai-line.fight-weak-patrol": "lucha contra una patrulla de aquí no más fuerte que su nave",
  "ai-line.fight-weak-patrol-within":
    "lucha contra una patrulla a {within} {within|espacio|espacios} como mucho, no más fuerte que su nave",
  "ai-line.complete-job": "completa un trabajo aquí",
  "ai-line.spend": "gasta {amount} créditos a cambio de {fame} de fama",
  "ai-line.planet-reputation": "gana reputación con la facción del planeta",
  "ai-line.nearest-patrol-reputation": "gana reputación con la facción de la patrulla más cercana",
  "ai-line.gain-and-lose": "gana {amount} créditos y pierde reputación {with}",
  "ai-line.gain-and-lose-per-crew":
    "gana {amount} créditos, {perCrew} más por tripulante, y pierde reputación {with}",
  "ai-line.hire-lowest": "contrata al contacto de la clase más baja de aquí",
  "ai-line.hire-highest": "contrata al contacto de la clase más alta de aquí",
  "ai-line.hire-needs-berth": "{hiring}, si tiene plaza libre",
  "ai-line.hire-faceup": "contrata a un contacto visible de aquí",
  "ai-line.imperial-luck": "en un planeta imperial tira un dado: un impacto da 1 de fama",
  "ai-line.hunt": "caza aquí a un objetivo de sus recompensas",
  "ai-line.hunt-within":
    "caza a un objetivo de sus recompensas a {within} {within|espacio|espacios} como mucho",
  "ai-line.brawl": "tira sus dados de combate en tierra: 2.000 créditos y 1 de daño por impacto",
  "ai-line.fight-player": "lucha contra un jugador de aquí que siga en pie; ganar da 1 de fama",
  "ai-line.clear-away":
    "se retiran las cartas a la vista ({decks}), y esta carta se baraja de nuevo",
  "ai-line.first": "la primera línea que tenga efecto",
  "ai-line.first-two": "la primera línea que tenga efecto; con un droide a bordo, las dos primeras",
  "ai-line.every": "todas las líneas, de arriba abajo",
  "ai-card.hunter": "Cazador {number}",
  "ai-card.trader": "Comerciante {number}",
};
