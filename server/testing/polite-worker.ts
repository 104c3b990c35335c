/** Steps back, says which thread it is, and waits to be ended. */
import { parentPort } from "node:worker_threads";
import { stepBack } from "../threads/step-back.ts";

parentPort?.postMessage(stepBack());
parentPort?.on("message", () => undefined);
