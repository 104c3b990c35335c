/** A printed opponent's card, its lines marked as they are done. */
import { aiCard } from "#rules/outer-rim/index.ts";
import { tellAiCard } from "../tell/tell.ts";
import { find } from "./news-of.ts";
import type { JSX } from "preact";
import type { Tabletop } from "../tabletop.ts";
import type { Line } from "../tell/line.ts";
import type { Scene } from "./scenes.ts";

/** A printed opponent's card: every line, ticked when it was taken. */
export function AiCard({
  scene,
  tabletop,
}: {
  readonly scene: Scene;
  readonly tabletop: Tabletop;
}): JSX.Element | null {
  const drawn = find(scene.news, "ai-card-drawn");
  if (drawn === undefined) return null;
  const told = tellAiCard(tabletop.words.texts, drawn.card);
  const done = new Set(
    scene.news.flatMap((one) =>
      one.type === "ai-line-done" ? [one.line.split(".").slice(0, 2).join(".")] : [],
    ),
  );
  const keys = lineKeys(drawn.card, told.lines);
  return (
    <div class="or-ai-card">
      <h2>{told.title}</h2>
      <ol>
        {told.lines.map(({ lead, text, depth }, i) => (
          <li
            key={i}
            class={
              done.has(keys[i] ?? "") ? "or-taken" : depth === 0 ? "or-step" : "or-passed-over"
            }
          >
            {lead !== null && <b>{lead}</b>} {depth === 0 && keys[i] === "" ? "" : text}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Which printed line each told line is: `planning.0`, or empty for a heading. */
function lineKeys(card: string, lines: readonly Line[]): readonly string[] {
  const keys: string[] = [];
  const { planning, action, encounter } = aiCard(card);
  for (const [step, printed] of [
    ["planning", planning],
    ["action", action],
    ["encounter", encounter],
  ] as const) {
    keys.push("");
    printed.forEach((_, i) => keys.push(`${step}.${i}`));
  }
  while (keys.length < lines.length) keys.push("special.0");
  return keys;
}
