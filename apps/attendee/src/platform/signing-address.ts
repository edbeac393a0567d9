/** The address that the messenger knows of a page: without what stands behind #. */
const bare = (address: string): string => address.split('#')[0] ?? address;

/**
 * Which address has to be signed for the messenger. On iPhones the web view knows only the address with which the page was
 * opened, however far one has walked since; everywhere else it is the present one.
 */
export function signingAddress(userAgent: string, landing: string, present: string): string {
  return bare(/iphone|ipad|ipod/i.test(userAgent) ? landing : present);
}

/** The other one of the two: desktop messengers differ among themselves, so a refused signature is tried once with it. */
export function otherAddress(signed: string, landing: string, present: string): string | null {
  const other = [bare(landing), bare(present)].find((address) => address !== signed);
  return other ?? null;
}
