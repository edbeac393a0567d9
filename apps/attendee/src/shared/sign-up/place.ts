import { use } from 'react';
import { PageContext } from '../../lib/navigation/page.ts';
import { useCurrentCid } from '../../lib/session/current-cid.ts';

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
  /** The registration form that the address names, 0 for the first; empty: none. */
  form: string;
  /** Passed on to the next step. */
  query: Readonly<Record<string, string>>;
  /** Key of the draft in storage. */
  draftKey: string;
}

export function placeOf(cid: string, adding: boolean, reg: string | null, group = '', form = ''): SignUpPlace {
  const query = {
    ...(cid && { cid }),
    ...(adding && { add: '1' }),
    ...(reg && { reg }),
    ...(group && { group }),
    ...(form && { form }),
  };
  return { cid, adding, reg, group, form, query, draftKey: reg ? `r${reg}` : adding ? `${cid}+` : cid };
}

export function useSignUpPlace(): SignUpPlace {
  const { name, search } = use(PageContext);
  const cid = useCurrentCid();
  const adding = search['add'] === '1' || name === 'signAdd';
  return placeOf(cid ?? '', adding, search['reg'] || null, search['group'] || '', search['form'] || '');
}
