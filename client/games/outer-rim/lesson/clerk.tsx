/** What the clerk says over this table: answers, one move with what to tap, and the doors out. */
import type { JSX } from "preact";
import { ClerkCorner } from "#client/lesson/clerk.tsx";
import { ToTable, type FirstTable } from "#client/lesson/to-table.tsx";
import { Button } from "#client/pieces/button.tsx";
import { progress, unmet } from "./progress.ts";
import type { Remark, Topic } from "./remark.ts";
import { Spoken } from "./spoken.tsx";
import type { Words as LearnWords } from "#words/made/outer-rim-lesson/words.ts";

/** Alone against a printed opponent, as in the lesson, but with a set-up of one's own. */
export const firstTable: FirstTable = {
  game: "outer-rim",
  seats: 1,
  options: { opponents: "base" },
  level: null,
};

const shortTable: FirstTable = {
  ...firstTable,
  options: { ...firstTable.options, fame: "5" },
};

interface ClerkProps {
  readonly learn: LearnWords;
  /** Something is being told on the board: what leads on there, by its name. */
  readonly listening: string | null;
  /** The learner plays on without being told what to do. */
  readonly isAlone: boolean;
  readonly said: readonly Remark[];
  readonly told: ReadonlySet<Topic>;
  /** Asked for while alone. */
  readonly advice: Remark | null;
  /** What a bounty is about, for whoever has not won one. */
  readonly example: readonly string[];
  playAlone(): void;
  ask(): void;
  takeBack(): void;
}

export function Clerk(props: ClerkProps): JSX.Element {
  const { learn, listening, isAlone, said, told, advice, example } = props;
  const { playAlone, ask, takeBack } = props;
  const isQuiet = isAlone && advice === null;
  const isEnough = !isAlone && said.some(({ topic }) => topic === "enough");
  // Who has learned enough is told what is left, not how much of a count.
  const far = isAlone || isEnough ? undefined : farOf(told, learn);
  if (listening !== null && !isQuiet)
    return (
      <ClerkCorner name={learn.clerk} isQuiet={false} far={far} more={learn.readOn}>
        <Spoken remark={{ topic: "nudge", text: learn.listen, taps: [listening] }} learn={learn} />
      </ClerkCorner>
    );
  const now = isAlone ? (advice === null ? [] : [advice]) : said;
  // Who knows enough chooses a door: anything else would stand in its way.
  const heard = isEnough ? now.filter(({ topic }) => topic === "enough") : now;
  return (
    <ClerkCorner name={learn.clerk} isQuiet={isQuiet} far={far} more={learn.readOn}>
      {isQuiet && <p>{learn.atDesk}</p>}
      {heard.map((remark) => (
        <Spoken key={remark.text} remark={remark} learn={learn} takeBack={takeBack} />
      ))}
      {isEnough && <Unmet told={told} learn={learn} />}
      {isEnough && !told.has("captured") && (
        <details class="clerk-example">
          <summary>{learn.example.title}</summary>
          <ol>
            {example.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </details>
      )}
      {isEnough && (
        <p class="clerk-doors">
          <Button press={playAlone}>{learn.alone}</Button>
          <ToTable table={shortTable}>{learn.toShort}</ToTable>
          <ToTable table={firstTable}>{learn.toWhole}</ToTable>
        </p>
      )}
      {isAlone && (
        <p class="clerk-doors">
          <Button press={ask}>{learn.ask}</Button>
          <ToTable table={firstTable}>{learn.toTable}</ToTable>
        </p>
      )}
    </ClerkCorner>
  );
}

function farOf(told: ReadonlySet<Topic>, learn: LearnWords): { short: string; whole: string } {
  const { known, all, missing } = progress(told);
  const whole = learn.known(known, all);
  const toCome = missing.map((thing) => learn.things[thing]).join(", ");
  return {
    short: `${known}/${all}`,
    whole: toCome === "" ? whole : `${whole}. ${learn.toCome(toCome)}`,
  };
}

/** What this game did not bring, and where it can be read. */
function Unmet({
  told,
  learn,
}: {
  readonly told: ReadonlySet<Topic>;
  readonly learn: LearnWords;
}): JSX.Element {
  return (
    <p class="clerk-unmet">
      {learn.unmet}{" "}
      {unmet(told).map(({ chapter, rule }, i) => (
        <>
          {i > 0 && ", "}
          <a href={`/rules/outer-rim#${rule}`}>{learn.more[chapter]}</a>
        </>
      ))}
      .
    </p>
  );
}
