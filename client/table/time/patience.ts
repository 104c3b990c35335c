/** What being away costs: nothing, or a bot after a while. */
import type { TableInfo } from "#table/talk/words.ts";
import { mySeats, type Frame } from "../frame.ts";
import { lengthText, timeWords } from "./words.ts";
import type { Words } from "#words/made/hall/words.ts";

type Patient = Pick<TableInfo, "patience" | "clock" | "time">;

/** One minute, not sixty seconds: nobody counts along. */
export function patienceLength(seconds: number): string {
  return seconds < 3600 ? timeWords().minutes(Math.ceil(seconds / 60)) : lengthText(seconds);
}

function patienceText(w: Words["time"]["leaving"], { patience, clock, time }: Patient): string {
  if (patience !== null) return w.after(patienceLength(patience));
  return clock === null && time?.bank === undefined ? w.never : w.clock;
}

/** To whoever sits here and is about to go; nobody is played for at a table on this device, or where no bot could. */
export function leavingText({ info, local, screen, gameWords }: Frame): string {
  if (info.phase !== "playing" || mySeats(info).length === 0 || local) return "";
  const w = timeWords().leaving;
  return screen.bots(gameWords).length === 0 ? w.never : patienceText(w, info);
}

/** Among the terms, for everybody. */
export function absenceTerms(info: Patient): string {
  return patienceText(timeWords().absence, info);
}
