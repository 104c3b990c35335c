/** The story of the moment: the card, the test or the fight that is being resolved. */
import type { JSX } from "preact";
import {
  contactCard,
  isMarketCard,
  testChance,
  type Face,
  type Task,
  type TestTask,
} from "#rules/outer-rim/index.ts";
import { Person } from "../art/person.tsx";
import { Ship } from "../art/ship.tsx";
import { Sign } from "../art/signs.tsx";
import { myself, playerAt, type Tabletop } from "../tabletop.ts";
import { Refused } from "../dock/refused.tsx";
import { CardFace } from "../market/card.tsx";
import { foundShip } from "../market/found-ship.ts";
import { roomText } from "../market/room-text.ts";
import { effectLines } from "../tell/effects.ts";
import { finished, type Line } from "../tell/line.ts";
import { ToldLines } from "../told-lines.tsx";
import { OddsChip } from "./chip.tsx";
import { Rail } from "../jobs/rail.tsx";
import { Dice } from "./dice/dice.tsx";
import { Fight } from "./dice/fight.tsx";
import { Hunted } from "./at-stake/hunted.tsx";
import { countingFaces, oneDieText } from "./one-die/one-die.ts";
import { stakesOf } from "./dice/stakes.ts";
import { GoalForSale } from "./at-stake/goal-for-sale.tsx";
import { taleOf } from "./tale.ts";

type DieTask = Extract<Task, { readonly type: "smuggle" | "purchase-die" }>;
type RollTask = Extract<Task, { readonly type: "roll-one" }>;

export function Moment({ tabletop }: { readonly tabletop: Tabletop }): JSX.Element {
  const task = tabletop.view.agenda.at(-1);
  return (
    <div class="or-moment" tabIndex={0}>
      <Rail tabletop={tabletop} />
      <Setting tabletop={tabletop} />
      {task?.type === "test" && <Test task={task} tabletop={tabletop} />}
      {task?.type === "combat" && <Fight task={task} tabletop={tabletop} />}
      {(task?.type === "smuggle" || task?.type === "purchase-die") && (
        <OneDie task={task} tabletop={tabletop} />
      )}
      {task?.type === "roll-one" && (
        <>
          <Dice dice={[task.face]} good={[]} tabletop={tabletop} />
          <ToldLines lines={facesTold(task, tabletop)} />
        </>
      )}
      <Hunted tabletop={tabletop} />
      {task?.type === "goal-paid" && <GoalForSale task={task} tabletop={tabletop} />}
      <Concerned task={task} tabletop={tabletop} />
      <Found tabletop={tabletop} />
    </div>
  );
}

/** One die that decides by itself, while it may still be changed. */
function OneDie({
  task,
  tabletop,
}: {
  readonly task: DieTask;
  readonly tabletop: Tabletop;
}): JSX.Element {
  const die = task.type === "smuggle" ? "smuggling" : "buying";
  const good = countingFaces(die, playerAt(tabletop.view, task.player));
  const { stands } = tabletop.words.labels.story;
  return (
    <>
      <h2>{oneDieText(die, good, tabletop.words)}</h2>
      <Dice dice={[task.face]} good={good} tabletop={tabletop} />
      <p class="or-stands">{good.includes(task.face) ? stands.passed : stands.failed}</p>
    </>
  );
}

/** What each face of a card's one die brings. */
function facesTold({ lines }: RollTask, { words: { texts } }: Tabletop): readonly Line[] {
  return finished(texts, effectLines(texts, [{ do: "roll", ...lines }], 0));
}

/** The card everybody looks at: whom one meets, or who meets it, and its story in the reading face. */
function Setting({ tabletop }: { readonly tabletop: Tabletop }): JSX.Element | null {
  const tale = taleOf(tabletop);
  if (tale === null) return null;
  const [kind = "", id = ""] = tale.source.split(".");
  const { space, character, ship } = myself(tabletop);
  // Between worlds my ship is what is seen of me.
  const mine = space.startsWith("nav-") ? <Ship id={ship} /> : <Person id={character ?? ""} />;
  return (
    <div class="or-setting">
      {kind === "contact" ? <Person id={id} /> : mine}
      <div>
        <h2>{tale.title}</h2>
        {tale.text !== null && <p class="or-tale">{tale.text}</p>}
      </div>
    </div>
  );
}

const passing: readonly (readonly Face[])[] = [["crit"], ["crit", "hit"], ["crit", "hit", "focus"]];

function Test({
  task,
  tabletop,
}: {
  readonly task: TestTask;
  readonly tabletop: Tabletop;
}): JSX.Element {
  const { story } = tabletop.words.labels;
  const skill = task.skills[0];
  const player = playerAt(tabletop.view, task.player);
  if (skill === undefined || task.skills.length > 1) return <></>;
  const { chance, known, atLeast } = testChance(player, skill, task.lent.length);
  const level = Math.min(2, known);
  return (
    <div class="or-test">
      <h2>
        <Sign name={skill} /> {story.test(tabletop.say.word(`skill.${skill}`))}{" "}
        <b class="number">{story.needs(level)}</b>
      </h2>
      <p>{story.known[level]}</p>
      {task.dice.length > 0 ? (
        <>
          <Dice dice={task.dice} good={passing[level] ?? []} tabletop={tabletop} />
          <p class="or-stands">
            {task.dice.some((die) => passing[level]?.includes(die))
              ? story.stands.passed
              : story.stands.failed}
          </p>
        </>
      ) : (
        <OddsChip chip={{ kind: "pass", chance, atLeast }} tabletop={tabletop} />
      )}
      <ToldLines lines={stakesOf(task, tabletop)} />
    </div>
  );
}

/** A ship a card turned up: what it is, and what it has no room for. */
function Found({ tabletop }: { readonly tabletop: Tabletop }): JSX.Element | null {
  const found = foundShip(tabletop.view, tabletop.asked?.question);
  if (found === null) return null;
  const { card, goes, of } = found;
  return (
    <>
      {goes > 0 && (
        <Refused tabletop={tabletop} text={roomText(of, goes, tabletop)} rule="OR-SHIP-03" />
      )}
      <CardFace id={card} tabletop={tabletop} />
    </>
  );
}

/** The card, contact or bounty the question is about. */
function Concerned({
  task,
  tabletop,
}: {
  readonly task: Task | undefined;
  readonly tabletop: Tabletop;
}): JSX.Element | null {
  const params = tabletop.asked?.question.params ?? {};
  const contact = String(params["contact"] ?? "");
  const card = String(params["card"] ?? "");
  if (task?.type === "effects" || task?.type === "test" || task?.type === "combat") return null;
  return (
    <>
      {card === "" && contact !== "" && contactCard(contact) !== undefined && (
        <Person id={contact} />
      )}
      {isMarketCard(card) && <CardFace id={card} tabletop={tabletop} />}
    </>
  );
}
