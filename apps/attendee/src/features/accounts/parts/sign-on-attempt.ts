const KEY = 'signOnAttempt';

/** The log-in at a provider that this tab has begun. It outlives the provider's pages and ends with the tab. */
export const signOnAttempt = {
  keep: (attempt: string): void => sessionStorage.setItem(KEY, attempt),
  /** Null: this tab has begun none, or has used it. */
  read: (): string | null => {
    try {
      return sessionStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  end: (): void => sessionStorage.removeItem(KEY),
};
