// A Stryker test runner for pure rules: the tests are loaded
// once, and each mutant is switched on and tried in this process.
import { globSync } from "node:fs";
import { registerHooks } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";

/** Random games and desks, and counted steps, are for `npm test`: too long to be tried against every mutant. */
const tooLong = /INV-|random play|any number up to 64|twice as many/u;
const shim = pathToFileURL(resolve(import.meta.dirname, "vitest.mjs")).href;

class InProcessRunner {
  #times = new Map();

  /**
   * Nothing has to be loaded anew: static mutants are left out, so a mutant is on only while tests run. Said to be
   * unable, Stryker would start another process for each mutant whose line is also passed while tests are loaded.
   */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.space = globalThis.__stryker__ ??= {};
    registerHooks({
      resolve: (name, context, next) => {
        if (name === "vitest") return { url: shim, shortCircuit: true };
        const found = next(name, context);
        return found.url.endsWith(".json")
          ? { ...found, importAttributes: { type: "json" } }
          : found;
      },
    });
    for (const file of globSync("rules/legion/**/*.test.ts"))
      if (!file.includes("invariants")) await import(pathToFileURL(resolve(file)).href);
    const { tests } = await import(shim);
    this.tests = tests.filter(({ id }) => !tooLong.test(id));
  }

  async dryRun() {
    const results = [];
    for (const test of this.tests) {
      this.space.currentTestId = test.id;
      const start = performance.now();
      const failureMessage = this.#failure(test);
      const timeSpentMs = performance.now() - start;
      this.#times.set(test.id, timeSpentMs);
      results.push({
        id: test.id,
        name: test.id,
        timeSpentMs,
        ...(failureMessage === null ? { status: 0 } : { status: 1, failureMessage }),
      });
    }
    this.space.currentTestId = undefined;
    return { status: "complete", tests: results, mutantCoverage: this.space.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    this.space.activeMutant = activeMutant.id;
    this.space.hitCount = 0;
    // Stryker allows a hundred times what all tests together passed there: minutes, in a line that is passed often.
    const enough = hitLimit === undefined ? undefined : Math.ceil(hitLimit / 20);
    this.space.hitLimit = enough;
    const wanted = new Set(testFilter);
    const chosen = this.tests.filter(({ id }) => testFilter === undefined || wanted.has(id));
    const quickFirst = chosen.toSorted(
      (a, b) => (this.#times.get(a.id) ?? 0) - (this.#times.get(b.id) ?? 0),
    );
    let tried = 0;
    for (const test of quickFirst) {
      tried++;
      const failureMessage = this.#failure(test);
      if (this.space.hitCount > enough)
        return this.#end({ status: "timeout", reason: "it runs in circles" });
      if (failureMessage !== null)
        return this.#end({
          status: "killed",
          killedBy: [test.id],
          failureMessage,
          nrOfTests: tried,
        });
    }
    return this.#end({ status: "survived", nrOfTests: tried });
  }

  #end(result) {
    this.space.activeMutant = undefined;
    return result;
  }

  #failure({ run }) {
    try {
      run();
      return null;
    } catch (error) {
      return String(error?.message ?? error);
    }
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, "in-process", InProcessRunner),
];
