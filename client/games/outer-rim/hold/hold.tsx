/** A captain and a ship: bust, sheet, slots, skills, goals, secrets. */
import type { JSX } from "preact";
import { quietly } from "#client/lazy.tsx";
import {
  combatValue,
  healthOf,
  hullOf,
  hyperdriveOf,
  type PlayerView,
} from "#rules/outer-rim/index.ts";
import { Person } from "../art/person.tsx";
import { Ship } from "../art/ship.tsx";
import { playerAt, type Tabletop } from "../tabletop.ts";
import { isStillAsked } from "../map/here.ts";
import { Figure } from "./figure.tsx";
import { Goals } from "./goals.tsx";
import { Pips, remaining } from "./pips.tsx";
import { Reputation } from "./reputation.tsx";
import { Skills } from "./skills.tsx";
import { Slots } from "./slots.tsx";
import type { SheetOf } from "./told-sheet.ts";

const Kept = quietly(async () => (await import("./kept.tsx")).Kept);

/** Beside the goals of an ambition more than four cards need two columns. */
function classesOf({ ambition, cards, crew }: PlayerView): string {
  const many = cards.length + crew.length > 4 ? " or-laden" : "";
  return ambition === null ? "or-hold" : `or-hold or-ambitious${many}`;
}

export function Hold({
  tabletop,
  seat,
}: {
  readonly tabletop: Tabletop;
  readonly seat: number;
}): JSX.Element {
  const player = playerAt(tabletop.view, seat);
  const { words, say } = tabletop;
  const mine = seat === tabletop.seat;
  return (
    <section
      class={classesOf(player)}
      tabIndex={0}
      aria-label={mine ? words.labels.hold.mine : words.labels.hold.theirs(say.title(seat))}
    >
      {player.character === null ? (
        <h2>{say.title(seat)}</h2>
      ) : (
        <Sheets tabletop={tabletop} seat={seat} player={player} character={player.character} />
      )}
    </section>
  );
}

interface ChosenProps extends SheetProps {
  readonly character: NonNullable<PlayerView["character"]>;
}

/** [OR-SETUP-07] Before a character is taken there is nothing to count. */
function Sheets(chosen: ChosenProps): JSX.Element {
  const { tabletop, seat, player } = chosen;
  return (
    <>
      <Captain {...chosen} />
      <Vessel tabletop={tabletop} seat={seat} player={player} />
      {player.defeated && <p class="or-defeated">{tabletop.words.labels.vitals.defeated}</p>}
      <Slots tabletop={tabletop} player={player} mine={seat === tabletop.seat} />
      <div class="or-aims">
        <Goals tabletop={tabletop} seat={seat} />
        <Kept tabletop={tabletop} seat={seat} />
      </div>
      <Reputation tabletop={tabletop} player={player} />
      <Skills
        tabletop={tabletop}
        player={player}
        read={
          seat === tabletop.eyes ? () => tabletop.pick({ on: "captain", player: seat }) : undefined
        }
      />
    </>
  );
}

interface SheetProps {
  readonly tabletop: Tabletop;
  readonly seat: number;
  readonly player: PlayerView;
}

function Captain({ tabletop, seat, player, character }: ChosenProps): JSX.Element {
  const { say, words } = tabletop;
  const { vitals } = words.labels;
  const health = healthOf(player);
  return (
    <div class="or-captain">
      <Read tabletop={tabletop} of="captain" seat={seat}>
        <Person id={character} />
      </Read>
      <div>
        <h2>{say.word(`character.${character}.name`)}</h2>
        <Pips
          left={remaining(health, player.damage)}
          all={health}
          text={vitals.health(remaining(health, player.damage), health)}
          kind="health"
        />
        <p class="or-figures">
          <Figure
            sign="ground"
            value={combatValue(player, "ground")}
            text={vitals.ground(combatValue(player, "ground"))}
          />
          <Figure
            sign="credits"
            value={say.amount(player.credits)}
            text={vitals.credits(say.amount(player.credits))}
          />
        </p>
      </div>
    </div>
  );
}

/** [OR-SETUP-07] There is no ship before one is chosen. */
function Vessel({ tabletop, seat, player }: SheetProps): JSX.Element {
  const { say, words } = tabletop;
  const { vitals } = words.labels;
  const hull = hullOf(player);
  if (isStillAsked(tabletop.view, "choose-ship", seat)) return <div class="or-vessel" />;
  return (
    <div class="or-vessel">
      <Read tabletop={tabletop} of="vessel" seat={seat}>
        <Ship id={player.ship} />
      </Read>
      <div>
        <h2>{say.word(`ship.${player.ship}.${player.shipFlipped ? "flipped" : "name"}`)}</h2>
        <Pips
          left={remaining(hull, player.shipDamage)}
          all={hull}
          text={vitals.hull(remaining(hull, player.shipDamage), hull)}
          kind="hull"
        />
        <p class="or-figures">
          <Figure
            sign="ship"
            value={combatValue(player, "ship")}
            text={vitals.ship(combatValue(player, "ship"))}
          />
          <Figure
            sign="hyperdrive"
            value={hyperdriveOf(player)}
            text={vitals.hyperdrive(hyperdriveOf(player))}
          />
        </p>
      </div>
    </div>
  );
}

/** The picture of a sheet opens its text; on the board of another everything is told beneath. */
function Read({
  tabletop,
  of,
  seat,
  children,
}: {
  readonly tabletop: Tabletop;
  readonly of: SheetOf;
  readonly seat: number;
  readonly children: JSX.Element;
}): JSX.Element {
  if (seat !== tabletop.eyes) return children;
  const { character, ship } = playerAt(tabletop.view, seat);
  const name = of === "captain" ? `character.${character ?? ""}.name` : `ship.${ship}.name`;
  return (
    <button
      type="button"
      class="or-read"
      aria-label={tabletop.words.labels.board.read(tabletop.say.word(name))}
      onClick={() => tabletop.pick({ on: of, player: seat })}
    >
      {children}
    </button>
  );
}
