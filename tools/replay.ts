import { replayCommand } from "./journals/replay-command.ts";

process.exitCode = await replayCommand(process.argv.slice(2), console);
