const han = /\p{Script=Han}/u;

/** A name normalised for comparison: without case, width, spaces and dots; in Latin letters the word order is ignored. */
export function plainName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
  if (han.test(plain)) return plain.replace(/[^\p{L}\p{N}]/gu, '');
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .sort()
    .join(' ');
}

/** True when two names are equal after normalisation; an empty name never matches. */
export const isSameName = (one: string, other: string): boolean =>
  plainName(one) !== '' && plainName(one) === plainName(other);

/** The digits of a phone number, without China's country code. */
export function plainPhone(phone: string): string {
  const digits = phone.normalize('NFKC').replace(/\D/g, '');
  return /^(?:00)?86(1\d{10})$/.exec(digits)?.[1] ?? digits;
}
