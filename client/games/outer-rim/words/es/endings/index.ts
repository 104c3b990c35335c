/** In Spanish: how every story ends. */
import { cantonicaOrdMantell } from "./cantonica-ord-mantell.ts";

export const endings = {
  ...cantonicaOrdMantell,
};
