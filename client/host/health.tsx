import type { JSX } from "preact";
import type { Overview } from "#table/talk/office.ts";
import { Button } from "../pieces/button.tsx";
import type { HostAct } from "./act.ts";
import { hostWords, sizeText, timeText } from "./words/words.ts";

export function Health({ seen, act }: { seen: Overview; act: HostAct }): JSX.Element {
  const w = hostWords();
  const { tables, people, disk, backups } = seen;
  const facts: readonly (readonly [string, string])[] = [
    [w.open, timeText(seen.opened)],
    [w.sockets, String(seen.sockets)],
    [w.tables, w.tablesLine(tables.playing, tables.gathering, tables.over)],
    [w.people, String(people.known)],
    [w.memory, sizeText(seen.memory)],
    [w.disk, w.diskLine(sizeText(disk.used), sizeText(disk.free))],
    [w.folder, disk.folder],
    [w.mail, w.mailStates[seen.mail]],
  ];
  const [latest] = backups;
  return (
    <>
      <section aria-labelledby="health">
        <h2 id="health">{w.health}</h2>
        <dl class="host-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="backups">
        <h2 id="backups">{w.backups}</h2>
        <p class="soft">{latest === undefined ? w.noBackups : w.backedUp(latest)}</p>
        <Button tone="lamp" press={() => void act("POST", "/backup", {}, "")}>
          {w.backUp}
        </Button>
      </section>
    </>
  );
}
