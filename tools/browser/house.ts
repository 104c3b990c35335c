/** A real hall with the built client, for tests, pictures and measurements. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { testHall, type TestHall } from "#server/testing/test-hall.ts";

/** The built client behind a real door, which soon notices who has lost the network. */
export async function openHouse(): Promise<TestHall> {
  const clientFolder = resolve("client/dist");
  if (!existsSync(clientFolder))
    throw new Error('the client is not built: run "npm start" once, or vite build client');
  return testHall({ clientFolder, limits: { heartbeatMilliseconds: 2000 } });
}
