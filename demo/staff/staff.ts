import type { StaffRole } from '@meetingapp/contract/call.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { beginSession } from '@meetingapp/server/db/sessions/sessions.ts';
import { hashPassword } from '@meetingapp/server/http/security/passwords.ts';

export interface StaffInput {
  name?: string;
  email?: string;
  password?: string;
  /** Role on the whole society. */
  role?: StaffRole;
  /** Limits the role to one conference. */
  conferenceId?: number;
}

export async function buildStaff(db: Database, societyId: number, wish: StaffInput = {}): Promise<number> {
  const row = await db
    .insertInto('staff_member')
    .values({
      society_id: societyId,
      name: wish.name ?? '程望舒',
      email: (wish.email ?? 'owner@example.org').toLowerCase(),
      password_hash: await hashPassword(wish.password ?? 'Meeting-2027'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('staff_grant')
    .values({ staff_id: row.id, conference_id: wish.conferenceId ?? null, role: wish.role ?? 'owner' })
    .execute();
  return row.id;
}

/** Creates a log-in of a staff member; returns the token as sent in the header. */
export async function buildStaffToken(db: Database, staffId: number, now = new Date()): Promise<string> {
  return (await beginSession(db, { kind: 'staff', staffId, device: 'built', now })).tToken;
}

/** Inserts the demo's staff of the congress, each in another role; they log in with the owner's password. */
export async function seedColleagues(db: Database, societyId: number, conferenceId: number): Promise<void> {
  const colleagues = [
    ['沈一诺', 'organiser'],
    ['罗允', 'finance'],
    ['柳依', 'programme'],
    ['秦朗', 'live'],
    ['门岗一号', 'door'],
    ['魏川', 'reader'],
  ] as const;
  for (const [name, role] of colleagues)
    await buildStaff(db, societyId, {
      name,
      email: `${role}@ecsc.example`,
      password: 'Console-2026',
      role,
      conferenceId,
    });
}
