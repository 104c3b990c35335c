/** My table: the ledger of my game in this round, opened with both lists, or found open already. */
import * as z from "zod";
import {
  memberOf,
  tournamentOptions,
  type NewUnit,
  type Side,
  type TablePairing,
  type Tournament,
} from "#rules/legion/index.ts";
import type { TableInvitation } from "#table/talk/lobby.ts";
import { newSecret } from "../../../accounts/secrets.ts";
import { inTurn } from "../../../tournament/in-turn.ts";
import { termsFor } from "../../../lobby/terms.ts";
import type { Services } from "../../../services.ts";
import type { TournamentMember } from "../../../store/tournament-port.ts";
import { no, ok, wrongSetup, type Reply } from "../../http/reply.ts";
import { guestRoute, type Route } from "../../http/route.ts";

export function tournamentTableRoutes(services: Services): readonly Route[] {
  const { tournaments } = services;
  const oneAtATime = inTurn();
  return [
    guestRoute({
      method: "post",
      path: "/api/tournaments/:id/rounds/:round/tables/:table",
      who: "person",
      summary:
        "The ledger of a table; its players open it, with both lists and the tournament's rulings",
      body: z.strictObject({}),
      work: "tournament",
      cost: 5,
      answer: "TableMade",
      codes: [
        "no-such-tournament",
        "no-such-table",
        "not-your-table",
        "wrong-setup",
        "too-many-tables",
        "too-fast",
      ],
      async run({ session: { person }, params: { id = "", round = "", table = "" } }) {
        const place = { id, round: Number(round) || 0, table: Number(table) || 0 };
        // Both phones are tapped at the same moment: one of them opens it.
        return oneAtATime(`${id} ${round} ${table}`, async () => {
          const now = await tournaments.look(id);
          if (now === null) return no(404, "no-such-tournament");
          const pairing = pairingAt(now, place);
          if (pairing === undefined || pairing.players[1] === null) return no(404, "no-such-table");
          if (pairing.ledger !== null) return found(pairing.ledger);
          const members = await tournaments.members(id);
          const me = members.find((member) => member.person === person);
          if (me === undefined || !mayOpen(now, pairing, me.number))
            return no(403, "not-your-table");
          return openLedger(services, { now, pairing, members, me, place });
        });
      },
    }),
  ];
}

interface Place {
  readonly id: string;
  readonly round: number;
  readonly table: number;
}

function pairingAt({ rounds }: Tournament, { round, table }: Place): TablePairing | undefined {
  return rounds[round - 1]?.pairings.find((pairing) => pairing.table === table);
}

const found = (id: string): Reply => ok({ id, path: `/t/${id}` } satisfies TableInvitation);

/** A judge may have to look before anybody has opened it. */
function mayOpen(now: Tournament, { players }: TablePairing, number: number): boolean {
  const member = memberOf(now, number);
  return players.includes(number) || member?.judges === true || member?.organises === true;
}

interface Opening {
  readonly now: Tournament;
  readonly pairing: TablePairing;
  readonly members: readonly TournamentMember[];
  readonly me: TournamentMember;
  readonly place: Place;
}

async function openLedger(services: Services, opening: Opening): Promise<Reply> {
  const { now, pairing, members, me, place } = opening;
  const game = services.games.get("legion");
  if (game === undefined) return no(404, "no-such-table");
  const sitters = sittersOf(pairing, members);
  const wanted = {
    game: game.id,
    // Whoever sits beside somebody without a phone writes for both.
    seats: Math.max(1, sitters.length),
    options: tournamentOptions(now.settings),
  };
  const terms = termsFor(game, wanted, await armiesOf(services, opening));
  if (terms.type === "problems") return wrongSetup(terms.problems);
  const host = sitters[0]?.person ?? me.person ?? "";
  const most = services.limits.openTablesPerPerson;
  const made = await services.makeTable(
    game,
    { ...terms.terms, tournament: place },
    host,
    {},
    { open: most, listed: 1 },
  );
  if ("no" in made) return no(409, "too-many-tables", { most });
  const { round, table } = place;
  const opened = { type: "ledger-opened", round, table, ledger: made.table } as const;
  const ledger = await services.tournaments.claim(place.id, me.number, opened, pairing.players);
  // Another copy was first: nobody sits at the table that was made here, and it is forgotten.
  if (ledger === made.table) await seat(services, ledger, sitters);
  return ledger === null ? no(404, "no-such-table") : found(ledger);
}

type Sitter = TournamentMember & { readonly person: string };

/** [LC-TOUR-10] Blue first. */
function sittersOf(
  { players, blue }: TablePairing,
  members: readonly TournamentMember[],
): readonly Sitter[] {
  const order = blue === 0 ? players : players.toReversed();
  return order.flatMap((number) => {
    const member = number === null ? undefined : members[number - 1];
    return member === undefined || member.person === null
      ? []
      : [{ ...member, person: member.person }];
  });
}

/** [LC-TOUR-10] Both lists as they were handed in; `null` where nobody handed one in. */
async function armiesOf(
  { tournamentStore, analyst }: Services,
  { now, pairing: { players, blue }, place, me: { person } }: Opening,
): Promise<unknown> {
  const [one, two] = await Promise.all(
    players.map((number) => tournamentStore.list(place.id, number ?? 0)),
  );
  const [blues = "", reds = ""] = blue === 0 ? [one, two] : [two, one];
  const { edition } = now.settings;
  const read = (text: string, side: Side): Promise<readonly NewUnit[]> =>
    analyst.readList({ type: "army", text, side, edition }, person ?? "");
  const units = [...(await read(blues, "blue")), ...(await read(reds, "red"))];
  return { units, open: true };
}

/** Both sit at once, whoever tapped first: a phone in a pocket holds nobody up. */
async function seat({ tables }: Services, id: string, sitters: readonly Sitter[]): Promise<void> {
  const table = await tables.find(id);
  if (table === null) throw new Error("a table that was just made is gone");
  for (const [at, { person, name }] of sitters.entries())
    await table.ask(
      { id: person, name },
      { type: "sit", id: newSecret(), table: id, seat: at, entropy: "" },
    );
  const [first] = sitters;
  if (first !== undefined)
    await table.ask(
      { id: first.person, name: first.name },
      { type: "start", id: newSecret(), table: id },
    );
}
