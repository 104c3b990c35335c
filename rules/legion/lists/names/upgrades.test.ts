import { expect, test } from "vitest";
import { listedUpgrades } from "../../cards/listed-upgrades.ts";
import { keywordsGiven } from "../../cards/given-keywords.ts";
import { upgradeNamed, upgradeName } from "./upgrades.ts";

const [storm, shore, snow, rebels] = ["ay", "hg", "az", "ah"];

test.each([
  ["Emergency Stims", null, "Emergency Stims"],
  ["emergency-stims", null, "Emergency Stims"],
  ["Stims", null, "Emergency Stims"],
  ["E-Stims", null, "Emergency Stims"],
  ["Stimulants d’urgence", null, "Emergency Stims"],
  ["Estimulantes de emergencia", null, "Emergency Stims"],
  ["Emergancy Stims", null, "Emergency Stims"],
  ["op", null, null],
  ["", storm, null],
  ["...", storm, null],
  // The unit tells which trooper, captain or technician is meant; nobody else is.
  ["Captain", storm, "Stormtrooper Captain"],
  ["Captain", shore, null],
  ["Captain", null, null],
  ["Comms Technician", rebels, "Rebel Comms Technician"],
  ["Comms Technician", storm, null],
  ["DLT-19", storm, "DLT-19 Stormtrooper"],
  ["DLT-19", rebels, null],
  // The end of a long word stands for it.
  ["DLT-19 Trooper", null, "DLT-19 Stormtrooper"],
  ["Trooper", shore, "Shoretrooper"],
  ["Trooper", snow, "Snowtrooper"],
  ["T-21B Trooper", shore, "T-21B Shoretrooper"],
  ["T-21B Shore", shore, null],
  ["DLT-19 ooper", null, null],
  ["Stormtrooper", storm, "Stormtrooper"],
])("[LC-LEDGER-03] an upgrade called %j on %s is %s", (text, unit, name) => {
  const found = upgradeNamed(text, unit);
  expect(found === null ? null : upgradeName(found)).toBe(name);
});

test("[LC-MISSION-05] an upgrade without a card gives no keyword, and each is given once", () => {
  expect(keywordsGiven([null, "made up"])).toEqual([]);
  expect(keywordsGiven(["Guild Member", "Guild Member", "Boil"])).toEqual(["bounty", "guardian"]);
});

test("[LC-MISSION-05] an upgrade's card gives what its name says", () => {
  for (const [id, name] of Object.entries(listedUpgrades))
    expect(keywordsGiven([id]), name).toEqual(keywordsGiven([name]));
});
