/** Somebody's board in a sheet: what they have, each card to be read there, and what their sheets say. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { fameToWin } from "#rules/outer-rim/index.ts";
import { holding } from "../board/store.ts";
import { playerAt, type Tabletop } from "../tabletop.ts";
import type { LogEntry } from "#table/talk/words.ts";
import { DealDoor } from "../dock/deal-door.tsx";
import { AmbitionFace } from "../gallery/ambition.tsx";
import { CardFace } from "../market/card.tsx";
import { sayNews } from "../say/news.ts";
import type { Thing } from "../surface.ts";
import { ToldLines } from "../told-lines.tsx";
import { Hold } from "./hold.tsx";
import { promisesOf } from "./promises.ts";
import { toldSheet } from "./told-sheet.ts";

interface BoardOf {
  readonly tabletop: Tabletop;
  readonly seat: number;
  readonly log: readonly LogEntry[];
}

export function TheirBoard({
  tabletop,
  seat,
  log,
  close,
}: BoardOf & { readonly close: () => void }): JSX.Element {
  const [read, open] = useState<string | null>(null);
  const isMine = seat === tabletop.seat;
  // What I hold is picked to be used: on the table, not in a sheet over it.
  const pick = (thing: Thing | null): void => {
    if (isMine) {
      close();
      tabletop.pick(thing);
    } else if (thing?.on === "held") open(thing.card === read ? null : thing.card);
  };
  const picked: Thing | null = read === null ? null : { on: "held", card: read };
  return (
    <>
      {!isMine && seat < tabletop.view.seats && <DealDoor tabletop={tabletop} opened={close} />}
      <Hold tabletop={holding(tabletop, isMine ? { pick } : { picked, pick })} seat={seat} />
      {read !== null && <CardRead key={read} id={read} tabletop={tabletop} seat={seat} />}
      <SheetsTold tabletop={tabletop} seat={seat} log={log} />
    </>
  );
}

/** The card that was tapped, beneath the board it lies on. */
function CardRead({
  id,
  tabletop,
  seat,
}: {
  readonly id: string;
  readonly tabletop: Tabletop;
  readonly seat: number;
}): JSX.Element {
  const mine = useRef<HTMLElement>(null);
  useEffect(() => mine.current?.scrollIntoView({ block: "nearest" }), []);
  const side = playerAt(tabletop.view, seat).cards.find((held) => held.id === id)?.side ?? 0;
  return (
    <section ref={mine}>
      <CardFace id={id} side={side} tabletop={tabletop} />
    </section>
  );
}

function SheetsTold({ tabletop, seat, log }: BoardOf): JSX.Element {
  const { ambition, opponent } = playerAt(tabletop.view, seat);
  return (
    <>
      {opponent !== null && (
        <p>{tabletop.words.labels.board.printed(fameToWin(tabletop.view, seat))}</p>
      )}
      <ul>
        {promisesOf(log, seat).map(({ round, news }, i) => (
          <li key={i}>
            {tabletop.words.labels.round(round)} · {sayNews(news, tabletop, tabletop.words)}
          </li>
        ))}
      </ul>
      {(["captain", "vessel"] as const).map((of) => {
        const told = toldSheet(tabletop, of, seat);
        return (
          told !== null && (
            <section key={of}>
              <h3>{told.title}</h3>
              <ToldLines lines={told.lines} />
            </section>
          )
        );
      })}
      {ambition !== null && <AmbitionFace id={ambition.id} tabletop={tabletop} />}
    </>
  );
}
