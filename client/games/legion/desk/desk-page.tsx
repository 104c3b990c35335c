/** The organiser's desk: players and lists, Swiss rounds, results from the ledgers, standings to print and to keep. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import {
  addPlayer,
  dropPlayer,
  emptyDesk,
  enterResult,
  nextRound,
  standingsCsv,
  type Desk,
  type DeskRefusal,
  type GameResult,
} from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { toast } from "../../../pieces/toasts.ts";
import type { PageProps } from "../../screen.ts";
import type { LegionScreen } from "../screen-types.ts";
import { keepDesk, keptDesk } from "./keep.ts";
import { Rounds } from "./rounds.tsx";
import { Standings } from "./standings.tsx";
import "./desk.css";

export function DeskPage({ words }: PageProps<LegionScreen>): JSX.Element {
  const w = words.desk;
  const desk = useSignal<Desk>(keptDesk());
  const clearing = useSignal(false);
  const put = (next: Desk | DeskRefusal): void => {
    if (typeof next === "string") return toast(w.refusals[next] ?? "", "no");
    desk.value = next;
    keepDesk(next);
  };
  return (
    <div class="ledger-page desk">
      <p>{w.line}</p>
      <AddPlayer words={words} add={(name, list) => put(addPlayer(desk.value, name, list))} />
      <ul class="desk-players">
        {desk.value.players.map(({ id, name, list, left }) => (
          <li key={id} class={left === null ? "" : "soft"}>
            <b>{name}</b>
            {list !== "" && (
              <details>
                <summary class="label">{w.list}</summary>
                <pre>{list}</pre>
              </details>
            )}
            {left === null ? (
              <Button
                tone="quiet"
                icon="close"
                label={words.labelled(w.leaves, name)}
                press={() => put(dropPlayer(desk.value, id))}
              />
            ) : (
              <span>{w.left(left)}</span>
            )}
          </li>
        ))}
      </ul>
      <Rounds
        desk={desk.value}
        words={words}
        enter={(round: number, table: number, result: GameResult) =>
          put(enterResult(desk.value, round, table, result))
        }
      />
      <Button tone="lamp" wide press={() => put(nextRound(desk.value))}>
        {w.pair(desk.value.rounds.length + 1)}
      </Button>
      {desk.value.rounds.length > 0 && <Standings desk={desk.value} words={words} />}
      <div class="doors">
        <Button icon="log" press={() => print()}>
          {words.final.print}
        </Button>
        <a
          class="button"
          download="standings.csv"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(standingsCsv(desk.value))}`}
        >
          CSV
        </a>
        {clearing.value ? (
          <Button tone="danger" press={() => put(emptyDesk)}>
            {w.clearSure}
          </Button>
        ) : (
          <Button press={() => (clearing.value = true)}>{w.clear}</Button>
        )}
      </div>
    </div>
  );
}

function AddPlayer({
  words,
  add,
}: {
  words: LegionScreen["words"];
  add: (name: string, list: string) => void;
}): JSX.Element {
  const w = words.desk;
  return (
    <form
      class="entry-form"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const text = (key: string): string => {
          const value = data.get(key);
          return typeof value === "string" ? value : "";
        };
        add(text("name"), text("list").slice(0, 20_000));
        event.currentTarget.reset();
      }}
    >
      <label class="field">
        <span class="label">{w.name}</span>
        <input class="input" name="name" maxLength={40} required />
      </label>
      <label class="field">
        <span class="label">{w.listOrLink}</span>
        <textarea class="input" name="list" rows={2} />
      </label>
      <Button type="submit" icon="plus">
        {w.add}
      </Button>
    </form>
  );
}
