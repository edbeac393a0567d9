import { useEffect } from 'react';
import { afterFirstPaint } from '../rendering/after-first-paint.ts';
import { history } from './history.ts';
import { useSearch } from './page.ts';

/**
 * Writes the conference of a page into an address that names none, once an answer tells which it is: its colours, its state and the
 * links of the page follow from the address. Not among what a page needs at first.
 * @param cid undefined while it is unknown
 */
export function useNamedConference(cid: number | string | undefined): void {
  const named = useSearch()['cid'] !== undefined;
  useEffect(() => {
    if (named || cid === undefined) return undefined;
    let left = false;
    const { pathname } = location;
    void afterFirstPaint().then(() => {
      // Another page may be loading while this one still shows.
      if (left || location.pathname !== pathname) return;
      const here = new URL(location.href);
      here.searchParams.set('cid', String(cid));
      history.replace(here.pathname + here.search + here.hash);
    });
    return () => {
      left = true;
    };
  }, [named, cid]);
}
