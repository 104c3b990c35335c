import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { replayCommand } from "../journals/replay-command.ts";
import { verifyCommand } from "../journals/verify-command.ts";

const folder = mkdtempSync(join(tmpdir(), "guildhall-simulate-"));
afterAll(() => rmSync(folder, { recursive: true }));

function run(tool: string, ...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`tools/${tool}.ts`, ...args], {
    encoding: "utf8",
  });
  return { code: status, out: stdout.trim(), err: stderr.trim() };
}

describe("simulate", () => {
  const four = [
    "bounty-hunters",
    "--seats",
    "4",
    "--bots",
    "random,random,random,random",
    "--games",
    "5",
    "--seed",
    "7",
    "--json",
  ];

  test("says what the games say together", () => {
    const { code, out } = run("simulate", ...four);
    expect(code).toBe(0);
    const said = JSON.parse(out) as { decisions: number; winsBySeat: number[] };
    expect(said).toMatchObject({
      game: "bounty-hunters",
      games: 5,
      seats: 4,
      meanTurns: expect.any(Number),
      decisionsPerSecond: expect.any(Number),
      scores: {
        all: {
          targets: expect.any(Number),
          crates: expect.any(Number),
          contracts: expect.any(Number),
          hunters: expect.any(Number),
          total: expect.any(Number),
        },
      },
    });
    expect(said.decisions).toBeGreaterThan(5 * 4 * 2 * 10);
    expect(Math.round(said.winsBySeat.reduce((sum, wins) => sum + wins))).toBe(5);
  });
  test("the same seed says the same, another seed something else", () => {
    const said = (seed: string): string =>
      run("simulate", ...four.slice(0, 7), "--seed", seed).out.replace(/\d+ per CPU second/, "");
    const seven = said("7");
    expect(said("7")).toBe(seven);
    expect(said("8")).not.toBe(seven);
  });
  test("exports journals that verify and replay accept", async () => {
    const journals = join(folder, "journals");
    expect(
      run(
        "simulate",
        "bounty-hunters",
        "--seats",
        "2",
        "--games",
        "2",
        "--option",
        "mode=introductory",
        "--export",
        journals,
      ).code,
    ).toBe(0);
    const files = readdirSync(journals);
    expect(files).toHaveLength(2);
    const silent = { log: () => undefined, error: (text: string) => expect(text).toBe("") };
    for (const file of files) expect(verifyCommand([join(journals, file)], silent)).toBe(0);
    expect(await replayCommand([join(journals, files[0] ?? "")], silent)).toBe(0);
  });
  test.each([
    { args: ["chess"], says: "name one game of" },
    { args: ["bounty-hunters", "--seats", "7"], says: "seats does not fit" },
    {
      args: ["bounty-hunters", "--bots", "random,random"],
      says: "--bots names 2 levels for 4 seats",
    },
    { args: ["bounty-hunters", "--bots", "genius"], says: 'there is no bot "genius"' },
    { args: ["bounty-hunters", "--games", "many"], says: "--games is a whole number" },
    { args: ["bounty-hunters", "--option", "mode=long"], says: "options.mode does not fit" },
    { args: ["bounty-hunters", "--speed"], says: "Unknown option '--speed'" },
  ])("one sentence about $args", ({ args, says }) => {
    const { code, out, err } = run("simulate", ...args);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toContain(says);
    expect(err.split("\n")).toHaveLength(1);
  });
  test("helps", () => {
    expect(run("simulate", "--help")).toMatchObject({
      code: 0,
      out: expect.stringContaining("Usage"),
    });
  });
});
