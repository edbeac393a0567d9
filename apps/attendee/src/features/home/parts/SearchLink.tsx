import type { ReactNode } from 'react';
import { Link } from '../../../lib/navigation/navigation.tsx';
import type { Home } from '../blocks/block.ts';
import { hasProgramme } from '../view.ts';

/** Link to the search: in the programme once released, else in the list of conferences. Needs a `label` when it contains no text. */
export function SearchLink({ home, label, children }: { home: Home; label?: string; children: ReactNode }) {
  return hasProgramme(home.info) ? (
    <Link name="searchList" params={{ cid: home.cid }} aria-label={label}>
      {children}
    </Link>
  ) : (
    <Link name="index" query={{ find: 1 }} aria-label={label}>
      {children}
    </Link>
  );
}
