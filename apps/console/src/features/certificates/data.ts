import type { CertificateRule, CertificateTemplate } from '@meetingapp/contract/certificates/console.ts';
import type { Layout } from '@meetingapp/contract/layout.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { useFieldDraft } from '../../lib/forms/use-field-draft.ts';

export interface TemplateFields {
  title: Bilingual;
  layout: Layout;
  rule: CertificateRule;
  own: boolean;
}

/** A template with the unsaved changes of this device. */
export const useTemplateDraft = (cid: number, { id, title, layout, rule, own }: CertificateTemplate) =>
  useFieldDraft<TemplateFields>(`certificates/${cid}/${id}`, { title, layout, rule, own });
export type TemplateDraft = ReturnType<typeof useTemplateDraft>;
