/** A tournament's link for others: an address they can reach, too. */
import { useEffect } from "preact/hooks";
import { hallOrigin, lookUpAddress } from "../../../lobby/hall-address.ts";

export function useEventLink(id: string): string {
  useEffect(() => void lookUpAddress(), []);
  return `${hallOrigin.value}/g/legion/event/${id}`;
}
