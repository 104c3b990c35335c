/** Somebody's board in a sheet: what they have, each card to be read there, and what their sheets say. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { fameToWin } from "#rules/outer-rim/index.ts";
import { holding } from "../board/store.ts";
import { playerAt, type Desk } from "../desk.ts";
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
  readonly desk: Desk;
  readonly seat: number;
  readonly log: readonly LogEntry[];
}

export function TheirBoard({
  desk,
  seat,
  log,
  close,
}: BoardOf & { readonly close: () => void }): JSX.Element {
  const [read, open] = useState<string | null>(null);
  const isMine = seat === desk.seat;
  // What I hold is picked to be used: on the table, not in a sheet over it.
  const pick = (thing: Thing | null): void => {
    if (isMine) {
      close();
      desk.pick(thing);
    } else if (thing?.on === "held") open(thing.card === read ? null : thing.card);
  };
  const picked: Thing | null = read === null ? null : { on: "held", card: read };
  return (
    <>
      {!isMine && seat < desk.view.seats && <DealDoor desk={desk} opened={close} />}
      <Hold desk={holding(desk, isMine ? { pick } : { picked, pick })} seat={seat} />
      {read !== null && <CardRead key={read} id={read} desk={desk} seat={seat} />}
      <SheetsTold desk={desk} seat={seat} log={log} />
    </>
  );
}

/** The card that was tapped, beneath the board it lies on. */
function CardRead({
  id,
  desk,
  seat,
}: {
  readonly id: string;
  readonly desk: Desk;
  readonly seat: number;
}): JSX.Element {
  const mine = useRef<HTMLElement>(null);
  useEffect(() => mine.current?.scrollIntoView({ block: "nearest" }), []);
  const side = playerAt(desk.view, seat).cards.find((held) => held.id === id)?.side ?? 0;
  return (
    <section ref={mine}>
      <CardFace id={id} side={side} desk={desk} />
    </section>
  );
}

function SheetsTold({ desk, seat, log }: BoardOf): JSX.Element {
  const { ambition, opponent } = playerAt(desk.view, seat);
  return (
    <>
      {opponent !== null && <p>{desk.words.labels.board.printed(fameToWin(desk.view, seat))}</p>}
      <ul>
        {promisesOf(log, seat).map(({ round, news }, i) => (
          <li key={i}>
            {desk.words.labels.round(round)} · {sayNews(news, desk, desk.words)}
          </li>
        ))}
      </ul>
      {(["captain", "vessel"] as const).map((of) => {
        const told = toldSheet(desk, of, seat);
        return (
          told !== null && (
            <section key={of}>
              <h3>{told.title}</h3>
              <ToldLines lines={told.lines} />
            </section>
          )
        );
      })}
      {ambition !== null && <AmbitionFace id={ambition.id} desk={desk} />}
    </>
  );
}
