/** Which face, which colour: two rows of radio buttons. */
import type { JSX } from "preact";
import { useEffect, useId, useMemo, useRef } from "preact/hooks";
import { busts, faceColours, faceOfName, type PersonFace } from "#table/talk/seats/face.ts";
import { entropy } from "../../lobby/entropy.ts";
import { myName } from "../../lobby/me.ts";
import { Emblem, Face, hurryArt } from "./face.tsx";
import "./face-picker.css";
import { all } from "#words/made/faces/all.ts";
import type { Words } from "#words/made/faces/words.ts";
import { language } from "../../settings/settings.ts";

interface FacePickerProps {
  /** `null`: none was chosen, and one is proposed. */
  readonly face: PersonFace | null;
  readonly choose: (face: PersonFace) => void;
}

export function FacePicker({ face: chosen, choose }: FacePickerProps): JSX.Element {
  const w = faceWords();
  const proposed = useMemo(propose, []);
  const face = chosen ?? proposed;
  useEffect(() => {
    hurryArt();
    if (chosen === null) choose(proposed);
  }, []);
  return (
    <>
      <Row
        label={w.face}
        class="faces"
        value={face.bust}
        choices={busts}
        text={(bust) => w.busts[bust]}
        draw={(bust) => <Face face={{ ...face, bust }} />}
        choose={(bust) => choose({ ...face, bust })}
      />
      <Row
        label={w.colour}
        class="face-colours"
        value={face.colour}
        choices={faceColours}
        text={(colour) => w.colours[colour]}
        draw={(colour) => (
          <i class={`seat-mark face-${colour}`} aria-hidden="true">
            <Emblem colour={colour} />
          </i>
        )}
        choose={(colour) => choose({ ...face, colour })}
      />
      <p class="hint">{w.why}</p>
    </>
  );
}

/** That of my name; else anybody's, so that friends who tap on do not all look the same. */
function propose(): PersonFace {
  return faceOfName(myName.value ?? entropy());
}

interface RowProps<V extends string> {
  readonly label: string;
  readonly class: string;
  readonly value: V;
  readonly choices: readonly V[];
  readonly text: (value: V) => string;
  readonly draw: (value: V) => JSX.Element;
  readonly choose: (value: V) => void;
}

function Row<V extends string>(props: RowProps<V>): JSX.Element {
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  // The one that is mine may stand beyond the edge of a phone.
  useEffect(() => {
    const mine = row.current?.querySelector<HTMLElement>("label:has(:checked)");
    if (row.current && mine) row.current.scrollLeft = mine.offsetLeft - row.current.clientWidth / 2;
  }, []);
  return (
    <fieldset class="field face-row">
      <legend class="label">{props.label}</legend>
      <div class={props.class} ref={row}>
        {props.choices.map((value) => (
          <label key={value} title={props.text(value)}>
            <input
              type="radio"
              name={name}
              value={value}
              aria-label={props.text(value)}
              checked={value === props.value}
              onChange={() => props.choose(value)}
            />
            {props.draw(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Names of faces and colours: needed where one is chosen. */
function faceWords(): Words {
  return all[language.value];
}
