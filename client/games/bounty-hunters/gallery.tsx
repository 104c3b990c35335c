/** Every card and every state, for those who draw them. */
import type { JSX } from "preact";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import { decks, standardSet, type Confrontation as Facing } from "#rules/bounty-hunters/index.ts";
import type { PageProps } from "../screen.ts";
import { Card, CardBack, DeckSign, Sprite } from "./card.tsx";
import { Captured } from "./board/captured.tsx";
import { Confrontation } from "./board/confrontation.tsx";
import { deckOf, faceName } from "./say/naming.ts";
import type { BountyHuntersScreen } from "./screen-types.ts";

const find = (type: string): number => standardSet.faces.findIndex((face) => face.type === type);
const target = find("target");
const hunter = find("hunter");
const droid = find("droid");

const states: readonly Facing[] = [
  { target, attackers: [], attack: [0, 0, 0], captured: false },
  { target, attackers: [hunter], attack: [3, 1, 0], captured: false },
  { target: null, attackers: [hunter, droid], attack: [8, 1, 0], captured: false },
  { target, attackers: [hunter, droid], attack: [8, 1, 0], captured: true },
];

export function Gallery({ words }: PageProps<BountyHuntersScreen>): JSX.Element {
  return (
    <div class="bh-gallery">
      <Sprite />
      {decks.map((deck) => (
        <section key={deck}>
          <h2>
            <DeckSign deck={deck} /> {words.decks[deck]}
          </h2>
          <ul class="bh-row bh-named">
            {standardSet.faces.map((face, card) =>
              deckOf(face) === deck ? (
                <li key={card}>
                  <Card set={standardSet} card={card} words={words} />
                  <span aria-hidden="true">{faceName(face, words)}</span>
                </li>
              ) : null,
            )}
          </ul>
        </section>
      ))}
      <section>
        <h2>{words.cards.back}</h2>
        <div class="bh-row">
          <CardBack />
          {[0, 1, 2, 3, 4, 5].map((seat) => (
            <SeatMark key={seat} seat={seat} />
          ))}
        </div>
      </section>
      <section>
        <h2>{words.board.confrontations}</h2>
        <ul class="bh-open">
          {states
            .slice(0, 3)
            .flatMap((facing, at) =>
              ([null, true, false] as const).map((lit) => (
                <Confrontation
                  key={`${at}${lit}`}
                  set={standardSet}
                  facing={facing}
                  at={at}
                  words={words}
                  lit={lit}
                  extra={[1, 1, 1]}
                  owner={0}
                />
              )),
            )}
        </ul>
        <h2>{words.board.captured}</h2>
        <Captured
          set={standardSet}
          captured={states.slice(3).map((facing, at) => ({ facing, at }))}
          words={words}
          owner={0}
        />
      </section>
    </div>
  );
}
