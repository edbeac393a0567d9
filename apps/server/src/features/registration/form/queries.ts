import type { Language } from '@meetingapp/contract/shapes.ts';
import type { FormFault } from '@meetingapp/domain/registration/check-form.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { FieldFault } from '../../../http/calls/refusal.ts';
import { askedForm } from '../configuration/queries-forms.ts';
import { findForm, type FormRow } from '../configuration/queries.ts';

/** Faults of the form with the labels that the person sees. */
export async function formFaults(
  db: Database,
  cid: number,
  faults: readonly FormFault[],
  language: Language,
  formVersionId: number | null = null,
): Promise<FieldFault[]> {
  return labelFaults(await findForm(db, cid, formVersionId), faults, language);
}

/** The same for a form that is at hand. */
export function labelFaults(form: FormRow | null, faults: readonly FormFault[], language: Language): FieldFault[] {
  return faults.map(({ field, reason, limit }) => {
    const label = form?.fields.find((one) => one.code === field)?.label[language];
    return { field, reason, ...(label === undefined ? {} : { label }), ...(limit === undefined ? {} : { limit }) };
  });
}

/** The registration form that a body names, otherwise the first. */
async function sentForm(db: Database, cid: number, body: unknown): Promise<FormRow | null> {
  const { formId } = body as { formId?: unknown };
  const asked = await askedForm(db, cid, Number(formId ?? 0), null);
  return asked.ok ? asked.form : findForm(db, cid);
}

const ofAnswer = /^(?:input|answers)\.([^.]+)$/;

/** Faults that a body's schema found in answers (`input.identity`), with the labels that the person sees in the form of its conference. */
export async function labelAnswerFaults(
  db: Database,
  body: unknown,
  faults: readonly FieldFault[],
  language: Language,
): Promise<FieldFault[]> {
  const sent = (body as { cid?: unknown } | null)?.cid;
  const cid = typeof sent === 'number' || typeof sent === 'string' ? Number(sent) : Number.NaN;
  if (!Number.isSafeInteger(cid) || !faults.some(({ field }) => ofAnswer.test(field))) return [...faults];
  const form = await sentForm(db, cid, body);
  return faults.map((fault) => {
    const code = ofAnswer.exec(fault.field)?.[1];
    const label = form?.fields.find((one) => one.code === code)?.label[language];
    return label === undefined ? fault : { ...fault, label };
  });
}
