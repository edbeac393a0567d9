import type { Database } from '../../../db/connection/database.ts';
import { ownFirst } from '../../../db/rows/own-registration.ts';

/** The confirmed registration of an account at a conference; of several, the person's own. */
export async function confirmedRegistration(
  db: Database,
  conferenceId: number,
  accountId: number,
): Promise<number | null> {
  const row = await db
    .selectFrom('registration')
    .select('id')
    .where('conference_id', '=', conferenceId)
    .where('account_id', '=', accountId)
    .where('state', 'in', ['confirmed', 'attended'])
    .orderBy(ownFirst('registration'))
    .orderBy('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** True for an account with a confirmed registration at a conference. */
export const isRegistered = async (db: Database, conferenceId: number, accountId: number): Promise<boolean> =>
  (await confirmedRegistration(db, conferenceId, accountId)) !== null;
