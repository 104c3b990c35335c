/** A thread of the lab: plays and counts its share of the games. */
import { parentPort } from "node:worker_threads";
import { survey } from "#bots/bounty-hunters/lab/survey.ts";
import type { SurveyQuestion } from "#bots/bounty-hunters/lab/survey.ts";

parentPort?.on("message", (question: SurveyQuestion) => parentPort?.postMessage(survey(question)));
