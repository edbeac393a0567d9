import { useEffect, useState } from 'react';
import { history } from '../../../lib/navigation/history.ts';
import { useSearch } from '../../../lib/navigation/page.ts';

/** Milliseconds without a key before the address is updated. */
const QUIET_MS = 400;

/** The search input. Starts from the address (`?q=`) and updates it, so that it can be shared and survives a reload. */
export function useSearchWords(): [string, (words: string) => void] {
  const { q = '' } = useSearch();
  const [said, setSaid] = useState(q);
  const [words, setWords] = useState(q);
  if (said !== q) {
    // A kept-alive page was opened again with another search.
    setSaid(q);
    if (q !== '') setWords(q);
  }
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = new URL(location.href);
      if (words === '') address.searchParams.delete('q');
      else address.searchParams.set('q', words);
      // Not through the router: nothing else on the page changes.
      if (address.href !== location.href) history.rename(address.href);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return [words, setWords];
}
