/** Labels beside a chart: each as near its wish as it can be, none over another, all between top and bottom. */
export function apart(
  wishes: readonly number[],
  gap: number,
  top: number,
  bottom: number,
): readonly number[] {
  const order = wishes
    .map((wish, label) => ({ wish, label }))
    .sort((x, y) => x.wish - y.wish || x.label - y.label);
  const places = wishes.map(() => 0);
  let free = top;
  for (const { wish, label } of order) {
    places[label] = Math.max(wish, free);
    free = Math.max(wish, free) + gap;
  }
  // What was pushed past the bottom pushes the others up again.
  free = bottom;
  for (const { label } of order.reverse()) {
    const place = Math.min(places[label] ?? 0, free);
    places[label] = place;
    free = place - gap;
  }
  return places;
}
