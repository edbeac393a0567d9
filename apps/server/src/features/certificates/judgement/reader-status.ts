import { gunzipSync } from 'node:zlib';
import { asList, asObject, asText, type Json } from '@meetingapp/domain/certificates/open-badge.ts';

/** An entry of a list of revocations (Bitstring Status List 1.0, 2.1). */
export interface StatusEntry {
  type: string;
  list: string;
  /** Place in the list; -1: malformed. */
  index: number;
}

/** Entries of one credential that are looked at. */
const MOST_ENTRIES = 8;
const purposes = new Set(['revocation', 'suspension']);

/** Where a credential may be revoked or suspended; other entries, such as messages, say nothing about that. */
export const statusEntries = (credential: Json): StatusEntry[] =>
  asList(credential.credentialStatus)
    .slice(0, MOST_ENTRIES)
    .flatMap((value) => {
      const entry = asObject(value);
      const type = asText(entry?.type);
      if (type !== 'BitstringStatusListEntry') return [{ type, list: asText(entry?.id), index: -1 }];
      if (!purposes.has(asText(entry?.statusPurpose))) return [];
      const index = asText(entry?.statusListIndex);
      const list = asText(entry?.statusListCredential);
      return [{ type, list, index: /^\d{1,9}$/.test(index) ? Number(index) : -1 }];
    });

/** Bytes of a list once it is unpacked. */
const LARGEST_LIST = 4 * 1024 * 1024;

/** Whether a place of a list is set; null: the list is malformed or has no such place. */
export function isSet(list: Json, index: number): boolean | null {
  const subject = asObject(asList(list.credentialSubject)[0]);
  const text = asText(subject?.encodedList);
  if (subject?.type !== 'BitstringStatusList' || !text.startsWith('u') || index < 0) return null;
  try {
    const bits = gunzipSync(Buffer.from(text.slice(1), 'base64url'), { maxOutputLength: LARGEST_LIST });
    const byte = bits[index >> 3];
    return byte === undefined ? null : ((byte >> (7 - (index & 7))) & 1) === 1;
  } catch {
    return null;
  }
}
