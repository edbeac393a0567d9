/** The address as the messenger sees it: without the fragment. */
const bare = (address: string): string => address.split('#')[0] ?? address;

/**
 * Address to sign for the messenger. The web view of iPhones only knows the address with which the page was opened, regardless of
 * later navigation; everywhere else it is the current one.
 */
export function signingAddress(userAgent: string, landing: string, present: string): string {
  return bare(/iphone|ipad|ipod/i.test(userAgent) ? landing : present);
}

/** The alternative address: desktop messengers differ, so a refused signature is retried once with it. */
export function otherAddress(signed: string, landing: string, present: string): string | null {
  const other = [bare(landing), bare(present)].find((address) => address !== signed);
  return other ?? null;
}
