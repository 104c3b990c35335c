/** The organiser's desk: players and lists, Swiss rounds, results from the ledgers, standings to print and to keep. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import {
  emptyDesk,
  enterResult,
  nameLedger,
  nextRound,
  standingsCsv,
  type Desk,
  type DeskRefusal,
} from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { toast } from "../../../pieces/toasts.ts";
import { shuffled } from "../../../table/end/seats-next.ts";
import type { PageProps } from "../../screen.ts";
import type { LegionScreen } from "../screen-types.ts";
import { joinHash } from "./player-link.ts";
import { Players } from "./players.tsx";
import { Rounds } from "./rounds.tsx";
import { SignUpPage } from "./sign-up.tsx";
import { Standings } from "./standings.tsx";
import "./desk.css";

export function DeskPage(props: PageProps<LegionScreen>): JSX.Element {
  return location.hash === joinHash ? <SignUpPage {...props} /> : <TheDesk {...props} />;
}

/** [LC-TOUR-01] Before the first round nobody stands above another: who meets whom, and who sits out, is drawn. */
function byLot(desk: Desk): Desk {
  return desk.rounds.length > 0 ? desk : { ...desk, players: shuffled(desk.players) };
}

function TheDesk({ words }: PageProps<LegionScreen>): JSX.Element {
  const w = words.desk;
  const desk = useSignal<Desk>(keptDesk());
  const before = useSignal<readonly Desk[]>([]);
  const clearing = useSignal(false);
  const show = (next: Desk): void => {
    desk.value = next;
    keepDesk(next);
    clearing.value = false;
  };
  const put = (next: Desk | DeskRefusal): void => {
    if (typeof next === "string") return toast(w.refusals[next] ?? "", "no");
    before.value = [...before.value, desk.value];
    show(next);
  };
  const undo = (): void => {
    const last = before.value.at(-1);
    before.value = before.value.slice(0, -1);
    if (last !== undefined) show(last);
  };
  const refused = nextRound(desk.value);
  return (
    <div class="ledger-page desk">
      <p>{w.line}</p>
      <Players desk={desk} words={words} put={put} />
      <Rounds
        desk={desk.value}
        words={words}
        enter={(round, table, result) => put(enterResult(desk.value, round, table, result))}
        follow={(round, table, ledger) => put(nameLedger(desk.value, round, table, ledger))}
      />
      <Button
        tone="lamp"
        wide
        whyNot={typeof refused === "string" ? (w.refusals[refused] ?? "") : null}
        press={() => put(nextRound(byLot(desk.value)))}
      >
        {w.pair(desk.value.rounds.length + 1)}
      </Button>
      {desk.value.rounds.length > 0 && <Standings desk={desk.value} words={words} />}
      <div class="doors">
        {before.value.length > 0 && (
          <Button icon="undo" press={undo}>
            {words.play.undo}
          </Button>
        )}
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

/** The organiser's desk stays on this device until it is cleared. */
const place = "guildhall.legion.desk";

function keptDesk(): Desk {
  try {
    const raw = JSON.parse(localStorage.getItem(place) ?? "null") as Desk | null;
    return raw !== null && Array.isArray(raw.players) && Array.isArray(raw.rounds)
      ? raw
      : emptyDesk;
  } catch {
    return emptyDesk;
  }
}

function keepDesk(desk: Desk): void {
  try {
    localStorage.setItem(place, JSON.stringify(desk));
  } catch {
    // The desk goes on in this tab.
  }
}
