import { useEffect, useState } from 'react';
import { idbStore } from '../../../lib/storage/idb-store.ts';

const MOST = 8;
const keyOf = (cid: string): string => `searches:${cid}`;

/** Recent searches in a conference, newest first; stored only on this phone. */
export function useRecentSearches(cid: string) {
  'use memo';
  const [words, setWords] = useState<readonly string[]>([]);
  useEffect(() => {
    let wanted = true;
    void idbStore.get<readonly string[]>(keyOf(cid)).then((kept) => wanted && kept && setWords(kept.value));
    return () => {
      wanted = false;
    };
  }, [cid]);
  return {
    words,
    note(typed: string): void {
      const word = typed.trim();
      if (word === '') return;
      const next = [word, ...words.filter((one) => one !== word)].slice(0, MOST);
      setWords(next);
      void idbStore.put(keyOf(cid), next);
    },
    forget(): void {
      setWords([]);
      void idbStore.delete(keyOf(cid));
    },
  };
}
