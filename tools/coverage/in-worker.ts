/** Runs the tests of a file as ever, then writes down what this worker has run: nobody tells it when it ends. */
import { Session, type Profiler } from "node:inspector";
import { pathToFileURL } from "node:url";
import { TestRunner } from "vitest";
import { coverageFolder, note, write, type RanFunctions } from "./ran.ts";

const ours = `${pathToFileURL(process.cwd()).href}/`;
const ran: RanFunctions = {};
const session = new Session();
session.connect();
session.post("Profiler.enable");
session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });

export default class CountingRunner extends TestRunner {
  override onAfterRunFiles(files: Parameters<TestRunner["onAfterRunFiles"]>[0]): void {
    super.onAfterRunFiles(files);
    // Answered before `post` comes back.
    session.post("Profiler.takePreciseCoverage", (_, taken) => note(ran, own(taken)));
    if (coverageFolder !== null) write(coverageFolder, `worker-${process.pid}`, ran);
  }
}

function own({ result }: Profiler.TakePreciseCoverageReturnType): Profiler.ScriptCoverage[] {
  return result
    .filter(({ url }) => url.startsWith(ours) && !url.includes("/node_modules/"))
    .map((script) => ({ ...script, url: script.url.slice(ours.length) }));
}
