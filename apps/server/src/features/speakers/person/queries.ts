import type { Database } from '../../../db/connection/database.ts';

/** What the programme says about a person. */
export const personOf = (db: Database, expertId: number) =>
  db
    .selectFrom('expert')
    .select(['name', 'affiliation', 'post', 'biography', 'portrait'])
    .where('id', '=', expertId)
    .executeTakeFirstOrThrow();

/** The newest correction of a person. */
export const correctionOf = (db: Database, expertId: number) =>
  db
    .selectFrom('speaker_correction')
    .selectAll()
    .where('expert_id', '=', expertId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
export type CorrectionRow = NonNullable<Awaited<ReturnType<typeof correctionOf>>>;

/** Corrections that wait, oldest first, with the person's entry. */
export const waitingCorrections = (db: Database, conferenceId: number) =>
  db
    .selectFrom('speaker_correction as correction')
    .innerJoin('expert', 'expert.id', 'correction.expert_id')
    .selectAll('correction')
    .select([
      'expert.name as now_name',
      'expert.affiliation as now_affiliation',
      'expert.post as now_post',
      'expert.biography as now_biography',
      'expert.portrait as now_portrait',
    ])
    .where('correction.conference_id', '=', conferenceId)
    .where('correction.state', '=', 'waiting')
    .orderBy('correction.id')
    .execute();
