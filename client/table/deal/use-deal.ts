/** While people gather, this device takes its part in the deal by itself. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Seat } from "#rules/game.ts";
import { mySeats, type Frame } from "../frame.ts";

/** Answers with my seats that the deal waits for, where this device cannot answer by itself. */
export function useDeal({ session, info, local, screen }: Frame): readonly Seat[] {
  const { deal, phase } = info;
  const asked = useSignal<readonly Seat[]>([]);
  const isDealing = !local && phase === "gathering" && screen.hasSecrets;
  const seen = [deal.attempt, deal.sealed, deal.late, deal.commits, deal.missing, mySeats(info)];
  useEffect(() => {
    if (!isDealing) return;
    // The hash comes with the game's rules; the shell does not carry it.
    void import("./deal-device.ts").then(({ takePart }) => {
      asked.value = takePart(session, info);
    });
  }, [isDealing, seen.join(" ")]);
  return asked.value;
}
