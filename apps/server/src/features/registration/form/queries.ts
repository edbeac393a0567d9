import type { Language } from '@meetingapp/contract/shapes.ts';
import type { FormFault } from '@meetingapp/domain/registration/check-form.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { FieldFault } from '../../../http/calls/refusal.ts';
import { findForm } from '../configuration/queries.ts';

/** Faults of the form with the labels that the person sees. */
export async function formFaults(
  db: Database,
  cid: number,
  faults: readonly FormFault[],
  language: Language,
  formVersionId: number | null = null,
): Promise<FieldFault[]> {
  const form = await findForm(db, cid, formVersionId);
  return faults.map(({ field, reason, limit }) => {
    const label = form?.fields.find((one) => one.code === field)?.label[language];
    return { field, reason, ...(label === undefined ? {} : { label }), ...(limit === undefined ? {} : { limit }) };
  });
}
