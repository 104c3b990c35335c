/** The first half of FLIP: where things are before they move. Each board plays the second half in its own way. */

/** Where everything marked `data-flip="key"` inside `root` stands now. */
export type Places = ReadonlyMap<string, DOMRect>;

export function placesIn(root: ParentNode): Places {
  const places = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-flip]")) {
    const key = element.dataset["flip"];
    if (key) places.set(key, element.getBoundingClientRect());
  }
  return places;
}
