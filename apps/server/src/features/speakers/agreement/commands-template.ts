import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../../db/connection/transaction.ts';

interface TemplateInput {
  conferenceId: number;
  /** Null: a new one. */
  id: number | null;
  /** 0: a new one. */
  seen: number;
  title: Bilingual;
  body: Bilingual;
  signBy: Date | null;
  retired: boolean;
  now: Date;
}

type Saved = { ok: true; id: number; version: number; number: number } | { ok: false; reason: 'changed_meanwhile' };

/** Saves a template. A changed text becomes the next version; documents that exist keep theirs. */
export const saveTemplate = (db: Database, input: TemplateInput): Promise<Saved> =>
  inTransaction(db, (transaction) => saveLocked(transaction, input));

async function saveLocked(transaction: DatabaseTransaction, input: TemplateInput): Promise<Saved> {
  const { conferenceId, id, seen, title, body, signBy, retired, now } = input;
  const values = { sign_by: signBy, retired_at: retired ? now : null };
  const text = { title: JSON.stringify(title), body: JSON.stringify(body), saved_at: now };
  if (id === null) {
    const made = await transaction
      .insertInto('speaker_template')
      .values({ ...values, conference_id: conferenceId })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('speaker_template_text')
      .values({ ...text, template_id: made.id, number: 1 })
      .execute();
    return { ok: true, ...made, number: 1 };
  }
  const row = await transaction
    .selectFrom('speaker_template')
    .select(['version', 'retired_at'])
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .forUpdate()
    .executeTakeFirst();
  if (row?.version !== seen) return { ok: false, reason: 'changed_meanwhile' };
  const newest = await transaction
    .selectFrom('speaker_template_text')
    .select(['number', 'title', 'body'])
    .where('template_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const version = seen + 1;
  await transaction
    .updateTable('speaker_template')
    .set({ ...values, retired_at: retired ? (row.retired_at ?? now) : null, version })
    .where('id', '=', id)
    .execute();
  if (isSame(newest.title, title) && isSame(newest.body, body)) return { ok: true, id, version, number: newest.number };
  const number = newest.number + 1;
  await transaction
    .insertInto('speaker_template_text')
    .values({ ...text, template_id: id, number })
    .execute();
  return { ok: true, id, version, number };
}

const isSame = (one: Bilingual, other: Bilingual): boolean => one.zh === other.zh && one.en === other.en;
