import type { Database } from '../../../db/connection/database.ts';

/** Settings of conferences with a deadline ahead, or of one of them. */
export const reminderSettings = (db: Database, now: Date, conferenceId?: number) =>
  db
    .selectFrom('speaker_settings')
    .innerJoin('conference', 'conference.id', 'speaker_settings.conference_id')
    .select([
      'conference_id',
      'society_id',
      'answer_by',
      'remind_days',
      'remind_most',
      'remind_from',
      'remind_until',
      'remind_by',
    ])
    .where('answer_by', '>', now)
    .$if(conferenceId !== undefined, (asked) => asked.where('conference_id', '=', conferenceId ?? 0))
    .orderBy('conference_id')
    .execute();

/** Tasks that wait for a reply after at least one letter. */
export const waitingTasks = (db: Database, conferenceId: number) =>
  db
    .selectFrom('speaker_invitation')
    .select(['expert_id', 'letters', 'written_at'])
    .where('conference_id', '=', conferenceId)
    .where('state', '=', 'none')
    .where('gone_at', 'is', null)
    .where('written_at', 'is not', null)
    .orderBy('expert_id')
    .execute();
