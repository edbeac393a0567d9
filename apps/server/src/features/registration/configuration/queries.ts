import type { FormPurpose } from '@meetingapp/contract/forms.ts';
import { definitionOf } from '@meetingapp/domain/forms/form-item.ts';
import type { FieldDefinition } from '@meetingapp/domain/registration/field-definition.ts';
import type { Opening } from '@meetingapp/domain/registration/opening.ts';
import { sql } from 'kysely';
import { cached, configurationOf, recentConfigurationOf, type Configuration } from '../../../db/rows/configuration.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { WithLeft } from './queries-left.ts';

/** The current version of a conference's set-up: queried once by callers that read several parts of it. */
export const findConfiguration = (db: Database, conferenceId: number): Promise<Configuration> =>
  configurationOf(db, conferenceId);

/** As `findConfiguration`, for visitors: a version read within the last second, if it has not changed since. */
export const findRecentConfiguration = (db: Database, conferenceId: number): Promise<Configuration> =>
  recentConfigurationOf(db, conferenceId);

/** Everything that the wizard needs about a conference; drafts are excluded. */
export const findSetting = async (db: Database, conference: Configuration | number) => {
  const setting = await settingForStaff(db, conference);
  return setting?.state === 'draft' ? undefined : setting;
};

/** The same in any state, for staff and for messages about what they did. */
export const settingForStaff = cached((db, conferenceId) =>
  db
    .selectFrom('conference')
    .select([
      'id',
      'state',
      'title',
      'zone',
      'starts_on',
      'ends_on',
      'city',
      'venue',
      'brand',
      'currency',
      'currencies',
      'registration_opens_at',
      'registration_closes_at',
      'review',
      'has_invoice',
      'saves_as_one_goes',
      'member_list_id',
      'flow',
      'hold_minutes',
      'offer_hours',
      'refund_policy',
      'change_policy',
      'form_note',
      'form_logo',
      'mobile_tip',
      'rehearsal',
    ])
    .where('id', '=', conferenceId)
    .executeTakeFirst(),
);
export type Setting = NonNullable<Awaited<ReturnType<typeof findSetting>>>;

/**
 * The currency that is chosen for a registration, as it is stored: null is the main one of the conference. Undefined: the conference does
 * not offer it.
 */
export function chosenCurrency(
  { currency, currencies }: { currency: string; currencies: readonly string[] },
  chosen: string,
): string | null | undefined {
  if (chosen === '' || chosen === currency) return null;
  return currencies.includes(chosen) ? chosen : undefined;
}

/** The setting in the currency that a registration has chosen. */
export const settingIn = <S extends { currency: string }>(setting: S, row: { price_currency: string | null }): S =>
  row.price_currency === null ? setting : { ...setting, currency: row.price_currency };

/** Everything that staff need about a conference, drafts included. */
export function settingAtDesk(db: Database, conferenceId: number) {
  return db
    .selectFrom('conference')
    .select(['currency', 'offer_hours', 'change_policy'])
    .where('id', '=', conferenceId)
    .executeTakeFirst();
}

export function openingOf({ state, registration_opens_at, registration_closes_at }: Setting): Opening {
  return { state, opensAt: registration_opens_at, closesAt: registration_closes_at };
}

/** A form version with its fields; the newest of the first registration form when `versionId` is null. */
export async function loadForm(db: Database, conferenceId: number, versionId: number | null) {
  const version = await db
    .selectFrom('form_version')
    .leftJoin('conference_form', 'conference_form.id', 'form_version.form_id')
    .select(['form_version.id', 'conference_form.title'])
    .where('form_version.conference_id', '=', conferenceId)
    .where((where) => (versionId === null ? where('form_id', 'is', null) : where('form_version.id', '=', versionId)))
    .orderBy('number', 'desc')
    .executeTakeFirst();
  if (!version) return null;
  const fields = await db
    .selectFrom('form_field')
    .selectAll()
    .where('form_version_id', '=', version.id)
    .orderBy('position')
    .execute();
  return { versionId: version.id, title: version.title, fields };
}
export type FormRow = NonNullable<Awaited<ReturnType<typeof loadForm>>>;
export type FieldRow = FormRow['fields'][number];

/** Made once for the fields of a form version, which are read once. */
const definitions = new WeakMap<readonly FieldRow[], readonly FieldDefinition[]>();

/** Definitions of the fields for validation, in the form's order, without any translated text. */
export function definitionsOf(fields: readonly FieldRow[]): readonly FieldDefinition[] {
  const known = definitions.get(fields) ?? fields.map((row) => definitionOf(formFieldOf(row)));
  definitions.set(fields, known);
  return known;
}

