import { sql } from 'kysely';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { AVATAR_SIDE } from '@meetingapp/domain/photos/template-sizes.ts';
import { fileKey } from '@meetingapp/domain/files/stored-address.ts';
import type { Database } from '../../db/connection/database.ts';
import { inTransaction } from '../../db/connection/transaction.ts';
import { pictureSize } from '../../ports/files/picture.ts';
import type { FileStore } from '../../ports/files/store.ts';
import { isOwnPicture } from '../files/queries.ts';
import { barOf, personOf, type Bar } from './queries.ts';

interface Introduction {
  conferenceId: number;
  accountId: number;
  /** Address of an own upload. */
  avatar: string;
  text: string;
  language: Language;
  now: Date;
}

/** V15: true for an own upload of exactly 120 x 120 pixels. */
export async function isOwnAvatar(
  db: Database,
  files: FileStore,
  accountId: number,
  avatar: string,
): Promise<'ok' | 'not_own' | 'size'> {
  const key = fileKey(avatar);
  if (key === null || !(await isOwnPicture(db, accountId, avatar))) return 'not_own';
  const size = await pictureSize(files, key);
  return size?.width === AVATAR_SIDE && size.height === AVATAR_SIDE ? 'ok' : 'size';
}

/** Saves an introduction, which then waits for staff, also where an earlier one was released. */
export function introduce(
  db: Database,
  { conferenceId, accountId, avatar, text, language, now }: Introduction,
): Promise<{ ok: true } | { ok: false; reason: Bar }> {
  return inTransaction(db, async (transaction) => {
    const bar = await barOf(transaction, conferenceId, accountId);
    if (bar !== null) return { ok: false, reason: bar };
    const person = await personOf(transaction, conferenceId, accountId, language);
    const values = { ...person, avatar, body: text, language, state: 'waiting' as const, reason: '', at: now };
    await transaction
      .insertInto('introduction')
      .values({ conference_id: conferenceId, account_id: accountId, ...values })
      .onConflict((known) => known.columns(['conference_id', 'account_id']).doUpdateSet(values))
      .execute();
    return { ok: true };
  });
}

/** False: there was none. */
export async function withdrawIntroduction(db: Database, conferenceId: number, accountId: number): Promise<boolean> {
  const gone = await sql`delete from introduction where conference_id = ${conferenceId} and account_id = ${accountId}
    returning id`.execute(db);
  return gone.rows.length > 0;
}
