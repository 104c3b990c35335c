/** The beginning of every invitation: an address that others can reach too. */
import { signal } from "@preact/signals";
import type { Hall } from "#table/talk/lobby.ts";
import { addressOf } from "../edition/edition.ts";
import { request } from "./request.ts";

/** Opened at localhost the hall knows a better one than the address bar. */
export const hallOrigin = signal(addressOf(""));
let asked = false;

export async function lookUpAddress(): Promise<void> {
  if (asked) return;
  asked = true;
  const reply = await request<Hall>("GET", "/hall");
  if (reply.type === "ok" && reply.value.address !== null) hallOrigin.value = reply.value.address;
}
