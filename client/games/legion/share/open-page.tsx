/** Somebody sent a ledger: look at it, then go on with it here. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { entropy } from "../../../lobby/entropy.ts";
import { Button } from "../../../pieces/button.tsx";
import { go } from "../../../route.ts";
import { bugText, words as hall } from "../../../words/words.ts";
import { gameCard } from "../../list.ts";
import type { PageProps } from "../../screen.ts";
import type { LegionScreen } from "../screen-types.ts";
import { replayed, type LedgerCopy } from "./replayed.ts";
import { readGameLink, type SharedGame } from "./share.ts";
import { verdictLine } from "../play/standing.tsx";
import { ResultTable } from "./result-table.tsx";
import { toast } from "../../../pieces/toasts.ts";

export function OpenPage({ words }: PageProps<LegionScreen>): JSX.Element {
  const w = words.share;
  const read = useSignal<LedgerCopy | "broken" | "too-large" | null>(null);
  const busy = useSignal(false);
  useEffect(() => {
    void readGameLink(location.hash).then(
      (game) => (read.value = typeof game === "string" ? game : replayed(game)),
    );
  }, []);

  async function open(game: SharedGame): Promise<void> {
    const card = gameCard("legion");
    if (busy.value || !card) return;
    busy.value = true;
    try {
      const [{ makeLocal }, { localTable, localPerson }] = await Promise.all([
        import("../../../local/make.ts"),
        import("../../../local/tables.ts"),
      ]);
      const id = await makeLocal({
        card,
        seats: 1,
        people: 1,
        options: game.options,
        content: null,
        botLevel: null,
        coach: false,
        name: localPerson().name,
      });
      const table = await localTable(id);
      for (const command of game.commands)
        await table?.ask(localPerson(), {
          id: entropy(),
          table: id,
          type: "command",
          seat: 0,
          command,
        });
      go(`/local/${id}`);
    } catch (bug) {
      busy.value = false;
      toast(bugText(bug), "no");
    }
  }

  if (read.value === null) return <p class="soft">{hall.value.loading}</p>;
  if (typeof read.value === "string") return <p class="ledger-note">{w.unopened[read.value]}</p>;
  const { game, view, refused } = read.value;
  return (
    <div class="ledger-page">
      <p>
        {words.final.edition[view.edition]} · {words.play.round(view.round, view.rounds)} ·{" "}
        {w.entries(game.commands.length)}
      </p>
      <ResultTable result={view.standing} edition={view.edition} words={words} />
      <p>{verdictLine(view, words)}</p>
      {refused > 0 && <p class="ledger-note">{w.refused(refused)}</p>}
      <Button tone="lamp" wide icon="play" press={() => void open(game)}>
        {w.open}
      </Button>
    </div>
  );
}
