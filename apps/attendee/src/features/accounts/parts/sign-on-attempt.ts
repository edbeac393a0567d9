const KEY = 'signOnAttempt';

/** The log-in at a provider that this tab has begun. It outlives the provider's pages and ends with the tab. */
export const signOnAttempt = {
  keep: (attempt: string): void => sessionStorage.setItem(KEY, attempt),
  /** Null: this tab has begun none, or has used it. */
  take: (): string | null => {
    const attempt = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return attempt;
  },
};
