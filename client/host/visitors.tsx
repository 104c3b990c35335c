/** Who was here, and who may not be. Shutting out is asked twice: names are easily mistaken on a phone. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { SeenPerson, ShutOut } from "#table/talk/office.ts";
import { Button } from "../pieces/button.tsx";
import { Sheet } from "../pieces/sheet.tsx";
import { words } from "../words/words.ts";
import type { HostAct } from "./act.ts";
import { hostWords, timeText } from "./words/words.ts";

interface VisitorsProps {
  readonly seen: readonly SeenPerson[];
  readonly shutOut: readonly ShutOut[];
  readonly act: HostAct;
}

type Chosen = Pick<ShutOut, "what" | "key" | "name">;

export function Visitors({ seen, shutOut, act }: VisitorsProps): JSX.Element {
  const w = hostWords();
  const chosen = useSignal<SeenPerson | null>(null);
  const close = (): void => {
    chosen.value = null;
  };
  const shut = ({ what, key }: Chosen): void => {
    close();
    void act("POST", "/shut-out", { what, key, out: true }, w.isOut);
  };
  return (
    <>
      <section aria-labelledby="seen">
        <h2 id="seen">{w.seen}</h2>
        {seen.length === 0 && <p class="soft">{w.nobody}</p>}
        <ul class="rows">
          {seen.map((one) => (
            <li key={one.person}>
              <span>
                <strong>{one.name}</strong>{" "}
                <small class="soft">
                  {one.address} · {timeText(one.at)}
                </small>
              </span>
              <Button
                icon="close"
                tone="quiet"
                label={w.shut(one.name)}
                press={() => {
                  chosen.value = one;
                }}
              />
            </li>
          ))}
        </ul>
      </section>
      <ShutOutList shutOut={shutOut} act={act} />
      {chosen.value !== null && <Sure one={chosen.value} close={close} shut={shut} />}
    </>
  );
}

interface SureProps {
  readonly one: SeenPerson;
  readonly close: () => void;
  readonly shut: (chosen: Chosen) => void;
}

function Sure({ one, close, shut }: SureProps): JSX.Element {
  const w = hostWords();
  const { person, name, address } = one;
  return (
    <Sheet title={w.sure} close={close}>
      <p>{w.sureLine(name)}</p>
      <Button wide tone="danger" press={() => shut({ what: "person", key: person, name })}>
        {w.shut(name)}
      </Button>
      <Button wide tone="danger" press={() => shut({ what: "address", key: address, name: "" })}>
        {w.shutAddress(address)}
      </Button>
      <Button wide press={close}>
        {words.value.cancel}
      </Button>
    </Sheet>
  );
}

function ShutOutList({ shutOut, act }: Pick<VisitorsProps, "shutOut" | "act">): JSX.Element {
  const w = hostWords();
  return (
    <section aria-labelledby="shut-out">
      <h2 id="shut-out">{w.shutOut}</h2>
      {shutOut.length === 0 && <p class="soft">{w.noShutOut}</p>}
      <ul class="rows">
        {shutOut.map(({ what, key, name, since }) => {
          const called = what === "person" && name !== "" ? name : key;
          const body = { what, key, out: false };
          return (
            <li key={key}>
              <span>
                <strong>{called}</strong> <small class="soft">{timeText(since)}</small>
              </span>
              <Button press={() => void act("POST", "/shut-out", body, w.isIn)}>
                {w.letIn(called)}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
