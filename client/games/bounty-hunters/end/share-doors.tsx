/** The result to take along, as text with a link to the replay. */
import type { JSX } from "preact";
import { hallOrigin } from "#client/lobby/hall-address.ts";
import { Button } from "#client/pieces/button.tsx";
import { copyText } from "#client/pieces/copy.ts";
import { padsOfBoards } from "#rules/bounty-hunters/index.ts";
import type { FinalProps } from "../../screen.ts";
import type { BountyHuntersScreen } from "../screen-types.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import { rowsOf } from "./pad.tsx";
import { padText, type Result } from "./share-picture.ts";

type ShareProps = Pick<FinalProps<BountyHuntersScreen>, "view" | "words" | "names" | "outcome">;

export function ShareDoors(props: ShareProps): JSX.Element {
  const { words } = props;
  const result = resultOf(props);
  const text = (): Promise<void> =>
    copyText([padText(result, words), ...replayLine(words)].join("\n"), words.final.copied);
  return (
    <div class="bh-doors">
      <Button icon="log" press={() => void text()}>
        {words.final.copyText}
      </Button>
    </div>
  );
}

/** A game on this device has no address that anybody else could open. */
function replayLine(words: Words): readonly string[] {
  if (!location.pathname.startsWith("/t/")) return [];
  const address = `${hallOrigin.value}${location.pathname}#replay`;
  return [words.labelled(words.final.replay, address)];
}

function resultOf({ view, names, outcome }: ShareProps): Result {
  const people = names.map(({ name }) => name);
  return {
    names: people,
    pads: padsOfBoards(view.set, view.rules, view.boards),
    rows: rowsOf(view.rules.mode),
    winners: (outcome.places[0] ?? []).map((seat) => people[seat] ?? ""),
  };
}
