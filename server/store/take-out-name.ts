/**
 * A journal without someone's name: what they did stays, because the others' game is made of it; who they were goes,
 * and so does what they typed. Seats and numbers are as before, so the game folds and verifies as it did.
 */
import { faceOfName } from "#table/talk/seats/face.ts";
import type { Page, PersonId } from "#table/journal/page.ts";

/** Only the pages that changed. */
export function withoutName(
  pages: readonly Page[],
  person: PersonId,
  name: string,
): readonly Page[] {
  const seats = new Set<number>();
  const changed: Page[] = [];
  for (const page of pages) {
    if (page.type === "sat-down")
      if (page.person === person) seats.add(page.seat);
      else seats.delete(page.seat);
    if (page.type === "seat-changed" && seats.delete(page.seat)) seats.add(page.to);
    const without = taken(page, person, name, seats);
    if (without !== null) changed.push(without);
    if (page.type === "stood-up" || page.type === "sent-away") seats.delete(page.seat);
  }
  return changed;
}

/** `null` when there is nothing of theirs in it. */
function taken(
  page: Page,
  person: PersonId,
  name: string,
  seats: ReadonlySet<number>,
): Page | null {
  switch (page.type) {
    case "sat-down":
      return seats.has(page.seat) ? faceless(page, name) : null;
    case "seat-changed":
      return seats.has(page.to) && page.name !== name ? { ...page, name } : null;
    case "stood-up":
    case "sent-away":
    case "renamed":
    case "stand-in":
      return seats.has(page.seat) && page.name !== name ? { ...page, name } : null;
    case "face-chosen":
      return seats.has(page.seat) ? { ...page, face: faceOfName(name) } : null;
    case "said":
      return page.person === person ? silent({ ...page, name }) : null;
    default:
      return null;
  }
}

function faceless(
  { face, ...page }: Extract<Page, { type: "sat-down" }>,
  name: string,
): Page | null {
  return page.name === name && face === undefined ? null : { ...page, name };
}

function silent(page: Extract<Page, { type: "said" }>): Page {
  return page.said.type === "text" ? { ...page, said: { type: "text", text: "…" } } : page;
}
