import type { RegistrationFilter } from '@meetingapp/contract/registration/list.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { answerless } from '@meetingapp/domain/registration/field-kinds.ts';
import { groupBy } from '@meetingapp/domain/group-by.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { FieldRow } from '../configuration/queries.ts';
import { listColumns, matching, type ListPlace } from './queries.ts';

export interface AllFields {
  /** Every field of any version of the forms by which people register, each once: the first form before others, newest versions first. */
  columns: { code: string; label: Bilingual }[];
  /** The fields of each version, by version id. */
  byVersion: Map<number, FieldRow[]>;
}

export async function fieldsOfAllForms(db: Database, cid: number): Promise<AllFields> {
  const fields = await db
    .selectFrom('form_field')
    .innerJoin('form_version', 'form_version.id', 'form_field.form_version_id')
    .leftJoin('conference_form', 'conference_form.id', 'form_version.form_id')
    .selectAll('form_field')
    .where('form_version.conference_id', '=', cid)
    .where((where) =>
      where.or([where('form_id', 'is', null), where('conference_form.purpose', 'in', ['registration', 'onsite'])]),
    )
    .where('form_field.kind', 'not in', answerless)
    .orderBy(sql`coalesce(form_version.form_id, 0)`)
    .orderBy('form_version.number', 'desc')
    .orderBy('form_field.position')
    .execute();
  const byVersion = groupBy<FieldRow, number>(fields, (field) => field.form_version_id);
  const columns = new Map<string, Bilingual>();
  for (const field of fields) if (!columns.has(field.code)) columns.set(field.code, field.label);
  return { columns: [...columns].map(([code, label]) => ({ code, label })), byVersion };
}

/** Up to `limit` rows with their answers after an id, in id order. */
export function answersFrom(db: Database, place: ListPlace, filter: RegistrationFilter, after: number, limit: number) {
  return matching(db, place, filter)
    .leftJoin('branch', 'branch.id', 'registration.branch_id')
    .leftJoin('fee_kind', 'fee_kind.id', 'registration.fee_kind_id')
    .innerJoin('form_version', 'form_version.id', 'registration.form_version_id')
    .leftJoin('conference_form', 'conference_form.id', 'form_version.form_id')
    .leftJoin('registration_search', 'registration_search.registration_id', 'registration.id')
    .select(listColumns)
    .select(['registration.form_version_id', 'registration.answers'])
    .where('registration.id', '>', after)
    .orderBy('registration.id')
    .limit(limit)
    .execute();
}
export type ExportRow = Awaited<ReturnType<typeof answersFrom>>[number];

/** The main currency of a conference, and whether it offers others. */
export const currenciesOf = (db: Database, cid: number) =>
  db.selectFrom('conference').select(['currency', 'currencies']).where('id', '=', cid).executeTakeFirstOrThrow();

/** The extras of a conference that somebody has, in the order in which they are offered; those no longer offered too. */
export function extrasInUse(db: Database, cid: number) {
  return db
    .selectFrom('extra')
    .select(['id', 'title'])
    .where('conference_id', '=', cid)
    .where((where) =>
      where.exists(where.selectFrom('registration_extra').select('extra_id').whereRef('extra_id', '=', 'extra.id')),
    )
    .orderBy('position')
    .orderBy('id')
    .execute();
}
export type ExportExtra = Awaited<ReturnType<typeof extrasInUse>>[number];

/** Quantities of extras by registration and extra. */
export async function extraQuantities(db: Database, ids: readonly number[]): Promise<Map<number, Map<number, number>>> {
  const quantities = new Map<number, Map<number, number>>();
  if (ids.length === 0) return quantities;
  const rows = await db
    .selectFrom('registration_extra')
    .select(['registration_id', 'extra_id', 'quantity'])
    .where(sql<boolean>`registration_id = any (${[...ids]}::bigint[])`)
    .execute();
  for (const { registration_id, extra_id, quantity } of rows) {
    const own = quantities.get(registration_id) ?? new Map<number, number>();
    quantities.set(registration_id, own.set(extra_id, quantity));
  }
  return quantities;
}
