export type PartOfDay = "night" | "morning" | "noon" | "afternoon" | "dusk" | "evening";

/** As finely as any language divides it to greet people. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 5) return "night";
  if (hour < 12) return "morning";
  if (hour < 14) return "noon";
  if (hour < 18) return "afternoon";
  return hour < 20 ? "dusk" : "evening";
}
