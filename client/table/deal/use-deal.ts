/** While people gather, this device takes its part in the deal by itself. */
import { useEffect } from "preact/hooks";
import { mySeats, type Frame } from "../frame.ts";

export function useDeal({ session, info, local, screen }: Frame): void {
  const { deal, phase } = info;
  const isDealing = !local && phase === "gathering" && screen.hasSecrets;
  const seen = `${deal.attempt} ${deal.sealed} ${deal.commits.join()} ${mySeats(info).join()}`;
  useEffect(() => {
    // The hash comes with the game's rules; the shell does not carry it.
    if (isDealing) void import("./deal-device.ts").then(({ takePart }) => takePart(session, info));
  }, [isDealing, seen]);
}
