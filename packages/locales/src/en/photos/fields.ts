import type { photosFields as source } from '../../zh/photos/fields.ts';
import type { Texts } from '../../texts.ts';

export const photosFields = {
  art: 'Background drawing',
  corner: 'Corners of the photo',
  collecting: 'Collection of avatars and introductions',
  stage: 'Stage of review',
  introductionId: 'Avatar and introduction',
  toSpeaker: 'Also on the speaker’s page',
} as const satisfies Texts<typeof source>;
