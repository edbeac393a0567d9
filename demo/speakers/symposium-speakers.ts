import { sql } from 'kysely';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { buildInvitations } from './speakers.ts';

const DAY_MS = 86_400_000;

/** A person comments on every session of a hall: on each day of the symposium, so that tasks are over, under way and to come. */
export async function buildCommentator(
  db: Database,
  { conferenceId, hallId, expertId }: { conferenceId: number; hallId: number; expertId: number },
): Promise<void> {
  await sql`insert into programme_role (expert_id, role, position, session_id)
    select ${expertId}, 'comments', 9, id from programme_session
    where conference_id = ${conferenceId} and hall_id = ${hallId}`.execute(db);
}

/** Tasks of the symposium that runs today, all accepted; those of the person who comments belong to an account. */
export async function seedSymposiumSpeakers(
  db: Database,
  { conferenceId, accountId, name }: { conferenceId: number; accountId: number; name: string },
  now: Date,
): Promise<void> {
  const asked = new Date(now.getTime() - 30 * DAY_MS);
  await buildInvitations(db, conferenceId, asked);
  await db
    .updateTable('speaker_invitation')
    .set({
      state: 'accepted',
      invited_at: asked,
      written_at: asked,
      letters: 1,
      opened_at: asked,
      answered_at: new Date(now.getTime() - 28 * DAY_MS),
    })
    .where('conference_id', '=', conferenceId)
    .execute();
  await db
    .updateTable('expert')
    .set({ account_id: accountId })
    .where('conference_id', '=', conferenceId)
    .where(sql<string>`name ->> 'zh'`, '=', name)
    .execute();
}
