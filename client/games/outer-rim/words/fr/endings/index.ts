/** In French: how every story ends. */
import { cantonicaOrdMantell } from "./cantonica-ord-mantell.ts";
import { contactEndings } from "./contacts.ts";
import { navpoint } from "./navpoint.ts";

export const endings = {
  ...cantonicaOrdMantell,
  ...contactEndings,
  ...navpoint,
};
