import type { FormField, FormVersion } from '@meetingapp/contract/forms.ts';
import type { VersionRow } from './queries.ts';

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
});

export const presentVersion = (row: VersionRow): FormVersion => ({
  number: row.number,
  registrations: row.registrations ?? 0,
  publishedAt: row.published_at.toISOString(),
  publishedBy: row.published_by ?? '',
  fields: row.fields.map(presentField),
});
