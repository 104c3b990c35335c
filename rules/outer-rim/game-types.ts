import type { Command } from "./commands.ts";
import type { Event } from "./events.ts";
import type { News } from "./news.ts";
import type { State } from "./state.ts";
import type { View } from "./view.ts";

export interface OuterRim {
  readonly state: State;
  readonly command: Command;
  readonly event: Event;
  readonly view: View;
  readonly news: News;
}
