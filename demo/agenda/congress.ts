import { sql } from 'kysely';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import type { FileStore } from '@meetingapp/server/ports/files/store.ts';
import { buildRelease, buildTalk } from './agenda.ts';
import { both } from '../support/bilingual.ts';
import { momentFrom } from '../support/calendar.ts';
import { seedExperts } from '../people/congress-experts.ts';
import { seedMaterials } from './materials.ts';
import { seedGuests } from '../people/congress-guests.ts';
import { halls, topics, waitingTalks } from './plan.ts';
import type { HallName } from './plan.ts';
import { buildHalls, buildTopics, placeSessions, type Ids } from './placing.ts';
import { wholePlan } from './sessions.ts';

/**
 * The congress's programme: halls, topics, experts, sessions with their talks; released, changed and released again, then with
 * unplaced talks.
 */
export async function seedProgramme(
  db: Database,
  files: FileStore | null,
  conferenceId: number,
  startsOn: string,
  now: Date,
): Promise<void> {
  const hallIds = await buildHalls(db, conferenceId, halls);
  const topicIds = await buildTopics(db, conferenceId, topics);
  const experts = await seedExperts(db, files, conferenceId);
  await placeSessions(db, conferenceId, { sessions: wholePlan(), startsOn, halls: hallIds, topics: topicIds, experts });
  await seedGuests(db, conferenceId, experts);
  if (files) await seedMaterials(db, files, conferenceId);
  await releaseTwice(db, conferenceId, hallIds, now);
  for (const { speaker, ...talk } of waitingTalks)
    await buildTalk(db, conferenceId, { ...talk, parts: [[experts[speaker], 'speaker']] });
}

/** The second release moves one session to another hall, and another to a later time. */
async function releaseTwice(db: Database, conferenceId: number, halls: Ids<HallName>, now: Date): Promise<void> {
  const session = (english: string) =>
    db
      .selectFrom('programme_session')
      .select(['id', 'hall_id', 'starts_at', 'ends_at'])
      .where('conference_id', '=', conferenceId)
      .where(sql`title ->> 'en'`, '=', english)
      .executeTakeFirstOrThrow();
  const change = (id: number, to: { hall_id?: number | null; starts_at?: Date; ends_at?: Date }) =>
    db.updateTable('programme_session').set(to).where('id', '=', id).execute();
  const moved = await session('Pregnancy and heart disease');
  const later = await session('Welcome dinner');
  const earlier = (moment: Date): Date => new Date(moment.getTime() - 1_800_000);
  await change(moved.id, { hall_id: halls.duanqiao });
  await change(later.id, { starts_at: earlier(later.starts_at), ends_at: earlier(later.ends_at) });
  await buildRelease(db, conferenceId, momentFrom(now, -6, '10:00'));
  await change(moved.id, { hall_id: moved.hall_id });
  await change(later.id, { starts_at: later.starts_at, ends_at: later.ends_at });
  await buildRelease(
    db,
    conferenceId,
    now,
    both(
      '妊娠与心脏病改到西溪厅，晚宴推后半小时',
      'Pregnancy and heart disease moves to Xixi Hall; dinner begins half an hour later',
    ),
  );
}
