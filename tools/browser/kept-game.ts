/** A game played here is laid into a browser's own store, as if it had been played there. */
import type { Page as BrowserPage } from "playwright-core";
import type { Header, Page } from "#table/journal/page.ts";

export interface KeptGame {
  readonly header: Header;
  readonly pages: readonly Page[];
}

/** Lays the game into the store of this browser and opens it, without loading the page anew. */
export async function openKept(page: BrowserPage, { header, pages }: KeptGame): Promise<void> {
  await page.evaluate(
    async (game) => {
      const { table } = game.header;
      // A slow page has not made its store yet, and one made here would have no lists in it.
      const isMade = async (): Promise<boolean> =>
        (await indexedDB.databases()).some(({ name }) => name === "guildhall");
      while (!(await isMade())) await new Promise(requestAnimationFrame);
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open("guildhall", 1);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error("no store"));
      });
      const transaction = database.transaction(["headers", "pages"], "readwrite");
      transaction.objectStore("headers").put(game.header, table);
      for (const one of game.pages) transaction.objectStore("pages").put(one, [table, one.version]);
      await new Promise((resolve) => transaction.addEventListener("complete", resolve));
      database.close();
      history.pushState(null, "", `/local/${table}`);
      dispatchEvent(new PopStateEvent("popstate"));
    },
    { header, pages },
  );
}
