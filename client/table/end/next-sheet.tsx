/** The terms of the next game, for the people of this one. */
import { gameName } from "../../games/game-words.ts";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { games } from "../../games/list.ts";
import { useScreen } from "../../games/use-screen.ts";
import { HouseRules } from "../../lobby/new-table/house-rules.tsx";
import { Button } from "../../pieces/button.tsx";
import { Segments } from "../../pieces/segments.tsx";
import { Sheet } from "../../pieces/sheet.tsx";
import { toast } from "../../pieces/toasts.ts";
import { bugText, words } from "../../words/words.ts";
import type { Frame } from "../frame.ts";
import "../../lobby/new-table/terms.css";
import { peopleOf, propose, seatCount, type Proposal } from "./propose.ts";

export function NextSheet({ frame, close }: { frame: Frame; close: () => void }): JSX.Element {
  const w = words.value.next;
  const { info, local } = frame;
  const game = useSignal(info.game);
  const seating = useSignal<Proposal["seating"]>("same");
  const options = useSignal<Readonly<Record<string, string>>>(info.setup.options);
  const isBusy = useSignal(false);
  const loaded = useScreen(game.value);
  // Whoever does not fit cannot come along: such a game is not offered.
  const people = peopleOf(info);
  const fitting = games.filter(({ seats }) => seats.max >= people);

  async function send(): Promise<void> {
    if (isBusy.value) return;
    isBusy.value = true;
    const wish = { game: game.value, seating: seating.value, options: options.value };
    await propose(frame, wish).catch((bug: unknown) => toast(bugText(bug), "no"));
    isBusy.value = false;
    close();
  }

  return (
    <Sheet title={w.title} close={close}>
      <p class="soft">{w.line(people)}</p>
      <Segments
        label={w.game}
        value={game.value}
        choices={fitting.map(({ id }) => ({ value: id, text: gameName(id) }))}
        hint={fitting.length < games.length ? w.tooMany(people) : undefined}
        change={(value) => {
          game.value = value;
          options.value = value === info.game ? info.setup.options : {};
        }}
      />
      {!local && (
        <Segments
          label={w.seating}
          value={seating.value}
          choices={[
            { value: "same", text: w.same },
            { value: "drawn", text: w.drawn },
          ]}
          change={(value) => {
            seating.value = value;
          }}
        />
      )}
      {loaded && (
        <HouseRules
          loaded={loaded}
          seats={seatCount(loaded.screen.game, info)}
          options={options.value}
          change={(id, value) => {
            options.value = { ...options.value, [id]: value };
          }}
        />
      )}
      <div class="sheet-foot">
        <Button tone="lamp" wide press={() => void send()}>
          {local ? words.value.create.start : w.propose}
        </Button>
      </div>
    </Sheet>
  );
}
