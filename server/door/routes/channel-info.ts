/** A channel as its owner sees it: enough to know it again, nothing that opens it. */
import type { ChannelInfo } from "#table/talk/calls.ts";
import { whereOf } from "../../calls/where-of.ts";
import type { Calls } from "../../calls/calls.ts";
import type { StoredChannel } from "../../store/call-port.ts";
import { made, no, type Reply } from "../http/reply.ts";

export function channelInfo({ id, address, confirmed, trouble }: StoredChannel): ChannelInfo {
  const shape = address.type === "webhook" ? address.shape : null;
  return { id, type: address.type, where: whereOf(address), shape, confirmed, trouble };
}

export function addedChannel(added: Awaited<ReturnType<Calls["addChannel"]>>, most: number): Reply {
  if (added === "too-many-channels") return no(409, added, { most });
  return added === "forbidden-address" ? no(422, added) : made(channelInfo(added));
}
