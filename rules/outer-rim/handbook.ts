/** What a player can work out at the table, without the engine that judges. */
import type { Handbook } from "../game.ts";
import type { OuterRim } from "./game-types.ts";
import { options, whyNot } from "./options.ts";
import { tableOptions } from "./setup/table-rules.ts";

export const handbook: Handbook<OuterRim> = {
  id: "outer-rim",
  seats: { min: 1, max: 4 },
  tableOptions,
  amendable: false,
  options,
  whyNot,
};
