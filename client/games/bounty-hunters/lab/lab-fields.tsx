/** The numbers of one card, each with its own field. */
import type { JSX } from "preact";
import type { Face, Trio } from "#rules/bounty-hunters/index.ts";
import type { Words as AnalysisWords } from "#words/made/analysis/words.ts";

interface Field {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly least: number;
  with(value: number): Face;
}

export function LabFields({
  face,
  words,
  change,
}: {
  readonly face: Face;
  readonly words: AnalysisWords["lab"];
  readonly change: (face: Face) => void;
}): JSX.Element {
  return (
    <div class="lab-fields">
      {fieldsOf(face, words).map((field) => (
        <label key={field.label} class="field">
          <span class="label">{field.label}</span>
          <input
            class="input"
            type="number"
            inputMode="numeric"
            min={field.least}
            max={field.most}
            value={field.value}
            onInput={(event) => {
              const value = Math.round(Number(event.currentTarget.value));
              if (value >= field.least && value <= field.most) change(field.with(value));
            }}
          />
        </label>
      ))}
    </div>
  );
}

/** Only numbers that no printed fact fixes: copies, crates and icons stay as they are. */
function fieldsOf(face: Face, words: AnalysisWords["lab"]): readonly Field[] {
  switch (face.type) {
    case "target":
      return [
        points(face, words),
        ...trio(words, face.shields, 1, (shields) => ({ ...face, shields })),
      ];
    case "hunter":
      return [
        {
          label: words.loss,
          value: face.loss,
          least: 0,
          most: 3,
          with: (loss) => ({ ...face, loss }),
        },
        ...trio(words, face.attack, 0, (attack) => ({ ...face, attack })),
      ];
    case "droid":
      return [cost(face, words), ...trio(words, face.attack, 0, (attack) => ({ ...face, attack }))];
    case "crate":
      return [points(face, words), cost(face, words)];
    case "contract":
      return [];
  }
}

function points(
  face: Extract<Face, { readonly points: number }>,
  words: AnalysisWords["lab"],
): Field {
  return {
    label: words.points,
    value: face.points,
    least: 0,
    most: 30,
    with: (value) => ({ ...face, points: value }),
  };
}

function cost(face: Extract<Face, { readonly cost: number }>, words: AnalysisWords["lab"]): Field {
  return {
    label: words.cost,
    value: face.cost,
    least: 1,
    most: 3,
    with: (value) => ({ ...face, cost: value }),
  };
}

function trio(
  words: AnalysisWords["lab"],
  values: Trio,
  least: number,
  make: (trio: Trio) => Face,
): readonly Field[] {
  return words.colours.map((label, i) => ({
    label,
    value: values[i] ?? 0,
    least,
    most: 8,
    with: (value) =>
      make([i === 0 ? value : values[0], i === 1 ? value : values[1], i === 2 ? value : values[2]]),
  }));
}
