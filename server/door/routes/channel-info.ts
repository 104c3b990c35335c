/** A channel as its owner sees it: enough to know it again, nothing that opens it. */
import { unreachable } from "#rules/game.ts";
import type { ChannelAddress, ChannelInfo } from "#table/talk/calls.ts";
import type { StoredChannel } from "../../store/call-port.ts";

export function channelInfo({ id, address, confirmed, trouble }: StoredChannel): ChannelInfo {
  const shape = address.type === "webhook" ? address.shape : null;
  return { id, type: address.type, where: whereOf(address), shape, confirmed, trouble };
}

function whereOf(address: ChannelAddress): string {
  switch (address.type) {
    case "webhook":
      return URL.parse(address.url)?.host ?? "";
    case "push":
      return URL.parse(address.endpoint)?.host ?? "";
    case "email":
      return address.to;
    case "page":
      return "";
    default:
      return unreachable(address);
  }
}
