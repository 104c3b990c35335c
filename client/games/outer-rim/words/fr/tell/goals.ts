/** In French: what personal goals, ship goals and ambitions ask for. */
import type { goals as english } from "../../en/tell/goals.ts";

export const goals: Readonly<Record<keyof typeof english, string>> = {
  "goal.bounty-reward": "touche la récompense de {times} {times|prime|primes}",
  "goal.bounty-delivered": "livre {times} {times|cible capturée|cibles capturées}",
  "goal.job-completed": "accomplis {times} {times|mission|missions}",
  "goal.cargo-delivered": "livre {times} {times|cargaison|cargaisons}",
  "goal.illegal-delivered": "livre {times} {times|cargaison illégale|cargaisons illégales}",
  "goal.combat-won": "gagne {times} {times|combat|combats}",
  "goal.ground-combat-won": "gagne {times} {times|combat|combats} au sol",
  "goal.ship-combat-won": "gagne {times} {times|combat spatial|combats spatiaux}",
  "goal.patrol-beaten": "bats {times} {times|patrouille|patrouilles}",
  "goal.five-dice-beaten":
    "bats {times} {times|adversaire qui lance|adversaires qui lancent} cinq dés ou plus",
  "goal.crew-gained": "engage {times} {times|membre|membres} d’équipage",
  "goal.orange-crew-gained":
    "prends {times} {times|contact orange|contacts orange} dans ton équipage",
  "goal.navpoint-encountered":
    "fais {times} {times|rencontre|rencontres} à des points de navigation",
  "goal.imperial-3-encountered":
    "affronte {times} {times|patrouille impériale|patrouilles impériales} de niveau 3 ou 4",
  "goal.imperial-lost-while-negative":
    "perds de la réputation auprès de l’Empire alors qu’elle est déjà mauvaise",
  "goal.takodana-encountered": "fais {times} {times|rencontre|rencontres} sur Takodana",
  "goal.ship-recovered-3": "répare trois dégâts de vaisseau d’un coup",
  "goal.planning-recovered-4": "récupère quatre dégâts en une préparation",
  "goal.times": "{goal} ({times} fois)",
  "goal.have": "atteint dès que {condition}",
  "goal.while": "{goal}, alors que {condition}",
  "goal.while-having": "{goal} en ayant {what}",
  "goal.pay": "{goal}, puis paie {pay} crédits",
  "goal.ability": "atteint grâce à sa capacité",
  "lead.goal": "Objectif",
  "lead.dash": "À tout moment",
  "lead.numbered": "Dans l’ordre",
  "lead.infinity": "Condition pour gagner",
  "lead.final": "En dernier",
  "goal.encounter": "fais une rencontre {at}",
  "goal.begin-credits": "{credits} crédits",
  "goal.begin-card": "« {card} »",
};
