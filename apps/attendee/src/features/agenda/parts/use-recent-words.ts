import { useEffect, useState } from 'react';
import { offlineStore } from '../../../lib/offline-store.ts';

const MOST = 8;
const keyOf = (cid: string): string => `searches:${cid}`;

/** What somebody searched for in a conference before, the newest first; stays on this phone. */
export function useRecentWords(cid: string) {
  'use memo';
  const [words, setWords] = useState<readonly string[]>([]);
  useEffect(() => {
    let wanted = true;
    void offlineStore.get<readonly string[]>(keyOf(cid)).then((kept) => wanted && kept && setWords(kept.value));
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
      void offlineStore.put(keyOf(cid), next);
    },
    forget(): void {
      setWords([]);
      void offlineStore.delete(keyOf(cid));
    },
  };
}
