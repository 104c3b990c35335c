import { expect, test } from "vitest";
import { oneATurn } from "./one-a-turn.ts";

function rig() {
  const told: string[] = [];
  const socket = (name: string) =>
    oneATurn<[string]>(
      { pause: () => told.push(`${name} pauses`), resume: () => told.push(`${name} resumes`) },
      (said) => told.push(said),
    );
  return { told, socket };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("[flood] the first message of each socket is heard at once, the others one in a turn", async () => {
  const { told, socket } = rig();
  const [ginny, mia] = [socket("ginny"), socket("mia")];
  for (const said of ["g1", "g2", "g3"]) ginny.arrived(said);
  mia.arrived("m1");
  expect(told).toEqual(["g1", "ginny pauses", "m1"]);
  await turn();
  mia.arrived("m2");
  expect(told.slice(3)).toEqual(["g2", "m2"]);
  await turn();
  await turn();
  expect(told.slice(5)).toEqual(["g3", "ginny resumes"]);
  ginny.arrived("g4");
  expect(told.at(-1)).toBe("g4");
});

test("[flood] who is cut off is neither heard nor read any more", async () => {
  const { told, socket } = rig();
  const ginny = socket("ginny");
  for (const said of ["g1", "g2", "g3"]) ginny.arrived(said);
  ginny.stop();
  await turn();
  await turn();
  expect(told).toEqual(["g1", "ginny pauses"]);
});
