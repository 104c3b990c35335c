/** Score pads of Bounty Hunters from a file: well-formed pads, or one sentence per mistake with its place. */
import { bountyHunters, characters, type ContractFace } from "#rules/bounty-hunters/index.ts";
import { fieldsOf, listOf, whole, yesOrNo, oneOf, said } from "./read-fields.ts";
import type { PadTarget, PadCrate, PadPlayer, WrittenPad } from "./written-pad.ts";

const kinds = ["pair", "double", "crate"] as const;

const modes = ["full", "introductory"] as const;

export function readPads(file: unknown): {
  readonly pads: readonly WrittenPad[];
  readonly mistakes: readonly string[];
} {
  const mistakes: string[] = [];
  const list: readonly unknown[] = Array.isArray(file) ? file : [file];
  const pads = list.map((raw, i) =>
    readPad(raw, Array.isArray(file) ? `pads[${i}]` : "pad", mistakes),
  );
  const ids = pads.map(({ id }) => id);
  ids.forEach(
    (id, i) =>
      ids.indexOf(id) < i && mistakes.push(`pads[${i}].id: "${id}" is the id of an earlier pad.`),
  );
  return { pads, mistakes };
}

function readPad(raw: unknown, path: string, mistakes: string[]): WrittenPad {
  const pad = fieldsOf(raw, path, ["id", "mode", "players", "expect"], mistakes);
  const id = pad["id"];
  const isId = (typeof id === "string" && id !== "") || Number.isInteger(id);
  if (!isId) mistakes.push(`${path}.id: a pad needs an id, a text or a whole number.`);
  const { min, max } = bountyHunters.seats;
  const players = listOf(pad, "players", path, mistakes).map((player, i) =>
    readPlayer(player, `${path}.players[${i}]`, mistakes),
  );
  if (players.length < min || players.length > max)
    mistakes.push(`${path}.players: ${min} to ${max} people play, not ${players.length}.`);
  const names = players.map(({ name }) => name);
  names.forEach(
    (name, i) =>
      names.indexOf(name) < i &&
      mistakes.push(`${path}.players[${i}].name: "${name}" is already taken.`),
  );
  return {
    id: typeof id === "number" ? id : String(id),
    mode: oneOf(pad["mode"] ?? "full", modes, `${path}.mode`, mistakes),
    players,
    expect:
      pad["expect"] === undefined
        ? null
        : fieldsOf(pad["expect"], `${path}.expect`, ["pads", "winners"], mistakes),
  };
}

function readPlayer(raw: unknown, path: string, mistakes: string[]): PadPlayer {
  const player = fieldsOf(
    raw,
    path,
    ["name", "credits", "targets", "crates", "contracts"],
    mistakes,
  );
  const name = player["name"];
  if (typeof name !== "string" || name === "")
    mistakes.push(`${path}.name: a player needs a name, a text that is not empty.`);
  return {
    name: String(name),
    credits: whole(player["credits"] ?? 0, `${path}.credits`, mistakes),
    targets: listOf(player, "targets", path, mistakes).map((target, i) =>
      readTarget(target, `${path}.targets[${i}]`, mistakes),
    ),
    crates: listOf(player, "crates", path, mistakes).map((crate, i) =>
      readCrate(crate, `${path}.crates[${i}]`, mistakes),
    ),
    contracts: listOf(player, "contracts", path, mistakes).map((contract, i) =>
      readContract(contract, `${path}.contracts[${i}]`, mistakes),
    ),
  };
}

function readTarget(raw: unknown, path: string, mistakes: string[]): PadTarget {
  const target = fieldsOf(raw, path, ["character", "points", "captured", "hunters"], mistakes);
  return {
    character: oneOf(target["character"], characters, `${path}.character`, mistakes),
    points: whole(target["points"], `${path}.points`, mistakes),
    captured: yesOrNo(target["captured"], `${path}.captured`, mistakes),
    hunters: listOf(target, "hunters", path, mistakes).map((cost, i) =>
      whole(cost, `${path}.hunters[${i}]`, mistakes),
    ),
  };
}

function readCrate(raw: unknown, path: string, mistakes: string[]): PadCrate {
  const crate = fieldsOf(raw, path, ["points", "crates", "activated"], mistakes);
  const crates = crate["crates"];
  if (crates !== 1 && crates !== 2 && crates !== 3)
    mistakes.push(`${path}.crates: a crate card shows 1, 2 or 3 crates, not ${said(crates)}.`);
  return {
    points: whole(crate["points"], `${path}.points`, mistakes),
    crates: Number(crates),
    activated: yesOrNo(crate["activated"], `${path}.activated`, mistakes),
  };
}

function readContract(raw: unknown, path: string, mistakes: string[]): ContractFace {
  const contract = fieldsOf(raw, path, ["type", "a", "b"], mistakes);
  const kind = oneOf(contract["type"], kinds, `${path}.type`, mistakes);
  const a = oneOf(contract["a"], characters, `${path}.a`, mistakes);
  if (kind !== "pair") {
    const isOdd =
      contract["b"] !== undefined &&
      contract["b"] !== null &&
      !(kind === "double" && contract["b"] === a);
    if (isOdd) mistakes.push(`${path}.b: a contract of type "${kind}" names one character only.`);
    return { type: "contract", copies: 1, kind, a };
  }
  const b = oneOf(contract["b"], characters, `${path}.b`, mistakes);
  if (a === b && contract["a"] === contract["b"])
    mistakes.push(`${path}: a pair names two different characters, not ${a} twice.`);
  return { type: "contract", copies: 1, kind, a, b };
}
