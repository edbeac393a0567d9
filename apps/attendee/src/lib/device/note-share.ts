/** Counts that a page was shared. The counter is loaded on demand, so that no screen contains it. */
export function noteShare(link: string): void {
  import('./usage.ts').then(
    ({ noteUsage }) => noteUsage('share', { shareUlr: link }),
    () => undefined,
  );
}
