import type { Texts } from '../../texts.ts';
import type { certificatesFields as source } from '../../zh/certificates/fields.ts';

export const certificatesFields: Texts<typeof source> = {
  english: 'English version',
  templateId: 'Template of the certificate',
  certificateId: 'Certificate',
  layout: 'Page',
  own: 'People make it',
  grant: 'Awarded for',
  automatic: 'Issue every hour',
  unit: 'Unit',
  height: 'Height',
  frame: 'Frame',
  frameColour: 'Colour of the frame',
  background: 'Background picture',
  credits: 'Credits',
};
