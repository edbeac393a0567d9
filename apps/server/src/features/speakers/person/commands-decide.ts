import { bothAsText, textAsHtml } from '@meetingapp/domain/plain-text.ts';
import { cleanRich } from '../../../http/security/clean-html.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { nextVersion } from '../../../db/rows/optimistic-lock.ts';
import { sendToSpeaker, type LetterSurroundings } from '../invitation/commands-letter.ts';
import { conferenceOfLetter, expertsBy } from '../invitation/queries.ts';
import { personOf } from './queries.ts';

interface Decision {
  conferenceId: number;
  id: number;
  seen: number;
  approve: boolean;
  /** Why it is refused. */
  words: string;
}

/** Works an approved correction into the person's entry, or refuses it; notifies the person. */
export const decideCorrection = (
  db: Database,
  { conferenceId, id, seen, approve, words }: Decision,
  around: LetterSurroundings,
): Promise<{ ok: true } | { ok: false; reason: 'not_found' | 'changed_meanwhile' }> =>
  inTransaction(db, async (transaction) => {
    const row = await transaction
      .selectFrom('speaker_correction')
      .selectAll()
      .where('id', '=', id)
      .where('conference_id', '=', conferenceId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return refused('not_found');
    if (row.version !== seen || row.state !== 'waiting') return refused('changed_meanwhile');
    await transaction
      .updateTable('speaker_correction')
      .set({
        state: approve ? 'approved' : 'refused',
        words: approve ? '' : words,
        decided_at: around.now,
        version: nextVersion,
      })
      .where('id', '=', id)
      .execute();
    if (approve) {
      const { biography } = await personOf(transaction, row.expert_id);
      const same = JSON.stringify(bothAsText(biography)) === JSON.stringify(row.biography);
      await transaction
        .updateTable('expert')
        .set({
          name: JSON.stringify(row.name),
          affiliation: JSON.stringify(row.affiliation),
          post: JSON.stringify(row.post),
          // The person writes plain text; formatting by staff stays where they changed nothing.
          ...(same ? {} : { biography: JSON.stringify(cleanRich(textAsHtml(row.biography))) }),
          ...(row.portrait === null ? {} : { portrait: row.portrait }),
          version: nextVersion,
        })
        .where('id', '=', row.expert_id)
        .execute();
    }
    const conference = await conferenceOfLetter(transaction, conferenceId);
    const [expert] = await expertsBy(transaction, [row.expert_id]);
    if (!conference || !expert) return { ok: true };
    await sendToSpeaker(
      transaction,
      expert,
      {
        conferenceId,
        template: approve ? 'speaker_corrected' : 'speaker_correction_refused',
        variables: { name: expert.name, conference: conference.title, ...(approve ? {} : { words }) },
      },
      around,
    );
    return { ok: true };
  });