/** A row in the shape of a form's field. */
export const formFieldOf = ({ show_when: showWhen, settings, ...row }: FieldRow) => ({
  ...row,
  showWhen,
  ...(settings ? { settings } : {}),
});

const newestForm = cached((db, conferenceId) => loadForm(db, conferenceId, null));

/** The fields of a form version; the newest one of the first registration form when `versionId` is null. */
export async function findForm(db: Database, conference: Configuration | number, versionId: number | null = null) {
  const newest = await newestForm(db, conference);
  if (versionId === null || versionId === newest?.versionId) return newest;
  return loadForm(db, typeof conference === 'number' ? conference : conference.conferenceId, versionId);
}

/** Newest version of each open form that staff made, by its id. */
const newestOwnForms = cached(async (db, conferenceId) => {
  const rows = await db
    .selectFrom('form_version')
    .innerJoin('conference_form', 'conference_form.id', 'form_version.form_id')
    .distinctOn('form_version.form_id')
    .select(['form_version.id', 'conference_form.id as form_id', 'conference_form.purpose'])
    .where('form_version.conference_id', '=', conferenceId)
    .where('conference_form.closed_at', 'is', null)
    .orderBy('form_version.form_id')
    .orderBy('number', 'desc')
    .execute();
  return Promise.all(rows.map(async (row) => ({ ...row, form: await loadForm(db, conferenceId, row.id) })));
});

/**
 * The newest version of a form with a purpose: of the one named, otherwise of the first that is open. Null: none is published, or it is
 * closed or has another purpose.
 */
export async function findFormOf(
  db: Database,
  conference: Configuration | number,
  purpose: FormPurpose,
  formId: number | null,
): Promise<FormRow | null> {
  if (purpose === 'registration') return findForm(db, conference);
  const forms = await newestOwnForms(db, conference);
  const found = forms.find((one) => one.purpose === purpose && (formId === null || one.form_id === formId));
  return found?.form ?? null;
}

/** The newest versions of all open forms with a purpose that staff make. */
export async function openFormsOf(db: Database, conference: Configuration | number, purpose: FormPurpose) {
  const forms = await newestOwnForms(db, conference);
  return forms.flatMap((one) => (one.purpose === purpose && one.form ? [{ formId: one.form_id, form: one.form }] : []));
}

/** The branches of a conference, without the units left. */
export const findBranches = cached((db, conferenceId) =>
  db
    .selectFrom('branch')
    .innerJoin('stock', 'stock.id', 'branch.stock_id')
    .select(['branch.id', 'branch.title', 'branch.stock_id', 'stock.size'])
    .where('branch.conference_id', '=', conferenceId)
    .orderBy('branch.position')
    .execute(),
);
export type Branch = Awaited<ReturnType<typeof findBranches>>[number];
export type BranchRow = WithLeft<Branch>;

/** The fee kinds of a conference with their windows, without the units left. */
export const findFees = cached(async (db, conferenceId) => {
  const rows = await db
    .selectFrom('fee_kind')
    .innerJoin('stock', 'stock.id', 'fee_kind.stock_id')
    .select([
      'fee_kind.id',
      'fee_kind.branch_id',
      'fee_kind.title',
      'fee_kind.remark',
      'fee_kind.proof',
      'fee_kind.rule',
      'fee_kind.closed',
      'fee_kind.stock_id',
      'stock.size',
      // The versions of the forms to which it is limited.
      sql<number[] | null>`case when fee_kind.form_ids is not null then array(select id from form_version
        where conference_id = fee_kind.conference_id and coalesce(form_id, 0) = any (fee_kind.form_ids)) end`.as(
        'form_versions',
      ),
    ])
    .where('fee_kind.conference_id', '=', conferenceId)
    .orderBy('fee_kind.position')
    .execute();
  const windows = await db
    .selectFrom('fee_window')
    .select(['fee_kind_id', 'title', 'starts_at', 'ends_at', 'amount', 'prices'])
    .where('fee_kind_id', 'in', rows.length > 0 ? rows.map((row) => row.id) : [0])
    .orderBy('starts_at')
    .execute();
  return rows.map((row) => ({ ...row, windows: windows.filter((window) => window.fee_kind_id === row.id) }));
});
export type Fee = Awaited<ReturnType<typeof findFees>>[number];
export type FeeRow = WithLeft<Fee>;
