/** Counts that a page was shared. What counts comes after all that a person waits for, so no screen carries it. */
export function noteShare(link: string): void {
  import('./usage.ts').then(
    ({ noteUsage }) => noteUsage('share', { shareUlr: link }),
    () => undefined,
  );
}
