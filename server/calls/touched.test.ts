import { expect, test } from "vitest";
import { keepTouched } from "./touched.ts";

test("[calls] a touch is told once in ten seconds for each table, and only of those who can be called", () => {
  const told: string[] = [];
  let now = 1_000_000;
  const touched = keepTouched(
    {
      mayReach: (person) => person !== "mia",
      async noteTouch(person, table) {
        told.push(`${person} ${table}`);
      },
    },
    () => now,
  );
  const everyone = (): void => {
    for (const table of ["t1", "t2"]) for (const person of ["ginny", "mia"]) touched(person, table);
  };
  everyone();
  now += 9999;
  everyone();
  expect(told).toEqual(["ginny t1", "ginny t2"]);
  now += 1;
  everyone();
  expect(told).toHaveLength(4);
});
