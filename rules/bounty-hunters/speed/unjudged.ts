/** The same rules without the judge and without the journal: what these two cost is measured against it. */
import { unreachable } from "#rules/game.ts";
import type { Chance, Seat } from "#rules/game.ts";
import {
  activateReserved,
  chooseCard,
  chooseDeck,
  closeWindow,
  decideFate,
  place,
} from "../turn/consequences.ts";
import type { Command } from "../commands.ts";
import type { PageDraft } from "../turn/page.ts";
import type { State } from "../state.ts";
import { workingCopy } from "./working-copy.ts";

const nobodyReads = { push: () => undefined };

/** The table after a command that is known to be one of the options. */
export function unjudged(state: State, seat: Seat, command: Command, chance: Chance): State {
  const page: PageDraft = { before: state, state: workingCopy(state), events: nobodyReads, chance };
  switch (command.type) {
    case "draw":
      chooseDeck(page, seat, command.deck);
      break;
    case "choose":
      chooseCard(page, seat, command.card, command.fate);
      break;
    case "decide-fate":
      decideFate(page, seat, command.fate);
      break;
    case "place":
      place(page, seat, command.onto);
      break;
    case "activate":
      activateReserved(page, seat, command.card, command.onto);
      break;
    case "done":
      closeWindow(page, seat);
      break;
    default:
      unreachable(command);
  }
  return page.state;
}
