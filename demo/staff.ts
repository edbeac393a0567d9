import { hash } from '@node-rs/argon2';
import type { StaffRole } from '@meetingapp/contract/call.ts';
import type { Database } from '@meetingapp/server/db/database.ts';
import { hashToken, newToken } from '@meetingapp/server/http/token.ts';

export interface StaffWish {
  name?: string;
  email?: string;
  password?: string;
  /** On the whole society. */
  role?: StaffRole;
  /** On one conference only. */
  conferenceId?: number;
}

export async function buildStaff(db: Database, societyId: number, wish: StaffWish = {}): Promise<number> {
  const row = await db
    .insertInto('staff_member')
    .values({
      society_id: societyId,
      name: wish.name ?? '程望舒',
      email: (wish.email ?? 'owner@example.org').toLowerCase(),
      password_hash: await hash(wish.password ?? 'Meeting-2027'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('staff_grant')
    .values({ staff_id: row.id, conference_id: wish.conferenceId ?? null, role: wish.role ?? 'owner' })
    .execute();
  return row.id;
}

/** A log-in of a staff member, as the `token` header carries it. */
export async function buildStaffToken(db: Database, staffId: number, now = new Date()): Promise<string> {
  const token = newToken();
  await db
    .insertInto('access_token')
    .values({
      hash: hashToken(token),
      kind: 'staff',
      staff_id: staffId,
      created_at: now,
      used_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
    })
    .execute();
  return token;
}
