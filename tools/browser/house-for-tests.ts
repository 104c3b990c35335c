/** Opens one house for all browser tests of a run: made once, closed at the end. */
import type { TestProject } from "vitest/node";
import { openHouse } from "./house.ts";

export default async function open(project: TestProject): Promise<() => Promise<void>> {
  const house = await openHouse();
  project.provide("house", house.url);
  return () => house.close();
}
