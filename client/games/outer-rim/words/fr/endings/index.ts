/** In French: how every story ends. */
import { cantonicaOrdMantell } from "./cantonica-ord-mantell.ts";
import { contactEndings } from "./contacts.ts";
import { coreWorlds } from "./core-worlds.ts";
import { databankEndings } from "./databank.ts";
import { kafreneTakodana } from "./kafrene-takodana.ts";
import { kesselMaelstrom } from "./kessel-maelstrom.ts";
import { lothalMonCalamari } from "./lothal-mon-calamari.ts";
import { navpoint } from "./navpoint.ts";
import { rylothNaboo } from "./ryloth-naboo.ts";
import { tatooineNalHutta } from "./tatooine-nal-hutta.ts";
import { together } from "../../together.ts";

export const endings = together(
  cantonicaOrdMantell,
  contactEndings,
  coreWorlds,
  databankEndings,
  kafreneTakodana,
  kesselMaelstrom,
  lothalMonCalamari,
  navpoint,
  rylothNaboo,
  tatooineNalHutta,
);
