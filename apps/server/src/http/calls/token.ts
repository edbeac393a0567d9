import type { StaffRole } from '@meetingapp/contract/call.ts';
import { compiled } from '../../db/connection/compiled.ts';
import type { Database } from '../../db/connection/database.ts';
import { hashToken } from '../../db/sessions/token-hash.ts';
import type { Caller } from './context.ts';
import type { CachedLogIns } from '../security/cached-log-ins.ts';

const USED_EVERY_MS = 10 * 60_000;

/** True when a request says that somebody is logged in. Clients that have logged out may send an empty header. */
export const sendsToken = (token: unknown): boolean => token !== undefined && token !== '';

/** The owner of a valid token; null when it is missing, unknown, ended or expired. */
export async function findCaller(
  db: Database,
  token: unknown,
  now: Date,
  logIns?: CachedLogIns,
): Promise<Caller | null> {
  if (typeof token !== 'string' || token === '' || token.length > 200) return null;
  const hash = hashToken(token);
  const read = () => callerByHash(db, hash, now);
  return logIns ? logIns.get(hash, read) : read();
}

const validToken = compiled((db, { hash, now }: { hash: Buffer; now: Date }) =>
  db
    .selectFrom('access_token')
    .leftJoin('staff_member', 'staff_member.id', 'access_token.staff_id')
    .select(['access_token.account_id', 'access_token.staff_id', 'access_token.used_at', 'staff_member.society_id'])
    .where('access_token.hash', '=', hash)
    .where('access_token.ended_at', 'is', null)
    .where('access_token.expires_at', '>', now)
    .where('staff_member.ended_at', 'is', null),
);

/** As `findCaller`, for a session named by its hash, as in a media cookie. */
export async function callerByHash(db: Database, hash: Buffer, now: Date): Promise<Caller | null> {
  const [row] = await validToken(db, { hash, now });
  if (!row) return null;
  if (now.getTime() - row.used_at.getTime() > USED_EVERY_MS)
    await db.updateTable('access_token').set({ used_at: now }).where('hash', '=', hash).execute();
  const staff =
    row.staff_id !== null && row.society_id !== null
      ? {
          id: row.staff_id,
          societyId: row.society_id,
          grants: await grantsOf(db, row.staff_id),
          factorNeeded: await isFactorNeeded(db, row.staff_id, row.society_id),
        }
      : null;
  return { accountId: row.account_id, staff, tokenHash: hash };
}

async function grantsOf(db: Database, staffId: number) {
  const rows = await db
    .selectFrom('staff_grant')
    .select(['conference_id', 'role'])
    .where('staff_id', '=', staffId)
    .execute();
  return rows.map((row) => ({ conferenceId: row.conference_id, role: row.role as StaffRole }));
}

async function isFactorNeeded(db: Database, staffId: number, societyId: number): Promise<boolean> {
  const row = await db
    .selectFrom('society')
    .select('id')
    .where('id', '=', societyId)
    .where('second_factor_required', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('staff_totp').select('staff_id').where('staff_id', '=', staffId).where('secret', 'is not', null),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('staff_passkey').select('id').where('staff_id', '=', staffId))),
    )
    .executeTakeFirst();
  return row !== undefined;
}
