import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const VERSION = 1;
const NONCE = 12;
const TAG = 16;

/** Encrypts single fields of the database (AES-256-GCM), so that a copy of the database alone does not reveal them. */
export interface Sealing {
  /** `owner` is the row: a value moved to another row or field does not open. */
  seal(field: string, owner: number, text: string): Buffer;
  /** Null: changed, of another row, or sealed with another secret. */
  open(field: string, owner: number, sealed: Buffer): string | null;
  /** The same for the bytes of a file. */
  sealBytes(field: string, owner: number, bytes: Buffer): Buffer;
  openBytes(field: string, owner: number, sealed: Buffer): Buffer | null;
}

/** The secret lies beside the data and not in the database. */
export function sealing(secret: string): Sealing {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'sealed fields', 32));
  const named = (field: string, owner: number): Buffer => Buffer.from(`${field}:${owner}`);
  const sealer: Pick<Sealing, 'sealBytes' | 'openBytes'> = {
    sealBytes(field, owner, bytes) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG }).setAAD(named(field, owner));
      const content = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return Buffer.concat([Buffer.from([VERSION]), nonce, cipher.getAuthTag(), content]);
    },
    openBytes(field, owner, sealed) {
      if (sealed[0] !== VERSION || sealed.length < 1 + NONCE + TAG) return null;
      const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(1, 1 + NONCE), { authTagLength: TAG });
      decipher.setAAD(named(field, owner)).setAuthTag(sealed.subarray(1 + NONCE, 1 + NONCE + TAG));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(1 + NONCE + TAG)), decipher.final()]);
      } catch {
        return null;
      }
    },
  };
  return {
    ...sealer,
    seal: (field, owner, text) => sealer.sealBytes(field, owner, Buffer.from(text)),
    open: (field, owner, sealed) => sealer.openBytes(field, owner, sealed)?.toString() ?? null,
  };
}
