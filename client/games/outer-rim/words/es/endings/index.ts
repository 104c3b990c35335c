/** In Spanish: how every story ends. */
import { cantonicaOrdMantell } from "./cantonica-ord-mantell.ts";
import { contactEndings } from "./contacts.ts";

export const endings = {
  ...cantonicaOrdMantell,
  ...contactEndings,
};
