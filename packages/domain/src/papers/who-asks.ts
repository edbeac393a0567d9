const han = /\p{Script=Han}/u;

/** A name as it is compared: without case, width, spaces and dots; in Latin letters also without the order of its words. */
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

/** Whether two wrote the same name; an empty one is nobody's. */
export const isSameName = (one: string, other: string): boolean =>
  plainName(one) !== '' && plainName(one) === plainName(other);

/** The digits of a phone number, without the code of China before it. */
export function plainPhone(phone: string): string {
  const digits = phone.normalize('NFKC').replace(/\D/g, '');
  return /^(?:00)?86(1\d{10})$/.exec(digits)?.[1] ?? digits;
}
