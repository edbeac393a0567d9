import type { Database } from '../../db/connection/database.ts';

/** A form that staff made; undefined when the conference has none with this id. */
export const findOwnForm = (db: Database, conferenceId: number, formId: number) =>
  db
    .selectFrom('conference_form')
    .select(['id', 'purpose', 'title', 'serves', 'closed_at'])
    .where('conference_id', '=', conferenceId)
    .where('id', '=', formId)
    .executeTakeFirst();

/** All forms that staff made, with what is published and whether there is a draft. */
export const ownForms = (db: Database, conferenceId: number) =>
  db
    .selectFrom('conference_form')
    .select(['id', 'purpose', 'title', 'serves', 'closed_at'])
    .where('conference_id', '=', conferenceId)
    .orderBy('id')
    .execute();

/** The newest version of each form of a conference, with the number of its fields; `form_id` null is the registration form. */
export const newestVersions = (db: Database, conferenceId: number) =>
  db
    .selectFrom('form_version')
    .distinctOn('form_id')
    .select(['form_id', 'number'])
    .select((column) =>
      column
        .selectFrom('form_field')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('form_field.form_version_id', '=', 'form_version.id')
        .as('fields'),
    )
    .where('conference_id', '=', conferenceId)
    .orderBy('form_id')
    .orderBy('number', 'desc')
    .execute();

/** The forms of a conference that have a draft. */
export const draftedForms = (db: Database, conferenceId: number) =>
  db
    .selectFrom('form_draft')
    .select('form_id')
    .where('conference_id', '=', conferenceId)
    .where('fields', 'is not', null)
    .execute();

/** The draft, with who saved it last; undefined when none was started. */
export const findDraft = (db: Database, conferenceId: number, formId: number | null) =>
  db
    .selectFrom('form_draft')
    .innerJoin('staff_member', 'staff_member.id', 'form_draft.saved_by')
    .select(['revision', 'fields', 'based_on', 'saved_at', 'staff_member.name as saved_by'])
    .where('conference_id', '=', conferenceId)
    .where('form_id', 'is not distinct from', formId)
    .executeTakeFirst();
export type DraftRow = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

export const findConference = (db: Database, conferenceId: number) =>
  db
    .selectFrom('conference')
    .select(['title', 'flow', 'brand', 'zone', 'member_list_id'])
    .where('id', '=', conferenceId)
    .executeTakeFirst();

/** Answers to a registration form (null: the first) of live registrations with an id above `after`, in the order of ids. */
export const answersAfter = (
  db: Database,
  { cid, formId }: { cid: number; formId: number | null },
  after: number,
  limit: number,
) =>
  db
    .selectFrom('registration')
    .select(['id', 'answers', 'number', 'name'])
    .where('conference_id', '=', cid)
    .where('form_version_id', 'in', (query) =>
      query
        .selectFrom('form_version')
        .select('form_version.id')
        .where('conference_id', '=', cid)
        .where('form_id', 'is not distinct from', formId),
    )
    .where('id', '>', after)
    .where('state', 'in', ['submitted', 'approved', 'confirmed', 'attended'])
    .orderBy('id')
    .limit(limit)
    .execute();

/** All versions, newest first, each with its fields and the number of live registrations answered under it. */
export async function findVersions(db: Database, conferenceId: number, formId: number | null) {
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
    .where('form_id', 'is not distinct from', formId)
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
