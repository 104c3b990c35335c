/** The slots of board and ship one by one, and what lies in each. */
import type { JSX } from "preact";
import { slotLayout, type PlayerView, type Slot, type View } from "#rules/outer-rim/index.ts";
import { answersAt } from "../asked.ts";
import { Sign, type SignName } from "../art/signs.tsx";
import { usePicked } from "../board/use-picked.ts";
import type { Tabletop } from "../tabletop.ts";
import { cardName, kindOf } from "../market/card-name.ts";
import { handedIn } from "../market/handed-in.ts";
import { ShortGist } from "../market/short-gist.tsx";

const order: readonly Slot["kind"][] = [
  "crew",
  "cargo",
  "cargo-or-mod",
  "mod",
  "gear-or-mod",
  "gear",
  "job-or-bounty",
];
const signs: Readonly<Record<Slot["kind"], SignName>> = {
  crew: "crew",
  cargo: "cargo",
  "cargo-or-mod": "cargo",
  mod: "mod",
  "gear-or-mod": "mod",
  gear: "gear",
  "job-or-bounty": "job",
};

export function Slots({
  tabletop,
  player,
  mine,
}: {
  readonly tabletop: Tabletop;
  readonly player: PlayerView;
  readonly mine: boolean;
}): JSX.Element {
  const { slots, loose } = slotLayout(withoutHandedIn(player, tabletop.view));
  const sorted = slots.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return (
    <ul class="or-slots" aria-label={tabletop.words.labels.hold.slots}>
      {sorted.map((slot, i) => (
        <li
          key={slot.holds ?? `${slot.kind}-${i}`}
          class={slot.holds === null ? "or-vacant" : undefined}
        >
          {slot.holds === null ? (
            <span
              class={`or-slot or-free or-slot-${slot.kind}`}
              title={tabletop.words.labels.hold.kinds[slot.kind]}
            >
              <Sign name={signs[slot.kind]} />
              <span>{tabletop.words.labels.hold.kinds[slot.kind]}</span>
            </span>
          ) : (
            <HeldCard tabletop={tabletop} player={player} id={slot.holds} mine={mine} />
          )}
        </li>
      ))}
      {loose.map((id) => (
        <li key={id}>
          <HeldCard tabletop={tabletop} player={player} id={id} mine={mine} />
        </li>
      ))}
    </ul>
  );
}

/** [OR-MKT-05] What is handed in lies with the price: its slot is free. */
function withoutHandedIn(player: PlayerView, view: View): PlayerView {
  const { cards } = handedIn(view, view.players.indexOf(player));
  if (cards.length === 0) return player;
  return {
    ...player,
    cards: player.cards.filter(({ id }) => !cards.includes(id)),
    crew: player.crew.filter(({ id }) => !cards.includes(id)),
  };
}

function HeldCard({
  tabletop,
  player,
  id,
  mine,
}: {
  readonly tabletop: Tabletop;
  readonly player: PlayerView;
  readonly id: string;
  readonly mine: boolean;
}): JSX.Element {
  const held = player.cards.find((one) => one.id === id);
  const kind = kindOf(id);
  const lit = mine && answersAt(tabletop.asked, { on: "held", card: id }).length > 0;
  const chosen = usePicked(tabletop, (picked) => picked?.on === "held" && picked.card === id);
  const name = cardName(id, held?.side ?? 0, tabletop);
  const inner = (
    <>
      <Sign name={kind} />
      <span class="or-slot-name">{name}</span>
      <ShortGist id={id} tabletop={tabletop} held={held} />
    </>
  );
  return (
    <button
      type="button"
      data-flip={`held-${id}`}
      class={`or-slot or-kind-${kind} ${lit ? "or-lit" : ""} ${chosen ? "or-picked" : ""}`}
      aria-pressed={chosen}
      onClick={() => tabletop.pick({ on: "held", card: id })}
    >
      {inner}
    </button>
  );
}
