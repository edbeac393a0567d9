import type { StaffMember } from '@meetingapp/contract/staff/log-in.ts';

type Role = StaffMember['grants'][number]['role'];

/** Staff pages of the phone for one conference, with the roles whose calls answer there. */
const pages = {
  pageflow: ['owner', 'organiser', 'finance', 'programme', 'live', 'door', 'reader'],
  liveData: ['owner', 'organiser', 'finance', 'programme', 'live', 'door', 'reader'],
  editCon: ['owner', 'organiser', 'programme'],
  commentDesk: ['owner', 'organiser', 'programme', 'live'],
} as const satisfies Record<string, readonly Role[]>;

type StaffPageName = keyof typeof pages;

/** The staff pages that this person may open for a conference, in the order in which they are shown. */
export function pagesFor(grants: StaffMember['grants'], cid: number): StaffPageName[] {
  const roles = grants.filter((grant) => grant.cid === null || grant.cid === cid).map((grant) => grant.role);
  const names = Object.keys(pages) as StaffPageName[];
  return names.filter((name) => roles.some((role) => (pages[name] as readonly Role[]).includes(role)));
}
