import type { FormField, FormVersion, ListedForm } from '@meetingapp/contract/forms.ts';
import { forms as en } from '@meetingapp/locales/en/forms/console.ts';
import { forms as zh } from '@meetingapp/locales/zh/forms/console.ts';
import type { draftedForms, newestVersions, ownForms, VersionRow } from './queries.ts';

const presentField = (row: VersionRow['fields'][number]): FormField => ({
  code: row.code,
  kind: row.kind,
  label: row.label,
  hint: row.hint,
  options: row.options,
  format: row.format,
  pattern: row.pattern,
  required: row.required,
  showWhen: row.show_when,
  ...(row.settings ? { settings: row.settings } : {}),
});

export const presentVersion = (row: VersionRow): FormVersion => ({
  number: row.number,
  registrations: row.registrations ?? 0,
  publishedAt: row.published_at.toISOString(),
  publishedBy: row.published_by ?? '',
  fields: row.fields.map(presentField),
});

type Rows<Query extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Query>>;

/** All forms of a conference, the registration form first. */
export function presentForms(
  forms: Rows<typeof ownForms>,
  versions: Rows<typeof newestVersions>,
  drafts: Rows<typeof draftedForms>,
): ListedForm[] {
  const stateOf = (formId: number | null) => {
    const version = versions.find((one) => one.form_id === formId);
    return {
      formId,
      number: version?.number ?? null,
      fields: Number(version?.fields ?? 0),
      draft: drafts.some((one) => one.form_id === formId),
    };
  };
  const title = { zh: zh.purposes.registration, en: en.purposes.registration };
  return [
    { ...stateOf(null), purpose: 'registration', title, serves: 'everybody', closed: false },
    ...forms.map((row) => ({
      ...stateOf(row.id),
      purpose: row.purpose,
      title: row.title,
      serves: row.serves,
      closed: row.closed_at !== null,
    })),
  ];
}
