/** A new table: the terms, fixed once the first card is dealt. */
import { gameName } from "../../games/game-words.ts";
import type { JSX } from "preact";
import type { GuildCard } from "#table/talk/guild.ts";
import type { CardSet } from "#table/talk/lobby.ts";
import { hasHall } from "../../edition/edition.ts";
import type { GameCard } from "../../games/list.ts";
import { useScreen, type LoadedScreen } from "../../games/use-screen.ts";
import { Button } from "../../pieces/button.tsx";
import { Segments } from "../../pieces/segments.tsx";
import { Sheet } from "../../pieces/sheet.tsx";
import { language } from "../../settings/settings.ts";
import { words } from "../../words/words.ts";
import { CardSets, useCardSets } from "./card-sets.tsx";
import { PeopleOrBots, SeatCount } from "./company.tsx";
import { HouseRules } from "./house-rules.tsx";
import { LinkTerms } from "./link-terms.tsx";
import { openByLink, openHere, openNear } from "./open-table.ts";
import { useWishes, type TablePlace, type Wishes } from "./wishes.ts";
import "./terms.css";

interface CreateProps {
  readonly card: GameCard;
  /** The guild it is opened in. */
  readonly guild?: GuildCard;
  readonly close: () => void;
}

export function CreateSheet({ card, guild, close }: CreateProps): JSX.Element {
  const loaded = useScreen(card.id);
  const wishes = useWishes(card, guild ?? null);
  const sets = useCardSets(card.id);
  return (
    <Sheet title={words.value.create.titleOf(gameName(card.id))} close={close}>
      {loaded ? (
        <Terms card={card} loaded={loaded} wishes={wishes} sets={sets} close={close} />
      ) : (
        <p>{words.value.loading}</p>
      )}
    </Sheet>
  );
}

interface TermsProps {
  readonly card: GameCard;
  readonly loaded: LoadedScreen;
  readonly wishes: Wishes;
  readonly sets: readonly CardSet[];
  readonly close: () => void;
}

function Terms({ card, loaded, wishes, sets, close }: TermsProps): JSX.Element {
  const w = words.value.create;
  const levels = loaded.screen.bots(loaded.words);
  const onDevice = wishes.where.value === "device";
  const byLink = wishes.where.value === "link";
  const openTable = (): Promise<void> => {
    if (byLink) return openByLink(card, wishes, levels, close);
    return onDevice ? openHere(card, wishes, levels) : openNear(card, wishes, levels, close);
  };
  return (
    <>
      {wishes.guild === null && <Where wishes={wishes} secrets={loaded.screen.hasSecrets} />}
      {card.seats.min < card.seats.max && <SeatCount card={card} wishes={wishes} />}
      {levels.length > 0 && <PeopleOrBots wishes={wishes} levels={levels} />}
      {byLink && <LinkTerms wishes={wishes} hurries={levels.length > 0} />}
      <Content loaded={loaded} wishes={wishes} />
      {sets.length > 0 && byLink && <CardSets sets={sets} wishes={wishes} />}
      <HouseRules
        loaded={loaded}
        seats={wishes.seats.value}
        options={wishes.options.value}
        change={(id, value) => {
          wishes.options.value = { ...wishes.options.value, [id]: value };
        }}
      />
      {loaded.screen.analysis && <CoachSwitch wishes={wishes} />}
      <div class="sheet-foot">
        <Button tone="lamp" wide press={() => void openTable()}>
          {onDevice ? startText(card) : w.open}
        </Button>
      </div>
    </>
  );
}

/** Where nothing is dealt, one begins. */
function startText({ begins }: GameCard): string {
  return begins === "with-bots" ? words.value.create.start : words.value.lobby.begin;
}

function Where({ wishes: { where }, secrets }: { wishes: Wishes; secrets: boolean }): JSX.Element {
  const w = words.value.create;
  const hints: Readonly<Record<TablePlace, string | undefined>> = {
    link: undefined,
    device: w.onDeviceHint(secrets, isSecureContext),
    near: secrets ? `${w.nearHint} ${w.nearSecrets}` : w.nearHint,
  };
  return (
    <Segments
      label={w.where}
      value={where.value}
      choices={[
        ...(hasHall ? [{ value: "link" as const, text: w.byLink }] : []),
        { value: "device", text: w.onDevice },
        { value: "near", text: w.near },
      ]}
      hint={hints[where.value]}
      change={(value) => {
        where.value = value;
      }}
    />
  );
}

/** What a game asks for beyond its options: two armies, say. */
function Content({
  loaded: { screen, words: gameWords },
  wishes: { content },
}: Pick<TermsProps, "loaded" | "wishes">): JSX.Element | null {
  if (!screen.Content) return null;
  return (
    <screen.Content
      words={gameWords}
      language={language.value}
      content={content.value}
      change={(chosen) => {
        content.value = chosen;
      }}
    />
  );
}

export function CoachSwitch({ wishes: { coach } }: { wishes: Wishes }): JSX.Element {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={coach.value}
        onChange={(event) => {
          coach.value = event.currentTarget.checked;
        }}
      />
      {words.value.create.coach}
    </label>
  );
}
