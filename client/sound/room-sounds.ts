/** The sounds of the room, as long as one is at a table, as loud as this person wants them. */
import { useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ambience, sounds } from "../settings/settings.ts";
import { onceAwake } from "./cue.ts";

export function useRoomSounds(isHeard = true): void {
  useEffect(() => {
    isAtTable = isHeard;
    return () => {
      isAtTable = false;
      onceAwake((set) => set.leaveRoom());
    };
  }, []);
  // After the effect above: it asks what that one said.
  useSignalEffect(() => {
    const isWanted = ambience.value !== "off" && sounds.value === "on";
    onceAwake((set) => {
      if (isWanted && isAtTable) void set.hearRoom();
      else set.leaveRoom();
    });
  });
}

/** The first touch may come after one has left. */
let isAtTable = false;
