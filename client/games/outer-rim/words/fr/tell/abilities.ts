/** In French: what goes on working while a card is yours. */
import type { cardAbilities as english } from "../../en/tell/abilities.ts";

export const cardAbilities: Readonly<Record<keyof typeof english, string>> = {
  "has.bonus-ground": "{amount} au combat au sol",
  "has.bonus-ship": "{amount} au combat spatial",
  "has.bonus-health": "{amount} de santé",
  "has.bonus-hull": "{amount} de coque",
  "has.bonus-hyperdrive": "{amount} d’hyperpropulsion",
  "has.skill": "donne la compétence {skill}",
  "has.turn-focus-hit": "change jusqu’à {count} de tes concentrations en {count|touche|touches}",
  "has.turn-one-focus-hit": "change une de tes concentrations en touche",
  "has.turn-one-focus-crit": "change une de tes concentrations en coup critique",
  "has.turn-focus-crit":
    "change jusqu’à {count} de tes concentrations en {count|coup critique|coups critiques}",
  "has.cancel-hit": "annule une touche adverse",
  "has.cancel-crit": "annule un coup critique adverse, ou une touche à défaut",
  "has.focus-cancels": "chacune de tes concentrations annule une touche adverse",
  "has.fewer-dice": "l’adversaire lance un dé de moins",
  "has.reroll-blanks": "une fois, relance tes faces vides",
  "has.reroll-any": "une fois, relance autant de tes dés que tu veux",
  "has.reroll-one":
    "une fois par jet, tu peux relancer un de tes dés, au combat, lors d’un test ou ailleurs",
  "has.reroll-test-focus": "lors d’un test, tu peux relancer une fois tes concentrations",
  "has.reroll-opposing":
    "une fois, l’adversaire relance {count} de ses meilleurs dés, un de plus si tu as {skills} à bord",
  "has.focus-to-crit":
    "une fois par tour, change une de tes concentrations en coup critique, au combat ou lors d’un test",
  "has.hurt-for-hit":
    "s’il te reste 2 de santé ou plus, subis 1 dégât pour changer un de tes dés en touche",
  "has.hurt-for-crit":
    "s’il te reste 2 de santé ou plus, subis 1 dégât pour changer un de tes dés en coup critique",
  "has.rotate-for-dice": "tourne cette carte pour lancer {dice} {dice|dé|dés} de plus",
  "has.rotate-for-hits": "tourne cette carte pour ajouter {hits} {hits|touche|touches}",
  "has.stun": "contre une cible, tu peux lancer un dé de plus, mais seulement pour la capturer",
  "has.suffer-less-win": "en cas de victoire, subis {amount} {amount|dégât|dégâts} de moins",
  "has.suffer-less-always": "subis {amount} {amount|dégât|dégâts} de moins",
  "has.suffer-at-most": "en cas de victoire, subis {amount} {amount|dégât|dégâts} au plus",
  "has.hurt-more": "en cas de victoire, l’adversaire subit {amount} {amount|dégât|dégâts} de plus",
  "has.reward-job": "{amount} crédits de plus pour chaque mission accomplie",
  "has.reward-cargo": "{amount} crédits de plus pour chaque cargaison livrée",
  "has.elimination-reward": "{amount} crédits de plus quand tu élimines une cible",
  "has.fame-for-credits-bounty":
    "tu peux prendre 1 point de renommée à la place des crédits d’une prime",
  "has.fame-for-credits-job":
    "tu peux prendre 1 point de renommée à la place des crédits d’une mission",
  "has.fame-for-credits-illegal":
    "tu peux prendre 1 point de renommée à la place des crédits d’une cargaison illégale",
  "has.fame-while": "tu as {amount} {amount|point|points} de renommée de plus tant que {condition}",
  "has.fame-always": "tu as {amount} {amount|point|points} de renommée de plus",
  "has.patrol-fame":
    "{amount} {amount|point|points} de renommée de plus quand une patrouille en donne",
  "has.after-win": "en cas de victoire",
  "has.credits-per-margin": "en cas de victoire, gagne {amount} crédits par point d’écart",
  "has.fame-to-credits":
    "quand tu gagnes de la renommée, gagnes-en 1 de moins et prends {amount} crédits à la place",
  "has.starting-fame": "tu commences avec {amount} {amount|point|points} de renommée",
  "has.any-skill-once-per-turn":
    "une fois par tour, avant un test, la compétence compte une fois de plus pour toi",
  "has.any-skill-discard-when-passed":
    "avant un test, la compétence peut compter une fois de plus pour toi ; si tu réussis, cette carte est défaussée",
  "has.slot-cargo": "{amount} {amount|emplacement|emplacements} de cargaison de plus",
  "has.slot-mod": "{amount} {amount|emplacement|emplacements} d’amélioration de plus",
  "has.bonus-per-job": "{bonus} par mission que tu détiens",
  "has.die-against-defeat":
    "sur le point d’être hors de combat dans l’espace, lance un dé : sur {faces}, répare plutôt {recover} dégâts du vaisseau",
  "has.no-forced-patrols": "rien ne t’oblige à combattre une patrouille qui te hait",
  "has.patrols-forgive": "battre une patrouille ne te coûte pas de réputation",
  "has.hold-ship": "tu peux arrêter un vaisseau qui traverse ton espace",
  "has.slot-crew": "{amount} {amount|place|places} d’équipage de plus",
  "has.smuggle":
    "quand tu lances le dé pour une cargaison illégale, {faces} compte comme une touche",
  "one.hit": "une touche",
  "one.crit": "un coup critique",
  "one.focus": "une concentration",
  "one.blank": "une face vide",
  "has.slip-past":
    "quand une patrouille devrait t’arrêter, fais un test {skills} ; si tu réussis, continue",
  "has.avoid-defeat":
    "au lieu d’être hors de combat, tu peux abandonner un membre d’équipage et récupérer tous tes dégâts",
  "has.send-patrol-away":
    "quand une carte que tu révèles déplace une patrouille à {within} {within|espace|espaces} de toi ou moins, tu peux l’envoyer vers quelqu’un d’autre",
  "has.reach":
    "ta rencontre peut être une patrouille ou un contact à {spaces} {spaces|espace|espaces} au plus",
  "has.when-defeated": "quand tu te retrouves hors de combat",
  "has.lost-with-ship-combat": "cette carte est perdue quand tu perds un combat spatial",
  "has.may-be-fought": "les autres dans ton espace peuvent te combattre comme rencontre",
  "has.after-orange-crew": "quand un contact orange rejoint ton équipage",
  "lead.any-roll": "Tout jet",
  "lead.ground": "Combat au sol",
  "lead.ship": "Combat spatial",
  "lead.both": "Combat",
  "lead.they-win": "L’autre gagne",
  "lead.they-lose": "L’autre perd",
  "step.planning": "Préparation",
  "step.action": "Action",
  "step.encounter": "Rencontre",
  "step.patrol-won": "Après une patrouille vaincue",
  "step.special": "À la fin",
};
