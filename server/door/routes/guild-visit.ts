/** A visit to one's own guild: strangers find none, and some things are the leaders' alone. */
import type { Membership } from "../../guild/guilds.ts";
import type { Services } from "../../services.ts";
import { no, type Reply } from "../http/reply.ts";
import type { Guest } from "../http/route.ts";

type Run<B, Q> = (visit: Guest<B, Q>) => Promise<Reply>;
type RunInside<B, Q> = (visit: Guest<B, Q>, membership: Membership) => Promise<Reply> | Reply;

export function inGuild<B, Q>({ guilds }: Services, run: RunInside<B, Q>): Run<B, Q> {
  return async (visit) => {
    const membership = await guilds.membership(visit.params["id"] ?? "", visit.session.person);
    return membership === null ? no(404, "no-such-guild") : run(visit, membership);
  };
}

export function leading<B, Q>(services: Services, run: RunInside<B, Q>): Run<B, Q> {
  return inGuild(services, (visit, membership) =>
    membership.role === "member" ? no(403, "not-yours-to-lead") : run(visit, membership),
  );
}
