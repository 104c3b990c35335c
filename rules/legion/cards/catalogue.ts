/** The small catalogue to pick from: hunters first, then who gets marked, guards, carries or runs errands. */
export const catalogue: readonly string[] = [
  "aw", // Boba Fett
  "ax", // Bossk
  "kx", // Cad Bane
  "ti", // IG-88
  "tk", // Din Djarin
  "tj", // IG-11
  "Hv", // Mandalorian Hunter
  "nm", // Agent Kallus
  "at", // Darth Vader
  "au", // General Veers
  "ar", // Imperial Officer
  "as", // Emperor Palpatine
  "ay", // Stormtroopers
  "az", // Snowtroopers
  "ba", // Scout Troopers
  "bc", // Imperial Royal Guards
  "bh", // Occupier Combat Assault Tank
  "ad", // Luke Skywalker
  "ab", // Leia Organa
  "ac", // Han Solo
  "ae", // Jyn Erso
  "bi", // Rebel Officer
  "af", // Chewbacca
  "ag", // Sabine Wren
  "jg", // R2-D2
  "ah", // Rebel Troopers
  "ai", // Fleet Troopers
  "ak", // Rebel Commandos
  "aq", // X-34 Landspeeder
  "gw", // Obi-Wan Kenobi
  "fy", // Clone Captain Rex
  "ns", // Clone Commander
  "kw", // Padme Amidala
  "jh", // R2-D2
  "gy", // Phase I Clone Troopers
  "ia", // General Grievous
  "fx", // Count Dooku
  "nr", // T-Series Tactical Droid
  "nb", // Maul
  "gx", // B1 Battle Droids
  "la", // BX-Series Droid Commandos
];
