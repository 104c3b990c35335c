/**
 * Which deep tests speak of what changed: those of the same
 * area. An area is a folder of a room (`server/store`); a game's
 * rules, bots and screens are one area, and its rules concern the contract's suite too.
 */
import { spawnSync } from "node:child_process";
import { isTest, type SourceFile } from "../checks/sources.ts";

const deep = /\bisDeep\b|\bDEEP\b|\blooks\b/;
const contract = "rules/conformance";

function isDeepTest({ path, text }: SourceFile): boolean {
  return isTest(path) && (path.includes(".deep.") || deep.test(text));
}

/** Paths of the deep tests that a change of these files concerns. */
export function concernedBy(
  changed: readonly string[],
  sources: readonly SourceFile[],
): readonly string[] {
  const areas = new Set(changed.flatMap(areasOf));
  return sources
    .filter((source) => isDeepTest(source) && areas.has(areaOf(source.path)))
    .map(({ path }) => path)
    .toSorted();
}

function areasOf(path: string): readonly string[] {
  const area = areaOf(path);
  return path.startsWith("rules/") ? [area, contract] : [area];
}

function areaOf(path: string): string {
  const [room = "", folder = "", ...rest] = path.split("/");
  if (room === "client" && folder === "games" && rest.length > 1) return `game ${rest[0]}`;
  if (folder.startsWith("conformance")) return contract;
  if ((room === "rules" || room === "bots") && rest.length > 0) return `game ${folder}`;
  return rest.length > 0 ? `${room}/${folder}` : room;
}

/** Files that differ from `revision`, those not yet committed included. */
export function changedSince(revision: string): readonly string[] {
  const { status, stdout, stderr } = spawnSync("git", ["diff", "--name-only", revision], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`git knows no ${revision}: ${stderr.trim()}`);
  return stdout.split("\n").filter((path) => path !== "");
}
