import { checkUpdate } from "./check-update-command.ts";

process.exitCode = await checkUpdate(process.argv.slice(2), console);
