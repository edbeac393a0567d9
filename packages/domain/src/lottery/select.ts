import { md5 } from './md5.ts';

/**
 * The key of RFC 3797, section 4: of each source its numbers in ascending order, each followed by a dot, then a slash. Numbers are
 * decimal without leading zeros.
 */
export const randomKey = (sources: readonly (readonly bigint[])[]): string =>
  sources
    .map((numbers) => `${[...numbers].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0)).join('.')}./`)
    .join('');

const encoder = new TextEncoder();

/**
 * The number that selection `n` (from 1) draws: MD5 of n - 1, the key and n - 1, written as 16 bits in network order. The RFC counts
 * from 0.
 */
export function drawnNumber(key: string, n: number): { hash: string; number: bigint } {
  const index = n - 1;
  const text = encoder.encode(key);
  const bytes = new Uint8Array(text.length + 4);
  bytes.set([index >> 8, index & 255]);
  bytes.set(text, 2);
  bytes.set([index >> 8, index & 255], text.length + 2);
  const hash = md5(bytes);
  return { hash, number: BigInt(`0x${hash}`) };
}

/** RFC 3797: the place, from 0, that selection `n` (from 1) takes of `remaining` entries. */
export const selectedPlace = (key: string, n: number, remaining: number): number =>
  Number(drawnNumber(key, n).number % BigInt(remaining));
