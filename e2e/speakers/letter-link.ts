/** The letter's link on the product of this run. */
export const linkBelow = (link: string): string => {
  const { pathname, search } = new URL(link);
  return `${process.env['E2E_URL'] ?? ''}${pathname}${search}`;
};
