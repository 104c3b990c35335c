/** A patrol on the sheet of its place: how it stands to me, what follows from it, what it is worth. */
import type { JSX } from "preact";
import {
  hostilePatrols,
  patrolReward,
  standingWith,
  type Command,
  type Faction,
  type SpaceId,
} from "#rules/outer-rim/index.ts";
import { rewardText } from "../say/answer.ts";
import { Sign } from "../art/signs.tsx";
import { myself, type Tabletop } from "../tabletop.ts";
import { OddsChip } from "../story/chip.tsx";
import { patrolChips } from "../story/odds.ts";
import { capital } from "../tell/line.ts";
import { patrolName } from "../map/place-name.ts";

/** [OR-TURN-05] What a hostile one means is said before anybody flies there, with the odds. */
export function PatrolHere({
  tabletop,
  space,
  faction,
  answers,
}: {
  readonly tabletop: Tabletop;
  readonly space: SpaceId;
  readonly faction: Faction;
  readonly answers: readonly Command[];
}): JSX.Element {
  const { view, eyes, seat, words } = tabletop;
  const beaten = beatenText(faction, answers, tabletop);
  const isForced = seat !== null && hostilePatrols(view, eyes, space).includes(faction);
  const name = patrolName(faction, tabletop);
  // Whoever can fight it now reads the odds on the button.
  const chips = isForced && beaten === null ? patrolChips(view, eyes, faction) : [];
  return (
    <>
      <li>
        <Sign name={faction} />
        {capital(beaten ?? (isForced ? words.labels.map.mustFight(name) : name))}
      </li>
      {chips.length > 0 && (
        <li class="or-chips">
          {chips.map((chip) => (
            <OddsChip key={chip.kind} chip={chip} tabletop={tabletop} />
          ))}
        </li>
      )}
    </>
  );
}

/** What a patrol that can be fought now is worth. */
function beatenText(
  faction: Faction,
  answers: readonly Command[],
  tabletop: Tabletop,
): string | null {
  const { level } = tabletop.view.patrols[faction];
  const isFoe = answers.some((one) => one.type === "fight-patrol" && one.faction === faction);
  if (!isFoe || level === 4) return null;
  const pay = rewardText(patrolReward[level], tabletop);
  // [OR-REP-01] Nobody falls below the lowest.
  const less = standingWith(myself(tabletop), faction) !== "negative";
  return tabletop.words.labels.board.beaten(patrolName(faction, tabletop), pay, less);
}
