/**
 * What nobody has looked at yet is tried once in idle moments, a piece at a time: the faces that lie beneath are laid
 * out where they are, things in hand are drawn on no page. The first tap on them then is as quick as the second.
 */
import { render } from "preact";
import type { Desk } from "../desk.ts";
import { Panel } from "../dock/panel.tsx";
import type { Thing } from "../surface.ts";

const faces = ["market", "ship"] as const;

/** Returns the way to stop. */
export function rehearse(board: HTMLElement, desk: Desk): () => void {
  const pieces = [
    ...faces.map((face) => () => void (board.dataset["rehearsed"] = face)),
    () => delete board.dataset["rehearsed"],
    ...thingsOn(desk).map((picked) => () => drawAside({ ...desk, picked })),
  ];
  let stopped = false;
  const goOn = (): void => {
    const piece = stopped ? undefined : pieces.shift();
    piece?.();
    if (piece !== undefined) whenIdle(goOn);
  };
  whenIdle(goOn);
  return () => {
    stopped = true;
  };
}

function thingsOn({ view, eyes }: Desk): readonly Thing[] {
  const me = view.players[eyes];
  return [
    { on: "plate", deck: "bounty" },
    { on: "plate", deck: "job" },
    ...(me === undefined ? [] : [{ on: "space", space: me.space } as const]),
    ...(me?.cards.slice(0, 1).map(({ id }) => ({ on: "held", card: id }) as const) ?? []),
  ];
}

function drawAside(desk: Desk): void {
  const aside = document.createElement("div");
  render(<Panel desk={desk} />, aside);
  render(null, aside);
}

/** Safari has no idle moments to wait for. */
function whenIdle(piece: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(piece, { timeout: 2000 });
  else setTimeout(piece, 300);
}
