/** One line a game writes about a table kept here, so that the lobby can tell two of them apart. */
import type { TableId } from "#table/talk/words.ts";

const place = (id: TableId): string => `guildhall.caption.${id}`;

export function captionOf(id: TableId): string | null {
  try {
    return localStorage.getItem(place(id));
  } catch {
    return null;
  }
}

export function setCaption(id: TableId, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(place(id));
    else localStorage.setItem(place(id), text);
  } catch {
    // Without a store the rows stay alike.
  }
}
