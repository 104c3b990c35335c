/** [UB-CORE-08] The longest trip of the game: light runs across the map, and the ship is at its other end. */
const milliseconds = 1200;
const streaks = 14;

export function crossTheCore(ship: HTMLElement, way: readonly Element[]): void {
  const stage = ship.closest(".or-stage");
  const [from, to] = [way[0], way.at(-1)].map((place) => place?.getBoundingClientRect().x ?? 0);
  if (stage === null || from === undefined || to === undefined) return;
  const onward = to > from;
  const field = document.createElement("div");
  field.className = onward ? "or-crossing" : "or-crossing or-back";
  field.append(...Array.from({ length: streaks }, (_, i) => streak(i)));
  stage.append(field);
  arrive(ship, onward);
  void field
    .animate(
      [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }],
      {
        duration: milliseconds,
      },
    )
    .finished.then(
      () => field.remove(),
      () => field.remove(),
    );
}

/** Spread over the whole height, none beside the one before it. */
function streak(i: number): HTMLElement {
  const one = document.createElement("i");
  one.style.top = `${4 + ((i * 37) % 93)}%`;
  one.style.height = `${1 + (i % 3)}px`;
  one.animate([{ translate: "-110% 0" }, { translate: "220% 0" }], {
    duration: milliseconds * (0.5 + (i % 4) * 0.08),
    delay: (i % 5) * 60,
    easing: "cubic-bezier(0.6, 0, 0.9, 0.5)",
    fill: "both",
  });
  return one;
}

/** Drawn long by its speed until it is there. */
function arrive(ship: HTMLElement, onward: boolean): void {
  ship.animate(
    [
      { opacity: 0, translate: onward ? "-160px 0" : "160px 0", scale: "3 0.3" },
      { opacity: 0, translate: onward ? "-160px 0" : "160px 0", scale: "3 0.3", offset: 0.6 },
      { opacity: 1, translate: "0 0", scale: "1 1" },
    ],
    { duration: milliseconds, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
  );
}
