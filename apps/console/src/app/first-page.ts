import type { StaffRole } from '@meetingapp/contract/call.ts';
import type { StaffMember } from '@meetingapp/contract/staff/log-in.ts';
import type { PathName } from '../lib/navigation/paths.ts';
import { listedScreens } from './listed-screens.ts';

/** Where people with one duty work, ahead of the order of the navigation. */
const places: Partial<Record<StaffRole, PathName>> = { door: 'checkin', live: 'liveDesk', programme: 'programme' };

/** The page at which a conference opens for a user; null: none of its pages is theirs. */
export function firstPage({ grants }: Pick<StaffMember, 'grants'>, cid: number): PathName | null {
  const held = new Set(grants.filter((grant) => grant.cid === null || grant.cid === cid).map(({ role }) => role));
  const [only] = held;
  const place = held.size === 1 && only !== undefined ? places[only] : undefined;
  return place ?? listedScreens.find(({ roles }) => roles.some((role) => held.has(role)))?.path ?? null;
}
