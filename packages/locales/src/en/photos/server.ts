import type { photosServer as source } from '../../zh/photos/server.ts';
import type { Texts } from '../../texts.ts';

export const photosServer = {
  longest: {
    name: 'Maximiliana Oberhuber-Castellanos',
    affiliation: 'Department of Cardiovascular Medicine, Sahlgrenska University Hospital',
    line: '16 April 10:20, main hall: my talk',
  },
  templates: { 1: 'Speaker, tall', 2: 'Attendee, tall', 3: 'Wide' },
  fields: {
    photo: 'Photo',
    conference: 'Conference',
    otherTitle: 'Conference, other language',
    name: 'Name',
    affiliation: 'Affiliation',
    line: 'Line of text',
    code: 'QR code of the conference',
  },
} as const satisfies Texts<typeof source>;
