import { idbStore } from './idb-store.ts';

/**
 * Answers for the holder of a personal link, who need not have an account: on the phone they are encrypted with a key that is derived
 * from the link. Who picks up the phone, or another person at the computer, reads neither them nor the link.
 */
const KIND = 'sealed';

interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

/** The personal link in the key of an answer; null: the answer is an account's, or the same for everybody. */
export const linkOf = (key: string): string | null => /"linkKey":"([^"]+)"/.exec(key)?.[1] ?? null;

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const digest = (text: string): Promise<ArrayBuffer> => crypto.subtle.digest('SHA-256', bytes(text));
const nameOf = async (key: string): Promise<string> =>
  `${KIND}:${[...new Uint8Array(await digest(`name ${key}`))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
const lockOf = async (link: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', await digest(`seal ${link}`), 'AES-GCM', false, ['encrypt', 'decrypt']);

/** Stores nothing where the page may not encrypt: an address without https. */
export async function sealAnswer(key: string, link: string, answer: object): Promise<void> {
  if (!globalThis.isSecureContext) return;
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await lockOf(link), bytes(JSON.stringify(answer)));
  await idbStore.put(await nameOf(key), { iv, data } satisfies Sealed);
}

/** Null when there is none, or it was not sealed with this link. */
export async function openAnswer(key: string, link: string): Promise<unknown> {
  if (!globalThis.isSecureContext) return null;
  const found = await idbStore.get<Sealed>(await nameOf(key));
  if (!found) return null;
  const { iv, data } = found.value;
  try {
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await lockOf(link), data);
    return JSON.parse(new TextDecoder().decode(opened)) as unknown;
  } catch {
    return null;
  }
}
