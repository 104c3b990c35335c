/** A folder for what the files of one test run share; gone when the run is over. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export default function open(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "guildhall-run-"));
  // PostgreSQL is somebody else when the tests are root.
  chmodSync(folder, 0o777);
  process.env["TEST_RUN_FOLDER"] = folder;
  return () => rmSync(folder, { recursive: true });
}
