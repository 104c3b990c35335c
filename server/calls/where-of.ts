/** Where a channel leads, as its owner may read it: enough to know it again, nothing that opens it. */
import { unreachable } from "#rules/game.ts";
import type { ChannelAddress } from "#table/talk/calls.ts";

export function whereOf(address: ChannelAddress): string {
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
