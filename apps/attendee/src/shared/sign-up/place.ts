import { use } from 'react';
import { PageContext } from '../../lib/navigation/page.ts';
import { useSession } from '../../lib/session/session.ts';
import { deviceStorage } from '../../lib/storage/device-storage.ts';

/** Identifies the registration of the wizard. It is in the address, so that reloads, two tabs and Back keep it. */
export interface SignUpPlace {
  /** Empty when no conference is known. */
  cid: string;
  /** True for another person's registration by the same account (S115). */
  adding: boolean;
  /** An existing registration, opened from a list. */
  reg: string | null;
  /** The group that this person joins, as in its link; empty: none. */
  group: string;
  /** Passed on to the next step. */
  query: Readonly<Record<string, string>>;
  /** Key of the draft in storage. */
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
    search['cid'] || visited || deviceStorage.get('cid') || '',
    adding,
    search['reg'] || null,
    search['group'] || '',
  );
}
