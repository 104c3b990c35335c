/** One table in a list: whose it is, how it stands, and one thing to do. */
import { gameName } from "../games/game-words.ts";
import type { JSX } from "preact";
import type { LobbyRow } from "#table/talk/lobby.ts";
import { gameCard } from "../games/list.ts";
import { captionOf } from "../local/captions.ts";
import type { ShelfCard } from "../local/shelf.ts";
import { quietly } from "../lazy.tsx";
import { Button } from "../pieces/button.tsx";
import { Icon } from "../pieces/icon.tsx";
import { locale } from "../settings/settings.ts";
import { words } from "../words/words.ts";

const AboutMove = quietly(async () => (await import("./about-move.tsx")).AboutMove);
const RowFaces = quietly(async () => (await import("./row-faces.tsx")).RowFaces);
const AboutRow = quietly(async () => (await import("./about-table.tsx")).AboutRow);
const AboutTable = quietly(async () => (await import("./about-table.tsx")).AboutTable);

interface RowProps {
  readonly game: string;
  readonly names: readonly (string | null)[];
  readonly faces?: LobbyRow["faces"];
  readonly phase: LobbyRow["phase"];
  readonly myMove: boolean;
  readonly href: string;
  readonly action: string;
  readonly remove?: () => void;
  /** What else tells this table from others like it. */
  readonly caption?: string | null;
  readonly about?: JSX.Element | null;
}

function Row({
  game,
  names,
  faces = [],
  phase,
  myMove,
  href,
  action,
  remove,
  caption,
  about,
}: RowProps): JSX.Element {
  const w = words.value;
  const card = gameCard(game);
  const free = names.filter((name) => name === null).length;
  const people = names.filter((name) => name !== null).join(", ");
  return (
    <li class={`table-row plate ${myMove ? "my-move" : ""} tone-${card?.tone ?? "target"}`}>
      <a href={href}>
        <span class="row-crest">{card && <Icon name={card.icon} />}</span>
        <span class="row-text">
          <strong>{gameName(game)}</strong>
          <span class="soft">{people || w.table.openSeat}</span>
          {faces.some((face) => face !== null) && (
            <span class="row-faces">
              <RowFaces faces={faces} />
            </span>
          )}
          {about}
          {caption && <span class="soft">{caption}</span>}
        </span>
        <span class="row-state">
          {myMove
            ? w.lobby.yourMove
            : phase === "gathering" && free > 0
              ? w.lobby.free(free)
              : w.lobby[phase]}
          <span class="unseen">, {action}</span>
        </span>
      </a>
      {remove && (
        <Button
          icon="close"
          tone="quiet"
          label={w.lobby.removeGame(gameName(game), people)}
          press={remove}
        />
      )}
    </li>
  );
}

export function TableRow({
  table,
  caption = null,
  briefly = false,
}: {
  table: LobbyRow;
  caption?: string | null;
  /** Without what the move is about: to say it, all of the game is sent for. */
  briefly?: boolean;
}): JSX.Element {
  const w = words.value.lobby;
  const mine = table.mySeats.length > 0;
  const action = mine ? w.continue : table.phase === "gathering" ? w.join : w.look;
  const About = table.myMove ? AboutMove : AboutTable;
  const isToldApart = mine && (table.phase === "playing" || table.rematch !== undefined);
  const about =
    isToldApart && !briefly ? (
      <span class="row-about">
        <About table={table} />
        {table.phase === "playing" && <AboutRow table={table} />}
      </span>
    ) : null;
  // Whoever looks in for the first time waits for nobody's face.
  const faces = mine ? table.faces : [];
  const how = { action, caption, about };
  return <Row {...table} faces={faces ?? []} href={`/t/${table.id}`} {...how} />;
}

export function ShelfRow({ table, remove }: { table: ShelfCard; remove: () => void }): JSX.Element {
  return (
    <Row
      {...table}
      names={table.names.map((name) => name || words.value.you)}
      href={`/local/${table.id}`}
      action={words.value.lobby.continue}
      caption={[new Date(table.moved).toLocaleDateString(locale.value), captionOf(table.id)]
        .filter((part) => part !== null)
        .join(" · ")}
      remove={remove}
    />
  );
}
