import type { FormField } from '@meetingapp/contract/forms.ts';
import type { Database } from '../../db/connection/database.ts';

export interface DraftChange {
  conferenceId: number;
  staffId: number;
  /** Revision of the draft that the person saw; a change based on another one is refused. */
  revision: number;
  now: Date;
}

/** Optimistic lock: null when the revision moved, otherwise the new revision. `fields` null discards the draft. */
export async function writeDraft(
  db: Database,
  { conferenceId, staffId, revision, now }: DraftChange,
  fields: readonly FormField[] | null,
  basedOn: number | null,
): Promise<number | null> {
  const values = {
    revision: revision + 1,
    fields: fields === null ? null : JSON.stringify(fields),
    based_on: basedOn,
    saved_by: staffId,
    saved_at: now,
  };
  const row =
    revision === 0
      ? await db
          .insertInto('form_draft')
          .values({ conference_id: conferenceId, ...values })
          .onConflict((conflict) => conflict.column('conference_id').doNothing())
          .returning('revision')
          .executeTakeFirst()
      : await db
          .updateTable('form_draft')
          .set(values)
          .where('conference_id', '=', conferenceId)
          .where('revision', '=', revision)
          .returning('revision')
          .executeTakeFirst();
  return row?.revision ?? null;
}

/** Locks the row of the draft until it is published, so that nobody saves or publishes concurrently. */
export const lockDraft = (db: Database, conferenceId: number, revision: number) =>
  db
    .selectFrom('form_draft')
    .select('fields')
    .where('conference_id', '=', conferenceId)
    .where('revision', '=', revision)
    .forUpdate()
    .executeTakeFirst();

/** Inserts a new version; earlier versions and the answers given under them stay unchanged. */
export async function insertVersion(
  db: Database,
  version: { conferenceId: number; staffId: number; number: number; now: Date },
  fields: readonly FormField[],
): Promise<void> {
  const { id } = await db
    .insertInto('form_version')
    .values({
      conference_id: version.conferenceId,
      number: version.number,
      published_at: version.now,
      published_by: version.staffId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('form_field')
    .values(
      fields.map((field, position) => ({
        form_version_id: id,
        position,
        code: field.code,
        kind: field.kind,
        label: JSON.stringify(field.label),
        hint: JSON.stringify(field.hint),
        options: JSON.stringify(field.options),
        format: field.format,
        pattern: field.pattern,
        required: field.required,
        show_when: field.showWhen === null ? null : JSON.stringify(field.showWhen),
      })),
    )
    .execute();
}
