import { verifyCommand } from "./journals/verify-command.ts";

process.exitCode = verifyCommand(process.argv.slice(2), console);
