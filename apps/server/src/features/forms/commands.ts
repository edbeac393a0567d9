import { sql } from 'kysely';
import type { FormField, FormPurpose, FormServes } from '@meetingapp/contract/forms.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../db/connection/database.ts';
import { inTransaction } from '../../db/connection/transaction.ts';

export interface DraftChange {
  conferenceId: number;
  /** Null: the registration form. */
  formId: number | null;
  staffId: number;
  /** Revision of the draft that the person saw; a change based on another one is refused. */
  revision: number;
  now: Date;
}

/** Columns of the unique index of drafts. */
const oneDraft = sql`conference_id, coalesce(form_id, 0)`;

/** Optimistic lock: null when the revision moved, otherwise the new revision. `fields` null discards the draft. */
export async function writeDraft(
  db: Database,
  { conferenceId, formId, staffId, revision, now }: DraftChange,
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
          .values({ conference_id: conferenceId, form_id: formId, ...values })
          .onConflict((conflict) => conflict.expression(oneDraft).doNothing())
          .returning('revision')
          .executeTakeFirst()
      : await db
          .updateTable('form_draft')
          .set(values)
          .where('conference_id', '=', conferenceId)
          .where('form_id', 'is not distinct from', formId)
          .where('revision', '=', revision)
          .returning('revision')
          .executeTakeFirst();
  return row?.revision ?? null;
}

/** Locks the row of the draft until it is published, so that nobody saves or publishes concurrently. */
export const lockDraft = (
  db: Database,
  { conferenceId, formId, revision }: Pick<DraftChange, 'conferenceId' | 'formId' | 'revision'>,
) =>
  db
    .selectFrom('form_draft')
    .select('fields')
    .where('conference_id', '=', conferenceId)
    .where('form_id', 'is not distinct from', formId)
    .where('revision', '=', revision)
    .forUpdate()
    .executeTakeFirst();

/** Inserts a new version; earlier versions and the answers given under them stay unchanged. */
export async function insertVersion(
  db: Database,
  version: { conferenceId: number; formId: number | null; staffId: number; number: number; now: Date },
  fields: readonly FormField[],
): Promise<void> {
  const { id } = await db
    .insertInto('form_version')
    .values({
      conference_id: version.conferenceId,
      form_id: version.formId,
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
        settings: field.settings ? JSON.stringify(field.settings) : null,
      })),
    )
    .execute();
}

interface NewForm {
  conferenceId: number;
  purpose: FormPurpose;
  title: Bilingual;
  serves: FormServes;
  now: Date;
}

/** A form with no version yet: nobody sees it until it is published. Its draft begins with `fields`. Returns its id. */
export function createForm(
  db: Database,
  { conferenceId, purpose, title, serves, now }: NewForm,
  { fields, staffId }: { fields: readonly FormField[]; staffId: number },
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const { id: formId } = await transaction
      .insertInto('conference_form')
      .values({ conference_id: conferenceId, purpose, title: JSON.stringify(title), serves, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const draft = { conferenceId, formId, staffId, revision: 0, now };
    if (fields.length > 0) await writeDraft(transaction, draft, fields, null);
    return formId;
  });
}

/** Renames a form, or puts it away. False when the conference has no such form. */
export async function changeForm(
  db: Database,
  { conferenceId, formId, title, serves, closed, now }: Omit<NewForm, 'purpose'> & { formId: number; closed: boolean },
): Promise<boolean> {
  const row = await db
    .updateTable('conference_form')
    .set({
      title: JSON.stringify(title),
      serves,
      closed_at: closed ? sql<Date>`coalesce(closed_at, ${now})` : null,
    })
    .where('conference_id', '=', conferenceId)
    .where('id', '=', formId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
