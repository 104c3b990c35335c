/** Everyone with their fame on the way to the target; a tap shows their board. */
import type { JSX } from "preact";
import { words as hall } from "#client/words/words.ts";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import { ambitionSheet, fameToWin, type PlayerView } from "#rules/outer-rim/index.ts";
import { Sign } from "../art/signs.tsx";
import type { Tabletop } from "../tabletop.ts";
import { carriesBountyOn } from "../market/hunted-player.ts";
import { DealDoor, mayDeal } from "./deal-door.tsx";
import { fameText } from "../say/fame.ts";

/** A printed opponent has no name before it has a character. */
function nameOf(seat: number, tabletop: Tabletop): string {
  const { view, names, words, say } = tabletop;
  if (seat === tabletop.seat) return words.labels.you;
  const isNobody = names[seat] === undefined && view.players[seat]?.character === null;
  return isNobody ? words.labels.printed : say.title(seat);
}

/** Where a name does not fit, its first word is cut: the last one tells people apart. */
function Name({ name }: { readonly name: string }): JSX.Element {
  const last = name.lastIndexOf(" ") + 1;
  if (last === 0) return <span>{name}</span>;
  return (
    <span>
      <span>{name.slice(0, last)}</span>
      {name.slice(last)}
    </span>
  );
}

/** Whom they play, or which bot plays: where there is room for it. */
function Also({ name }: { readonly name: string | null }): JSX.Element | null {
  return name === null ? null : <small>· {name}</small>;
}

type Ambition = NonNullable<PlayerView["ambition"]>;

/** [UB-AMB-16] Fame alone does not win: how many goals of the ambition are done is part of the race. */
function goalsText({ id, done }: Ambition, { words: { labels }, say }: Tabletop): string {
  const have = say.amount(done.filter(Boolean).length);
  const text = labels.hold.progress(have, say.amount(ambitionSheet(id).goals.length));
  return labels.colon(labels.hold.ambition, text);
}

/** [UB-PB-01] Whoever carries a bounty on my character. */
function huntsMe(seat: number, { view, seat: me }: Tabletop): boolean {
  return me !== null && seat !== me && carriesBountyOn(me, seat, view);
}

/** Three and more, goals to count, or a long name: then names get a line of their own instead of being cut. */
function isFull(tabletop: Tabletop): boolean {
  const { players, rules } = tabletop.view;
  return (
    rules.ambitions ||
    players.length > 2 ||
    players.some((_, seat) => nameOf(seat, tabletop).length > 11)
  );
}

export function Seats({
  tabletop,
  open,
  explain,
}: {
  readonly tabletop: Tabletop;
  readonly open: (seat: number) => void;
  /** The signs and what they mean. */
  readonly explain: () => void;
}): JSX.Element {
  const { view, words } = tabletop;
  const waited = new Set(
    view.questions.flatMap(({ seat }, i) =>
      view.answered[i] === true || view.winner !== null ? [] : [seat],
    ),
  );
  return (
    <>
      <h2 class="unseen">{hall.value.table.seats}</h2>
      <ul class={isFull(tabletop) ? "or-seats or-many" : "or-seats"}>
        {view.players.map((player, seat) => (
          <li key={seat}>
            <button
              type="button"
              class={`or-seat ${view.round > 0 && view.current === seat ? "or-turn" : ""} ${waited.has(seat) ? "or-awaited" : ""}`}
              aria-haspopup="dialog"
              onClick={() => open(seat)}
            >
              <SeatMark seat={seat} />
              <span class="or-seat-name">
                <Name name={nameOf(seat, tabletop)} />
                <Also name={tabletop.say.also(seat)} />
              </span>
              {huntsMe(seat, tabletop) && (
                <span class="or-hunts" title={words.labels.board.huntsYou}>
                  <Sign name="bounty" />
                  <span class="unseen">{words.labels.board.huntsYou}</span>
                </span>
              )}
              <span class="or-ladder" aria-hidden="true">
                <i style={`--part:${Math.min(1, player.fameNow / fameToWin(view, seat))}`} />
              </span>
              <span class="unseen">
                {fameText(player.fameNow, fameToWin(view, seat), words.labels)}
              </span>
              {player.ambition !== null && (
                <span class="unseen">{goalsText(player.ambition, tabletop)}</span>
              )}
              <b class="number" aria-hidden="true">
                {player.ambition !== null && (
                  <>
                    <Sign name="ambition" />
                    {player.ambition.done.filter(Boolean).length}
                    <small>/{ambitionSheet(player.ambition.id).goals.length}</small>
                  </>
                )}
                <Sign name="fame" />
                {player.fameNow}
              </b>
            </button>
          </li>
        ))}
        {mayDeal(tabletop) && (
          <li class="or-deal-door">
            <DealDoor tabletop={tabletop} short />
          </li>
        )}
        <li class="or-explain">
          <SignsDoor name={words.labels.primer.signsTitle} explain={explain} />
        </li>
      </ul>
    </>
  );
}

function SignsDoor({ name, explain }: { name: string; explain: () => void }): JSX.Element {
  return (
    <button type="button" aria-haspopup="dialog" title={name} onClick={explain}>
      <span aria-hidden="true">?</span>
    </button>
  );
}
