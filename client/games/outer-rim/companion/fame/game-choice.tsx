/** What the table plays for, and what everyone begins with then. */
import type { JSX } from "preact";
import { Segments } from "#client/pieces/segments.tsx";
import { creditsAtFirst } from "#rules/outer-rim/index.ts";
import { listed } from "../../tell/line.ts";
import { saying } from "../../words/say.ts";
import { agreeOn, fameOfGame, gameOf, games, targetOfOpponents, type GameKind } from "./agreed.ts";
import type { Setup } from "../opponent.ts";
import type { PartProps } from "../part.ts";

interface GameChoiceProps extends PartProps {
  /** [OR-SETUP-11] The base box alone has no sheets. */
  readonly box: Setup["box"];
}

export function GameChoice({ keeping, words, own, box }: GameChoiceProps): JSX.Element {
  const { now, change } = keeping;
  const say = saying([], words.texts, { players: [] });
  const game = gameOf({ ...now, ambitions: now.ambitions && box === "both" });
  const credits = creditsAtFirst(game === "ambitions").map((amount) => say.amount(amount));
  const open = games.filter((one) => one !== "ambitions" || box === "both");
  return (
    <Segments<GameKind | "own">
      label={own.game.label}
      hint={
        credits.length === 0
          ? own.game.sheets(now.target, targetOfOpponents(now))
          : own.game.credits(listed(words.texts, credits, "conjunction"))
      }
      value={game ?? "own"}
      choices={open.map((value) => ({ value, text: own.game.kinds[value](fameOfGame(value)) }))}
      change={(chosen) => {
        if (chosen !== "own") change(agreeOn(now, chosen));
      }}
    />
  );
}
