import type { PlacedField } from '@meetingapp/domain/layout/place-layout.ts';

/** False for a place for a picture that is not there, such as a logo without a sponsor: nothing is printed there. */
export const hasPicture = (field: PlacedField): boolean =>
  field.kind !== 'picture' || /^(?:\/|data:image\/)/.test(field.picture);
