/** The result to take along: as a picture, or as text with a link to the replay. */
import type { JSX } from "preact";
import { Button } from "#client/pieces/button.tsx";
import { copyText } from "#client/pieces/copy.ts";
import { padsOfBoards } from "#rules/bounty-hunters/index.ts";
import type { FinalProps } from "../../screen.ts";
import type { BountyHuntersScreen } from "../screen-types.ts";
import { rowsOf } from "./pad.tsx";
import { savePicture } from "./share.ts";
import { padText, sharePicture, type Result } from "./share-picture.ts";

type ShareProps = Pick<FinalProps<BountyHuntersScreen>, "view" | "words" | "names" | "outcome">;

export function ShareDoors(props: ShareProps): JSX.Element {
  const { view, words, outcome } = props;
  const result = resultOf(props);
  const picture = (): Promise<void> =>
    savePicture(sharePicture(result, view, outcome, words), "bounty-hunters.png");
  const text = (): Promise<void> => {
    const replay = `${location.origin}${location.pathname}#replay`;
    const told = `${padText(result, words)}\n${words.labelled(words.final.replay, replay)}`;
    return copyText(told, words.final.copied);
  };
  return (
    <div class="bh-doors">
      <Button icon="share" press={() => void picture()}>
        {words.final.shareImage}
      </Button>
      <Button icon="log" press={() => void text()}>
        {words.final.copyText}
      </Button>
    </div>
  );
}

function resultOf({ view, names, outcome }: ShareProps): Result {
  const people = names.map(({ name }) => name);
  return {
    names: people,
    pads: padsOfBoards(view.set, view.rules, view.boards),
    rows: rowsOf(view.rules.mode),
    winners: (outcome.places[0] ?? []).map((seat) => people[seat] ?? ""),
    turns: view.turn,
  };
}
