import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { expect, test } from "vitest";

const first = Number(process.env["SEED"] ?? randomInt(2 ** 30));

test("[AMB-03] [BH-SETUP-02] 1,000,000 random games end and keep their cards and credits", () => {
  const module = JSON.stringify(new URL("./random-games.ts", import.meta.url).href);
  const script = `import { playRandomGames } from ${module};
    const start = process.cpuUsage();
    const totals = playRandomGames(${first}, 1_000_000);
    const { user, system } = process.cpuUsage(start);
    console.log(JSON.stringify({ ...totals, perSecond: Math.round(totals.decisions / ((user + system) / 1e6)) }));`;
  const said = JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" }),
  ) as Record<"games" | "decisions" | "turns" | "longest" | "perSecond", number>;
  console.log(
    `from seed ${first}: ${said.games} games, ${said.decisions} decisions, ${(said.turns / said.games).toFixed(1)} turns on average, ${said.longest} at most, ${said.perSecond} decisions per CPU second`,
  );
  expect(said.games).toBe(1_000_000);
  // [AMB-03] An end that is announced in the hundredth turn is played out: two turns more [BH-END-03].
  expect(said.longest).toBeLessThanOrEqual(102);
});
