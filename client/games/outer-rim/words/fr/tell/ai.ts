/** In French: the lines on the cards of printed opponents. */
import type { aiLines as english } from "../../en/tell/ai.ts";

export const aiLines: Readonly<Record<keyof typeof english, string>> = {
  "ai-line.recover-if-defeated": "hors de combat, récupère",
  "ai-line.recover": "en cas de dégâts, récupère entièrement",
  "ai-line.recover-per-damage":
    "en cas de dégâts, récupère entièrement et gagne {perDamage} crédits pour chacun",
  "ai-line.recover-character": "son personnage récupère {amount} {amount|dégât|dégâts}",
  "ai-line.move-to-goal": "vole vers son but le plus proche",
  "ai-line.move-to-goal-fearless":
    "vole vers son but le plus proche ; avec un vaisseau de {fearless} crédits ou plus, aucune patrouille ne l’arrête",
  "ai-line.move-to-goal-imperial":
    "vole vers son but le plus proche, planètes impériales comprises",
  "ai-line.move-to-target": "vole vers une cible de ses primes",
  "ai-line.move-to-player": "rejoint la personne la plus proche à sa portée",
  "ai-line.move-to-player-standing": "rejoint la personne la plus proche à sa portée encore debout",
  "ai-line.move-to-most-hated":
    "va tout droit vers la personne qui a le plus de mauvaises réputations",
  "ai-line.others-lose-reputation":
    "toutes les autres personnes perdent une réputation de leur choix",
  "ai-line.gain": "gagne {amount} crédits",
  "ai-line.gain-per": "gagne {amount} crédits {per}",
  "ai-line.buy": "achète la première carte possible : {decks}",
  "ai-line.buy-anywhere":
    "achète la première carte possible : {decks} ; les primes même hors d’une planète",
  "ai-line.buy-away":
    "achète la première carte possible : {decks} ; la patrouille de la carte suivante s’éloigne",
  "ai-line.or-sell":
    "{buying} ; si rien n’a été acheté sur une planète, écarte une carte de cargaison pour 4 000 crédits",
  "ai-line.buy-unless-full":
    "achète : {otherwise}, ou {instead} s’il ne reste pas de place pour {thing}",
  "ai-line.buy-unless-full-anywhere":
    "achète : {otherwise}, même hors d’une planète, ou {instead} s’il ne reste pas de place pour {thing}",
  "ai-line.buy-luxury":
    "achète un luxe et gagne 1 point de renommée ; sinon gagne 2 000 crédits par membre d’équipage",
  "ai-line.deliver": "livre ses cargaisons",
  "ai-line.deliver-hurt-ship":
    "livre ses cargaisons ; chaque cargaison illégale coûte {damage} {damage|dégât|dégâts} à son vaisseau",
  "ai-line.deliver-hurt-character":
    "livre ses cargaisons ; chaque cargaison illégale coûte {damage} {damage|dégât|dégâts} à son personnage",
  "ai-line.deliver-lose-planet":
    "livre ses cargaisons ; chaque cargaison illégale coûte de la réputation auprès de la faction de la planète",
  "ai-line.reveal-lowest": "révèle le contact face cachée de la classe la plus basse ici",
  "ai-line.reveal-matching": "révèle un contact face cachée d’une classe visée par ses primes",
  "ai-line.jump":
    "se faufile de {spaces} {spaces|espace|espaces} vers son but, sans s’arrêter aux patrouilles ; son vaisseau subit 1 dégât",
  "ai-line.rob":
    "la cargaison, l’équipement ou l’amélioration la plus chère de quelqu’un ici est défaussée, et l’automate en touche le prix",
  "ai-line.gamble":
    "lance un dé : coup critique : 1 point de renommée ; touche : 3 000 crédits ; concentration : de la réputation auprès de la faction de la planète",
  "ai-line.drop-hopeless-bounty":
    "sans place pour une prime, abandonne la plus haute dont la cible n’est pas connue",
  "ai-line.find-bounty": "cherche parmi les primes celle d’une cible connue et la prend",
  "ai-line.sell-fame": "avec moins de 20 000 crédits, cède 1 point de renommée pour 10 000 crédits",
  "ai-line.punish":
    "toute personne ici subit 2 dégâts par mauvaise réputation ; l’automate gagne 1 point de renommée par personne mise hors de combat",
  "ai-line.take-droid": "embarque le contact droïde visible le plus proche",
  "ai-line.fight-hostile": "affronte une patrouille hostile présente",
  "ai-line.fight-weak-patrol": "affronte une patrouille présente pas plus forte que son vaisseau",
  "ai-line.fight-weak-patrol-within":
    "affronte une patrouille à {within} {within|espace|espaces} au plus, pas plus forte que son vaisseau",
  "ai-line.complete-job": "accomplit une mission ici",
  "ai-line.spend": "dépense {amount} crédits pour {fame} {fame|point|points} de renommée",
  "ai-line.planet-reputation": "gagne de la réputation auprès de la faction de la planète",
  "ai-line.nearest-patrol-reputation":
    "gagne de la réputation auprès de la faction de la patrouille la plus proche",
  "ai-line.gain-and-lose": "gagne {amount} crédits et perd de la réputation {with}",
  "ai-line.gain-and-lose-per-crew":
    "gagne {amount} crédits, {perCrew} de plus par membre d’équipage, et perd de la réputation {with}",
  "ai-line.hire-lowest": "engage le contact de la classe la plus basse ici",
  "ai-line.hire-highest": "engage le contact de la classe la plus haute ici",
  "ai-line.hire-needs-berth": "{hiring}, si une place est libre",
  "ai-line.hire-faceup": "engage un contact visible ici",
  "ai-line.imperial-luck":
    "sur une planète impériale, lance un dé : une touche donne 1 point de renommée",
  "ai-line.hunt": "traque ici une cible de ses primes",
  "ai-line.hunt-within":
    "traque une cible de ses primes à {within} {within|espace|espaces} au plus",
  "ai-line.brawl": "lance ses dés de combat au sol : 2 000 crédits et 1 dégât par touche",
  "ai-line.fight-player":
    "affronte une personne ici encore debout ; gagner donne 1 point de renommée",
  "ai-line.clear-away":
    "les cartes visibles sont écartées ({decks}), et cette carte est remélangée",
  "ai-line.first": "la première ligne qui a un effet",
  "ai-line.first-two":
    "la première ligne qui a un effet ; avec un droïde à bord, les deux premières",
  "ai-line.every": "toutes les lignes, de haut en bas",
  "ai-card.hunter": "Chasseur {number}",
  "ai-card.trader": "Négociant {number}",
};
