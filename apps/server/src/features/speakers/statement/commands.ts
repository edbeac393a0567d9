import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import type { RecordingConsent } from '@meetingapp/contract/speakers/statement.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { statementText } from './queries.ts';

interface StatementInput {
  conferenceId: number;
  expertId: number;
  /** 0: none was given. */
  seen: number;
  /** Version of the text that the person read. */
  number: number;
  hasInterests: boolean;
  words: string;
  recording: RecordingConsent;
  language: Language;
  now: Date;
}

type Saved = { ok: true; version: number } | { ok: false; reason: 'changed_meanwhile' | 'statement_text_changed' };

/** Serializes the text of a conference and statements about it. */
const lockText = (db: Database, conferenceId: number) =>
  db.selectFrom('conference').select('id').where('id', '=', conferenceId).forKeyShare().execute();

/**
 * Saves what a person states; refused when the text changed while they read it. A statement that is saved already is accepted and
 * changes nothing.
 */
export const saveStatement = (db: Database, input: StatementInput): Promise<Saved> =>
  inTransaction(db, async (transaction): Promise<Saved> => {
    const { conferenceId, expertId, seen, number, hasInterests, words, recording, language, now } = input;
    await lockText(transaction, conferenceId);
    if ((await statementText(transaction, conferenceId)).number !== number) return refused('statement_text_changed');
    const values = {
      has_interests: hasInterests,
      words: hasInterests ? words : '',
      recording,
      number,
      language,
      given_at: now,
    };
    const row =
      seen === 0
        ? await transaction
            .insertInto('speaker_statement')
            .values({ ...values, conference_id: conferenceId, expert_id: expertId })
            .onConflict((conflict) => conflict.doNothing())
            .returning('version')
            .executeTakeFirst()
        : await transaction
            .updateTable('speaker_statement')
            .set({ ...values, version: seen + 1 })
            .where('expert_id', '=', expertId)
            .where('version', '=', seen)
            .returning('version')
            .executeTakeFirst();
    if (row) return { ok: true, version: row.version };
    const { given_at: _, ...stated } = values;
    const saved = await transaction
      .selectFrom('speaker_statement')
      .select('version')
      .where('expert_id', '=', expertId)
      .where((by) => by.and(stated))
      .executeTakeFirst();
    return saved ? { ok: true, version: saved.version } : refused('changed_meanwhile');
  });

interface TextInput {
  conferenceId: number;
  /** Version that the editor saw. */
  seen: number;
  interests: Bilingual;
  recording: Bilingual;
  now: Date;
}

/** Saves the next version of the text; null: another one was saved meanwhile. */
export async function saveStatementText(
  db: Database,
  { conferenceId, seen, interests, recording, now }: TextInput,
): Promise<number | null> {
  const { number } = await statementText(db, conferenceId);
  if (number !== seen) return null;
  const row = await db
    .insertInto('speaker_statement_text')
    .values({
      conference_id: conferenceId,
      number: seen + 1,
      interests: JSON.stringify(interests),
      recording: JSON.stringify(recording),
      saved_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .executeTakeFirst();
  return row?.number ?? null;
}
