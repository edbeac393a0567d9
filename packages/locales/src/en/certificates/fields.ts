import type { Texts } from '../../texts.ts';
import type { certificatesFields as source } from '../../zh/certificates/fields.ts';

export const certificatesFields: Texts<typeof source> = {
  talkId: 'Lecture',
  english: 'English version',
  templateId: 'Template of the certificate',
  certificateId: 'Certificate',
  layout: 'Page',
  own: 'People make it',
  rule: 'Rule',
  grant: 'Awarded for',
  replace: 'Replacement',
};
