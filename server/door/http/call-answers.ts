/** What the routes of calls answer, for the OpenAPI document. */
import * as z from "zod";
import { zone } from "../fields.ts";
import {
  callKinds,
  callTroubles,
  channelTypes,
  hookShapes,
  type ChannelInfo,
  type MyCalls,
  type TrialResult,
} from "#table/talk/calls.ts";
import { languages } from "#table/talk/languages.ts";

const trouble = z.object({ code: z.enum(callTroubles), detail: z.string() });

const channel = z.object({
  id: z.string(),
  type: z.enum(channelTypes),
  where: z.string(),
  shape: z.enum(hookShapes).nullable(),
  confirmed: z.boolean(),
  trouble: trouble.nullable(),
}) satisfies z.ZodType<ChannelInfo>;

const minuteOfDay = z.int().min(0).max(1439);

export const quietHours = z.strictObject({
  from: minuteOfDay.describe("minutes after midnight"),
  to: minuteOfDay,
  zone,
});

const myCalls = z.object({
  channels: z.array(channel),
  wishes: z.object({
    quietHours: quietHours.nullable(),
    zone: z.string(),
    language: z.enum(languages),
  }),
  calls: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(callKinds),
      table: z.string(),
      due: z.number().describe("milliseconds since 1970"),
      state: z.enum(["waiting", "retrying", "sent", "given-up"]),
      trouble: trouble.nullable(),
    }),
  ),
  pushKey: z.string(),
  mail: z.boolean(),
}) satisfies z.ZodType<MyCalls>;

export const callAnswers = {
  MyCalls: myCalls,
  Channel: channel,
  Channels: z.array(channel) satisfies z.ZodType<readonly ChannelInfo[]>,
  Tried: z.object({
    arrived: z.boolean(),
    trouble: trouble.nullable(),
  }) satisfies z.ZodType<TrialResult>,
} as const;
