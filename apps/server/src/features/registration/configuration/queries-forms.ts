import type { FormServes } from '@meetingapp/contract/forms.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { sql } from 'kysely';
import { cached, type Configuration } from '../../../db/rows/configuration.ts';
import type { Database } from '../../../db/connection/database.ts';
import { refused } from '../../../db/outcome.ts';
import type { RegistrationRow } from '../record/queries.ts';
import { findForm, loadForm, type FormRow } from './queries.ts';

/** The first registration form, where forms are named by numbers. */
export const FIRST_FORM = 0;

/** A registration form besides the first. */
export interface FurtherForm {
  formId: number;
  title: Bilingual;
  serves: FormServes;
  closed: boolean;
  /** The newest version; null: none is published. */
  form: FormRow | null;
  /** All versions. */
  versionIds: readonly number[];
}

/** The registration forms of a conference besides the first, in the order in which they were made; closed and unpublished ones too. */
export const furtherForms = cached(async (db, conferenceId): Promise<FurtherForm[]> => {
  const rows = await db
    .selectFrom('conference_form')
    .select(['id', 'title', 'serves', 'closed_at'])
    .select(
      sql<number[]>`array(select form_version.id from form_version
        where form_version.form_id = conference_form.id order by number desc)`.as('versions'),
    )
    .where('conference_id', '=', conferenceId)
    .where('purpose', '=', 'registration')
    .orderBy('id')
    .execute();
  return Promise.all(
    rows.map(async ({ id, title, serves, closed_at, versions }) => ({
      formId: id,
      title,
      serves,
      closed: closed_at !== null,
      form: versions[0] === undefined ? null : await loadForm(db, conferenceId, versions[0]),
      versionIds: versions,
    })),
  );
});

/** The registration form to which a version belongs; the first one for a version of any other purpose. */
export const formOfVersion = (further: readonly FurtherForm[], versionId: number): number =>
  further.find(({ versionIds }) => versionIds.includes(versionId))?.formId ?? FIRST_FORM;

export const isOpen = ({ closed, form }: FurtherForm): boolean => !closed && form !== null;

export type AskedForm =
  | {
      ok: true;
      formId: number;
      /** Null: the conference has none yet. */
      form: FormRow | null;
      serves: FormServes;
      further: readonly FurtherForm[];
    }
  | { ok: false; reason: 'form_unknown' | 'form_closed' };

type Answered = Pick<RegistrationRow, 'form_version_id' | 'state'>;

/** States in which a registration keeps its form. */
const kept: readonly string[] = ['submitted', 'approved', 'confirmed', 'attended'];

/**
 * The newest version of the registration form that a person is asked: of a submitted registration always its own, even if it is closed
 * since; otherwise the one that is named, or else that of the draft while it is open, or else the first.
 */
export async function askedForm(
  db: Database,
  conference: Configuration | number,
  wanted: number | null,
  row: Answered | null | undefined,
): Promise<AskedForm> {
  const further = await furtherForms(db, conference);
  const isKept = row ? kept.includes(row.state) : false;
  const meant = isKept || wanted === null ? ownForm(further, row, isKept) : wanted;
  if (meant === FIRST_FORM)
    return { ok: true, formId: FIRST_FORM, form: await findForm(db, conference), serves: 'everybody', further };
  const found = further.find(({ formId }) => formId === meant);
  if (!found) return refused('form_unknown');
  if (!isKept && !isOpen(found)) return refused('form_closed');
  return { ok: true, formId: found.formId, form: found.form, serves: found.serves, further };
}

function ownForm(further: readonly FurtherForm[], row: Answered | null | undefined, isKept: boolean): number {
  const own = row ? formOfVersion(further, row.form_version_id) : FIRST_FORM;
  return isKept || further.some((one) => one.formId === own && isOpen(one)) ? own : FIRST_FORM;
}

/** True for a version of a registration form that is closed. */
export async function isClosedVersion(
  db: Database,
  conference: Configuration | number,
  versionId: number,
): Promise<boolean> {
  const further = await furtherForms(db, conference);
  return further.some(({ versionIds, closed }) => closed && versionIds.includes(versionId));
}
