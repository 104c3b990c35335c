/** "Play now": a table on this device with whoever was chosen last, at one press. */
import { useSignal } from "@preact/signals";
import type { GameCard } from "../games/list.ts";
import { toast } from "../pieces/toasts.ts";
import { go } from "../route.ts";
import { bugText, words } from "../words/words.ts";
import { myName } from "./me.ts";
import { quickGame } from "./quick-game.ts";

export function usePlayNow(card: GameCard): { busy: boolean; playNow: () => Promise<void> } {
  const busy = useSignal(false);
  async function playNow(): Promise<void> {
    if (busy.value) return;
    busy.value = true;
    try {
      go(`/local/${await makeQuick(card)}`);
    } catch (bug) {
      toast(bugText(bug), "no");
    } finally {
      busy.value = false;
    }
  }
  return { busy: busy.value, playNow };
}

async function makeQuick(card: GameCard): Promise<string> {
  const { makeLocal } = await import("../local/make.ts");
  const { seats, level, coach, options = {} } = quickGame(card).value;
  const withBots = card.begins === "with-bots";
  return makeLocal({
    card,
    seats: withBots ? seats : card.seats.usual,
    people: withBots ? 1 : card.seats.usual,
    options,
    content: null,
    botLevel: level,
    coach,
    name: myName.value ?? words.value.recruit,
  });
}
