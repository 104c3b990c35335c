/** What only an open log tells, in a file of its own. */
export { thoughts } from "../labels/reasons/text.ts";
export { datedLog } from "./dated.ts";
