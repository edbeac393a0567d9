import type { FieldKindRules } from '../field-item.ts';
import { oneValue } from './one-value.ts';

/** What may be uploaded (V19). The server looks into the file; the phone goes by what the file says of itself. */
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
export const largestPicture = 10 * 1024 * 1024;

/** A picture that was uploaded; the value is its address, on our own origin or over https. */
export const picture: FieldKindRules = {
  ...oneValue,
  hint: 'choose',
  check: (_, value) => {
    const plain = value.length <= 500 && !/[\s\\"'<>]/.test(value);
    return plain && /^(https:\/\/|\/(?!\/))./.test(value) ? null : { reason: 'not_a_picture' };
  },
};

/** Before an upload: is this a picture we take? Names are those of the refusals of the upload call. */
export function checkPictureFile(file: {
  type: string;
  bytes: number;
}): 'file_kind' | 'file_too_large' | 'file_missing' | null {
  if (file.bytes === 0) return 'file_missing';
  if (!pictureTypes.includes(file.type)) return 'file_kind';
  return file.bytes > largestPicture ? 'file_too_large' : null;
}
