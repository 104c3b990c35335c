/** The terms this table was made with: fixed, and shown to everyone. */
import type { JSX } from "preact";
import { words } from "../../words/words.ts";
import type { Frame } from "../frame.ts";

export function Terms({ frame }: { frame: Frame }): JSX.Element {
  const { info, screen, gameWords } = frame;
  const w = words.value.create;
  const bot = screen.bots(gameWords).find(({ level }) => level === info.botLevel);
  return (
    <section aria-labelledby="terms">
      <h2 id="terms">{words.value.table.settings}</h2>
      <dl class="terms">
        <div>
          <dt>{w.clock}</dt>
          <dd>{info.clock === null ? w.noClock : w.seconds(info.clock)}</dd>
        </div>
        {bot && (
          <div>
            <dt>{w.botLevel}</dt>
            <dd>{bot.name}</dd>
          </div>
        )}
        {screen.game.tableOptions.map(({ id, standard }) => {
          const text = screen.optionText(id, gameWords);
          const value = info.setup.options[id] ?? standard;
          return (
            <div key={id}>
              <dt>{text.label}</dt>
              <dd>{text.values[value] ?? value}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
