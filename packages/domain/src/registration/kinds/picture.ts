import type { FieldKindRules } from '../field-definition.ts';

/** Accepted uploads (V19). The server checks the content, the phone only the declared type. */
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
/** Bytes. */
export const largestPicture = 10 * 1024 * 1024;

/** An uploaded picture; the value is its URL, on this origin or https. */
export const picture: FieldKindRules = {
  hint: 'choose',
  check: (_, value) => {
    const plain = value.length <= 500 && !/[\s\\"'<>]/.test(value);
    return plain && /^(https:\/\/|\/(?!\/))./.test(value) ? null : { reason: 'not_a_picture' };
  },
};

/** Pre-upload check of a picture. Fault names are those of the upload call. */
export function checkPictureFile(file: {
  type: string;
  bytes: number;
}): 'file_kind' | 'file_too_large' | 'file_missing' | null {
  if (file.bytes === 0) return 'file_missing';
  if (!pictureTypes.includes(file.type)) return 'file_kind';
  return file.bytes > largestPicture ? 'file_too_large' : null;
}
