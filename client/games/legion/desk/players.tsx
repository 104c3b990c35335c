/** Who plays: typed here, or come by link; lists stay with their players. */
import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { addPlayer, dropPlayer, type Desk, type DeskRefusal } from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { toast } from "../../../pieces/toasts.ts";
import type { LegionScreen } from "../screen-types.ts";
import { LinkWithCode } from "../share/link-with-code.tsx";
import { PlayerForm } from "./player-form.tsx";
import { joinLink, playerIn } from "./player-link.ts";

interface PlayersProps {
  readonly desk: Signal<Desk>;
  readonly words: LegionScreen["words"];
  readonly put: (next: Desk | DeskRefusal) => void;
}

export function Players({ desk, words, put }: PlayersProps): JSX.Element {
  const w = words.desk;
  /** A player's link, opened here or pasted; `false` when the text holds no player. */
  async function comes(text: string): Promise<boolean> {
    const player = await playerIn(text);
    if (player === null) return false;
    put(addPlayer(desk.value, player.name, player.list));
    toast(w.signedUp(player.name));
    return true;
  }
  useEffect(() => {
    const arrive = (): void =>
      void comes(location.hash).then((came) => {
        if (came) history.replaceState(null, "", location.pathname);
      });
    arrive();
    addEventListener("hashchange", arrive);
    return () => removeEventListener("hashchange", arrive);
  }, []);
  return (
    <details class="desk-people" open={desk.value.rounds.length === 0}>
      <summary class="label">{w.players(desk.value.players.length)}</summary>
      <PlayerForm
        words={words}
        button={w.add}
        done={async (name, list) => {
          if (!(await comes(list))) put(addPlayer(desk.value, name, list));
        }}
      />
      <details class="desk-link">
        <summary class="label">{w.byLink}</summary>
        <p>{w.byLinkLine}</p>
        <LinkWithCode link={joinLink()} alt={w.byLink} tooBig={words.share.tooBig} />
      </details>
      <ul class="desk-players">
        {desk.value.players.map(({ id, name, list, left }) => (
          <li key={id} class={left === null ? "" : "soft"}>
            <b>{name}</b>
            {list !== "" && (
              <details>
                <summary class="label">{w.list}</summary>
                <pre>{list}</pre>
              </details>
            )}
            {left === null ? (
              <Button
                tone="quiet"
                icon="close"
                label={words.labelled(w.leaves, name)}
                press={() => put(dropPlayer(desk.value, id))}
              />
            ) : (
              <span>{w.left(left)}</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
