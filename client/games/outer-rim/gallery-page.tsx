/** Everything we drew, for those who draw it. */
import type { JSX } from "preact";
import {
  characterIds,
  contactIds,
  deckLists,
  marketDecks,
  planets,
  shipIds,
  type SpaceId,
} from "#rules/outer-rim/index.ts";
import type { PageProps } from "../screen.ts";
import { Person } from "./art/person.tsx";
import { Planet } from "./art/planet.tsx";
import { Ship } from "./art/ship.tsx";
import { Sprite } from "./art/sprite.tsx";
import { Glossary } from "./glossary.tsx";
import type { OuterRimScreen } from "./screen-types.ts";
import { CardFace } from "./market/card.tsx";
import { nameOf, textOf } from "./words/index.ts";
import { saying } from "./words/say.ts";
import "./gallery/drawings.css";

const people: readonly string[] = [...new Set<string>([...characterIds, ...contactIds])];
const places: readonly SpaceId[] = [...planets, "maelstrom"];

const parts = ["planets", "ships", "people", "cards", "signs"] as const;

export function GalleryPage({ words }: PageProps<OuterRimScreen>): JSX.Element {
  const { galleryPage } = words.labels;
  const tabletop = { words, say: saying([], words.texts, { players: [] }) };
  const text = (key: string): string => textOf(words.texts, key) ?? key;
  return (
    <div class="or-drawn">
      <Sprite />
      <nav class="or-contents" aria-label={galleryPage.contents}>
        {parts.map((part) => (
          <a key={part} href={`#${part}`}>
            {galleryPage[part]}
          </a>
        ))}
      </nav>
      <h2 id="planets">{galleryPage.planets}</h2>
      <ul class="or-drawings">
        {places.map((id) => (
          <li key={id}>
            <Planet id={id} />
            <span>{text(`space.${id}`)}</span>
          </li>
        ))}
        <li>
          <Planet id="nav-1" />
          <span>{text("space.navpoint")}</span>
        </li>
      </ul>
      <h2 id="ships">{galleryPage.ships}</h2>
      <ul class="or-drawings">
        {shipIds.map((id) => (
          <li key={id}>
            <Ship id={id} />
            <span>{text(`ship.${id}.name`)}</span>
          </li>
        ))}
      </ul>
      <h2 id="people">{galleryPage.people}</h2>
      <ul class="or-drawings">
        {people.map((id) => (
          <li key={id}>
            <Person id={id} />
            <span>{textOf(words.texts, `character.${id}.name`) ?? nameOf(words.texts, id)}</span>
          </li>
        ))}
      </ul>
      <h2 id="cards">{galleryPage.cards}</h2>
      <div class="or-all-cards">
        {marketDecks.flatMap((deck) =>
          deckLists[deck].map((id) => <CardFace key={id} id={id} tabletop={tabletop} />),
        )}
      </div>
      <h2 id="signs">{galleryPage.signs}</h2>
      <Glossary words={words} />
    </div>
  );
}
