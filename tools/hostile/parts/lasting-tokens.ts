import { demoLogins } from '@meetingapp/demo/seed.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { beginSession } from '@meetingapp/server/db/sessions/sessions.ts';

/** Milliseconds between two repairs of the log-ins. */
const REPAIR_MS = 200;

/** Tokens of a person and an owner of the demo that stay valid although the calls under test end sessions, roles and accounts. */
export async function lastingTokens(db: Database): Promise<{ person: string; owner: string; end: () => void }> {
  const society = await db.selectFrom('society').select('id').orderBy('id').executeTakeFirstOrThrow();
  const identity = await db
    .selectFrom('identity')
    .select('account_id')
    .where('value', '=', demoLogins.registered.email)
    .executeTakeFirstOrThrow();
  const staffId = await buildStaff(db, society.id, { email: 'hostile@example.org' });
  const owner = await buildStaffToken(db, staffId);
  const session = { kind: 'general', accountId: identity.account_id, device: 'hostile', now: new Date() } as const;
  const { tToken: person } = await beginSession(db, session);
  const sessions = await db
    .selectFrom('access_token')
    .selectAll()
    .where('device', 'in', ['hostile', 'built'])
    .execute();
  const repair = async (): Promise<void> => {
    await db.updateTable('staff_member').set({ ended_at: null }).where('id', '=', staffId).execute();
    await db.updateTable('society').set({ second_factor_required: false }).execute();
    await db
      .insertInto('staff_grant')
      .values({ staff_id: staffId, conference_id: null, role: 'owner' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('access_token')
      .values(sessions)
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ ended_at: null }))
      .execute();
  };
  const timer = setInterval(() => void repair().catch(() => undefined), REPAIR_MS);
  return { person, owner, end: () => clearInterval(timer) };
}
