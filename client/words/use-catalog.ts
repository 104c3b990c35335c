/** Words that only one page needs: fetched with it, again when the language changes. */
import { useEffect, useState } from "preact/hooks";
import type { Language } from "./language.ts";

export type Catalogs<W> = Readonly<Record<Language, () => Promise<W>>>;

/** `null` until they are here. */
export function useCatalog<W>(catalogs: Catalogs<W>, language: Language): W | null {
  const [loaded, arrive] = useState<{ readonly language: Language; readonly words: W } | null>(
    null,
  );
  useEffect(() => {
    let wanted = true;
    void catalogs[language]().then((words) => wanted && arrive({ language, words }));
    return () => {
      wanted = false;
    };
  }, [language]);
  return loaded?.language === language ? loaded.words : null;
}
