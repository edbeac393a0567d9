import { createHash, timingSafeEqual } from 'node:crypto';

/** MD5 as used by the clouds' signatures, over a text that ends or begins with a key; not used for other signatures. */
export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

export function isSameText(given: string, right: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(right);
  return one.length === other.length && timingSafeEqual(one, other);
}
