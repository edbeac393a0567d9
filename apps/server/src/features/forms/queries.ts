import type { Database } from '../../db/connection/database.ts';

/** The draft, with who saved it last; undefined when none was started. */
export const findDraft = (db: Database, conferenceId: number) =>
  db
    .selectFrom('form_draft')
    .innerJoin('staff_member', 'staff_member.id', 'form_draft.saved_by')
    .select(['revision', 'fields', 'based_on', 'saved_at', 'staff_member.name as saved_by'])
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
export type DraftRow = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

export const findConference = (db: Database, conferenceId: number) =>
  db.selectFrom('conference').select(['title', 'flow', 'brand']).where('id', '=', conferenceId).executeTakeFirst();

/** All versions, newest first, each with its fields and the number of live registrations answered under it. */
export async function findVersions(db: Database, conferenceId: number) {
  const versions = await db
    .selectFrom('form_version')
    .leftJoin('staff_member', 'staff_member.id', 'form_version.published_by')
    .select((column) => [
      'form_version.id',
      'number',
      'published_at',
      'staff_member.name as published_by',
      column
        .selectFrom('registration')
        .select((count) => count.fn.countAll<number>().as('count'))
        // Uses the index by conference, because registrations have none by version.
        .whereRef('registration.conference_id', '=', 'form_version.conference_id')
        .whereRef('registration.form_version_id', '=', 'form_version.id')
        .where('state', 'in', ['submitted', 'approved', 'confirmed', 'attended'])
        .as('registrations'),
    ])
    .where('conference_id', '=', conferenceId)
    .orderBy('number', 'desc')
    .execute();
  const ids = versions.map(({ id }) => id);
  const fields = await db
    .selectFrom('form_field')
    .selectAll()
    .where('form_version_id', 'in', ids.length > 0 ? ids : [0])
    .orderBy('position')
    .execute();
  return versions.map((version) => ({
    ...version,
    fields: fields.filter((field) => field.form_version_id === version.id),
  }));
}
export type VersionRow = Awaited<ReturnType<typeof findVersions>>[number];
