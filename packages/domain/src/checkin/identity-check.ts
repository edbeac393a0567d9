/** Fewest characters of a number that say who somebody is. */
export const LEAST_IDENTITY = 4;

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s().+-]/g, '')
    .toUpperCase();

/** True when what a person said, or what a card reader typed, is the end of a number that they registered with, or all of it. */
export function identityAgrees(typed: string, registered: readonly string[]): boolean {
  const end = plain(typed);
  return end.length >= LEAST_IDENTITY && registered.some((number) => plain(number).endsWith(end));
}
