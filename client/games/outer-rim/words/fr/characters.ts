/** In French: the characters and their personal goals. */
import type { characters as english } from "../en/characters.ts";

export const characters: Readonly<Record<keyof typeof english, string>> = {
  "character.boba-fett.name": "Boba Fett",
  "character.bossk.name": "Bossk",
  "character.doctor-aphra.name": "Docteure Aphra",
  "character.han-solo.name": "Han Solo",
  "character.ig-88.name": "IG-\u206088",
  "character.jyn-erso.name": "Jyn Erso",
  "character.ketsu-onyo.name": "Ketsu Onyo",
  "character.lando-calrissian.name": "Lando Calrissian",
  "character.black-krrsantan.name": "Black Krrsantan",
  "character.cad-bane.name": "Cad Bane",
  "character.chewbacca.name": "Chewbacca",
  "character.dengar.name": "Dengar",
  "character.enfys-nest.name": "Enfys Nest",
  "character.hera-syndulla.name": "Hera Syndulla",
  "character.hondo-ohnaka.name": "Hondo Ohnaka",
  "character.maz-kanata.name": "Maz Kanata",
  "character.boba-fett.goal": "Toucher la récompense de deux primes",
  "character.bossk.goal":
    "Posséder une amélioration et deux équipements ; en tout, tes équipements et améliorations coûtent 15 000 ou plus",
  "character.doctor-aphra.goal": "Accomplir deux missions",
  "character.han-solo.goal": "Piloter un vaisseau coûtant 15 000 ou plus",
  "character.ig-88.goal": "Avoir deux droïdes dans ton équipage",
  "character.jyn-erso.goal": "Saboter deux planètes impériales",
  "character.ketsu-onyo.goal": "Gagner trois combats",
  "character.lando-calrissian.goal": "Livrer deux cargaisons illégales",
  "character.black-krrsantan.goal": "Récupérer quatre dégâts en une étape de préparation",
  "character.cad-bane.goal": "Battre un adversaire qui a lancé cinq dés ou plus",
  "character.chewbacca.goal": "Engager deux contacts orange",
  "character.dengar.goal": "Battre un joueur qui a au moins deux points de renommée",
  "character.enfys-nest.goal": "Avoir cinq compétences différentes à bord",
  "character.hera-syndulla.goal":
    "Perdre de la réputation impériale alors qu’elle est déjà mauvaise",
  "character.hondo-ohnaka.goal": "Persuader un autre joueur de te céder quelque chose",
  "character.maz-kanata.goal": "Faire une rencontre sur Takodana avec trois membres d’équipage",
};
