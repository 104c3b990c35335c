/** Beside the result: this device checked the deal, or shouts what does not fit. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../pieces/icon.tsx";
import type { Frame } from "../table/frame.ts";
import { words } from "../words/words.ts";
import type { DealCheck } from "./deal-check.ts";
import "./verify.css";

export function DealChecked({ frame }: { frame: Frame }): JSX.Element | null {
  const w = words.value.deal;
  const { info, local, names } = frame;
  const found = useSignal<DealCheck>("none");
  useEffect(() => {
    if (!local)
      void import("./deal-check.ts").then(async ({ checkDeal }) => {
        found.value = await checkDeal(info.id);
      });
  }, []);
  const voids = info.deal.voids.map(({ seats }) =>
    w.wasVoid(seats.map((seat) => names[seat]?.name ?? "")),
  );
  const check = found.value;
  return (
    <>
      {check === "good" && (
        <p class="deal-good">
          <Icon name="seal" /> {w.good}
        </p>
      )}
      {check.startsWith("bad") && (
        <p class="deal-bad" role="alert">
          <Icon name="warn" />
          <span>
            {w.bad} {w.why[check as "bad-journal" | "bad-seal" | "bad-part"]}{" "}
            <a href={`/verify/${info.id}`}>{words.value.verifyThis}</a>
          </span>
        </p>
      )}
      {voids.map((text) => (
        <p key={text} class="soft">
          {text}
        </p>
      ))}
    </>
  );
}
