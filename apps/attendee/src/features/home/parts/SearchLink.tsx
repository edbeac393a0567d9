import type { ReactNode } from 'react';
import { To } from '../../../lib/go.tsx';
import type { Home } from '../blocks/block.ts';
import { hasProgramme } from '../view.ts';

/** Search: in the programme where there is one, else among the conferences. Without words inside it needs a `label`. */
export function SearchLink({ home, label, children }: { home: Home; label?: string; children: ReactNode }) {
  return hasProgramme(home.info) ? (
    <To name="searchList" params={{ cid: home.cid }} aria-label={label}>
      {children}
    </To>
  ) : (
    <To name="index" query={{ find: 1 }} aria-label={label}>
      {children}
    </To>
  );
}
