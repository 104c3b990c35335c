/** In Spanish: the stories of the encounter cards, by card and place. */
import { cantonicaOrdMantell } from "./cantonica-ord-mantell.ts";
import { coreWorlds } from "./core-worlds.ts";
import { kafreneTakodana } from "./kafrene-takodana.ts";
import { kesselMaelstrom } from "./kessel-maelstrom.ts";
import { lothalMonCalamari } from "./lothal-mon-calamari.ts";
import { navpoint } from "./navpoint.ts";
import { rylothNaboo } from "./ryloth-naboo.ts";
import { tatooineNalHutta } from "./tatooine-nal-hutta.ts";
import { together } from "../../together.ts";

export const encounters = together(
  cantonicaOrdMantell,
  lothalMonCalamari,
  kesselMaelstrom,
  tatooineNalHutta,
  rylothNaboo,
  kafreneTakodana,
  navpoint,
  coreWorlds,
);
