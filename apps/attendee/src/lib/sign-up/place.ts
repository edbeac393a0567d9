import { use } from 'react';
import { PageContext } from '../page.ts';
import { useSession } from '../session.ts';
import { stored } from '../stored.ts';

/** Which registration the wizard is about. It stands in the address, so that reloads, two tabs and the back button keep it. */
export interface SignUpPlace {
  /** Empty when no conference is known. */
  cid: string;
  /** Another person's registration by the same account (S115). */
  adding: boolean;
  /** A registration that exists already, opened from a list. */
  reg: string | null;
  /** The group that this person joins, as it stands in the link; empty: none. */
  group: string;
  /** Goes along to the next step. */
  query: Readonly<Record<string, string>>;
  /** Under which the draft is kept. */
  draftKey: string;
}

export function placeOf(cid: string, adding: boolean, reg: string | null, group = ''): SignUpPlace {
  const query = { ...(cid && { cid }), ...(adding && { add: '1' }), ...(reg && { reg }), ...(group && { group }) };
  return { cid, adding, reg, group, query, draftKey: reg ? `r${reg}` : adding ? `${cid}+` : cid };
}

export function useSignUpPlace(): SignUpPlace {
  const { name, search } = use(PageContext);
  const visited = useSession('cid');
  const adding = search['add'] === '1' || name === 'signAdd';
  return placeOf(
    search['cid'] || visited || stored.get('cid') || '',
    adding,
    search['reg'] || null,
    search['group'] || '',
  );
}
