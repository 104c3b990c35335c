/** A channel as its owner sees it: enough to know it again, nothing that opens it. */
import type { ChannelInfo } from "#table/talk/calls.ts";
import { whereOf } from "../../calls/where-of.ts";
import type { StoredChannel } from "../../store/call-port.ts";

export function channelInfo({ id, address, confirmed, trouble }: StoredChannel): ChannelInfo {
  const shape = address.type === "webhook" ? address.shape : null;
  return { id, type: address.type, where: whereOf(address), shape, confirmed, trouble };
}
