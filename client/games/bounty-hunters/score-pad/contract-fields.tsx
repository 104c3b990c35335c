/** Contracts of one player, each with what it pays and why [BH-CONTRACT-04..06]. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button } from "#client/pieces/button.tsx";
import { Segments } from "#client/pieces/segments.tsx";
import {
  characters,
  contractPay,
  type Character,
  type ContractFace,
} from "#rules/bounty-hunters/index.ts";
import { faceName } from "../say/naming.ts";
import { payReasons } from "../moves/prospects.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import { haulOfEntry, type PlayerEntry } from "./entry.ts";

interface ContractFieldsProps {
  readonly player: PlayerEntry;
  readonly words: Words;
  change(player: PlayerEntry): void;
}

type Kind = ContractFace["kind"];

export function ContractFields({ player, words, change }: ContractFieldsProps): JSX.Element {
  const w = words.scorePad;
  const [kind, setKind] = useState<Kind>("pair");
  const [a, setA] = useState<Character>("qira");
  const [b, setB] = useState<Character>("chewbacca");
  const haul = haulOfEntry(player);
  const isTwice = kind === "pair" && a === b;
  return (
    <>
      {player.contracts.map((face, at) => {
        const pay = contractPay(face, haul);
        return (
          <div class="bh-line" key={at}>
            <b>{faceName(face, words)}</b>
            <span class="bh-worth number">{pay.points}</span>
            <small class="soft">{payReasons(face, pay, words)}</small>
            <Button
              icon="close"
              tone="quiet"
              label={w.remove(faceName(face, words))}
              press={() =>
                change({ ...player, contracts: player.contracts.filter((_, i) => i !== at) })
              }
            />
          </div>
        );
      })}
      <Segments
        label={w.addContract}
        value={kind}
        choices={(["pair", "double", "crate"] as const).map((value) => ({
          value,
          text: w.kinds[value],
        }))}
        change={setKind}
      />
      <div class="bh-two">
        <Choose label={w.first} value={a} words={words} change={setA} />
        {kind === "pair" && <Choose label={w.second} value={b} words={words} change={setB} />}
      </div>
      <Button
        icon="plus"
        whyNot={isTwice ? w.samePair : null}
        press={() =>
          change({ ...player, contracts: [...player.contracts, contractOf(kind, a, b)] })
        }
      >
        {w.addContract}
      </Button>
    </>
  );
}

function contractOf(kind: Kind, a: Character, b: Character): ContractFace {
  return kind === "pair"
    ? { type: "contract", copies: 1, kind, a, b }
    : { type: "contract", copies: 1, kind, a };
}

function Choose({
  label,
  value,
  words,
  change,
}: {
  readonly label: string;
  readonly value: Character;
  readonly words: Words;
  change(value: Character): void;
}): JSX.Element {
  return (
    <label class="field">
      <span class="label">{label}</span>
      <select
        class="input"
        value={value}
        onChange={(event) =>
          change(characters.find((one) => one === event.currentTarget.value) ?? value)
        }
      >
        {characters.map((one) => (
          <option key={one} value={one}>
            {words.cards.characters[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
