import * as v from 'valibot';
import { call, staffRoles } from './call.ts';
import { ConferenceCard } from './conference.ts';
import { Id, Nothing } from './shapes.ts';
import { Token } from './accounts.ts';

export const StaffMember = v.object({
  id: Id,
  name: v.string(),
  email: v.string(),
  grants: v.array(v.object({ cid: v.nullable(Id), role: v.picklist(staffRoles) })),
});
export type StaffMember = v.InferOutput<typeof StaffMember>;

export const staffCalls = {
  login: call({
    path: '/medapp/api/staff/login',
    who: 'anyone',
    effect: 'write',
    body: v.object({ email: v.pipe(v.string(), v.trim(), v.email()), password: v.pipe(v.string(), v.maxLength(128)) }),
    answer: v.object({ staff: StaffMember, token: Token }),
    errors: ['password_wrong', 'account_locked'],
  }),
  me: call({
    path: '/medapp/api/staff/me',
    who: { staff: staffRoles },
    effect: 'read',
    body: v.object({}),
    answer: v.object({ staff: StaffMember }),
    errors: [],
  }),
  logout: call({
    path: '/medapp/api/staff/logout',
    who: { staff: staffRoles },
    effect: 'write',
    body: v.object({}),
    answer: Nothing,
    errors: [],
  }),
  /** The conferences that this staff member has a role in, drafts too. */
  conferences: call({
    path: '/medapp/api/staff/conferences',
    who: { staff: staffRoles },
    effect: 'read',
    body: v.object({ words: v.optional(v.pipe(v.string(), v.maxLength(60)), '') }),
    answer: v.object({
      conferences: v.array(
        v.object({
          ...ConferenceCard.entries,
          state: v.picklist(['draft', 'published', 'closed', 'stopped']),
          registrations: v.number(),
          confirmed: v.number(),
        }),
      ),
    }),
    errors: [],
  }),
} as const;
