import { useEffect, useState } from 'react';
import { useSearch } from '../../../lib/page.ts';

/** After so long without a key the address says what is searched for. */
const QUIET_MS = 400;

/** What is typed: the address begins it (`?q=`), and follows, so that it can be passed on and survives a reload. */
export function useTypedWords(): [string, (words: string) => void] {
  const { q = '' } = useSearch();
  const [said, setSaid] = useState(q);
  const [words, setWords] = useState(q);
  if (said !== q) {
    // The page was kept, and is opened again for something else.
    setSaid(q);
    if (q !== '') setWords(q);
  }
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = new URL(location.href);
      if (words === '') address.searchParams.delete('q');
      else address.searchParams.set('q', words);
      // Not by the router: nothing else of the page changes.
      if (address.href !== location.href) window.history.replaceState(window.history.state, '', address);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return [words, setWords];
}
