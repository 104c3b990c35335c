/** Proper names: the same in all three languages. */
import type { Character, HunterName } from "#rules/bounty-hunters/cards/face.ts";

export const characterNames: Readonly<Record<Character, string>> = {
  qira: "Qi’ra",
  chewbacca: "Chewbacca",
  "padme-amidala": "Padmé Amidala",
  "han-solo": "Han Solo",
  "zeb-orrelios": "Zeb Orrelios",
  "kanan-jarrus": "Kanan Jarrus",
  omega: "Omega",
  grogu: "Grogu",
};

export const hunterNames: Readonly<Record<HunterName, string>> = {
  greedo: "Greedo",
  "fennec-shand": "Fennec Shand",
  dengar: "Dengar",
  "cad-bane": "Cad Bane",
  "the-mandalorian": "The Mandalorian",
  bossk: "Bossk",
  "ig-11": "IG-11",
  zuckuss: "Zuckuss",
  "hondo-ohnaka": "Hondo Ohnaka",
  "boba-fett": "Boba Fett",
  "black-krrsantan": "Black Krrsantan",
  "aurra-sing": "Aurra Sing",
};
