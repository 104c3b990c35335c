/** Which screen stands behind the address. Rare ones come as their own chunk. */
import type { JSX } from "preact";
import { useEffect, useErrorBoundary } from "preact/hooks";
import { pictureIsThere } from "./idle.ts";
import { lazy } from "./lazy.tsx";
import { askingName, myName } from "./lobby/me.ts";
import { NoticeLine } from "./lobby/notice.tsx";
import { Lobby } from "./lobby/lobby.tsx";
import { askEarly } from "./lobby/request.ts";
import { Button } from "./pieces/button.tsx";
import { textToCopy } from "./pieces/copy.ts";
import { ToastList } from "./pieces/toast-list.tsx";
import { isNear, keeperChanges } from "./nearby/near.ts";
import { path } from "./route.ts";
import { hush } from "./speech/announcer.ts";
import { words } from "./words/words.ts";

const CopySheet = lazy(async () => (await import("./pieces/sheets/copy-sheet.tsx")).CopySheet);
const NameSheet = lazy(async () => (await import("./lobby/name-sheet.tsx")).NameSheet);
const TablePage = lazy(async () => (await import("./table/table-page.tsx")).TablePage);
const ScreenPage = lazy(async () => (await import("./big-screen/screen-page.tsx")).ScreenPage);
const RulesPage = lazy(async () => (await import("./rules/rules-page.tsx")).RulesPage);
const GalleryPage = lazy(async () => (await import("./games/gallery-page.tsx")).GalleryPage);
const ExtraPage = lazy(async () => (await import("./games/extra-page.tsx")).ExtraPage);
const SettingsPage = lazy(async () => (await import("./settings/settings-page.tsx")).withWords());
const ClaimPage = lazy(async () => (await import("./settings/claim/claim-page.tsx")).withWords());
const MePage = lazy(async () => (await import("./me/me-page.tsx")).withWords());
const HostPage = lazy(async () => (await import("./host/host-page.tsx")).HostPage);
const GuildHome = lazy(async () => (await import("./guild/guild-page.tsx")).withWords());
const JoinPage = lazy(async () => (await import("./guild/join-page.tsx")).withWords());
const CallLinkPage = lazy(async () => (await import("./calls/link-page.tsx")).withWords());
const HostingPage = lazy(async () => (await import("./host/hosting-page.tsx")).HostingPage);
const FairnessPage = lazy(async () => (await import("./verify/fairness-page.tsx")).FairnessPage);
const JoinNearPage = lazy(async () => (await import("./nearby/guest/join-page.tsx")).JoinNearPage);
const VerifyPage = lazy(async () => (await import("./verify/verify-page.tsx")).VerifyPage);

/** What a page asks of the hall, by its address: asked while its words are still on their way. */
const asks: readonly (readonly [address: RegExp, asked: string])[] = [
  [/^\/$/, "/tables"],
  [/^\/t\/([\w-]+)$/, "/tables/"],
  [/^\/guild\/([\w-]+)$/, "/guilds/"],
  [/^\/me$/, "/me/page"],
];

/** Whoever comes by a link wants the table: its chunk travels beside the words, not after them. */
export function hurryFirstScreen(): void {
  for (const [address, asked] of asks) {
    const [found, id = ""] = address.exec(path.value) ?? [];
    if (found !== undefined && !isNear(id)) askEarly(asked + id);
  }
  if (path.value === "/" && myName.value !== null) askEarly("/tables/mine");
  if (isTable()) void TablePage.fetchEarly();
}

function Screen(): JSX.Element {
  const [, first = "", second = "", third = ""] = path.value.split("/");
  switch (first) {
    case "":
      return <Lobby />;
    case "t":
      if (third === "screen") return <ScreenPage key={path.value} id={second} />;
      return <TablePage key={path.value + keeperChanges.value} id={second} local={false} />;
    case "local":
      return <TablePage key={path.value} id={second} local={!isNear(second)} />;
    case "near":
      return <JoinNearPage />;
    case "rules":
      return <RulesPage key={path.value} game={second} />;
    case "gallery":
      return <GalleryPage key={path.value} game={second} />;
    case "g":
      if (third === "") return <Lobby first={second} />;
      // Beside the other pages of a game, too.
      if (third === "gallery") return <GalleryPage key={path.value} game={second} />;
      return <ExtraPage key={path.value} game={second} page={third} />;
    case "claim":
      return <ClaimPage key={second} code={second} />;
    case "settings":
      return <SettingsPage />;
    case "me":
      return <MePage />;
    case "host":
      return <HostPage />;
    case "guild":
      return <GuildHome key={path.value} id={second} />;
    case "join":
      return <JoinPage key={path.value} invite={second} by={third} />;
    case "calls":
      return <CallLinkPage key={path.value} what={second} token={third} />;
    case "hosting":
      return <HostingPage />;
    case "fairness":
      return <FairnessPage />;
    case "verify":
      return <VerifyPage key={path.value} table={second} />;
    default:
      return (
        <main id="content" class="page">
          <h1>{words.value.notFound}</h1>
          <a href="/">{words.value.backToHall}</a>
        </main>
      );
  }
}

/** A bug in one screen leaves the hall standing: what broke is said, and the way back is one tap. */
function Guarded(): JSX.Element {
  const [bug, forget] = useErrorBoundary((error: unknown) => console.error(error));
  if (bug === undefined) return <Screen />;
  return (
    <main id="content" class="page">
      <h1>{words.value.errors.bug}</h1>
      <Button tone="lamp" press={forget}>
        {words.value.tryAgain}
      </Button>
      <a href="/" onClick={forget}>
        {words.value.backToHall}
      </a>
    </main>
  );
}

/** A table says itself when it is there: its board comes after its page. */
const isTable = (): boolean => /^\/(t|local)\//.test(path.value);

export function App(): JSX.Element {
  useEffect(() => {
    if (!isTable()) pictureIsThere();
  }, [path.value]);
  useEffect(() => hush, [path.value]);
  return (
    <>
      <a class="skip button" href="#content">
        {words.value.skip}
      </a>
      <NoticeLine />
      <Guarded />
      {askingName.value !== null && <NameSheet />}
      {textToCopy.value !== null && <CopySheet />}
      <ToastList />
    </>
  );
}
