/** The organiser's desk stays on this device until it is cleared. */
import { emptyDesk, type Desk } from "#rules/legion/index.ts";

const place = "guildhall.legion.desk";

export function keptDesk(): Desk {
  try {
    const raw = JSON.parse(localStorage.getItem(place) ?? "null") as Desk | null;
    return raw !== null && Array.isArray(raw.players) && Array.isArray(raw.rounds)
      ? raw
      : emptyDesk;
  } catch {
    return emptyDesk;
  }
}

export function keepDesk(desk: Desk): void {
  try {
    localStorage.setItem(place, JSON.stringify(desk));
  } catch {
    // The desk goes on in this tab.
  }
}
