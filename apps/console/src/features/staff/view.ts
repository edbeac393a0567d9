import { backAddress } from '@meetingapp/domain/accounts/back-address.ts';
import type { StaffRole } from '@meetingapp/contract/call.ts';
import type { RightsArea, RightsAreaName } from '@meetingapp/contract/staff/people.ts';
import type { FieldRule } from '../../lib/plain/field-rules.ts';

/** Rules of an e-mail field. */
export const emailRules = (empty: string, wrong: string): FieldRule[] => [
  { required: true, message: empty },
  { pattern: /^\s*[\w.+-]+@[\w-]+(\.[\w-]+)+\s*$/, message: wrong },
];

/** Where a person goes after the log-in: the page in `back` of the log-in page's search, which lies in the console; else the first. */
export const addressAfter = (search: string): string =>
  backAddress(new URLSearchParams(search).get('back') ?? '', location.origin) ?? '/';

/**
 * Areas with the calls that contain every word in their name, path or the area's title, and that the role may make. An area's own row
 * stays whole: it says what the roles may do in all of it.
 */
export function findRights(
  areas: readonly RightsArea[],
  wish: { words: string; role: StaffRole | null; title: (area: RightsAreaName) => string },
): RightsArea[] {
  const wanted = wish.words.toLowerCase().split(/\s+/).filter(Boolean);
  return areas.flatMap((area) => {
    const title = wish.title(area.area).toLowerCase();
    const actions = area.actions.filter(({ name, path, roles }) => {
      const text = `${title} ${name} ${path}`.toLowerCase();
      return wanted.every((word) => text.includes(word)) && (wish.role === null || roles.includes(wish.role));
    });
    return actions.length === 0 ? [] : [{ ...area, actions }];
  });
}
