/** The rounds: who plays whom, and the result by the ledger's link or by hand. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Desk, GameResult, Pairing } from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { toast } from "../../../pieces/toasts.ts";
import type { LegionScreen } from "../screen-types.ts";
import { ledgerSays, tableSays } from "./ledgers.ts";

type Words = LegionScreen["words"];

interface RoundsProps {
  readonly desk: Desk;
  readonly words: Words;
  readonly enter: (round: number, table: number, result: GameResult) => void;
  /** The game is written down at that table of the hall. */
  readonly follow: (round: number, table: number, ledger: string) => void;
}

/** How often the desk looks into the ledgers of an open round. */
const lookMs = 15_000;

export function Rounds({ desk, words, enter, follow }: RoundsProps): JSX.Element {
  return (
    <>
      {desk.rounds.map((pairings, round) => (
        <details key={round} class="desk-round" open={round === desk.rounds.length - 1}>
          <summary>
            <h2>{words.desk.round(round + 1)}</h2>
          </summary>
          <ol>
            {pairings.map((pairing, table) => (
              <Game
                key={table}
                desk={desk}
                words={words}
                table={table}
                pairing={pairing}
                enter={(result) => enter(round, table, result)}
                follow={(ledger) => follow(round, table, ledger)}
              />
            ))}
          </ol>
        </details>
      ))}
    </>
  );
}

function Game({
  desk,
  words,
  table,
  pairing,
  enter,
  follow,
}: Pick<RoundsProps, "desk" | "words"> & {
  table: number;
  pairing: Pairing;
  enter: (result: GameResult) => void;
  follow: (ledger: string) => void;
}): JSX.Element {
  const w = words.desk;
  const open = useSignal(false);
  const name = (id: string): string => desk.players.find((each) => each.id === id)?.name ?? id;
  const [one, two] = pairing.players;
  const { result, ledger } = pairing;
  useFollowing(result === null ? (ledger ?? null) : null, [name(one), name(two ?? "")], enter);
  if (two === null) return <li>{w.bye(name(one))}</li>;
  return (
    <li>
      <span class="soft">{w.table(table + 1)}</span>
      <b>{w.versus(name(one), name(two))}</b>{" "}
      <span class="number">{result === null ? "–" : result.points.join(" : ")}</span>
      {result !== null && <span> {w.verdict(winnerOf(result, [name(one), name(two)]))}</span>}
      {ledger !== undefined && (
        <a href={`/t/${ledger}`}>{result === null ? w.playing : w.theLedger}</a>
      )}
      <Button
        tone="quiet"
        expanded={open.value}
        label={words.labelled(w.result, w.versus(name(one), name(two)))}
        press={() => (open.value = !open.value)}
      >
        {w.result}
      </Button>
      {open.value && (
        <ResultForm
          words={words}
          first={name(one)}
          second={name(two)}
          enter={(entered) => {
            open.value = false;
            enter(entered);
          }}
          follow={(table) => {
            open.value = false;
            follow(table);
          }}
        />
      )}
    </li>
  );
}

/** Looks into the ledger until it holds a result: once at the beginning, then now and then. */
function useFollowing(
  ledger: string | null,
  names: readonly [string, string],
  enter: (result: GameResult) => void,
): void {
  useEffect(() => {
    if (ledger === null) return;
    let gone = false;
    const look = async (): Promise<void> => {
      const said = await tableSays(ledger, names, false);
      if (!gone && said.type === "result") enter(said.result);
    };
    void look();
    const timer = setInterval(() => void look(), lookMs);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [ledger]);
}

function winnerOf({ winner }: GameResult, names: readonly [string, string]): string | null {
  return winner === null ? null : names[winner];
}

/** The link of the ledger says everything; who was blue is asked. Points by hand are the other way. */
function ResultForm({
  words,
  first,
  second,
  enter,
  follow,
}: {
  words: Words;
  first: string;
  second: string;
  enter: (result: GameResult) => void;
  follow: (table: string) => void;
}): JSX.Element {
  const w = words.desk;
  const swapped = useSignal(false);
  async function fromLink(link: string): Promise<void> {
    const said = await ledgerSays(link, [first, second], swapped.value);
    if (said.type === "nothing") return toast(w.noResult, "no");
    if (said.type === "open") {
      follow(said.table);
      return toast(w.reads);
    }
    if (said.table !== null) follow(said.table);
    enter(said.result);
  }
  return (
    <form
      class="entry-form"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const number = (key: string): number => Math.max(0, Number(data.get(key)) || 0);
        const link = data.get("link");
        if (typeof link === "string" && link.trim() !== "") return void fromLink(link.trim());
        const points = [number("one"), number("two")] as const;
        const defeated = [number("lostTwo"), number("lostOne")] as const;
        enter({ points, defeated, winner: decided(points, defeated) });
      }}
    >
      <label class="field">
        <span class="label">{w.link}</span>
        <input class="input" name="link" inputMode="url" />
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={swapped.value}
          onChange={(event) => (swapped.value = event.currentTarget.checked)}
        />
        <span>{w.wasRed(first)}</span>
      </label>
      {(
        [
          ["one", w.points(first)],
          ["two", w.points(second)],
          ["lostOne", w.lost(first)],
          ["lostTwo", w.lost(second)],
        ] as const
      ).map(([key, label]) => (
        <label key={key} class="field">
          <span class="label">{label}</span>
          <input class="input number" name={key} type="number" min={0} max={9999} />
        </label>
      ))}
      <Button type="submit" tone="lamp">
        {w.enter}
      </Button>
    </form>
  );
}

/** [LC-END-05] Points, then fewer own losses, then a draw. */
function decided(
  points: readonly [number, number],
  defeated: readonly [number, number],
): GameResult["winner"] {
  for (const [one, two] of [points, defeated]) if (one !== two) return one > two ? 0 : 1;
  return null;
}
