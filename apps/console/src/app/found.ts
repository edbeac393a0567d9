import { searchCalls } from '@meetingapp/contract/overview/search.ts';
import type { StaffMember } from '@meetingapp/contract/staff/log-in.ts';
import { useDeferredValue } from 'react';
import { hasRole } from '../lib/session/conference.ts';
import { address, paths } from '../lib/navigation/paths.ts';
import { useT } from '../lib/texts/texts.ts';
import { useCall } from '../lib/calls/use-call.ts';
import { listedScreens } from './listed-screens.ts';

export interface Place {
  group: 'pages' | 'conferences' | 'people' | 'orders';
  title: string;
  text: string;
  /** Below `/console`. */
  to: string;
}

/** Results of the command palette: pages at once, everything else when the server answers. */
export function useFound(staff: StaffMember | undefined, cid: number | null, typed: string) {
  const t = useT('console');
  const words = useDeferredValue(typed.trim());
  const { answer, asking } = useCall(searchCalls.search, { cid, words }, { enabled: words.length > 0 });
  const pages: Place[] =
    cid === null
      ? []
      : listedScreens
          .filter(({ roles }) => hasRole(staff, roles, cid))
          .map(({ path, navigation }) => ({
            group: 'pages' as const,
            title: t(`pages.${navigation.text}`),
            text: '',
            to: paths[path].replace('$cid', String(cid)),
          }));
  const own: Place[] = [
    ...pages,
    { group: 'pages', title: t('conferences.title'), text: '', to: paths.conferences },
    { group: 'pages', title: t('account'), text: '', to: paths.account },
  ];
  const found: Place[] = own.filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()));
  if (answer && words !== '') {
    const { conferences, people, orders } = answer;
    for (const { id, ...row } of conferences)
      found.push({ group: 'conferences', ...row, to: address('conference', { cid: id }) });
    for (const { id, ...row } of people)
      found.push({ group: 'people', ...row, to: `${address('registrations', { cid: cid ?? 0 })}?open=${id}` });
    for (const { id, ...row } of orders)
      found.push({ group: 'orders', ...row, to: `${address('orders', { cid: cid ?? 0 })}?open=${id}` });
  }
  return { found, words, asking: asking && words !== '' };
}
